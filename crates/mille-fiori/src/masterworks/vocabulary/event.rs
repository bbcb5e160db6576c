//! What happens on and beside the new board; nothing of it is secret.

use super::cards::{Dogaressa, Masterwork};
use super::components::{CouncilSpace, PALACE, Tile, Track};
use super::piles::{Dogaressas, Masterworks};
use super::shop_window::{Cell, cell_text};
use crate::card::Card;
use crate::event::Event;
use game::{Seat, Text};
use serde::Serialize;

/// Something that happened and that the base game does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum NewEvent {
    /// The tiles of the council were laid out, from the bottom to the top.
    CouncilLaid {
        council: Vec<Tile>,
    },
    MasterworksOpened {
        masterworks: Masterworks,
    },
    DogaressasOpened {
        dogaressas: Dogaressas,
    },
    FigureMoved {
        seat: Seat,
        from: CouncilSpace,
        to: CouncilSpace,
    },
    /// A figure reached the palace, or a ship the trade city. Without a diamond left the space is only remembered.
    TrackBonusTaken {
        seat: Seat,
        track: Track,
        value: u8,
        with_diamond: bool,
    },
    /// The Doge card has a new holder, who starts the next pass.
    DogeCardTaken {
        seat: Seat,
    },
    /// A Dogaressa is used instead of the picked card, which is discarded.
    DogaressaUsed {
        seat: Seat,
        dogaressa: Dogaressa,
        discarded: Card,
    },
    /// It is back in its stack.
    DogaressaReturned {
        dogaressa: Dogaressa,
    },
    DogaressaTaken {
        seat: Seat,
        dogaressa: Dogaressa,
    },
    /// It was turned up, to fill a gap.
    DogaressaOpened {
        dogaressa: Dogaressa,
    },
    /// The top card of a stack was wanted, still unseen.
    TopTaken {
        seat: Seat,
    },
    MasterworkTaken {
        seat: Seat,
        masterwork: Masterwork,
    },
    /// It was turned up, to fill a gap.
    MasterworkOpened {
        masterwork: Masterwork,
    },
    MasterworkPlaced {
        seat: Seat,
        masterwork: Masterwork,
        cell: Cell,
        #[cfg_attr(feature = "schema", schema(required))]
        covers: Option<Masterwork>,
    },
    /// No such card was left.
    RewardLapsed {
        seat: Seat,
    },
}

impl From<NewEvent> for Event {
    fn from(event: NewEvent) -> Self {
        Event::Masterworks(event)
    }
}

impl NewEvent {
    pub(crate) fn text(&self) -> Text {
        match self {
            NewEvent::CouncilLaid { council } => Text::new("event-council-laid")
                .with("tiles", council.iter().map(|tile| tile.text()).collect::<Vec<_>>()),
            NewEvent::MasterworksOpened { masterworks } => {
                Text::new("event-masterworks-opened").with("cards", masterworks.texts())
            }
            NewEvent::DogaressasOpened { dogaressas } => {
                Text::new("event-dogaressas-opened").with("cards", dogaressas.texts())
            }
            NewEvent::FigureMoved { seat, from: _, to: PALACE } => {
                Text::new("event-figure-in-palace").with("seat", *seat)
            }
            NewEvent::FigureMoved { seat, from, to } => {
                Text::new("event-figure-moved").with("seat", *seat).with("from", *from).with("to", *to)
            }
            NewEvent::TrackBonusTaken { seat, track, value, with_diamond } => {
                let key = if *with_diamond { "event-track-bonus" } else { "event-track-bonus-without-diamond" };
                Text::new(key).with("seat", *seat).with("track", track.text()).with("value", *value)
            }
            NewEvent::DogeCardTaken { seat } => Text::new("event-doge-card-taken").with("seat", *seat),
            NewEvent::DogaressaUsed { seat, dogaressa, discarded } => Text::new("event-dogaressa-used")
                .with("seat", *seat)
                .with("dogaressa", dogaressa.text())
                .with("card", discarded.text()),
            NewEvent::DogaressaReturned { dogaressa } => {
                Text::new("event-dogaressa-returned").with("dogaressa", dogaressa.text())
            }
            NewEvent::DogaressaTaken { seat, dogaressa } => {
                Text::new("event-dogaressa-taken").with("seat", *seat).with("dogaressa", dogaressa.text())
            }
            NewEvent::DogaressaOpened { dogaressa } => Text::new("event-card-opened").with("card", dogaressa.text()),
            NewEvent::TopTaken { seat } => Text::new("event-top-taken").with("seat", *seat),
            NewEvent::MasterworkTaken { seat, masterwork } => {
                Text::new("event-masterwork-taken").with("seat", *seat).with("masterwork", masterwork.text())
            }
            NewEvent::MasterworkOpened { masterwork } => Text::new("event-card-opened").with("card", masterwork.text()),
            NewEvent::MasterworkPlaced { seat, masterwork, cell, covers } => placed(*seat, *masterwork, *cell, *covers),
            NewEvent::RewardLapsed { seat } => Text::new("event-reward-lapsed").with("seat", *seat),
        }
    }
}

fn placed(seat: Seat, masterwork: Masterwork, cell: Cell, covers: Option<Masterwork>) -> Text {
    let key = if covers.is_some() { "event-masterwork-placed-over" } else { "event-masterwork-placed" };
    let text = Text::new(key)
        .with("seat", seat)
        .with("masterwork", masterwork.text())
        .with("cell", cell_text("window-place", cell));
    match covers {
        Some(covered) => text.with("covered", covered.text()),
        None => text,
    }
}
