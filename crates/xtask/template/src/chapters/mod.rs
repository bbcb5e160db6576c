//! The rules, one file for each chapter: what is allowed, and what it does.

mod scoring;
mod setup;
mod taking;
