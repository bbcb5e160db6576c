//! The bots in a match, and how they play a game.

use crate::bots::NamedBot;
use crate::engine::{Engine, Failure, Program};
use crate::error::Error;
use crate::forfeits::Forfeit;
use ::bots::Bot;
use catalog::Listed;
use game::{Game, Seat, Viewer};
use rand_core::Rng;
use search::Policy;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Takes over for a program that has failed.
const SUBSTITUTE: Policy = Policy::Eager;

/// The bots in a match. Their programs run until the roster is dropped.
pub(crate) struct Roster {
    bots: Vec<NamedBot>,
    move_time: Duration,
    /// For each bot, the engines that currently hold no seat.
    idle: Vec<Mutex<Vec<Engine>>>,
}

/// The players in one game.
pub(crate) struct Players<'a> {
    roster: &'a Roster,
    seats: Vec<Player>,
    forfeits: Vec<Forfeit>,
}

enum Player {
    Person,
    Bot(Bot),
    Engine {
        /// An index into the roster.
        bot: usize,
        engine: Box<Engine>,
    },
    /// Plays on for a seat that has been forfeited.
    Substitute,
}

impl Roster {
    /// Starts every program among the bots once, so that a wrong command is reported before the first game.
    pub(crate) fn open(bots: Vec<NamedBot>, move_time: Duration) -> Result<Self, Error> {
        let idle = bots.iter().map(|_| Mutex::new(Vec::new())).collect();
        let roster = Self { bots, move_time, idle };
        for (index, bot) in roster.bots.iter().enumerate() {
            if let NamedBot::Program(program) = bot {
                let failed = |failure| Error::Engine { bot: bot.to_string(), failure };
                roster.put_back(index, Engine::start(program, move_time).map_err(failed)?);
            }
        }
        Ok(roster)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.bots.iter().map(NamedBot::to_string).collect()
    }

    /// Seats bots, given as indices, for a game. A seat without a bot belongs to a person.
    pub(crate) fn seat<G: Game>(
        &self,
        options: &G::Options,
        seating: impl ExactSizeIterator<Item = Option<usize>>,
    ) -> Players<'_> {
        let mut players = Players { roster: self, seats: Vec::new(), forfeits: Vec::new() };
        for (seat, bot) in Seat::all(seating.len()).zip(seating) {
            players.add(seat, bot.map_or(Ok(Player::Person), |bot| self.player::<G>(bot, options, seat)));
        }
        players
    }

    fn player<G: Game>(&self, bot: usize, options: &G::Options, seat: Seat) -> Result<Player, Failure> {
        match &self.bots[bot] {
            NamedBot::BuiltIn(built_in) => Ok(Player::Bot(*built_in)),
            NamedBot::Program(program) => {
                let mut engine = self.engine(bot, program)?;
                engine.begin::<G>(options, seat);
                Ok(Player::Engine { bot, engine: Box::new(engine) })
            }
        }
    }

    /// An engine that holds no seat; starts one if there is none.
    fn engine(&self, bot: usize, program: &Program) -> Result<Engine, Failure> {
        let idle = self.idle[bot].lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| Engine::start(program, self.move_time), Ok)
    }

    fn put_back(&self, bot: usize, engine: Engine) {
        self.idle[bot].lock().unwrap_or_else(PoisonError::into_inner).push(engine);
    }
}

impl Drop for Roster {
    fn drop(&mut self) {
        for idle in &self.idle {
            let engines = std::mem::take(&mut *idle.lock().unwrap_or_else(PoisonError::into_inner));
            engines.into_iter().for_each(Engine::quit);
        }
    }
}

impl Players<'_> {
    /// The action for `seat`, whose turn it must be and which must have a bot. A bot sees only its seat's view.
    /// `actions` is scratch space.
    pub(crate) fn decide<G: Listed, R: Rng + ?Sized>(
        &mut self,
        game: &G,
        seat: Seat,
        actions: &mut Vec<G::Action>,
        rng: &mut R,
    ) -> G::Action {
        match &mut self.seats[seat.index()] {
            Player::Bot(bot) => by_bot(*bot, game, seat, actions, rng),
            Player::Substitute => SUBSTITUTE.choose(game, seat, actions, rng),
            Player::Person => unreachable!("people choose for themselves"),
            Player::Engine { engine, .. } => match engine.choose(game, seat, seed(rng)) {
                Ok(action) => action,
                Err(failure) => {
                    self.forfeit(seat, failure);
                    SUBSTITUTE.choose(game, seat, actions, rng)
                }
            },
        }
    }

    /// The forfeits so far.
    pub(crate) fn forfeits(&self) -> &[Forfeit] {
        &self.forfeits
    }

    /// Tells the engines that the game is over, so that they can play another one.
    pub(crate) fn finish<G: Game>(self, game: &G) -> Vec<Forfeit> {
        for player in self.seats {
            if let Player::Engine { bot, mut engine } = player {
                engine.end(game);
                self.roster.put_back(bot, *engine);
            }
        }
        self.forfeits
    }

    fn add(&mut self, seat: Seat, player: Result<Player, Failure>) {
        match player {
            Ok(player) => self.seats.push(player),
            Err(failure) => {
                self.seats.push(Player::Substitute);
                self.forfeits.push(Forfeit { seat, failure });
            }
        }
    }

    fn forfeit(&mut self, seat: Seat, failure: Failure) {
        if let Player::Engine { engine, .. } = std::mem::replace(&mut self.seats[seat.index()], Player::Substitute) {
            engine.kill();
        }
        self.forfeits.push(Forfeit { seat, failure });
    }
}

fn by_bot<G: Listed, R: Rng + ?Sized>(
    bot: Bot,
    game: &G,
    seat: Seat,
    actions: &mut Vec<G::Action>,
    rng: &mut R,
) -> G::Action {
    match bot.policy() {
        Some(policy) => policy.choose(game, seat, actions, rng),
        None => {
            let view = game.view(Viewer::Seat(seat));
            bot.choose::<G, G::Guide>(&view, seat, rng.next_u64(), &AtomicBool::new(false)).action
        }
    }
}

/// A number below 2^53, so that JSON parsers in all languages read it exactly.
fn seed<R: Rng + ?Sized>(rng: &mut R) -> u64 {
    rng.next_u64() >> 11
}
