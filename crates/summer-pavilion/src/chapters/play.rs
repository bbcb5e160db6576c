//! Phase 2: playing tiles (chapter 5).

use crate::board::Character;
use crate::chapters::payment::{Payments, Purse, bytes};
use crate::components::{LAYOUTS, Layout, layout, number};
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::space::{Space, Star};
use crate::vocabulary::tile::{Color, Colors, Tiles};
use game::{Log, Seat, Seats};

impl SummerPavilion {
    /// Lists each empty space with each possible color and payment.
    pub(crate) fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let payments = self.purse(seat).payments();
        let held: Colors = self.hand(seat).kinds();
        let board = &self.seats[seat].board;
        for star in Star::ALL {
            let colors = board.open_colors(self.side(), star) & held;
            let gaps = Gaps { star, ring: board.gaps(star), layout: layout(self.side(), star) };
            match colors.single() {
                Some(color) => gaps.list_in_color(color, &payments, out),
                None => gaps.list_in_colors(colors, &payments, out),
            }
        }
    }

    pub(crate) fn check_placement(&self, seat: Seat, space: Space, color: Color, jokers: u8) -> Result<(), Refusal> {
        // SP-5.3: tiles go on empty spaces only.
        if self.seats[seat].board.is_covered(space) {
            return Err(Refusal::SpaceCovered { space: space.on(self.side()) });
        }
        self.check_color(seat, space.star(), color)?;
        self.purse(seat).check(color, number(self.side(), space), jokers)
    }

    /// SP-5.3: pays, places the tile and scores it. Completed structures award bonus tiles.
    pub(crate) fn place(&mut self, seat: Seat, space: Space, color: Color, jokers: u8, log: &mut impl Log<Event>) {
        let price = self.purse(seat).price(color, number(self.side(), space), jokers);
        self.seats[seat].hand -= price;
        // SP-6.1: all tiles except the placed one go to the tower.
        self.tower += price - Tiles::of(color, 1);
        self.seats[seat].board.lay(space, color);
        log.add(|| Event::TilePlaced { seat, space, named: space.on(self.side()), color, paid: price });
        self.score_run(seat, space, log);
        self.award_structures(seat, space, log);
    }

    /// SP-5.1: continues with the next player who hasn't passed; ends the round after the last pass.
    pub(crate) fn go_on_playing(&mut self, log: &mut impl Log<Event>) {
        let players = usize::from(self.options.players);
        let first_not_in = |seats: Seats| {
            (1..=players).map(|steps| self.on_turn.after(steps, players)).find(|seat| !seats.contains(*seat))
        };
        match first_not_in(self.passed | self.waiting).or_else(|| first_not_in(self.passed)) {
            Some(seat) => {
                self.on_turn = seat;
                self.step = Step::Play;
            }
            None => self.end_round(log),
        }
    }

    /// In a search, lets all other players wait in phase 2 until `seat` has passed. Boards and hands are separate, so
    /// the others' placements in between hardly matter to it: only the supply would differ.
    pub fn play_alone(&mut self, seat: Seat) {
        if matches!(self.step, Step::Play | Step::ChooseBonus(_)) {
            self.waiting = Seats::all(usize::from(self.options.players)).without(seat) - self.passed;
        }
    }

    #[inline]
    fn purse(&self, seat: Seat) -> Purse {
        Purse::new(self.hand(seat), self.joker())
    }

    fn check_color(&self, seat: Seat, star: Star, color: Color) -> Result<(), Refusal> {
        let (board, side) = (&self.seats[seat].board, self.side());
        match board.character(side, star) {
            _ if board.open_colors(side, star).contains(color) => Ok(()),
            Character::Single(only) => Err(Refusal::OtherColor { side, star, only }),
            Character::Mixed | Character::Open => Err(Refusal::ColorRepeated { side, star, color }),
        }
    }
}

/// A star's empty spaces.
struct Gaps {
    star: Star,
    /// One bit per space in ring order.
    ring: u8,
    layout: Layout,
}

impl Gaps {
    /// Lists all spaces together, for a single color.
    #[inline]
    fn list_in_color(&self, color: Color, payments: &Payments, out: &mut Vec<Action>) {
        let mut set = payments.in_color(color, self.layout) & bytes(self.ring);
        while set != 0 {
            let (steps, jokers) = first(set);
            out.push(Action::Place { space: Space::at(self.star, steps), color, jokers });
            set &= set - 1;
        }
    }

    /// Lists each space separately, for several colors.
    #[inline]
    fn list_in_colors(&self, colors: Colors, payments: &Payments, out: &mut Vec<Action>) {
        let numbers = &LAYOUTS[self.layout as usize];
        let mut gaps = if colors.is_empty() { 0 } else { self.ring };
        while gaps != 0 {
            let steps = gaps.trailing_zeros() as u8;
            let mut set = payments.in_colors(numbers[usize::from(steps)], colors);
            while set != 0 {
                let (color, jokers) = first(set);
                let (space, color) = (Space::at(self.star, steps), Color::ALL[usize::from(color)]);
                out.push(Action::Place { space, color, jokers });
                set &= set - 1;
            }
            gaps &= gaps - 1;
        }
    }
}

/// Returns the byte and bit of the lowest member.
#[inline]
fn first(set: u64) -> (u8, u8) {
    let place = set.trailing_zeros() as u8;
    (place / 8, place % 8)
}
