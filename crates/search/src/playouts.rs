//! A guide that plays to the end of the game by a policy.

use crate::guide::{Guide, Plain};
use crate::policy::Policy;
use game::{Game, PerSeat, Seat};
use rand_core::Rng;

/// A guide whose rollouts follow a policy to the end of the game. With [`Policy::Random`], it is the same as [`Plain`].
#[derive(Clone, Copy, Debug)]
pub struct Playouts(pub Policy);

impl<G: Game> Guide<G> for Playouts {
    fn value(&self, game: &G) -> PerSeat<f32> {
        Guide::<G>::value(&Plain, game)
    }

    fn reward(&self, game: &G) -> PerSeat<f32> {
        Guide::<G>::reward(&Plain, game)
    }

    fn rollout_action<R: Rng + ?Sized>(&self, game: &G, _: Seat, actions: &[G::Action], rng: &mut R) -> G::Action {
        self.0.pick(game, actions, rng)
    }

    fn ends_rollout(&self, _: &G, _: usize) -> bool {
        false
    }
}
