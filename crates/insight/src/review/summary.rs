//! A review in few words and numbers.

use crate::rounding::{round, whole};
use game::{PerSeat, Seat, Text};
use protocol::{DecisionReview, DrawReview, PlayerReview, TurningKind, TurningPoint};

/// So many moments are told.
const TURNING_POINTS: usize = 3;

/// How each seat did.
pub(super) fn players(players: usize, decisions: &[DecisionReview], draws: &[DrawReview]) -> Vec<PlayerReview> {
    let player = |seat: Seat| {
        let own = || decisions.iter().filter(move |decision| decision.seat == seat && !decision.forced);
        let (count, loss) = (own().count(), own().map(|decision| decision.loss).sum::<f32>());
        PlayerReview {
            luck: round(draws.iter().map(|draw| draw.luck[seat]).sum()),
            loss: round(loss),
            mean_loss: round(loss / count.max(1) as f32),
            decisions: count as u32,
            best: own().filter(|decision| decision.loss == 0.0).count() as u32,
        }
    };
    Seat::all(players).map(player).collect()
}

/// The moments that cost or brought most, in the order in which they came.
pub(super) fn turning_points(decisions: &[DecisionReview], draws: &[DrawReview]) -> Vec<TurningPoint> {
    let decisions = decisions.iter().filter(|decision| decision.loss > 0.0).map(of_decision);
    let mut all: Vec<TurningPoint> = decisions.chain(draws.iter().filter_map(of_draw)).collect();
    all.sort_by(|a, b| b.points.total_cmp(&a.points).then(a.step.cmp(&b.step)));
    all.truncate(TURNING_POINTS);
    all.sort_by_key(|point| point.step);
    all
}

fn of_decision(decision: &DecisionReview) -> TurningPoint {
    let text = Text::new("review-turning-decision")
        .with("seat", decision.seat)
        .with("action", decision.action.label.clone())
        .with("best", decision.best.label.clone())
        .with("points", whole(decision.loss));
    let DecisionReview { step, seat, loss, .. } = *decision;
    TurningPoint { step, kind: TurningKind::Decision, seat, points: loss, text }
}

/// For whom it was best. What suits all alike is no turning point.
fn of_draw(draw: &DrawReview) -> Option<TurningPoint> {
    let (seat, luck) = draw.luck.iter().max_by(|a, b| a.1.total_cmp(b.1))?;
    let text = Text::new("review-turning-draw").with("seat", seat).with("points", whole(*luck));
    let point = TurningPoint { step: draw.step, kind: TurningKind::Draw, seat, points: *luck, text };
    (*luck > 0.0).then_some(point)
}

/// The players compared, a sentence each.
pub(super) fn comparison(scores: PerSeat<i16>, ranks: PerSeat<u8>, players: &[PlayerReview]) -> Vec<Text> {
    let (careful, loss) = first(players, |player| player.mean_loss);
    let (lucky, luck) = first(players, |player| -player.luck);
    let mut sentences = Vec::new();
    if loss > 0.0 {
        let all = players[careful.index()].loss;
        sentences.push(Text::new("review-best-decisions").with("seat", careful).with("points", whole(all)));
    } else {
        sentences.push(Text::new("review-flawless").with("seat", careful));
    }
    if luck < -0.5 {
        sentences.push(Text::new("review-most-luck").with("seat", lucky).with("points", whole(luck)));
    }
    sentences.push(without_luck(scores, ranks, players));
    sentences
}

/// Who would have been ahead if chance had done nothing for anybody.
fn without_luck(scores: PerSeat<i16>, ranks: PerSeat<u8>, players: &[PlayerReview]) -> Text {
    // A lead counts own points and those of others: this part of it are own ones.
    let own = (players.len() - 1) as f32 / players.len() as f32;
    let earned = |seat: Seat| f32::from(scores[seat]) - own * players[seat.index()].luck;
    let ahead = Seat::all(players.len()).max_by(|a, b| earned(*a).total_cmp(&earned(*b)).then(b.cmp(a)));
    let ahead = ahead.expect("somebody plays");
    let key = if ranks[ahead] == 1 { "review-deserved" } else { "review-undeserved" };
    Text::new(key).with("seat", ahead)
}

/// The seat with the least of something.
fn first(players: &[PlayerReview], key: impl Fn(&PlayerReview) -> f32) -> (Seat, f32) {
    let seats = Seat::all(players.len()).zip(players.iter().map(key));
    seats.min_by(|a, b| a.1.total_cmp(&b.1)).expect("somebody plays")
}
