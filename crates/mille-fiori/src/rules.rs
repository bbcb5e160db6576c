//! The [`Game`] implementation, which delegates to the chapters.

use crate::masterworks;
use crate::options::{Draft, Options};
use crate::seen::{Imaginer, Position, View};
use crate::state::{CardInPlay, MilleFiori, Step};
use crate::vocabulary::{Action, BoardSpace, Cards, Chance, Event, Hands, Part, Refusal};
use game::{Chapter, Game, Languages, Log, Parts, PerSeat, Seat, Text, Turn, Viewer, chapters};
use rand_core::Rng;

impl Game for MilleFiori {
    const SLUG: &'static str = "mille-fiori";
    const RULES_VERSION: u32 = 1;
    const WORDS: Languages = Languages { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") };
    const RULES: Languages = Languages { en: include_str!("../rules/en.md"), de: include_str!("../rules/de.md") };
    const EXAMPLES: &'static [Chapter] = chapters![
        "workshops",
        "houses",
        "citizens",
        "trade",
        "harbor",
        "sailing",
        "extra-card",
        "bonus",
        "game-end",
        "masterworks-small-council",
        "masterworks-dogate-and-dogaressas",
        "masterworks-sea-route",
        "masterworks-shop-window",
    ];
    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    type Options = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Part = Part;
    type View = View;
    type Imaginer = Imaginer;
    type Position = Position;

    fn new(options: &Options) -> Self {
        MilleFiori::set_up(*options)
    }

    fn arrange(position: Position) -> Result<Self, String> {
        position.arrange()
    }

    fn options(&self) -> Options {
        self.options
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::DrawStartPlayer | Step::FillDisplay | Step::Deal => Turn::Chance,
            Step::PickTogether => Turn::Commit(self.undecided()),
            Step::PickOnTurn(seat) | Step::UseCard(seat, _) | Step::ChooseExtraCard(seat) => Turn::Choose(seat),
            Step::Masterworks(step) => step.turn(),
            Step::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.step {
            Step::PickTogether | Step::PickOnTurn(_) => {
                self.hands[seat].kinds().for_each(|card| out.push(Action::Pick(card)));
            }
            Step::UseCard(_, CardInPlay { card, .. }) => {
                out.extend(self.open_spaces(seat, card).iter().map(Action::Place));
                out.push(Action::Sail);
            }
            Step::ChooseExtraCard(_) => {
                self.display.kinds().for_each(|card| out.push(Action::Extra(card)));
                out.push(Action::Decline);
            }
            Step::Masterworks(step) => step.legal_actions(self, out),
            Step::DrawStartPlayer | Step::FillDisplay | Step::Deal | Step::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.step, *action) {
            (Step::PickTogether | Step::PickOnTurn(_), Action::Pick(card)) => self.check_pick(seat, card),
            (Step::UseCard(_, CardInPlay { card, .. }), Action::Place(space)) => self.check_place(seat, card, space),
            (Step::UseCard(..), Action::Sail) | (Step::ChooseExtraCard(_), Action::Decline) => Ok(()),
            (Step::ChooseExtraCard(_), Action::Extra(card)) => self.check_extra_card(card),
            (Step::Masterworks(step), Action::Masterworks(action)) => step.check(self, action),
            _ => Err(Refusal::NotNow { awaited: self.awaited() }),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (self.step, action) {
            (_, Action::Pick(card)) => self.pick(seat, card, log),
            (Step::UseCard(_, played), Action::Place(space)) => self.use_card(seat, played, Some(space), log),
            (Step::UseCard(_, played), Action::Sail) => self.use_card(seat, played, None, log),
            (_, Action::Extra(card)) => self.take_extra_card(seat, card, log),
            (_, Action::Decline) => self.decline_extra_card(seat, log),
            (Step::Masterworks(step), Action::Masterworks(action)) => step.play(self, action, log),
            (step, action) => unreachable!("{action} at {step:?} is not legal"),
        }
    }

    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.step {
            Step::DrawStartPlayer => self.draw_start_player(rng),
            Step::FillDisplay => self.draw_display(rng),
            Step::Deal => self.draw_deal(rng),
            Step::Masterworks(step) => step.draw(self, rng).into(),
            step => unreachable!("nothing to draw at {step:?}"),
        }
    }

    fn odds(&self) -> Option<Vec<(Chance, u32)>> {
        match self.step {
            Step::DrawStartPlayer => Some(self.seats().map(|seat| (Chance::Start(seat), 1)).collect()),
            Step::Masterworks(step) => step.odds(self),
            _ => None,
        }
    }

    fn chance_kind(&self) -> &'static str {
        match self.step {
            Step::DrawStartPlayer => "start",
            Step::FillDisplay => "display",
            Step::Masterworks(step) => step.chance_kind(),
            _ => "deal",
        }
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Refusal> {
        match (self.step, chance) {
            (Step::DrawStartPlayer, _) => self.check_start_player(chance),
            (Step::FillDisplay, _) => self.check_display(chance),
            (Step::Masterworks(step), Chance::Masterworks(chance)) => step.check_chance(self, chance),
            (Step::Masterworks(step), _) => Err(Refusal::OtherChance { awaited: step.awaited() }),
            _ => self.check_deal(chance),
        }
    }

    fn reveal(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match chance {
            Chance::Start(seat) => self.set_start_player(seat, log),
            Chance::Display(cards) => self.fill_display(cards, log),
            Chance::Deal(Hands(hands)) => self.deal(hands, log),
            Chance::Masterworks(chance) => chance.reveal(self, log),
        }
    }

    #[inline]
    fn scores(&self) -> PerSeat<i16> {
        PerSeat::from_fn(self.player_count(), |seat| self.player(seat).score)
    }

    #[inline]
    fn ranks(&self) -> PerSeat<u8> {
        self.ranking()
    }

    fn round(&self) -> u8 {
        self.round
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// Counts the cards of each kind, each player's diamonds, then the cards in the expansion's stacks.
    fn census(&self) -> Vec<u32> {
        let piles = [[self.deck, self.display, self.discard].as_slice(), self.hands.as_slice()].concat();
        let in_play = self.card_in_play().map(|played| played.card);
        let placed = self.masterworks.placed_cards(self.placing());
        let loose: Vec<_> = self.picked.values().copied().flatten().chain(in_play).chain(placed).collect();
        let cards = Cards::ALL.kinds().map(|card| {
            piles.iter().map(|pile| pile.count(card)).sum::<usize>() + loose.iter().filter(|c| **c == card).count()
        });
        let diamonds = self.seats().map(|seat| {
            let player = self.player(seat);
            usize::from(player.diamonds_left() + player.bonus_diamonds + self.board.diamonds_of(seat))
        });
        cards.chain(diamonds).chain(self.masterworks_census()).map(|count| count as u32).collect()
    }

    fn imaginer(view: &View) -> Imaginer {
        Imaginer::new(view)
    }

    fn imagine<R: Rng + ?Sized>(imaginer: &Imaginer, rng: &mut R) -> Self {
        imaginer.imagine(rng)
    }

    /// MF-2.3, MF-2.8: a pick stays secret until the card is used.
    fn observed(&self, seat: Seat, action: Action, by: Viewer) -> Option<Action> {
        (by.is(seat) || !matches!(action, Action::Pick(_))).then_some(action)
    }

    /// A space is meaningful only in the area of the card in play.
    fn meant(&self, _: Seat, clicks: &[Part]) -> Option<Action> {
        match *clicks.last()? {
            Part::HandCard(card) => Some(Action::Pick(card)),
            Part::DisplayCard(card) => Some(Action::Extra(card)),
            Part::Ship => Some(Action::Sail),
            Part::Space(BoardSpace { area, space }) => (self.area_in_play()? == area).then_some(Action::Place(space)),
            Part::Decline => Some(Action::Decline),
            Part::Masterworks(part) => part.meant().map(Action::Masterworks),
        }
    }

    /// A space outside the area of the card in play is refused for that reason.
    fn misplaced(&self, click: Part) -> Option<Refusal> {
        match (click, self.area_in_play()) {
            (Part::Space(_), Some(area)) => Some(Refusal::OtherArea { area }),
            _ => Some(Refusal::NotNow { awaited: self.awaited() }),
        }
    }

    fn parts(&self, action: &Action) -> Parts<Self> {
        let part = match (*action, self.card_in_play().and_then(|played| played.card.area())) {
            (Action::Pick(card), _) => Part::HandCard(card),
            (Action::Place(space), Some(area)) => Part::Space(BoardSpace { area, space }),
            (Action::Place(_), None) => return Parts::<Self>::new(),
            (Action::Sail, _) => Part::Ship,
            (Action::Extra(card), _) => Part::DisplayCard(card),
            (Action::Decline, _) => Part::Decline,
            (Action::Masterworks(action), _) => return action.parts().map(Part::Masterworks).collect(),
        };
        Parts::<Self>::from_iter([part])
    }

    fn label(view: &View, action: &Action) -> Text {
        view.label(*action)
    }

    /// Supposes that it is the seat's turn and that all others have yet to pick.
    fn suppose(&mut self, seat: Seat, action: Action) -> bool {
        let Action::Pick(card) = action else { return false };
        for other in self.seats() {
            if let Some(picked) = self.picked[other].take() {
                self.hands[other].insert(picked);
            }
        }
        self.options.draft = Draft::OnTurn;
        self.start = seat;
        self.leader = seat;
        self.hands[seat].remove(card);
        self.step = self.turn_with(seat, card);
        true
    }

    fn suppose_turn(&mut self, seat: Seat) -> bool {
        self.suppose_turn_of(seat)
    }

    fn is_formality(action: &Action) -> bool {
        matches!(action, Action::Masterworks(masterworks::Action::Play))
    }

    fn reluctance(&self, action: &Action) -> u8 {
        u8::from(*action == Action::Decline)
    }
}
