//! The host's side of the protocol.

use super::failure::Failure;
use super::process::Process;
use super::program::Program;
use any_table::{action_named, choices_of};
use game::{ChoiceTree, Game, GameExt, GameOptions, Seat, Viewer};
use protocol::{ActionName, ENGINE_PROTOCOL, EngineBudget, FromEngine, Refusal, ToEngine, json};
use std::time::Duration;

/// How long an engine may take to start and answer `hello`.
const TIME_TO_START: Duration = Duration::from_secs(20);
/// Extra time allowed beyond an engine's budget, for delays between the two processes.
const GRACE: Duration = Duration::from_secs(1);

/// A running engine. Must not be used after a [`Failure`].
pub(crate) struct Engine {
    process: Process,
    move_time: Duration,
}

impl Engine {
    /// Starts the program and waits for its `hello`.
    pub(crate) fn start(program: &Program, move_time: Duration) -> Result<Self, Failure> {
        let mut engine = Self { process: Process::start(program)?, move_time };
        engine.send(&ToEngine::Hello { protocol: ENGINE_PROTOCOL });
        let line = engine.process.receive(TIME_TO_START, Duration::ZERO)?;
        match serde_json::from_str(&line) {
            Ok(FromEngine::Hello { protocol: ENGINE_PROTOCOL, .. }) => Ok(engine),
            Ok(FromEngine::Hello { protocol, .. }) => Err(Failure::OtherProtocol { protocol }),
            _ => Err(Failure::garbage(&line)),
        }
    }

    /// Tells the engine that it holds `seat` in a new game.
    pub(crate) fn begin<G: Game>(&mut self, options: &G::Options, seat: Seat) {
        self.send(&ToEngine::NewGame {
            game: G::SLUG.to_owned(),
            rules_version: G::RULES_VERSION,
            options: options.to_values(),
            seat,
        });
    }

    /// Asks the engine for a legal action for `seat`, whose turn it must be. The engine learns nothing but the seat's
    /// view.
    pub(crate) fn choose<G: Game>(&mut self, game: &G, seat: Seat, seed: u64) -> Result<G::Action, Failure> {
        if let Some(line) = self.process.waiting()? {
            return Err(Failure::unasked(&line));
        }
        let tree = ChoiceTree::new(game, seat);
        self.send(&ToEngine::Choose {
            view: json(&game.view(Viewer::Seat(seat))),
            choices: choices_of(&tree),
            budget: EngineBudget { ms: self.move_time.as_millis().try_into().unwrap_or(u64::MAX) },
            seed,
        });
        let line = self.process.receive(self.move_time, GRACE)?;
        match serde_json::from_str(&line) {
            Ok(FromEngine::Act { action }) => legal(game, seat, &tree, &action),
            _ => Err(Failure::garbage(&line)),
        }
    }

    /// Tells the engine that the game is over.
    pub(crate) fn end<G: Game>(&mut self, game: &G) {
        self.send(&ToEngine::GameOver { scores: game.scores(), ranks: game.ranks() });
    }

    /// Kills the engine.
    pub(crate) fn kill(self) {
        self.process.kill();
    }

    /// Asks the engine to exit; if it doesn't, it is killed.
    pub(crate) fn quit(self) {
        self.send(&ToEngine::Quit);
    }

    fn send(&self, message: &ToEngine) {
        self.process.send(serde_json::to_string(message).expect("messages have string keys and finite numbers"));
    }
}

/// The action with this name, if it is legal.
fn legal<G: Game>(game: &G, seat: Seat, tree: &ChoiceTree<G>, name: &ActionName) -> Result<G::Action, Failure> {
    let named = action_named(game, seat, Some(tree), name);
    let allowed = named.and_then(|action| game.allows(seat, &action).map(|()| action).map_err(Refusal::from));
    allowed.map_err(|refusal| Failure::illegal(&in_words(name), &refusal))
}

fn in_words(name: &ActionName) -> String {
    match name {
        ActionName::Notation(notation) => notation.clone(),
        ActionName::Clicks(clicks) => clicks.join(" → "),
    }
}
