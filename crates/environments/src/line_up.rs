//! Line-ups: every deal is played by every line-up in every rotation.

/// The bot in each seat, as an index into the list of bots.
pub type Seating = Vec<usize>;

/// All seatings in which a deal is played: every line-up in each of its rotations.
///
/// | bots | line-ups |
/// |---|---|
/// | one | itself in all seats |
/// | two | the first alone among copies of the second |
/// | fewer than seats | all of them, each in turn also filling the remaining seats |
/// | as many as seats | all of them |
/// | more than seats | every subset that fills the seats: with two players, all pairs |
pub fn seatings(bots: usize, players: usize) -> Vec<Seating> {
    line_ups(bots, players).iter().flat_map(|line_up| rotations(line_up)).collect()
}

fn line_ups(bots: usize, players: usize) -> Vec<Seating> {
    let all: Seating = (0..bots).collect();
    match bots {
        1 => vec![vec![0; players]],
        2 => vec![[vec![0], vec![1; players - 1]].concat()],
        _ if bots < players => all.iter().map(|bot| [all.clone(), vec![*bot; players - bots]].concat()).collect(),
        _ => choices(bots, players),
    }
}

/// Every set of `count` numbers below `bots`, each in ascending order.
fn choices(bots: usize, count: usize) -> Vec<Seating> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| choices(last, count - 1).into_iter().map(move |rest| [rest, vec![last]].concat());
    (count - 1..bots).flat_map(with_last).collect()
}

/// All distinct rotations of the line-up, beginning with itself.
fn rotations(line_up: &[usize]) -> Vec<Seating> {
    let rotated = |by: usize| {
        let mut seating = line_up.to_vec();
        seating.rotate_right(by);
        seating
    };
    let others = (1..line_up.len()).map(rotated).take_while(|seating| seating != line_up);
    [line_up.to_vec()].into_iter().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bot_plays_itself() {
        assert_eq!(seatings(1, 3), [[0, 0, 0]]);
    }

    #[test]
    fn two_bots_swap_seats() {
        assert_eq!(seatings(2, 2), [[0, 1], [1, 0]]);
    }

    #[test]
    fn the_first_of_two_bots_is_alone_among_copies_of_the_second() {
        assert_eq!(seatings(2, 4), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn few_bots_take_turns_filling_the_remaining_seat() {
        let found = seatings(3, 4);
        assert_eq!(found.len(), 12);
        assert_eq!((&found[0], &found[1], &found[4]), (&vec![0, 1, 2, 0], &vec![0, 0, 1, 2], &vec![0, 1, 2, 1]));
    }

    #[test]
    fn many_bots_play_in_every_combination() {
        assert_eq!(seatings(3, 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(seatings(5, 4).len(), 20);
        assert_eq!(seatings(4, 4).len(), 4);
    }

    #[test]
    fn every_bot_plays_every_seat_equally_often() {
        for (bots, players) in [(3, 2), (3, 3), (3, 4), (5, 3), (5, 4)] {
            let found = seatings(bots, players);
            let times = |bot, seat: usize| found.iter().filter(|seating| seating[seat] == bot).count();
            let expected = found.len() / bots;
            assert!((0..bots).all(|bot| (0..players).all(|seat| times(bot, seat) == expected)), "{bots} {players}");
        }
    }
}
