//! Quick estimates of the value of a Liguria action, in points.

use super::standing::{Standing, remaining, room_in, tiles_in};
use ::liguria::components::{LONGEST_ROW, OrderTile, PRESTIGE_PER_TILE};
use ::liguria::{
    Action, Card, Cubes, Diplomat, Diplomats, HarborBoard, HarborTile, Heading, Island, Kind, Knight, Knights, Liguria,
    Order, Place, Row, Spot, Step, Tile, skipped,
};
use game::{Game, Seat};
use std::num::NonZeroU8;

/// A cube that will be useful sooner or later.
const CUBE: f32 = 1.3;
/// A sword that isn't needed for anything else.
const SWORD: f32 = 1.2;
/// A scroll that isn't needed for anything else.
const SCROLL: f32 = 1.5;
/// A card point while the balance is not negative.
const CREDIT: f32 = 1.2;

/// Estimates for one player's actions.
pub(super) struct Gains<'a> {
    standing: Standing<'a>,
    players: usize,
    remaining: f32,
    /// The prestige that the cargo brings in the player's own harbor.
    cargo: f32,
    /// The value of each tile in the row to the player; only computed when tiles are taken.
    tiles: [f32; LONGEST_ROW],
}

impl<'a> Gains<'a> {
    pub(super) fn new(game: &'a Liguria, seat: Seat) -> Self {
        let standing = Standing::new(game, seat);
        let cargo = standing.deliveries(standing.player.ship.cargo) - standing.deliveries(Cubes::NONE);
        let mut gains =
            Self { standing, players: game.players(), remaining: remaining(game), cargo, tiles: [0.0; LONGEST_ROW] };
        if game.step() == Step::TakeTiles {
            for (index, tile) in game.row().as_slice().iter().enumerate() {
                gains.tiles[index] = gains.tile(*tile);
            }
        }
        gains
    }

    pub(super) fn of(&self, action: Action) -> f32 {
        match action {
            Action::Market(space) => {
                let stall = space.stall();
                3.0 * f32::from(stall.tiles) + f32::from(stall.coins) - 0.8 * f32::from(space.number())
            }
            Action::Tiles(picks) => {
                picks.iter().map(|place| self.tiles[place.index()]).sum::<f32>() - 0.8 * f32::from(skipped(picks))
            }
            Action::Card(card) => self.card(card),
            Action::Upgrade(tile) => self.upgrade(tile),
            Action::Sail { heading, steps, stop } => self.sail(heading, steps, stop),
            Action::Land(knights) | Action::Conquer(knights) => self.landing(knights),
            Action::Load(cubes) => self.load(cubes),
            Action::Diplomat { row, tiles } => self.diplomat(row, tiles),
            Action::Turn => self.heading(self.standing.player.ship.heading.reversed()),
            Action::Keep => self.heading(self.standing.player.ship.heading),
            Action::UpgradeNone | Action::Stay | Action::Skip => 0.0,
        }
    }

    /// Permanent assets are worth more early in the game.
    fn lasting(&self, points: f32) -> f32 {
        points * self.remaining
    }

    /// Single-use assets are worth less when little time is left.
    fn usable(&self, points: f32) -> f32 {
        points * (2.0 * self.remaining).min(1.0)
    }

    fn tile(&self, tile: Tile) -> f32 {
        match tile.kind() {
            Kind::Harbor(tile) if self.standing.player.harbor.is_full(tile.row()) => 0.0,
            Kind::Harbor(HarborTile::Wheel) => self.lasting(5.0),
            Kind::Harbor(HarborTile::Merchant) => self.lasting(4.0),
            Kind::Harbor(HarborTile::Monk) => self.green_point(),
            Kind::Harbor(building) => f32::from(building.sides().front) + self.lasting(1.0),
            Kind::Knight(knight) => self.usable(2.5 + 1.5 * f32::from(knight.swords())),
            Kind::Diplomat(diplomat) => self.usable(2.5 + 1.5 * f32::from(diplomat.scrolls())),
            Kind::Order(order) => self.order(order),
        }
    }

    /// An order is worth more the fewer cubes are missing and the more time is left to get them.
    fn order(&self, order: Order) -> f32 {
        let OrderTile { cubes: needs, prestige } = *order.tile();
        let have = self.standing.player.store + self.standing.player.ship.cargo;
        let missing = (needs - needs.capped(have)).total();
        // Cubes not needed for orders form sets, worth about a point each.
        f32::from(prestige - needs.total()) * (1.0 - 0.3 * f32::from(missing) * (1.3 - self.remaining)).max(0.0)
    }

    /// The value of one more point in the balance.
    fn green_point(&self) -> f32 {
        if self.standing.game.balance(self.standing.seat) < 0 { 4.5 } else { CREDIT + self.lasting(2.0) }
    }

    fn card(&self, card: Card) -> f32 {
        let (face, balance) = (card.face(), self.standing.game.balance(self.standing.seat));
        let points = i16::from(face.points);
        let debt = self.standing.penalty(balance) - self.standing.penalty(balance + points);
        let flag = |set: bool| f32::from(u8::from(set));
        0.8 * debt
            + CREDIT * f32::from(points)
            + f32::from(face.wheels)
            + 1.5 * flag(face.anchor)
            + 0.7 * flag(face.reverse)
            + 2.0 * f32::from(face.arrows)
            - 0.4 * f32::from(face.cubes.total())
    }

    fn upgrade(&self, tile: HarborTile) -> f32 {
        match tile {
            HarborTile::Wheel => self.lasting(4.0),
            HarborTile::Merchant => self.lasting(3.0),
            HarborTile::Monk => self.green_point(),
            building => f32::from(building.sides().back - building.sides().front),
        }
    }

    fn sail(&self, heading: Heading, steps: u8, stop: Option<NonZeroU8>) -> f32 {
        let from = self.standing.player.ship.place;
        let end = from.after(heading, steps);
        let stop = stop.map(|stop| from.after(heading, stop.get()));
        let home = 0.3 * self.cargo / (1.0 + f32::from(self.standing.steps_home(end, heading)));
        self.stop(end) + home + stop.filter(|stop| *stop != end).map_or(0.0, |stop| self.stop(stop))
    }

    /// The value of stopping at a place.
    fn stop(&self, place: Place) -> f32 {
        match place.spot(self.players) {
            Spot::Harbor(owner) if owner == self.standing.seat => self.cargo,
            Spot::Harbor(owner) => self.foreign_harbor(&self.standing.game.player(owner).harbor),
            Spot::Island(island) => self.island(&self.standing.game.islands()[island.index()]),
        }
    }

    fn foreign_harbor(&self, harbor: &HarborBoard) -> f32 {
        let player = self.standing.player;
        let cubes = harbor.quay.total().min(player.harbor.sacks()).min(player.ship.free_spaces());
        let price = harbor.diplomat_price();
        let can_pay = player.envoys > 0 && player.diplomats.sum(Diplomat::scrolls) >= price;
        let free = Row::ALL.into_iter().filter(|row| can_pay && harbor.fields[row.index()].is_none());
        let best = free.map(|row| self.beside(harbor, row)).fold(0.0, f32::max) - SCROLL * f32::from(price);
        CUBE * f32::from(cubes) + best.max(0.0)
    }

    fn island(&self, island: &Island) -> f32 {
        let player = self.standing.player;
        let cubes = |count: u8| CUBE * f32::from(count.min(player.ship.free_spaces()));
        match island.owner {
            Some(owner) if owner == self.standing.seat => cubes(island.yield_to_owner()),
            _ if player.envoys == 0 || player.knights.sum(Knight::swords) <= island.swords() => 0.0,
            _ => f32::from(island.prestige) + cubes(1) - SWORD * f32::from(island.swords() + 1),
        }
    }

    /// More knights bring more cubes and defend the island better, but can't be used elsewhere.
    fn landing(&self, knights: Knights) -> f32 {
        let player = self.standing.player;
        let Spot::Island(island) = player.ship.place.spot(self.players) else { return 0.0 };
        let prestige = f32::from(self.standing.game.islands()[island.index()].prestige);
        let cubes = f32::from(knights.total().min(player.ship.free_spaces()));
        prestige + CUBE * cubes - self.usable(SWORD * f32::from(knights.sum(Knight::swords)))
    }

    fn load(&self, cubes: Cubes) -> f32 {
        let cargo = self.standing.player.ship.cargo + cubes;
        self.standing.deliveries(cargo)
            + 0.5 * self.standing.deliveries(cargo + Cubes::of_each(1))
            + 0.5 * f32::from(cubes.total())
    }

    fn diplomat(&self, row: Row, tiles: Diplomats) -> f32 {
        let Spot::Harbor(owner) = self.standing.player.ship.place.spot(self.players) else { return 0.0 };
        self.beside(&self.standing.game.player(owner).harbor, row)
            - self.usable(SCROLL * f32::from(tiles.sum(Diplomat::scrolls)))
    }

    /// The value of a diplomat beside this row.
    fn beside(&self, harbor: &HarborBoard, row: Row) -> f32 {
        f32::from(PRESTIGE_PER_TILE) * (tiles_in(harbor, row) + self.lasting(0.5 * room_in(harbor, row)))
    }

    /// With cargo on board, the way home should be short.
    fn heading(&self, heading: Heading) -> f32 {
        let steps = self.standing.steps_home(self.standing.player.ship.place, heading);
        -0.1 * (1.0 + self.cargo) * f32::from(steps)
    }
}
