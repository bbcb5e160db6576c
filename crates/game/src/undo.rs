//! What an action gave away, found out by looking through the eyes of each viewer.

use crate::preview::{WORLDS, imagination};
use crate::{Game, InputNumber, Seat, Text, Viewer};
use std::cell::LazyCell;

/// What an undo takes back: all that a log must keep of it to read it back without asking
/// ([`crate::Table::take_back`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    pub input: InputNumber,
    /// Whether it had shown something that the actions before it kept hidden, so that these now stand.
    pub shown: bool,
}

/// Why something can't be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// This seat has done nothing yet, or not this, or it is taken back already.
    NothingDone,
    /// Chance, or another seat, has acted since.
    TooLate,
    /// All choices are in: a hidden choice stands.
    Committed,
    /// The seat learnt something by it that it did not know before.
    Learnt,
    /// A later action, taken back, has shown what this one kept hidden.
    Shown,
}

impl UndoRefused {
    pub fn text(self) -> Text {
        Text::new(match self {
            UndoRefused::NothingDone => "undo-nothing-done",
            UndoRefused::TooLate => "undo-too-late",
            UndoRefused::Committed => "undo-committed",
            UndoRefused::Learnt => "undo-learnt",
            UndoRefused::Shown => "undo-shown",
        })
    }
}

/// Whether `seat` learns something by its own `action` that its view before did not tell.
pub(crate) fn learns<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    surprises(before, seat, action, Viewer::Seat(seat))
}

/// Whether anybody else learns something by this legal `action` of `seat` that they could not have known
/// to be possible: a card from a hidden hand, say. The free choice among open possibilities is no secret.
pub(crate) fn discloses<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    Viewer::all(before.players())
        .filter(|viewer| !viewer.is(seat))
        .any(|viewer| surprises(before, seat, action, viewer))
}

/// Whether, in some world that `viewer` thought possible, this action was illegal or looks different afterwards.
///
/// A world that is the true one surprises nobody, so where nothing is hidden nothing is played.
fn surprises<G: Game>(before: &G, seat: Seat, action: G::Action, viewer: Viewer) -> bool {
    let view = before.view(viewer);
    let after = LazyCell::new(|| view_after(before.clone(), seat, action, viewer));
    let imaginer = G::imaginer(&view);
    let mut rng = imagination::<G>(&view, &action);
    (0..WORLDS)
        .map(|_| G::imagine(&imaginer, &mut rng))
        .filter(|world| world != before)
        .any(|world| world.check(seat, &action).is_err() || view_after(world, seat, action, viewer) != *after)
}

fn view_after<G: Game>(mut world: G, seat: Seat, action: G::Action, viewer: Viewer) -> G::View {
    world.play(seat, action, &mut ());
    world.view(viewer)
}
