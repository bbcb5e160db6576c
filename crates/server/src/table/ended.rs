//! What is left of a finished game for those who add up games.

use super::load::{new_play, read_json};
use super::shown::last_ranked;
use game::PerSeat;
use protocol::{ApiError, Code, SheetLine};
use store::{LogEntry, TableRow};

/// How a game ended.
pub(crate) struct Ended {
    pub(crate) scores: PerSeat<i16>,
    /// Whoever has resigned is last.
    pub(crate) ranks: PerSeat<u8>,
    /// Where the points came from.
    pub(crate) sheet: Vec<SheetLine>,
}

impl Ended {
    /// The end of the game that this table and its log tell. It takes a while: the game is played again.
    pub(crate) fn read(row: &TableRow, log: &[LogEntry]) -> Result<Self, ApiError> {
        let mut play = new_play(row, &read_json(&row.meta.options)?, read_json(&row.meta.settings)?)?;
        play.read(log)?;
        if !play.is_over() || play.abandoned {
            return Err(Code::NotOver.into());
        }
        let ranks = last_ranked(play.table.ranks(), play.resigned);
        Ok(Self { scores: play.table.scores(), ranks, sheet: play.table.sheet() })
    }
}
