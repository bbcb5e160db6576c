//! Decides whether an action can be undone, based on what it revealed and to whom.

use crate::preview::{WORLDS, world_rng};
use crate::{Game, InputNumber, Seat, Text, Viewer};
use std::cell::LazyCell;

/// The action taken back by an undo, with everything a log must store to repeat the undo without checking again
/// ([`crate::Table::take_back`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    pub input: InputNumber,
    /// Whether the action revealed something that earlier actions had kept hidden; those can then no longer be undone.
    pub shown: bool,
}

/// Why an action can't be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRefused {
    /// The seat has not acted, or this action is not its own or has already been taken back.
    NothingDone,
    /// There has been a chance outcome or another seat's action since.
    TooLate,
    /// All hidden choices are in and can no longer be withdrawn.
    Committed,
    /// The seat learned something new from the action.
    Learned,
    /// A later action, since taken back, revealed something that this one had kept hidden.
    Shown,
}

impl UndoRefused {
    pub fn text(self) -> Text {
        Text::new(match self {
            UndoRefused::NothingDone => "undo-nothing-done",
            UndoRefused::TooLate => "undo-too-late",
            UndoRefused::Committed => "undo-committed",
            UndoRefused::Learned => "undo-learned",
            UndoRefused::Shown => "undo-shown",
        })
    }
}

/// Whether `seat` learns something new from its own `action`.
pub(crate) fn learns<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    surprises(before, seat, action, Viewer::Seat(seat))
}

/// Whether this legal `action` of `seat` reveals hidden information to another viewer, such as a card from a hidden
/// hand. A choice among publicly known possibilities reveals nothing.
pub(crate) fn discloses<G: Game>(before: &G, seat: Seat, action: G::Action) -> bool {
    Viewer::all(before.players())
        .filter(|viewer| !viewer.is(seat))
        .any(|viewer| surprises(before, seat, action, viewer))
}

/// Whether there is a world consistent with `viewer`'s view in which this action is illegal or looks different.
///
/// Worlds equal to the true state are skipped: without hidden information, nothing has to be played.
fn surprises<G: Game>(before: &G, seat: Seat, action: G::Action, viewer: Viewer) -> bool {
    let view = before.view(viewer);
    let after = LazyCell::new(|| view_after(before.clone(), seat, action, viewer));
    let imaginer = G::imaginer(&view);
    let mut rng = world_rng::<G>(&view, &action);
    (0..WORLDS)
        .map(|_| G::imagine(&imaginer, &mut rng))
        .filter(|world| world != before)
        .any(|world| world.check(seat, &action).is_err() || view_after(world, seat, action, viewer) != *after)
}

fn view_after<G: Game>(mut world: G, seat: Seat, action: G::Action, viewer: Viewer) -> G::View {
    world.play(seat, action, &mut ());
    world.view(viewer)
}
