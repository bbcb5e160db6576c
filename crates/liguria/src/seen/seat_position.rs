//! What a worked example says about one player.

use crate::chapters::market::Space;
use crate::components::{CARGO_SPACES, ROW_LIMIT};
use crate::seen::position::seat_at;
use crate::state::harbor::Envoy;
use crate::state::{Liguria, Player};
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::hands::{Diplomats, Knights};
use crate::vocabulary::pieces::Row;
use crate::vocabulary::ring::{Heading, Place};
use crate::vocabulary::ship_card::Card;
use crate::vocabulary::tile::{Kind, Tile};
use game::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// More coins than this are of no use to anybody.
const MOST_COINS: u8 = 100;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatPosition {
    coins: Option<u8>,
    /// Envoys at hand; if not said, all that are not placed, and never more.
    envoys: Option<u8>,
    /// The place of the ship; if not said, the own harbor.
    ship: Option<u8>,
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
    /// Tiles in the harbor, upgraded.
    #[serde(default)]
    upgraded: Vec<Tile>,
    /// Knights that were driven off an island.
    #[serde(default)]
    returned: Vec<Tile>,
    /// Who has diplomats in this harbor, by field.
    #[serde(default)]
    fields: BTreeMap<u8, Embassy>,
    /// Cards of earlier rounds.
    #[serde(default)]
    cards: Vec<Card>,
    /// The card of this round.
    card: Option<Card>,
    /// The space of the street where the merchant stands.
    market: Option<u8>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Embassy {
    seat: usize,
    tiles: Vec<Tile>,
}

impl SeatPosition {
    /// All tiles that are named here.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Tile> {
        let embassies = self.fields.values().flat_map(|embassy| &embassy.tiles);
        self.tiles.iter().chain(&self.upgraded).chain(&self.returned).chain(embassies).copied()
    }

    /// All cards that are named here.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().copied().chain(self.card)
    }

    pub(crate) fn arrange(&self, game: &mut Liguria, seat: Seat) -> Result<(), String> {
        let home = game.player(seat).ship.place;
        let player = game.player_mut(seat);
        player.coins = self.coins.unwrap_or(player.coins).min(MOST_COINS);
        player.ship.place = self.ship.map_or(Some(home), Place::try_new).ok_or("there is no such place for a ship")?;
        player.ship.heading = self.heading;
        player.ship.cargo = self.cargo;
        player.store = self.store;
        player.harbor.quay = self.quay;
        player.cards = self.cards().collect();
        player.card = self.card;
        player.returned = Knights::try_from(&self.returned[..]).map_err(|tile| format!("{tile} is no knight"))?;
        game.merchants[seat.index()] = match self.market {
            Some(number) => Some(Space::try_new(number).ok_or("there is no such space in the street")?),
            None => None,
        };
        self.put_down_tiles(game, seat)?;
        self.place_embassies(game, seat)
    }

    /// After all envoys are placed.
    pub(crate) fn count_envoys(&self, player: &mut Player) {
        player.envoys = self.envoys.map_or(player.envoys, |envoys| envoys.min(player.envoys));
    }

    fn put_down_tiles(&self, game: &mut Liguria, seat: Seat) -> Result<(), String> {
        let player = game.player_mut(seat);
        for tile in &self.tiles {
            match tile.kind() {
                Kind::Harbor(tile) => player.harbor.stack_mut(tile).front += 1,
                Kind::Knight(knight) => player.knights.add(knight),
                Kind::Diplomat(diplomat) => player.diplomats.add(diplomat),
                Kind::Order(order) => player.orders.insert(order),
            }
        }
        for tile in &self.upgraded {
            let Kind::Harbor(tile) = tile.kind() else { return Err(format!("{tile} has no place in the harbor")) };
            player.harbor.stack_mut(tile).back += 1;
        }
        let overfull = Row::ALL.into_iter().any(|row| player.harbor.row_len(row) > ROW_LIMIT);
        let overloaded = player.ship.cargo.total() > CARGO_SPACES;
        if overfull || overloaded { Err(format!("seat {seat}: a row or the ship is too full")) } else { Ok(()) }
    }

    fn place_embassies(&self, game: &mut Liguria, owner: Seat) -> Result<(), String> {
        for (field, embassy) in &self.fields {
            let row = Row::of_field(*field).ok_or("there is no such diplomat field")?;
            let seat = seat_at(game, embassy.seat)?;
            let tiles = Diplomats::try_from(&embassy.tiles[..]).map_err(|tile| format!("{tile} is no diplomat"))?;
            game.player_mut(owner).harbor.fields[row.index()] = Some(Envoy { seat, tiles });
            let envoys = &mut game.player_mut(seat).envoys;
            *envoys = envoys.checked_sub(1).ok_or("more envoys than there are")?;
        }
        Ok(())
    }
}
