//! One game between bots.

use crate::forfeits::{self, Forfeit};
use crate::records_io;
use crate::roster::{Players, Roster};
use catalog::Listed;
use game::{Actor, Extra, Game, GameOptions, Outcome, PerSeat, Record, ScoreSheet, Seat, Step, Turn};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::collections::BTreeMap;

/// The games to play.
pub(super) struct Plan<G: Game> {
    pub(super) options: G::Options,
    pub(super) roster: Roster,
    /// The bot in each seat, as an index into the roster.
    pub(super) seating: Vec<usize>,
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) keep: Keep,
}

/// The data to keep in addition to the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    Nothing,
    Record,
    /// The record, with the number of legal actions and the scores at each step.
    Trace,
}

/// The result of a game.
pub(super) struct GameResult {
    pub(super) scores: PerSeat<i16>,
    /// Forfeited seats are ranked last.
    pub(super) ranks: PerSeat<u8>,
    pub(super) forfeits: Vec<Forfeit>,
    pub(super) decisions: u32,
    pub(super) sheet: ScoreSheet,
    /// The record as a line of text, if it is kept.
    pub(super) record: Option<String>,
}

impl<G: Listed> Plan<G> {
    /// The bots' names, by seat.
    pub(super) fn names(&self) -> Vec<String> {
        let names = self.roster.names();
        self.seating.iter().map(|bot| names[*bot].clone()).collect()
    }

    /// Plays the game with this number. Deterministic unless a bot has a time budget or is a program.
    pub(super) fn play(&self, number: u64) -> GameResult {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let mut one = OneGame::<G>::new(&self.options, self.keep);
        let mut players = self.roster.seat::<G>(&self.options, self.seating.iter().copied().map(Some));
        while one.step(&mut players, &mut rng) {}
        let forfeits = players.finish(&one.game);
        one.finish(self, forfeits)
    }
}

struct OneGame<G: Game> {
    game: G,
    events: Vec<G::Event>,
    actions: Vec<G::Action>,
    decisions: u32,
    keep: Keep,
    steps: Vec<Step>,
    legal: Vec<u32>,
    scores: Vec<Vec<i16>>,
}

impl<G: Listed> OneGame<G> {
    fn new(options: &G::Options, keep: Keep) -> Self {
        Self {
            game: G::new(options),
            events: Vec::new(),
            actions: Vec::new(),
            decisions: 0,
            keep,
            steps: Vec::new(),
            legal: Vec::new(),
            scores: Vec::new(),
        }
    }

    /// Plays one input. Returns false if the game is over.
    fn step(&mut self, players: &mut Players<'_>, rng: &mut ChaCha8Rng) -> bool {
        let turn = self.game.turn();
        if turn == Turn::Over {
            return false;
        }
        match turn.seats().first() {
            Some(seat) => self.decide(seat, players, rng),
            None => self.draw(rng),
        }
        if self.keep == Keep::Trace {
            self.scores.push(self.game.scores().as_slice().to_vec());
        }
        true
    }

    fn decide(&mut self, seat: Seat, players: &mut Players<'_>, rng: &mut ChaCha8Rng) {
        let action = players.decide(&self.game, seat, &mut self.actions, rng);
        self.keep_step(Actor::Seat(seat), &action);
        self.game.play(seat, action, &mut self.events);
        self.decisions += 1;
    }

    fn draw(&mut self, rng: &mut ChaCha8Rng) {
        let chance = self.game.draw(rng);
        self.keep_step(Actor::Chance, &chance);
        self.game.reveal(chance, &mut self.events);
    }

    /// Records an input before it is played.
    fn keep_step(&mut self, actor: Actor, input: &impl ToString) {
        if self.keep != Keep::Nothing {
            self.steps.push(Step { actor, notation: input.to_string() });
        }
        if self.keep == Keep::Trace {
            let legal = self.count_legal(actor);
            self.legal.push(legal);
        }
    }

    fn count_legal(&mut self, actor: Actor) -> u32 {
        let Actor::Seat(seat) = actor else { return 0 };
        // Generated again, because the bot may have changed the list.
        self.actions.clear();
        self.game.legal_actions(seat, &mut self.actions);
        self.actions.len() as u32
    }

    fn finish(self, plan: &Plan<G>, forfeits: Vec<Forfeit>) -> GameResult {
        let (scores, ranks) = (self.game.scores(), forfeits::ranked(self.game.ranks(), &forfeits));
        let sheet = ScoreSheet::new(self.game.players(), &self.events);
        let decisions = self.decisions;
        let record = (self.keep != Keep::Nothing).then(|| records_io::to_line(&self.record(plan, &forfeits)));
        GameResult { scores, ranks, forfeits, decisions, sheet, record }
    }

    /// The record has the result according to the rules; forfeits are noted like resignations on a server.
    fn record(self, plan: &Plan<G>, forfeits: &[Forfeit]) -> Record {
        let traced = self.keep == Keep::Trace;
        Record {
            seats: plan.names(),
            extra: ended_early(forfeits),
            steps: self.steps,
            legal: traced.then_some(self.legal),
            scores: traced.then_some(self.scores),
            result: Some(Outcome::of(&self.game)),
            ..Record::new(G::SLUG, plan.options.to_values())
        }
    }
}

fn ended_early(forfeits: &[Forfeit]) -> BTreeMap<String, Extra> {
    let seats: Vec<Extra> = forfeits::seats(forfeits).iter().map(|seat| Extra::Whole(seat.index() as i64)).collect();
    let resigned = || Extra::Map(BTreeMap::from([("resigned".to_owned(), Extra::List(seats.clone()))]));
    if seats.is_empty() { BTreeMap::new() } else { BTreeMap::from([("ended".to_owned(), resigned())]) }
}
