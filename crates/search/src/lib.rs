//! Computer players for any game, using only the [`game::Game`] trait.
//!
//! | player | how it chooses |
//! |---|---|
//! | [`Policy`] | by a fixed rule, without look-ahead |
//! | [`greedy()`] | by a [`Guide`]'s evaluation of the position after each action |
//! | [`search()`] | by information-set Monte Carlo tree search with a [`Guide`] |
//!
//! [`analyze()`] estimates the value of each choice in points, for human players.
//!
//! All of them take a view and search worlds imagined from it. Only [`forecast()`], which is for reviewing finished
//! games, and [`LuckMeter`], which values draws, take the true state. Knowledge of a particular game is in its
//! [`Guide`]; [`Plain`] is a guide for any game. This crate doesn't depend on any particular game.

mod analysis;
mod budget;
mod exp;
mod forecast;
mod greedy;
mod guide;
mod interrupt;
mod iteration;
mod luck;
mod pace;
mod playouts;
mod policy;
mod report;
mod reward;
mod search;
mod settings;
mod softly;
mod sorting;
mod tree;

pub use analysis::{Analysis, AnalysisBudget, Assessment, analyze, forecast};
pub use budget::Budget;
pub use exp::exp;
pub use forecast::Forecast;
pub use greedy::{GREEDY_WORLDS, greedy};
pub use guide::{Guide, Plain};
pub use interrupt::{Interrupt, system_time};
pub use luck::{LuckEffort, LuckMeter};
pub use pace::{Pace, pace};
pub use playouts::Playouts;
pub use policy::Policy;
pub use report::{ActionStats, Report};
pub use reward::{from_estimate, from_leads, from_result};
pub use search::{Effort, search};
pub use settings::SearchSettings;
