//! Fits a net by passing through all lessons several times.

use super::adam::Adam;
use super::layers::{Layers, NetFit};
use super::lessons::{Lesson, lessons};
use crate::played::Played;
use crate::training::Plan;
use bots::{Fitted, NET_PARTS, UNITS, net_input_names};
use game::{Game, SplitMix, below};

/// One game out of this many isn't learned from, but shows how well the net does.
const HELD_OUT_ONE_IN: usize = 10;
/// The number of lessons after which weights change.
const BATCH: usize = 128;
/// The size of the first steps of the first layer's weights, which shrink evenly to 0, and of the last layer's.
const STEP: f32 = 0.002;
const LAST_STEP: f32 = 0.02;
/// The number of batches until steps have their full size, since the first gradients mean little.
const WARM_UP: f32 = 200.0;
/// The largest unit of an input.
const MOST_UNIT: u8 = 64;

/// A net that is being fitted.
#[derive(Debug)]
pub struct NetFitting {
    /// The name of each input.
    names: Vec<String>,
    lessons: Vec<Lesson>,
    held_out: Vec<Lesson>,
    /// The unit of each input: dividing by it makes inputs of similar size.
    units: Vec<u8>,
    layers: Layers,
    adam: [Adam; 2],
    rng: SplitMix,
    batches: f32,
    passes: u32,
    best: (f64, Layers),
}

/// The typical error of the evaluation on the games held out, in points: without the net, and with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetErrors {
    pub without: f64,
    pub with: f64,
}

impl NetFitting {
    /// A net that is to be added to the guide's evaluation. The same games and plan give the same net. `None` if a game
    /// wasn't played by these rules.
    pub(crate) fn new<G: Game, K: Fitted<G>>(
        options: &G::Options,
        guide: &K,
        games: &[Played],
        plan: &Plan,
        passes: u32,
    ) -> Option<Self> {
        let names = net_input_names::<K::Features>(guide.weights().len());
        let inputs = names.len();
        let of_games = |games: &[Played]| -> Option<Vec<Lesson>> {
            let of_each = games.iter().map(|played| lessons(options, guide, played, inputs, plan.fit.lambda));
            Some(of_each.collect::<Option<Vec<_>>>()?.into_iter().flatten().collect())
        };
        let (held_out, learned_from) = games.split_at(games.len().div_ceil(HELD_OUT_ONE_IN));
        let (mut lessons, mut held_out) = (of_games(learned_from)?, of_games(held_out)?);
        let units = units(&lessons, inputs);
        lessons.iter_mut().chain(&mut held_out).for_each(|lesson| lesson.divide(&units));
        let mut rng = SplitMix::new(plan.seed);
        let layers = Layers::random(inputs, NET_PARTS, &mut rng);
        let adam = [Adam::new(inputs * UNITS), Adam::new(2 * UNITS)];
        let best = (f64::INFINITY, layers.rounded());
        Some(Self { names, lessons, held_out, units, layers, adam, rng, batches: 0.0, passes, best })
    }

    /// The name of each input.
    pub fn inputs(&self) -> &[String] {
        &self.names
    }

    /// Passes once through all lessons, in random order.
    pub fn pass(&mut self) -> NetErrors {
        let mut order: Vec<u32> = (0..self.lessons.len() as u32).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, below(&mut self.rng, last as u32 + 1) as usize);
        }
        order.chunks(BATCH).for_each(|batch| self.learn(batch));
        let rounded = self.layers.rounded();
        let errors = NetErrors { without: self.error(None), with: self.error(Some(&rounded)) };
        if errors.with < self.best.0 {
            self.best = (errors.with, rounded);
        }
        errors
    }

    /// The net after the pass with the smallest error on the games held out.
    pub fn finish(&self) -> NetFit {
        self.best.1.finished(&self.units)
    }

    /// Weights are rounded when they are used, but not when they change: so they learn to do well when rounded.
    fn learn(&mut self, batch: &[u32]) {
        let (rounded, mut gradients) = (self.layers.rounded(), Layers::zero(self.units.len()));
        for at in batch {
            rounded.learn(&self.lessons[*at as usize], &mut gradients);
        }
        self.batches += 1.0;
        let all = self.passes as f32 * self.lessons.len().div_ceil(BATCH) as f32;
        let pace = (1.0 - self.batches / all).max(0.0) * (self.batches / WARM_UP).min(1.0);
        self.adam[0].descend(&mut self.layers.first, &gradients.first, STEP * pace);
        self.adam[1].descend(&mut self.layers.last, &gradients.last, LAST_STEP * pace);
    }

    /// The root of the mean square of what is missing on the games held out.
    fn error(&self, layers: Option<&Layers>) -> f64 {
        let errors = |lesson: &Lesson| layers.map_or_else(|| lesson.missing.clone(), |layers| layers.errors(lesson));
        let squares = self.held_out.iter().flat_map(errors).map(|error| f64::from(error * error));
        let (sum, count) = squares.fold((0.0, 0.0), |(sum, count), square| (sum + square, count + 1.0));
        (sum / f64::max(count, 1.0)).sqrt()
    }
}

/// A power of two for each input, so that most are from 0 to 1.
fn units(lessons: &[Lesson], inputs: usize) -> Vec<u8> {
    let mut squares = vec![0.0; inputs];
    for inputs in lessons.iter().flat_map(|lesson| &lesson.inputs) {
        squares.iter_mut().zip(inputs).for_each(|(sum, input)| *sum += f64::from(input * input));
    }
    let count: usize = lessons.iter().map(|lesson| lesson.inputs.len()).sum();
    squares.iter().map(|square| unit((square / count.max(1) as f64).sqrt())).collect()
}

/// The power of two from this number up.
fn unit(typical: f64) -> u8 {
    let mut unit = 1;
    while f64::from(unit) < typical && unit < MOST_UNIT {
        unit *= 2;
    }
    unit
}
