//! Replays of a game, from the perspectives open to the visitor.

use any_table::{AnyTable, Perspective};
use game::{Seat, Turn, Viewer};
use protocol::{ApiError, Choices, Code, PositionView, Replay, Section};
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
    /// Whether to list the seat's choices, if it is its turn
    choices: Option<bool>,
}

/// A game to be replayed.
pub(crate) struct LookBack<'a> {
    pub(crate) table: &'a dyn AnyTable,
    /// The players' names, by seat.
    pub(crate) names: Vec<String>,
    /// The visitor's seats.
    pub(crate) own: Vec<Seat>,
    /// Whether the game has ended, with or without a result.
    pub(crate) over: bool,
    /// Whether the visitor may see everything, or only their own seats' views.
    pub(crate) is_open: bool,
}

impl LookBack<'_> {
    /// All steps of the game.
    pub(crate) fn replay(&self, query: &EyesQuery) -> Result<Replay, ApiError> {
        let eyes = self.eyes(query.seat.as_deref())?;
        let seats = Seat::all(self.table.players()).filter(|seat| self.may_use(*seat));
        Ok(Replay {
            game: self.table.slug().to_owned(),
            options: self.table.options(),
            seats: self.names.clone(),
            eyes: seats.map(|seat| seat.index() as u8).collect(),
            open: self.is_open,
            yours: self.own.iter().map(|seat| seat.index() as u8).collect(),
            over: self.over,
            ranks: (self.table.turn() == Turn::Over).then(|| self.table.ranks()),
            steps: self.table.steps_seen_by(eyes),
        })
    }

    /// The position after this many steps.
    pub(crate) fn position(&self, query: &PositionQuery, steps: usize) -> Result<PositionView, ApiError> {
        let eyes = self.eyes(query.seat.as_deref())?;
        let then = self.table.after(steps);
        let first = query.since.map_or(0, |since| self.table.after(since.min(steps)).event_count());
        let seats = Seat::all(then.players()).map(Viewer::Seat);
        let shown = then.position(eyes.viewer(), then.event_count());
        Ok(PositionView {
            version: then.steps() as u32,
            events_from: then.seen_count(eyes.viewer(), 0..first) as u32,
            events: then.happened(eyes, first),
            views: if eyes == Perspective::Open { seats.map(|seat| then.view(seat)).collect() } else { Vec::new() },
            choices: if query.choices == Some(true) { shown.choices.clone() } else { Choices::default() },
            ..shown
        })
    }

    /// The position after this many steps, in words.
    pub(crate) fn describe(&self, query: &EyesQuery, steps: usize) -> Result<Vec<Section>, ApiError> {
        let viewer = self.eyes(query.seat.as_deref())?.viewer();
        Ok(self.table.after(steps).describe(viewer))
    }

    fn eyes(&self, seat: Option<&str>) -> Result<Perspective, ApiError> {
        match seat {
            None => Ok(Perspective::Of(Viewer::Spectator)),
            Some("open") if self.is_open => Ok(Perspective::Open),
            Some("open") => Err(Code::NotOver.into()),
            Some(number) => self.eyes_of(number).map(|seat| Perspective::Of(Viewer::Seat(seat))),
        }
    }

    fn eyes_of(&self, number: &str) -> Result<Seat, ApiError> {
        let seat = number.parse().ok().and_then(Seat::try_new).filter(|seat| seat.index() < self.table.players());
        let seat = seat.ok_or(Code::NoSuchSeat)?;
        if self.may_use(seat) { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }

    fn may_use(&self, seat: Seat) -> bool {
        self.is_open || self.own.contains(&seat)
    }
}
