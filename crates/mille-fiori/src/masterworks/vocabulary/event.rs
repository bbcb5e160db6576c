//! Expansion events. None of them is secret.

use super::{Cell, CouncilSpace, Dogaressa, Dogaressas, Masterwork, Masterworks, SpaceColor, Tile, Track};
use crate::masterworks::components::PALACE;
use crate::vocabulary::{self, Card};
use game::{Seat, Text};
use serde::Serialize;

/// An event found only in the expansion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(rename = "MasterworksEvent"),
    schema(as = MasterworksEvent)
)]
pub enum Event {
    /// The council tiles were laid out, from bottom to top.
    CouncilLaid {
        #[arg("tiles", with = colors)]
        council: Vec<Tile>,
    },
    MasterworksOpened {
        #[arg("cards")]
        masterworks: Masterworks,
    },
    DogaressasOpened {
        #[arg("cards")]
        dogaressas: Dogaressas,
    },
    #[text(with = figure_moved(seat, from, to))]
    FigureMoved {
        seat: Seat,
        from: CouncilSpace,
        to: CouncilSpace,
    },
    /// A figure reached the palace, or a ship reached the trade city. The bonus scores even if no diamond was left.
    #[text(unless(with_diamond) = "event-track-bonus-taken-without-diamond")]
    TrackBonusTaken {
        seat: Seat,
        track: Track,
        value: u8,
        #[arg(skip)]
        with_diamond: bool,
    },
    /// A seat took the Doge card and will start the next pass.
    DogeCardTaken {
        seat: Seat,
    },
    /// A Dogaressa was used instead of the picked card, which was discarded.
    DogaressaUsed {
        seat: Seat,
        dogaressa: Dogaressa,
        #[arg("card")]
        discarded: Card,
    },
    /// A used Dogaressa returned to its stack.
    DogaressaReturned {
        dogaressa: Dogaressa,
    },
    DogaressaTaken {
        seat: Seat,
        dogaressa: Dogaressa,
    },
    /// A Dogaressa was turned face up to replace one that was taken or used.
    #[text("event-card-opened")]
    DogaressaOpened {
        #[arg("card")]
        dogaressa: Dogaressa,
    },
    /// A player chose a stack's top card, still unseen.
    TopTaken {
        seat: Seat,
    },
    MasterworkTaken {
        seat: Seat,
        masterwork: Masterwork,
    },
    /// A masterwork was turned face up to replace one that was taken.
    #[text("event-card-opened")]
    MasterworkOpened {
        #[arg("card")]
        masterwork: Masterwork,
    },
    #[text(when(covers) = "event-masterwork-placed-over")]
    MasterworkPlaced {
        seat: Seat,
        masterwork: Masterwork,
        cell: Cell,
        #[arg("covered")]
        #[cfg_attr(feature = "schema", schema(required))]
        covers: Option<Masterwork>,
    },
    /// A reward was lost because no such card was left.
    RewardLapsed {
        seat: Seat,
    },
}

impl From<Event> for vocabulary::Event {
    fn from(event: Event) -> Self {
        Self::Masterworks(event)
    }
}

fn colors(tiles: Vec<Tile>) -> Vec<SpaceColor> {
    tiles.iter().map(|tile| tile.face().color).collect()
}

fn figure_moved(seat: &Seat, from: &CouncilSpace, to: &CouncilSpace) -> Text {
    match *to {
        PALACE => Text::new("event-figure-in-palace").with("seat", *seat),
        to => Text::new("event-figure-moved").with("seat", *seat).with("spaces", to.index() - from.index()),
    }
}
