//! Seeded random play.

use crate::configuration::{configurations, line};
use crate::scene::Scene;
use game::{Game, GameExt, Input, Log, Seat, Table, Turn, choose};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Maximum number of inputs in a game.
pub(crate) const MAX_INPUTS: usize = 5_000;

/// How players choose in a random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Policy {
    /// Any legal action. Simultaneous choices are made in random order.
    Random,
    /// A legal action with the lowest reluctance. Simultaneous choices are made in seat order.
    Eager,
}

/// A random game in progress.
pub(crate) struct RandomGame<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) scene: Scene,
    policy: Policy,
    rng: ChaCha8Rng,
}

/// Plays `games` random games and the same number of eager games in every configuration, and calls `check` after every
/// input with the state and the input's events. For testing properties of a particular game.
pub fn random_games<G: Game>(games: usize, mut check: impl FnMut(&G, &[G::Event])) {
    for mut game in all_random_games::<G>(games) {
        let mut seen = 0;
        while game.step().is_some() {
            check(game.table.game(), &game.table.events()[seen..]);
            seen = game.table.events().len();
        }
    }
}

/// `games` random games and the same number of eager games in every configuration, before their first input.
pub(crate) fn all_random_games<G: Game>(games: usize) -> impl Iterator<Item = RandomGame<G>> {
    configurations::<G>().into_iter().flat_map(move |options| {
        let seeds = (0..games as u64).flat_map(|seed| Policy::ALL.map(|policy| (policy, seed)));
        seeds.map(move |(policy, seed)| RandomGame::new(&options, policy, seed))
    })
}

/// A random next input; `None` if the game is over.
pub(crate) fn random_input<G: Game, R: Rng>(game: &G, policy: Policy, rng: &mut R) -> Option<Input<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Input::Chance(game.draw(rng))),
        turn => {
            let seats: Vec<Seat> = turn.seats().iter().collect();
            let seat = if policy == Policy::Eager { seats[0] } else { choose(rng, &seats) };
            Some(Input::Act(seat, policy.choose(game, seat, rng)))
        }
    }
}

/// Applies an input that is known to be legal.
pub(crate) fn apply<G: Game>(game: &mut G, input: &Input<G>, log: &mut impl Log<G::Event>) {
    match input.clone() {
        Input::Act(seat, action) => game.play(seat, action, log),
        Input::Chance(chance) => game.reveal(chance, log),
    }
}

impl Policy {
    pub(crate) const ALL: [Policy; 2] = [Policy::Random, Policy::Eager];

    fn choose<G: Game, R: Rng>(self, game: &G, seat: Seat, rng: &mut R) -> G::Action {
        let mut actions = game.legal(seat);
        assert!(!actions.is_empty(), "seat {seat} is to act but has no legal action");
        if self == Policy::Eager {
            let least = actions.iter().map(|action| game.reluctance(action)).min();
            actions.retain(|action| Some(game.reluctance(action)) == least);
        }
        choose(rng, &actions)
    }
}

impl<G: Game> RandomGame<G> {
    pub(crate) fn new(options: &G::Options, policy: Policy, seed: u64) -> Self {
        let scene = Scene::new(line(options), policy, seed);
        Self { table: Table::new(options), scene, policy, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Plays and returns the next input; `None` if the game is over.
    pub(crate) fn step(&mut self) -> Option<Input<G>> {
        let input = random_input(self.table.game(), self.policy, &mut self.rng)?;
        self.scene.advance(&input);
        if self.table.inputs().len() >= MAX_INPUTS {
            self.scene.fail(&format!("not over after {MAX_INPUTS} inputs"));
        }
        let taken = match input.clone() {
            Input::Act(seat, action) => self.table.act(seat, action),
            Input::Chance(chance) => self.table.reveal(chance),
        };
        if let Err(refused) = taken {
            self.scene.fail(&format!("drawn from the legal inputs, but refused: {refused:?}"));
        }
        Some(input)
    }

    /// Plays the game to its end.
    pub(crate) fn finish(mut self) -> Table<G> {
        while self.step().is_some() {}
        self.table
    }

    /// Whether simultaneous choices are made in seat order.
    pub(crate) fn is_in_seat_order(&self) -> bool {
        self.policy == Policy::Eager
    }
}
