//! A position in words.

use super::View;
use crate::state::{Envoy, Island, Player};
use crate::vocabulary::{HarborTile, Heap, IslandFace, IslandId, Place, Row, Tile};
use game::{Seat, Text, ToText};

pub(crate) fn describe(view: &View) -> Vec<(Text, Vec<Text>)> {
    let mut parts = vec![(Text::new("view-round").with("round", view.round), table(view))];
    for (seat, player) in view.seats.iter() {
        parts.push((Text::new("seat").with("seat", seat), of_player(view, seat, player)));
    }
    parts.push((Text::new("view-ring"), ring(view)));
    parts
}

fn table(view: &View) -> Vec<Text> {
    let mut lines = vec![Text::new("view-order").with("seats", view.order)];
    if !view.row.is_empty() {
        lines.push(Text::new("view-row").with("tiles", view.row));
    }
    if !view.offer.is_empty() {
        lines.push(Text::new("view-offer").with("cards", view.offer));
    }
    lines.push(Text::new("view-supply").with("cubes", view.supply));
    if !view.bag.is_empty() {
        lines.push(Text::new("view-bag").with("count", view.bag.len()).with("tiles", counted(view.bag)));
    }
    lines.push(Text::new("view-deck").with("count", view.deck.len()));
    lines
}

/// Each kind with its number.
fn counted(tiles: Heap) -> Vec<Text> {
    let counted = tiles.counted().map(|(tile, count)| match count {
        1 => tile.text(),
        _ => Text::new("counted").with("count", count).with("what", tile),
    });
    counted.collect()
}

fn ring(view: &View) -> Vec<Text> {
    let players = view.seats.players();
    IslandId::of_table(players)
        .zip(&view.islands)
        .map(|(id, island)| of_island(Place::of_island(id, players), island))
        .collect()
}

fn of_island(place: Place, island: &Island) -> Text {
    let face = IslandFace { color: island.color, prestige: island.prestige };
    let line = |key| Text::new(key).with("place", place).with("island", face);
    match island.owner {
        Some(owner) => line("view-island-held").with("owner", owner).with("tiles", island.knights),
        None => line("view-island-free"),
    }
}

fn of_player(view: &View, seat: Seat, player: &Player) -> Vec<Text> {
    let mut lines = vec![
        Text::new("view-score").with("points", player.score),
        Text::new("view-purse").with("coins", player.coins).with("envoys", player.envoys),
        Text::new("view-ship")
            .with("place", player.ship.place)
            .with("heading", player.ship.heading)
            .with("cubes", player.ship.cargo),
    ];
    if let Some(space) = view.merchants[seat] {
        lines.push(Text::new("view-merchant").with("space", space));
    }
    lines.extend(of_harbor(player));
    lines.extend(behind_screen(player));
    lines
}

fn of_harbor(player: &Player) -> Vec<Text> {
    let harbor = &player.harbor;
    let mut lines = vec![
        Text::new("view-quay").with("cubes", harbor.quay),
        Text::new("view-equipment").with("wheels", harbor.wheels()).with("sacks", harbor.sacks()),
    ];
    let stacks = HarborTile::ALL.map(|tile| (tile, harbor.stack(tile)));
    for (tile, stack) in stacks.into_iter().filter(|(_, stack)| !stack.is_empty()) {
        let line = Text::new("view-stack").with("tile", tile);
        lines.push(line.with("count", stack.len()).with("upgraded", stack.back));
    }
    for row in Row::ALL {
        if let Some(Envoy { seat, tiles }) = harbor.fields[row.index()] {
            let line = Text::new("view-envoy").with("seat", seat).with("row", row);
            lines.push(line.with("tiles", tiles));
        }
    }
    lines
}

/// What all have seen go there (LI-1.11), and the cards beside the screen.
fn behind_screen(player: &Player) -> Vec<Text> {
    let tiles: Vec<Tile> = player.behind_screen().collect();
    let mut lines = vec![Text::new("view-store").with("cubes", player.store)];
    if !tiles.is_empty() {
        lines.push(Text::new("view-screen").with("tiles", tiles));
    }
    if !player.returned.is_empty() {
        lines.push(Text::new("view-returned").with("tiles", player.returned));
    }
    if !player.cards.is_empty() {
        lines.push(Text::new("view-cards").with("cards", player.cards));
    }
    if let Some(card) = player.card {
        lines.push(Text::new("view-card").with("card", card));
    }
    lines
}
