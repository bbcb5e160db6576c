//! Preparing a round: the supply and the factories are filled from the bag, which is refilled from the tower when
//! empty (chapter 10; chapter 2 for the first round).

use crate::components::{FACTORY_TILES, SUPPLY_SPACES};
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::chance::{Chance, Factories, FactoryTiles};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::Tiles;
use game::{Log, Seats};
use rand_core::Rng;

impl SummerPavilion {
    /// SP-3.1: after the last round, begins the final scoring; otherwise, the next round.
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        if self.is_last_round() {
            self.score_end(log);
        } else {
            self.return_token();
            self.begin_round(log);
        }
    }

    /// SP-2.4, SP-10.1 and SP-10.3: advances the round counter; the supply is filled before the factories. Tiles kept
    /// on the corner spaces become available again (SP-10.2).
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        (self.passed, self.waiting) = (Seats::NONE, Seats::NONE);
        log.add(|| Event::RoundBegan { round: self.round, joker: self.joker(), starter: self.starter });
        for (seat, player) in self.seats.iter().filter(|(_, player)| !player.hand.is_empty()) {
            log.add(|| Event::KeptTilesReturned { seat, tiles: player.hand });
        }
        self.step = if self.supply_gap() > 0 { Step::FillSupply } else { Step::FillFactories };
    }

    /// Returns the number of tiles to draw to fill the supply up to ten, or the number left if there are fewer (SP-8.7,
    /// SP-10.5).
    pub(crate) fn supply_gap(&self) -> u8 {
        (SUPPLY_SPACES - self.supply.total()).min(self.drawable())
    }

    pub(crate) fn draw_supply<R: Rng + ?Sized>(&self, rng: &mut R) -> Tiles {
        let (mut bag, mut tower) = (self.bag, self.tower);
        draw(&mut bag, &mut tower, self.supply_gap(), rng)
    }

    /// Lists the possible draws that refill the supply; `None` if more than [`MOST_LISTED`] tiles are needed or the bag
    /// runs out.
    pub(crate) fn supply_odds(&self) -> Option<Vec<(Chance, u32)>> {
        let due = self.supply_gap();
        if due > MOST_LISTED || due > self.bag.total() {
            return None;
        }
        let heaps = self.bag.capped(Tiles::of_each(due)).choices().filter(|heap| heap.total() == due);
        Some(heaps.map(|heap| (Chance::Supply(heap), ways(self.bag, heap))).collect())
    }

    pub(crate) fn check_supply(&self, tiles: Tiles) -> Result<(), Refusal> {
        let (due, drawn) = (self.supply_gap(), tiles.total());
        if drawn != due {
            return Err(Refusal::OtherNumberDrawn { due, drawn });
        }
        let (mut bag, mut tower) = (self.bag, self.tower);
        remove(&mut bag, &mut tower, tiles)
    }

    pub(crate) fn fill_supply(&mut self, tiles: Tiles, log: &mut impl Log<Event>) {
        self.remove_drawn(tiles);
        self.supply += tiles;
        log.add(|| Event::SupplyFilled { tiles });
        match self.step {
            Step::RefillSupply => self.go_on_playing(log),
            _ => self.step = Step::FillFactories,
        }
    }

    /// SP-2.5 and SP-10.3: draws four tiles for each factory in order.
    pub(crate) fn draw_factories<R: Rng + ?Sized>(&self, rng: &mut R) -> Factories {
        let (mut bag, mut tower) = (self.bag, self.tower);
        self.factory_sizes().map(|size| FactoryTiles(draw(&mut bag, &mut tower, size, rng))).collect()
    }

    pub(crate) fn check_factories(&self, factories: &Factories) -> Result<(), Refusal> {
        let (due, drawn) = (self.number_of_factories(), factories.len());
        if drawn != due {
            return Err(Refusal::OtherNumberOfFactories { due, drawn });
        }
        let (mut bag, mut tower) = (self.bag, self.tower);
        for (due, FactoryTiles(tiles)) in self.factory_sizes().zip(factories) {
            if tiles.total() != due {
                return Err(Refusal::OtherNumberDrawn { due, drawn: tiles.total() });
            }
            remove(&mut bag, &mut tower, *tiles)?;
        }
        Ok(())
    }

    /// SP-4.1: fills the factories; the start player takes first. If all are empty, there is nothing to take (SP-10.6).
    pub(crate) fn fill_factories(&mut self, factories: &Factories, log: &mut impl Log<Event>) {
        for (place, FactoryTiles(tiles)) in factories.iter().enumerate() {
            self.remove_drawn(*tiles);
            self.factories[place] = *tiles;
        }
        log.add(|| Event::FactoriesFilled { factories: factories.iter().map(|tiles| tiles.0).collect() });
        self.step = Step::Acquire;
        self.on_turn = self.starter;
        self.end_acquiring_if_all_gone(log);
    }

    /// SP-10.1 and SP-5.2: the token holder starts the next round, and the token returns to the center. If nobody took
    /// it, the start player stays the same.
    fn return_token(&mut self) {
        self.starter = self.token.unwrap_or(self.starter);
        self.token = None;
    }

    /// Returns the number of tiles for each factory: the last ones may get fewer or none (SP-10.5).
    fn factory_sizes(&self) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.drawable();
        (0..self.number_of_factories()).map(move |_| {
            let size = left.min(FACTORY_TILES);
            left -= size;
            size
        })
    }

    fn drawable(&self) -> u8 {
        self.bag.total() + self.tower.total()
    }

    fn remove_drawn(&mut self, tiles: Tiles) {
        remove(&mut self.bag, &mut self.tower, tiles).expect("an outcome that was checked");
    }
}

/// Draws of more tiles have too many outcomes to list.
const MOST_LISTED: u8 = 4;

/// Returns the number of ways to draw this heap from the bag.
fn ways(bag: Tiles, heap: Tiles) -> u32 {
    let choose = |(all, some): (u8, u8)| (0..u32::from(some)).fold(1, |ways, n| ways * (u32::from(all) - n) / (n + 1));
    bag.counts().into_iter().zip(heap.counts()).map(choose).product()
}

/// Draws from the bag. SP-10.4: if it runs out before the last tile is drawn, the tower is poured into it.
fn draw<R: Rng + ?Sized>(bag: &mut Tiles, tower: &mut Tiles, count: u8, rng: &mut R) -> Tiles {
    let first = bag.draw(count.min(bag.total()), rng);
    let missing = count - first.total();
    if missing > 0 {
        pour(bag, tower);
    }
    first + bag.draw(missing, rng)
}

/// Removes drawn tiles. SP-10.4: tiles from the tower can't be drawn while any are left in the bag.
fn remove(bag: &mut Tiles, tower: &mut Tiles, tiles: Tiles) -> Result<(), Refusal> {
    if tiles.total() <= bag.total() {
        return take_out(bag, tiles);
    }
    if let Some(color) = tiles.lacks(*bag) {
        return Err(Refusal::BagNotEmpty { color });
    }
    let rest = tiles - *bag;
    *bag = Tiles::NONE;
    pour(bag, tower);
    take_out(bag, rest)
}

fn take_out(bag: &mut Tiles, tiles: Tiles) -> Result<(), Refusal> {
    if let Some(color) = bag.lacks(tiles) {
        return Err(Refusal::NotInBag { color });
    }
    *bag -= tiles;
    Ok(())
}

fn pour(bag: &mut Tiles, tower: &mut Tiles) {
    *bag += std::mem::take(tower);
}
