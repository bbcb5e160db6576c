//! Query parameters of replays.

use any_table::PositionRequest;
use serde::Deserialize;

/// The perspective: `?seat=1`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct EyesQuery {
    /// The seat whose view is shown, or `open` for everything once the game is over; a spectator's view by default
    seat: Option<String>,
}

/// The perspective, and the steps already known: `?seat=1&since=16`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct PositionQuery {
    /// The seat whose view is shown, or `open` for everything once the game is over; a spectator's view by default
    seat: Option<String>,
    /// Only events after this number of steps are listed
    since: Option<usize>,
    /// Whether to list the seat's choices if it has a decision to make
    choices: Option<bool>,
}

impl EyesQuery {
    pub(crate) fn eyes(&self) -> Option<&str> {
        self.seat.as_deref()
    }
}

impl PositionQuery {
    /// The request for the position after a number of steps.
    pub(crate) fn after(&self, steps: usize) -> PositionRequest<'_> {
        let Self { seat, since, choices } = self;
        PositionRequest { eyes: seat.as_deref(), steps, since: *since, choices: *choices == Some(true) }
    }
}
