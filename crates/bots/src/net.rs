//! Small networks that correct a linear evaluation.
//!
//! One hidden layer of rectified units looks at a seat's features, the mean of the others' features, and the fraction of
//! the game that remains. Its output is added to the seat's expected points. Sums are in a fixed order, so the same
//! weights give the same value on every platform that rounds as IEEE 754 demands.

use game::{MAX_SEATS, PerSeat, Seat};

/// Upper bound on the number of hidden units.
pub(crate) const MAX_HIDDEN: usize = 32;

/// Marks a file of weights, and its format.
const MAGIC: [u8; 4] = *b"net1";

/// A network for positions with a given number of features per seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub(crate) features: usize,
    pub(crate) hidden: usize,
    /// For each input, its weight to each hidden unit. The inputs are the seat's own features, those of the others, and
    /// the remaining fraction of the game.
    pub(crate) inner: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    /// The weight of each hidden unit in the output, in points.
    pub(crate) outer: Vec<f32>,
}

/// A position as inputs of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Inputs {
    pub remaining: f32,
    /// By seat.
    pub features: Vec<Vec<f32>>,
    /// Each seat's expected points without a network.
    pub points: Vec<f32>,
}

/// Sums over the inputs of one hidden layer.
type Sums = [f32; MAX_HIDDEN];

impl Net {
    /// A network without effect: its hidden units are random, and their weights in the output are 0.
    pub(crate) fn without_effect(features: usize, hidden: usize, mut random: impl FnMut() -> f32) -> Self {
        let inputs = 2 * features + 1;
        let scale = (1.0 / features as f32).sqrt();
        let inner = (0..inputs * hidden).map(|_| scale * random()).collect();
        Self { features, hidden, inner, bias: vec![0.0; hidden], outer: vec![0.0; hidden] }
    }

    /// Each seat's correction in points. `features` gives a seat's features.
    pub fn corrections<'a>(
        &self,
        players: usize,
        remaining: f32,
        features: impl Fn(Seat) -> &'a [f32],
    ) -> PerSeat<f32> {
        let (mut own, mut shown) = ([[0.0; MAX_HIDDEN]; MAX_SEATS], [[0.0; MAX_HIDDEN]; MAX_SEATS]);
        for seat in Seat::all(players) {
            self.add(features(seat), 0, &mut own[seat.index()]);
            self.add(features(seat), self.features, &mut shown[seat.index()]);
        }
        PerSeat::from_fn(players, |seat| {
            let hidden = self.hidden_sums(players, remaining, seat, &own, &shown);
            self.outer.iter().zip(&hidden).map(|(weight, sum)| weight * sum.max(0.0)).sum()
        })
    }

    /// Adds these inputs, of which the first has this index. Most features are 0 most of the time.
    #[inline]
    pub(crate) fn add(&self, inputs: &[f32], first: usize, sums: &mut Sums) {
        let rows = self.inner[first * self.hidden..].chunks_exact(self.hidden);
        for (input, row) in inputs.iter().zip(rows).filter(|(input, _)| **input != 0.0) {
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
        }
    }

    /// The hidden units of `seat` before rectification.
    #[inline]
    fn hidden_sums(
        &self,
        players: usize,
        remaining: f32,
        seat: Seat,
        own: &[Sums; MAX_SEATS],
        shown: &[Sums; MAX_SEATS],
    ) -> Sums {
        let mut sums = own[seat.index()];
        let share = 1.0 / (players - 1).max(1) as f32;
        for other in Seat::all(players).filter(|other| *other != seat) {
            sums.iter_mut().zip(&shown[other.index()]).for_each(|(sum, other)| *sum += share * other);
        }
        self.add(&[remaining], 2 * self.features, &mut sums);
        sums.iter_mut().zip(&self.bias).for_each(|(sum, bias)| *sum += bias);
        sums
    }

    /// Whether positions like this one have as many features as the network expects.
    pub fn fits(&self, inputs: &Inputs) -> bool {
        inputs.features.iter().all(|features| features.len() == self.features)
    }

    /// The same network with its effect multiplied by `share`.
    #[must_use]
    pub fn scaled(mut self, share: f32) -> Self {
        self.outer.iter_mut().for_each(|weight| *weight *= share);
        self
    }

    /// The content of a file of weights.
    pub fn to_bytes(&self) -> Vec<u8> {
        let sizes = [self.features as u16, self.hidden as u16].map(u16::to_le_bytes).concat();
        let weights = self.inner.iter().chain(&self.bias).chain(&self.outer).flat_map(|weight| weight.to_le_bytes());
        MAGIC.into_iter().chain(sizes).chain(weights).collect()
    }

    /// Reads a file of weights; `None` if it isn't one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (head, weights) = bytes.split_at_checked(8)?;
        let size = |at: usize| usize::from(u16::from_le_bytes([head[at], head[at + 1]]));
        let (features, hidden) = (size(4), size(6));
        let inner = (2 * features + 1) * hidden;
        if head[..4] != MAGIC || hidden > MAX_HIDDEN || weights.len() != 4 * (inner + 2 * hidden) {
            return None;
        }
        let weights = weights.chunks_exact(4).map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let mut weights: Vec<f32> = weights.collect();
        let outer = weights.split_off(inner + hidden);
        let bias = weights.split_off(inner);
        let is_finite = [&weights, &bias, &outer].iter().all(|part| part.iter().all(|weight| weight.is_finite()));
        is_finite.then_some(Self { features, hidden, inner: weights, bias, outer })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SplitMix;

    fn random_net(features: usize, hidden: usize) -> Net {
        let mut rng = SplitMix::new(1);
        let mut net = Net::without_effect(features, hidden, || rng.normal());
        net.bias.iter_mut().chain(&mut net.outer).for_each(|weight| *weight = rng.normal());
        net
    }

    #[test]
    fn a_new_network_has_no_effect() {
        let mut rng = SplitMix::new(1);
        let net = Net::without_effect(3, 8, || rng.normal());
        let features = [[1.0, 2.0, 3.0], [0.0, -1.0, 5.0]];
        let corrections = net.corrections(2, 0.5, |seat| &features[seat.index()]);
        assert!(corrections.values().all(|correction| *correction == 0.0));
    }

    /// Against the textbook formula, with the inputs written out.
    #[test]
    fn corrections_are_those_of_the_network() {
        let (net, features) = (random_net(2, 5), [[1.0, 0.0], [3.0, -2.0], [0.5, 4.0]]);
        let found = net.corrections(3, 0.25, |seat| &features[seat.index()]);
        let inputs = [1.0, 0.0, (3.0 + 0.5) / 2.0, (-2.0 + 4.0) / 2.0, 0.25];
        let unit = |unit: usize| {
            let sum: f32 = (0..5).map(|input| inputs[input] * net.inner[input * 5 + unit]).sum();
            net.outer[unit] * (net.bias[unit] + sum).max(0.0)
        };
        let expected: f32 = (0..5).map(unit).sum();
        assert!((found[Seat::new(0)] - expected).abs() < 1e-4, "{found:?} {expected}");
    }

    #[test]
    fn weights_are_read_back() {
        let net = random_net(7, 16);
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Some(net));
        assert_eq!(
            (Net::from_bytes(&bytes[1..]), Net::from_bytes(&bytes[..90]), Net::from_bytes(b"")),
            (None, None, None)
        );
    }
}
