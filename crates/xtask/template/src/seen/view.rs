//! The view of a game. Nothing is hidden.

use crate::state::MyGame;
use game::{PerSeat, Text, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What one viewer knows about a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    pub viewer: Viewer,
    pub heap: u8,
    pub taken: PerSeat<u8>,
    pub scores: PerSeat<i16>,
    pub turn: Turn,
}

impl View {
    pub(crate) fn new(game: &MyGame, viewer: Viewer) -> Self {
        let MyGame { heap, taken, scores, turn, .. } = *game;
        Self { viewer, heap, taken, scores, turn }
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        let mut parts = vec![(Text::new("view-heap"), vec![counters(self.heap)])];
        for (seat, taken) in self.taken.iter() {
            let score = Text::new("view-score").with("points", self.scores[seat]);
            parts.push((Text::new("seat").with("seat", seat), vec![counters(*taken), score]));
        }
        parts
    }

    /// The heap, and below it each player's counters.
    fn sketch(&self, _: &dyn Fn(&Text) -> String) -> String {
        let row = |count: u8| "●".repeat(count.into());
        let players = self.taken.iter().map(|(seat, taken)| format!("{seat} {}\n", row(*taken)));
        format!("{}\n\n{}", row(self.heap), players.collect::<String>())
    }
}

fn counters(count: u8) -> Text {
    Text::new("view-counters").with("count", count)
}
