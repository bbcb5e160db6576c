//! Computer players by name.

use crate::knowledge::Knowledge;
use crate::level::Level;
use game::{Game, Seat, SplitMix};
use search::{Budget, Effort, Guide, Interrupt, Plain, Policy, Report, SearchSettings, greedy, search};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A computer player for any game. It decides based only on views.
///
/// | name | how it plays |
/// |---|---|
/// | `random`, `eager` | by a fixed rule ([`Policy`]) |
/// | `greedy` | looks one decision ahead, with the game's evaluation |
/// | `greedy-1` | likewise, with the first version of the evaluation: a fixed baseline |
/// | `search:2000`, `search:1s`, `search:500ms` | tree search with this many iterations, or this much time |
/// | `guide-2:2000`, `guide-2:1s` | likewise, with the second version of the evaluation: a fixed baseline |
/// | `plain:2000` | tree search without knowledge of the game |
/// | `level:novice` … `level:master` | an opponent for people ([`Level`]) |
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bot {
    skill: Skill,
    threads: usize,
}

/// How a bot chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Skill {
    Policy(Policy),
    Greedy,
    FirstGreedy,
    Search(Budget),
    SecondSearch(Budget),
    Plain(Budget),
    Level(Level),
}

/// A bot's decision, and the search behind it.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    pub action: G::Action,
    /// `None` if the bot didn't search.
    pub report: Option<Report<G::Action>>,
}

/// The error for a name that isn't among [`Bot::NAMES`] or their variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    pub name: String,
}

impl Bot {
    /// One name for each kind of bot, with example budgets.
    pub const NAMES: [&'static str; 13] = [
        "random",
        "eager",
        "greedy",
        "greedy-1",
        "search:2000",
        "search:1s",
        "guide-2:2000",
        "plain:2000",
        "level:novice",
        "level:casual",
        "level:skilled",
        "level:expert",
        "level:master",
    ];

    pub fn parse(name: &str) -> Result<Self, UnknownBot> {
        let skill = Skill::parse(name).ok_or_else(|| UnknownBot { name: name.to_owned() })?;
        Ok(Self { skill, threads: 1 })
    }

    /// The same bot, searching on this many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// Its policy, if it doesn't look ahead.
    pub fn policy(&self) -> Option<Policy> {
        match self.skill {
            Skill::Policy(policy) => Some(policy),
            _ => None,
        }
    }

    /// Decides for `seat`, whose turn it must be, from its view and with this knowledge of the game.
    ///
    /// Unless the budget is a time, the decision depends only on the view, seed and number of threads. If canceled,
    /// returns the best decision found so far.
    pub fn choose<G: Game, K: Knowledge<G>>(
        &self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        cancel: &dyn Interrupt,
    ) -> Decision<G> {
        let request = self.request(seat, seed, cancel);
        match self.skill {
            Skill::Plain(_) => Decision::of(request.evaluate::<G, Plain>(view, &Plain, PLAIN_SETTINGS)),
            Skill::FirstGreedy => Decision::of(request.report_of::<G, K>(view, &K::first())),
            Skill::SecondSearch(_) => Decision::of(request.report_of::<G, K>(view, &K::second(view))),
            _ => self.choose_guided::<G, K>(view, seat, seed, cancel),
        }
    }

    /// Like [`Bot::choose`], for all bots except the baselines `plain`, `greedy-1` and `guide-2`, so that programs that
    /// don't need them contain neither their search nor their weights.
    pub(crate) fn choose_guided<G: Game, K: Knowledge<G>>(
        &self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        cancel: &dyn Interrupt,
    ) -> Decision<G> {
        let request = self.request(seat, seed, cancel);
        match self.skill {
            Skill::Policy(policy) => Decision { action: by_policy::<G>(policy, view, seat, seed), report: None },
            Skill::Level(level) => request.at_level::<G, K>(level, view),
            _ => Decision::of(request.report::<G, K>(view)),
        }
    }

    fn request<'a>(&self, seat: Seat, seed: u64, cancel: &'a dyn Interrupt) -> Request<'a> {
        Request { skill: self.skill, threads: self.threads, seat, seed, cancel }
    }
}

fn by_policy<G: Game>(policy: Policy, view: &G::View, seat: Seat, seed: u64) -> G::Action {
    let mut rng = SplitMix::new(seed);
    let world = G::imagine(&G::imaginer(view), &mut rng);
    policy.choose(&world, seat, &mut Vec::new(), &mut rng)
}

/// One decision to make.
#[derive(Clone, Copy)]
struct Request<'a> {
    skill: Skill,
    threads: usize,
    seat: Seat,
    seed: u64,
    cancel: &'a dyn Interrupt,
}

impl Request<'_> {
    fn report<G: Game, K: Knowledge<G>>(self, view: &G::View) -> Report<G::Action> {
        let guide = if self.skill == Skill::Greedy { K::for_greedy(view) } else { K::tuned(view) };
        self.report_of::<G, K>(view, &guide)
    }

    fn report_of<G: Game, K: Knowledge<G>>(self, view: &G::View, guide: &K) -> Report<G::Action> {
        self.evaluate::<G, K>(view, guide, guide.settings())
    }

    fn evaluate<G: Game, U: Guide<G>>(self, view: &G::View, guide: &U, settings: SearchSettings) -> Report<G::Action> {
        let Request { threads, seat, seed, cancel, .. } = self;
        match self.skill {
            Skill::Search(budget) | Skill::SecondSearch(budget) | Skill::Plain(budget) => {
                search::<G, U>(view, seat, guide, &Effort { budget, threads, settings }, seed, cancel)
            }
            _ => greedy::<G, U>(view, seat, guide, guide.worlds(), seed, cancel),
        }
    }

    /// Plays at a level: with the level's temperature.
    fn at_level<G: Game, K: Knowledge<G>>(self, level: Level, view: &G::View) -> Decision<G> {
        let report = Request { skill: level.skill(), ..self }.report::<G, K>(view);
        let Some(temperature) = K::TEMPERATURES.get(level as usize) else { return Decision::of(report) };
        let mut rng = SplitMix::stream(self.seed, u64::MAX);
        let (guide, world) = (K::tuned(view), G::imagine(&G::imaginer(view), &mut rng));
        let action = report.choose_softly(*temperature, |action| guide.choice(&world, action), &mut rng);
        Decision { action, report: Some(report) }
    }
}

/// Without priors and with noisy rollouts, a search has to explore more.
const PLAIN_SETTINGS: SearchSettings =
    SearchSettings { exploration: 2.0, fpu_reduction: -1.0, width: 4.0, widening: 2.0, max_nodes: 1 << 20 };

impl<G: Game> Decision<G> {
    fn of(report: Report<G::Action>) -> Self {
        Self { action: report.action, report: Some(report) }
    }
}

impl Skill {
    fn parse(name: &str) -> Option<Self> {
        let (kind, rest) = name.split_once(':').map_or((name, None), |(kind, rest)| (kind, Some(rest)));
        match (kind, rest) {
            ("greedy", None) => Some(Skill::Greedy),
            ("greedy-1", None) => Some(Skill::FirstGreedy),
            ("search", Some(budget)) => parse_budget(budget).map(Skill::Search),
            ("guide-2", Some(budget)) => parse_budget(budget).map(Skill::SecondSearch),
            ("plain", Some(budget)) => parse_budget(budget).map(Skill::Plain),
            ("level", Some(name)) => Level::ALL.into_iter().find(|level| level.name() == name).map(Skill::Level),
            (name, None) => Policy::ALL.into_iter().find(|policy| policy.name() == name).map(Skill::Policy),
            _ => None,
        }
    }
}

/// Parses `2000`, `1s` or `500ms`; rejects zero.
fn parse_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str| digits.parse::<u64>().ok().filter(|number| *number > 0);
    if let Some(digits) = text.strip_suffix("ms") {
        return number(digits).map(|ms| Budget::Time(Duration::from_millis(ms)));
    }
    match text.strip_suffix('s') {
        Some(digits) => number(digits).map(|seconds| Budget::Time(Duration::from_secs(seconds))),
        None => number(text).map(Budget::Iterations),
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::parse(name)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.skill {
            Skill::Policy(policy) => f.write_str(policy.name()),
            Skill::Greedy => f.write_str("greedy"),
            Skill::FirstGreedy => f.write_str("greedy-1"),
            Skill::Search(budget) => write_budget(f, "search", budget),
            Skill::SecondSearch(budget) => write_budget(f, "guide-2", budget),
            Skill::Plain(budget) => write_budget(f, "plain", budget),
            Skill::Level(level) => write!(f, "level:{}", level.name()),
        }
    }
}

fn write_budget(f: &mut fmt::Formatter<'_>, kind: &str, budget: Budget) -> fmt::Result {
    match budget {
        Budget::Iterations(iterations) => write!(f, "{kind}:{iterations}"),
        Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{kind}:{}s", time.as_secs()),
        Budget::Time(time) => write!(f, "{kind}:{}ms", time.as_millis()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for name in Bot::NAMES.into_iter().chain(["search:1500ms"]) {
            assert_eq!(Bot::parse(name).map(|bot| bot.to_string()), Ok(name.to_owned()));
        }
    }

    #[test]
    fn unknown_names_are_refused() {
        for name in ["", "greedy:3", "search", "search:", "search:0", "search:-1", "search:1m", "level:x", "random:1"] {
            assert_eq!(Bot::parse(name), Err(UnknownBot { name: name.to_owned() }));
        }
    }
}
