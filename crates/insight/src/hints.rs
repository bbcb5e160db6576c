//! The best choices at a decision, with reasons.

use crate::rounding::{valued, whole};
use bots::{AnalysisBudget, Interrupt};
use catalog::{AnyView, Listed, ViewVisitor};
use game::{Event, Game, Outlook, Seat, SplitMix, Text, estimated_gain, outlook, preview};
use protocol::{ChoiceAction, Hint, Hints};
use search::{Analysis, Assessment};
use std::time::Duration;

/// Maximum number of hints.
const MAX_HINTS: usize = 3;

/// Search iterations per hint, unless time runs out first.
const ITERATIONS: u32 = 2_000;
/// Time limit of the search, not counting its time in the queue.
const TIME_LIMIT: Duration = Duration::from_secs(1);
const SEED: u64 = 1;

/// Smaller differences, in points, are not mentioned.
const MIN_DIFFERENCE: f32 = 1.0;

/// The search budget for hints. The seed is fixed, so that the same position gets the same hints.
pub fn hint_budget(cancel: &dyn Interrupt) -> AnalysisBudget<'_> {
    AnalysisBudget { iterations: ITERATIONS, time_limit: Some(TIME_LIMIT), seed: SEED, cancel }
}

/// Hints for `seat`, whose turn it must be, based only on its view.
pub fn hints<G: Listed>(view: &G::View, seat: Seat, budget: &AnalysisBudget<'_>) -> Hints {
    let analysis = G::analyze(view, seat, None, budget);
    let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(budget.seed));
    let hints = analysis.choices.iter().take(MAX_HINTS).map(|choice| hint(view, &world, seat, &analysis, choice));
    Hints { seat, hints: hints.collect() }
}

/// Like [`hints`], for a view of any game.
pub fn hints_for(view: &AnyView, seat: Seat, budget: &AnalysisBudget<'_>) -> Hints {
    struct Asking<'a>(Seat, &'a AnalysisBudget<'a>);

    impl ViewVisitor for Asking<'_> {
        type Output = Hints;

        fn visit<G: Listed>(self, view: &G::View) -> Hints {
            hints::<G>(view, self.0, self.1)
        }
    }

    view.visit(Asking(seat, budget))
}

fn hint<G: Game>(
    view: &G::View,
    world: &G,
    seat: Seat,
    analysis: &Analysis<G::Action>,
    choice: &Assessment<G::Action>,
) -> Hint {
    let best_use = best_use::<G>(view, seat, choice.action);
    Hint {
        choice: valued::<G>(view, choice),
        clicks: clicks(world, choice.action),
        reasons: reasons::<G>(view, seat, choice, best_use.as_ref(), compared(analysis, choice, seat)),
        then: best_use.map(ChoiceAction::from),
    }
}

/// The parts that select this legal action.
pub(crate) fn clicks<G: Game>(world: &G, action: G::Action) -> Vec<String> {
    world.parts(&action).iter().map(ToString::to_string).collect()
}

/// The reasons for a choice: its immediate points, how it compares, and the expected result.
pub(crate) fn reasons<G: Game>(
    view: &G::View,
    seat: Seat,
    choice: &Assessment<G::Action>,
    best_use: Option<&Outlook<G>>,
    compared: impl IntoIterator<Item = Text>,
) -> Vec<Text> {
    let at_once = best_use.map(|best| of_use(best, seat)).or_else(|| at_once::<G>(view, seat, choice.action));
    at_once.into_iter().chain(compared).chain([expected(choice)]).collect()
}

/// The best use of a hidden choice; `None` for other choices.
pub(crate) fn best_use<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<Outlook<G>> {
    let uses = outlook::<G>(view, seat, action);
    uses.into_iter().reduce(|best, other| if other.points(seat) > best.points(seat) { other } else { best })
}

fn of_use<G: Game>(best: &Outlook<G>, seat: Seat) -> Text {
    Text::new("hint-use").with("points", best.points(seat))
}

/// The immediate points, or else the change in the estimated final score.
fn at_once<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<Text> {
    let events = preview::<G>(view, seat, action);
    let own = events.iter().filter_map(Event::points).filter(|points| points.seat == seat);
    match own.map(|points| points.amount).sum::<i16>() {
        0 => match estimated_gain::<G>(view, seat, action)? {
            0 => None,
            gain @ 1.. => Some(Text::new("hint-estimate").with("points", gain)),
            loss => Some(Text::new("hint-estimate-falls").with("points", -loss)),
        },
        points @ 1.. => Some(Text::new("hint-at-once").with("points", points)),
        cost => Some(Text::new("hint-costs").with("points", -cost)),
    }
}

/// Compares `choice` with the best other choice: overall, and in the other seats' points.
fn compared<A: Copy + Ord>(analysis: &Analysis<A>, choice: &Assessment<A>, seat: Seat) -> impl Iterator<Item = Text> {
    lead(analysis, choice).into_iter().chain(cost_to_others(analysis, choice, seat))
}

/// How much better or worse `choice` is than the best other choice.
fn lead<A: Copy + Ord>(analysis: &Analysis<A>, choice: &Assessment<A>) -> Option<Text> {
    let lead = choice.value - best_other(analysis, choice)?.value;
    let key = if lead > 0.0 { "hint-better" } else { "hint-worse" };
    (lead.abs() >= MIN_DIFFERENCE).then(|| Text::new(key).with("points", whole(lead)))
}

/// How many points worse off `choice` leaves the other seats than the best other choice does.
pub(crate) fn cost_to_others<A: Copy + Ord>(
    analysis: &Analysis<A>,
    choice: &Assessment<A>,
    seat: Seat,
) -> Option<Text> {
    let other = best_other(analysis, choice)?;
    let own = choice.forecast.points[seat] - other.forecast.points[seat];
    let cost = choice.value - other.value - own;
    (cost >= MIN_DIFFERENCE).then(|| Text::new("hint-others").with("points", whole(cost)))
}

fn best_other<'a, A: Copy + Ord>(analysis: &'a Analysis<A>, choice: &Assessment<A>) -> Option<&'a Assessment<A>> {
    analysis.choices.iter().find(|other| other.action != choice.action)
}

/// The seat's expected result.
fn expected<A>(choice: &Assessment<A>) -> Text {
    match choice.value.round() as i64 {
        0 => Text::new("hint-level"),
        ahead @ 1.. => Text::new("hint-ahead").with("points", ahead),
        behind => Text::new("hint-behind").with("points", -behind),
    }
}
