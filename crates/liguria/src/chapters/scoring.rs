//! Chapter 13: the final scoring, step by step.

use super::orders::Deliveries;
use crate::components::{PRESTIGE_PER_DEBT, PRESTIGE_PER_SET, PRESTIGE_PER_TILE, RETURNED_KNIGHT_POINTS};
use crate::options::Debt;
use crate::state::{Liguria, Step};
use crate::vocabulary::{Event, IslandId, Place, Reason, Row};
use game::{Log, PerSeat, Seat};

/// A player's prestige from each step of the final scoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub islands: i16,
    pub buildings: i16,
    /// Zero or negative.
    pub penalty: i16,
    pub deliveries: i16,
    pub diplomats: i16,
}

impl Sheet {
    /// Returns the amounts in the order of the steps.
    pub(crate) fn amounts(self) -> [i16; 5] {
        [self.islands, self.buildings, self.penalty, self.deliveries, self.diplomats]
    }
}

impl Liguria {
    /// LI-13.1 to LI-13.6: scores step by step, each for all players.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.score_islands(log);
        self.score_buildings(log);
        self.score_balance(log);
        self.score_deliveries(log);
        self.score_diplomats(log);
        self.remit_debts(log);
        log.add(|| Event::GameEnded);
        self.step = Step::Over;
    }

    /// Computes the amounts from the final position.
    pub(crate) fn sheet(&self, seat: Seat) -> Sheet {
        let islands = self.islands().iter().filter(|island| island.owner == Some(seat));
        let before = Sheet {
            islands: islands.map(|island| i16::from(island.prestige)).sum(),
            buildings: i16::from(self.player(seat).harbor.prestige()),
            deliveries: i16::from(self.deliveries(seat).prestige()),
            diplomats: i16::from(self.tiles_beside_envoys(seat) * PRESTIGE_PER_TILE),
            penalty: 0,
        };
        Sheet { penalty: self.penalty(seat, before.islands + before.buildings), ..before }
    }

    /// LI-13.7: ranks by prestige alone; tied players share a rank.
    pub(crate) fn ranking(&self) -> PerSeat<u8> {
        let score = |seat: Seat| self.player(seat).score;
        PerSeat::from_fn(self.player_count(), |seat| {
            1 + self.seats().filter(|other| score(*other) > score(seat)).count() as u8
        })
    }

    /// LI-13.1: scores the marker of each island held by the player's knights.
    fn score_islands(&mut self, log: &mut impl Log<Event>) {
        for island in IslandId::of_table(self.player_count()) {
            let (place, at) = (Place::of_island(island, self.player_count()), self.islands[island.index()]);
            if let Some(owner) = at.owner {
                self.award(owner, i16::from(at.prestige), Reason::Island { place, island: at.face() }, log);
            }
        }
    }

    /// LI-13.2: scores the purple numbers on the player's buildings.
    fn score_buildings(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            self.award(seat, i16::from(self.player(seat).harbor.prestige()), Reason::Buildings, log);
        }
    }

    /// LI-13.3: a negative balance costs prestige.
    fn score_balance(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let penalty = self.penalty(seat, self.player(seat).score);
            self.award(seat, penalty, Reason::Debt { balance: self.balance(seat) }, log);
        }
    }

    /// LI-14.1, LI-14.2: scores orders, then sets of the remaining cubes.
    fn score_deliveries(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let Deliveries { orders, sets } = self.deliveries(seat);
            for order in orders.iter() {
                self.award(seat, i16::from(order.tile().prestige), Reason::Order { order }, log);
            }
            self.award(seat, i16::from(sets * PRESTIGE_PER_SET), Reason::Sets { sets }, log);
        }
    }

    /// LI-13.5: scores each tile in a row with the player's diplomat.
    fn score_diplomats(&mut self, log: &mut impl Log<Event>) {
        for harbor in self.seats() {
            for row in Row::ALL {
                if let Some((envoy, tiles)) = self.envoy_and_tiles(harbor, row) {
                    let points = i16::from(tiles * PRESTIGE_PER_TILE);
                    self.award(envoy, points, Reason::Diplomat { harbor, row, tiles }, log);
                }
            }
        }
    }

    /// LI-13.6: raises negative totals to 0.
    fn remit_debts(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            self.award(seat, -self.player(seat).score.min(0), Reason::Remission, log);
        }
    }

    /// LI-13.3: returns the sum of all cards, monks and returned knights.
    pub fn balance(&self, seat: Seat) -> i16 {
        let player = self.player(seat);
        let green = player.harbor.green_points() + player.returned.total() * RETURNED_KNIGHT_POINTS;
        let cards = player.cards.iter().map(|card| i16::from(card.face().points));
        cards.sum::<i16>() + i16::from(green)
    }

    /// LI-13.4: with forgiven debts, the penalty is limited to the player's prestige.
    fn penalty(&self, seat: Seat, prestige: i16) -> i16 {
        let penalty = self.balance(seat).min(0) * PRESTIGE_PER_DEBT;
        match self.options.debt {
            Debt::Forgiven => penalty.max(-prestige),
            Debt::Carried => penalty,
        }
    }

    pub(crate) fn deliveries(&self, seat: Seat) -> Deliveries {
        Deliveries::best(self.player(seat).orders, self.player(seat).store)
    }

    /// Returns the player with a diplomat on this row's field, and the number of tiles in the row.
    fn envoy_and_tiles(&self, harbor: Seat, row: Row) -> Option<(Seat, u8)> {
        let harbor = &self.player(harbor).harbor;
        harbor.fields[row.index()].map(|envoy| (envoy.seat, harbor.row_len(row)))
    }

    /// Returns the number of tiles in all rows where this player has a diplomat.
    fn tiles_beside_envoys(&self, seat: Seat) -> u8 {
        let rows = self.seats().flat_map(|harbor| Row::ALL.map(|row| self.envoy_and_tiles(harbor, row)));
        rows.flatten().filter(|(envoy, _)| *envoy == seat).map(|(_, tiles)| tiles).sum()
    }

    /// Adds or deducts points. Does nothing for 0 points.
    fn award(&mut self, seat: Seat, points: i16, reason: Reason, log: &mut impl Log<Event>) {
        if points != 0 {
            self.player_mut(seat).score += points;
            log.add(|| Event::Scored { seat, points, reason });
        }
    }
}
