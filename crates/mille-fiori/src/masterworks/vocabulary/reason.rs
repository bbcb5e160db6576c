//! What the expansion gives points for.

use super::cards::Dogaressa;
use super::components::{CouncilSpace, Track};
use crate::reason::Reason;
use game::Text;
use serde::Serialize;

/// What points are given for that the base game does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum NewReason {
    /// The figure ended its move on this space of the council.
    Council { space: CouncilSpace },
    /// The end of a track was reached.
    TrackBonus { track: Track },
    /// A Dogate card.
    Dogate,
    /// A Dogaressa in use.
    Dogaressa { dogaressa: Dogaressa },
    /// A masterwork in the window.
    Masterwork,
    /// A line of the window, in the final scoring: rows 0 to 2, columns 3 to 5.
    WindowLine { line: u8 },
}

impl From<NewReason> for Reason {
    fn from(reason: NewReason) -> Self {
        Reason::Masterworks(reason)
    }
}

impl NewReason {
    pub(crate) fn source(self) -> &'static str {
        match self {
            NewReason::Council { .. } => "council",
            NewReason::TrackBonus { track: Track::Council } => "bonus-palace",
            NewReason::TrackBonus { track: Track::SeaRoute } => "bonus-trade-city",
            NewReason::Dogate => "dogate",
            NewReason::Dogaressa { .. } => "dogaressas",
            NewReason::Masterwork => "masterworks",
            NewReason::WindowLine { .. } => "shop-window",
        }
    }

    pub(crate) fn rule(self) -> &'static str {
        match self {
            NewReason::Council { .. } => "MF-13.8",
            NewReason::TrackBonus { track: Track::Council } => "MF-13.10",
            NewReason::TrackBonus { track: Track::SeaRoute } => "MF-16.6",
            NewReason::Dogate => "MF-14.2",
            NewReason::Dogaressa { dogaressa: Dogaressa::SmallDogate } => "MF-15.11",
            NewReason::Dogaressa { dogaressa: Dogaressa::LargeDogate } => "MF-15.12",
            NewReason::Dogaressa { .. } => "MF-15.7",
            NewReason::Masterwork => "MF-17.6",
            NewReason::WindowLine { .. } => "MF-17.7",
        }
    }

    pub(crate) fn text(self) -> Text {
        match self {
            NewReason::Council { space } => Text::new("reason-council").with("space", space),
            NewReason::TrackBonus { track } => Text::new("reason-track-bonus").with("track", track.text()),
            NewReason::Dogate => Text::new("reason-dogate"),
            NewReason::Dogaressa { dogaressa } => Text::new("reason-dogaressa").with("dogaressa", dogaressa.text()),
            NewReason::Masterwork => Text::new("reason-masterwork"),
            NewReason::WindowLine { line: line @ 0..3 } => Text::new("reason-window-row").with("number", line + 1),
            NewReason::WindowLine { line } => Text::new("reason-window-column").with("number", line - 2),
        }
    }
}
