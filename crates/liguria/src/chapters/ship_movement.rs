//! Chapter 7: moving the ship.

use crate::state::{Liguria, Step, Voyage};
use crate::vocabulary::{Action, Event, Heading, Refusal, Spot};
use game::{Log, Seat};
use std::num::NonZeroU8;

impl Liguria {
    /// LI-7.1: lists moves of one step up to the number of wheels; LI-7.4: with an anchor, also with each stopover.
    #[inline]
    pub(crate) fn list_courses(&self, seat: Seat, out: &mut Vec<Action>) {
        let (wheels, anchor) = (self.wheels(seat), self.card_of(seat).anchor);
        for heading in Heading::ALL.into_iter().filter(|heading| self.can_head(seat, *heading)) {
            for steps in 1..=wheels {
                out.push(Action::Sail { heading, steps, stop: None });
                let stops = (1..if anchor { steps } else { 1 }).map(NonZeroU8::new);
                out.extend(stops.map(|stop| Action::Sail { heading, steps, stop }));
            }
        }
    }

    pub(crate) fn check_course(
        &self,
        seat: Seat,
        heading: Heading,
        steps: u8,
        stop: Option<NonZeroU8>,
    ) -> Result<(), Refusal> {
        self.check_distance(seat, heading, steps, self.wheels(seat))?;
        match stop {
            Some(_) if !self.card_of(seat).anchor => Err(Refusal::NoAnchor),
            Some(stop) if stop.get() >= steps => Err(Refusal::StopNotOnTheWay { steps }),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_distance(&self, seat: Seat, heading: Heading, steps: u8, wheels: u8) -> Result<(), Refusal> {
        if !self.can_head(seat, heading) {
            return Err(Refusal::AgainstTheHeading { heading: self.player(seat).ship.heading });
        }
        if (1..=wheels).contains(&steps) { Ok(()) } else { Err(Refusal::WrongDistance { steps, wheels }) }
    }

    /// LI-7.2: ships leave harbors in either direction, but islands only in their current one; LI-7.3: unless a card
    /// reverses them.
    #[inline]
    pub(crate) fn can_head(&self, seat: Seat, heading: Heading) -> bool {
        let ship = &self.player(seat).ship;
        ship.heading == heading || ship.place.is_harbor(self.player_count()) || self.has_reverse_arrow(seat)
    }

    /// LI-7.3: the arrow must be on this round's card; LI-12.2: cards don't count in the final movement.
    #[inline]
    fn has_reverse_arrow(&self, seat: Seat) -> bool {
        self.step != Step::SailHome && self.card_of(seat).reverse
    }

    /// LI-7.1: returns the number of wheels in the harbor and on the card.
    #[inline]
    fn wheels(&self, seat: Seat) -> u8 {
        self.player(seat).harbor.wheels() + self.card_of(seat).wheels
    }

    #[inline]
    pub(crate) fn sail(
        &mut self,
        seat: Seat,
        heading: Heading,
        steps: u8,
        stop: Option<NonZeroU8>,
        log: &mut impl Log<Event>,
    ) {
        let ship = &self.player(seat).ship;
        let turned = ship.heading != heading && !ship.place.is_harbor(self.player_count());
        let first = stop.map_or(steps, NonZeroU8::get);
        self.voyage = Voyage { left: steps - first, turned, diplomat_in: None };
        self.move_ship(seat, heading, first, log);
        self.visit(seat, log);
    }

    #[inline]
    pub(crate) fn move_ship(&mut self, seat: Seat, heading: Heading, steps: u8, log: &mut impl Log<Event>) {
        let ship = &mut self.player_mut(seat).ship;
        let from = ship.place;
        let to = from.after(heading, steps);
        (ship.place, ship.heading) = (to, heading);
        log.add(|| {
            let (left, reached) = (self.landmark(from), self.landmark(to));
            Event::ShipSailed { seat, heading, steps, from, to, left, reached }
        });
    }

    /// LI-7.5: offers the actions possible where the ship stops.
    #[inline]
    pub(crate) fn visit(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match self.spot(seat) {
            Spot::Island(island) => self.reach_island(seat, island, log),
            Spot::Harbor(owner) if owner == seat => {
                self.unload(seat, log);
                self.end_visit(seat, log);
            }
            Spot::Harbor(owner) => self.reach_foreign_harbor(seat, owner, log),
        }
    }

    /// LI-7.4: after a stopover, the ship continues its move; LI-7.3: after the move, it may turn.
    #[inline]
    pub(crate) fn end_visit(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let left = std::mem::take(&mut self.voyage.left);
        if left > 0 {
            self.move_ship(seat, self.player(seat).ship.heading, left, log);
            self.visit(seat, log);
        } else if matches!(self.spot(seat), Spot::Island(_)) && self.card_of(seat).reverse && !self.voyage.turned {
            self.step = Step::TurnAround;
        } else {
            self.end_move(log);
        }
    }

    /// LI-7.3: turns the ship after its move.
    pub(crate) fn turn_around(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let ship = &mut self.player_mut(seat).ship;
        ship.heading = ship.heading.reversed();
        let heading = ship.heading;
        log.add(|| Event::ShipTurned { seat, heading });
        self.end_move(log);
    }

    /// LI-7.1: continues with the next ship.
    #[inline]
    pub(crate) fn end_move(&mut self, log: &mut impl Log<Event>) {
        self.voyage = Voyage::default();
        if self.advance() { self.step = Step::Sail } else { self.end_round(log) }
    }

    /// LI-7.6: declines an optional action.
    #[inline]
    pub(crate) fn skip(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ActionSkipped { seat });
        self.end_visit(seat, log);
    }
}
