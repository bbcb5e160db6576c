//! What each choice of a decision is worth, in points: for people who want to learn, not to choose quickly.
//!
//! The search below the first decision is the same as in [`crate::search()`]. At the first one the choices are compared
//! in rounds: in every round each choice that is still in question is tried equally often, in the same worlds and
//! with the same luck, and the worse half is dropped (sequential halving).

use crate::forecast::Forecast;
use crate::guide::Guide;
use crate::iteration::Thinker;
use crate::settings::Settings;
use game::{Game, GameExt, Seat, SplitMix, Turn, scramble};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// So many choices, the most promising ones, are compared.
const MOST_CHOICES: usize = 16;
/// So many are compared to the end.
const FINALISTS: usize = 3;

/// How much an analysis may spend.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inquiry {
    /// About so many iterations in all.
    pub iterations: u32,
    /// No further round of trials is begun after this time; then the answer is not the same each time.
    pub within: Option<Duration>,
    pub settings: Settings,
}

/// What was found out about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The choices that were compared to the end, the best first; of them the one that was asked about.
    pub choices: Vec<Assessed<A>>,
    /// How many actions were legal.
    pub legal: usize,
}

/// A choice and what can be expected of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessed<A> {
    pub action: A,
    /// The mean over all trials.
    pub forecast: Forecast,
    /// What the choice was worth to its seat ([`Forecast::lead`]), as a mean.
    pub value: f32,
    /// What it was worth in each trial.
    trials: Vec<f32>,
}

impl<A: Copy + Ord> Analysis<A> {
    /// What was found out about this action, if it was compared to the end.
    pub fn of(&self, action: A) -> Option<&Assessed<A>> {
        self.choices.iter().find(|assessed| assessed.action == action)
    }

    pub fn best(&self) -> &Assessed<A> {
        &self.choices[0]
    }
}

impl<A> Assessed<A> {
    /// How often it was tried.
    pub fn visits(&self) -> usize {
        self.trials.len()
    }

    /// By how many points it is better than `other`, and the standard error of that: both were tried in the same worlds.
    pub fn advantage_over(&self, other: &Assessed<A>) -> (f32, f32) {
        let differences: Vec<f32> = self.trials.iter().zip(&other.trials).map(|(a, b)| a - b).collect();
        let count = differences.len().max(1) as f32;
        let mean = differences.iter().sum::<f32>() / count;
        let squares: f32 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// Analyzes the decision of `seat`, whose view this is and who must be on turn. `asked_about`, a legal action, is
/// compared to the end whatever it is worth.
///
/// The same view, seed and iterations give the same analysis. After `cancel` it is left as it is then.
pub fn analyze<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    asked_about: Option<G::Action>,
    guide: &U,
    inquiry: &Inquiry,
    seed: u64,
    cancel: &AtomicBool,
) -> Analysis<G::Action> {
    let imaginer = G::imaginer(view);
    let worlds = |rng: &mut SplitMix| G::imagine(&imaginer, rng);
    Comparison::new(worlds, seat, asked_about, guide, inquiry, seed).finish(cancel)
}

/// How this game can be expected to end. It is not hidden anything: this is for looking back at games that are over,
/// never for whoever plays.
///
/// What is at a decision is the forecast of its best choice; before chance, the mean over `outcomes` of it.
pub fn forecast<G: Game, U: Guide<G>>(
    game: &G,
    outcomes: usize,
    guide: &U,
    inquiry: &Inquiry,
    seed: u64,
    cancel: &AtomicBool,
) -> Forecast {
    match game.turn() {
        Turn::Over => Forecast::of_result(game),
        Turn::Chance => Forecast::mean(
            game.players(),
            (0..outcomes.max(1) as u64).map(|number| {
                let mut rng = SplitMix::stream(seed, number);
                let mut after = game.clone();
                while after.turn() == Turn::Chance {
                    let chance = after.draw(&mut rng);
                    after.reveal(chance, &mut ());
                }
                forecast(&after, outcomes, guide, inquiry, scramble(seed ^ number), cancel)
            }),
        ),
        turn => {
            let seat = turn.seats().first().expect("somebody is asked");
            let worlds = |_: &mut SplitMix| game.clone();
            Comparison::new(worlds, seat, None, guide, inquiry, seed).finish(cancel).best().forecast
        }
    }
}

/// An analysis in progress.
struct Comparison<'a, G: Game, U, W> {
    guide: &'a U,
    thinker: Thinker<'a, G, U>,
    /// Makes worlds in which `seat` has this to decide.
    worlds: W,
    seat: Seat,
    asked_about: Option<G::Action>,
    inquiry: Inquiry,
    seed: u64,
    start: Instant,
    legal: usize,
    choices: Vec<Assessed<G::Action>>,
}

impl<'a, G: Game, U: Guide<G>, W: Fn(&mut SplitMix) -> G> Comparison<'a, G, U, W> {
    fn new(worlds: W, seat: Seat, asked_about: Option<G::Action>, guide: &'a U, inquiry: &Inquiry, seed: u64) -> Self {
        let thinker = Thinker::new(guide, seat, inquiry.settings, SplitMix::new(seed));
        let world = worlds(&mut SplitMix::new(seed));
        let legal = world.legal(seat);
        let nothing = Forecast::nothing(world.players());
        let choices = promising(&world, seat, &legal, asked_about, guide);
        let assessed = |action| Assessed { action, forecast: nothing, value: 0.0, trials: Vec::new() };
        Self {
            guide,
            thinker,
            worlds,
            seat,
            asked_about,
            inquiry: *inquiry,
            seed,
            start: Instant::now(),
            legal: legal.len(),
            choices: choices.into_iter().map(assessed).collect(),
        }
    }

    fn finish(mut self, cancel: &AtomicBool) -> Analysis<G::Action> {
        let rounds = rounds(self.choices.len());
        for _ in 0..rounds {
            let trials = (self.inquiry.iterations as usize / rounds / self.choices.len()).max(1);
            for _ in 0..trials {
                self.try_all();
                if cancel.load(Ordering::Relaxed) || self.inquiry.within.is_some_and(|most| self.start.elapsed() > most)
                {
                    break;
                }
            }
            self.sort();
            self.drop_half();
        }
        Analysis { choices: self.choices, legal: self.legal }
    }

    /// Tries every choice once more, in one world and with the same luck.
    fn try_all(&mut self) {
        let number = self.choices[0].trials.len() as u64;
        let mut rng = SplitMix::stream(self.seed, number);
        let world = (self.worlds)(&mut rng);
        for choice in &mut self.choices {
            let mut world = world.clone();
            self.thinker.try_out(&mut world, choice.action, rng.clone());
            let forecast = match world.turn() {
                Turn::Over => Forecast::of_result(&world),
                _ => self.guide.forecast(&world),
            };
            choice.forecast.add(&forecast, choice.trials.len() as u32);
            choice.trials.push(forecast.lead(self.seat));
            choice.value = choice.forecast.lead(self.seat);
        }
    }

    /// The best first; among equals the one that is asked about, then the first.
    fn sort(&mut self) {
        let asked_about = self.asked_about;
        self.choices.sort_by(|a, b| {
            let asked = |it: &Assessed<G::Action>| Some(it.action) == asked_about;
            b.value.total_cmp(&a.value).then(asked(b).cmp(&asked(a))).then_with(|| a.action.cmp(&b.action))
        });
    }

    fn drop_half(&mut self) {
        let kept = self.choices.len().div_ceil(2).max(FINALISTS);
        let asked_about = self.asked_about;
        let mut place = 0;
        self.choices.retain(|choice| {
            place += 1;
            place <= kept || Some(choice.action) == asked_about
        });
    }
}

/// The most promising of the legal actions, and the one that is asked about.
fn promising<G: Game, U: Guide<G>>(
    world: &G,
    seat: Seat,
    legal: &[G::Action],
    asked_about: Option<G::Action>,
    guide: &U,
) -> Vec<G::Action> {
    let mut weights = Vec::new();
    guide.prior(world, seat, legal, &mut weights);
    let mut places: Vec<usize> = (0..legal.len()).collect();
    places.sort_by(|a, b| weights[*b].total_cmp(&weights[*a]).then(a.cmp(b)));
    let mut choices: Vec<G::Action> = places.into_iter().take(MOST_CHOICES).map(|place| legal[place]).collect();
    choices.extend(asked_about.filter(|action| legal.contains(action) && !choices.contains(action)));
    choices
}

/// How many rounds it takes until only the finalists are left, and one for them.
fn rounds(choices: usize) -> usize {
    let mut left = choices;
    let mut rounds = 1;
    while left > FINALISTS + 1 {
        left = left.div_ceil(2).max(FINALISTS);
        rounds += 1;
    }
    rounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_choices_are_compared_in_one_round() {
        assert_eq!([1, 3, 4].map(rounds), [1, 1, 1]);
        assert_eq!([5, 8, 16, 17].map(rounds), [2, 2, 3, 4]);
    }
}
