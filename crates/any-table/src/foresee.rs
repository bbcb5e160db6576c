//! A seat's next turn, for plans. Not part of [`crate::AnyTable`], so that programs without plans don't contain it.

use crate::choices::action_named;
use crate::table_starting_at;
use catalog::{AnyView, Listed, ViewVisitor};
use game::{ChoiceTree, Foresight, Game, GameExt, Seat, SplitMix, Viewer, fingerprint};
use protocol::{ActionName, Foreseen, PlannedStep, PositionView, Preview, Refusal, json};

/// What these actions would score on the next turn of `seat`, whose view this is, as if the seats before it did nothing,
/// and what could follow. Fails if nothing can be planned now, or not these actions.
pub fn foresee(view: &AnyView, seat: Seat, steps: &[ActionName]) -> Result<Foreseen, Refusal> {
    struct Foreseeing<'a>(Seat, &'a [ActionName]);

    impl ViewVisitor for Foreseeing<'_> {
        type Output = Result<Foreseen, Refusal>;

        fn visit<G: Listed>(self, view: &G::View) -> Self::Output {
            foresee_steps::<G>(view, self.0, self.1)
        }
    }

    view.visit(Foreseeing(seat, steps))
}

/// The action, in notation, of `seat`, whose view this is, if it has nothing to decide ([`game::only_sensible`]).
pub fn only_sensible(view: &AnyView, seat: Seat) -> Option<String> {
    struct Deciding(Seat);

    impl ViewVisitor for Deciding {
        type Output = Option<String>;

        fn visit<G: Listed>(self, view: &G::View) -> Self::Output {
            let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(fingerprint(view)));
            game::only_sensible(&world, self.0).map(|action| action.to_string())
        }
    }

    view.visit(Deciding(seat))
}

fn foresee_steps<G: Listed>(view: &G::View, seat: Seat, names: &[ActionName]) -> Result<Foreseen, Refusal> {
    let mut ahead = Foresight::<G>::new(view, seat);
    let mut steps = Vec::new();
    for name in names {
        let now = ahead.ok_or_else(Refusal::unforeseeable)?;
        let action = legal_action(now.world(), seat, name)?;
        let preview = Preview::new::<G>(&now.world().view(Viewer::Seat(seat)), seat, action);
        steps.push(PlannedStep { action: name.clone(), preview: json(&preview) });
        ahead = now.after(action);
    }
    if names.is_empty() && ahead.is_none() {
        return Err(Refusal::unforeseeable());
    }
    let position = ahead.map(|now| Box::new(position_to_plan(now.world().clone(), seat, steps.len())));
    Ok(Foreseen { steps, position })
}

fn legal_action<G: Game>(world: &G, seat: Seat, name: &ActionName) -> Result<G::Action, Refusal> {
    let action = action_named(world, seat, Some(&ChoiceTree::new(world, seat)), name)?;
    world.allows(seat, &action)?;
    Ok(action)
}

/// The position with the seat's choices; its decision is numbered by the steps before.
fn position_to_plan<G: Listed>(world: G, seat: Seat, steps: usize) -> PositionView {
    let mut position = table_starting_at(world).position(Viewer::Seat(seat), 0);
    position.decisions[seat.index()] = Some(steps as u32);
    position
}
