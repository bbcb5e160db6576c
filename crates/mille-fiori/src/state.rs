//! The game state and its queries.

use crate::masterworks;
use crate::options::Options;
use crate::vocabulary::{
    Area, Awaited, BoardSpace, BonusRow, Card, Cards, Event, Part, Reason, SeaSpace, Space, Spaces,
};
use game::{Log, MAX_SEATS, PerSeat, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A game of Mille Fiori.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilleFiori {
    pub(crate) options: Options,
    pub(crate) deck: Cards,
    pub(crate) display: Cards,
    pub(crate) discard: Cards,
    /// Each seat's hand, without the card it has picked.
    pub(crate) hands: PerSeat<Cards>,
    /// The card each seat has picked in this pass and not yet started to use.
    pub(crate) picked: PerSeat<Option<Card>>,
    pub(crate) board: Board,
    pub(crate) players: PerSeat<Player>,
    pub(crate) start: Seat,
    /// The seat that started this pass. The expansion may change the start player during a pass.
    pub(crate) leader: Seat,
    /// Starts at 1; 0 before the first deal.
    pub(crate) round: u8,
    /// Number of times the hands have been passed in this round.
    pub(crate) pass: u8,
    /// Whether a personal supply has run out, so that the game ends after this pass.
    pub(crate) ending: bool,
    pub(crate) step: Step,
    /// The expansion board; unused without the expansion.
    pub(crate) masterworks: masterworks::Board,
}

/// One player's score and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Player {
    pub score: i16,
    /// Diamonds in the personal supply.
    pub personal: u8,
    /// Diamonds in the reserve.
    pub reserve: u8,
    /// The ship's space on the sea track.
    pub ship: SeaSpace,
    /// The value of the bonus space held in each row; 0 for none.
    pub bonuses: [u8; BonusRow::COUNT],
    /// Number of bonus spaces that hold this player's diamonds, including the expansion's.
    pub bonus_diamonds: u8,
}

/// The pending decision or chance outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    DrawStartPlayer,
    FillDisplay,
    Deal,
    /// All seats without a picked card pick one.
    PickTogether,
    /// This seat picks a card and uses it right away.
    PickOnTurn(Seat),
    /// This seat uses the card in play.
    UseCard(Seat, CardInPlay),
    /// This seat takes a card from the display or declines.
    ChooseExtraCard(Seat),
    /// An expansion step.
    Masterworks(masterworks::Step),
    Over,
}

/// A card that is being used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub(crate) struct CardInPlay {
    pub card: Card,
    /// Whether it comes from the display, where everyone has seen it. A card from the hand is revealed when used or,
    /// with the expansion, when played.
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

    /// Returns all seats, clockwise from `first`.
    #[inline]
    pub(crate) fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.player_count();
        (0..players).map(move |steps| first.after(steps, players))
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Adds points and logs them. Does nothing for 0 points.
    #[inline]
    pub(crate) fn award(&mut self, seat: Seat, points: u8, reason: Reason, log: &mut impl Log<Event>) {
        self.award_for(seat, points, reason, std::iter::empty(), log);
    }

    /// Adds points for the seat's diamonds on these spaces in an area.
    #[inline]
    pub(crate) fn award_spaces(
        &mut self,
        seat: Seat,
        points: u8,
        reason: Reason,
        (area, spaces): (Area, Spaces),
        log: &mut impl Log<Event>,
    ) {
        let counted = spaces.iter().map(|space| Part::Space(BoardSpace { area, space }));
        self.award_for(seat, points, reason, counted, log);
    }

    /// Adds points and logs them together with the parts of the board that counted.
    #[inline]
    pub(crate) fn award_for(
        &mut self,
        seat: Seat,
        points: u8,
        reason: Reason,
        counted: impl Iterator<Item = Part>,
        log: &mut impl Log<Event>,
    ) {
        if points > 0 {
            let points = i16::from(points);
            self.player_mut(seat).score += points;
            log.add(|| Event::Scored { seat, points, reason, counted: counted.collect() });
        }
    }

    /// MF-11.5: takes a diamond from the personal supply, or from the reserve if the supply is empty. MF-11.3: emptying
    /// the personal supply triggers the end of the game. Returns false if the seat has no diamond.
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

    /// Places one of the seat's diamonds on this space. The seat must have one.
    #[inline]
    pub(crate) fn put_diamond(&mut self, seat: Seat, area: Area, space: Space, log: &mut impl Log<Event>) {
        let from_reserve = self.player(seat).personal == 0;
        self.board[area].put(seat, space);
        log.add(|| Event::DiamondPlaced { seat, area, space, from_reserve });
        self.take_diamond(seat, log);
    }
}

/// The card in play.
impl MilleFiori {
    #[inline]
    pub(crate) fn card_in_play(&self) -> Option<CardInPlay> {
        match self.step {
            Step::UseCard(_, played) => Some(played),
            Step::Masterworks(step) => self.masterworks.card_in_play(step),
            _ => None,
        }
    }

    /// Returns the area of the card in play; `None` also for an expansion card without an area.
    pub(crate) fn area_in_play(&self) -> Option<Area> {
        self.card_in_play()?.card.area()
    }

    /// Returns the seat whose card in play is still hidden from the others.
    pub(crate) fn seat_with_hidden_card(&self) -> Option<Seat> {
        match self.step {
            Step::UseCard(seat, played) if self.is_secret(played) => Some(seat),
            Step::Masterworks(masterworks::Step::BeginTurn(seat, _)) => Some(seat),
            _ => None,
        }
    }
}

/// Public information, read directly from the state; faster than a view when evaluating many imagined worlds.
impl MilleFiori {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// Returns the number of cards left in the deck.
    #[inline]
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// Returns the expansion board, if the expansion is in play.
    #[inline]
    pub fn masterworks(&self) -> Option<&masterworks::Board> {
        self.options.masterworks.then_some(&self.masterworks)
    }

    /// Returns the card in use, which may still be hidden from the other seats.
    #[inline]
    pub fn card_in_use(&self) -> Option<Card> {
        self.card_in_play().map(|played| played.card)
    }

    /// Returns the number of this seat's cards hidden from the others: the hand, the pick and a hidden card in use.
    #[inline]
    pub fn cards_held(&self, seat: Seat) -> usize {
        let in_use = self.seat_with_hidden_card() == Some(seat);
        self.hands[seat].len() + usize::from(self.picked[seat].is_some()) + usize::from(in_use)
    }

    #[inline]
    pub fn awaited(&self) -> Awaited {
        match self.step {
            Step::DrawStartPlayer => Awaited::StartPlayer,
            Step::FillDisplay => Awaited::Display,
            Step::Deal => Awaited::Deal,
            Step::PickTogether | Step::PickOnTurn(_) => Awaited::Pick,
            Step::UseCard(..) => Awaited::Use,
            Step::ChooseExtraCard(_) => Awaited::ExtraCard,
            Step::Masterworks(step) => step.awaited(),
            Step::Over => Awaited::Nothing,
        }
    }
}

impl Player {
    /// Returns the number of diamonds not on the board, which breaks ties (MF-11.7).
    #[inline]
    pub(crate) fn diamonds_left(&self) -> u8 {
        self.personal + self.reserve
    }

    #[inline]
    pub(crate) fn has_bonus(&self, row: BonusRow) -> bool {
        self.bonuses[row.index()] > 0
    }
}

/// The diamonds in all areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Board {
    areas: [Diamonds; Area::COUNT],
}

impl Board {
    /// Returns the number of diamonds this seat has on the board.
    pub(crate) fn diamonds_of(&self, seat: Seat) -> u8 {
        self.areas.iter().map(|diamonds| diamonds.of(seat).len() as u8).sum()
    }
}

impl Index<Area> for Board {
    type Output = Diamonds;

    #[inline]
    fn index(&self, area: Area) -> &Diamonds {
        &self.areas[area.index()]
    }
}

impl IndexMut<Area> for Board {
    #[inline]
    fn index_mut(&mut self, area: Area) -> &mut Diamonds {
        &mut self.areas[area.index()]
    }
}

/// The diamonds in one area: the spaces occupied by each seat, including unused seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<Spaces>"))]
pub struct Diamonds {
    by_seat: [Spaces; MAX_SEATS],
}

#[cfg(feature = "schema")]
game::schema_as!(Diamonds, Vec<Spaces>);

impl Diamonds {
    #[inline]
    pub fn of(&self, seat: Seat) -> Spaces {
        self.by_seat[seat.index()]
    }

    /// Returns the spaces occupied by any seat.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.by_seat.iter().fold(Spaces::NONE, |all, own| all | *own)
    }

    #[inline]
    pub fn put(&mut self, seat: Seat, space: Space) {
        self.by_seat[seat.index()].insert(space);
    }

    pub fn owner(&self, space: Space) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|seat| self.of(*seat).contains(space))
    }
}

/// Serializes as one list of spaces per seat.
impl Serialize for Diamonds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.by_seat)
    }
}

impl<'de> Deserialize<'de> for Diamonds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { by_seat: Deserialize::deserialize(deserializer)? })
    }
}
