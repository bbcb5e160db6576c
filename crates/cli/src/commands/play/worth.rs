//! What a choice would bring, for the person who chooses.

use super::menu::{Item, LeadsTo};
use crate::words::Words;
use game::{Event, Game, Outlook, ScoreSheet, Seat, Text, outlook, preview};

/// What is known of a choice beforehand.
pub(super) enum Worth<G: Game> {
    /// It does this.
    Events(Vec<G::Event>),
    /// Hidden for now: the best that could be done with it if the turn to use it had come.
    BestUse(Outlook<G>),
    /// The most points of all that it may lead to.
    UpTo(i16),
}

impl<G: Game> Worth<G> {
    pub(super) fn of(view: &G::View, seat: Seat, item: &Item<G>) -> Self {
        match item.leads_to {
            LeadsTo::Action(action) => Self::of_action(view, seat, action),
            LeadsTo::More(_) => {
                let worths = item.actions().into_iter().map(|action| Self::of_action(view, seat, action).points(seat));
                Worth::UpTo(worths.max().unwrap_or(0))
            }
        }
    }

    fn of_action(view: &G::View, seat: Seat, action: G::Action) -> Self {
        let uses = outlook::<G>(view, seat, action);
        // Of equally good uses the first.
        match uses.into_iter().rev().max_by_key(|one| one.points(seat)) {
            Some(best) => Worth::BestUse(best),
            None => Worth::Events(preview::<G>(view, seat, action)),
        }
    }

    /// The points for `seat`.
    pub(super) fn points(&self, seat: Seat) -> i16 {
        match self {
            Worth::Events(events) => points_of(events, seat),
            Worth::BestUse(best) => best.points(seat),
            Worth::UpTo(points) => *points,
        }
    }

    /// Whether anybody's points change.
    pub(super) fn is_something(&self) -> bool {
        match self {
            Worth::UpTo(points) => *points != 0,
            _ => self.events().iter().any(|event| event.points().is_some()),
        }
    }

    /// In one line: how many points, and from where.
    pub(super) fn text(&self, words: &Words, seat: Seat, players: usize) -> Text {
        let total = signed(self.points(seat));
        let sources = sources(words, self.events(), seat, players);
        match self {
            Worth::UpTo(_) => Text::new("cli-worth-up-to").with("total", total),
            _ if sources.is_empty() => Text::new("cli-worth-nothing").with("total", total),
            Worth::Events(_) => Text::new("cli-worth").with("total", total).with("sources", sources),
            Worth::BestUse(best) => {
                Text::new("cli-worth-use").with("total", total).with("sources", sources).with("use", best.label.clone())
            }
        }
    }

    /// What would happen, as far as it is known.
    pub(super) fn events(&self) -> &[G::Event] {
        match self {
            Worth::Events(events) => events,
            Worth::BestUse(best) => &best.events,
            Worth::UpTo(_) => &[],
        }
    }
}

fn points_of<E: Event>(events: &[E], seat: Seat) -> i16 {
    events.iter().filter_map(Event::points).filter(|points| points.seat == seat).map(|points| points.amount).sum()
}

/// Where the points come from: those of `seat`, then with their names those of others.
fn sources<E: Event>(words: &Words, events: &[E], seat: Seat, players: usize) -> Vec<Text> {
    let sheet = ScoreSheet::new(players, events);
    let own = sheet.lines().iter().filter(|line| line.points[seat] != 0).map(|line| {
        Text::new("cli-worth-source").with("points", line.points[seat]).with("source", words.source(line.source))
    });
    let totals = sheet.totals();
    let others = Seat::all(players).filter(|other| *other != seat && totals[*other] != 0);
    own.chain(
        others.map(|other| Text::new("cli-worth-other").with("seat", other).with("points", signed(totals[other]))),
    )
    .collect()
}

pub(super) fn signed(points: i16) -> String {
    format!("{points:+}")
}
