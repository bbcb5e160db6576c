//! The rewards of an environment.

use game::{Game, PerSeat, Turn};

/// How a step is rewarded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// 0 until the end, then [`result`].
    #[default]
    Result,
    /// The points scored since the previous reward.
    Points,
}

impl Reward {
    pub const ALL: [Reward; 2] = [Reward::Result, Reward::Points];

    pub fn name(self) -> &'static str {
        match self {
            Reward::Result => "result",
            Reward::Points => "points",
        }
    }

    /// Each seat's reward for a step that led from these scores to this position.
    #[inline]
    pub(crate) fn of_step<G: Game>(self, before: &PerSeat<i16>, game: &G) -> PerSeat<f32> {
        match self {
            Reward::Result if game.turn() == Turn::Over => result(&game.ranks()),
            Reward::Result => PerSeat::new(game.players(), 0.0),
            Reward::Points => {
                let scores = game.scores();
                PerSeat::from_fn(game.players(), |seat| f32::from(scores[seat] - before[seat]))
            }
        }
    }
}

/// Each seat's result, from −1 for last place to 1 for first place; tied seats get the mean of their places. Sums to 0.
pub fn result(ranks: &PerSeat<u8>) -> PerSeat<f32> {
    let players = ranks.players();
    let places = (players - 1) as f32;
    ranks.map(|rank| {
        let tied = ranks.values().filter(|other| **other == rank).count();
        let place = f32::from(rank - 1) + (tied - 1) as f32 / 2.0;
        1.0 - 2.0 * place / places
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_share_places_and_sum_to_zero() {
        for (ranks, expected) in [
            (vec![1, 2], vec![1.0, -1.0]),
            (vec![1, 1], vec![0.0, 0.0]),
            (vec![2, 1, 2], vec![-0.5, 1.0, -0.5]),
            (vec![4, 1, 1, 3], vec![-1.0, 2.0 / 3.0, 2.0 / 3.0, -1.0 / 3.0]),
        ] {
            let found = result(&PerSeat::from_fn(ranks.len(), |seat| ranks[seat.index()]));
            assert!(found.values().zip(&expected).all(|(a, b): (&f32, &f32)| (a - b).abs() < 1e-6), "{found:?}");
            assert!(found.values().sum::<f32>().abs() < 1e-6);
        }
    }
}
