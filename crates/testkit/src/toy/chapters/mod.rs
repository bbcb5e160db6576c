//! The rules of the toy game, one file for each chapter.

mod bidding;
mod using;
