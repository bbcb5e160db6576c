//! What a person at the table can be told at any time.

use crate::error::Error;
use crate::grid::Grid;
use crate::localizer::Words;
use crate::screen::Screen;
use game::{Arg, Game, ScoreSheet, Seat, Table, Text, ToText, View, Viewer};

/// What `viewer` saw happen, from the `from`-th event on.
pub(in crate::commands) fn events<G: Game>(table: &Table<G>, viewer: Viewer, from: usize) -> Vec<Text> {
    table.events_seen_by(viewer, from).iter().map(ToText::text).collect()
}

/// Which part of a position in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// How far the game has come: what a position begins with.
    Now,
    /// What belongs to the viewer.
    Own,
    All,
}

/// The position in words.
pub(super) fn position(screen: &mut Screen, view: &impl View, topic: Topic) -> Result<(), Error> {
    let sections = view.describe();
    let is_own =
        |heading: &Text| heading.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(s) if view.viewer().is(*s)));
    let on_topic = |(index, (heading, _)): &(usize, &(Text, Vec<Text>))| match topic {
        Topic::Now => *index == 0,
        Topic::Own => is_own(heading),
        Topic::All => true,
    };
    sections.iter().enumerate().filter(on_topic).try_for_each(|(_, (heading, lines))| {
        screen.heading(heading)?;
        screen.list(lines)
    })
}

/// Who is who in a sketch, and with how many points.
pub(in crate::commands) fn legend<G: Game>(words: &Words, table: &Table<G>) -> String {
    let entry = |(seat, points): (Seat, &i16)| {
        let letter = char::from(b'A' + seat.index() as u8);
        let text = Text::new("cli-play-legend").with("letter", letter.to_string()).with("number", seat.index());
        words.say(&text.with("seat", seat).with("points", *points))
    };
    table.scores().iter().map(entry).collect::<Vec<_>>().join("   ")
}

/// Where the points came from, by player.
pub(super) fn sheet<G: Game>(words: &Words, table: &Table<G>, viewer: Viewer) -> Grid {
    let players = table.game().players();
    let sheet = ScoreSheet::new(players, &table.events_seen_by(viewer, 0));
    let mut grid = Grid::of_numbers(players);
    grid.row([words.plain("cli-source")].into_iter().chain(Seat::all(players).map(|seat| words.name(seat))));
    for line in sheet.lines() {
        grid.row([words.source(line.source)].into_iter().chain(line.points.values().map(ToString::to_string)));
    }
    grid.row([words.plain("cli-total")].into_iter().chain(sheet.totals().values().map(ToString::to_string)));
    grid
}

/// The players from first to last.
pub(in crate::commands) fn ranking<G: Game>(table: &Table<G>) -> Vec<Text> {
    let (ranks, scores) = (table.game().ranks(), table.scores());
    let mut seats: Vec<Seat> = Seat::all(table.game().players()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    let line =
        |seat: Seat| Text::new("cli-rank").with("rank", ranks[seat]).with("seat", seat).with("points", scores[seat]);
    seats.into_iter().map(line).collect()
}
