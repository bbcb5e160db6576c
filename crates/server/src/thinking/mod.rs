//! Shares the processor fairly: all searches on the server run here.
//!
//! A job has an [`Owner`], which is charged for it, and a [`Kind`], which determines how long it can wait. `schedule`
//! decides which job runs next, based on the processor time that the owners have used: it is pure and uses neither
//! threads nor clocks. `pool` runs the jobs on a few threads. A running search yields to more urgent jobs between
//! iterations and then resumes where it left off, so its result doesn't depend on other jobs.

mod figures;
mod kind;
mod owner;
mod pool;
mod schedule;
mod shares;

pub(crate) use kind::Kind;
pub(crate) use owner::{Owner, Party, Source};
pub(crate) use pool::{NoResult, ThinkingPool};
