//! The components, listed for clients that draw the game.

use crate::components::{COUNTERS, MOST_COUNTERS};
use crate::state::MyGame;
use serde::Serialize;

#[derive(Serialize)]
struct Components {
    counters: u8,
    most_counters: u8,
}

impl game::Drawable for MyGame {
    fn components() -> impl Serialize {
        Components { counters: COUNTERS, most_counters: MOST_COUNTERS }
    }
}
