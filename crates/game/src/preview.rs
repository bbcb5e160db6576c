//! Previews: what a choice would score, computed only from what the choosing seat knows.

use crate::{Event, Game, GameExt, Seat, SplitMix, Text, Turn, View, Viewer, fingerprint};

/// Number of worlds imagined for a preview. Events common to all of them are reported as certain.
pub(crate) const WORLDS: usize = 16;

/// The events the viewer would see after `action`, up to the first that differs between imagined worlds. `seat` is the
/// viewer's seat, and it must be that seat's turn.
///
/// The worlds are imagined from the view, with the [`fingerprint`] of view and action as the seed. The true state is
/// not used, so a preview can't leak a secret, and the same question always gets the same answer.
pub fn preview<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Vec<G::Event> {
    let imaginer = G::imaginer(view);
    let mut rng = world_rng::<G>(view, &action);
    let mut common: Option<Vec<G::Event>> = None;
    for _ in 0..WORLDS {
        let mut world = G::imagine(&imaginer, &mut rng);
        let mut events = Vec::new();
        world.play(seat, action, &mut events);
        let seen: Vec<G::Event> = events.iter().filter_map(|event| event.seen_by(view.viewer())).collect();
        common = Some(match common {
            None => seen,
            Some(common) => common_start(common, &seen),
        });
    }
    common.unwrap_or_default()
}

/// One way to use a hidden choice, previewed as if it were already the seat's turn to use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook<G: Game> {
    /// The action that uses the choice.
    pub then: G::Action,
    /// Its label, at the position where it could be chosen.
    pub label: Text,
    /// The events in its preview.
    pub events: Vec<G::Event>,
}

impl<G: Game> Outlook<G> {
    /// The points it scores for `seat`.
    pub fn points(&self, seat: Seat) -> i16 {
        self.events.iter().filter_map(Event::points).filter(|p| p.seat == seat).map(|p| p.amount).sum()
    }
}

/// The change in `seat`'s estimated final score if it plays this action, in one imagined world; `None` if the game
/// gives no estimates ([`Game::estimate`]).
pub fn estimated_gain<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<i16> {
    let mut world = G::imagine(&G::imaginer(view), &mut world_rng::<G>(view, &action));
    let before = world.estimate(seat)?;
    world.play(seat, action, &mut ());
    world.estimate(seat).map(|after| after - before)
}

/// For a hidden choice such as picking a card: every way to use it now, with a preview.
/// Empty if the game has no such choices ([`Game::suppose`]).
pub fn outlook<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Vec<Outlook<G>> {
    let mut world = G::imagine(&G::imaginer(view), &mut world_rng::<G>(view, &action));
    if !world.suppose(seat, action) {
        return Vec::new();
    }
    let before = play_formalities(&mut world, seat, view.viewer());
    let view = world.view(view.viewer());
    let line = |then| Outlook {
        then,
        label: G::label(&view, &then),
        events: before.iter().cloned().chain(preview::<G>(&view, seat, then)).collect(),
    };
    world.legal(seat).into_iter().map(line).collect()
}

/// Plays [formalities](Game::is_formality) while `seat` still has a choice after them. Returns the events the viewer
/// sees.
fn play_formalities<G: Game>(world: &mut G, seat: Seat, viewer: Viewer) -> Vec<G::Event> {
    let mut seen = Vec::new();
    while let [only] = world.legal(seat)[..] {
        let (mut next, mut events) = (world.clone(), Vec::new());
        next.play(seat, only, &mut events);
        if !G::is_formality(&only) || next.turn() != Turn::Choose(seat) {
            break;
        }
        seen.extend(events.iter().filter_map(|event| event.seen_by(viewer)));
        *world = next;
    }
    seen
}

/// The random number generator for imagining the worlds of a preview.
pub(crate) fn world_rng<G: Game>(view: &G::View, action: &G::Action) -> SplitMix {
    SplitMix::new(fingerprint(&(view, action)))
}

fn common_start<E: PartialEq>(mut one: Vec<E>, other: &[E]) -> Vec<E> {
    let length = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    one.truncate(length);
    one
}
