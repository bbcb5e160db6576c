//! What one viewer knows about a game.

use crate::observation::write_view;
use crate::opponents::UnknownBot;
use crate::session::{AnySession, Session};
use bots::{Bot, Interrupt};
use catalog::Listed;
use game::{SplitMix, Table, Text, View, Viewer};
use protocol::{Json, json};
use search::{ActionStats, Report};

/// A bot's decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// In notation.
    pub action: String,
    /// The actions the bot considered, most visited first; empty if it didn't search.
    pub considered: Vec<Considered>,
}

/// An action that a bot considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    pub action: String,
    pub visits: u32,
    /// The expected reward, from 0 to 1.
    pub value: f32,
}

/// A view of any game, and the clicks its seat has made.
pub trait AnySeen: Send + Sync {
    fn viewer(&self) -> Viewer;

    /// The view as JSON.
    fn json(&self) -> Json;

    /// The position in words: sections, each with a heading and lines.
    fn describe(&self) -> Vec<(Text, Vec<Text>)>;

    /// The table as text art; `say` translates messages.
    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String;

    /// Whether the viewer has a choice to make.
    fn is_on_turn(&self) -> bool;

    /// A world that the viewer can't tell from the true state, as a game without history.
    fn imagine(&self, seed: u64) -> Box<dyn AnySession>;

    /// Lets the bot with this name decide for the viewer, whose turn it must be. For a spectator, the choice is empty.
    fn choose(&self, bot: &str, seed: u64, threads: usize, cancel: &dyn Interrupt) -> Result<Choice, UnknownBot>;

    fn write_observation(&self, out: &mut [f32]);
}

pub(crate) struct Seen<G: Listed> {
    view: G::View,
    made: Vec<u16>,
}

impl<G: Listed> Seen<G> {
    pub(crate) fn new(view: G::View, made: Vec<u16>) -> Self {
        Self { view, made }
    }
}

impl<G: Listed> AnySeen for Seen<G> {
    fn viewer(&self) -> Viewer {
        self.view.viewer()
    }

    fn json(&self) -> Json {
        json(&self.view)
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        self.view.describe()
    }

    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String {
        self.view.sketch(say)
    }

    fn is_on_turn(&self) -> bool {
        let world = G::imagine(&G::imaginer(&self.view), &mut SplitMix::new(0));
        matches!(self.view.viewer(), Viewer::Seat(seat) if world.turn().seats().contains(seat))
    }

    fn imagine(&self, seed: u64) -> Box<dyn AnySession> {
        let world = G::imagine(&G::imaginer(&self.view), &mut SplitMix::new(seed));
        Session::boxed(Table::starting_at(world))
    }

    fn choose(&self, bot: &str, seed: u64, threads: usize, cancel: &dyn Interrupt) -> Result<Choice, UnknownBot> {
        let bot = Bot::parse(bot)?.with_threads(threads);
        let Viewer::Seat(seat) = self.view.viewer() else { return Ok(Choice::default()) };
        let decision = bot.choose::<G, G::Guide>(&self.view, seat, seed, cancel);
        let considered = decision.report.map_or_else(Vec::new, |report| considered(&report));
        Ok(Choice { action: decision.action.to_string(), considered })
    }

    fn write_observation(&self, out: &mut [f32]) {
        write_view::<G>(&self.view, &self.made, out);
    }
}

fn considered<A: ToString>(report: &Report<A>) -> Vec<Considered> {
    let of = |stats: &ActionStats<A>| Considered {
        action: stats.action.to_string(),
        visits: stats.visits,
        value: stats.value,
    };
    report.stats.iter().map(of).collect()
}
