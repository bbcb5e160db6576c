//! Tables of any game behind one interface: notation in, protocol messages out.
//!
//! [`AnyTable`] is a type-erased [`game::Table`], for the server and for lessons: [`open_table`], [`open_position`]
//! and [`open_record`] find the game by its name. Code that must be fast visits the typed game through `catalog`
//! instead.

mod any_table;
mod choices;
mod erased;
mod open;

pub use any_table::{AnyTable, Perspective};
pub use choices::{action_named, choices_of};
pub use open::{
    OpenError, open_game, open_position, open_record, open_table, open_table_with, option_specs, table_starting_at,
};
