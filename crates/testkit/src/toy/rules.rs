//! Implements the contract, with flaws on demand.

use super::components::{COINS, COPIES, VALUES, at};
use super::flaw::Flaw;
use super::options::ToyOptions;
use super::seen::{ToyImaginer, ToyPosition, ToyView};
use super::state::{Stage, Table, Toy};
use super::vocabulary::{ToyAction, ToyChance, ToyEvent, ToyPart, ToyRefusal};
use game::{Chapter, Game, Languages, Log, Parts, PerSeat, Seat, Seats, Turn, Viewer, choose};
use rand_core::Rng;

impl Game for Toy {
    const SLUG: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const WORDS: Languages = Languages { en: include_str!("en.ftl"), de: include_str!("de.ftl") };
    const RULES: Languages = Languages {
        en: "**T-1** Deal. **T-2** Bid. **T-3** Use. **T-4** Count.",
        de: "**T-1** Geben. **T-2** Bieten. **T-3** Nutzen. **T-4** Zählen.",
    };
    const EXAMPLES: &'static [Chapter] = &[];

    type Options = ToyOptions;
    type Action = ToyAction;
    type Chance = ToyChance;
    type Event = ToyEvent;
    type Refusal = ToyRefusal;
    type Part = ToyPart;
    type View = ToyView;
    type Imaginer = ToyImaginer;
    type Position = ToyPosition;

    fn new(options: &ToyOptions) -> Self {
        let players = options.players;
        let table = Table {
            round: 0,
            stage: Stage::Deal,
            peeked: false,
            discard: 0,
            coins: PerSeat::new(players, COINS),
            bank: 0,
            scores: PerSeat::new(players, 0),
        };
        let (hands, bids) = (PerSeat::new(players, 0), PerSeat::new(players, None));
        Self { options: *options, table, deck: [COPIES; VALUES], hands, bids }
    }

    fn arrange(position: ToyPosition) -> Result<Self, String> {
        position.arrange()
    }

    fn options(&self) -> ToyOptions {
        let high = self.options.high && !Flaw::ForgetsOption.is_on();
        ToyOptions { high, ..self.options }
    }

    fn players(&self) -> usize {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.table.stage {
            Stage::Bid(seats) => Turn::Commit(seats),
            Stage::Use(seat) => Turn::Choose(seat),
            Stage::Deal | Stage::Draw(_) => Turn::Chance,
            Stage::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<ToyAction>) {
        let start = out.len();
        let bids = (0..=self.most_coins(seat)).map(ToyAction::Bid);
        let all = bids.chain([ToyAction::Keep, ToyAction::Peek, ToyAction::Show, ToyAction::Swap]);
        out.extend(all.filter(|action| self.refusal(seat, action).is_none()));
        match Flaw::current() {
            Flaw::UnsortedActions => out[start..].reverse(),
            Flaw::DoubledAction => out.push(out[out.len() - 1]),
            Flaw::NothingToDo if self.table.round == 2 => out.truncate(start),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &ToyAction) -> Result<(), ToyRefusal> {
        match (Flaw::current(), action) {
            (Flaw::LenientCheck, ToyAction::Bid(_)) if matches!(self.table.stage, Stage::Bid(_)) => Ok(()),
            (Flaw::StrictCheck, ToyAction::Swap) => Err(ToyRefusal::NotNow),
            _ => self.refusal(seat, action).map_or(Ok(()), Err),
        }
    }

    fn play(&mut self, seat: Seat, action: ToyAction, log: &mut impl Log<ToyEvent>) {
        match action {
            ToyAction::Bid(coins) => self.bid(seat, coins, log),
            ToyAction::Peek => self.peek(seat, log),
            ToyAction::Swap => self.swap(seat, log),
            ToyAction::Show => self.show(seat, log),
            ToyAction::Keep => {
                log.add(|| ToyEvent::Kept { seat });
                self.end_round(log);
            }
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> ToyChance {
        let mut deck = self.deck;
        let mut take = || {
            let cards: Vec<u8> = (1..=VALUES as u8).flat_map(|card| vec![card; usize::from(deck[at(card)])]).collect();
            let card = choose(rng, &cards);
            deck[at(card)] -= u8::from(!Flaw::ImpossibleDraw.is_on());
            card
        };
        match self.table.stage {
            Stage::Draw(seat) => ToyChance::Card { seat, card: take() },
            _ => ToyChance::Deal(PerSeat::from_fn(self.players(), |_| take())),
        }
    }

    fn check_chance(&self, chance: &ToyChance) -> Result<(), ToyRefusal> {
        let mut deck = self.deck.map(i16::from);
        let fits = match (self.table.stage, chance) {
            (Stage::Draw(to), ToyChance::Card { seat, .. }) => to == *seat,
            (Stage::Deal, ToyChance::Deal(cards)) => cards.players() == self.players(),
            _ => false,
        };
        chance.cards().for_each(|card| deck[at(card)] -= 1);
        let possible = deck.iter().all(|left| *left >= 0) || Flaw::TrustsChance.is_on();
        if fits && possible { Ok(()) } else { Err(ToyRefusal::NoSuchCards) }
    }

    fn reveal(&mut self, chance: ToyChance, log: &mut impl Log<ToyEvent>) {
        chance.cards().for_each(|card| self.deck[at(card)] = self.deck[at(card)].saturating_sub(1));
        match chance {
            ToyChance::Deal(cards) => {
                self.hands = cards;
                self.table.stage = Stage::Bid(Seats::all(self.players()));
                log.add(|| ToyEvent::Dealt { cards: cards.map(Some) });
            }
            ToyChance::Card { seat, card } => {
                self.hands[seat] = card;
                self.table.stage = Stage::Use(seat);
                log.add(|| ToyEvent::Drew { seat, card: Some(card) });
            }
        }
    }

    fn scores(&self) -> PerSeat<i16> {
        self.table.scores
    }

    fn ranks(&self) -> PerSeat<u8> {
        let scores = self.table.scores;
        let ranks = scores.map(|score| 1 + scores.values().filter(|other| **other > score).count() as u8);
        if Flaw::WrongRanks.is_on() { ranks.map(|rank| rank % 2 + 1) } else { ranks }
    }

    fn round(&self) -> u8 {
        let round = self.table.round;
        if Flaw::RoundFalls.is_on() { u8::MAX - round } else { round }
    }

    fn view(&self, viewer: Viewer) -> ToyView {
        ToyView::new(self, viewer)
    }

    /// The cards of each value, then the coins.
    fn census(&self) -> Vec<u32> {
        let (deck, table) = (self.deck, &self.table);
        let elsewhere = || self.hands.values().chain([&table.discard]);
        let of = |card: u8| u32::from(deck[at(card)]) + elsewhere().filter(|other| **other == card).count() as u32;
        let coins = table.coins.values().chain([&table.bank]).map(|coins| u32::from(*coins)).sum();
        (1..=VALUES as u8).map(of).chain([coins]).collect()
    }

    fn imaginer(view: &ToyView) -> ToyImaginer {
        ToyImaginer::new(view)
    }

    fn imagine<R: Rng + ?Sized>(imaginer: &ToyImaginer, rng: &mut R) -> Self {
        imaginer.imagine(rng)
    }

    /// A bid is hidden from all but the bidder; the last bid reveals them all.
    fn observed(&self, seat: Seat, action: ToyAction, by: Viewer) -> Option<ToyAction> {
        match self.table.stage {
            Stage::Bid(seats) if seats.len() > 1 && !by.is(seat) && !Flaw::ObservesBid.is_on() => None,
            _ => Some(action),
        }
    }

    fn parts(&self, action: &ToyAction) -> Parts<Self> {
        action.parts()
    }

    fn suppose(&mut self, seat: Seat, action: ToyAction) -> bool {
        let ToyAction::Bid(coins) = action else { return false };
        self.win(seat, coins, &mut ());
        true
    }

    /// Supposes that nobody else bids.
    fn suppose_turn(&mut self, seat: Seat) -> bool {
        let (Stage::Bid(_), Some(coins)) = (self.table.stage, self.bids[seat]) else { return false };
        if !Flaw::SupposesBids.is_on() {
            self.bids = PerSeat::from_fn(self.options.players, |other| (other == seat).then_some(coins));
        }
        self.win(seat, coins, &mut ());
        true
    }

    fn reluctance(&self, action: &ToyAction) -> u8 {
        u8::from(*action == ToyAction::Keep)
    }
}
