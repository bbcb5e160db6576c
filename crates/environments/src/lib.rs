//! Games as environments for machine learning.
//!
//! | type | use |
//! |---|---|
//! | [`AnySession`] | one game with its history: actions by notation or by clicks, chance, views, records |
//! | [`AnySeen`] | what one viewer knows about a session: its observation, bots' decisions, imagined worlds |
//! | [`AnyMatch`] | a match between bots: every deal in every seating, as numbered games |
//! | [`AnyBatch`] | many games at once, stepped click by click; results are written to the caller's arrays |
//!
//! All of them are type-erased over the games in the catalog; the code behind them is compiled for each game.

mod arena;
mod batch;
mod deal;
mod environment;
mod line_up;
mod observation;
mod opponents;
mod plan;
mod reward;
mod seen;
mod session;

pub use arena::{AnyMatch, Ask, MatchError, MatchPlan, Played, open_match};
pub use batch::{AnyBatch, Autoreset, BatchPlan, IllegalClick, Rows, open_batch};
pub use deal::Deal;
pub use line_up::{Seating, seatings};
pub use observation::{Shape, click_names, layout, shape};
pub use opponents::{Learner, UnknownBot};
pub use plan::PlanError;
pub use reward::{Reward, result};
pub use seen::{AnySeen, Choice, Considered};
pub use session::{AnySession, Clicked, Legal, open_session, replay_session, trace_record};
