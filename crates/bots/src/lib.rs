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
mod opponents;
mod pace;
mod summer_pavilion;
mod weighing;

pub use crate::liguria::{LiguriaFeatures, LiguriaGuide};
pub use crate::mille_fiori::{MilleFioriFeatures, MilleFioriGuide};
pub use crate::summer_pavilion::{SummerPavilionFeatures, SummerPavilionGuide};
pub use analysis::{analyze, forecast};
pub use bot::{Bot, Decision, UnknownBot};
pub use knowledge::{Fitted, Knowledge, NoFeatures};
pub use level::Level;
pub use linear::{FeatureSet, Weight, expected_points};
pub use net::{NET_PARTS, NET_STEP, Net, NetRow, UNITS, net_input_names, net_inputs};
pub use opponents::{Opponent, SUBSTITUTE, opponents};
pub use pace::pace;
pub use search::{Analysis, AnalysisBudget, Forecast, Interrupt, Plain, system_time};
