//! Named computer opponents, with what each knows about each game.
//!
//! [`Bot`] is what tables, matches and the command line use. What it knows of a game is said by whoever asks it: a guide
//! of this crate, which the list of games names, or [`Plain`] for a game that is known by its rules alone.

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
