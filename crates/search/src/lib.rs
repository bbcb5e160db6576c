//! Computer players that know nothing but the contract of a game.
//!
//! | player | how it chooses |
//! |---|---|
//! | [`Policy`] | without thinking |
//! | [`greedy()`] | by what stands on the table after its own action, judged by a [`Guide`] |
//! | [`search()`] | by information-set Monte Carlo tree search, led by a [`Guide`] |
//!
//! [`analyze()`] tells people what each choice is worth, in points.
//!
//! Whoever thinks is handed a view and thinks about worlds imagined from it; no function here takes the
//! true state, but for [`forecast()`], which looks back at games that are over. What is known about one game in particular is in its [`Guide`]; [`Plain`] is the guide of a
//! game that nobody has written one for. This crate names no game.

mod analysis;
mod budget;
mod forecast;
mod greedy;
mod guide;
mod iteration;
mod pace;
mod playouts;
mod policy;
mod report;
mod reward;
mod search;
mod settings;
mod tree;

pub use analysis::{Analysis, Assessed, Inquiry, analyze, forecast};
pub use budget::Budget;
pub use forecast::Forecast;
pub use greedy::{GREEDY_WORLDS, greedy};
pub use guide::{Guide, Plain};
pub use pace::{Pace, pace};
pub use playouts::Playouts;
pub use policy::Policy;
pub use report::{Judged, Report};
pub use reward::{from_estimate, from_result};
pub use search::{Effort, search};
pub use settings::Settings;
