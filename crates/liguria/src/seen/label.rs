//! Action labels: names for everything that notation identifies only by number.

use super::View;
use crate::vocabulary::{Action, Heading, Landmark, Picks, Place, Spot, Tile, counted};
use game::{Seat, Text, ToText};
use std::num::NonZeroU8;

/// Falls back to the action's own text if the position adds nothing, as for tiles beyond the end of the row.
pub(crate) fn label(view: &View, action: &Action) -> Text {
    let named = match *action {
        Action::Tiles(picks) => tiles(view, picks),
        Action::Sail { heading, steps, stop } => course(view, heading, steps, stop),
        _ => None,
    };
    named.unwrap_or_else(|| action.text())
}

fn tiles(view: &View, picks: Picks) -> Option<Text> {
    let tiles: Option<Vec<Tile>> = picks.iter().map(|place| view.row.as_slice().get(place.index()).copied()).collect();
    Some(Text::new("action-tiles").with("tiles", counted(tiles?)))
}

fn course(view: &View, heading: Heading, steps: u8, stop: Option<NonZeroU8>) -> Option<Text> {
    let reached = |steps| view.landmark(view.ship_to_sail()?.after(heading, steps));
    let text = Text::new(if stop.is_some() { "action-sail-to-stop" } else { "action-sail-to" });
    let text = text.with("place", reached(steps)?).with("steps", steps).with("heading", heading);
    match stop {
        Some(stop) => Some(text.with("stop", reached(stop.get())?)),
        None => Some(text),
    }
}

impl View {
    /// Returns the place as named for players; `None` before the islands are laid out.
    pub(super) fn landmark(&self, place: Place) -> Option<Landmark> {
        match place.spot(self.seats.players()) {
            Spot::Harbor(seat) => Some(Landmark::Harbor(seat)),
            Spot::Island(island) => self.islands.get(island.index()).map(|island| Landmark::Island(island.face())),
        }
    }

    /// Returns the place of the current ship.
    fn ship_to_sail(&self) -> Option<Place> {
        let on_turn: &Seat = self.order.as_slice().get(usize::from(self.position))?;
        Some(self.seats[*on_turn].ship.place)
    }
}
