//! Tables of any game behind one face: notation in, messages of the protocol out.
//!
//! [`AnyTable`] is a [`game::Table`] without its type, as servers and lessons need it: [`open_table`], [`open_position`]
//! and [`open_record`] find the game by its name. Code that must be fast, or that plays by itself, visits the typed game
//! through `catalog` instead.

mod any_table;
mod choices;
mod erased;
mod open;

pub use any_table::{AnyTable, Perspective};
pub use open::{OpenError, open_position, open_record, open_table, option_specs, table_starting_at};
