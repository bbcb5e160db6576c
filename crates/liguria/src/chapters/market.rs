//! Chapters 3 and 4: the market street, and its tiles and coins.

use crate::components::Stall;
use crate::state::{Liguria, Step};
use crate::vocabulary::{Action, Event, HarborTile, Kind, Picks, Refusal, Space, Tile, for_each_run, skipped};
use game::{Log, Seat};

impl Liguria {
    /// LI-3.1: begins with the last player in turn order.
    pub(crate) fn begin_market(&mut self) {
        self.position = self.options.players - 1;
        self.step = Step::PlaceMerchant;
    }

    #[inline]
    pub(crate) fn list_spaces(&self, out: &mut Vec<Action>) {
        out.extend(Space::all().filter(|space| !self.merchants.as_slice().contains(&Some(*space))).map(Action::Market));
    }

    pub(crate) fn check_space(&self, space: Space) -> Result<(), Refusal> {
        let holder = self.seats().find(|seat| self.merchants[*seat] == Some(space));
        holder.map_or(Ok(()), |by| Err(Refusal::SpaceTaken { space, by }))
    }

    /// LI-3.1: places a merchant on a free stall; players go in reverse turn order.
    #[inline]
    pub(crate) fn place_merchant(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        self.merchants[seat] = Some(space);
        log.add(|| Event::MerchantPlaced { seat, space });
        match self.position.checked_sub(1) {
            Some(position) => self.position = position,
            None => self.open_market(),
        }
    }

    /// LI-4.1: the merchants act from left to right; LI-4.7: this becomes the turn order.
    fn open_market(&mut self) {
        let merchants = self.merchants;
        self.order.as_mut_slice().sort_unstable_by_key(|seat| merchants[*seat]);
        self.position = 0;
        self.step = Step::TakeTiles;
    }
}

/// Taking tiles and coins.
impl Liguria {
    /// LI-4.2, LI-4.3: lists all choices of the required number of tiles that the player can afford.
    #[inline]
    pub(crate) fn list_tile_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let stall = self.stall_of(seat);
        let coins = self.player(seat).coins + stall.coins;
        for_each_run(self.row.len(), stall.tiles, coins, |run| out.extend(run.iter().map(Action::Tiles)));
    }

    pub(crate) fn check_tile_choice(&self, seat: Seat, picks: Picks) -> Result<(), Refusal> {
        let stall = self.stall_of(seat);
        if picks.len() != usize::from(stall.tiles) {
            return Err(Refusal::WrongNumberOfTiles { expected: stall.tiles, found: picks.len() });
        }
        if picks.last().is_some_and(|last| last.index() >= self.row.len()) {
            return Err(Refusal::BeyondTheRow { tiles: self.row.len() });
        }
        let (cost, coins) = (skipped(picks), self.player(seat).coins + stall.coins);
        if cost > coins { Err(Refusal::TooExpensive { cost, coins }) } else { Ok(()) }
    }

    /// LI-4.2, LI-4.4: takes the coins first, then pays for skipped tiles.
    #[inline]
    pub(crate) fn take_tiles(&mut self, seat: Seat, picks: Picks, log: &mut impl Log<Event>) {
        let (coins, paid) = (self.stall_of(seat).coins, skipped(picks));
        let player = self.player_mut(seat);
        player.coins = player.coins + coins - paid;
        log.add(|| {
            let tiles = picks.iter().map(|place| self.row[place]).collect();
            Event::TilesTaken { seat, coins, tiles, paid }
        });
        for place in picks.iter() {
            self.put_down(seat, self.row[place], log);
        }
        self.row.close(picks);
        self.return_merchant(seat, log);
    }

    /// LI-4.5: puts harbor tiles face up in the harbor, all others behind the screen.
    #[inline]
    fn put_down(&mut self, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        match tile.kind() {
            Kind::Harbor(tile) => self.put_in_harbor(seat, tile, log),
            Kind::Knight(knight) => player.knights.insert(knight),
            Kind::Diplomat(diplomat) => player.diplomats.insert(diplomat),
            Kind::Order(order) => player.orders.insert(order),
        }
    }

    /// LI-4.6: a tile that doesn't fit in its row leaves the game.
    #[inline]
    fn put_in_harbor(&mut self, seat: Seat, tile: HarborTile, log: &mut impl Log<Event>) {
        let harbor = &mut self.player_mut(seat).harbor;
        if harbor.is_full(tile.row()) {
            self.removed.insert(tile.into());
            log.add(|| Event::TileLost { seat, tile });
        } else {
            harbor.stack_mut(tile).front += 1;
        }
    }

    /// LI-4.7: moves the merchant to the first free position on the order track.
    #[inline]
    fn return_merchant(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.merchants[seat] = None;
        log.add(|| Event::MerchantReturned { seat, position: self.position + 1 });
        if !self.advance() {
            self.step = Step::TakeCard;
        }
    }

    #[inline]
    fn stall_of(&self, seat: Seat) -> &'static Stall {
        self.merchants[seat].expect("a player who takes tiles has a merchant in the street").stall()
    }
}
