//! Everything on the table, and what can be asked of it.

use crate::masterworks;
use crate::options::Options;
use crate::vocabulary::{
    Area, Awaited, BoardSpace, BonusRow, Card, Cards, Event, Part, Reason, SeaSpace, Space, Spaces,
};
use game::{Log, MAX_SEATS, PerSeat, Seat};
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A game of Mille Fiori.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MilleFiori {
    pub(crate) options: Options,
    pub(crate) deck: Cards,
    pub(crate) display: Cards,
    pub(crate) discard: Cards,
    /// What each seat holds, without the card it has picked.
    pub(crate) hands: PerSeat<Cards>,
    /// The card each seat has picked in this pass and not yet begun to use.
    pub(crate) picked: PerSeat<Option<Card>>,
    pub(crate) board: Board,
    pub(crate) players: PerSeat<Player>,
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
    pub(crate) masterworks: masterworks::Board,
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
    pub ship: SeaSpace,
    /// The value of the bonus space held in each row; 0 for none.
    pub bonuses: [u8; BonusRow::COUNT],
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
    Masterworks(masterworks::Step),
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
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// Gives points. No points, no event.
    #[inline]
    pub(crate) fn award(&mut self, seat: Seat, points: u8, reason: Reason, log: &mut impl Log<Event>) {
        self.award_for(seat, points, reason, std::iter::empty(), log);
    }

    /// Gives points for the own diamonds on these spaces of an area.
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

    /// Gives points for what counted on the board.
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

    /// The seat whose card in play the others do not know yet.
    pub(crate) fn secretive(&self) -> Option<Seat> {
        match self.step {
            Step::UseCard(seat, played) if self.is_secret(played) => Some(seat),
            Step::Masterworks(masterworks::Step::BeginTurn(seat, _)) => Some(seat),
            _ => None,
        }
    }
}

/// What lies open on the table, asked of the state itself: quicker than a view for callers that look at many imagined
/// worlds.
impl MilleFiori {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// How many cards the deck has left.
    #[inline]
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The new board of the expansion, if it is played.
    #[inline]
    pub fn masterworks(&self) -> Option<&masterworks::Board> {
        self.options.masterworks.then_some(&self.masterworks)
    }

    /// The card that is being used. Of a card of the hand others learn with its use.
    #[inline]
    pub fn card_in_use(&self) -> Option<Card> {
        self.card_in_play().map(|played| played.card)
    }

    /// How many cards this seat holds that nobody else has been shown: those in the hand, the picked one and
    /// the one in use.
    #[inline]
    pub fn cards_held(&self, seat: Seat) -> usize {
        let in_use = self.secretive() == Some(seat);
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

/// The diamonds on all areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Board {
    areas: [Diamonds; Area::COUNT],
}

impl Board {
    /// How many diamonds of this seat lie there.
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

/// The diamonds on one area: for each seat, also for those that nobody has, the set of its spaces.
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

    /// The spaces with a diamond of anybody.
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

/// For each seat the list of its spaces.
impl Serialize for Diamonds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.by_seat)
    }
}
