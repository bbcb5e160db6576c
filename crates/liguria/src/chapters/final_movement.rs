//! Chapter 12: the end of a round, and the final movement.

use crate::state::{Liguria, Step};
use crate::vocabulary::action::{Action, Course};
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::ring::{Heading, Spot};
use game::{Log, Seat};

impl Liguria {
    /// LI-12.1: the tiles that nobody took leave the game. LI-5.3: the cards have done their work. LI-2.1: after
    /// the last round comes the final movement, in the order of that round (LI-12.2).
    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        let left = std::mem::take(&mut self.row);
        for tile in left.as_slice() {
            self.removed.insert(*tile);
        }
        if !left.is_empty() {
            log.add(|| Event::RowCleared { tiles: left });
        }
        for player in &mut self.players {
            player.card = None;
        }
        if self.round < self.options.size().rounds {
            self.step = Step::DrawTiles;
        } else {
            log.add(|| Event::FinalMovementBegan);
            self.step = Step::SailHome;
        }
    }

    /// LI-12.2: as far as the wheels of the harbor go, or not at all.
    #[inline]
    pub(crate) fn list_final_courses(&self, seat: Seat, out: &mut Vec<Action>) {
        let wheels = self.player(seat).harbor.wheels();
        for heading in Heading::BOTH.into_iter().filter(|heading| self.can_head(seat, *heading)) {
            out.extend((1..=wheels).map(|steps| Action::Sail(Course { heading, steps, stop: None })));
        }
        out.push(Action::Stay);
    }

    pub(crate) fn check_final_course(&self, seat: Seat, course: Course) -> Result<(), Refusal> {
        let Course { heading, steps, stop } = course;
        self.check_distance(seat, heading, steps, self.player(seat).harbor.wheels())?;
        if stop.is_some() { Err(Refusal::NoStopInTheFinalMovement) } else { Ok(()) }
    }

    /// LI-12.3: all that can be done is to unload at home.
    pub(crate) fn sail_home(&mut self, seat: Seat, course: Course, log: &mut impl Log<Event>) {
        self.move_ship(seat, course.heading, course.steps, log);
        if self.spot(seat) == Spot::Harbor(seat) {
            self.unload(seat, log);
        }
        self.end_final_move(log);
    }

    pub(crate) fn stay(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ShipStayed { seat });
        self.end_final_move(log);
    }

    fn end_final_move(&mut self, log: &mut impl Log<Event>) {
        if !self.advance() {
            self.finish(log);
        }
    }
}
