//! `tavola engine`: a bot that plays for another program, over standard input and output.

use super::print;
use crate::args::EngineArgs;
use crate::bots;
use crate::error::Error;
use crate::records_io::STANDARD;
use ::bots::Bot;
use catalog::{Listed, Visitor};
use game::{Game, Seat, SplitMix, Text, View, Viewer};
use protocol::{ActionName, ENGINE_PROTOCOL, EngineBudget, FromEngine};
use search::{Interrupt, system_time};
use serde::Deserialize;
use serde_json::Value;
use std::io::{self, Write};
use std::time::{Duration, Instant};

pub(crate) fn run(args: &EngineArgs, out: &mut dyn Write) -> Result<(), Error> {
    let bot = bots::find(&args.bot)?.with_threads(args.threads.into());
    let mut engine = Engine { bot, game: None };
    for (index, line) in io::stdin().lines().enumerate() {
        let line = line.map_err(|error| Error::file(STANDARD, error))?;
        match engine.hear(&line).map_err(|why| Error::Host { line: index + 1, why })? {
            Answer::Nothing => {}
            Answer::Say(answer) => say(out, &answer)?,
            Answer::Quit => break,
        }
    }
    Ok(())
}

fn say(out: &mut dyn Write, answer: &FromEngine) -> Result<(), Error> {
    let line = serde_json::to_string(answer).expect("an answer is JSON");
    print(out, &(line + "\n"))?;
    out.flush().map_err(Error::Output)
}

struct Engine {
    bot: Bot,
    /// The game being played, if one has begun.
    game: Option<String>,
}

enum Answer {
    Nothing,
    Say(FromEngine),
    Quit,
}

/// The parts of [`protocol::ToEngine`] that our bots need. They compute the legal actions themselves.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Heard {
    Hello {},
    NewGame { game: String, rules_version: u32 },
    Choose { view: Value, budget: EngineBudget, seed: u64 },
    GameOver {},
    Quit,
}

impl Engine {
    /// Answers a message. The error says what is wrong with it.
    fn hear(&mut self, line: &str) -> Result<Answer, Text> {
        let heard = serde_json::from_str(line)
            .map_err(|error| Text::new("cli-host-unreadable").with("error", error.to_string()))?;
        match heard {
            Heard::Hello {} => {
                let name = Some(format!("tavola {}", self.bot));
                Ok(Answer::Say(FromEngine::Hello { protocol: ENGINE_PROTOCOL, name }))
            }
            Heard::NewGame { game, rules_version } => self.begin(game, rules_version).map(|()| Answer::Nothing),
            Heard::Choose { view, budget, seed } => {
                let slug = self.game.as_deref().ok_or_else(|| Text::new("cli-host-no-game"))?;
                let choose = Choose { bot: self.bot, view, deadline: Deadline::of(budget), seed };
                let action = catalog::visit(slug, choose).expect("the game was found when it began")?;
                Ok(Answer::Say(FromEngine::Act { action: ActionName::Notation(action) }))
            }
            Heard::GameOver {} => Ok(Answer::Nothing),
            Heard::Quit => Ok(Answer::Quit),
        }
    }

    fn begin(&mut self, game: String, rules_version: u32) -> Result<(), Text> {
        match catalog::visit(&game, RulesVersion) {
            Some(version) if version == rules_version => {
                self.game = Some(game);
                Ok(())
            }
            Some(_) => Err(Text::new("cli-host-other-rules").with("version", rules_version).with("name", game)),
            None => Err(Text::new("cli-host-unknown-game").with("name", game)),
        }
    }
}

struct RulesVersion;

impl Visitor for RulesVersion {
    type Output = u32;

    fn visit<G: Listed>(self) -> u32 {
        G::RULES_VERSION
    }
}

/// One decision; returns an action in notation.
struct Choose {
    bot: Bot,
    view: Value,
    deadline: Deadline,
    seed: u64,
}

impl Visitor for Choose {
    type Output = Result<String, Text>;

    fn visit<G: Listed>(self) -> Self::Output {
        let view: G::View = serde_json::from_value(self.view)
            .map_err(|error| Text::new("cli-host-view").with("name", G::SLUG).with("error", error.to_string()))?;
        let seat = seat_to_move::<G>(&view).ok_or_else(|| Text::new("cli-host-not-on-turn"))?;
        Ok(self.bot.choose::<G, G::Guide>(&view, seat, self.seed, &self.deadline).action.to_string())
    }
}

/// The viewer's seat, if it has a decision to make.
fn seat_to_move<G: Game>(view: &G::View) -> Option<Seat> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(0));
    world.turn().seats().contains(seat).then_some(seat)
}

/// Ends a search shortly before the host would stop waiting.
#[derive(Debug)]
struct Deadline(Option<Instant>);

impl Deadline {
    fn of(budget: EngineBudget) -> Self {
        Self(Instant::now().checked_add(Duration::from_millis(budget.ms - budget.ms / 10)))
    }
}

impl Interrupt for Deadline {
    fn is_canceled(&self) -> bool {
        self.0.is_some_and(|deadline| Instant::now() >= deadline)
    }

    fn time(&self) -> Duration {
        system_time()
    }
}
