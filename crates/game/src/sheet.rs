//! The score sheet: computed from the events, so that it always agrees with the score.

use crate::{Event, PerSeat};

/// Each seat's points by source, in the order in which the sources first scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    players: usize,
    lines: Vec<ScoreLine>,
}

/// Each seat's points from one source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The message `source-x` names the source `x`.
    pub source: &'static str,
    pub points: PerSeat<i16>,
}

impl ScoreSheet {
    pub fn new<'a, E: Event>(players: usize, events: impl IntoIterator<Item = &'a E>) -> Self {
        let mut sheet = Self { players, lines: Vec::new() };
        for points in events.into_iter().filter_map(Event::points) {
            sheet.line_mut(points.source).points[points.seat] += points.amount;
        }
        sheet
    }

    pub fn lines(&self) -> &[ScoreLine] {
        &self.lines
    }

    pub fn totals(&self) -> PerSeat<i16> {
        PerSeat::from_fn(self.players, |seat| self.lines.iter().map(|line| line.points[seat]).sum())
    }

    fn line_mut(&mut self, source: &'static str) -> &mut ScoreLine {
        let index = self.lines.iter().position(|line| line.source == source).unwrap_or_else(|| {
            self.lines.push(ScoreLine { source, points: PerSeat::new(self.players, 0) });
            self.lines.len() - 1
        });
        &mut self.lines[index]
    }
}
