//! A review's summary, in words and numbers.

use crate::rounding::{round, whole};
use game::{PerSeat, Seat, Text};
use protocol::{DecisionReview, DrawReview, PlayerReview, TurningKind, TurningPoint};

/// Number of turning points in a review.
const TURNING_POINTS: usize = 3;

/// Each seat's luck and losses.
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

/// The decisions and draws with the biggest effect, in chronological order.
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

/// A draw as a turning point for the seat it favored most; `None` if it favored none.
fn of_draw(draw: &DrawReview) -> Option<TurningPoint> {
    let (seat, luck) = draw.luck.iter().max_by(|a, b| a.1.total_cmp(b.1))?;
    let text = Text::new("review-turning-draw").with("seat", seat).with("points", whole(*luck));
    let point = TurningPoint { step: draw.step, kind: TurningKind::Draw, seat, points: *luck, text };
    (*luck > 0.0).then_some(point)
}

/// Compares the players, one sentence per topic.
pub(super) fn comparison(scores: PerSeat<i16>, ranks: PerSeat<u8>, players: &[PlayerReview]) -> Vec<Text> {
    let (accurate, mean_loss) = lowest(players, |player| player.mean_loss);
    let (lucky, luck) = lowest(players, |player| -player.luck);
    let mut sentences = vec![accuracy(accurate, mean_loss)];
    if luck < -0.5 {
        sentences.push(Text::new("review-most-luck").with("seat", lucky).with("points", whole(luck)));
    }
    sentences.push(without_luck(scores, ranks, players));
    sentences
}

/// The most accurate player, with the mean loss in whole points and tenths; the message supplies the decimal mark.
fn accuracy(seat: Seat, mean_loss: f32) -> Text {
    if mean_loss == 0.0 {
        return Text::new("review-flawless").with("seat", seat);
    }
    let tenths = whole(mean_loss * 10.0);
    Text::new("review-accuracy").with("seat", seat).with("whole", tenths / 10).with("tenths", tenths % 10)
}

/// Says which seat would have been ahead without luck.
fn without_luck(scores: PerSeat<i16>, ranks: PerSeat<u8>, players: &[PlayerReview]) -> Text {
    // Luck is measured as a lead, which also depends on the other seats' points: this is the fraction due to the seat's
    // own.
    let own = (players.len() - 1) as f32 / players.len() as f32;
    let earned = |seat: Seat| f32::from(scores[seat]) - own * players[seat.index()].luck;
    let ahead = Seat::all(players.len()).max_by(|a, b| earned(*a).total_cmp(&earned(*b)).then(b.cmp(a)));
    let ahead = ahead.expect("a game has players");
    let key = if ranks[ahead] == 1 { "review-deserved" } else { "review-undeserved" };
    Text::new(key).with("seat", ahead)
}

/// The seat with the lowest key, and the key.
fn lowest(players: &[PlayerReview], key: impl Fn(&PlayerReview) -> f32) -> (Seat, f32) {
    let seats = Seat::all(players.len()).zip(players.iter().map(key));
    seats.min_by(|a, b| a.1.total_cmp(&b.1)).expect("a game has players")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_is_the_mean_loss_to_one_decimal() {
        let seat = Seat::new(0);
        let lost = |whole: i64, tenths: i64| {
            Text::new("review-accuracy").with("seat", seat).with("whole", whole).with("tenths", tenths)
        };
        assert_eq!(accuracy(seat, 2.14), lost(2, 1));
        assert_eq!(accuracy(seat, 12.96), lost(13, 0));
        assert_eq!(accuracy(seat, 0.02), lost(0, 1), "a loss is never shown as zero");
        assert_eq!(accuracy(seat, 0.0), Text::new("review-flawless").with("seat", seat));
    }
}
