//! Engines: bots named `exec:COMMAND`, which are separate programs that play over their standard input and output.
//!
//! `docs/engines.md` specifies the protocol. A process holds one seat at a time, so that it never sees more than one
//! seat's view of a game; it is started once and reused for later games. Anything that goes wrong is a [`Failure`],
//! after which the process is killed.

mod failure;
mod host;
mod process;
mod program;
mod quoting;

pub(crate) use failure::Failure;
pub(crate) use host::Engine;
pub(crate) use program::Program;
pub(crate) use quoting::split_list;
