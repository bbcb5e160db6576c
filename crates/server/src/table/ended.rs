//! The result of a finished game, for statistics.

use super::load::{new_play, read_json};
use crate::games::Games;
use game::{PerSeat, last_ranked};
use protocol::{ApiError, Code, SheetLine};
use store::{LogEntry, TableRow};

/// The result of a game.
pub(crate) struct Ended {
    pub(crate) scores: PerSeat<i16>,
    /// Resigned seats come last.
    pub(crate) ranks: PerSeat<u8>,
    /// Where the points came from.
    pub(crate) sheet: Vec<SheetLine>,
}

impl Ended {
    /// Replays the log, which takes a while. `not-over` if the game is running or was abandoned.
    pub(crate) fn read(row: &TableRow, log: &[LogEntry]) -> Result<Self, ApiError> {
        let mut play =
            new_play(Games::default(), row, &read_json(&row.meta.options)?, &read_json(&row.meta.settings)?)?;
        play.read(log)?;
        if !play.is_over() || play.abandoned {
            return Err(Code::NotOver.into());
        }
        let ranks = last_ranked(play.table.ranks(), play.resigned);
        Ok(Self { scores: play.table.scores(), ranks, sheet: play.table.sheet() })
    }
}
