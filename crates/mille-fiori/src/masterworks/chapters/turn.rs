//! Chapter 12: what a turn consists of, and in which order chains resolve.

use crate::masterworks;
use crate::masterworks::state::{After, Due, Step};
use crate::state::{self, CardInPlay, MilleFiori};
use crate::vocabulary::{Card, Event};
use game::{Log, Seat};

impl MilleFiori {
    /// MF-12.8: the picked card is played; nobody but its owner knows it before.
    pub(crate) fn play_picked_card(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        log.add(|| Event::CardPlayed { seat, card });
        self.play_card(seat, CardInPlay { card, extra: false }, log);
    }

    /// MF-12.9: a card from the hand or the display is played: its color moves the figure first, with all that
    /// follows; then the card is used.
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
            // MF-17.2: it goes to the window and not to the discards.
            Some(masterworks::Card::Masterwork(masterwork)) => {
                self.step = Step::PlaceMasterwork(seat, masterwork).into()
            }
        }
    }

    /// MF-12.10: what is due happens at once and to the end, before anything else; where it asks for a choice, this
    /// comes back after it. Both tracks only lead forward, so it ends.
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

    /// What comes when nothing is due any more.
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

    /// A card of the base game has been used; what its landing at sea asks for comes first.
    #[inline(never)]
    pub(crate) fn end_use(&mut self, seat: Seat, extra_card: bool, log: &mut impl Log<Event>) {
        self.masterworks.earned_extra_card = extra_card;
        self.resolve(seat, log);
    }

    /// MF-12.11: an extra card is due after all else that the card has set off.
    fn end_card(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match std::mem::take(&mut self.masterworks.earned_extra_card) {
            true => self.grant_extra_card(seat, log),
            false => self.end_turn(seat, log),
        }
    }
}
