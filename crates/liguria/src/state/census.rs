//! The count of each component, wherever it is.

use super::{Liguria, Player};
use crate::vocabulary::{Cards, Color, Cubes, HarborTile, Tile};
use game::Seat;

/// Counts each kind of tile, each color of cubes, the cards, and each player's figures.
pub(crate) fn count(game: &Liguria) -> Vec<u32> {
    let tiles = Tile::all().map(|tile| tiles_of(game, tile));
    let cubes = Color::ALL.map(|color| cubes_of(game, color));
    let envoys = game.seats().map(|seat| envoys_of(game, seat));
    tiles.chain(cubes).chain([cards(game)]).chain(envoys).map(|count| count as u32).collect()
}

fn tiles_of(game: &Liguria, tile: Tile) -> usize {
    let same = |other: &Tile| *other == tile;
    let on_islands =
        game.islands().iter().flat_map(|island| island.knights.each().map(Tile::from)).filter(same).count();
    let in_row = game.row.as_slice().iter().copied().filter(same).count();
    let with_players = game.seats().flat_map(|seat| tiles_with(game.player(seat))).filter(same).count();
    game.bag.count(tile) + game.removed.count(tile) + in_row + on_islands + with_players
}

/// Returns the tiles in the harbor, behind the screen, and on the harbor's diplomat fields.
fn tiles_with(player: &Player) -> Vec<Tile> {
    let harbor = &player.harbor;
    let stack = |tile| std::iter::repeat_n(Tile::from(tile), usize::from(harbor.stack(tile).len()));
    let mut tiles: Vec<Tile> = HarborTile::ALL.into_iter().flat_map(stack).collect();
    tiles.extend(player.behind_screen().chain(player.returned.each().map(Tile::from)));
    tiles.extend(harbor.fields.iter().flatten().flat_map(|envoy| envoy.tiles.each()).map(Tile::from));
    tiles
}

fn cubes_of(game: &Liguria, color: Color) -> usize {
    let with = |player: &Player| [player.ship.cargo, player.store, player.harbor.quay];
    let heaps = game.seats().flat_map(|seat| with(game.player(seat))).chain([game.supply]);
    heaps.map(|cubes: Cubes| usize::from(cubes[color])).sum()
}

fn cards(game: &Liguria) -> usize {
    let taken = game.seats().map(|seat| game.player(seat).cards);
    taken.chain([game.deck, game.offer]).map(Cards::len).sum()
}

fn envoys_of(game: &Liguria, seat: Seat) -> usize {
    let on_islands = game.islands().iter().filter(|island| island.owner == Some(seat)).count();
    let fields = game.seats().flat_map(|owner| game.player(owner).harbor.fields);
    let on_fields = fields.flatten().filter(|envoy| envoy.seat == seat).count();
    usize::from(game.player(seat).envoys) + on_islands + on_fields
}
