//! Scripted games.

use game::{Game, GameOptions, OptionValue, OptionValues, Seat, Table, View, Viewer};
use mille_fiori::{Draft, Edition, Event, MilleFiori, Options};

pub(crate) fn options(players: u8, edition: Edition, draft: Draft) -> Options {
    Options { players, edition, draft, masterworks: false }
}

pub(crate) fn masterworks(players: u8) -> Options {
    Options { masterworks: true, ..revised(players) }
}

pub(crate) fn revised(players: u8) -> Options {
    options(players, Edition::Revised, Draft::Simultaneous)
}

pub(crate) fn first(players: u8) -> Options {
    options(players, Edition::First, Draft::Simultaneous)
}

/// Plays the lines of a script: `chance: start 1`, `0: pick houses-4`. Skips blank lines.
pub(crate) fn play(options: Options, script: &str) -> Table<MilleFiori> {
    let mut table = Table::new(&options);
    go_on(&mut table, script);
    table
}

pub(crate) fn go_on(table: &mut Table<MilleFiori>, script: &str) {
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (actor, notation) = line.split_once(": ").expect("an actor and a notation");
        let taken = match actor {
            "chance" => table.reveal(notation.parse().expect(line)),
            seat => table.act(Seat::new(seat.parse().expect(line)), notation.parse().expect(line)),
        };
        taken.unwrap_or_else(|refused| panic!("{line}: {refused:?}"));
    }
}

/// Two players, revised edition, dealt and ready to pick; seat 0 starts.
pub(crate) const TWO_PLAYERS: &str = "
    chance: start 0
    chance: display harbor-1 harbor-2 houses-1 houses-1 houses-2 nobles-coin-1 nobles-coin-2 trade-swan-1 trade-swan-2
    chance: deal commoners-fish-1 commoners-fish-2 harbor-3 houses-3 workshops-ash-1 / harbor-4 houses-4 houses-5 nobles-lion-1 nobles-lion-2
";

pub(crate) fn legal(table: &Table<MilleFiori>, seat: usize) -> Vec<String> {
    let mut actions = Vec::new();
    table.game().legal_actions(Seat::new(seat), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

pub(crate) fn view(table: &Table<MilleFiori>, viewer: Viewer) -> mille_fiori::View {
    let view = table.game().view(viewer);
    assert_eq!(view.viewer(), viewer);
    view
}

pub(crate) fn events(table: &Table<MilleFiori>) -> &[Event] {
    table.events()
}

pub(crate) fn values(options: Options) -> OptionValues {
    options.to_values()
}

pub(crate) fn with(values: OptionValues, name: &str, value: OptionValue) -> OptionValues {
    values.with(name, value)
}
