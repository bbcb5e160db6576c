//! Chapters 9 and 11: harbors and diplomats.

use crate::components::SCROLLS;
use crate::state::{Due, Envoy, Liguria, Step};
use crate::vocabulary::{Action, Cubes, Diplomat, Diplomats, Event, Refusal, Row, Spot};
use game::{Log, Seat};

impl Liguria {
    /// LI-9.1: moves all cubes from the ship to the store behind the screen.
    #[inline]
    pub(crate) fn unload(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let cubes = std::mem::replace(&mut player.ship.cargo, Cubes::NONE);
        player.store += cubes;
        if !cubes.is_empty() {
            log.add(|| Event::CubesUnloaded { seat, cubes });
        }
    }

    /// LI-9.2: in a foreign harbor, the player may load cubes from the quay and then place a diplomat. LI-9.3: players
    /// never load from their own quay, since ships only unload at home.
    #[inline]
    pub(crate) fn reach_foreign_harbor(&mut self, seat: Seat, owner: Seat, log: &mut impl Log<Event>) {
        debug_assert_ne!(seat, owner, "the own harbor is not foreign");
        self.ask_load(seat, Due::ForeignHarbor, log);
    }
}

/// Diplomats.
impl Liguria {
    /// LI-11.1: offers a diplomat if a field is free, a figure is left and the price can be paid; LI-11.4: once per
    /// harbor and move.
    #[inline]
    pub(crate) fn ask_diplomat(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let owner = self.foreign_harbor(seat);
        if self.can_place_diplomat(seat, owner) && self.voyage.diplomat_in != Some(owner) {
            self.step = Step::PlaceDiplomat;
        } else {
            self.end_visit(seat, log);
        }
    }

    /// LI-11.1, LI-11.2: returns whether a field is free, a figure is left and there are enough scrolls.
    #[inline]
    pub(crate) fn can_place_diplomat(&self, seat: Seat, owner: Seat) -> bool {
        let player = self.player(seat);
        let has_free_field = self.player(owner).harbor.fields.contains(&None);
        has_free_field
            && player.envoys > 0
            && player.diplomats.sum(Diplomat::scrolls) >= self.player(owner).harbor.diplomat_price()
    }

    #[inline]
    pub(crate) fn list_diplomats(&self, seat: Seat, out: &mut Vec<Action>) {
        let owner = self.foreign_harbor(seat);
        let (price, hand) = (self.player(owner).harbor.diplomat_price(), self.player(seat).diplomats);
        for row in Row::ALL.into_iter().filter(|row| self.envoy_at(owner, *row).is_none()) {
            let payments = payments(price).filter(|tiles| hand.lacks(*tiles).is_none());
            out.extend(payments.map(|tiles| Action::Diplomat { row, tiles }));
        }
        out.push(Action::Skip);
    }

    pub(crate) fn check_diplomat(&self, seat: Seat, row: Row, tiles: Diplomats) -> Result<(), Refusal> {
        let owner = self.foreign_harbor(seat);
        if let Some(envoy) = self.envoy_at(owner, row) {
            return Err(Refusal::FieldTaken { row, by: envoy.seat });
        }
        if let Some(diplomat) = self.player(seat).diplomats.lacks(tiles) {
            return Err(Refusal::NotBehindScreen { tile: diplomat.into() });
        }
        let (scrolls, price) = (tiles.sum(Diplomat::scrolls), self.player(owner).harbor.diplomat_price());
        if scrolls < price {
            return Err(Refusal::TooFewScrolls { scrolls, price });
        }
        if payments(price).any(|payment| payment == tiles) { Ok(()) } else { Err(Refusal::NeedlessDiplomat { price }) }
    }

    /// LI-11.1: moves the tiles and a figure to the field, where they stay (LI-11.5).
    pub(crate) fn place_diplomat(&mut self, seat: Seat, row: Row, tiles: Diplomats, log: &mut impl Log<Event>) {
        let harbor = self.foreign_harbor(seat);
        let player = self.player_mut(seat);
        player.diplomats -= tiles;
        player.envoys -= 1;
        self.player_mut(harbor).harbor.fields[row.index()] = Some(Envoy { seat, tiles });
        self.voyage.diplomat_in = Some(harbor);
        log.add(|| Event::DiplomatPlaced { seat, harbor, row, tiles });
        self.end_visit(seat, log);
    }

    #[inline]
    fn envoy_at(&self, owner: Seat, row: Row) -> Option<Envoy> {
        self.player(owner).harbor.fields[row.index()]
    }

    /// Returns the owner of the harbor where this player's ship is.
    #[inline]
    fn foreign_harbor(&self, seat: Seat) -> Seat {
        match self.spot(seat) {
            Spot::Harbor(owner) => owner,
            Spot::Island(_) => unreachable!("diplomats go to harbors only"),
        }
    }
}

/// LI-11.3: returns the choices of tiles that pay this price with no tile to spare, in ascending order.
///
/// So a player can overpay by one scroll only if all chosen tiles have two.
#[inline]
fn payments(price: u8) -> impl Iterator<Item = Diplomats> {
    let [one, two] = SCROLLS;
    (0..=price / one).filter_map(move |ones| {
        let rest = price - ones * one;
        let twos = rest.div_ceil(two);
        (ones == 0 || twos * two == rest).then(|| Diplomats::new([ones, twos]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn li_11_3_no_tile_is_superfluous() {
        for price in 1..=4 {
            let all = (0..=12).flat_map(|ones| (0..=6).map(move |twos| [ones, twos]));
            let scrolls = |[ones, twos]: [u8; 2]| ones + 2 * twos;
            let needless = |[ones, twos]: [u8; 2]| {
                (ones > 0 && scrolls([ones - 1, twos]) >= price) || (twos > 0 && scrolls([ones, twos - 1]) >= price)
            };
            let expected: Vec<Diplomats> =
                all.filter(|tiles| scrolls(*tiles) >= price && !needless(*tiles)).map(Diplomats::new).collect();
            assert_eq!(payments(price).collect::<Vec<_>>(), expected, "price {price}");
        }
    }
}
