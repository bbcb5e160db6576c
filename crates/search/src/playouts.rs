//! Search that knows nothing but how to play on.

use crate::guide::{Guide, Plain};
use crate::policy::Policy;
use game::{Game, PerSeat, Seat};
use rand_core::Rng;

/// The guide of a search that plays every game on to its end by a policy. [`Plain`] with [`Policy::Random`].
#[derive(Clone, Copy, Debug)]
pub struct Playouts(pub Policy);

impl<G: Game> Guide<G> for Playouts {
    fn value(&self, game: &G) -> PerSeat<f32> {
        Guide::<G>::value(&Plain, game)
    }

    fn reward(&self, game: &G) -> PerSeat<f32> {
        Guide::<G>::reward(&Plain, game)
    }

    fn improvise<R: Rng + ?Sized>(&self, game: &G, _: Seat, actions: &[G::Action], rng: &mut R) -> G::Action {
        self.0.pick(game, actions, rng)
    }

    fn rests(&self, _: &G, _: usize) -> bool {
        false
    }
}
