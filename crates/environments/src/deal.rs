//! Common random numbers: the same luck for every bot.

use game::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::collections::BTreeMap;

/// The chance outcomes of one deal. The *k*-th draw of a kind has its own generator, so a deal gives different bots the
/// same draws, as far as their play allows.
#[derive(Clone)]
pub struct Deal {
    generator: ChaCha8Rng,
    /// Number of draws so far, by kind.
    drawn: BTreeMap<&'static str, u32>,
}

impl Deal {
    /// The deal with this number in the match with this seed.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut of_match = ChaCha8Rng::seed_from_u64(seed);
        of_match.set_stream(number);
        Self { generator: ChaCha8Rng::from_rng(&mut of_match), drawn: BTreeMap::new() }
    }

    /// Draws the chance outcome that the game is waiting for.
    pub fn draw<G: Game>(&mut self, game: &G) -> G::Chance {
        let kind = game.chance_kind();
        let drawn = self.drawn.entry(kind).or_default();
        let mut generator = self.generator.clone();
        generator.set_stream(u64::from(checksum(kind)) << 32 | u64::from(*drawn));
        *drawn += 1;
        game.draw(&mut generator)
    }
}

/// Distinguishes the few kinds of draws in a game (FNV-1a).
fn checksum(kind: &str) -> u32 {
    kind.bytes().fold(0x811C_9DC5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Listed, Visitor};
    use game::{GameOptions, OptionValues};

    /// Makes eight draws in a game's initial position.
    struct FirstDraws(Deal);

    impl Visitor for FirstDraws {
        type Output = String;

        fn visit<G: Listed>(mut self) -> String {
            let values = OptionValues::new().with_defaults(G::Options::SPECS);
            let game = G::new(&values.read().expect("the game's own options"));
            (0..8).map(|_| self.0.draw(&game).to_string()).collect()
        }
    }

    #[test]
    fn a_deal_can_be_repeated() {
        for slug in catalog::SLUGS {
            let draws = |seed, number| catalog::visit(slug, FirstDraws(Deal::new(seed, number)));
            assert_eq!(draws(1, 2), draws(1, 2));
            assert_ne!(draws(1, 2), draws(1, 3));
            assert_ne!(draws(1, 2), draws(2, 2));
        }
    }
}
