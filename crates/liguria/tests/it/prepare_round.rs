//! Chapter 2.

use crate::script::{Numbers, THREE_PLAYERS, is_possible, options, play, view};
use game::{Game, GameExt, Table, Turn, Viewer};
use liguria::{Card, Cards, Chance, Event, Liguria};

/// Returns the table before the tiles of the first round are drawn.
fn before_tiles() -> Table<Liguria> {
    let script: Vec<&str> = THREE_PLAYERS.lines().take_while(|line| !line.contains("tiles")).collect();
    play(options(3), &script.join("\n"))
}

#[test]
fn li_2_1_nine_rounds_with_three_players_eight_with_four() {
    let mut finished = 0;
    testkit::random_games::<Liguria>(2, |game, _| {
        if game.turn() == Turn::Over {
            let expected = if game.players() == 3 { 9 } else { 8 };
            assert_eq!(game.view(Viewer::Spectator).round, expected);
            finished += 1;
        }
    });
    assert!(finished > 0);
}

#[test]
fn li_2_2_tiles_come_from_the_bag() {
    let table = before_tiles();
    let eleven = "wheel monk knight-1 merchant wheel building-a monk diplomat-1 knight-2 building-c order-02";
    assert!(is_possible(&table, &format!("tiles {eleven} order-01")));
    assert!(!is_possible(&table, &format!("tiles {eleven}")), "eleven tiles");
    assert!(!is_possible(&table, &format!("tiles {eleven} order-01 order-03")), "thirteen tiles");
    assert!("tiles order-02 order-02".parse::<Chance>().is_err(), "more than in the box");

    // In the next round, order-02 is no longer in the bag.
    let mut table = play(options(3), THREE_PLAYERS);
    let mut rng = Numbers(1);
    while view(&table).round == 1 && table.game().turn() != Turn::Chance {
        let Turn::Choose(seat) = table.game().turn() else { panic!("nobody is asked") };
        let action = table.game().legal(seat)[0];
        table.act(seat, action).unwrap();
    }
    assert!(!is_possible(&table, &format!("tiles {eleven} order-03")));
    assert!(table.game().check_chance(&table.game().draw(&mut rng)).is_ok());
}

#[test]
fn li_2_3_both_signs_are_on_offer() {
    let script: Vec<&str> = THREE_PLAYERS.lines().filter(|line| !line.contains("cards")).collect();
    let table = play(options(3), &script.join("\n"));
    assert!(is_possible(&table, "cards S01 S02 S36"));
    assert!(!is_possible(&table, "cards S01 S02 S03"), "only positive cards");
    assert!(!is_possible(&table, "cards S34 S35 S36"), "only negative cards");
    assert!(!is_possible(&table, "cards S01 S36"), "two cards");
}

/// Of the 36·35·34·33 ways to draw four cards from 18 positive and 18 negative ones, 23409 in 58905 have two of each
/// sign. The others either have both signs, three to one, or get them when the last card is replaced. Redrawing all
/// four cards instead would give two of each sign in 23409 of 52785 cases.
fn has_both_signs(cards: Cards) -> bool {
    let negative = cards.minus(Card::POSITIVE).len();
    negative > 0 && negative < cards.len()
}

#[test]
fn li_2_3_only_the_last_card_is_replaced() {
    let script = "
        chance: order 0 1 2 3
        chance: islands R4 B6 Y7 R5 B8 Y4 R6 B5
        chance: cubes RB BY RY RB
    ";
    let mut table = play(options(4), script);
    let mut rng = Numbers(7);
    let tiles = table.game().draw(&mut rng);
    table.reveal(tiles).unwrap();
    let draws = 40_000;
    let mut even = 0;
    for _ in 0..draws {
        let Chance::Cards(cards) = table.game().draw(&mut rng) else { panic!("no cards") };
        assert!(has_both_signs(cards) && cards.len() == 4);
        even += usize::from(cards.minus(Card::POSITIVE).len() == 2);
    }
    let share = even as f64 / f64::from(draws);
    assert!((share - 23_409.0 / 58_905.0).abs() < 0.01, "{share}");
}

/// With four players, three negative cards and one positive card each round: after six rounds the deck has only
/// positive cards left.
#[test]
fn li_2_4_a_deck_with_only_one_sign() {
    let mut table = Table::<Liguria>::new(&options(4));
    let mut rng = Numbers(3);
    let mut one_sided = 0;
    while table.game().turn() != Turn::Over {
        match table.game().turn() {
            Turn::Choose(seat) => {
                let action = table.game().legal(seat)[0];
                table.act(seat, action).unwrap();
            }
            _ => {
                let deck = view(&table).deck;
                let drawn = match table.game().draw(&mut rng) {
                    Chance::Cards(cards) if has_both_signs(deck) => {
                        assert!(has_both_signs(cards));
                        let (negative, positive) = (deck.minus(Card::POSITIVE), deck.minus(deck.minus(Card::POSITIVE)));
                        Chance::Cards(negative.iter().take(3).chain(positive.iter().take(1)).collect())
                    }
                    Chance::Cards(cards) => {
                        one_sided += 1;
                        assert_eq!(cards.minus(Card::POSITIVE), Cards::NONE);
                        Chance::Cards(cards)
                    }
                    other => other,
                };
                table.reveal(drawn).unwrap();
            }
        }
    }
    assert_eq!(one_sided, 2);
    let laid = table.events().iter().filter(|event| matches!(event, Event::CardsLaid { .. })).count();
    assert_eq!(laid, 8);
}
