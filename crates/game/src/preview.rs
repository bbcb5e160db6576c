//! What a choice would bring, computed from what its chooser knows and from nothing else.

use crate::{Event, Game, GameExt, Seat, SplitMix, Text, Turn, View, Viewer, fingerprint};

/// In so many worlds a preview looks; what happens in all of them is certain enough to promise.
pub(crate) const WORLDS: usize = 16;

/// What happens if the viewer, who must be on turn, does `action`: the events it would see, as far as
/// they are the same in every imagined world.
///
/// The worlds come from the view, seeded with the [`fingerprint`] of view and action: the true state is not
/// looked at, so a preview can't leak a secret, and asking twice gives the same answer.
pub fn preview<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Vec<G::Event> {
    let imaginer = G::imaginer(view);
    let mut rng = imagination::<G>(view, &action);
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

/// What a use of a hidden choice would bring if the turn to use it had come now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook<G: Game> {
    /// The use.
    pub then: G::Action,
    /// The use in words, at the position where it could be chosen.
    pub label: Text,
    /// Its preview.
    pub events: Vec<G::Event>,
}

impl<G: Game> Outlook<G> {
    /// What it gives to `seat`.
    pub fn points(&self, seat: Seat) -> i16 {
        self.events.iter().filter_map(Event::points).filter(|p| p.seat == seat).map(|p| p.amount).sum()
    }
}

/// By how much the estimate of `seat` would change with this action, in a world that the viewer imagines; `None` where
/// the game makes none ([`Game::estimate`]).
pub fn estimated_gain<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<i16> {
    let mut world = G::imagine(&G::imaginer(view), &mut imagination::<G>(view, &action));
    let before = world.estimate(seat)?;
    world.play(seat, action, &mut ());
    world.estimate(seat).map(|after| after - before)
}

/// For a hidden choice such as the pick of a card: every use it could be put to now, with its preview.
/// Empty where the game does not know such choices ([`Game::suppose`]).
pub fn outlook<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Vec<Outlook<G>> {
    let mut world = G::imagine(&G::imaginer(view), &mut imagination::<G>(view, &action));
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

/// Plays [formalities](Game::is_formality) as long as `seat` has a choice after them. Returns the events the viewer sees.
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

/// The generator of the worlds in which a viewer looks at an action.
pub(crate) fn imagination<G: Game>(view: &G::View, action: &G::Action) -> SplitMix {
    SplitMix::new(fingerprint(&(view, action)))
}

fn common_start<E: PartialEq>(mut one: Vec<E>, other: &[E]) -> Vec<E> {
    let length = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    one.truncate(length);
    one
}
