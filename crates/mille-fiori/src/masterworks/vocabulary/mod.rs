//! The terms of the expansion.

use super::*;

pub(crate) mod action;
pub(crate) mod cards;
pub(crate) mod chance;
pub(crate) mod event;
pub(crate) mod piles;
pub(crate) mod reason;
pub(crate) mod refusal;
