//! What the ship that sails next could do in each place.

use crate::components::{PLACES, PRESTIGE_PER_TILE};
use crate::state::{Due, Liguria, Step};
use crate::vocabulary::cubes::Cubes;
use crate::vocabulary::pieces::Row;
use crate::vocabulary::ring::{Place, Spot};
use game::Seat;
use serde::Serialize;

/// What a ship could do in a place if its move ended there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Stop {
    pub place: Place,
    pub deed: Deed,
    /// How many cubes it could load at most, and which.
    pub most: u8,
    pub cubes: Cubes,
    /// The most prestige it would be worth in the end, debts aside.
    pub prestige: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Nothing,
    /// At home, with cubes on board.
    Unload,
    Land,
    /// With at least so many swords.
    Conquer {
        swords: u8,
    },
    /// On an own island.
    Load,
    /// In a foreign harbor; a diplomat costs so many scrolls, if one can be placed.
    Trade {
        #[cfg_attr(feature = "schema", schema(required))]
        scrolls: Option<u8>,
    },
}

impl Liguria {
    /// For each place what the player on turn could do there; nothing unless a ship must sail.
    pub(crate) fn stops(&self) -> Vec<Stop> {
        match self.step {
            Step::Sail => (0..PLACES).filter_map(Place::try_new).map(|place| self.stop(place)).collect(),
            _ => Vec::new(),
        }
    }

    fn stop(&self, place: Place) -> Stop {
        let seat = self.on_turn();
        let mut there = *self;
        there.player_mut(seat).ship.place = place;
        match there.spot(seat) {
            Spot::Harbor(owner) if owner == seat => there.stop_at_home(seat),
            Spot::Harbor(owner) => there.stop_in_foreign_harbor(seat, owner),
            Spot::Island(_) => there.stop_at_island(seat),
        }
    }

    /// LI-9.1: unloading may fill orders and make sets.
    fn stop_at_home(mut self, seat: Seat) -> Stop {
        let before = self.prestige_won(seat);
        let deed = if self.player(seat).ship.cargo.is_empty() { Deed::Nothing } else { Deed::Unload };
        self.unload(seat, &mut ());
        Stop { prestige: self.prestige_won(seat) - before, ..self.stop_for(seat, deed) }
    }

    /// LI-9.2, LI-11.1: cubes from the quay, and a diplomat beside the longest row.
    fn stop_in_foreign_harbor(self, seat: Seat, owner: Seat) -> Stop {
        let (cubes, most) = self.loadable(seat, Due::ForeignHarbor);
        let scrolls = self.can_place_diplomat(seat, owner).then(|| self.price(owner));
        let harbor = &self.player(owner).harbor;
        let free = Row::ALL.into_iter().filter(|row| harbor.fields[row.index()].is_none());
        let longest = free.map(|row| harbor.row_len(row)).max().unwrap_or(0);
        let prestige = scrolls.map_or(0, |_| i16::from(longest * PRESTIGE_PER_TILE));
        let deed = if most == 0 && scrolls.is_none() { Deed::Nothing } else { Deed::Trade { scrolls } };
        Stop { cubes, most, prestige, ..self.stop_for(seat, deed) }
    }

    /// LI-8.1: whose knights are there decides.
    fn stop_at_island(mut self, seat: Seat) -> Stop {
        let before = self.prestige_won(seat);
        let (knights, swords) = (self.player(seat).knights, self.island_of(seat).knights.swords() + 1);
        self.visit(seat, &mut ());
        let (deed, due) = match self.step {
            Step::Land => (Deed::Land, Due::Landed(knights.total())),
            Step::Conquer => (Deed::Conquer { swords }, Due::Landed(knights.total())),
            Step::Load(due) => (Deed::Load, due),
            _ => return self.stop_for(seat, Deed::Nothing),
        };
        let (cubes, most) = self.loadable(seat, due);
        match deed {
            Deed::Land => self.land(seat, knights, &mut ()),
            Deed::Conquer { .. } => self.conquer(seat, knights, &mut ()),
            _ => {}
        }
        Stop { cubes, most, prestige: self.prestige_won(seat) - before, ..self.stop_for(seat, deed) }
    }

    /// All that counts in the end but the balance.
    fn prestige_won(&self, seat: Seat) -> i16 {
        let sheet = self.sheet(seat);
        sheet.amounts().into_iter().sum::<i16>() - sheet.penalty
    }

    fn stop_for(&self, seat: Seat, deed: Deed) -> Stop {
        Stop { place: self.player(seat).ship.place, deed, most: 0, cubes: Cubes::NONE, prestige: 0 }
    }
}
