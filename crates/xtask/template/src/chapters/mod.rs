//! The rules, one file per chapter: legality and effects.

mod scoring;
mod setup;
mod taking;
