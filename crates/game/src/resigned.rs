//! Ranks in a game from which some seats have resigned.

use crate::{PerSeat, Seat, Seats};

/// Ranks seats that have resigned behind all others.
pub fn last_ranked(ranks: PerSeat<u8>, resigned: Seats) -> PerSeat<u8> {
    let players = ranks.players();
    let stayed = players - resigned.len();
    let is_better = |other: Seat, seat: Seat| !resigned.contains(other) && ranks[other] < ranks[seat];
    PerSeat::from_fn(players, |seat| match resigned.contains(seat) {
        true => stayed as u8 + 1,
        false => Seat::all(players).filter(|other| is_better(*other, seat)).count() as u8 + 1,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigns_is_ranked_last() {
        let ranks = |given: [u8; 3], resigned: Seats| {
            last_ranked(PerSeat::from_fn(3, |seat| given[seat.index()]), resigned).as_slice().to_vec()
        };
        assert_eq!(ranks([1, 2, 2], Seats::NONE), [1, 2, 2]);
        assert_eq!(ranks([1, 2, 2], Seats::only(Seat::new(0))), [3, 1, 1]);
        assert_eq!(ranks([1, 2, 3], Seats::all(2)), [2, 2, 1]);
    }
}
