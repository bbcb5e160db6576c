//! The contract between a game and everything that plays, shows, stores or searches it.

use crate::{
    Chapter, Event, Extra, GameOptions, Log, NotationError, PerSeat, Refused, Seat, Seats, Text, ToText, Viewer,
};
use arrayvec::ArrayVec;
use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of a board game, as a state and what may be done to it.
///
/// # The inputs are the truth
///
/// A game is its options and an ordered list of inputs: *actions* of seats ([`Game::play`]) and *chance
/// outcomes* ([`Game::reveal`]). The state is a pure function of them: no clock, no randomness, no
/// threads, no words inside. [`Game::turn`] says which kind of input comes next and from whom.
///
/// # Chance
///
/// Decks and bags are multisets. An outcome is drawn when somebody first sees it, and no earlier:
/// [`Game::draw`] proposes one, [`Game::reveal`] takes it. Rules never hold a shuffled deck, so there is
/// nothing to leak and a record needs no generator to replay.
///
/// # Secrets
///
/// Nobody outside the rules looks at a state. People, spectators and bots receive a [`Game::View`], and
/// a bot thinks about worlds that [`Game::imagine`] makes from its view: worlds it can't tell from the
/// truth. What a seat has seen it never forgets, so a view carries all that follows from it.
///
/// # Simultaneous choice
///
/// [`Turn::Commit`] asks several seats at once. Each plays its action in any order; nobody else learns
/// it before the last one is in, and the order makes no difference to the state then reached.
///
/// # Speed
///
/// A search clones states and plays millions of actions. A state is small and flat (arrays, bit sets,
/// counts), so that cloning copies memory and nothing else; a decision allocates nothing; `play`,
/// `legal_actions` and `scores` check nothing that their caller has promised.
///
/// The crate `testkit` tests every promise made here over random play.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's name in files, addresses and on the command line: `nine-mens-morris`.
    const SLUG: &'static str;
    /// Counts up whenever the same inputs may give another state.
    const RULES_VERSION: u32;
    /// Words for events, actions, refusals and components (Fluent).
    const WORDS: Languages;
    /// The rules in our own words, each with its number (Markdown).
    const RULES: Languages;
    /// Worked examples in the order of the rules (see [`crate::Example`]): tests run them, lessons are made from them.
    const EXAMPLES: &'static [Chapter];
    /// Puzzles: decisions in which one action is clearly the best, one a line in JSON, as `tavola puzzles` finds them.
    const PUZZLES: &'static str = "";

    type Options: GameOptions;
    type Action: Action;
    type Chance: ChanceOutcome;
    type Event: Event;
    type Refusal: Refusal;
    type Part: Part;
    type View: View;
    /// Whatever of a view can be worked out once for many imagined worlds.
    type Imaginer: Send + Sync;
    /// A position as a worked example describes it: only what matters, the rest is filled in.
    type Position: DeserializeOwned;

    /// The table before the first input.
    fn new(options: &Self::Options) -> Self;

    /// The table in the middle of a game, at a decision. The error says what is wrong with the description.
    fn arrange(position: Self::Position) -> Result<Self, String>;

    fn options(&self) -> Self::Options;

    fn players(&self) -> usize;

    /// What must come next.
    fn turn(&self) -> Turn;

    /// Appends to `out` everything `seat` may do, in ascending order and each once. There is always at
    /// least one; a decision with nothing to decide is not asked. `seat` must be in `turn().seats()`.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat`, who must be in `turn().seats()`, may do this; if not, why not. For any action
    /// whatever, `Ok` just if [`Game::legal_actions`] lists it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does it, with everything automatic that follows up to the next input. Unchecked: the action must
    /// be legal (people's actions go through [`GameExt::try_play`]).
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Draws the outcome that [`Turn::Chance`] awaits, with its true probability.
    fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// The kind of the outcome that [`Turn::Chance`] awaits: the first word of its notation. Draws of one
    /// kind are counted by themselves, so that tables of one seed deal alike even where they draw in another order.
    fn chance_kind(&self) -> &'static str {
        "chance"
    }

    /// Whether this outcome can come up now. `turn()` must be [`Turn::Chance`].
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::Refusal>;

    /// Takes the outcome, with everything automatic that follows. Unchecked, like [`Game::play`].
    fn reveal(&mut self, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// The points of each seat now; once the game is over, the final ones. Cheap.
    fn scores(&self) -> PerSeat<i16>;

    /// The rank of each seat by the game's tie-break, best 1; tied seats share the better rank. Cheap.
    fn ranks(&self) -> PerSeat<u8>;

    /// The round that is played, from 1; 0 before the first, and ever in a game without rounds. Never falls, and
    /// everybody knows it.
    fn round(&self) -> u8 {
        0
    }

    /// What `seat` would have in the end if the game ended now; for games that count only then, and have something
    /// to tell before.
    fn estimate(&self, seat: Seat) -> Option<i16> {
        let _ = seat;
        None
    }

    /// What the result of a record carries besides scores and ranks, by key. The game must be over.
    fn result_details(&self) -> BTreeMap<String, Extra> {
        BTreeMap::new()
    }

    /// Everything `viewer` knows, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// How many there are of each component, counting all places where it can be. Never changes in a game.
    fn census(&self) -> Vec<u32>;

    /// Prepares to imagine worlds for the seat whose view this is, or for a spectator.
    fn imaginer(view: &Self::View) -> Self::Imaginer;

    /// A world that the viewer can't tell from the truth: the viewer's view of it is equal, and what the
    /// viewer does not know is drawn as likely as it is to that viewer.
    fn imagine<R: Rng + ?Sized>(imaginer: &Self::Imaginer, rng: &mut R) -> Self;

    /// What `by` sees of this legal action of `seat` at the moment it is played; `None` if only that
    /// something was chosen.
    fn observed(&self, seat: Seat, action: Self::Action, by: Viewer) -> Option<Self::Action> {
        let _ = (seat, by);
        Some(action)
    }

    /// The path of clicks that leads to this legal action: card → space, tile → payment, route → stop.
    /// Different actions have different paths; one path may go on where another ends. For an action that is not legal
    /// now, the path that would mean it, or an empty one if none would.
    fn parts(&self, action: &Self::Action) -> Parts<Self>;

    /// The action that these clicks, by the names of parts, would mean for `seat` although they lead to no legal one now;
    /// so that people can be told why it is not allowed. `None` if they would mean nothing.
    fn meant(&self, seat: Seat, clicks: &[String]) -> Option<Self::Action> {
        let _ = (seat, clicks);
        None
    }

    /// Takes a hidden choice of `seat` as if its turn to use it had come now, others having done nothing.
    /// False, and no change, where a choice is not of that kind. For telling people what a choice would be worth.
    fn suppose(&mut self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// How far this action holds back. Eager play takes one of the least reluctant actions.
    fn reluctance(&self, action: &Self::Action) -> u8 {
        let _ = action;
        0
    }
}

/// What must come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Turn {
    /// An open decision of one seat.
    Choose(Seat),
    /// A hidden decision of each of these seats, who have not made theirs yet.
    Commit(Seats),
    /// A chance outcome.
    Chance,
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// Who may act.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Turn::Choose(seat) => Seats::only(seat),
            Turn::Commit(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }
}

/// Something a seat does. Its text form is the notation of records; `Display` and `FromStr` round-trip.
/// At most 8 bytes.
/// Its words are the label of a choice.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + ToText + Send + Sync + 'static
{
}

/// An outcome of chance. Its text form is the notation of records; `Display` and `FromStr` round-trip.
pub trait ChanceOutcome: Clone + Eq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static {
    /// Its notation with `?` for what `viewer` may not know.
    fn masked(&self, viewer: Viewer) -> String {
        let _ = viewer;
        self.to_string()
    }
}

/// Why an action or an outcome is not possible, as the state of affairs.
pub trait Refusal: Clone + Eq + Debug + ToText + Send + Sync + 'static {
    /// The number of the rule that says so.
    fn rule(&self) -> &'static str;
}

/// One click on the way to an action: a card, a space, a color. `Display` gives its name for a client.
pub trait Part: Copy + Ord + Hash + Debug + Display + ToText + Send + Sync + 'static {}

/// The path of clicks to an action.
pub type Parts<G> = ArrayVec<<G as Game>::Part, 8>;

/// What one viewer knows of a game: all that ever leaves the rules.
pub trait View: Clone + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    fn viewer(&self) -> Viewer;

    /// The whole position in words, part by part: a heading and its lines. First how the game stands, then
    /// each seat under the heading `seat`, then the rest.
    fn describe(&self) -> Vec<(Text, Vec<Text>)>;

    /// The table drawn in characters, for a terminal: seats as their letters ([`Seat::letter`]), words
    /// as `say` says them in the viewer's language.
    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String;
}

/// The same content in each language of the project.
#[derive(Clone, Copy, Debug)]
pub struct Languages {
    pub en: &'static str,
    pub de: &'static str,
}

/// What follows from the contract alone.
pub trait GameExt: Game {
    /// What `seat` may do now.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions
    }

    /// Whether `seat` may do this now: the turn, then the rules.
    fn allows(&self, seat: Seat, action: &Self::Action) -> Result<(), Refused<Self::Refusal>> {
        match self.turn() {
            turn if turn.seats().contains(seat) => self.check(seat, action).map_err(Refused::Rule),
            Turn::Over => Err(Refused::GameOver),
            Turn::Chance => Err(Refused::AwaitsChance),
            turn => Err(Refused::NotYourTurn { on_turn: turn.seats() }),
        }
    }

    /// Does it if it is legal, else says why not and changes nothing.
    fn try_play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refused<Self::Refusal>> {
        self.allows(seat, &action)?;
        self.play(seat, action, log);
        Ok(())
    }

    /// Whether this outcome of chance can come up now.
    fn allows_chance(&self, chance: &Self::Chance) -> Result<(), Refused<Self::Refusal>> {
        match self.turn() {
            Turn::Chance => self.check_chance(chance).map_err(Refused::Rule),
            Turn::Over => Err(Refused::GameOver),
            turn => Err(Refused::NotYourTurn { on_turn: turn.seats() }),
        }
    }

    /// Takes the outcome if it is possible, else says why not and changes nothing.
    fn try_reveal(
        &mut self,
        chance: Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Refused<Self::Refusal>> {
        self.allows_chance(&chance)?;
        self.reveal(chance, log);
        Ok(())
    }
}

impl<G: Game> GameExt for G {}
