//! Fits the weights of a linear evaluation to games that a search plays against itself.
//!
//! A game is recorded as its seed and choices ([`Played`]), so features can change without playing again. A fit
//! ([`Fitting`]) replays the games, follows each from one position in which a rollout would end to the next, and
//! solves for the weights whose predictions agree with the predictions and results that follow (LSTD(λ)).
//! [`Training`] alternates between both, beginning with the second version of the guide, which never changes. So the
//! same plan gives the same weights, whatever the guide has learned since.
//!
//! A small net can then be fitted to what the linear evaluation misses ([`NetFitting`]).

mod fit;
mod linear_system;
mod net;
mod play;
mod played;
mod replay;
mod training;
mod trajectory;

pub use fit::{Fit, FitPlan, Fitting};
pub use net::{NetErrors, NetFit, NetFitting};
pub use play::{Player, play};
pub use played::{Played, PlayedError};
pub use training::{Plan, Training};
