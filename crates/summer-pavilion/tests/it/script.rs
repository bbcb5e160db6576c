//! Scripted games, and positions to continue from.

use game::{Game, GameExt, Refused, Seat, Text, ToText, Turn, Viewer};
use std::fmt::Debug;
use summer_pavilion::{BoardSide, Event, Options, Phase, Position, Refusal, SeatPosition, SummerPavilion, View};

/// A game and its events.
pub(crate) struct Play {
    pub(crate) game: SummerPavilion,
    pub(crate) events: Vec<Event>,
}

impl Play {
    pub(crate) fn start(players: u8, script: &str) -> Self {
        let options = Options { players, board: BoardSide::Colored };
        let mut play = Self { game: SummerPavilion::new(&options), events: Vec::new() };
        play.go(script);
        play
    }

    pub(crate) fn arrange(position: Position) -> Self {
        let game = SummerPavilion::arrange(position).unwrap_or_else(|fault| panic!("{fault}"));
        Self { game, events: Vec::new() }
    }

    /// Plays the lines of a script: `chance: start 1`, `0: take 2 green`. Skips blank lines.
    pub(crate) fn go(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.attempt(line).unwrap_or_else(|refused| panic!("{line}: {refused:?}"));
        }
    }

    /// Returns the message key and the rule for a refused line.
    pub(crate) fn refusal(&mut self, line: &str) -> (&'static str, &'static str) {
        let refused = self.attempt(line).expect_err(line);
        (refused.text().key, refused.rule().unwrap_or_default())
    }

    /// Lists the legal actions of the seat to act.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Turn::Choose(seat) = self.game.turn() else { return Vec::new() };
        self.game.legal(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn scores(&self) -> Vec<i16> {
        self.game.scores().as_slice().to_vec()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    pub(crate) fn on_turn(&self) -> Option<usize> {
        self.view().asked().map(Seat::index)
    }

    fn attempt(&mut self, line: &str) -> Result<(), Refused<Refusal>> {
        let (actor, notation) = line.split_once(": ").expect("an actor and a notation");
        match actor {
            "chance" => self.game.try_reveal(parse(notation), &mut self.events),
            seat => self.game.try_play(Seat::new(parse(seat)), parse(notation), &mut self.events),
        }
    }
}

pub(crate) fn parse<T: std::str::FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Phase 2 of a round; it is seat 0's turn, and seat 0 holds the start token. The supply is empty.
pub(crate) fn playing(round: u8, seats: Vec<SeatPosition>) -> Position {
    Position {
        board: BoardSide::Colored,
        round,
        phase: Phase::Play,
        turn: Seat::new(0),
        starter: None,
        token: Some(Seat::new(0)),
        factories: Vec::new(),
        center: String::new(),
        supply: String::new(),
        bag: None,
        tower: None,
        seats,
    }
}

/// Phase 1 of a round for two players; it is seat 0's turn, and the start token is in the center.
pub(crate) fn acquiring(round: u8, factories: &[&str], center: &str) -> Position {
    Position {
        phase: Phase::Acquire,
        token: None,
        factories: factories.iter().map(ToString::to_string).collect(),
        center: center.to_owned(),
        ..playing(round, vec![seat(""), seat("")])
    }
}

pub(crate) fn seat(hand: &str) -> SeatPosition {
    SeatPosition { hand: hand.to_owned(), ..SeatPosition::default() }
}

pub(crate) fn passed(kept: &str) -> SeatPosition {
    SeatPosition { passed: true, ..seat(kept) }
}

/// A seat with tiles in these stars.
pub(crate) fn laid(hand: &str, stars: &[(&str, &str)]) -> SeatPosition {
    let stars = stars.iter().map(|(star, ring)| ((*star).to_owned(), (*ring).to_owned())).collect();
    SeatPosition { stars, ..seat(hand) }
}

/// Returns whether one of the messages has this key.
pub(crate) fn has_key(texts: &[Text], key: &str) -> bool {
    texts.iter().any(|text| text.key == key)
}

/// A small random number generator.
pub(crate) struct Weyl(pub(crate) u64);

impl rand_core::TryRng for Weyl {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        self.try_next_u64().map(|number| (number >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        Ok(mixed ^ (mixed >> 27))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for byte in bytes {
            *byte = self.try_next_u32()? as u8;
        }
        Ok(())
    }
}
