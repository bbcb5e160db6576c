//! What each player would score if the game ended now, and what can be read off the table but must be added up.

use crate::chapters::orders::Deliveries;
use crate::components::PRESTIGE_PER_SET;
use crate::state::Liguria;
use crate::vocabulary::hands::Orders;
use game::Seat;
use serde::Serialize;

/// What follows from what a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Standing {
    /// LI-7.1: the most steps the ship can sail, with the card of this round.
    pub wheels: u8,
    /// LI-9.2: the most cubes that can be loaded in a foreign harbor.
    pub sacks: u8,
    /// LI-13.3: cards, monks and returned knights together.
    pub balance: i16,
    pub estimate: Estimate,
    /// The orders that would be filled.
    pub filled: Orders,
}

/// The final scoring of a player as if the game ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Estimate {
    pub islands: i16,
    pub buildings: i16,
    /// Not above 0.
    pub debt: i16,
    pub orders: i16,
    pub sets: i16,
    pub diplomats: i16,
    /// LI-13.6: not below 0.
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

    /// LI-13.1 to LI-13.6, with what lies in the store now.
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
