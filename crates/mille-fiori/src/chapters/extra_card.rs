//! Chapter 9: extra cards and the display.

use crate::card::Card;
use crate::event::Event;
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::state::{CardInPlay, MilleFiori, Step};
use game::{Log, Seat};

/// MF-9.3: printed in the revised edition, and played so in the first.
const POINTS_FOR_EMPTY_DISPLAY: u8 = 5;

impl MilleFiori {
    /// MF-9.4: after the card has taken full effect, the extra card that it earned is due. An extra card
    /// comes back here when it earns the next (MF-9.5).
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

    /// MF-9.1: a card of the display is used like one from the hand.
    pub(crate) fn take_extra_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.display.remove(card);
        log.add(|| Event::ExtraCardTaken { seat, card });
        let played = CardInPlay { card, extra: true };
        if self.options.masterworks {
            return self.play_card(seat, played, log);
        }
        self.step = Step::UseCard(seat, played);
    }

    /// MF-9.2: nobody must play an extra card.
    pub(crate) fn decline_extra_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        log.add(|| Event::ExtraCardDeclined { seat });
        self.end_turn(seat, log);
    }
}
