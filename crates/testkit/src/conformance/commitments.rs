//! Simultaneous choices: their order doesn't matter, and they stay secret until all are made.

use super::redaction::redacted;
use super::secrecy::Impression;
use crate::scene::Eyes;
use crate::verdict::Verdict;
use game::{Game, GameExt, Seat, Seats, Turn, Viewer, choose, shuffle};
use rand_core::Rng;

/// Number of random orders tried besides seat order.
const ORDERS: usize = 3;

/// Each seat's choice.
type Commitments<G> = Vec<(Seat, <G as Game>::Action)>;

pub(super) fn order_does_not_matter<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    let chosen = any_choices(game, rng);
    let in_seat_order = play_all(game, &chosen)?;
    for _ in 0..ORDERS.min(chosen.len()) {
        let mut order = chosen.clone();
        shuffle(rng, &mut order);
        let same = play_all(game, &order)? == in_seat_order;
        ensure!(same, "the order of simultaneous choices matters: {chosen:?} and {order:?} lead to different states");
    }
    Ok(())
}

/// Until the last choice is made, nothing that others perceive depends on a seat's choice.
pub(super) fn stay_secret<G: Game>(game: &G, rng: &mut impl Rng) -> Verdict {
    let chosen = any_choices(game, rng);
    for (index, (seat, _)) in chosen.iter().enumerate() {
        let mut otherwise = chosen.clone();
        otherwise[index].1 = choose(rng, &game.legal(*seat));
        stays_secret(game, &chosen, &otherwise, *seat)?;
    }
    Ok(())
}

/// A random choice for each seat in a simultaneous decision; empty at other decisions.
fn any_choices<G: Game>(game: &G, rng: &mut impl Rng) -> Commitments<G> {
    let seats = if let Turn::Commit(seats) = game.turn() { seats } else { Seats::NONE };
    seats.iter().map(|seat| (seat, choose(rng, &game.legal(seat)))).collect()
}

fn play_all<G: Game>(game: &G, chosen: &Commitments<G>) -> Result<G, String> {
    let mut game = game.clone();
    for (seat, action) in chosen {
        let taken = game.try_play(*seat, *action, &mut ());
        ensure!(taken.is_ok(), "`{action}` of seat {seat} is no longer legal after others have chosen: {taken:?}");
    }
    Ok(game)
}

fn stays_secret<G: Game>(game: &G, chosen: &Commitments<G>, otherwise: &Commitments<G>, secretive: Seat) -> Verdict {
    for viewer in Viewer::all(game.players()).filter(|viewer| !viewer.is(secretive)) {
        let [here, there] = [chosen, otherwise].map(|commitments| impressions(game, commitments, viewer));
        for (step, (here, there)) in here.iter().zip(&there).enumerate() {
            let ((seat, action), who) = (chosen[step], Eyes(viewer));
            ensure!(
                here == there,
                "leak: when seat {seat} plays `{action}`, {who} can tell what seat {secretive} has chosen in \
                 secret\n    {here:?}\n    {there:?}"
            );
        }
    }
    Ok(())
}

/// `viewer`'s impression of every choice but the last.
fn impressions<G: Game>(game: &G, chosen: &Commitments<G>, viewer: Viewer) -> Vec<Impression<G>> {
    let (mut game, mut impressions) = (game.clone(), Vec::new());
    for (seat, action) in &chosen[..chosen.len() - 1] {
        let mut events = Vec::new();
        game.play(*seat, *action, &mut events);
        impressions.push((redacted(&events, viewer), game.view(viewer)));
    }
    impressions
}
