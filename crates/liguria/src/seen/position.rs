//! Worked-example positions.

use super::seat_position::SeatPosition;
use crate::components::{CUBES_PER_COLOR, FIRST_ISLANDS_OF_FOUR, FIRST_ISLANDS_OF_THREE, LONGEST_ROW, PLAYERS};
use crate::options::{Debt, Options};
use crate::state::{Liguria, Step};
use crate::vocabulary::{Card, Cards, Chance, Cubes, Heap, Islands, Knights, Place, Space, Spot, Tile};
use game::{Game, PerSeat, Seat, SortedMap};
use serde::Deserialize;

/// A position at a decision. Omitted fields get defaults.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    players: u8,
    #[serde(default)]
    debt: Debt,
    /// The round; by default, the first.
    round: Option<u8>,
    /// The current player.
    turn: usize,
    awaits: Awaits,
    /// The turn order; by default, seat order.
    #[serde(default)]
    order: Vec<usize>,
    #[serde(default)]
    row: Vec<Tile>,
    #[serde(default)]
    offer: Vec<Card>,
    /// Each island's color and prestige; by default, the layout for the first game.
    islands: Option<String>,
    /// Islands with knights, by place.
    #[serde(default)]
    held: SortedMap<u8, Garrison>,
    /// The supply of cubes; by default, all cubes not elsewhere.
    supply: Option<Cubes>,
    /// Steps left to sail after the stopover.
    #[serde(default)]
    left: u8,
    #[serde(default)]
    seats: Vec<SeatPosition>,
}

/// The awaited decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Awaits {
    Market,
    Tiles,
    Card,
    /// With this many brown arrows.
    Upgrade(u8),
    Sail,
    /// The first decision upon arrival, at the ship's place.
    Arrival,
    /// The final movement.
    Final,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Garrison {
    seat: usize,
    knights: Knights,
}

impl Position {
    pub(crate) fn arrange(self) -> Result<Liguria, String> {
        let mut game = self.empty_table()?;
        self.set_turn(&mut game)?;
        self.share_out_tiles(&mut game)?;
        for (seat, described) in game.seats().zip(&self.seats) {
            described.arrange(&mut game, seat)?;
        }
        for (place, garrison) in self.held.iter() {
            garrison.occupy(&mut game, *place)?;
        }
        for (seat, described) in game.seats().zip(&self.seats) {
            described.count_envoys(game.player_mut(seat));
        }
        self.share_out_cards(&mut game)?;
        self.share_out_cubes(&mut game)?;
        self.begin(game)
    }

    fn empty_table(&self) -> Result<Liguria, String> {
        if !PLAYERS.contains(&self.players) || self.seats.len() > usize::from(self.players) {
            return Err(format!("{} players, {} seats described", self.players, self.seats.len()));
        }
        let mut game = Liguria::new(&Options { players: self.players, debt: self.debt });
        let first = if self.players == 3 { FIRST_ISLANDS_OF_THREE } else { FIRST_ISLANDS_OF_FOUR };
        let islands = self.islands.as_deref().unwrap_or(first);
        game.step = Step::DrawIslands;
        let faces = read_islands(&game, islands).ok_or_else(|| format!("`{islands}` can't be laid out"))?;
        game.lay_islands(&faces, &mut ());
        game.round = self.round.unwrap_or(1);
        let rounds = game.options.size().rounds;
        if (1..=rounds).contains(&game.round) { Ok(game) } else { Err(format!("there are {rounds} rounds")) }
    }

    fn set_turn(&self, game: &mut Liguria) -> Result<(), String> {
        let mut order: Vec<Seat> = Vec::new();
        for index in &self.order {
            order.push(seat_at(game, *index)?);
        }
        if order.is_empty() {
            order.extend(game.seats());
        }
        let is_permutation = order.len() == game.player_count() && game.seats().all(|seat| order.contains(&seat));
        let turn = seat_at(game, self.turn)?;
        let position = order.iter().position(|seat| *seat == turn).filter(|_| is_permutation);
        game.position = position.ok_or("`order` must list each seat once")? as u8;
        game.order = PerSeat::from_fn(order.len(), |position| order[position.index()]);
        Ok(())
    }

    /// Puts as many of the other tiles in the bag as are needed; the rest have left the game.
    fn share_out_tiles(&self, game: &mut Liguria) -> Result<(), String> {
        if self.row.len() > LONGEST_ROW {
            return Err(format!("a row of {} tiles is too long", self.row.len()));
        }
        game.row = self.row.iter().collect();
        let seats = self.seats.iter().flat_map(SeatPosition::tiles);
        let knights = self.held.values().flat_map(|garrison| garrison.knights.each()).map(Tile::from);
        let named: Vec<Tile> = self.row.iter().copied().chain(seats).chain(knights).collect();
        if let Some(tile) = Heap::ALL.first_missing(&named) {
            return Err(format!("too many copies of tile {tile}"));
        }
        let mut rest = Heap::ALL;
        named.into_iter().for_each(|tile| rest.remove(tile));
        let size = game.options.size();
        let to_come = usize::from((size.rounds - game.round) * size.tiles);
        game.bag = rest.iter().take(to_come).collect();
        game.removed = rest.iter().skip(to_come).collect();
        if game.bag.len() < to_come {
            Err("there are too few tiles for the remaining rounds".to_owned())
        } else {
            Ok(())
        }
    }

    /// Gives an arbitrary card to each player who sails this round and has none.
    fn share_out_cards(&self, game: &mut Liguria) -> Result<(), String> {
        let named: Vec<Card> =
            self.seats.iter().flat_map(SeatPosition::cards).chain(self.offer.iter().copied()).collect();
        let named_once: Cards = named.iter().copied().collect();
        if named_once.len() < named.len() {
            return Err("a card is listed twice".to_owned());
        }
        game.deck = named_once.complement();
        game.offer = self.offer.iter().copied().collect();
        if !matches!(self.awaits, Awaits::Sail | Awaits::Arrival) {
            return Ok(());
        }
        for position in usize::from(game.position)..game.player_count() {
            let seat = game.order.as_slice()[position];
            if game.player(seat).card.is_none() {
                let card = game.deck.first().ok_or("there are too few cards")?;
                game.deck.remove(card);
                game.player_mut(seat).cards.insert(card);
                game.player_mut(seat).card = Some(card);
            }
        }
        Ok(())
    }

    fn share_out_cubes(&self, game: &mut Liguria) -> Result<(), String> {
        let mut supply = Cubes::of_each(CUBES_PER_COLOR);
        for player in game.players.values() {
            for cubes in [player.ship.cargo, player.store, player.harbor.quay] {
                if supply.lacks(cubes).is_some() {
                    return Err("too many cubes".to_owned());
                }
                supply -= cubes;
            }
        }
        game.supply = self.supply.map_or(supply, |said| said.capped(supply));
        Ok(())
    }

    /// Sets the decision, and checks that it is possible.
    fn begin(&self, mut game: Liguria) -> Result<Liguria, String> {
        let seat = game.on_turn();
        game.step = match self.awaits {
            Awaits::Market => Step::PlaceMerchant,
            Awaits::Tiles => Step::TakeTiles,
            Awaits::Card => Step::TakeCard,
            Awaits::Upgrade(arrows) => Step::Upgrade { arrows },
            Awaits::Sail | Awaits::Arrival => Step::Sail,
            Awaits::Final => Step::SailHome,
        };
        self.check_question(&game, seat)?;
        if self.awaits == Awaits::Arrival {
            game.voyage.left = self.left;
            game.visit(seat, &mut ());
            let asked = game.on_turn() == seat && !matches!(game.step, Step::Sail | Step::SailHome);
            return if asked { Ok(game) } else { Err("there is nothing to decide where the ship is".to_owned()) };
        }
        Ok(game)
    }

    fn check_question(&self, game: &Liguria, seat: Seat) -> Result<(), String> {
        let (before, later) = game.order.as_slice().split_at(usize::from(game.position));
        let has_merchant = |seat: &Seat| game.merchants[*seat].is_some();
        let fits = match self.awaits {
            Awaits::Market => {
                !before.iter().chain(&later[..1]).any(has_merchant) && later[1..].iter().all(has_merchant)
            }
            Awaits::Tiles => is_open_market(game, later),
            Awaits::Card => game.offer.len() == later.len(),
            Awaits::Upgrade(arrows) => {
                arrows > 0 && game.player(seat).harbor.can_upgrade() && game.offer.len() + 1 == later.len()
            }
            Awaits::Sail | Awaits::Arrival => true,
            Awaits::Final => game.round == game.options.size().rounds,
        };
        if fits { Ok(()) } else { Err(format!("{:?} is not possible in this position", self.awaits)) }
    }
}

/// Returns whether these seats' merchants are in this order along the street, and the row has enough tiles.
fn is_open_market(game: &Liguria, seats: &[Seat]) -> bool {
    let spaces: Option<Vec<Space>> = seats.iter().map(|seat| game.merchants[*seat]).collect();
    spaces.is_some_and(|spaces| {
        let tiles: usize = spaces.iter().map(|space| usize::from(space.stall().tiles)).sum();
        spaces.is_sorted_by(|left, right| left < right) && tiles <= game.row.len()
    })
}

impl Garrison {
    fn occupy(&self, game: &mut Liguria, place: u8) -> Result<(), String> {
        let seat = seat_at(game, self.seat)?;
        let spot = Place::try_new(place).map(|place| place.spot(game.player_count()));
        let Some(Spot::Island(island)) = spot else { return Err(format!("there is no island at place {place}")) };
        if self.knights.is_empty() {
            return Err(format!("there are no knights at place {place}"));
        }
        let island = &mut game.islands[island.index()];
        (island.owner, island.knights) = (Some(seat), self.knights);
        let player = game.player_mut(seat);
        player.envoys = player.envoys.checked_sub(1).ok_or("too many envoys")?;
        Ok(())
    }
}

pub(crate) fn seat_at(game: &Liguria, index: usize) -> Result<Seat, String> {
    let seat = Seat::try_new(index).filter(|seat| seat.index() < game.player_count());
    seat.ok_or(format!("there is no seat {index}"))
}

fn read_islands(game: &Liguria, text: &str) -> Option<Islands> {
    let chance: Chance = format!("islands {text}").parse().ok()?;
    game.check_islands(&chance).ok()?;
    match chance {
        Chance::Islands(faces) => Some(faces),
        _ => None,
    }
}
