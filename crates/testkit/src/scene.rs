//! The point in a random game where a failure occurred.

use crate::play::Policy;
use game::{Actor, Game, Input, Viewer};
use std::cell::Cell;
use std::fmt;

/// The current point in a random game, for failure messages. Prints itself if the rules panic.
pub(crate) struct Scene {
    configuration: String,
    policy: Policy,
    seed: u64,
    inputs: usize,
    last: String,
    has_failed: Cell<bool>,
}

/// Displays a viewer in readable form.
pub(crate) struct Eyes(pub(crate) Viewer);

/// Describes an input in readable form: actor and notation.
pub(crate) fn describe<G: Game>(input: &Input<G>) -> String {
    let step = input.step();
    match step.actor {
        Actor::Chance => format!("chance `{}`", step.notation),
        Actor::Seat(seat) => format!("seat {seat} `{}`", step.notation),
    }
}

impl Scene {
    pub(crate) fn new(configuration: String, policy: Policy, seed: u64) -> Self {
        Self { configuration, policy, seed, inputs: 0, last: "the start".to_owned(), has_failed: Cell::new(false) }
    }

    /// Advances to the next input.
    pub(crate) fn advance<G: Game>(&mut self, input: &Input<G>) {
        self.inputs += 1;
        self.last = describe(input);
    }

    /// Fails the test, naming this point.
    pub(crate) fn fail(&self, fault: &str) -> ! {
        self.has_failed.set(true);
        panic!("{fault}\n    in {self}")
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { configuration, policy, seed, inputs, last, .. } = self;
        write!(f, "{configuration}, {policy:?} play, seed {seed}, step {inputs}: {last}")
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if std::thread::panicking() && !self.has_failed.get() {
            eprintln!("panicked in a random game: {self}");
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("a spectator"),
        }
    }
}
