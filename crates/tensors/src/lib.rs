//! Encodes games as numbers for machine learning.
//!
//! An [`Encoder`] turns a view into an observation (a fixed number of floats) and numbers the clicks that lead to an
//! action. It sees nothing but the view, so an observation can't contain a secret. [`Layout`] describes an observation
//! field by field, from the same code that writes it. [`Clicks`] builds an action click by click: an autoregressive
//! discrete action space with a mask. [`FlatActions`] numbers whole actions instead, for games with few.
//!
//! `docs/python.md` describes the tensors of each game.

mod clicks;
mod encoder;
mod fill;
mod flat;
mod layout;
mod liguria;
mod mille_fiori;
mod summer_pavilion;

pub use crate::liguria::LiguriaEncoder;
pub use crate::mille_fiori::MilleFioriEncoder;
pub use crate::summer_pavilion::SummerPavilionEncoder;
pub use clicks::{Clicks, Progress};
pub use encoder::{Encoder, Plain};
pub use flat::FlatActions;
pub use layout::{Field, Layout, Sink, Values};
