//! Fits a network to positions from played games.

use crate::net::{Inputs, MAX_HIDDEN, Net};
use game::{SplitMix, below};

/// A position, and what each seat achieved.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub inputs: Inputs,
    /// Each seat's final points, as far as they were not luck.
    pub results: Vec<f32>,
}

/// How a network is fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Training {
    pub hidden: usize,
    /// Number of passes over all samples.
    pub epochs: u32,
    /// The step size of the first epoch; it falls linearly.
    pub rate: f32,
    /// The fraction by which weights shrink with each step, relative to the step size.
    pub decay: f32,
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Self {
        Self { hidden: 16, epochs: 4, rate: 1e-3, decay: 0.02, seed: 1 }
    }
}

/// Number of samples per step.
const BATCH: usize = 64;
/// Adam's decay rates for the mean and the mean square of gradients.
const MOMENTS: [f32; 2] = [0.9, 0.999];

/// Fits a network to these samples, of which there must be at least one. It starts without effect. Only the differences
/// between seats count. The result depends on the samples, their order and the training, and on nothing else. Calls
/// `progress` after each epoch.
pub fn train(samples: &[Sample], training: &Training, progress: &mut dyn FnMut(u32, &Net)) -> Net {
    let mut rng = SplitMix::new(training.seed);
    let features = samples[0].inputs.features[0].len();
    let mut net = Net::without_effect(features, training.hidden.min(MAX_HIDDEN), || rng.normal());
    let mut steps = Steps::new(&net, training);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    for epoch in 0..training.epochs {
        shuffle(&mut order, &mut rng);
        let rate = training.rate * (1.0 - epoch as f32 / training.epochs as f32);
        for batch in order.chunks(BATCH) {
            let mut gradient = Gradient::of(&net);
            batch.iter().for_each(|sample| gradient.add(&net, &samples[*sample]));
            steps.apply(&mut net, &gradient, batch.len() as f32, rate);
        }
        progress(epoch + 1, &net);
    }
    net
}

/// The root mean square error of the differences between seats, with a network or without one.
pub fn error(samples: &[Sample], net: Option<&Net>) -> f64 {
    let squares = samples.iter().flat_map(|sample| errors(net, sample)).map(|error| f64::from(error).powi(2));
    let (sum, count) = squares.fold((0.0, 0.0), |(sum, count), square| (sum + square, count + 1.0));
    (sum / f64::max(count, 1.0)).sqrt()
}

/// Each seat's predicted minus achieved points, relative to the mean of all seats.
fn errors(net: Option<&Net>, sample: &Sample) -> Vec<f32> {
    let Sample { inputs, results } = sample;
    let mut errors: Vec<f32> = inputs.points.iter().zip(results).map(|(points, result)| points - result).collect();
    if let Some(net) = net {
        let features = |seat: game::Seat| inputs.features[seat.index()].as_slice();
        let corrections = net.corrections(inputs.features.len(), inputs.remaining, features);
        errors.iter_mut().zip(corrections.values()).for_each(|(error, correction)| *error += correction);
    }
    let mean = errors.iter().sum::<f32>() / errors.len() as f32;
    errors.iter_mut().for_each(|error| *error -= mean);
    errors
}

/// Fisher–Yates.
fn shuffle(order: &mut [usize], rng: &mut SplitMix) {
    for last in (1..order.len()).rev() {
        order.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

/// The gradient of half the squared error, summed over samples.
struct Gradient {
    inner: Vec<f32>,
    bias: Vec<f32>,
    outer: Vec<f32>,
}

impl Gradient {
    fn of(net: &Net) -> Self {
        Self { inner: vec![0.0; net.inner.len()], bias: vec![0.0; net.hidden], outer: vec![0.0; net.hidden] }
    }

    fn add(&mut self, net: &Net, sample: &Sample) {
        for (seat, error) in errors(Some(net), sample).into_iter().enumerate() {
            let inputs = written_out(&sample.inputs, seat);
            let mut sums = [0.0; MAX_HIDDEN];
            net.add(&inputs, 0, &mut sums);
            for unit in 0..net.hidden {
                let sum = sums[unit] + net.bias[unit];
                self.outer[unit] += error * sum.max(0.0);
                // The slope of the rectifier.
                sums[unit] = if sum > 0.0 { error * net.outer[unit] } else { 0.0 };
                self.bias[unit] += sums[unit];
            }
            for (input, row) in inputs.iter().zip(self.inner.chunks_exact_mut(net.hidden)) {
                if *input != 0.0 {
                    row.iter_mut().zip(&sums).for_each(|(weight, slope)| *weight += input * slope);
                }
            }
        }
    }
}

/// All inputs of one seat: its features, the mean of the others', and the remaining fraction of the game.
fn written_out(inputs: &Inputs, seat: usize) -> Vec<f32> {
    let own = &inputs.features[seat];
    let share = 1.0 / (inputs.features.len() - 1).max(1) as f32;
    let mut all = own.clone();
    all.resize(2 * own.len(), 0.0);
    for (_, other) in inputs.features.iter().enumerate().filter(|(other, _)| *other != seat) {
        all[own.len()..].iter_mut().zip(other).for_each(|(mean, feature)| *mean += share * feature);
    }
    all.push(inputs.remaining);
    all
}

/// Adam with decoupled weight decay.
struct Steps {
    decay: f32,
    count: i32,
    /// The running mean and mean square of each weight's gradient.
    moments: Vec<[f32; 2]>,
}

impl Steps {
    fn new(net: &Net, training: &Training) -> Self {
        let weights = net.inner.len() + 2 * net.hidden;
        Self { decay: training.decay, count: 0, moments: vec![[0.0; 2]; weights] }
    }

    fn apply(&mut self, net: &mut Net, gradient: &Gradient, samples: f32, rate: f32) {
        self.count += 1;
        let corrected = MOMENTS.map(|rate| 1.0 - rate.powi(self.count));
        let weights = net.inner.iter_mut().chain(&mut net.bias).chain(&mut net.outer);
        let slopes = gradient.inner.iter().chain(&gradient.bias).chain(&gradient.outer);
        for ((weight, slope), [mean, square]) in weights.zip(slopes).zip(&mut self.moments) {
            let slope = slope / samples;
            *mean += (1.0 - MOMENTS[0]) * (slope - *mean);
            *square += (1.0 - MOMENTS[1]) * (slope * slope - *square);
            let step = (*mean / corrected[0]) / ((*square / corrected[1]).sqrt() + 1e-8);
            *weight -= rate * (step + self.decay * *weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats; a seat's result is 5 points better if its first feature exceeds the other's second one.
    fn samples(count: u64) -> Vec<Sample> {
        let sample = |number: u64| {
            let mut rng = SplitMix::stream(5, number);
            let features: Vec<Vec<f32>> = (0..2).map(|_| vec![rng.unit(), rng.unit()]).collect();
            let bonus = |a: usize, b: usize| if features[a][0] > features[b][1] { 5.0 } else { 0.0 };
            let results = vec![10.0 + bonus(0, 1), 10.0 + bonus(1, 0)];
            Sample { inputs: Inputs { remaining: 0.5, features, points: vec![10.0; 2] }, results }
        };
        (0..count).map(sample).collect()
    }

    #[test]
    fn a_network_learns_what_a_linear_evaluation_misses() {
        let (learned, fresh) = (samples(4_000), samples(5_000).split_off(4_000));
        let training = Training { rate: 1e-2, epochs: 6, ..Training::default() };
        let net = train(&learned, &training, &mut |_, _| {});
        let (before, after) = (error(&fresh, None), error(&fresh, Some(&net)));
        assert!(after < 0.6 * before, "{before} {after}");
        assert_eq!(train(&learned, &training, &mut |_, _| {}), net, "training is deterministic");
    }

    /// Compares the gradient with differences of the error.
    #[test]
    fn the_gradient_is_correct() {
        let (sample, mut rng) = (&samples(1)[0], SplitMix::new(2));
        let mut net = Net::without_effect(2, 4, || rng.normal());
        net.outer.iter_mut().for_each(|weight| *weight = rng.normal());
        let mut gradient = Gradient::of(&net);
        gradient.add(&net, sample);
        let half_squares = |net: &Net| errors(Some(net), sample).iter().map(|error| error * error / 2.0).sum::<f32>();
        for weight in 0..net.inner.len() {
            let mut moved = net.clone();
            moved.inner[weight] += 1e-2;
            let slope = (half_squares(&moved) - half_squares(&net)) / 1e-2;
            assert!((slope - gradient.inner[weight]).abs() < 0.15, "{slope} {}", gradient.inner[weight]);
        }
    }
}
