//! The purpose of a job.

use std::time::Duration;

/// The purpose of a job, most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A move by a computer player that decides within milliseconds.
    QuickMove,
    /// A hint or the verdict on a puzzle answer: a person is waiting for it.
    Advice,
    /// A move by a computer player that searches longer.
    LongMove,
    /// A move at a table where nobody is connected.
    UnattendedMove,
    /// A part of a review.
    Review,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] =
        [Kind::QuickMove, Kind::Advice, Kind::LongMove, Kind::UnattendedMove, Kind::Review];

    /// The label in metrics.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::QuickMove => "quick-move",
            Kind::Advice => "advice",
            Kind::LongMove => "long-move",
            Kind::UnattendedMove => "unattended-move",
            Kind::Review => "review",
        }
    }

    /// Added to the time used by the job's owner when jobs are ordered. So short jobs go before long ones, and jobs
    /// that people wait for before those of empty tables, but every owner still gets its share in the end.
    pub(super) fn patience(self) -> Duration {
        match self {
            Kind::QuickMove => Duration::ZERO,
            Kind::Advice => Duration::from_millis(100),
            Kind::LongMove => Duration::from_secs(1),
            Kind::UnattendedMove | Kind::Review => Duration::from_secs(5),
        }
    }

    /// Maximum number of waiting jobs of this kind per party. Other kinds are bounded elsewhere: a table has one move
    /// per seat, and [`crate::reviews`] counts reviews.
    pub(super) fn max_waiting(self) -> usize {
        match self {
            Kind::Advice => 4,
            _ => usize::MAX,
        }
    }
}
