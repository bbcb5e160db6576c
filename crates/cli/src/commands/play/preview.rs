//! Previews of choices.

use super::menu::{Item, LeadsTo};
use crate::localizer::Localizer;
use game::{Event, Game, Outlook, ScoreSheet, Seat, Text, outlook, preview};

/// The known consequences of a menu item.
pub(super) enum ItemPreview<G: Game> {
    /// The events it causes.
    Events(Vec<G::Event>),
    /// For a hidden choice: its best use if it could be used now.
    BestUse(Outlook<G>),
    /// The maximum points over the actions it can lead to.
    UpTo(i16),
}

impl<G: Game> ItemPreview<G> {
    pub(super) fn of(view: &G::View, seat: Seat, item: &Item<G>) -> Self {
        match item.leads_to {
            LeadsTo::Action(action) => Self::of_action(view, seat, action),
            LeadsTo::More(_) => {
                let points = item.actions().into_iter().map(|action| Self::of_action(view, seat, action).points(seat));
                ItemPreview::UpTo(points.max().unwrap_or(0))
            }
        }
    }

    fn of_action(view: &G::View, seat: Seat, action: G::Action) -> Self {
        let uses = outlook::<G>(view, seat, action);
        // Reversed, because `max_by_key` returns the last of equal elements and we want the first.
        match uses.into_iter().rev().max_by_key(|one| one.points(seat)) {
            Some(best) => ItemPreview::BestUse(best),
            None => ItemPreview::Events(preview::<G>(view, seat, action)),
        }
    }

    /// `seat`'s points.
    pub(super) fn points(&self, seat: Seat) -> i16 {
        match self {
            ItemPreview::Events(events) => points_of(events, seat),
            ItemPreview::BestUse(best) => best.points(seat),
            ItemPreview::UpTo(points) => *points,
        }
    }

    /// Whether any seat's points change.
    pub(super) fn changes_points(&self) -> bool {
        match self {
            ItemPreview::UpTo(points) => *points != 0,
            _ => self.events().iter().any(|event| event.points().is_some()),
        }
    }

    /// The points and their sources, on one line.
    pub(super) fn text(&self, localizer: &Localizer, seat: Seat, players: usize) -> Text {
        let total = signed(self.points(seat));
        let sources = sources(localizer, self.events(), seat, players);
        match self {
            ItemPreview::UpTo(_) => Text::new("cli-preview-up-to").with("total", total),
            _ if sources.is_empty() => Text::new("cli-preview-nothing").with("total", total),
            ItemPreview::Events(_) => Text::new("cli-preview").with("total", total).with("sources", sources),
            ItemPreview::BestUse(best) => Text::new("cli-preview-use")
                .with("total", total)
                .with("sources", sources)
                .with("use", best.label.clone()),
        }
    }

    /// The events known to follow.
    pub(super) fn events(&self) -> &[G::Event] {
        match self {
            ItemPreview::Events(events) => events,
            ItemPreview::BestUse(best) => &best.events,
            ItemPreview::UpTo(_) => &[],
        }
    }
}

fn points_of<E: Event>(events: &[E], seat: Seat) -> i16 {
    events.iter().filter_map(Event::points).filter(|points| points.seat == seat).map(|points| points.amount).sum()
}

/// The sources of `seat`'s points, then the other seats' points by name.
fn sources<E: Event>(localizer: &Localizer, events: &[E], seat: Seat, players: usize) -> Vec<Text> {
    let sheet = ScoreSheet::new(players, events);
    let own = sheet.lines().iter().filter(|line| line.points[seat] != 0).map(|line| {
        Text::new("cli-preview-source").with("points", line.points[seat]).with("source", localizer.source(line.source))
    });
    let totals = sheet.totals();
    let others = Seat::all(players).filter(|other| *other != seat && totals[*other] != 0);
    own.chain(
        others.map(|other| Text::new("cli-preview-other").with("seat", other).with("points", signed(totals[other]))),
    )
    .collect()
}

pub(super) fn signed(points: i16) -> String {
    format!("{points:+}")
}
