//! Replays of a game, from the perspectives open to the visitor.

use crate::{AnyTable, Perspective};
use game::{Seat, Turn, Viewer};
use protocol::{ApiError, Choices, Code, PositionView, Replay, Section};

/// A game to be replayed. Perspectives are named as in requests: a seat number, `open` to see everything, or `None` for
/// a spectator.
pub struct LookBack<'a> {
    pub table: &'a dyn AnyTable,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The visitor's seats.
    pub own: Vec<Seat>,
    /// Whether the game has ended, with or without a result.
    pub over: bool,
    /// Whether the visitor may see everything, not just their own seats' views.
    pub is_open: bool,
}

/// The position that a visitor asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PositionRequest<'a> {
    pub eyes: Option<&'a str>,
    /// Number of steps before it.
    pub steps: usize,
    /// Only events after this number of steps are listed.
    pub since: Option<usize>,
    /// Whether to list the seat's choices if it has a decision to make.
    pub choices: bool,
}

impl LookBack<'_> {
    /// All steps of the game.
    pub fn replay(&self, eyes: Option<&str>) -> Result<Replay, ApiError> {
        let perspective = self.perspective(eyes)?;
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
            steps: self.table.steps_seen_by(perspective),
        })
    }

    /// The position after a number of steps.
    pub fn position(&self, request: PositionRequest<'_>) -> Result<PositionView, ApiError> {
        let PositionRequest { eyes, steps, since, choices } = request;
        let perspective = self.perspective(eyes)?;
        let then = self.table.after(steps);
        let first = since.map_or(0, |since| self.table.after(since.min(steps)).event_count());
        let seats = Seat::all(then.players()).map(Viewer::Seat);
        let shown = then.position(perspective.viewer(), then.event_count());
        Ok(PositionView {
            version: then.steps() as u32,
            events_from: then.seen_count(perspective.viewer(), 0..first) as u32,
            events: then.happened(perspective, first),
            views: match perspective {
                Perspective::Open => seats.map(|seat| then.view(seat)).collect(),
                Perspective::Of(_) => Vec::new(),
            },
            choices: if choices { shown.choices.clone() } else { Choices::default() },
            ..shown
        })
    }

    /// The position after a number of steps, in words.
    pub fn describe(&self, eyes: Option<&str>, steps: usize) -> Result<Vec<Section>, ApiError> {
        let viewer = self.perspective(eyes)?.viewer();
        Ok(self.table.after(steps).describe(viewer))
    }

    fn perspective(&self, eyes: Option<&str>) -> Result<Perspective, ApiError> {
        match eyes {
            None => Ok(Perspective::Of(Viewer::Spectator)),
            Some("open") if self.is_open => Ok(Perspective::Open),
            Some("open") => Err(Code::NotOver.into()),
            Some(number) => self.seat(number).map(|seat| Perspective::Of(Viewer::Seat(seat))),
        }
    }

    fn seat(&self, number: &str) -> Result<Seat, ApiError> {
        let seat = number.parse().ok().and_then(Seat::try_new).filter(|seat| seat.index() < self.table.players());
        let seat = seat.ok_or(Code::NoSuchSeat)?;
        if self.may_use(seat) { Ok(seat) } else { Err(Code::NotYourSeat.into()) }
    }

    fn may_use(&self, seat: Seat) -> bool {
        self.is_open || self.own.contains(&seat)
    }
}
