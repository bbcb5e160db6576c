//! What the contract promises, tested over random play of every configuration.
//!
//! Each file holds the checks of one subject. A check gets a position or a [`Moment`] and returns what is
//! wrong; this one decides when each is run: cheap ones at every step, costly ones at a sample of steps.

mod chance;
mod commitments;
mod components;
mod ending;
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

/// One step in so many is looked at closely.
const CLOSE_LOOK: u32 = 4;

/// Plays `games` random and as many eager games of every configuration, and tests at every step what
/// [`Game`] promises. Fails at the first broken promise, naming configuration, seed, step and input.
pub fn conformance<G: Game>(games: usize) {
    assert!(games > 0, "no games, no test");
    let mut suite = Suite::<G>::new();
    options::all::<G>(&mut suite.vocabulary).unwrap_or_else(|fault| panic!("{fault}"));
    for mut game in all_random_games::<G>(games) {
        if let Err(fault) = suite.accompany(&mut game) {
            game.scene.fail(&fault);
        }
    }
    suite.vocabulary.check::<G>().unwrap_or_else(|fault| panic!("{fault}"));
}

/// One input, and the game on both sides of it.
struct Moment<'a, G: Game> {
    before: &'a G,
    input: &'a Input<G>,
    after: &'a G,
    events: &'a [G::Event],
}

/// What is collected over all games.
struct Suite<G: Game> {
    pool: Pool<G>,
    vocabulary: Vocabulary,
    /// Not the generator of the games: a new check does not change them.
    rng: ChaCha8Rng,
}

impl<G: Game> Suite<G> {
    fn new() -> Self {
        Self { pool: Pool::gather(), vocabulary: Vocabulary::default(), rng: ChaCha8Rng::seed_from_u64(u64::MAX) }
    }

    fn accompany(&mut self, game: &mut RandomGame<G>) -> Verdict {
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
        below(&mut self.rng, CLOSE_LOOK) == 0
    }

    /// What must hold wherever a game stands.
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
        commitments::stay_secret(game, &mut self.rng)?;
        secrecy::outcomes(game, &mut self.rng)?;
        for seat in game.turn().seats().iter() {
            parts::check(game, seat)?;
            previews::check(game, seat, &mut self.rng)?;
        }
        self.vocabulary.note_position(game);
        Ok(())
    }

    /// What must hold of every input.
    fn moment(&mut self, moment: &Moment<G>) -> Verdict {
        self.vocabulary.note_events(moment);
        self.pool.add(moment);
        legality::commitment_is_counted(moment)?;
        redaction::idempotent(moment)?;
        notation::input(moment.input)?;
        rounds::never_fall(moment)?;
        if self.looks_closely() { self.moment_closely(moment) } else { Ok(()) }
    }

    fn moment_closely(&mut self, moment: &Moment<G>) -> Verdict {
        redaction::same_to_the_same_eyes(moment, &mut self.rng)?;
        secrecy::actions(moment, &mut self.rng)
    }

    /// What must hold of a game with all that led to it; `past` are its states, the present one last.
    fn history(&mut self, table: &Table<G>, past: &[G]) -> Verdict {
        if self.looks_closely() {
            undo::check(table, past, &mut self.rng)?;
            records::running(table, past)?;
        }
        Ok(())
    }
}
