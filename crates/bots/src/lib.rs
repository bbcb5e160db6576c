//! Named computer opponents, with what each knows about each game.
//!
//! [`Bot`] is what tables, matches and the command line use. A game is known by its [`Guided`]
//! implementation; a bot plays any other game by the rules alone.

mod analysis;
mod bot;
mod guided;
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
pub use guided::Guided;
pub use level::Level;
pub use linear::{Appraisal, Weight, expected_points};
pub use pace::pace;
