//! A player's assets in Liguria, and their score if the game ended now.

use ::liguria::components::{PLACES, PRESTIGE_PER_DEBT, PRESTIGE_PER_TILE, ROW_LIMIT};
use ::liguria::{Cubes, Debt, Deliveries, HarborBoard, Heading, Island, Knight, Liguria, Place, Player, Row, Step};
use game::{Game, Seat};

/// One player's assets.
#[derive(Clone, Copy)]
pub(super) struct Standing<'a> {
    pub(super) game: &'a Liguria,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
}

impl<'a> Standing<'a> {
    pub(super) fn new(game: &'a Liguria, seat: Seat) -> Self {
        Self { game, seat, player: game.player(seat) }
    }

    /// The prestige from orders and sets with these additional cubes in the store.
    pub(super) fn deliveries(&self, more: Cubes) -> f32 {
        f32::from(Deliveries::best(self.player.orders, self.player.store + more).prestige())
    }

    /// The prestige from the player's islands.
    pub(super) fn islands(&self) -> f32 {
        self.own_islands().map(|island| f32::from(island.prestige)).sum()
    }

    /// The prestige from the player's islands that an opponent has enough swords to conquer.
    pub(super) fn exposed_islands(&self) -> f32 {
        let others = self.seats().filter(|seat| *seat != self.seat);
        let swords = others.map(|seat| self.game.player(seat).knights.sum(Knight::swords)).max().unwrap_or(0);
        let exposed = self.own_islands().filter(|island| island.swords() < swords);
        exposed.map(|island| f32::from(island.prestige)).sum()
    }

    fn own_islands(&self) -> impl Iterator<Item = &'a Island> {
        let seat = self.seat;
        self.game.islands().iter().filter(move |island| island.owner == Some(seat))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.players())
    }

    /// The prestige lost for a negative balance.
    pub(super) fn penalty(&self, balance: i16) -> f32 {
        let penalty = f32::from(-balance.min(0) * PRESTIGE_PER_DEBT);
        match self.game.options().debt {
            Debt::Forgiven => penalty.min(self.islands() + f32::from(self.player.harbor.prestige())),
            Debt::Carried => penalty,
        }
    }

    /// The number of tiles beside the player's diplomats, and of free spaces for more.
    pub(super) fn rows_beside_diplomats(&self) -> (f32, f32) {
        let harbors = self.seats().map(|seat| &self.game.player(seat).harbor);
        let rows = harbors.flat_map(|harbor| Row::ALL.map(|row| (harbor, row)));
        let own =
            rows.filter(|(harbor, row)| harbor.fields[row.index()].is_some_and(|diplomat| diplomat.seat == self.seat));
        own.fold((0.0, 0.0), |(tiles, room), (harbor, row)| {
            (tiles + tiles_in(harbor, row), room + room_in(harbor, row))
        })
    }

    /// The prestige from the tiles beside the player's diplomats.
    pub(super) fn diplomats(&self) -> f32 {
        self.rows_beside_diplomats().0 * f32::from(PRESTIGE_PER_TILE)
    }

    /// The number of steps to the player's harbor in the ship's direction.
    pub(super) fn steps_home(&self, place: Place, heading: Heading) -> u8 {
        let players = self.game.players();
        let home = Place::harbor(self.seat, players).number();
        let clockwise = (home + PLACES - place.number()) % PLACES;
        let counterclockwise = (PLACES - clockwise) % PLACES;
        match heading {
            _ if place.is_harbor(players) => clockwise.min(counterclockwise),
            Heading::Clockwise => clockwise,
            Heading::Counterclockwise => counterclockwise,
        }
    }

    /// Whether the harbor's wheels are enough to get home in one move.
    pub(super) fn is_near_home(&self) -> bool {
        let ship = &self.player.ship;
        self.steps_home(ship.place, ship.heading) <= self.player.harbor.wheels()
    }

    /// Whether this round's card has been taken but the ship hasn't sailed yet.
    pub(super) fn is_about_to_sail(&self) -> bool {
        let (position, on_turn) = (self.game.position_of(self.seat), self.game.position());
        match self.game.step() {
            Step::TakeCard => position < on_turn,
            Step::Upgrade { .. } => position <= on_turn,
            Step::Sail => position >= on_turn,
            Step::Land | Step::Conquer | Step::Load(_) | Step::PlaceDiplomat | Step::TurnAround => position > on_turn,
            _ => false,
        }
    }
}

/// The fraction of the game that remains, from 1 to 0.
pub(super) fn remaining(game: &Liguria) -> f32 {
    let rounds = f32::from(game.options().size().rounds);
    let part = match game.step() {
        Step::TakeTiles => 0.25,
        Step::TakeCard | Step::Upgrade { .. } => 0.5,
        Step::Sail | Step::Land | Step::Conquer | Step::Load(_) | Step::PlaceDiplomat | Step::TurnAround => 0.75,
        Step::DrawTiles => 1.0,
        Step::SailHome | Step::Over => return 0.0,
        _ => 0.0,
    };
    ((rounds + 1.0 - f32::from(game.round()) - part) / rounds).clamp(0.0, 1.0)
}

pub(super) fn tiles_in(harbor: &HarborBoard, row: Row) -> f32 {
    f32::from(harbor.row_len(row))
}

/// The number of free spaces in this row.
pub(super) fn room_in(harbor: &HarborBoard, row: Row) -> f32 {
    f32::from(ROW_LIMIT) - tiles_in(harbor, row)
}

/// Whether follow-ups to a card or a ship's move are still to be resolved.
pub(super) fn is_under_way(step: Step) -> bool {
    matches!(
        step,
        Step::Upgrade { .. } | Step::Land | Step::Conquer | Step::Load(_) | Step::PlaceDiplomat | Step::TurnAround
    )
}
