//! Sets of spaces that belong together, for all who judge a position.

pub use crate::citizens::{BASE, COMMONERS_BY_SYMBOL, MIDDLE, NOBLES_BY_SYMBOL, beneath, supports};
pub use crate::houses::VALUES as HOUSES_BY_VALUE;
pub use crate::trade::{column_spaces, row_spaces};
pub use crate::workshops::{MATERIALS, NEIGHBORS};
