//! Rewards: the value of a result to each seat, from 0 to 1.

use crate::exp::exp;
use game::{Game, PerSeat, Seat};

/// The part of a reward that depends on the rank. The rest depends on the margin, so that play stays sensible in lost
/// games.
const RANK_SHARE: f32 = 0.7;

/// The rewards in a finished game, based on ranks and margins.
///
/// `scale` is the margin in points that counts as a clear result.
pub fn from_result<G: Game>(game: &G, scale: f32) -> PerSeat<f32> {
    let margins = from_margins(game.scores().map(f32::from), scale);
    let ranks = game.ranks();
    PerSeat::from_fn(game.players(), |seat| RANK_SHARE * of_rank(ranks, seat) + (1.0 - RANK_SHARE) * margins[seat])
}

/// The expected rewards, given expected final points.
///
/// `uncertainty` is the margin in points that is as good as a win: large while much can still happen.
pub fn from_estimate(points: PerSeat<f32>, uncertainty: f32, scale: f32) -> PerSeat<f32> {
    let (ranks, margins) = (from_margins(points, uncertainty), from_margins(points, scale));
    PerSeat::from_fn(points.players(), |seat| RANK_SHARE * ranks[seat] + (1.0 - RANK_SHARE) * margins[seat])
}

/// Like [`from_estimate`], but from each seat's lead over the mean of the others. With more than two players, an estimate
/// of who will be the best of them is mostly noise, and a lead over all of them wins more games.
pub fn from_leads(points: PerSeat<f32>, uncertainty: f32, scale: f32) -> PerSeat<f32> {
    let (all, others) = (points.values().sum::<f32>(), (points.players() - 1) as f32);
    points.map(|own| {
        let lead = own - (all - own) / others;
        RANK_SHARE * logistic(lead / uncertainty) + (1.0 - RANK_SHARE) * logistic(lead / scale)
    })
}

/// Each seat's margin over the best other seat, mapped to the range from 0 to 1; a tie gives 0.5.
fn from_margins(points: PerSeat<f32>, scale: f32) -> PerSeat<f32> {
    PerSeat::from_fn(points.players(), |seat| logistic(margin(points, seat) / scale))
}

fn margin(points: PerSeat<f32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat).map(|(_, points)| *points);
    points[seat] - others.fold(f32::NEG_INFINITY, f32::max)
}

/// The fraction of other seats that this one beats, with ties counting half. With more than two players, half of the
/// reward is for coming first.
fn of_rank(ranks: PerSeat<u8>, seat: Seat) -> f32 {
    let others = ranks.iter().filter(|(other, _)| *other != seat);
    let beaten = others.map(|(_, rank)| match rank.cmp(&ranks[seat]) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    });
    let first = if ranks[seat] == 1 { 1.0 } else { 0.0 };
    let share = beaten.sum::<f32>() / (ranks.players() - 1) as f32;
    if ranks.players() == 2 { share } else { (share + first) / 2.0 }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn per_seat<T: Copy + Default>(values: &[T]) -> PerSeat<T> {
        PerSeat::from_fn(values.len(), |seat| values[seat.index()])
    }

    #[test]
    fn a_margin_is_relative_to_the_best_other_seat() {
        let rewards = from_margins(per_seat(&[30.0, 20.0, 10.0]), 10.0);
        assert!((rewards[Seat::new(0)] - logistic(1.0)).abs() < 1e-6);
        assert!((rewards[Seat::new(1)] - logistic(-1.0)).abs() < 1e-6);
        assert!((rewards[Seat::new(2)] - logistic(-2.0)).abs() < 1e-6);
    }

    #[test]
    fn a_lead_is_over_the_mean_of_the_others() {
        let points = per_seat(&[30.0, 20.0, 10.0]);
        let rewards = from_leads(points, 15.0, 15.0);
        let expected = [1.0, 0.0, -1.0].map(logistic);
        assert!(rewards.values().zip(expected).all(|(reward, expected)| (reward - expected).abs() < 1e-6));
        let two = per_seat(&[30.0, 20.0]);
        assert_eq!(from_leads(two, 15.0, 25.0), from_estimate(two, 15.0, 25.0));
    }

    #[test]
    fn equal_ranks_share_the_reward() {
        assert_eq!(of_rank(per_seat(&[1, 1]), Seat::new(0)), 0.5);
        assert_eq!(of_rank(per_seat(&[1, 2]), Seat::new(0)), 1.0);
        assert_eq!(of_rank(per_seat(&[1, 2]), Seat::new(1)), 0.0);
    }

    #[test]
    fn better_ranks_are_worth_more() {
        let ranks = per_seat(&[1, 2, 3, 4]);
        let rewards: Vec<f32> = Seat::all(4).map(|seat| of_rank(ranks, seat)).collect();
        assert!(rewards.windows(2).all(|pair| pair[0] > pair[1]), "{rewards:?}");
        assert_eq!((rewards[0], rewards[3]), (1.0, 0.0));
    }
}
