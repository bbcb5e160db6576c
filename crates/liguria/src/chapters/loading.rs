//! Chapter 10: loading cubes.

use crate::state::{Due, Liguria, Step};
use crate::vocabulary::{Action, Color, Cubes, Event, Refusal, Spot};
use game::{Log, Seat};

/// Limits on the cubes that may be loaded.
#[derive(Clone, Copy)]
struct Limits {
    /// Maximum of each color.
    each: Cubes,
    /// Total maximum.
    total: u8,
    /// Total maximum if no cube has the island's color; the same as `total` if no color is required.
    without: u8,
    color: Color,
}

impl Limits {
    /// LI-10.1: returns all choices within the limits.
    #[inline]
    fn choices(self) -> impl Iterator<Item = Cubes> {
        self.each.choices().filter(move |cubes| self.allows(*cubes))
    }

    #[inline]
    fn allows(self, cubes: Cubes) -> bool {
        cubes.total() <= if cubes[self.color] > 0 { self.total } else { self.without }
    }
}

impl Liguria {
    /// LI-10.3: offers loading if at least one cube can be loaded.
    #[inline]
    pub(crate) fn ask_load(&mut self, seat: Seat, due: Due, log: &mut impl Log<Event>) {
        if self.load_limits(seat, due).each.is_empty() {
            self.after_load(seat, due, log);
        } else {
            self.step = Step::Load(due);
        }
    }

    #[inline]
    pub(crate) fn list_loads(&self, seat: Seat, due: Due, out: &mut Vec<Action>) {
        out.extend(self.load_limits(seat, due).choices().map(Action::Load));
    }

    /// Returns the maximum number of cubes that could be loaded, of each color and in total.
    pub(crate) fn loadable(&self, seat: Seat, due: Due) -> (Cubes, u8) {
        let Limits { each, total, .. } = self.load_limits(seat, due);
        (each, each.total().min(total))
    }

    pub(crate) fn check_load(&self, seat: Seat, due: Due, cubes: Cubes) -> Result<(), Refusal> {
        let limits = self.load_limits(seat, due);
        if cubes.total() > limits.total {
            return Err(Refusal::TooManyCubes { most: limits.total });
        }
        if let Some(color) = limits.each.lacks(cubes) {
            return Err(Refusal::ColorNotDue { color, most: limits.each[color] });
        }
        if limits.allows(cubes) { Ok(()) } else { Err(Refusal::OneMustBeOfTheIsland { color: limits.color }) }
    }

    #[inline]
    pub(crate) fn load(&mut self, seat: Seat, due: Due, cubes: Cubes, log: &mut impl Log<Event>) {
        match (due, self.spot(seat)) {
            (Due::ForeignHarbor, Spot::Harbor(owner)) => self.player_mut(owner).harbor.quay -= cubes,
            _ => self.supply -= cubes,
        }
        let ship = &mut self.player_mut(seat).ship;
        ship.cargo += cubes;
        let place = ship.place;
        log.add(|| Event::CubesLoaded { seat, place, cubes });
        self.after_load(seat, due, log);
    }

    #[inline]
    fn after_load(&mut self, seat: Seat, due: Due, log: &mut impl Log<Event>) {
        match due {
            Due::ForeignHarbor => self.ask_diplomat(seat, log),
            Due::Landed(_) | Due::OwnIsland => self.end_visit(seat, log),
        }
    }

    /// LI-10.2: limited by the free cargo spaces and the cubes available.
    #[inline]
    fn load_limits(&self, seat: Seat, due: Due) -> Limits {
        let free = self.player(seat).ship.free_spaces();
        match due {
            Due::Landed(knights) => self.landed_limits(seat, knights.min(free)),
            Due::OwnIsland => self.own_island_limits(seat, free),
            Due::ForeignHarbor => self.harbor_limits(seat, free),
        }
    }

    /// LI-8.3: one cube of the island's color for each knight landed.
    fn landed_limits(&self, seat: Seat, most: u8) -> Limits {
        let color = self.island_of(seat).color;
        let each = Cubes::of(color, most).capped(self.supply);
        Limits { each, total: each.total(), without: each.total(), color }
    }

    /// LI-8.4: one cube of the island's color, and one of any color for each cube symbol there.
    fn own_island_limits(&self, seat: Seat, free: u8) -> Limits {
        let island = self.island_of(seat);
        let (total, without) = (free.min(island.yield_to_owner()), free.min(island.cube_symbols()));
        let each = Cubes::of_each(without) + Cubes::of(island.color, total - without);
        Limits { each: each.capped(self.supply), total, without, color: island.color }
    }

    /// LI-9.2: as many cubes from the quay as the player has sacks.
    fn harbor_limits(&self, seat: Seat, free: u8) -> Limits {
        let Spot::Harbor(owner) = self.spot(seat) else { unreachable!("a quay is in a harbor") };
        let total = free.min(self.player(seat).harbor.sacks());
        let each = self.player(owner).harbor.quay.capped(Cubes::of_each(total));
        Limits { each, total, without: total, color: Color::Red }
    }
}
