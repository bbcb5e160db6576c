//! Chapter 2: gameplay.

use super::{citizens, harbor, houses, trade, workshops};
use crate::components::HAND_SIZE;
use crate::masterworks;
use crate::options::{Draft, Edition};
use crate::state::{CardInPlay, MilleFiori, Step};
use crate::vocabulary::{
    Area, Awaited, BoardSpace, BonusRow, Card, Cards, Chance, Event, Hands, Refusal, Space, Spaces,
};
use game::{Log, PerSeat, Seat, Seats};
use rand_core::Rng;

/// A placed diamond's rewards besides points.
#[derive(Default)]
pub(crate) struct Earned {
    pub bonus: Option<BonusRow>,
    pub extra_card: bool,
}

/// Dealing cards and filling the display.
impl MilleFiori {
    pub(crate) fn draw_display<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut deck = self.deck;
        Chance::Display(deck.draw_many(self.options.cards_revealed(), rng))
    }

    pub(crate) fn check_display(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Display(cards) = chance else {
            return Err(Refusal::OtherChance { awaited: Awaited::Display });
        };
        check_from_deck(self.deck, *cards, self.options.cards_revealed())
    }

    /// MF-1.6, MF-2.2: adds cards to the display, at the start or after each deal.
    pub(crate) fn fill_display(&mut self, cards: Cards, log: &mut impl Log<Event>) {
        self.deck.remove_all(cards);
        self.display.insert_all(cards);
        log.add(|| Event::DisplayFilled { cards });
        match self.options.edition {
            Edition::Revised => self.step = Step::Deal,
            Edition::First => self.begin_pass(),
        }
    }

    pub(crate) fn draw_deal<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        let mut deck = self.deck;
        Chance::Deal(Hands(PerSeat::from_fn(self.player_count(), |_| deck.draw_many(HAND_SIZE, rng))))
    }

    pub(crate) fn check_deal(&self, chance: &Chance) -> Result<(), Refusal> {
        let Chance::Deal(Hands(hands)) = chance else {
            return Err(Refusal::OtherChance { awaited: Awaited::Deal });
        };
        if hands.players() != self.player_count() {
            return Err(Refusal::WrongNumberOfHands { expected: self.player_count(), found: hands.players() });
        }
        let mut deck = self.deck;
        for hand in hands.values() {
            check_from_deck(deck, *hand, HAND_SIZE)?;
            deck.remove_all(*hand);
        }
        Ok(())
    }

    /// MF-2.1: deals five cards to each player.
    pub(crate) fn deal(&mut self, hands: PerSeat<Cards>, log: &mut impl Log<Event>) {
        for (seat, hand) in hands.iter() {
            self.deck.remove_all(*hand);
            self.hands[seat] = *hand;
        }
        self.round += 1;
        log.add(|| Event::HandsDealt { round: self.round, hands: hands.map(Some) });
        match self.options.edition {
            Edition::Revised => self.begin_pass(),
            Edition::First => self.step = Step::FillDisplay,
        }
    }
}

fn check_from_deck(deck: Cards, cards: Cards, expected: usize) -> Result<(), Refusal> {
    if cards.len() != expected {
        return Err(Refusal::WrongNumberOfCards { expected, found: cards.len() });
    }
    let list: Vec<Card> = cards.iter().collect();
    deck.first_missing(&list).map_or(Ok(()), |card| Err(Refusal::NotInDeck { card }))
}

/// A pass: picking cards and passing hands.
impl MilleFiori {
    /// MF-2.3, MF-2.8: everyone picks at the same time, or in turn.
    fn begin_pass(&mut self) {
        self.leader = self.start;
        self.step = match self.options.draft {
            Draft::Simultaneous => Step::PickTogether,
            Draft::OnTurn => Step::PickOnTurn(self.start),
        };
    }

    /// Returns the seats that still have to pick.
    pub(crate) fn undecided(&self) -> Seats {
        self.seats().filter(|seat| self.picked[*seat].is_none()).fold(Seats::NONE, Seats::with)
    }

    pub(crate) fn check_pick(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.hands[seat].contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }

    /// MF-2.3: picks a card in secret. MF-2.4: once everyone has picked, the start player begins.
    #[inline]
    pub(crate) fn pick(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.hands[seat].remove(card);
        self.picked[seat] = Some(card);
        log.add(|| Event::CardPicked { seat, card: Some(card) });
        match self.step {
            Step::PickOnTurn(_) => self.begin_turn(seat),
            _ if self.undecided().is_empty() => self.begin_turn(self.start),
            _ => {}
        }
    }

    /// Begins the seat's turn: it uses the card it has picked, or picks one first.
    fn begin_turn(&mut self, seat: Seat) {
        self.step = match self.picked[seat].take() {
            Some(card) => self.turn_with(seat, card),
            None => Step::PickOnTurn(seat),
        };
    }

    /// Returns the first step of a turn with this card. MF-12.8: with the expansion, this is the choice of whether to
    /// play it.
    #[inline]
    pub(crate) fn turn_with(&self, seat: Seat, card: Card) -> Step {
        if self.options.masterworks {
            return masterworks::Step::BeginTurn(seat, card).into();
        }
        Step::UseCard(seat, CardInPlay { card, extra: false })
    }

    #[inline(always)]
    pub(crate) fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.options.masterworks || !self.return_dogaressa(seat, log) {
            self.begin_next_turn(seat, log);
        }
    }

    /// MF-2.4: begins the turn of the next player clockwise.
    #[inline(always)]
    fn begin_next_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let next = seat.next(self.player_count());
        if next == self.leader { self.end_pass(log) } else { self.begin_turn(next) }
    }

    /// Makes it the turn of a player whose turn in this pass is yet to come and who knows the card to use or the hand to
    /// pick from. A card that another player is using goes back to where it came from. In the middle of a turn with the
    /// expansion, nothing is supposed: too much is unfinished.
    pub(crate) fn suppose_turn_of(&mut self, seat: Seat) -> bool {
        let players = self.player_count();
        let is_later =
            |other: Seat| seat.distance_from(self.leader, players) > other.distance_from(self.leader, players);
        match self.step {
            Step::PickTogether if self.picked[seat].is_some() => {}
            Step::PickOnTurn(other) if is_later(other) => {}
            Step::Masterworks(masterworks::Step::BeginTurn(other, card)) if is_later(other) => {
                self.picked[other] = Some(card);
            }
            Step::UseCard(other, played) if is_later(other) && !self.options.masterworks => match played.extra {
                true => self.display.insert(played.card),
                false => self.picked[other] = Some(played.card),
            },
            Step::ChooseExtraCard(other) if is_later(other) && !self.options.masterworks => {}
            _ => return false,
        }
        self.begin_turn(seat);
        true
    }

    /// Returns whether this turn is the last of the game.
    pub(crate) fn ends_game(&self, seat: Seat) -> bool {
        let is_last = self.ending || (self.is_last_pass() && self.is_last_round());
        is_last && seat.next(self.player_count()) == self.leader
    }

    fn end_pass(&mut self, log: &mut impl Log<Event>) {
        if self.ending {
            return self.finish(log);
        }
        if self.is_last_pass() {
            return self.end_round(log);
        }
        self.pass_hands_on();
        log.add(|| Event::HandsPassed);
        self.begin_pass();
    }

    /// MF-2.6, MF-12.6: returns whether the cards left after this pass go to the display.
    fn is_last_pass(&self) -> bool {
        usize::from(self.pass) + 1 + self.options.last_cards() == HAND_SIZE
    }

    /// MF-2.5: passes the hands to the left.
    fn pass_hands_on(&mut self) {
        let (given, players) = (self.hands, self.player_count());
        for seat in self.seats() {
            self.hands[seat.next(players)] = given[seat];
        }
        self.pass += 1;
    }

    /// MF-2.6: the last cards go to the display. MF-2.7: the start player changes; MF-12.7: except with the expansion.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        let mut last = Cards::NONE;
        for hand in self.hands.values() {
            last.insert_all(*hand);
        }
        self.display.insert_all(last);
        self.hands = PerSeat::new(self.player_count(), Cards::NONE);
        log.add(|| Event::LastCardsDisplayed { cards: last });
        self.pass = 0;
        if self.is_last_round() {
            return self.finish(log);
        }
        if !self.options.masterworks {
            self.pass_start_player_on(log);
        }
        self.step = Step::Deal;
    }

    fn pass_start_player_on(&mut self, log: &mut impl Log<Event>) {
        self.start = self.start.next(self.player_count());
        log.add(|| Event::StartPlayerPassed { seat: self.start });
    }
}

/// Using a card.
impl MilleFiori {
    /// Returns the spaces where this seat may place a diamond with this card.
    #[inline]
    pub(crate) fn open_spaces(&self, seat: Seat, card: Card) -> Spaces {
        if !self.has_diamond(seat) {
            return Spaces::NONE;
        }
        match card.area() {
            Some(Area::Workshops) => workshops::open_spaces(&self.board, card),
            Some(Area::Houses) => houses::open_spaces(&self.board),
            Some(area @ (Area::Nobles | Area::Commoners)) => citizens::open_spaces(&self.board[area]),
            Some(Area::Trade) => trade::open_spaces(&self.board, card),
            Some(Area::Harbor) => harbor::open_spaces(&self.board),
            None => Spaces::NONE,
        }
    }

    pub(crate) fn check_place(&self, seat: Seat, card: Card, space: Space) -> Result<(), Refusal> {
        let Some(area) = card.area().filter(|_| self.has_diamond(seat)) else {
            return Err(Refusal::NoDiamond);
        };
        if space.index() >= area.spaces() {
            return Err(Refusal::NoSuchSpace { area, space });
        }
        if let Some(owner) = self.board[area].owner(space) {
            return Err(Refusal::SpaceTaken { space: BoardSpace { area, space }, owner });
        }
        match area {
            Area::Workshops => workshops::check(card, space),
            Area::Houses => houses::check(&self.board, space),
            Area::Nobles | Area::Commoners => citizens::check(&self.board, area, space),
            Area::Trade => trade::check(card, space),
            Area::Harbor => Ok(()),
        }
    }

    /// MF-2.9: places a diamond on `space`, or sails if it is `None`. MF-2.10: resolves the effects in order.
    #[inline]
    pub(crate) fn use_card(&mut self, seat: Seat, played: CardInPlay, space: Option<Space>, log: &mut impl Log<Event>) {
        let card = played.card;
        if self.is_secret(played) {
            log.add(|| Event::CardPlayed { seat, card });
        }
        let extra_card = match space {
            Some(space) => self.place(seat, card, space, log),
            None => self.sail(seat, card, log),
        };
        self.discard.insert(card);
        if self.options.masterworks {
            return self.end_use(seat, extra_card, log);
        }
        if extra_card { self.grant_extra_card(seat, log) } else { self.end_turn(seat, log) }
    }

    /// Returns whether this card is hidden from the others until it is used.
    #[inline]
    pub(crate) fn is_secret(&self, played: CardInPlay) -> bool {
        !played.extra && !self.options.masterworks
    }

    /// Places a diamond. Returns whether it earned an extra card.
    fn place(&mut self, seat: Seat, card: Card, space: Space, log: &mut impl Log<Event>) -> bool {
        let Some(area) = card.area() else { return false };
        self.put_diamond(seat, area, space, log);
        let earned = match area {
            Area::Workshops => self.score_workshop(seat, space, log),
            Area::Houses => self.score_house(seat, space, log),
            Area::Nobles => self.score_citizen(BonusRow::Nobles, seat, card, space, log),
            Area::Commoners => self.score_citizen(BonusRow::Commoners, seat, card, space, log),
            Area::Trade => self.score_good(seat, space, log),
            Area::Harbor => self.score_ship(seat, card, space, log),
        };
        if let Some(row) = earned.bonus {
            self.earn_bonus(seat, row, log);
        }
        earned.extra_card
    }
}
