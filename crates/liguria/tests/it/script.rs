//! Scripted games.

use game::{Game, GameExt, Seat, Table, ToText, Viewer};
use liguria::{Debt, Event, Liguria, Options, Player, View};
use rand_core::TryRng;
use std::convert::Infallible;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

pub(crate) fn options(players: u8) -> Options {
    Options { players, debt: Debt::Forgiven }
}

/// Plays the lines of a script: `chance: order 0 1 2`, `0: market 4`. Skips blank lines.
pub(crate) fn play(options: Options, script: &str) -> Table<Liguria> {
    let mut table = Table::new(&options);
    go_on(&mut table, script);
    table
}

pub(crate) fn go_on(table: &mut Table<Liguria>, script: &str) {
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (actor, notation) = line.split_once(": ").expect("an actor and a notation");
        let taken = match actor {
            "chance" => table.reveal(notation.parse().expect(line)),
            seat => table.act(Seat::new(seat.parse().expect(line)), notation.parse().expect(line)),
        };
        taken.unwrap_or_else(|refused| panic!("{line}: {refused:?}"));
    }
}

/// Returns whether this outcome is possible now.
pub(crate) fn is_possible(table: &Table<Liguria>, chance: &str) -> bool {
    table.game().allows_chance(&chance.parse().expect(chance)).is_ok()
}

/// Returns the message key for this action's refusal.
pub(crate) fn refused(table: &Table<Liguria>, seat: Seat, action: &str) -> &'static str {
    let refused = table.game().allows(seat, &action.parse().expect(action)).expect_err(action);
    refused.text().key
}

/// Three players at the start, with the layout for a first game. Carla goes first.
pub(crate) const THREE_PLAYERS: &str = "
    chance: order 0 1 2
    chance: islands R4 B6 Y7 B5 Y8 R4 Y7 R5 B6
    chance: cubes RB BY RY
    chance: tiles wheel monk order-01 knight-1 merchant wheel building-a monk diplomat-1 knight-2 building-c order-02
    chance: cards S10 S23 S34
";

/// Anna takes 1 tile, Bruno 2, Carla 4; then the cards.
pub(crate) const FIRST_MARKET: &str = "
    2: market 8
    1: market 2
    0: market 1
    0: tiles 3
    1: tiles 7 8
    2: tiles 0 1 2 3
    0: card S23
    1: card S10
    2: card S34
    2: upgrade none
";

pub(crate) fn legal(table: &Table<Liguria>, seat: Seat) -> Vec<String> {
    table.game().legal(seat).iter().map(ToString::to_string).collect()
}

pub(crate) fn view(table: &Table<Liguria>) -> View {
    table.game().view(Viewer::Spectator)
}

pub(crate) fn player(table: &Table<Liguria>, seat: Seat) -> Player {
    view(table).seats[seat]
}

/// Calls `look` with the state before and after each input in random games, and with its events.
pub(crate) fn random_moments(games: usize, mut look: impl FnMut(&Liguria, &Liguria, &[Event])) {
    let mut before: Option<Liguria> = None;
    testkit::random_games::<Liguria>(games, |game, events| {
        if let Some(before) = before.filter(|before| before.turn() != game::Turn::Over) {
            look(&before, game, events);
        }
        before = Some(*game);
    });
}

/// A random number generator for draws: SplitMix64.
pub(crate) struct Numbers(pub(crate) u64);

impl TryRng for Numbers {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        self.try_next_u64().map(|number| (number >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        Ok(mixed ^ (mixed >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.try_next_u64()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
