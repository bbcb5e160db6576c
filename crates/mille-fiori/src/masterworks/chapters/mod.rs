//! One module per chapter of the expansion's rules, with legality and effects.

mod dogaressa_cards;
mod dogate_cards;
mod sea_route;
mod setup;
mod shop_window;
mod small_council;
mod turn;

pub(super) use dogaressa_cards::DogaressaDraw;
pub(super) use setup::masterwork_stack;
pub(super) use small_council::is_valid;
