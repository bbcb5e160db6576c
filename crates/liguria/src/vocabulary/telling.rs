//! What happens, in words.

use crate::vocabulary::chance::IslandFace;
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::event::Event;
use crate::vocabulary::ring::{Heading, Place};
use crate::vocabulary::text;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::tile_row::TileRow;
use game::{PerSeat, Seat, Text};

pub(crate) fn text(event: &Event) -> Text {
    match event {
        Event::OrderDrawn { order } => Text::new("event-order-drawn").with("seats", seats(order)),
        Event::IslandsLaid { islands } => Text::new("event-islands-laid").with("islands", faces(islands)),
        Event::QuaysStocked { cubes } => Text::new("event-quays-stocked").with("quays", quays(cubes)),
        Event::TilesLaid { round, tiles } => in_row("event-tiles-laid", tiles).with("round", *round),
        Event::CardsLaid { cards } => Text::new("event-cards-laid").with("cards", text::cards(*cards)),
        Event::MerchantPlaced { seat, space } => by(*seat, "event-merchant-placed").with("space", text::space(*space)),
        Event::TilesTaken { seat, coins, tiles, paid } => {
            with_tiles(*seat, "event-tiles-taken", tiles.iter().copied()).with("coins", *coins).with("paid", *paid)
        }
        Event::TileLost { seat, tile } => by(*seat, "event-tile-lost").with("tile", tile.text()),
        Event::MerchantReturned { seat, position } => by(*seat, "event-merchant-returned").with("position", *position),
        Event::CardTaken { seat, card, cubes } => {
            by(*seat, "event-card-taken").with("card", card.text()).with("cubes", text::cubes(*cubes))
        }
        Event::TileUpgraded { seat, tile } => by(*seat, "event-tile-upgraded").with("tile", tile.text()),
        Event::UpgradeDeclined { seat } => by(*seat, "event-upgrade-declined"),
        Event::ShipSailed { seat, heading, steps, from, to } => {
            sailed(*seat, *heading, [*from, *to]).with("steps", *steps)
        }
        Event::ShipStayed { seat } => by(*seat, "event-ship-stayed"),
        Event::ShipTurned { seat, heading } => by(*seat, "event-ship-turned").with("heading", text::heading(*heading)),
        Event::KnightsLanded { seat, place, knights } => {
            with_tiles(*seat, "event-knights-landed", knights.tiles()).with("place", text::place(*place))
        }
        Event::IslandConquered { seat, place, knights, from, returned } => {
            let text = with_tiles(*seat, "event-island-conquered", knights.tiles()).with("place", text::place(*place));
            text.with("from", *from).with("returned", text::tiles(returned.tiles()))
        }
        Event::CubesLoaded { seat, cubes, .. } => by(*seat, "event-cubes-loaded").with("cubes", text::cubes(*cubes)),
        Event::CubesUnloaded { seat, cubes } => by(*seat, "event-cubes-unloaded").with("cubes", text::cubes(*cubes)),
        Event::DiplomatPlaced { seat, harbor, row, tiles } => {
            let text = with_tiles(*seat, "event-diplomat-placed", tiles.tiles());
            text.with("harbor", *harbor).with("row", row.text())
        }
        Event::ActionSkipped { seat } => by(*seat, "event-action-skipped"),
        Event::RowCleared { tiles } => in_row("event-row-cleared", tiles),
        Event::FinalMovementBegan => Text::new("event-final-movement-began"),
        Event::Scored { seat, points, reason } => scored(*seat, *points).with("reason", reason.text()),
        Event::GameEnded => Text::new("event-game-ended"),
    }
}

fn by(seat: Seat, key: &'static str) -> Text {
    Text::new(key).with("seat", seat)
}

fn with_tiles(seat: Seat, key: &'static str, tiles: impl IntoIterator<Item = Tile>) -> Text {
    by(seat, key).with("tiles", text::tiles(tiles))
}

fn sailed(seat: Seat, heading: Heading, [from, to]: [Place; 2]) -> Text {
    let text = by(seat, "event-ship-sailed").with("heading", text::heading(heading));
    text.with("from", text::place(from)).with("to", text::place(to))
}

fn scored(seat: Seat, points: i16) -> Text {
    by(seat, if points < 0 { "event-lost" } else { "event-scored" }).with("points", points.abs())
}

fn seats(order: &PerSeat<Seat>) -> Vec<Text> {
    order.values().map(|seat| by(*seat, "seat")).collect()
}

fn faces(islands: &[IslandFace]) -> Vec<Text> {
    islands.iter().map(|face| text::island(face.color, face.prestige)).collect()
}

fn quays(cubes: &PerSeat<Cubes>) -> Vec<Text> {
    cubes.iter().map(|(seat, cubes)| by(seat, "quay").with("cubes", text::cubes(*cubes))).collect()
}

fn in_row(key: &'static str, row: &TileRow) -> Text {
    Text::new(key).with("tiles", text::tiles(row.as_slice().iter().copied()))
}
