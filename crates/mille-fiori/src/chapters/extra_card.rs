//! Chapter 9: extra cards and the display.

use crate::components::POINTS_FOR_EMPTY_DISPLAY;
use crate::state::{CardInPlay, MilleFiori, Step};
use crate::vocabulary::{Card, Event, Reason, Refusal};
use game::{Log, Seat};

impl MilleFiori {
    /// MF-9.4: called once the card in use has taken full effect and earned an extra card. MF-9.5: an extra card can
    /// earn another. MF-9.3: awards points instead if the display is empty.
    pub(crate) fn grant_extra_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ExtraCardEarned { seat });
        if self.display.is_empty() {
            self.award(seat, POINTS_FOR_EMPTY_DISPLAY, Reason::EmptyDisplay, log);
            self.end_turn(seat, log);
        } else {
            self.step = Step::ChooseExtraCard(seat);
        }
    }

    pub(crate) fn check_extra_card(&self, card: Card) -> Result<(), Refusal> {
        if self.display.contains(card) { Ok(()) } else { Err(Refusal::NotInDisplay { card }) }
    }

    /// MF-9.1: takes a card from the display; it is used like one from the hand.
    pub(crate) fn take_extra_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.display.remove(card);
        log.add(|| Event::ExtraCardTaken { seat, card });
        let played = CardInPlay { card, extra: true };
        if self.options.masterworks {
            return self.play_card(seat, played, log);
        }
        self.step = Step::UseCard(seat, played);
    }

    /// MF-9.2: an extra card may be declined.
    pub(crate) fn decline_extra_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ExtraCardDeclined { seat });
        self.end_turn(seat, log);
    }
}
