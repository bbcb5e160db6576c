//! Tests the contract of [`Game`] over random play in every configuration.
//!
//! Each module holds the checks for one topic. A check takes a position or a [`Moment`] and returns the fault, if any.
//! This module decides when they run: cheap ones at every step, expensive ones at a sample of steps.

mod chance;
mod commitments;
mod components;
mod ending;
mod foresight;
mod imagination;
mod legality;
mod notation;
mod options;
mod parts;
mod pool;
mod presentation;
mod previews;
mod records;
mod redaction;
mod rounds;
mod scoring;
mod secrecy;
mod undo;
mod vocabulary;

use crate::play::{RandomGame, all_random_games};
use crate::verdict::Verdict;
use game::{Game, Input, Table, below};
use pool::Pool;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use scoring::Tally;
use vocabulary::Vocabulary;

/// One step in this many gets the expensive checks.
const EXPENSIVE_ONE_IN: u32 = 4;

/// Plays `games` random games and the same number of eager games in every configuration, testing the contract of
/// [`Game`] along the way. Panics at the first violation, naming the configuration, seed, step and input.
pub fn conformance<G: Game>(games: usize) {
    assert!(games > 0, "at least one game is needed");
    let mut suite = Suite::<G>::new();
    options::all::<G>(&mut suite.vocabulary).unwrap_or_else(|fault| panic!("{fault}"));
    for mut game in all_random_games::<G>(games) {
        if let Err(fault) = suite.check(&mut game) {
            game.scene.fail(&fault);
        }
    }
    suite.vocabulary.check::<G>().unwrap_or_else(|fault| panic!("{fault}"));
}

/// An input, with the game before and after it.
struct Moment<'a, G: Game> {
    before: &'a G,
    input: &'a Input<G>,
    after: &'a G,
    events: &'a [G::Event],
}

/// State collected over all games.
struct Suite<G: Game> {
    pool: Pool<G>,
    vocabulary: Vocabulary,
    /// Separate from the games' generators, so that a new check doesn't change the games.
    rng: ChaCha8Rng,
}

impl<G: Game> Suite<G> {
    fn new() -> Self {
        Self { pool: Pool::gather(), vocabulary: Vocabulary::default(), rng: ChaCha8Rng::seed_from_u64(u64::MAX) }
    }

    fn check(&mut self, game: &mut RandomGame<G>) -> Verdict {
        let mut past = vec![game.table.game().clone()];
        let mut tally = Tally::new(past[0].players());
        self.position(&past[0])?;
        while let Some(input) = game.step() {
            let (before, after) = (&past[past.len() - 1], game.table.game());
            let events = &game.table.events()[tally.events()..];
            let moment = Moment { before, input: &input, after, events };
            tally.check(&moment)?;
            components::conserved(&past[0], after)?;
            self.moment(&moment)?;
            self.position(after)?;
            past.push(after.clone());
            self.history(&game.table, &past)?;
        }
        ending::check(game.table.game())?;
        records::finished(game, &mut self.rng)
    }

    fn looks_closely(&mut self) -> bool {
        below(&mut self.rng, EXPENSIVE_ONE_IN) == 0
    }

    /// Checks that apply to every position.
    fn position(&mut self, game: &G) -> Verdict {
        components::clones(game)?;
        legality::turn(game)?;
        for seat in game.turn().seats().iter() {
            legality::listing(game, seat)?;
            legality::agreement(game, seat, &mut self.pool, &mut self.vocabulary, &mut self.rng)?;
            notation::actions(game, seat)?;
        }
        commitments::order_does_not_matter(game, &mut self.rng)?;
        if self.looks_closely() { self.position_closely(game) } else { Ok(()) }
    }

    fn position_closely(&mut self, game: &G) -> Verdict {
        chance::outcomes(game, &mut self.pool, &mut self.vocabulary, &mut self.rng)?;
        presentation::check(game)?;
        imagination::check(game, &mut self.rng)?;
        // With a copy, so that it doesn't change what the other checks find.
        foresight::check(game, &mut self.rng.clone())?;
        commitments::stay_secret(game, &mut self.rng)?;
        secrecy::outcomes(game, &mut self.rng)?;
        for seat in game.turn().seats().iter() {
            parts::check(game, seat)?;
            previews::check(game, seat, &mut self.rng)?;
        }
        self.vocabulary.note_position(game);
        Ok(())
    }

    /// Checks that apply to every input.
    fn moment(&mut self, moment: &Moment<G>) -> Verdict {
        self.vocabulary.note_events(moment);
        self.pool.add(moment);
        legality::commitment_is_counted(moment)?;
        redaction::idempotent(moment)?;
        notation::input(moment.input)?;
        rounds::never_decrease(moment)?;
        if self.looks_closely() { self.moment_closely(moment) } else { Ok(()) }
    }

    fn moment_closely(&mut self, moment: &Moment<G>) -> Verdict {
        redaction::same_view_same_events(moment, &mut self.rng)?;
        secrecy::actions(moment, &mut self.rng)
    }

    /// Checks that need the history; `past` holds all states, the current one last.
    fn history(&mut self, table: &Table<G>, past: &[G]) -> Verdict {
        if self.looks_closely() {
            undo::check(table, past, &mut self.rng)?;
            records::running(table, past)?;
        }
        Ok(())
    }
}
