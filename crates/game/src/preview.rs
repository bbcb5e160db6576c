//! What a choice would score, computed only from what the choosing seat knows.

use crate::{Event, Game, Seat, SplitMix, View, fingerprint};

/// Number of worlds imagined for a preview. What happens in all of them is reported as certain.
pub(crate) const WORLDS: usize = 16;

/// The events the viewer would see after `action`, up to the first that differs between imagined worlds. `seat` is the
/// viewer's and must be on turn.
///
/// The worlds are imagined from the view with the [`fingerprint`] of view and action as seed. The true state is not
/// used, so a preview can't leak a secret, and asking twice gives the same answer.
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
    /// The events of its preview.
    pub events: Vec<G::Event>,
}

impl<G: Game> Outlook<G> {
    /// The points it scores for `seat`.
    pub fn points(&self, seat: Seat) -> i16 {
        self.events.iter().filter_map(Event::points).filter(|p| p.seat == seat).map(|p| p.amount).sum()
    }
}

/// By how much this action would change the estimated final score of `seat`, in one imagined world; `None` if the game
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
    let mut uses = Vec::new();
    world.legal_actions(seat, &mut uses);
    let view = world.view(view.viewer());
    uses.into_iter().map(|then| Outlook { then, events: preview::<G>(&view, seat, then) }).collect()
}

/// The random number generator for imagining worlds in which to preview an action.
pub(crate) fn world_rng<G: Game>(view: &G::View, action: &G::Action) -> SplitMix {
    SplitMix::new(fingerprint(&(view, action)))
}

fn common_start<E: PartialEq>(mut one: Vec<E>, other: &[E]) -> Vec<E> {
    let length = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    one.truncate(length);
    one
}
