//! Orders: what a player wants done on their next turn, which is a plan, or a move where there is nothing to decide.
//!
//! Nobody else learns of orders: nothing is sent to others when they are given, changed or dropped, and the move that
//! follows comes after a random time, as if the player had made it.

use super::commands::Caller;
use super::commit::Proposal;
use super::play::Play;
use super::{ConnectionId, Message, TableTask};
use crate::error::store_error;
use any_table::{foresee, only_sensible};
use game::{Seat, Turn};
use protocol::{ActionName, ApiError, Code, Foreseen, PlanDropped, PlannedStep, SeatOrders, ToClient};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use store::UserId;
use tokio::task::JoinHandle;

/// Maximum number of steps of a plan.
const MAX_STEPS: usize = 12;

/// The orders of a user for a seat. The store keeps them as JSON.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Orders {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    plan: Option<Plan>,
    #[serde(default)]
    auto_pass: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Plan {
    /// The remaining steps.
    steps: Vec<PlannedStep>,
    /// The version that the player knew. Chance outcomes after it are news.
    version: u32,
    /// The version of the seat's last own input. After another one, the plan is void.
    own: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dropped: Option<PlanDropped>,
}

impl Orders {
    fn is_empty(&self) -> bool {
        self.plan.is_none() && !self.auto_pass
    }
}

/// A user's orders for a seat.
pub(super) struct Given {
    user: UserId,
    seat: Seat,
    orders: Orders,
}

/// A decision for which the orders have been looked at, and the move that is about to be made. Dropping it cancels the
/// move.
pub(super) struct Ordered {
    decision: u32,
    due: Option<JoinHandle<()>>,
}

impl Drop for Ordered {
    fn drop(&mut self) {
        if let Some(due) = &self.due {
            due.abort();
        }
    }
}

/// The move that orders make now.
enum Move {
    Planned(ActionName),
    Pass(ActionName),
    Dropped(PlanDropped),
    None,
}

/// Commands.
impl TableTask {
    pub(super) fn foresee(&mut self, caller: Caller<'_>, seat: u8, steps: &[ActionName]) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        let foreseen = self.foreseen(seat, steps)?;
        self.send(caller.connection, &ToClient::Foreseen { id: caller.id.to_owned(), foreseen });
        Ok(())
    }

    /// Keeps a plan for the seat; without steps, drops it.
    pub(super) async fn set_plan(
        &mut self,
        caller: Caller<'_>,
        seat: u8,
        steps: &[ActionName],
    ) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        let plan = if steps.is_empty() { None } else { Some(self.new_plan(seat, steps)?) };
        self.change_orders(seat, |orders| orders.plan = plan).await
    }

    pub(super) async fn set_auto_pass(&mut self, caller: Caller<'_>, seat: u8, on: bool) -> Result<(), ApiError> {
        let seat = self.own_active_seat(caller, seat)?;
        self.change_orders(seat, |orders| orders.auto_pass = on).await
    }

    /// During the seat's own turn, the player can simply move.
    fn new_plan(&self, seat: Seat, steps: &[ActionName]) -> Result<Plan, ApiError> {
        let Foreseen { steps, .. } = self.foreseen(seat, steps)?;
        let play = self.running()?;
        if play.decision(seat).is_some() {
            return Err(Code::CannotPlan.into());
        }
        Ok(Plan { steps, version: play.version(), own: play.last_own(seat), dropped: None })
    }

    fn foreseen(&self, seat: Seat, steps: &[ActionName]) -> Result<Foreseen, ApiError> {
        if steps.len() > MAX_STEPS {
            return Err(ApiError::bad_field(Some("steps".to_owned())));
        }
        foresee(&self.running()?.view_of(seat), seat, steps).map_err(ApiError::cannot_plan)
    }
}

/// Keeping orders.
impl TableTask {
    /// Reads the orders for all seats. What can't be read counts as no orders.
    pub(super) async fn load_orders(&mut self) {
        let Ok(stored) = self.app.store.seat_orders(&self.id).await else { return };
        let read = |stored: store::SeatOrders| {
            let (user, seat) = (stored.user, Seat::try_new(usize::from(stored.seat))?);
            Some(Given { user, seat, orders: serde_json::from_str(&stored.orders).ok()? })
        };
        self.orders = stored.into_iter().filter_map(read).collect();
    }

    /// The orders of the seat's player, without a plan that is void.
    fn orders_for(&self, seat: Seat) -> Orders {
        let given = self.orders.iter().find(|given| given.seat == seat && self.owns(Some(given.user), seat));
        let mut orders = given.map(|given| given.orders.clone()).unwrap_or_default();
        let own = self.play.as_ref().map(|play| play.last_own(seat));
        orders.plan = orders.plan.filter(|plan| Some(plan.own) == own);
        orders
    }

    /// Stores changed orders, tells the player, and follows them anew.
    async fn change_orders(&mut self, seat: Seat, change: impl FnOnce(&mut Orders)) -> Result<(), ApiError> {
        let store::Sitter::User(user) = self.seat_row(seat).sitter else { return Err(Code::NotYourSeat.into()) };
        let mut orders = self.orders_for(seat);
        change(&mut orders);
        let json = if orders.is_empty() { String::new() } else { serde_json::to_string(&orders).unwrap_or_default() };
        let stored = store::SeatOrders { user, seat: seat.index() as u8, orders: json };
        self.app.store.set_seat_orders(&self.id, &stored).await.map_err(store_error)?;
        self.orders.retain(|given| (given.user, given.seat) != (user, seat));
        self.orders.push(Given { user, seat, orders });
        self.ordered[seat.index()] = None;
        self.tell_orders(seat, user);
        Ok(())
    }

    /// Drops the seat's plan after a move that it did not plan.
    pub(super) async fn forget_plan(&mut self, seat: Seat) {
        let has_plan = |given: &Given| given.seat == seat && given.orders.plan.is_some();
        if self.orders.iter().any(has_plan) {
            // If it fails, the plan is void all the same.
            let _ = self.change_orders(seat, |orders| orders.plan = None).await;
        }
    }

    /// Sends a new connection its user's orders.
    pub(super) async fn send_orders(&mut self, connection: ConnectionId, user: Option<UserId>) {
        if self.app.store.is_shared() {
            self.load_orders().await;
        }
        for seat in self.seats_of(user) {
            if !self.orders_for(seat).is_empty() {
                let message = self.orders_message(seat);
                self.send(connection, &message);
            }
        }
    }

    fn tell_orders(&mut self, seat: Seat, user: UserId) {
        let message = self.orders_message(seat);
        let own = self.listeners().filter(|(_, connection)| connection.user == Some(user));
        for id in own.map(|(id, _)| id).collect::<Vec<_>>() {
            self.send(id, &message);
        }
    }

    fn orders_message(&self, seat: Seat) -> ToClient {
        let Orders { plan, auto_pass } = self.orders_for(seat);
        let (steps, dropped) = plan.map_or_else(Default::default, |plan| (plan.steps, plan.dropped));
        ToClient::Orders(SeatOrders { seat: seat.index() as u8, steps, dropped, auto_pass })
    }
}

/// Following orders.
impl TableTask {
    /// Looks at the orders for each decision that has come up, and lets the move that they make follow after a while.
    pub(super) async fn follow_orders(&mut self) {
        if self.stale {
            return;
        }
        for seat in self.seats() {
            let asked = self.people_asked().contains(seat);
            let decision = self.play.as_ref().and_then(|play| play.decision(seat)).filter(|_| asked);
            if self.ordered[seat.index()].as_ref().map(|ordered| ordered.decision) != decision {
                self.ordered[seat.index()] = None;
                if let Some(decision) = decision {
                    self.look_at_orders(seat, decision).await;
                }
            }
        }
    }

    async fn look_at_orders(&mut self, seat: Seat, decision: u32) {
        if self.app.store.is_shared() {
            self.load_orders().await;
        }
        let due = match self.ordered_move(seat) {
            Move::Planned(_) | Move::Pass(_) => Some(self.move_later(seat, decision)),
            Move::Dropped(why) => {
                let drop = |orders: &mut Orders| orders.plan.iter_mut().for_each(|plan| plan.dropped = Some(why));
                // If it fails, the plan is looked at again the next time the table is loaded.
                let _ = self.change_orders(seat, drop).await;
                None
            }
            Move::None => None,
        };
        self.ordered[seat.index()] = Some(Ordered { decision, due });
    }

    /// Forgets the orders for a seat that somebody else has taken.
    pub(super) fn drop_orders(&mut self, seat: Seat) {
        self.orders.retain(|given| given.seat != seat);
        self.ordered[seat.index()] = None;
    }

    /// Whether the orders make the seat's current decision. Its player need not be told of it yet.
    pub(super) fn has_ordered_move(&self, seat: Seat) -> bool {
        matches!(self.ordered_move(seat), Move::Planned(_) | Move::Pass(_))
    }

    /// Whether a move is about to be made.
    pub(super) fn is_order_due(&self) -> bool {
        self.ordered.iter().flatten().any(|ordered| ordered.due.is_some())
    }

    fn ordered_move(&self, seat: Seat) -> Move {
        let Some(play) = self.play.as_ref().filter(|play| play.table.turn() == Turn::Choose(seat)) else {
            return Move::None;
        };
        let Orders { plan, auto_pass } = self.orders_for(seat);
        match plan.filter(|plan| plan.dropped.is_none()) {
            Some(plan) => plan.check(play, seat).map_or_else(Move::Dropped, Move::Planned),
            None if !auto_pass => Move::None,
            None => {
                only_sensible(&play.view_of(seat), seat).map_or(Move::None, |action| Move::Pass(action.as_str().into()))
            }
        }
    }

    /// The pause says nothing: it is random, and shorter only if the clock, which everyone sees, is about to run out.
    fn move_later(&self, seat: Seat, decision: u32) -> JoinHandle<()> {
        let left = self.play.as_ref().and_then(|play| play.clocks.state(seat, self.app.now()));
        let range = &self.app.config.ordered_pause;
        let pause = range.start + range.end.saturating_sub(range.start).mul_f64(random_share());
        let pause = left.map_or(pause, |clock| pause.min(Duration::from_millis(clock.left / 2)));
        let inbox = self.own_inbox.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(inbox) = inbox.upgrade() {
                // If the table has been unloaded in the meantime, the orders are followed when it is next loaded.
                let _ = inbox.send(Message::OrderDue(seat, decision)).await;
            }
        })
    }

    /// Makes the move that the orders make now, if the decision is still open.
    pub(super) async fn carry_out_order(&mut self, seat: Seat, decision: u32) {
        if !self.people_asked().contains(seat) || self.check_decision(seat, decision).is_err() {
            return;
        }
        let (action, is_planned) = match self.ordered_move(seat) {
            Move::Planned(action) => (action, true),
            Move::Pass(action) => (action, false),
            Move::Dropped(_) | Move::None => return,
        };
        let orders = self.orders_for(seat);
        let store::Sitter::User(user) = self.seat_row(seat).sitter else { return };
        let act = |task: &Self| {
            // Another instance may have given the seat to somebody else.
            task.own_seat(Some(user), seat.index() as u8)?;
            task.check_decision(seat, decision)?;
            Ok(Proposal::act(seat, action.clone()))
        };
        if self.execute(None, act).await.is_err() {
            // The decision stays open, and its player is told of it.
            self.ordered[seat.index()] = Some(Ordered { decision, due: None });
            return;
        }
        let rest = orders.plan.filter(|_| is_planned).and_then(|plan| plan.after_step(self.play.as_ref()?, seat));
        if is_planned {
            // If it fails, the rest of the plan is void.
            let _ = self.change_orders(seat, |orders| orders.plan = rest).await;
        }
        self.after_input().await;
    }
}

impl Plan {
    /// The first step, if every step is still possible and scores what was shown, and nothing was drawn since.
    fn check(&self, play: &Play, seat: Seat) -> Result<ActionName, PlanDropped> {
        if play.last_chance() > self.version {
            return Err(PlanDropped::Drawn);
        }
        let actions: Vec<ActionName> = self.steps.iter().map(|step| step.action.clone()).collect();
        let foreseen = foresee(&play.view_of(seat), seat, &actions).map_err(|_| PlanDropped::Impossible)?;
        let is_same = foreseen.steps.iter().zip(&self.steps).all(|(now, shown)| is_as_shown(now, shown));
        let first = actions.into_iter().next().ok_or(PlanDropped::Impossible)?;
        if is_same { Ok(first) } else { Err(PlanDropped::Changed) }
    }

    /// The rest of the plan once its first step was played; `None` if there is no more. What was drawn after the step is
    /// news to it.
    fn after_step(self, play: &Play, seat: Seat) -> Option<Self> {
        let own = play.last_own(seat);
        let steps: Vec<PlannedStep> = self.steps.into_iter().skip(1).collect();
        (!steps.is_empty()).then_some(Self { steps, version: own, own, ..self })
    }
}

/// Whether a step scores and costs what was shown. The turn order may reveal more or less of what follows it.
fn is_as_shown(now: &PlannedStep, shown: &PlannedStep) -> bool {
    let [now, shown] = [now, shown].map(|step| serde_json::from_str::<Value>(step.preview.get()).unwrap_or_default());
    let events = [&now, &shown].map(|preview| preview["events"].as_array().cloned().unwrap_or_default());
    let points = events.each_ref().map(|events| events.iter().filter(|event| event.get("points").is_some()).count());
    let is_start = events[0].iter().zip(&events[1]).all(|(now, shown)| now == shown);
    is_start && points[0] == points[1] && now["estimate"] == shown["estimate"]
}

/// A random number from 0 to 1.
fn random_share() -> f64 {
    let mut bytes = [0; 4];
    // Without randomness, the pause is short.
    let _ = getrandom::fill(&mut bytes);
    f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use any_table::open_table;
    use protocol::ClockRule;
    use store::Millis;
    use verifiable_chance::{Seed, VerifiableDraws};

    fn step(preview: Value) -> PlannedStep {
        PlannedStep { action: "sail".into(), preview: protocol::json(&preview) }
    }

    fn event(text: &str, points: Option<i16>) -> Value {
        match points {
            Some(points) => serde_json::json!({"text": text, "points": {"amount": points}}),
            None => serde_json::json!({"text": text}),
        }
    }

    #[test]
    fn a_step_must_cost_and_score_what_was_shown() {
        let preview =
            |events: &[Value], estimate: i16| step(serde_json::json!({"events": events, "estimate": estimate}));
        let [placed, two, three] = [event("placed", None), event("scored", Some(2)), event("scored", Some(3))];
        let shown = preview(&[placed.clone(), two.clone()], 1);
        let passed = event("hands-passed", None);
        assert!(is_as_shown(&shown, &shown));
        assert!(is_as_shown(&preview(&[placed.clone(), two.clone(), passed], 1), &shown), "the turn order says more");
        assert!(!is_as_shown(&preview(&[placed.clone(), three.clone()], 1), &shown));
        assert!(!is_as_shown(&preview(&[placed.clone(), two.clone(), three], 1), &shown));
        assert!(!is_as_shown(&preview(std::slice::from_ref(&placed), 1), &shown));
        assert!(!is_as_shown(&preview(&[event("paid", None), two.clone()], 1), &shown));
        assert!(!is_as_shown(&preview(&[placed, two], 0), &shown));
    }

    #[test]
    fn whatever_is_drawn_ends_a_plan() {
        let table = open_table("mille-fiori", &game::OptionValues::new()).expect("a table");
        let mut play = Play::new(table, VerifiableDraws::new(&Seed([3; 32]), ["x"]), ClockRule::None);
        while let Some(chance) = play.draw() {
            play.apply(&chance, Millis(5)).expect("it is possible");
        }
        let plan = |version| Plan { steps: Vec::new(), version, own: 0, dropped: None };
        let seat = Seat::new(0);
        assert_eq!(plan(play.version() - 1).check(&play, seat), Err(PlanDropped::Drawn));
        assert_eq!(
            plan(play.version()).check(&play, seat),
            Err(PlanDropped::Impossible),
            "nothing can be planned at a pick"
        );
    }
}
