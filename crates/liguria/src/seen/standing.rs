//! Each player's score if the game ended now, totals derived from open information, and the possible actions of the
//! ship that sails next.

use crate::chapters::Deliveries;
use crate::components::{PRESTIGE_PER_SET, PRESTIGE_PER_TILE};
use crate::state::{Due, Liguria, Step};
use crate::vocabulary::{Cubes, Orders, Place, Row, Spot};
use game::Seat;
use serde::{Deserialize, Serialize};

/// Totals derived from a player's pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Standing {
    /// LI-7.1: maximum number of steps, including this round's card.
    pub wheels: u8,
    /// LI-9.2: maximum number of cubes that can be loaded in a foreign harbor.
    pub sacks: u8,
    /// LI-13.3: the sum of cards, monks and returned knights.
    pub balance: i16,
    pub estimate: Estimate,
    /// The orders that would be filled.
    pub filled: Orders,
}

/// A player's final scoring if the game ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Estimate {
    pub islands: i16,
    pub buildings: i16,
    /// Zero or negative.
    pub debt: i16,
    pub orders: i16,
    pub sets: i16,
    pub diplomats: i16,
    /// LI-13.6: never negative.
    pub total: i16,
}

impl Liguria {
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        let deliveries = self.deliveries(seat);
        Standing {
            wheels: player.harbor.wheels() + player.card.map_or(0, |card| card.face().wheels),
            sacks: player.harbor.sacks(),
            balance: self.balance(seat),
            estimate: self.estimate(seat, deliveries),
            filled: deliveries.orders,
        }
    }

    /// LI-13.1 to LI-13.6, with the current store.
    pub(crate) fn estimated_score(&self, seat: Seat) -> i16 {
        self.sheet(seat).amounts().into_iter().sum::<i16>().max(0)
    }

    fn estimate(&self, seat: Seat, deliveries: Deliveries) -> Estimate {
        let sheet = self.sheet(seat);
        let sets = i16::from(deliveries.sets * PRESTIGE_PER_SET);
        Estimate {
            islands: sheet.islands,
            buildings: sheet.buildings,
            debt: sheet.penalty,
            orders: sheet.deliveries - sets,
            sets,
            diplomats: sheet.diplomats,
            total: self.estimated_score(seat),
        }
    }
}

/// A ship's options at a place if its move ended there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Stop {
    pub place: Place,
    pub deed: Deed,
    /// Maximum number of cubes it could load, in total and by color.
    pub most: u8,
    pub cubes: Cubes,
    /// Maximum prestige gained at the end, ignoring debts.
    pub prestige: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Nothing,
    /// At home, with cubes on board.
    Unload,
    Land,
    /// With at least this many swords.
    Conquer {
        swords: u8,
    },
    /// On the player's own island.
    Load,
    /// In a foreign harbor; `scrolls` is a diplomat's price, if one can be placed.
    Trade {
        #[cfg_attr(feature = "schema", schema(required))]
        scrolls: Option<u8>,
    },
}

impl Liguria {
    /// Returns the options of the current ship at each place; empty unless a ship is about to sail.
    pub(crate) fn stops(&self) -> Vec<Stop> {
        match self.step {
            Step::Sail => Place::all().map(|place| self.stop(place)).collect(),
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
        let scrolls = self.can_place_diplomat(seat, owner).then(|| self.player(owner).harbor.diplomat_price());
        let harbor = &self.player(owner).harbor;
        let free = Row::ALL.into_iter().filter(|row| harbor.fields[row.index()].is_none());
        let longest = free.map(|row| harbor.row_len(row)).max().unwrap_or(0);
        let prestige = scrolls.map_or(0, |_| i16::from(longest * PRESTIGE_PER_TILE));
        let deed = if most == 0 && scrolls.is_none() { Deed::Nothing } else { Deed::Trade { scrolls } };
        Stop { cubes, most, prestige, ..self.stop_for(seat, deed) }
    }

    /// LI-8.1: depends on the knights on the island.
    fn stop_at_island(mut self, seat: Seat) -> Stop {
        let before = self.prestige_won(seat);
        let (knights, swords) = (self.player(seat).knights, self.island_of(seat).swords() + 1);
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

    /// Returns the final prestige, not counting the balance.
    fn prestige_won(&self, seat: Seat) -> i16 {
        let sheet = self.sheet(seat);
        sheet.amounts().into_iter().sum::<i16>() - sheet.penalty
    }

    fn stop_for(&self, seat: Seat, deed: Deed) -> Stop {
        Stop { place: self.player(seat).ship.place, deed, most: 0, cubes: Cubes::NONE, prestige: 0 }
    }
}
