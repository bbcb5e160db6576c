//! What happens in a game.

use crate::chapters::acquire::{Factory, Source};
use crate::chapters::structures::Structure;
use crate::vocabulary::color::Color;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::text;
use crate::vocabulary::tiles::Tiles;
use game::{Points, Seat, Seats, Text, Viewer};
use serde::Serialize;

/// Something that happened. All of it is open to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Event {
    StartPlayerDrawn {
        seat: Seat,
    },
    /// The score marker was put on its first space.
    ScoreStarted {
        seat: Seat,
        points: i16,
    },
    RoundBegan {
        round: u8,
        joker: Color,
        starter: Seat,
    },
    /// Tiles kept on the corner spaces went back beside the board.
    KeptTilesReturned {
        seat: Seat,
        tiles: Tiles,
    },
    SupplyFilled {
        tiles: Tiles,
    },
    FactoriesFilled {
        factories: Vec<Tiles>,
    },
    TilesTaken {
        seat: Seat,
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        source: Source,
        tiles: Tiles,
    },
    /// What was left on a factory went to the center of the table.
    RestMoved {
        factory: Factory,
        tiles: Tiles,
    },
    /// The start token was taken, at the cost of so many points.
    TokenTaken {
        seat: Seat,
        lost: i16,
    },
    /// Phase 2 began with this seat.
    PlayBegan {
        seat: Seat,
    },
    /// A tile was laid; `paid` counts it in.
    TilePlaced {
        seat: Seat,
        space: Space,
        color: Color,
        paid: Tiles,
    },
    /// The tile just laid scored with those connected to it.
    RunScored {
        seat: Seat,
        space: Space,
        points: i16,
    },
    StructureCompleted {
        seat: Seat,
        structure: Structure,
    },
    BonusTaken {
        seat: Seat,
        tiles: Tiles,
    },
    Passed {
        seat: Seat,
        kept: Tiles,
    },
    /// Tiles that were not kept went to the tower, at the cost of so many points.
    TilesDiscarded {
        seat: Seat,
        tiles: Tiles,
        lost: i16,
    },
    /// End scoring: a full star.
    StarScored {
        seat: Seat,
        star: Star,
        points: i16,
    },
    /// End scoring: a number covered everywhere.
    NumberScored {
        seat: Seat,
        number: u8,
        points: i16,
    },
    /// End scoring: tiles that were not laid.
    LeftoversLost {
        seat: Seat,
        tiles: Tiles,
        lost: i16,
    },
    GameEnded {
        winners: Seats,
    },
}

impl game::ToText for Event {
    fn text(&self) -> Text {
        let text = Text::new(self.key());
        match *self {
            Event::StartPlayerDrawn { seat } | Event::PlayBegan { seat } => text.with("seat", seat),
            Event::Passed { seat, kept } if kept.is_empty() => text.with("seat", seat),
            Event::RoundBegan { round, joker, starter } => {
                text.with("round", round).with("joker", text::color(joker)).with("starter", starter)
            }
            Event::SupplyFilled { tiles } => text.with("tiles", text::tiles(tiles)),
            Event::FactoriesFilled { ref factories } => text.with("count", filled(factories)),
            Event::TilesTaken { seat, source, tiles } => taken(text, seat, tiles).with("source", text::source(source)),
            Event::RestMoved { factory, tiles } => {
                text.with("source", text::source(Source::Factory(factory))).with("tiles", text::tiles(tiles))
            }
            Event::TokenTaken { seat, lost } => text.with("seat", seat).with("lost", lost),
            Event::TilePlaced { seat, space, color, paid } => {
                taken(text, seat, paid).with("space", text::space(space)).with("color", text::color(color))
            }
            Event::StructureCompleted { seat, structure } => completed(text, seat, &structure),
            Event::KeptTilesReturned { seat, tiles }
            | Event::BonusTaken { seat, tiles }
            | Event::Passed { seat, kept: tiles } => taken(text, seat, tiles),
            Event::TilesDiscarded { seat, tiles, lost } | Event::LeftoversLost { seat, tiles, lost } => {
                taken(text, seat, tiles).with("lost", lost)
            }
            Event::ScoreStarted { seat, points } => scored(text, seat, points),
            Event::RunScored { seat, space, points } => scored(text, seat, points).with("space", text::space(space)),
            Event::StarScored { seat, star, points } => scored(text, seat, points).with("star", text::star(star)),
            Event::NumberScored { seat, number, points } => scored(text, seat, points).with("number", number),
            Event::GameEnded { winners } => text.with("winners", players(winners)).with("count", winners.len()),
        }
    }
}

impl game::Event for Event {
    /// SP-1.5: nothing is hidden.
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn points(&self) -> Option<Points> {
        let (seat, amount, source, rule) = match *self {
            Event::ScoreStarted { seat, points } => (seat, points, "start", "SP-2.3"),
            Event::TokenTaken { seat, lost } => (seat, -lost, "token", "SP-4.6"),
            Event::RunScored { seat, points, .. } => (seat, points, "tiles", "SP-7.1"),
            Event::TilesDiscarded { seat, lost, .. } => (seat, -lost, "discards", "SP-9.3"),
            Event::StarScored { seat, points, .. } => (seat, points, "stars", "SP-11.1"),
            Event::NumberScored { seat, points, .. } => (seat, points, "numbers", "SP-11.2"),
            Event::LeftoversLost { seat, lost, .. } => (seat, -lost, "leftovers", "SP-11.3"),
            _ => return None,
        };
        (amount != 0).then_some(Points { seat, amount, source, rule })
    }
}

impl Event {
    fn key(&self) -> &'static str {
        match self {
            Event::StartPlayerDrawn { .. } => "event-start-player-drawn",
            Event::ScoreStarted { .. } => "event-score-started",
            Event::RoundBegan { .. } => "event-round-began",
            Event::KeptTilesReturned { .. } => "event-kept-tiles-returned",
            Event::SupplyFilled { .. } => "event-supply-filled",
            Event::FactoriesFilled { .. } => "event-factories-filled",
            Event::TilesTaken { .. } => "event-tiles-taken",
            Event::RestMoved { .. } => "event-rest-moved",
            Event::TokenTaken { .. } => "event-token-taken",
            Event::PlayBegan { .. } => "event-play-began",
            Event::TilePlaced { .. } => "event-tile-placed",
            Event::RunScored { .. } => "event-run-scored",
            Event::StructureCompleted { .. } => "event-structure-completed",
            Event::BonusTaken { .. } => "event-bonus-taken",
            Event::Passed { kept, .. } if kept.is_empty() => "event-passed-keeping-none",
            Event::Passed { .. } => "event-passed",
            Event::TilesDiscarded { .. } => "event-tiles-discarded",
            Event::StarScored { .. } => "event-star-scored",
            Event::NumberScored { .. } => "event-number-scored",
            Event::LeftoversLost { .. } => "event-leftovers-lost",
            Event::GameEnded { .. } => "event-game-ended",
        }
    }
}

fn taken(text: Text, seat: Seat, tiles: Tiles) -> Text {
    text.with("seat", seat).with("tiles", text::tiles(tiles))
}

fn scored(text: Text, seat: Seat, points: i16) -> Text {
    text.with("seat", seat).with("points", points)
}

fn completed(text: Text, seat: Seat, structure: &Structure) -> Text {
    text.with("seat", seat).with("structure", text::structure(structure)).with("reward", structure.kind.reward())
}

/// How many of the factories have tiles.
fn filled(factories: &[Tiles]) -> usize {
    factories.iter().filter(|tiles| !tiles.is_empty()).count()
}

fn players(seats: Seats) -> Vec<Text> {
    seats.iter().map(|seat| Text::new("seat").with("seat", seat)).collect()
}
