//! A position in words.

use crate::seen::view::View;
use crate::state::harbor::Envoy;
use crate::state::{Island, Player};
use crate::vocabulary::pieces::{HarborTile, Row};
use crate::vocabulary::ring::{IslandId, Place};
use crate::vocabulary::text;
use crate::vocabulary::tile::Tile;
use game::{Seat, Text};

pub(crate) fn describe(view: &View) -> Vec<(Text, Vec<Text>)> {
    let mut parts = vec![(Text::new("view-round").with("round", view.round), table(view))];
    for (seat, player) in view.seats.iter() {
        parts.push((Text::new("seat").with("seat", seat), of_player(view, seat, player)));
    }
    parts.push((Text::new("view-ring"), ring(view)));
    parts
}

fn table(view: &View) -> Vec<Text> {
    let order: Vec<Text> = view.order.values().map(|seat| Text::new("seat").with("seat", *seat)).collect();
    let mut lines = vec![Text::new("view-order").with("seats", order)];
    if !view.row.is_empty() {
        let tiles = text::tiles(view.row.as_slice().iter().copied());
        lines.push(Text::new("view-row").with("tiles", tiles));
    }
    if !view.offer.is_empty() {
        lines.push(Text::new("view-offer").with("cards", text::cards(view.offer)));
    }
    lines.push(Text::new("view-supply").with("cubes", text::cubes(view.supply)));
    if !view.bag.is_empty() {
        let tiles = text::counted_tiles(view.bag.counted());
        lines.push(Text::new("view-bag").with("count", view.bag.len()).with("tiles", tiles));
    }
    lines.push(Text::new("view-deck").with("count", view.deck.len()));
    lines
}

fn ring(view: &View) -> Vec<Text> {
    let players = view.seats.players();
    IslandId::all(players)
        .zip(&view.islands)
        .map(|(id, island)| of_island(Place::of_island(id, players), island))
        .collect()
}

fn of_island(place: Place, island: &Island) -> Text {
    let island_text = text::island(island.color, island.prestige);
    let line = |key| Text::new(key).with("place", text::place(place)).with("island", island_text.clone());
    match island.owner {
        Some(owner) => line("view-island-held").with("owner", owner).with("tiles", text::tiles(island.knights.tiles())),
        None => line("view-island-free"),
    }
}

fn of_player(view: &View, seat: Seat, player: &Player) -> Vec<Text> {
    let mut lines = vec![
        Text::new("view-score").with("points", player.score),
        Text::new("view-purse").with("coins", player.coins).with("envoys", player.envoys),
        Text::new("view-ship")
            .with("place", text::place(player.ship.place))
            .with("heading", text::heading(player.ship.heading))
            .with("cubes", text::cubes(player.ship.cargo)),
    ];
    if let Some(space) = view.merchants[seat] {
        lines.push(Text::new("view-merchant").with("space", text::space(space)));
    }
    lines.extend(of_harbor(player));
    lines.extend(behind_screen(player));
    lines
}

fn of_harbor(player: &Player) -> Vec<Text> {
    let harbor = &player.harbor;
    let mut lines = vec![
        Text::new("view-quay").with("cubes", text::cubes(harbor.quay)),
        Text::new("view-equipment").with("wheels", harbor.wheels()).with("sacks", harbor.sacks()),
    ];
    let stacks = HarborTile::ALL.map(|tile| (tile, harbor.stack(tile)));
    for (tile, stack) in stacks.into_iter().filter(|(_, stack)| !stack.is_empty()) {
        let line = Text::new("view-stack").with("tile", Tile::from(tile).text());
        lines.push(line.with("count", stack.len()).with("upgraded", stack.back));
    }
    for row in Row::ALL {
        if let Some(Envoy { seat, tiles }) = harbor.fields[row.index()] {
            let line = Text::new("view-envoy").with("seat", seat).with("row", row.text());
            lines.push(line.with("tiles", text::tiles(tiles.tiles())));
        }
    }
    lines
}

/// What all have seen go there (LI-1.11), and the cards beside the screen.
fn behind_screen(player: &Player) -> Vec<Text> {
    let orders = player.orders.iter().map(Tile::from);
    let tiles: Vec<Text> = text::tiles(player.knights.tiles().chain(player.diplomats.tiles()).chain(orders));
    let mut lines = vec![Text::new("view-store").with("cubes", text::cubes(player.store))];
    if !tiles.is_empty() {
        lines.push(Text::new("view-screen").with("tiles", tiles));
    }
    if !player.returned.is_empty() {
        lines.push(Text::new("view-returned").with("tiles", text::tiles(player.returned.tiles())));
    }
    if !player.cards.is_empty() {
        lines.push(Text::new("view-cards").with("cards", text::cards(player.cards)));
    }
    if let Some(card) = player.card {
        lines.push(Text::new("view-card").with("card", card.text()));
    }
    lines
}
