//! Messages about a table: events, position, score sheet and ranking.

use crate::error::Error;
use crate::grid::Grid;
use crate::localizer::Localizer;
use crate::screen::Screen;
use game::{Arg, Game, ScoreSheet, Seat, Table, Text, ToText, View, Viewer};

/// The events from index `from` on, as `viewer` sees them.
pub(in crate::commands) fn events<G: Game>(table: &Table<G>, viewer: Viewer, from: usize) -> Vec<Text> {
    table.events_seen_by(viewer, from).iter().map(ToText::text).collect()
}

/// The part of a position to describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// The first section: the state of the round.
    Now,
    /// The viewer's own area.
    Own,
    All,
}

/// Prints the position in words.
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

/// Explains the letters in the sketch, with names and points.
pub(in crate::commands) fn legend<G: Game>(localizer: &Localizer, table: &Table<G>) -> String {
    let entry = |(seat, points): (Seat, &i16)| {
        let letter = char::from(b'A' + seat.index() as u8);
        let text = Text::new("cli-play-legend").with("letter", letter.to_string()).with("number", seat.index());
        localizer.localize(&text.with("seat", seat).with("points", *points))
    };
    table.scores().iter().map(entry).collect::<Vec<_>>().join("   ")
}

/// The score sheet: points by source and player.
pub(super) fn sheet<G: Game>(localizer: &Localizer, table: &Table<G>, viewer: Viewer) -> Grid {
    let players = table.game().players();
    let sheet = ScoreSheet::new(players, &table.events_seen_by(viewer, 0));
    let mut grid = Grid::of_numbers(players);
    grid.row([localizer.message("cli-source")].into_iter().chain(Seat::all(players).map(|seat| localizer.name(seat))));
    for line in sheet.lines() {
        grid.row([localizer.source(line.source)].into_iter().chain(line.points.values().map(ToString::to_string)));
    }
    grid.row([localizer.message("cli-total")].into_iter().chain(sheet.totals().values().map(ToString::to_string)));
    grid
}

/// The players from first to last place.
pub(in crate::commands) fn ranking<G: Game>(table: &Table<G>) -> Vec<Text> {
    let (ranks, scores) = (table.game().ranks(), table.scores());
    let mut seats: Vec<Seat> = Seat::all(table.game().players()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    let line =
        |seat: Seat| Text::new("cli-rank").with("rank", ranks[seat]).with("seat", seat).with("points", scores[seat]);
    seats.into_iter().map(line).collect()
}
