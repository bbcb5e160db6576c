//! Chapter 12: turns, and the order in which effects resolve.

use crate::masterworks;
use crate::masterworks::state::{After, Due, Step};
use crate::state::{self, CardInPlay, MilleFiori};
use crate::vocabulary::{Card, Event};
use game::{Log, Seat};

impl MilleFiori {
    /// MF-12.8: plays the picked card, which is now revealed.
    pub(crate) fn play_picked_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        log.add(|| Event::CardPlayed { seat, card });
        self.play_card(seat, CardInPlay { card, extra: false }, log);
    }

    /// MF-12.9: plays a card from the hand or the display: its color first moves the figure, with all consequences;
    /// then the card is used.
    #[inline(never)]
    pub(crate) fn play_card(&mut self, seat: Seat, played: CardInPlay, log: &mut impl Log<Event>) {
        if self.color_moves_figure(seat, played.card) {
            self.masterworks.due = Due::Steps(1);
            self.masterworks.after = After::Use(played);
            self.resolve(seat, log);
        } else {
            self.begin_use(seat, played, log);
        }
    }

    fn begin_use(&mut self, seat: Seat, played: CardInPlay, log: &mut impl Log<Event>) {
        match played.card.masterworks() {
            None => self.step = state::Step::UseCard(seat, played),
            Some(masterworks::Card::Dogate(dogate)) => self.play_dogate(seat, played.card, dogate, log),
            // MF-17.2: it goes to the window, not to the discard pile.
            Some(masterworks::Card::Masterwork(masterwork)) => {
                self.step = Step::PlaceMasterwork(seat, masterwork).into()
            }
        }
    }

    /// MF-12.10: resolves pending effects until none is left or one needs a choice; the choice calls this again. It
    /// terminates because both tracks only lead forward.
    pub(crate) fn resolve(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        loop {
            let asks = match std::mem::take(&mut self.masterworks.due) {
                Due::Nothing => return self.go_on(seat, log),
                Due::Steps(steps) => {
                    self.masterworks.due = self.move_figure(seat, steps, log);
                    false
                }
                // MF-13.9: such a move never earns an extra card.
                Due::Ship(spaces) => {
                    self.sail_route(seat, spaces, log);
                    false
                }
                Due::Masterwork => self.offer_masterwork(seat, log),
                Due::Dogaressa => self.offer_dogaressa(seat, log),
            };
            if asks {
                return;
            }
        }
    }

    fn go_on(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match std::mem::take(&mut self.masterworks.after) {
            After::EndOfCard => self.end_card(seat, log),
            After::Use(played) => self.begin_use(seat, played, log),
            After::DogatePoints(points) => {
                self.score_dogate(seat, points, log);
                self.end_card(seat, log);
            }
            After::DogaressaPoints(dogaressa, points) => {
                self.score_dogaressa(seat, dogaressa, points, log);
                self.end_card(seat, log);
            }
            After::AnotherMasterwork => {
                self.masterworks.due = Due::Masterwork;
                self.resolve(seat, log);
            }
        }
    }

    /// Called after a base game card has been used: resolves the effects of its landing first.
    #[inline(never)]
    pub(crate) fn end_use(&mut self, seat: Seat, extra_card: bool, log: &mut impl Log<Event>) {
        self.masterworks.earned_extra_card = extra_card;
        self.resolve(seat, log);
    }

    /// MF-12.11: an extra card comes after everything else triggered by the card.
    fn end_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match std::mem::take(&mut self.masterworks.earned_extra_card) {
            true => self.grant_extra_card(seat, log),
            false => self.end_turn(seat, log),
        }
    }
}
