//! The toy game's rules, one file per chapter.

mod bidding;
mod using;
