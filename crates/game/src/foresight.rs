//! Planning ahead: a seat's next turn, as far as the seat can know.

use crate::undo::learns;
use crate::{Game, Seat, SplitMix, Turn, fingerprint};

/// A world imagined from a seat's view in which it is that seat's turn, although other seats may decide first.
///
/// Like a preview, it never uses the true state, and the same view always gives the same world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight<G: Game> {
    world: G,
    seat: Seat,
}

impl<G: Game> Foresight<G> {
    /// The seat's next turn; `None` if nothing can be planned now. `seat` is the viewer's seat.
    pub fn new(view: &G::View, seat: Seat) -> Option<Self> {
        let world = G::imagine(&G::imaginer(view), &mut SplitMix::new(fingerprint(view)));
        Self { world, seat }.at_turn()
    }

    pub fn world(&self) -> &G {
        &self.world
    }

    /// The seat's next decision after this legal action; `None` if it depends on chance or on anything that the seat
    /// learns from the action.
    pub fn after(mut self, action: G::Action) -> Option<Self> {
        if learns(&self.world, self.seat, action) {
            return None;
        }
        self.world.play(self.seat, action, &mut ());
        self.at_turn()
    }

    fn at_turn(mut self) -> Option<Self> {
        let is_turn = match self.world.turn() {
            Turn::Choose(seat) if seat == self.seat => true,
            Turn::Commit(seats) if seats.contains(self.seat) => false,
            Turn::Choose(_) | Turn::Commit(_) => self.world.suppose_turn(self.seat),
            Turn::Chance | Turn::Over => false,
        };
        is_turn.then_some(self)
    }
}

/// What `seat` can do without thinking at this open decision: its only action, or the only way to pass that forgoes the
/// least ([`Game::reluctance`]) if it can do nothing but pass. `None` if there is anything to decide, or if the choice is
/// hidden: other seats could tell from the time it takes how much there was to choose from.
pub fn only_sensible<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    if game.turn() != Turn::Choose(seat) {
        return None;
    }
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let least = actions.iter().map(|action| game.reluctance(action)).min()?;
    let is_pass = least > 0;
    let mut best = actions.iter().filter(|action| game.reluctance(action) == least);
    match (actions.len(), best.next(), best.next()) {
        (1, Some(only), _) => Some(*only),
        (_, Some(only), None) if is_pass => Some(*only),
        _ => None,
    }
}
