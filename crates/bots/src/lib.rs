//! Named computer opponents, with what each knows about each game.
//!
//! [`Bot`] is what tables, matches and the command line use. Callers pass what it knows of the game ([`Knowledge`]): one of
//! the guides in this crate, or [`Plain`] for a game that has none. The catalog says which.

mod analysis;
mod bot;
mod knowledge;
mod level;
mod liguria;
mod linear;
mod mille_fiori;
mod pace;
mod summer_pavilion;
mod weighing;

pub use crate::liguria::{LiguriaAppraisal, LiguriaGuide};
pub use crate::mille_fiori::{MilleFioriAppraisal, MilleFioriGuide};
pub use crate::summer_pavilion::{SummerPavilionAppraisal, SummerPavilionGuide};
pub use analysis::{Care, analyze, forecast};
pub use bot::{Bot, Decision, UnknownBot};
pub use knowledge::{Fitted, Knowledge};
pub use level::Level;
pub use linear::{Appraisal, Weight, expected_points};
pub use pace::pace;
pub use search::Plain;
