//! Many games on several threads, handed on in their order.

use super::one_game::{Plan, Played};
use crate::error::Error;
use game::Game;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// So many finished games may wait for each thread.
const WAITING: usize = 64;

/// Plays all games of the plan and hands them to `take` in the order of their numbers, until it fails.
pub(super) fn play<G: Game>(
    plan: &Plan<G>,
    threads: usize,
    take: impl FnMut(Played) -> Result<(), Error>,
) -> Result<(), Error> {
    let next = AtomicU64::new(0);
    let (finished, games) = sync_channel(threads * WAITING);
    thread::scope(|scope| {
        for _ in 0..threads {
            let finished = finished.clone();
            scope.spawn(|| work(plan, &next, finished));
        }
        drop(finished);
        in_order(games, take)
    })
}

/// Plays one game after the other until there is none left or nobody takes them.
fn work<G: Game>(plan: &Plan<G>, next: &AtomicU64, finished: SyncSender<(u64, Played)>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.games || finished.send((number, plan.play(number))).is_err() {
            return;
        }
    }
}

fn in_order<T>(games: Receiver<(u64, T)>, mut take: impl FnMut(T) -> Result<(), Error>) -> Result<(), Error> {
    let mut early = BTreeMap::new();
    let mut due = 0;
    for (number, game) in games {
        early.insert(number, game);
        while let Some(game) = early.remove(&due) {
            take(game)?;
            due += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_taken_in_order_however_they_finish() {
        let (finished, games) = sync_channel(8);
        for number in [2, 0, 1, 4, 3] {
            finished.send((number, number)).unwrap();
        }
        drop(finished);
        let mut taken = Vec::new();
        in_order(games, |number| {
            taken.push(number);
            Ok(())
        })
        .unwrap();
        assert_eq!(taken, [0, 1, 2, 3, 4]);
    }
}
