//! Transposition keys, so that search recognizes a position however it was reached.

use ::summer_pavilion::{Player, Source, Star, Step, SummerPavilion};
use game::{Game, Seat, fingerprint};

/// The key of the position in which `seat` decides. It omits the supply, so that more positions coincide.
pub(super) fn of(game: &SummerPavilion, seat: Seat) -> u64 {
    let moment = (game.round(), game.step(), seat.index());
    let own = of_player(game.player(seat));
    match game.step() {
        Step::Acquire => fingerprint(&(moment, own, of_table(game, seat))),
        _ => fingerprint(&(moment, own)),
    }
}

/// Represents the board by its covered spaces and the colors in each star: which color is where doesn't matter.
fn of_player(player: &Player) -> u64 {
    let hues = Star::ALL.map(|star| player.board.hues(star));
    fingerprint(&(player.score, player.hand, player.board.covered(), hues))
}

/// Represents the other players and the factories.
fn of_table(game: &SummerPavilion, seat: Seat) -> u64 {
    let others = Seat::all(game.players()).filter(|other| *other != seat).map(|other| of_player(game.player(other)));
    let others = others.fold(0, |hash, other| fingerprint(&(hash, other)));
    let factories = Source::ALL.map(|source| game.lying(source));
    fingerprint(&(others, factories, game.token_holder().map(Seat::index)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::summer_pavilion::Action;
    use game::{GameExt, GameOptions, OptionValues, SplitMix, Turn};

    /// A new game with filled factories.
    fn opening() -> SummerPavilion {
        let options = OptionValues::new().with_defaults(::summer_pavilion::Options::SPECS).read().unwrap();
        let (mut game, mut rng) = (SummerPavilion::new(&options), SplitMix::new(1));
        while game.turn() == Turn::Chance {
            let chance = game.draw(&mut rng);
            game.reveal(chance, &mut ());
        }
        game
    }

    /// The key after taking the first possible color from each of these factories, in this order.
    fn after_taking(factories: [usize; 3]) -> u64 {
        let mut game = opening();
        for factory in factories {
            let seat = game.turn().seats().first().unwrap();
            let from_factory = |action: &Action| matches!(action, Action::Take { source: Source::Factory(source), .. } if source.index() == factory);
            let action = game.legal(seat).into_iter().find(from_factory).unwrap();
            game.play(seat, action, &mut ());
        }
        of(&game, game.turn().seats().first().unwrap())
    }

    #[test]
    fn transpositions_have_the_same_key() {
        assert_eq!(after_taking([0, 1, 2]), after_taking([2, 1, 0]));
        assert_ne!(after_taking([0, 1, 2]), after_taking([0, 2, 1]));
    }
}
