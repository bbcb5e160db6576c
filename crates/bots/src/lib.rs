//! Computer players by name, with evaluations for each game.
//!
//! Tables, matches and the command line use [`Bot`]. Callers supply the knowledge of the game ([`Knowledge`]): one of
//! the guides in this crate, or [`Plain`] for a game without one. The catalog lists each game's guide.

mod analysis;
mod bot;
mod knowledge;
mod level;
mod liguria;
mod linear;
mod mille_fiori;
mod net;
mod pace;
mod summer_pavilion;
mod trainer;
mod weighing;

pub use crate::liguria::{LiguriaFeatures, LiguriaGuide};
pub use crate::mille_fiori::{MilleFioriFeatures, MilleFioriGuide};
pub use crate::summer_pavilion::{SummerPavilionFeatures, SummerPavilionGuide};
pub use analysis::{analyze, forecast};
pub use bot::{Bot, Decision, UnknownBot};
pub use knowledge::{Fitted, Knowledge};
pub use level::Level;
pub use linear::{FeatureSet, Weight, corrected_points, expected_points};
pub use net::{Inputs, Net};
pub use pace::pace;
pub use search::{AnalysisBudget, Interrupt, Plain};
pub use trainer::{Sample, Training, error, train};
