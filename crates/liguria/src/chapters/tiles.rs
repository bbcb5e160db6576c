//! Chapter 4: taking tiles and coins.

use crate::components::Stall;
use crate::state::{Liguria, Step};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::pieces::HarborTile;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::{Kind, Tile};
use crate::vocabulary::tile_row::Picks;
use game::{Log, Seat};

impl Liguria {
    /// LI-4.2, LI-4.3: all choices of just so many tiles that the coins suffice for.
    #[inline]
    pub(crate) fn list_tile_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let stall = self.stall_of(seat);
        let coins = self.player(seat).coins + stall.coins;
        Picks::for_each_run(self.row.len(), stall.tiles, coins, |run| out.extend(run.iter().map(Action::Tiles)));
    }

    pub(crate) fn check_tile_choice(&self, seat: Seat, picks: Picks) -> Result<(), Refusal> {
        let stall = self.stall_of(seat);
        if picks.len() != stall.tiles {
            return Err(Refusal::WrongNumberOfTiles { expected: stall.tiles, found: picks.len() });
        }
        if usize::from(picks.last()) >= self.row.len() {
            return Err(Refusal::BeyondTheRow { tiles: self.row.len() });
        }
        let (cost, coins) = (picks.skipped(), self.player(seat).coins + stall.coins);
        if cost > coins { Err(Refusal::TooExpensive { cost, coins }) } else { Ok(()) }
    }

    /// LI-4.2, LI-4.4: coins are taken first, then the skipped tiles are paid for.
    #[inline]
    pub(crate) fn take_tiles(&mut self, seat: Seat, picks: Picks, log: &mut impl Log<Event>) {
        let (coins, paid) = (self.stall_of(seat).coins, picks.skipped());
        let player = self.player_mut(seat);
        player.coins = player.coins + coins - paid;
        log.add(|| {
            let tiles = picks.indices().map(|index| self.row.as_slice()[index]).collect();
            Event::TilesTaken { seat, coins, tiles, paid }
        });
        for index in picks.indices() {
            self.put_down(seat, self.row.as_slice()[index], log);
        }
        self.row.close(picks);
        self.return_merchant(seat, log);
    }

    /// LI-4.5: harbor tiles lie openly in the harbor, the others behind the screen.
    #[inline]
    fn put_down(&mut self, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match tile.kind() {
            Kind::Harbor(tile) => self.put_in_harbor(seat, tile, log),
            Kind::Knight(knight) => player.knights.add(knight),
            Kind::Diplomat(diplomat) => player.diplomats.add(diplomat),
            Kind::Order(order) => player.orders.insert(order),
        }
    }

    /// LI-4.6: a tile that finds no room in its row leaves the game.
    #[inline]
    fn put_in_harbor(&mut self, seat: Seat, tile: HarborTile, log: &mut impl Log<Event>) {
        let harbor = &mut self.player_mut(seat).harbor;
        if harbor.is_full(tile.row()) {
            self.removed.insert(tile.into());
            log.add(|| Event::TileLost { seat, tile: tile.into() });
        } else {
            harbor.stack_mut(tile).front += 1;
        }
    }

    /// LI-4.7: the merchant goes to the first free position of the order track.
    #[inline]
    fn return_merchant(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.merchants[seat.index()] = None;
        log.add(|| Event::MerchantReturned { seat, position: self.position + 1 });
        if !self.advance() {
            self.step = Step::TakeCard;
        }
    }

    #[inline]
    fn stall_of(&self, seat: Seat) -> &'static Stall {
        self.merchants[seat.index()].expect("whoever takes tiles has a merchant in the street").stall()
    }
}
