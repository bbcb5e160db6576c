//! Everything on the table.

use crate::board::{Board, Space};
use crate::card::Card;
use crate::cards::Cards;
use crate::components::{Area, BonusRow};
use crate::event::Event;
use crate::masterworks::{NewBoard, NewStep};
use crate::options::Options;
use crate::reason::Reason;
use game::{Log, MAX_SEATS, Seat};
use serde::Serialize;

/// A game of Mille Fiori.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilleFiori {
    pub(crate) options: Options,
    pub(crate) deck: Cards,
    pub(crate) display: Cards,
    pub(crate) discard: Cards,
    /// What each seat holds, without the card it has picked.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The card each seat has picked in this pass and not yet begun to use.
    pub(crate) picked: [Option<Card>; MAX_SEATS],
    pub(crate) board: Board,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) start: Seat,
    /// Who was first in this pass: the start player at its beginning.
    pub(crate) leader: Seat,
    /// From 1; 0 before the first deal.
    pub(crate) round: u8,
    /// How often the hands have moved on in this round.
    pub(crate) pass: u8,
    /// Somebody's personal supply has run out: the game ends with this pass.
    pub(crate) ending: bool,
    pub(crate) step: Step,
    /// Of the expansion; without it, nothing ever looks at this.
    pub(crate) new_board: NewBoard,
}

/// What belongs to one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    pub score: i16,
    /// Diamonds in the personal supply.
    pub personal: u8,
    /// Diamonds in the reserve.
    pub reserve: u8,
    /// The space of the sea track where the ship lies.
    pub ship: u8,
    /// The value of the bonus space held in each row; 0 for none.
    pub bonuses: [u8; BonusRow::ALL.len()],
    /// How many of these have a diamond on them.
    pub bonus_diamonds: u8,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    DrawStartPlayer,
    FillDisplay,
    Deal,
    /// All seats without a picked card pick one.
    PickTogether,
    /// This seat picks a card, which it uses at once.
    PickOnTurn(Seat),
    /// This seat uses the card in play.
    UseCard(Seat, CardInPlay),
    /// This seat takes a card of the display, or declines.
    ChooseExtraCard(Seat),
    /// Something that only the expansion knows.
    Masterworks(NewStep),
    Over,
}

/// A card that is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct CardInPlay {
    pub card: Card,
    /// It comes from the display, so all have seen it; a card of the hand is shown when it is used, or with the
    /// expansion before that, when it is played.
    pub extra: bool,
}

impl MilleFiori {
    #[inline]
    pub(crate) fn player_count(&self) -> usize {
        usize::from(self.options.players)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.player_count())
    }

    /// All seats, from this one clockwise.
    #[inline]
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.player_count();
        (0..players).map(move |steps| first.after(steps, players))
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Gives points. No points, no event.
    #[inline]
    pub(crate) fn award(&mut self, seat: Seat, points: u8, reason: Reason, log: &mut impl Log<Event>) {
        if points > 0 {
            let points = i16::from(points);
            self.player_mut(seat).score += points;
            log.add(|| Event::Scored { seat, points, reason });
        }
    }

    /// MF-11.5, MF-11.3: a diamond comes from the personal supply, which begins the end when it runs out;
    /// then from the reserve. False if there is none at all.
    #[inline]
    pub(crate) fn take_diamond(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let player = self.player_mut(seat);
        if player.personal > 0 {
            player.personal -= 1;
            if player.personal == 0 {
                self.ending = true;
                log.add(|| Event::EndTriggered { seat });
            }
            true
        } else if player.reserve > 0 {
            player.reserve -= 1;
            true
        } else {
            false
        }
    }

    #[inline]
    pub(crate) fn has_diamond(&self, seat: Seat) -> bool {
        self.player(seat).personal > 0 || self.player(seat).reserve > 0
    }

    /// Puts a diamond of `seat`, who must have one, on this space.
    #[inline]
    pub(crate) fn put_diamond(&mut self, seat: Seat, area: Area, space: Space, log: &mut impl Log<Event>) {
        let from_reserve = self.player(seat).personal == 0;
        self.board[area].put(seat, space);
        log.add(|| Event::DiamondPlaced { seat, area, space, from_reserve });
        self.take_diamond(seat, log);
    }
}

impl Player {
    /// Diamonds not on the board: they decide ties.
    #[inline]
    pub(crate) fn diamonds_left(&self) -> u8 {
        self.personal + self.reserve
    }

    #[inline]
    pub(crate) fn has_bonus(&self, row: BonusRow) -> bool {
        self.bonuses[row.index()] > 0
    }
}
