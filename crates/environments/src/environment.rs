//! One game of a batch.

use crate::observation::{ClicksOf, write_mask, write_observation};
use crate::opponents::{Learner, Opponent};
use crate::reward::Reward;
use catalog::Listed;
use game::{PerSeat, Seat, SplitMix, Turn, Viewer};
use tensors::Progress;

/// The settings shared by all games of a batch.
pub(crate) struct Rules<G> {
    /// The state before the first input.
    pub(crate) start: G,
    pub(crate) learner: Learner,
    pub(crate) opponents: PerSeat<Opponent>,
    pub(crate) reward: Reward,
}

/// A running game, waiting for a click by the seat whose turn it is.
pub(crate) struct Environment<G: Listed> {
    game: G,
    clicks: ClicksOf<G>,
    rng: SplitMix,
    /// The seat that clicks next; once the game is over, the one that clicked last.
    seat: Seat,
    /// Number of games started.
    games: usize,
    /// The scores already covered by rewards.
    rewarded: PerSeat<i16>,
    /// Scratch space.
    actions: Vec<G::Action>,
}

impl<G: Listed> Environment<G> {
    pub(crate) fn new(start: &G, rng: SplitMix) -> Self {
        Self {
            game: start.clone(),
            clicks: ClicksOf::<G>::new(),
            rng,
            seat: Seat::default(),
            games: 0,
            rewarded: start.scores(),
            actions: Vec::new(),
        }
    }

    /// Sets the generator for chance and opponents, and resets the number of games.
    pub(crate) fn seed(&mut self, rng: SplitMix) {
        self.rng = rng;
        self.games = 0;
    }

    /// Starts a new game and plays up to the learner's first click.
    pub(crate) fn reset(&mut self, rules: &Rules<G>) {
        self.game.clone_from(&rules.start);
        self.games += 1;
        self.go_on(rules);
        self.rewarded = self.game.scores();
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    #[inline]
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    /// Whether the click is possible. Once the game is over, any click is accepted and ignored.
    #[inline]
    pub(crate) fn allows(&self, click: usize) -> bool {
        self.is_over() || self.clicks.allows(click)
    }

    /// Makes a click, which must be possible, and plays up to the learner's next click. Returns each seat's reward.
    #[inline]
    pub(crate) fn step(&mut self, click: usize, rules: &Rules<G>) -> PerSeat<f32> {
        if let Progress::Action(action) = self.clicks.click(&self.game, click) {
            self.game.play(self.seat, action, &mut ());
            self.go_on(rules);
        }
        let rewards = rules.reward.of_step(&self.rewarded, &self.game);
        if rules.reward == Reward::Points {
            self.rewarded = self.game.scores();
        }
        rewards
    }

    pub(crate) fn write_observation(&self, out: &mut [f32]) {
        let made = if self.is_over() { &[] } else { self.clicks.made() };
        write_observation(&self.game, Viewer::Seat(self.seat), made, out);
    }

    pub(crate) fn write_mask(&self, mask: &mut [bool]) {
        write_mask::<G>((!self.is_over()).then_some(&self.clicks), mask);
    }

    /// Draws chance outcomes and plays for opponents until the learner has to choose or the game is over.
    #[inline]
    fn go_on(&mut self, rules: &Rules<G>) {
        let learner = self.learner(rules);
        loop {
            let turn = self.game.turn();
            match turn.seats().first() {
                None if turn == Turn::Over => break,
                None => {
                    let chance = self.game.draw(&mut self.rng);
                    self.game.reveal(chance, &mut ());
                }
                Some(seat) if learner.is_none_or(|learner| learner == seat) => {
                    self.seat = seat;
                    self.clicks.start(&self.game, seat);
                    return;
                }
                Some(seat) => {
                    let opponent = rules.opponents[seat];
                    let action = opponent.choose(&self.game, seat, &mut self.actions, &mut self.rng);
                    self.game.play(seat, action, &mut ());
                }
            }
        }
        self.seat = learner.unwrap_or(self.seat);
    }

    /// The seat played by the caller in this game; `None` if the caller plays all seats.
    #[inline]
    fn learner(&self, rules: &Rules<G>) -> Option<Seat> {
        match rules.learner {
            Learner::Everyone => None,
            Learner::Seat(seat) => Some(seat),
            Learner::InTurn => Some(Seat::new((self.games - 1) % rules.start.players())),
        }
    }
}
