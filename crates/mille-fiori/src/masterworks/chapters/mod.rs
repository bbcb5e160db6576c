//! The chapters of the expansion's rules.

use super::*;

pub(crate) mod dogaressa_cards;
pub(crate) mod dogate_cards;
pub(crate) mod masterwork_cards;
pub(crate) mod sea_route;
pub(crate) mod setup;
pub(crate) mod shop_window;
pub(crate) mod small_council;
pub(crate) mod turn;
