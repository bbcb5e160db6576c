//! Chapter 1: components and setup.

use crate::components::{
    CUBES_PER_COLOR, ENVOYS, ISLAND_COLORS, ISLAND_MARKERS, QUAY_CUBES, START_COINS, islands_per_gap,
};
use crate::options::Options;
use crate::state::{Island, Liguria, Player, Ship, Step, Voyage};
use crate::vocabulary::{Cards, Chance, Color, Cubes, Event, Heap, IslandFace, Islands, Place, Refusal, TileRow};
use game::{Log, MAX_SEATS, PerSeat, Seat, Seats, below, shuffle};
use rand_core::Rng;

impl Liguria {
    /// Returns the table before the first chance outcome. LI-1.9, LI-1.10: all tiles are in the bag, all cards in the
    /// deck.
    pub(crate) fn set_up(options: Options) -> Self {
        let players = usize::from(options.players);
        Self {
            options,
            round: 0,
            step: Step::DrawOrder,
            order: PerSeat::new(players, Seat::default()),
            position: 0,
            voyage: Voyage::default(),
            merchants: PerSeat::new(players, None),
            row: TileRow::default(),
            bag: Heap::ALL,
            removed: Heap::NONE,
            deck: Cards::complete(),
            offer: Cards::NONE,
            supply: Cubes::of_each(CUBES_PER_COLOR),
            islands: [Island::default(); ISLAND_COLORS.len()],
            players: PerSeat::from_fn(players, |seat| new_player(seat, options)),
        }
    }
}

/// LI-1.7: starts with coins, figures and the ship at home.
fn new_player(seat: Seat, options: Options) -> Player {
    let place = Place::harbor(seat, usize::from(options.players));
    Player { coins: START_COINS, envoys: ENVOYS, ship: Ship { place, ..Ship::default() }, ..Player::default() }
}

/// LI-1.8: chance determines the turn order.
impl Liguria {
    pub(crate) fn draw_order<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut seats: [Seat; MAX_SEATS] = std::array::from_fn(Seat::new);
        shuffle(rng, &mut seats[..self.player_count()]);
        Chance::Order(PerSeat::from_fn(self.player_count(), |position| seats[position.index()]))
    }

    /// Returns every turn order.
    pub(crate) fn possible_orders(&self) -> Vec<Chance> {
        let longer = |orders: Vec<Vec<Seat>>| -> Vec<Vec<Seat>> {
            let next = |order: Vec<Seat>| {
                let left: Vec<Seat> = self.seats().filter(|seat| !order.contains(seat)).collect();
                left.into_iter().map(move |seat| [order.as_slice(), &[seat]].concat())
            };
            orders.into_iter().flat_map(next).collect()
        };
        let orders = self.seats().fold(vec![Vec::new()], |orders, _| longer(orders));
        let chance = |order: Vec<Seat>| Chance::Order(PerSeat::from_fn(order.len(), |place| order[place.index()]));
        orders.into_iter().map(chance).collect()
    }

    pub(crate) fn check_order(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Order(order) = chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        let seats = order.values().fold(Seats::NONE, |seats, seat| seats.with(*seat));
        if order.players() == self.player_count() && seats == Seats::all(self.player_count()) {
            Ok(())
        } else {
            Err(Refusal::NotEachSeatOnce { players: self.player_count() })
        }
    }

    pub(crate) fn set_order(&mut self, order: PerSeat<Seat>, log: &mut impl Log<Event>) {
        self.order = order;
        log.add(|| Event::OrderDrawn { order });
        self.step = Step::DrawIslands;
    }
}

/// LI-1.3, LI-1.4: chance lays out the islands and their markers.
impl Liguria {
    pub(crate) fn draw_islands<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let (mut colors, mut markers) = (ISLAND_COLORS, ISLAND_MARKERS);
        let count = self.islands().len();
        loop {
            shuffle(rng, &mut colors);
            if self.uniform_gap(&colors[..count]).is_none() {
                break;
            }
        }
        shuffle(rng, &mut markers);
        let faces = colors.into_iter().zip(markers).map(|(color, prestige)| IslandFace { color, prestige });
        Chance::Islands(faces.take(count).collect())
    }

    pub(crate) fn check_islands(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Islands(faces) = chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        if faces.len() != self.islands().len() {
            return Err(Refusal::WrongNumberOfIslands { expected: self.islands().len(), found: faces.len() });
        }
        let mut colors = ISLAND_COLORS.to_vec();
        let mut markers = ISLAND_MARKERS.to_vec();
        for IslandFace { color, prestige } in faces {
            take_out(&mut colors, color).ok_or(Refusal::NoSuchIsland { color: *color })?;
            take_out(&mut markers, prestige).ok_or(Refusal::NoSuchMarker { prestige: *prestige })?;
        }
        let colors: Vec<Color> = faces.iter().map(|face| face.color).collect();
        self.uniform_gap(&colors).map_or(Ok(()), |color| Err(Refusal::GapOfOneColor { color }))
    }

    pub(crate) fn lay_islands(&mut self, faces: &Islands, log: &mut impl Log<Event>) {
        for (island, face) in self.islands.iter_mut().zip(faces) {
            *island = Island { color: face.color, prestige: face.prestige, ..Island::default() };
        }
        log.add(|| Event::IslandsLaid { islands: faces.to_vec() });
        self.step = Step::DrawCubes;
    }

    /// Returns a color that appears twice between the same two harbors, if any.
    fn uniform_gap(&self, colors: &[Color]) -> Option<Color> {
        let gaps = colors.chunks(usize::from(islands_per_gap(self.options.players)));
        gaps.flat_map(|gap| gap.iter().enumerate().filter(|(index, color)| gap[..*index].contains(color)))
            .map(|(_, color)| *color)
            .next()
    }
}

fn take_out<T: PartialEq>(all: &mut Vec<T>, one: &T) -> Option<T> {
    let index = all.iter().position(|other| other == one)?;
    Some(all.swap_remove(index))
}

/// LI-1.6: two cubes in different colors for each quay.
impl Liguria {
    pub(crate) fn draw_cubes<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let all_but_one = |color| Cubes::of_each(1) - Cubes::of(color, 1);
        Chance::Cubes(PerSeat::from_fn(self.player_count(), |_| {
            all_but_one(Color::ALL[below(rng, Color::COUNT as u32) as usize])
        }))
    }

    pub(crate) fn check_cubes(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Cubes(quays) = chance else { return Err(Refusal::OtherChance { awaited: self.step }) };
        if quays.players() != self.player_count() {
            return Err(Refusal::WrongNumberOfHarbors { expected: self.player_count(), found: quays.players() });
        }
        let two_colors = |cubes: &Cubes| cubes.total() == QUAY_CUBES && cubes.capped(Cubes::of_each(1)) == *cubes;
        quays
            .values()
            .find(|cubes| !two_colors(cubes))
            .map_or(Ok(()), |cubes| Err(Refusal::NotTwoColors { cubes: *cubes }))
    }

    pub(crate) fn stock_quays(&mut self, quays: PerSeat<Cubes>, log: &mut impl Log<Event>) {
        for (seat, cubes) in quays.iter() {
            self.player_mut(seat).harbor.quay = *cubes;
            self.supply -= *cubes;
        }
        log.add(|| Event::QuaysStocked { cubes: quays });
        self.step = Step::DrawTiles;
    }
}
