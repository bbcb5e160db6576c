//! The best choices of a decision, and what speaks for them.

use crate::words::{valued, whole};
use bots::Care;
use catalog::{AnyView, Listed, ViewVisitor};
use game::{Event, Game, Outlook, Seat, SplitMix, Text, estimated_gain, outlook, preview};
use protocol::{ChoiceAction, Hint, Hints};
use search::{Analysis, Assessed};

/// So many choices are told.
const TOLD: usize = 3;

/// A difference of so many points is worth a word.
const WORTH_A_WORD: f32 = 1.0;

/// Hints for `seat`, whose view this is and who must be on turn. Nothing but the view is looked at.
pub fn hints<G: Listed>(view: &G::View, seat: Seat, care: &Care<'_>) -> Hints {
    let analysis = bots::analyze::<G, G::Guide>(view, seat, None, care);
    let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(care.seed));
    let hints = analysis.choices.iter().take(TOLD).map(|choice| hint(view, &world, seat, &analysis, choice));
    Hints { seat, hints: hints.collect() }
}

/// The same for a view of any game.
pub fn hints_for(view: &AnyView, seat: Seat, care: &Care<'_>) -> Hints {
    struct Asking<'a>(Seat, &'a Care<'a>);

    impl ViewVisitor for Asking<'_> {
        type Output = Hints;

        fn visit<G: Listed>(self, view: &G::View) -> Hints {
            hints::<G>(view, self.0, self.1)
        }
    }

    view.visit(Asking(seat, care))
}

fn hint<G: Game>(
    view: &G::View,
    world: &G,
    seat: Seat,
    analysis: &Analysis<G::Action>,
    choice: &Assessed<G::Action>,
) -> Hint {
    let best_use = best_use::<G>(view, seat, choice.action);
    Hint {
        choice: valued::<G>(view, choice),
        clicks: clicks(world, choice.action),
        reasons: reasons::<G>(view, seat, choice, best_use.as_ref(), compared(analysis, choice, seat)),
        then: best_use.map(ChoiceAction::from),
    }
}

/// The clicks that lead to this legal action.
pub(crate) fn clicks<G: Game>(world: &G, action: G::Action) -> Vec<String> {
    world.parts(&action).iter().map(ToString::to_string).collect()
}

/// What speaks for a choice: what it brings at once, how it compares, then what is to be expected of it.
pub(crate) fn reasons<G: Game>(
    view: &G::View,
    seat: Seat,
    choice: &Assessed<G::Action>,
    best_use: Option<&Outlook<G>>,
    compared: impl IntoIterator<Item = Text>,
) -> Vec<Text> {
    let at_once = best_use.map(|best| of_use(best, seat)).or_else(|| at_once::<G>(view, seat, choice.action));
    at_once.into_iter().chain(compared).chain([expected(choice)]).collect()
}

/// The best use of a hidden choice, if it is one.
pub(crate) fn best_use<G: Game>(view: &G::View, seat: Seat, action: G::Action) -> Option<Outlook<G>> {
    let uses = outlook::<G>(view, seat, action);
    uses.into_iter().reduce(|best, other| if other.points(seat) > best.points(seat) { other } else { best })
}

fn of_use<G: Game>(best: &Outlook<G>, seat: Seat) -> Text {
    Text::new("hint-use").with("points", best.points(seat))
}

/// The points that come at once, or by how much the estimate of the final ones changes.
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

/// How it compares with the best other choice: as a whole, and in what the others get.
fn compared<A: Copy + Ord>(analysis: &Analysis<A>, choice: &Assessed<A>, seat: Seat) -> impl Iterator<Item = Text> {
    lead(analysis, choice).into_iter().chain(cost_to_others(analysis, choice, seat))
}

/// By how much it is better or worse than the best other choice.
fn lead<A: Copy + Ord>(analysis: &Analysis<A>, choice: &Assessed<A>) -> Option<Text> {
    let lead = choice.value - best_other(analysis, choice)?.value;
    let key = if lead > 0.0 { "hint-better" } else { "hint-worse" };
    (lead.abs() >= WORTH_A_WORD).then(|| Text::new(key).with("points", whole(lead)))
}

/// How many points fewer it leaves to the others than the best other choice.
pub(crate) fn cost_to_others<A: Copy + Ord>(analysis: &Analysis<A>, choice: &Assessed<A>, seat: Seat) -> Option<Text> {
    let other = best_other(analysis, choice)?;
    let own = choice.forecast.points[seat] - other.forecast.points[seat];
    let cost = choice.value - other.value - own;
    (cost >= WORTH_A_WORD).then(|| Text::new("hint-others").with("points", whole(cost)))
}

fn best_other<'a, A: Copy + Ord>(analysis: &'a Analysis<A>, choice: &Assessed<A>) -> Option<&'a Assessed<A>> {
    analysis.choices.iter().find(|other| other.action != choice.action)
}

/// Where the seat can expect to be in the end.
fn expected<A>(choice: &Assessed<A>) -> Text {
    match choice.value.round() as i64 {
        0 => Text::new("hint-level"),
        ahead @ 1.. => Text::new("hint-ahead").with("points", ahead),
        behind => Text::new("hint-behind").with("points", -behind),
    }
}
