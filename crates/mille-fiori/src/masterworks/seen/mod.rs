//! What is seen of the new board.

use super::*;

#[cfg(feature = "schema")]
pub(crate) mod drawing;
pub(crate) mod position;
pub(crate) mod sketch;
pub(crate) mod view;
