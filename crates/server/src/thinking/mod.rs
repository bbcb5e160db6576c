//! Fair use of the processor: everything on the server that searches runs here.
//!
//! A job has an [`Owner`], which is charged for it, and a [`Kind`], which says how long it can wait. `schedule` decides
//! which job runs next, from how much processor time the owners have used: it is pure, and knows neither threads nor
//! clocks. `pool` runs the jobs on a few threads. A running search gives way to more urgent jobs between iterations and
//! then continues where it was, so its result doesn't depend on what else is going on.

mod figures;
mod kind;
mod owner;
mod pool;
mod schedule;
mod shares;

pub(crate) use kind::Kind;
pub(crate) use owner::{Owner, Party, Source};
pub(crate) use pool::{NoResult, ThinkingPool};
