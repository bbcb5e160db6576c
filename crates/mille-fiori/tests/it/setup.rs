//! Chapter 1.

use crate::script::{TWO_PLAYERS, first, legal, play, revised, values, view, with};
use game::{Game, OptionValue, Seat, Table, Turn, Viewer};
use mille_fiori::components::{COMMONERS, GOLD_DIAMONDS, GOODS, HOUSES, NOBLES, ROWS, SHIPS_PER_ROW, WORKSHOPS};
use mille_fiori::{Area, BASE_DECK, MilleFiori, Options, SeaSpace, Space};

#[test]
fn mf_1_1_two_to_four_players() {
    for players in [2, 3, 4] {
        assert_eq!(MilleFiori::new(&revised(players)).players(), usize::from(players));
    }
    for players in [1, 5] {
        let values = with(values(revised(2)), "players", OptionValue::Number(players));
        assert!(values.read::<Options>().is_err(), "{players} players");
    }
}

#[test]
fn mf_1_2_109_spaces() {
    let spaces =
        [WORKSHOPS.len(), HOUSES.len(), NOBLES.len(), COMMONERS.len(), GOODS.len() * ROWS, SHIPS_PER_ROW * ROWS];
    assert_eq!(spaces, [30, 20, 12, 12, 20, 15]);
    assert_eq!(Area::ALL.map(Area::spaces), spaces);
}

#[test]
fn mf_1_3_a_card_for_each_symbol_on_the_board() {
    let cards = |symbol| BASE_DECK.iter().filter(|card| card.symbol() == Some(symbol)).count();
    for cell in &WORKSHOPS {
        assert_eq!(cards(cell.symbol), WORKSHOPS.iter().filter(|other| other.symbol == cell.symbol).count());
    }
    for pyramid in [NOBLES, COMMONERS] {
        for symbol in pyramid {
            assert_eq!(cards(symbol), pyramid.iter().filter(|other| **other == symbol).count());
        }
    }
    assert!(GOODS.iter().all(|good| cards(*good) == ROWS));
    assert!(BASE_DECK.iter().all(|card| (1..=5).contains(&card.wheel())));
}

#[test]
fn mf_1_4_diamonds_by_edition() {
    for (options, expected) in [(revised(3), (27, 3)), (first(3), (25, 5))] {
        let view = view(&Table::new(&options), Viewer::Spectator);
        for seat in view.seats.values() {
            assert_eq!((seat.player.personal, seat.player.reserve), expected);
        }
    }
}

#[test]
fn mf_1_5_ships_at_the_start_and_no_points() {
    let game = MilleFiori::new(&revised(4));
    assert_eq!(game.scores().as_slice(), [0; 4]);
    assert!(game.view(Viewer::Spectator).seats.values().all(|seat| seat.player.ship == SeaSpace::default()));
}

#[test]
fn mf_1_6_display_at_the_start() {
    for (players, cards) in [(2, 9), (3, 4), (4, 9)] {
        let mut table = Table::<MilleFiori>::new(&revised(players));
        table.reveal("start 0".parse().unwrap()).unwrap();
        let too_few = "display houses-1 houses-1 houses-2".parse().unwrap();
        assert!(table.reveal(too_few).is_err());
        let names: Vec<String> = BASE_DECK.iter().take(cards).map(|card| card.to_string()).collect();
        table.reveal(format!("display {}", names.join(" ")).parse().unwrap()).unwrap();
        assert_eq!(view(&table, Viewer::Spectator).display.len(), cards);
    }
    let table = play(first(2), "chance: start 0");
    assert!(view(&table, Viewer::Spectator).display.is_empty());
    assert_eq!(table.game().turn(), Turn::Chance);
}

#[test]
fn mf_1_7_chance_draws_the_start_player() {
    for seat in 0..2 {
        let script = TWO_PLAYERS.replace("start 0", &format!("start {seat}"));
        let table = play(revised(2), &script);
        assert_eq!(view(&table, Viewer::Spectator).start, Seat::new(seat));
    }
    assert!(Table::<MilleFiori>::new(&revised(2)).reveal("start 2".parse().unwrap()).is_err());
}

#[test]
fn mf_3_1_every_workshop_touches_one_gold_diamond() {
    let mut cells: Vec<Space> = GOLD_DIAMONDS.concat();
    cells.sort_unstable();
    assert_eq!(cells, Space::all().collect::<Vec<_>>());
    assert_eq!(cells.len(), 30);
    // The three cells around a gold diamond are neighbors of each other.
    for [a, b, c] in GOLD_DIAMONDS {
        for (one, other) in [(a, b), (b, c), (a, c)] {
            let (one, other) = (&WORKSHOPS[one.index()], &WORKSHOPS[other.index()]);
            let apart = ((one.row - other.row).abs(), (one.x - other.x).abs());
            assert!([(0, 2), (1, 1)].contains(&apart), "{apart:?}");
        }
    }
}

#[test]
fn mf_4_1_the_street_shows_six_values() {
    let houses = |value| HOUSES.iter().filter(|house| **house == value).count();
    assert_eq!([1, 2, 3, 4, 5, 10].map(houses), [3, 3, 4, 4, 4, 2]);
    assert_eq!(HOUSES.iter().map(|value| u32::from(*value)).sum::<u32>(), 77);
}

#[test]
fn mf_5_1_each_pyramid_shows_each_symbol_four_times() {
    for pyramid in [NOBLES, COMMONERS] {
        for symbol in pyramid {
            assert_eq!(pyramid.iter().filter(|other| **other == symbol).count(), 4);
        }
        // Each level repeats the three symbols in turn, so that no symbol is on top of itself.
        for (above, below) in [(9, 5), (10, 6), (11, 7), (5, 0), (6, 1), (7, 2), (8, 3)] {
            assert!(pyramid[above] != pyramid[below] && pyramid[above] != pyramid[below + 1]);
        }
    }
}

#[test]
fn a_pick_comes_from_the_hand() {
    let table = play(revised(2), TWO_PLAYERS);
    assert_eq!(
        legal(&table, 1),
        ["pick harbor-4", "pick houses-4", "pick houses-5", "pick nobles-lion-1", "pick nobles-lion-2"]
    );
}
