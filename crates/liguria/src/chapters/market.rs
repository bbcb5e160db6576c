//! Chapter 3: the market street.

use crate::components::{STREET, Stall};
use crate::state::{Liguria, Step};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use game::{Log, Seat};
use serde::Serialize;

/// A space of the market street, from 1 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(type = "number"))]
#[serde(transparent)]
pub struct Space(u8);

impl Space {
    pub fn try_new(number: u8) -> Option<Self> {
        (1..=STREET.len() as u8).contains(&number).then_some(Self(number))
    }

    /// Left to right.
    #[inline]
    pub fn all() -> impl Iterator<Item = Space> {
        (1..=STREET.len() as u8).map(Space)
    }

    #[inline]
    pub fn number(self) -> u8 {
        self.0
    }

    /// LI-3.2: what it gives.
    #[inline]
    pub fn stall(self) -> &'static Stall {
        &STREET[usize::from(self.0 - 1)]
    }
}

impl Liguria {
    /// LI-3.1: the last in the turn order begins.
    pub(crate) fn begin_market(&mut self) {
        self.position = self.options.players - 1;
        self.step = Step::PlaceMerchant;
    }

    #[inline]
    pub(crate) fn list_spaces(&self, out: &mut Vec<Action>) {
        out.extend(Space::all().filter(|space| !self.merchants.contains(&Some(*space))).map(Action::Market));
    }

    pub(crate) fn check_space(&self, space: Space) -> Result<(), Refusal> {
        let holder = self.seats().find(|seat| self.merchants[seat.index()] == Some(space));
        holder.map_or(Ok(()), |by| Err(Refusal::SpaceTaken { space, by }))
    }

    /// LI-3.1: one after the other puts the merchant on a free space, from the highest position to the first.
    #[inline]
    pub(crate) fn place_merchant(&mut self, seat: Seat, space: Space, log: &mut impl Log<Event>) {
        self.merchants[seat.index()] = Some(space);
        log.add(|| Event::MerchantPlaced { seat, space });
        match self.position.checked_sub(1) {
            Some(position) => self.position = position,
            None => self.open_market(),
        }
    }

    /// LI-4.1: the merchants act from left to right, and LI-4.7: that becomes the turn order.
    fn open_market(&mut self) {
        let merchants = self.merchants;
        self.order[..usize::from(self.options.players)].sort_unstable_by_key(|seat| merchants[seat.index()]);
        self.position = 0;
        self.step = Step::TakeTiles;
    }
}
