//! Phase 1: acquiring tiles (chapter 4).

use crate::components::MOST_FACTORIES;
use crate::state::{Step, SummerPavilion};
use crate::vocabulary::action::Action;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::tile::{Color, Colors, Factory, Source, Tiles};
use game::{Log, Seat};

impl SummerPavilion {
    /// Lists each source with each color that can be chosen there.
    pub(crate) fn list_takes(&self, out: &mut Vec<Action>) {
        let colors = |lying: &Tiles| u64::from(choosable(*lying, self.joker()).bits());
        // One bit for each color at each source.
        let factories = self.factories().iter().rev().fold(0, |set, lying| set << Color::COUNT | colors(lying));
        let mut set = factories | colors(&self.center) << (Color::COUNT * MOST_FACTORIES);
        while set != 0 {
            let place = set.trailing_zeros() as usize;
            out.push(Action::Take {
                source: Source::ALL[place / Color::COUNT],
                color: Color::ALL[place % Color::COUNT],
            });
            set &= set - 1;
        }
    }

    pub(crate) fn check_take(&self, source: Source, color: Color) -> Result<(), Refusal> {
        let factories = self.number_of_factories();
        if matches!(source, Source::Factory(factory) if factory.index() >= factories) {
            return Err(Refusal::NoSuchFactory { factories });
        }
        let lying = self.lying(source);
        if lying.is_empty() {
            return Err(Refusal::SourceEmpty { source });
        }
        if lying[color] == 0 {
            return Err(Refusal::ColorNotThere { source, color });
        }
        if !choosable(lying, self.joker()).contains(color) {
            return Err(Refusal::JokerChosen { joker: color });
        }
        Ok(())
    }

    /// Takes tiles, then passes the turn.
    pub(crate) fn take(&mut self, seat: Seat, source: Source, color: Color, log: &mut impl Log<Event>) {
        let lying = self.lying(source);
        let taken = taken(lying, color, self.joker());
        self.seats[seat].hand += taken;
        log.add(|| Event::TilesTaken { seat, source, tiles: taken });
        match source {
            Source::Factory(factory) => self.clear_factory(factory, lying - taken, log),
            Source::Center => {
                self.center -= taken;
                self.take_token(seat, taken, log);
            }
        }
        self.go_on_acquiring(log);
    }

    /// SP-4.1 and SP-4.7: continues with the left neighbor until no tiles are left.
    fn go_on_acquiring(&mut self, log: &mut impl Log<Event>) {
        self.on_turn = self.on_turn.next(usize::from(self.options.players));
        self.end_acquiring_if_all_gone(log);
    }

    /// SP-4.7, SP-5.1 and SP-5.2: once all tiles are taken, begins phase 2 with the holder of the start token; if
    /// nobody took it, with the round's start player.
    pub(crate) fn end_acquiring_if_all_gone(&mut self, log: &mut impl Log<Event>) {
        if self.center.is_empty() && self.factories().iter().all(|tiles| tiles.is_empty()) {
            self.step = Step::Play;
            self.on_turn = self.token.unwrap_or(self.starter);
            log.add(|| Event::PlayBegan { seat: self.on_turn });
        }
    }

    /// SP-4.5: moves the remaining tiles to the center of the table.
    fn clear_factory(&mut self, factory: Factory, rest: Tiles, log: &mut impl Log<Event>) {
        self.factories[factory.index()] = Tiles::NONE;
        self.center += rest;
        if !rest.is_empty() {
            log.add(|| Event::RestMoved { factory, tiles: rest });
        }
    }

    /// SP-4.6: the first player to take from the center takes the start token and loses a point per tile.
    fn take_token(&mut self, seat: Seat, taken: Tiles, log: &mut impl Log<Event>) {
        if self.token.is_none() {
            self.token = Some(seat);
            let lost = self.lose(seat, taken.total());
            log.add(|| Event::TokenTaken { seat, lost });
        }
    }
}

/// SP-4.2 and SP-4.4: returns the colors present; the joker color only if it is the only one.
#[inline]
fn choosable(lying: Tiles, joker: Color) -> Colors {
    let there: Colors = lying.kinds();
    let others = there.without(joker);
    if others.is_empty() { there } else { others }
}

/// SP-4.2, SP-4.3 and SP-4.4: returns all tiles of the color plus one joker, or a single joker.
#[inline]
fn taken(lying: Tiles, color: Color, joker: Color) -> Tiles {
    let one_joker = Tiles::of(joker, lying[joker].min(1));
    if color == joker { one_joker } else { Tiles::of(color, lying[color]) + one_joker }
}
