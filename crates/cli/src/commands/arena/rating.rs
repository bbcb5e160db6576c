//! Bradley–Terry ratings: one number per player, chosen to best explain the results.

/// Each player's wins against each other player; a tie is half a win for both.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Wins(Vec<Vec<f64>>);

/// Rating difference corresponding to odds of ten to one.
const POINTS_PER_TENFOLD: f64 = 400.0;
/// Maximum number of iterations; the fit converges long before.
const MAX_ITERATIONS: usize = 10_000;
/// The fit stops when no strength changes by more than this fraction.
const PRECISION: f64 = 1e-12;

impl Wins {
    pub(super) fn new(players: usize) -> Self {
        Self(vec![vec![0.0; players]; players])
    }

    pub(super) fn add(&mut self, winner: usize, loser: usize, part: f64) {
        self.0[winner][loser] += part;
    }

    /// Adds one tie for each pair that has met, so that a player who won every game gets a finite rating.
    pub(super) fn with_prior(mut self) -> Self {
        for a in 0..self.0.len() {
            for b in 0..self.0.len() {
                if a < b && self.met(a, b) > 0.0 {
                    self.add(a, b, 0.5);
                    self.add(b, a, 0.5);
                }
            }
        }
        self
    }

    /// Each player's rating, with mean 0. All players must be connected by games, and each must have won or tied at
    /// least one.
    pub(super) fn ratings(&self) -> Vec<f64> {
        let mut strengths = vec![1.0; self.0.len()];
        for _ in 0..MAX_ITERATIONS {
            let better = self.improved(&strengths);
            let change = |(old, new): (&f64, &f64)| (new / old - 1.0).abs();
            let largest = strengths.iter().zip(&better).map(change).fold(0.0, f64::max);
            strengths = better;
            if largest < PRECISION {
                break;
            }
        }
        strengths.iter().map(|strength| POINTS_PER_TENFOLD * strength.log10()).collect()
    }

    /// One step of Zermelo's iteration, which increases the likelihood. The geometric mean of the strengths stays 1.
    fn improved(&self, strengths: &[f64]) -> Vec<f64> {
        let mut better: Vec<f64> = (0..strengths.len()).map(|player| self.strength(player, strengths)).collect();
        let mean = better.iter().map(|strength| strength.ln()).sum::<f64>() / better.len() as f64;
        better.iter_mut().for_each(|strength| *strength /= mean.exp());
        better
    }

    /// The player's strength given all others' strengths; 1 if the player has met nobody.
    fn strength(&self, player: usize, strengths: &[f64]) -> f64 {
        let others = || (0..strengths.len()).filter(|other| *other != player);
        let won: f64 = others().map(|other| self.0[player][other]).sum();
        let expected: f64 =
            others().map(|other| self.met(player, other) / (strengths[player] + strengths[other])).sum();
        if expected == 0.0 { 1.0 } else { won / expected }
    }

    fn met(&self, a: usize, b: usize) -> f64 {
        self.0[a][b] + self.0[b][a]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(wins: &[&[f64]], expected: &[f64]) {
        let found = Wins(wins.iter().map(|row| row.to_vec()).collect()).ratings();
        let close = found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-6);
        assert!(close, "{found:?}");
    }

    /// By hand: 3 out of 4 games are odds of 3, and 400 · log10 3 = 190.848502, half of it above the mean.
    #[test]
    fn two_players_differ_by_the_logarithm_of_the_odds() {
        check(&[&[0.0, 3.0], &[1.0, 0.0]], &[95.424251, -95.424251]);
    }

    /// By hand: strengths 4, 2 and 1 predict the results 2 : 1, 2 : 1 and 4 : 1 exactly. 400 · log10 2 = 120.411998.
    #[test]
    fn three_players_get_the_strengths_that_predict_their_results() {
        check(&[&[0.0, 4.0, 8.0], &[2.0, 0.0, 6.0], &[2.0, 3.0, 0.0]], &[120.411998, 0.0, -120.411998]);
    }

    #[test]
    fn players_who_beat_each_other_in_a_cycle_are_equal() {
        check(&[&[0.0, 5.0, 0.0], &[0.0, 0.0, 5.0], &[5.0, 0.0, 0.0]], &[0.0; 3]);
    }

    #[test]
    fn players_who_never_met_are_compared_through_others() {
        check(&[&[0.0, 3.0, 0.0], &[1.0, 0.0, 3.0], &[0.0, 1.0, 0.0]], &[190.848502, 0.0, -190.848502]);
    }

    /// 9 : 0 and one tie give 9.5 : 0.5, odds of 19.
    #[test]
    fn the_prior_keeps_ratings_finite() {
        let mut wins = Wins::new(2);
        wins.add(0, 1, 9.0);
        let found = wins.with_prior().ratings();
        assert!((found[0] - found[1] - 400.0 * 19.0_f64.log10()).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn a_single_player_has_the_mean_rating() {
        assert_eq!(Wins::new(1).with_prior().ratings(), [0.0]);
    }
}
