//! One player's part of a worked-example position.

use super::position::seat_at;
use crate::components::{CARGO_SPACES, ROW_LIMIT};
use crate::state::{Envoy, Liguria, Player};
use crate::vocabulary::{Card, Cubes, Diplomats, Heading, Kind, Knights, Place, Row, Space, Tile};
use game::{Seat, SortedMap};
use serde::Deserialize;

/// Having more coins than this makes no difference.
const MOST_COINS: u8 = 100;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatPosition {
    coins: Option<u8>,
    /// Number of figures left; by default, all those not placed.
    envoys: Option<u8>,
    /// The ship's place; by default, at home.
    ship: Option<Place>,
    #[serde(default)]
    heading: Heading,
    #[serde(default)]
    cargo: Cubes,
    #[serde(default)]
    store: Cubes,
    #[serde(default)]
    quay: Cubes,
    /// Tiles in the harbor and behind the screen.
    #[serde(default)]
    tiles: Vec<Tile>,
    /// Upgraded tiles in the harbor.
    #[serde(default)]
    upgraded: Vec<Tile>,
    /// Defeated knights.
    #[serde(default)]
    returned: Knights,
    /// The diplomats in this harbor, by field.
    #[serde(default)]
    fields: SortedMap<String, Embassy>,
    /// Cards from earlier rounds.
    #[serde(default)]
    cards: Vec<Card>,
    /// This round's card.
    card: Option<Card>,
    /// The merchant's stall in the street.
    market: Option<Space>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Embassy {
    seat: usize,
    tiles: Diplomats,
}

impl SeatPosition {
    /// Returns all tiles listed here.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Tile> {
        let embassies = self.fields.values().flat_map(|embassy| embassy.tiles.each()).map(Tile::from);
        let listed = self.tiles.iter().chain(&self.upgraded).copied();
        listed.chain(self.returned.each().map(Tile::from)).chain(embassies)
    }

    /// Returns all cards listed here.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().copied().chain(self.card)
    }

    pub(crate) fn arrange(&self, game: &mut Liguria, seat: Seat) -> Result<(), String> {
        let player = game.player_mut(seat);
        player.coins = self.coins.unwrap_or(player.coins).min(MOST_COINS);
        player.ship.place = self.ship.unwrap_or(player.ship.place);
        player.ship.heading = self.heading;
        player.ship.cargo = self.cargo;
        player.store = self.store;
        player.harbor.quay = self.quay;
        player.cards = self.cards().collect();
        player.card = self.card;
        player.returned = self.returned;
        game.merchants[seat] = self.market;
        self.put_down_tiles(game, seat)?;
        self.place_embassies(game, seat)
    }

    /// Sets the number of figures left, after all others are placed.
    pub(crate) fn count_envoys(&self, player: &mut Player) {
        player.envoys = self.envoys.map_or(player.envoys, |envoys| envoys.min(player.envoys));
    }

    fn put_down_tiles(&self, game: &mut Liguria, seat: Seat) -> Result<(), String> {
        let player = game.player_mut(seat);
        for tile in &self.tiles {
            match tile.kind() {
                Kind::Harbor(tile) => player.harbor.stack_mut(tile).front += 1,
                Kind::Knight(knight) => player.knights.insert(knight),
                Kind::Diplomat(diplomat) => player.diplomats.insert(diplomat),
                Kind::Order(order) => player.orders.insert(order),
            }
        }
        for tile in &self.upgraded {
            let Kind::Harbor(tile) = tile.kind() else { return Err(format!("{tile} is not a harbor tile")) };
            player.harbor.stack_mut(tile).back += 1;
        }
        let overfull = Row::ALL.into_iter().any(|row| player.harbor.row_len(row) > ROW_LIMIT);
        let overloaded = player.ship.cargo.total() > CARGO_SPACES;
        if overfull || overloaded { Err(format!("seat {seat}: a row or the ship is too full")) } else { Ok(()) }
    }

    fn place_embassies(&self, game: &mut Liguria, owner: Seat) -> Result<(), String> {
        for (field, embassy) in self.fields.iter() {
            let row: Row = field.parse().map_err(|_| format!("there is no diplomat field {field}"))?;
            let seat = seat_at(game, embassy.seat)?;
            game.player_mut(owner).harbor.fields[row.index()] = Some(Envoy { seat, tiles: embassy.tiles });
            let envoys = &mut game.player_mut(seat).envoys;
            *envoys = envoys.checked_sub(1).ok_or("too many envoys")?;
        }
        Ok(())
    }
}
