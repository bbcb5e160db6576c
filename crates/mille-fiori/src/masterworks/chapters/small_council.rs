//! Chapter 13: the Small Council.

use crate::components::BONUS_VALUES;
use crate::masterworks::components::{PALACE, Reward, SPACES_OF_TILE};
use crate::masterworks::state::Due;
use crate::masterworks::vocabulary::{CouncilSpace, Event, Reason, SpaceColor, Tile, Track};
use crate::state::MilleFiori;
use crate::vocabulary::{self, Card};
use game::{Log, Seat};

/// MF-13.2: returns whether no two adjacent tiles share a color.
pub(crate) fn is_valid(council: &[Tile; Tile::COUNT]) -> bool {
    council.windows(2).all(|pair| pair[0].face().color != pair[1].face().color)
}

impl MilleFiori {
    /// MF-13.4: returns whether playing this card moves the figure, because the card has the color of the figure's
    /// space. MF-13.5: checked only when the card is played. MF-13.3: harbor cards, Dogate cards and masterworks have
    /// no such color.
    #[inline]
    pub(crate) fn color_moves_figure(&self, seat: Seat, card: Card) -> bool {
        let figure = self.masterworks.seat(seat).figure;
        let color = card.area().and_then(SpaceColor::of);
        figure < PALACE && color.is_some() && self.council_tile(figure).map(|tile| tile.face().color) == color
    }

    /// Returns the tile that contains a space.
    #[inline]
    fn council_tile(&self, space: CouncilSpace) -> Option<Tile> {
        self.masterworks.council.get(space.index() / SPACES_OF_TILE).copied()
    }

    /// MF-13.6: moves the figure up, counting only free spaces. MF-13.7: several steps are one move, rewarded by the
    /// final space. Steps beyond the palace are lost, and a figure there stays. Returns the effect now due.
    pub(crate) fn move_figure(&mut self, seat: Seat, steps: u8, log: &mut impl Log<vocabulary::Event>) -> Due {
        let from = self.masterworks.seat(seat).figure;
        if from == PALACE {
            return Due::Nothing;
        }
        let to = (0..steps).fold(from, |space, _| self.next_free_space(space));
        self.masterworks.seat_mut(seat).figure = to;
        log.add(|| Event::FigureMoved { seat, from, to }.into());
        if to == PALACE {
            self.take_track_bonus(seat, Track::Council, log);
            return Due::Nothing;
        }
        self.reward(seat, to, log)
    }

    /// MF-13.6: returns the next free space; the palace has room for all figures.
    fn next_free_space(&self, space: CouncilSpace) -> CouncilSpace {
        let is_free = |space: &CouncilSpace| self.seats().all(|seat| self.masterworks.seat(seat).figure != *space);
        let mut above = (space.index() + 1..PALACE.index()).map(CouncilSpace::from_index);
        above.find(is_free).unwrap_or(PALACE)
    }

    /// MF-13.8: scores points immediately. Returns any other reward as due.
    fn reward(&mut self, seat: Seat, space: CouncilSpace, log: &mut impl Log<vocabulary::Event>) -> Due {
        let Some(tile) = self.council_tile(space) else { return Due::Nothing };
        match tile.face().rewards[space.index() % SPACES_OF_TILE] {
            Reward::Points(points) => {
                self.award(seat, points, Reason::Council { space }.into(), log);
                Due::Nothing
            }
            Reward::Masterwork => Due::Masterwork,
            Reward::Dogaressa => Due::Dogaressa,
            Reward::Ship(spaces) => Due::Ship(spaces),
        }
    }

    /// MF-13.10, MF-16.6: at the end of a track, places a diamond on the highest free bonus space and scores it
    /// immediately. MF-13.11: scores even if no diamond is left.
    pub(crate) fn take_track_bonus(&mut self, seat: Seat, track: Track, log: &mut impl Log<vocabulary::Event>) {
        let taken = self.seats().filter(|other| *self.track_bonus(*other, track) > 0).count();
        let value = BONUS_VALUES[taken];
        let with_diamond = self.has_diamond(seat);
        *self.track_bonus(seat, track) = value;
        self.player_mut(seat).bonus_diamonds += u8::from(with_diamond);
        log.add(|| Event::TrackBonusTaken { seat, track, value, with_diamond }.into());
        self.award(seat, value, Reason::TrackBonus { track }.into(), log);
        self.take_diamond(seat, log);
    }

    fn track_bonus(&mut self, seat: Seat, track: Track) -> &mut u8 {
        let own = self.masterworks.seat_mut(seat);
        match track {
            Track::Council => &mut own.palace,
            Track::SeaRoute => &mut own.trade_city,
        }
    }
}
