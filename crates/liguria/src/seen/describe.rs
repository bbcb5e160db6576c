//! Positions as text.

use super::View;
use crate::state::{Envoy, Island, Player, Ship};
use crate::vocabulary::{HarborTile, Place, Row, Spot, counted};
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
    let mut lines = vec![Text::new("view-order").with("seats", view.order)];
    if !view.row.is_empty() {
        lines.push(Text::new("view-row").with("tiles", view.row));
    }
    if !view.offer.is_empty() {
        lines.push(Text::new("view-offer").with("cards", view.offer));
    }
    lines.push(Text::new("view-supply").with("cubes", view.supply));
    if !view.bag.is_empty() {
        lines.push(Text::new("view-bag").with("count", view.bag.len()).with("tiles", counted(view.bag.iter())));
    }
    lines.push(Text::new("view-deck").with("count", view.deck.len()));
    lines
}

fn ring(view: &View) -> Vec<Text> {
    Place::all().filter_map(|place| of_place(view, place)).collect()
}

fn of_place(view: &View, place: Place) -> Option<Text> {
    match place.spot(view.seats.players()) {
        Spot::Harbor(_) => Some(Text::new("view-harbor").with("place", view.landmark(place)?)),
        Spot::Island(island) => view.islands.get(island.index()).map(of_island),
    }
}

fn of_island(island: &Island) -> Text {
    let line = |key| Text::new(key).with("island", island.face());
    match island.owner {
        Some(owner) => line("view-island-held").with("owner", owner).with("tiles", island.knights),
        None => line("view-island-free"),
    }
}

fn of_player(view: &View, seat: Seat, player: &Player) -> Vec<Text> {
    let mut lines = vec![
        Text::new("view-score").with("points", player.score),
        Text::new("view-purse").with("coins", player.coins).with("envoys", player.envoys),
    ];
    lines.extend(of_ship(view, &player.ship));
    if let Some(space) = view.merchants[seat] {
        lines.push(Text::new("view-merchant").with("space", space));
    }
    lines.extend(of_harbor(player));
    lines.extend(behind_screen(player));
    lines
}

fn of_ship(view: &View, ship: &Ship) -> Option<Text> {
    let text = Text::new("view-ship").with("place", view.landmark(ship.place)?);
    Some(text.with("heading", ship.heading).with("cubes", ship.cargo))
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

/// Describes the tiles behind the screen, which are public (LI-1.11), and the cards beside it.
fn behind_screen(player: &Player) -> Vec<Text> {
    let tiles = counted(player.behind_screen());
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
