//! Chapter 8: islands.

use crate::state::{Due, Island, Liguria, Step};
use crate::vocabulary::{Action, Event, IslandId, Knight, Knights, Refusal, Spot};
use game::{Log, Seat};

impl Liguria {
    /// LI-8.1: offers the actions determined by the knights present on arrival.
    #[inline]
    pub(crate) fn reach_island(&mut self, seat: Seat, island: IslandId, log: &mut impl Log<Event>) {
        let (island, player) = (&self.islands[island.index()], self.player(seat));
        let has_envoy = player.envoys > 0;
        match island.owner {
            None if has_envoy && !player.knights.is_empty() => self.step = Step::Land,
            Some(owner) if owner == seat => self.ask_load(seat, Due::OwnIsland, log),
            Some(_) if has_envoy && player.knights.sum(Knight::swords) > island.swords() => self.step = Step::Conquer,
            _ => self.end_visit(seat, log),
        }
    }

    /// LI-8.2: lists all choices of knights behind the screen.
    #[inline]
    pub(crate) fn list_landings(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).knights.choices().skip(1).map(Action::Land));
        out.push(Action::Skip);
    }

    /// LI-8.5: lists all choices with more swords than the island's knights have.
    #[inline]
    pub(crate) fn list_conquests(&self, seat: Seat, out: &mut Vec<Action>) {
        let swords = self.island_of(seat).swords();
        let choices = self.player(seat).knights.choices().filter(|knights| knights.sum(Knight::swords) > swords);
        out.extend(choices.map(Action::Conquer));
        out.push(Action::Skip);
    }

    pub(crate) fn check_landing(&self, seat: Seat, knights: Knights) -> Result<(), Refusal> {
        if knights.is_empty() {
            return Err(Refusal::NoKnightChosen);
        }
        let missing = self.player(seat).knights.lacks(knights);
        missing.map_or(Ok(()), |knight| Err(Refusal::NotBehindScreen { tile: knight.into() }))
    }

    pub(crate) fn check_conquest(&self, seat: Seat, knights: Knights) -> Result<(), Refusal> {
        self.check_landing(seat, knights)?;
        let (swords, needed) = (knights.sum(Knight::swords), self.island_of(seat).swords() + 1);
        if swords < needed { Err(Refusal::TooFewSwords { swords, needed }) } else { Ok(()) }
    }

    /// LI-8.2: lands knights and a figure; LI-8.3: then cubes may be loaded.
    pub(crate) fn land(&mut self, seat: Seat, knights: Knights, log: &mut impl Log<Event>) {
        let place = self.player(seat).ship.place;
        self.occupy(seat, knights);
        log.add(|| Event::KnightsLanded { seat, place, island: self.island_of(seat).face(), knights });
        self.ask_load(seat, Due::Landed(knights.total()), log);
    }

    /// LI-8.6: returns the defeated knights to their owner, green side up, along with the figure.
    pub(crate) fn conquer(&mut self, seat: Seat, knights: Knights, log: &mut impl Log<Event>) {
        let (place, island) = (self.player(seat).ship.place, *self.island_of(seat));
        let from = island.owner.expect("only an island with knights is conquered");
        let loser = self.player_mut(from);
        loser.returned += island.knights;
        loser.envoys += 1;
        self.occupy(seat, knights);
        log.add(|| {
            let (island, returned) = (island.face(), island.knights);
            Event::IslandConquered { seat, place, island, knights, from, returned }
        });
        self.ask_load(seat, Due::Landed(knights.total()), log);
    }

    fn occupy(&mut self, seat: Seat, knights: Knights) {
        let player = self.player_mut(seat);
        player.knights -= knights;
        player.envoys -= 1;
        let island = self.island_of_mut(seat);
        (island.owner, island.knights) = (Some(seat), knights);
    }

    /// Returns the island where this player's ship is.
    #[inline]
    pub(crate) fn island_of(&self, seat: Seat) -> &Island {
        &self.islands[self.island_id(seat).index()]
    }

    fn island_of_mut(&mut self, seat: Seat) -> &mut Island {
        let island = self.island_id(seat);
        &mut self.islands[island.index()]
    }

    #[inline]
    fn island_id(&self, seat: Seat) -> IslandId {
        match self.spot(seat) {
            Spot::Island(island) => island,
            Spot::Harbor(_) => unreachable!("knights land on islands only"),
        }
    }
}
