//! Tables of any game behind one interface: notation in, protocol messages out.
//!
//! [`AnyTable`] is a type-erased [`game::Table`], for the server and for lessons: [`open_table`], [`open_position`]
//! and [`open_record`] find the game by its name. Code that must be fast visits the typed game through `catalog`
//! instead. [`Versions`] numbers the entries of a table's log, and [`LookBack`] replays it for a reader.

mod any_table;
mod choices;
mod erased;
mod foresee;
mod look_back;
mod open;
mod versions;

pub use any_table::{AnyTable, Perspective};
pub use choices::{action_named, choices_of};
pub use foresee::{foresee, only_sensible};
pub use look_back::{LookBack, PositionRequest};
pub use open::{
    OpenError, game_list, open_game, open_imagined, open_position, open_record, open_table, open_table_with,
    table_starting_at,
};
pub use versions::{Counted, Versions};
