//! The rules of the toy game, one file per chapter.

mod bidding;
mod using;
