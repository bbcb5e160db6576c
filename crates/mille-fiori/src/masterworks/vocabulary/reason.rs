//! Reasons for points in the expansion.

use super::{CouncilSpace, Dogaressa, Line, Track};
use crate::vocabulary;
use game::ToText;
use serde::Serialize;

/// A reason for points found only in the expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(rename = "MasterworksReason"),
    schema(as = MasterworksReason)
)]
pub enum Reason {
    /// The figure ended its move on this council space.
    #[source("council")]
    #[rule("MF-13.8")]
    Council {
        #[arg(skip)]
        space: CouncilSpace,
    },
    /// The player reached the end of a track.
    #[source(with = track_source(track))]
    #[rule(with = track_rule(track))]
    TrackBonus { track: Track },
    /// A Dogate card.
    #[source("dogate")]
    #[rule("MF-14.2")]
    Dogate,
    /// A used Dogaressa.
    #[source("dogaressas")]
    #[rule(with = dogaressa_rule(dogaressa))]
    Dogaressa { dogaressa: Dogaressa },
    /// A masterwork laid in the window.
    #[source("masterworks")]
    #[rule("MF-17.6")]
    Masterwork,
    /// A line in the window, in the final scoring.
    #[source("shop-window")]
    #[rule("MF-17.7")]
    #[text(with = ToText::text(line))]
    WindowLine { line: Line },
}

impl From<Reason> for vocabulary::Reason {
    fn from(reason: Reason) -> Self {
        Self::Masterworks(reason)
    }
}

fn track_source(track: &Track) -> &'static str {
    match track {
        Track::Council => "bonus-palace",
        Track::SeaRoute => "bonus-trade-city",
    }
}

fn track_rule(track: &Track) -> &'static str {
    match track {
        Track::Council => "MF-13.10",
        Track::SeaRoute => "MF-16.6",
    }
}

fn dogaressa_rule(dogaressa: &Dogaressa) -> &'static str {
    match dogaressa {
        Dogaressa::SmallDogate => "MF-15.11",
        Dogaressa::LargeDogate => "MF-15.12",
        _ => "MF-15.7",
    }
}
