//! Estimates the value of each choice at a decision, in points, for reviews, hints and puzzles.
//!
//! Below the root, the search is the same as in [`crate::search()`]. At the root, the choices are compared by
//! sequential halving: in every round, each remaining choice is tried equally often, in the same worlds and with the
//! same random numbers, and the worse half is dropped.

use crate::forecast::Forecast;
use crate::guide::Guide;
use crate::interrupt::{Interrupt, Stopwatch};
use crate::iteration::Searcher;
use crate::settings::SearchSettings;
use crate::sorting::sort_by;
use game::{Game, GameExt, Seat, SplitMix, Turn, scramble};
use std::time::Duration;

/// Number of choices compared in the first round: those with the highest prior.
const MAX_CHOICES: usize = 16;
/// Number of choices that reach the last round.
const FINALISTS: usize = 3;

/// The amount of search for an analysis, and its random seed.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisBudget<'a> {
    /// Approximate number of iterations, over all choices.
    pub iterations: u32,
    /// No trial starts after this time. An analysis with a time limit isn't reproducible.
    pub time_limit: Option<Duration>,
    pub seed: u64,
    pub cancel: &'a dyn Interrupt,
}

/// The result of analyzing one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The choices that reached the last round, best first. Always includes `asked_about`.
    pub choices: Vec<Assessment<A>>,
    /// Number of legal actions.
    pub legal: usize,
}

/// A choice and its expected result.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment<A> {
    pub action: A,
    /// Mean over all trials.
    pub forecast: Forecast,
    /// The deciding seat's mean lead ([`Forecast::lead`]).
    pub value: f32,
    /// The lead in each trial.
    trials: Vec<f32>,
}

impl<A: Copy + Ord> Analysis<A> {
    /// The assessment of this action, if it reached the last round.
    pub fn of(&self, action: A) -> Option<&Assessment<A>> {
        self.choices.iter().find(|assessed| assessed.action == action)
    }

    pub fn best(&self) -> &Assessment<A> {
        &self.choices[0]
    }
}

impl<A> Assessment<A> {
    /// Number of trials.
    pub fn visits(&self) -> usize {
        self.trials.len()
    }

    /// Mean difference from `other` in points, and its standard error. The samples are paired: both choices were
    /// tried in the same worlds.
    pub fn advantage_over(&self, other: &Assessment<A>) -> (f32, f32) {
        let differences: Vec<f32> = self.trials.iter().zip(&other.trials).map(|(a, b)| a - b).collect();
        let count = differences.len().max(1) as f32;
        let mean = differences.iter().sum::<f32>() / count;
        let squares: f32 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
    }
}

/// Analyzes the decision of `seat`, whose turn it must be, from its view. The legal action `asked_about` is kept until
/// the last round, however bad it is.
///
/// Without a time limit, the result depends only on the view and the budget. If canceled, returns the results so far.
pub fn analyze<G: Game, U: Guide<G>>(
    view: &G::View,
    seat: Seat,
    asked_about: Option<G::Action>,
    guide: &U,
    settings: SearchSettings,
    budget: &AnalysisBudget<'_>,
) -> Analysis<G::Action> {
    let imaginer = G::imaginer(view);
    let worlds = |rng: &mut SplitMix| G::imagine(&imaginer, rng);
    Comparison::new(worlds, seat, asked_about, guide, settings, budget).finish()
}

/// The expected result of this game, from its full state: only for reviewing finished games, never for running ones.
///
/// At a decision, this is the forecast for the best choice; before a chance outcome, the mean over `outcomes` draws.
pub fn forecast<G: Game, U: Guide<G>>(
    game: &G,
    outcomes: usize,
    guide: &U,
    settings: SearchSettings,
    budget: &AnalysisBudget<'_>,
) -> Forecast {
    match game.turn() {
        Turn::Over => Forecast::of_result(game),
        Turn::Chance => Forecast::mean(
            game.players(),
            (0..outcomes.max(1) as u64).map(|number| {
                let mut rng = SplitMix::stream(budget.seed, number);
                let mut after = game.clone();
                while after.turn() == Turn::Chance {
                    let chance = after.draw(&mut rng);
                    after.reveal(chance, &mut ());
                }
                let budget = AnalysisBudget { seed: scramble(budget.seed ^ number), ..*budget };
                forecast(&after, outcomes, guide, settings, &budget)
            }),
        ),
        turn => {
            let seat = turn.seats().first().expect("a decision has a seat");
            let worlds = |_: &mut SplitMix| game.clone();
            Comparison::new(worlds, seat, None, guide, settings, budget).finish().best().forecast
        }
    }
}

/// An analysis in progress.
struct Comparison<'a, G: Game, U, W> {
    guide: &'a U,
    searcher: Searcher<'a, G, U>,
    /// Samples a world in which `seat` faces this decision.
    worlds: W,
    seat: Seat,
    asked_about: Option<G::Action>,
    budget: AnalysisBudget<'a>,
    stopwatch: Stopwatch<'a>,
    legal: usize,
    choices: Vec<Assessment<G::Action>>,
}

impl<'a, G: Game, U: Guide<G>, W: Fn(&mut SplitMix) -> G> Comparison<'a, G, U, W> {
    fn new(
        worlds: W,
        seat: Seat,
        asked_about: Option<G::Action>,
        guide: &'a U,
        settings: SearchSettings,
        budget: &AnalysisBudget<'a>,
    ) -> Self {
        let searcher = Searcher::new(guide, seat, settings, SplitMix::new(budget.seed));
        let world = worlds(&mut SplitMix::new(budget.seed));
        let legal = world.legal(seat);
        let forecast = Forecast::zero(world.players());
        let choices = promising(&world, seat, &legal, asked_about, guide);
        let unassessed = |action| Assessment { action, forecast, value: 0.0, trials: Vec::new() };
        Self {
            guide,
            searcher,
            worlds,
            seat,
            asked_about,
            budget: *budget,
            stopwatch: Stopwatch::start(budget.cancel),
            legal: legal.len(),
            choices: choices.into_iter().map(unassessed).collect(),
        }
    }

    fn finish(mut self) -> Analysis<G::Action> {
        let rounds = rounds(self.choices.len());
        for _ in 0..rounds {
            let trials = (self.budget.iterations as usize / rounds / self.choices.len()).max(1);
            for _ in 0..trials {
                self.try_all();
                if self.is_out_of_budget() {
                    break;
                }
            }
            self.sort();
            self.drop_half();
        }
        Analysis { choices: self.choices, legal: self.legal }
    }

    fn is_out_of_budget(&self) -> bool {
        let is_late = |limit| self.stopwatch.elapsed() > limit;
        self.budget.cancel.is_canceled() || self.budget.time_limit.is_some_and(is_late)
    }

    /// Tries every choice once more, in the same world and with the same random numbers.
    fn try_all(&mut self) {
        let number = self.choices[0].trials.len() as u64;
        let mut rng = SplitMix::stream(self.budget.seed, number);
        let world = (self.worlds)(&mut rng);
        for choice in &mut self.choices {
            let mut world = world.clone();
            self.searcher.try_out(&mut world, choice.action, rng.clone());
            let forecast = match world.turn() {
                Turn::Over => Forecast::of_result(&world),
                _ => self.guide.forecast(&world),
            };
            choice.forecast.add(&forecast, choice.trials.len() as u32);
            choice.trials.push(forecast.lead(self.seat));
            choice.value = choice.forecast.lead(self.seat);
        }
    }

    /// Best first; ties go to `asked_about`, then to the lowest action.
    fn sort(&mut self) {
        let asked_about = self.asked_about;
        sort_by(&mut self.choices, |a, b| {
            let asked = |it: &Assessment<G::Action>| Some(it.action) == asked_about;
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

/// The legal actions with the highest priors, plus `asked_about`.
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
    sort_by(&mut places, |a, b| weights[*b].total_cmp(&weights[*a]).then(a.cmp(b)));
    let mut choices: Vec<G::Action> = places.into_iter().take(MAX_CHOICES).map(|place| legal[place]).collect();
    choices.extend(asked_about.filter(|action| legal.contains(action) && !choices.contains(action)));
    choices
}

/// Number of rounds needed to get down to the finalists, plus one more round among them.
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
