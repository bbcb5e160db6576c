//! Arbitrary actions and outcomes in arbitrary positions.

use crate::script::Weyl;
use game::{Game, GameExt, Turn, choose, parse_exactly};
use proptest::prelude::*;
use summer_pavilion::{Action, BoardSide, Color, Factory, Options, Source, Space, Star, SummerPavilion, Tiles};

/// Returns the position after a number of inputs in a random game, at a player's decision.
fn position(players: u8, board: BoardSide, seed: u64, inputs: usize) -> SummerPavilion {
    let mut rng = Weyl(seed);
    let mut game = SummerPavilion::new(&Options { players, board });
    for input in 0.. {
        match game.turn() {
            Turn::Chance => game.reveal(game.draw(&mut rng), &mut ()),
            Turn::Choose(seat) if input < inputs => game.play(seat, choose(&mut rng, &game.legal(seat)), &mut ()),
            _ => break,
        }
    }
    game
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn source() -> impl Strategy<Value = Source> {
    (0_u8..10).prop_map(|index| Factory::try_new(index).map_or(Source::Center, Source::Factory))
}

fn space() -> impl Strategy<Value = Space> {
    (prop::sample::select(Star::ALL.to_vec()), 1_u8..=6)
        .prop_filter_map("a space", |(star, ring)| Space::new(star, ring))
}

/// A few tiles, often in few colors.
fn tiles() -> impl Strategy<Value = Tiles> {
    prop::collection::vec(color(), 0..6).prop_map(|colors| colors.into_iter().collect())
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (source(), color()).prop_map(|(source, color)| Action::Take { source, color }),
        (space(), color(), 0_u8..7).prop_map(|(space, color, jokers)| Action::Place { space, color, jokers }),
        tiles().prop_map(Action::Bonus),
        tiles().prop_map(Action::Pass),
    ]
}

fn side() -> impl Strategy<Value = BoardSide> {
    prop::sample::select(vec![BoardSide::Colored, BoardSide::Plain])
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn legal_is_what_check_allows(
        players in 2_u8..=4, board in side(), seed: u64, inputs in 0_usize..120,
        actions in prop::collection::vec(action(), 50),
    ) {
        let game = position(players, board, seed, inputs);
        if let Turn::Choose(seat) = game.turn() {
            let legal = game.legal(seat);
            for action in actions {
                prop_assert_eq!(game.check(seat, &action).is_ok(), legal.contains(&action), "{}", action);
            }
        }
    }

    #[test]
    fn notation_is_read_as_it_is_written(action in action()) {
        prop_assert_eq!(parse_exactly::<Action>(&action.to_string()), Ok(action));
    }
}
