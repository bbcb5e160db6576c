//! Programs that play: bots named `exec:COMMAND`, which answer over their standard input and output.
//!
//! `docs/engines.md` specifies the protocol. A process holds one seat at a time, so that it never sees more than one
//! seat's view of a game; it is started once and reused for later games. Whatever goes wrong with it is a
//! [`Failure`], after which it is ended.

mod failure;
mod host;
mod process;
mod program;
mod quoting;

pub(crate) use failure::Failure;
pub(crate) use host::Engine;
pub(crate) use program::Program;
pub(crate) use quoting::split_list;
