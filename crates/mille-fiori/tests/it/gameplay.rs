//! Chapter 2.

use crate::script::{TWO_PLAYERS, events, first, go_on, legal, options, play, revised, view};
use game::{Game, Seat, Table, Turn, Viewer};
use mille_fiori::{Action, Chance, Draft, Edition, Event, MilleFiori};

/// Seat 0 and seat 1 pick, then use their cards.
const FIRST_PASS: &str = "
    0: pick houses-3
    1: pick harbor-4
    0: place 0
    1: sail
";

#[test]
fn mf_2_1_five_cards_each() {
    let table = play(revised(2), TWO_PLAYERS);
    assert_eq!((legal(&table, 0).len(), legal(&table, 1).len()), (5, 5));

    let mut table = play(revised(2), "chance: start 0");
    let deal = "deal houses-1 houses-2 / houses-3 houses-4".parse::<Chance>().unwrap();
    assert!(table.reveal(deal).is_err(), "a deal before the display is filled");
}

#[test]
fn mf_2_1_a_deal_comes_from_the_deck() {
    let mut table = Table::<MilleFiori>::new(&revised(2));
    let before_deal: String = TWO_PLAYERS.lines().filter(|line| !line.contains("deal")).collect::<Vec<_>>().join("\n");
    go_on(&mut table, &before_deal);
    let hand = "harbor-3 harbor-4 harbor-5 houses-3 houses-4";
    for (deal, wrong) in [
        (
            format!("deal {hand} / nobles-coin-1 nobles-coin-3 nobles-lion-1 nobles-lion-2 nobles-lion-3"),
            "in the display",
        ),
        (format!("deal {hand} / nobles-lion-1 nobles-lion-2 nobles-lion-3 trade-swan-4"), "four cards"),
        (format!("deal {hand}"), "one hand"),
        (
            format!(
                "deal {hand} / houses-1 houses-2 houses-3 houses-4 houses-5 / harbor-1 harbor-2 harbor-3 harbor-4 harbor-5"
            ),
            "three hands",
        ),
        ("display houses-1".to_owned(), "no deal"),
    ] {
        assert!(table.reveal(deal.parse().unwrap()).is_err(), "{wrong}");
    }
}

#[test]
fn mf_2_2_the_first_edition_reveals_cards_after_each_deal() {
    let mut table = play(first(2), "
        chance: start 0
        chance: deal commoners-fish-1 commoners-fish-2 harbor-3 houses-3 workshops-ash-1 / harbor-4 houses-4 houses-5 nobles-lion-1 nobles-lion-2
    ");
    assert_eq!(table.game().turn(), Turn::Chance);
    go_on(&mut table, "chance: display houses-1 trade-swan-2");
    assert_eq!(table.game().turn(), Turn::Commit(game::Seats::all(2)));
    assert_eq!(view(&table, Viewer::Spectator).display.to_string(), "houses-1 trade-swan-2");
}

#[test]
fn mf_2_3_picks_are_secret() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3");
    let seen = table.events_seen_by(Viewer::Seat(Seat::new(1)), 0);
    assert_eq!(seen.last(), Some(&Event::CardPicked { seat: Seat::new(0), card: None }));
    assert!(view(&table, Viewer::Seat(Seat::new(1))).seats[Seat::new(0)].known.is_none());
    assert!(table.act(Seat::new(0), "pick harbor-3".parse().unwrap()).is_err(), "a second pick");
}

#[test]
fn mf_2_4_the_start_player_is_first() {
    for (start, next) in [(0, 1), (1, 0)] {
        let mut table = play(revised(2), &TWO_PLAYERS.replace("start 0", &format!("start {start}")));
        go_on(&mut table, "0: pick houses-3\n1: pick harbor-4");
        assert_eq!(table.game().turn(), Turn::Choose(Seat::new(start)));
        go_on(&mut table, &format!("{start}: sail"));
        assert_eq!(table.game().turn(), Turn::Choose(Seat::new(next)));
        go_on(&mut table, &format!("{next}: sail"));
        assert_eq!(view(&table, Viewer::Spectator).discard.to_string(), "harbor-4 houses-3");
    }
}

#[test]
fn mf_2_5_hands_go_to_the_left_neighbor() {
    let table = play(revised(2), &[TWO_PLAYERS, FIRST_PASS].concat());
    assert_eq!(legal(&table, 0), ["pick houses-4", "pick houses-5", "pick nobles-lion-1", "pick nobles-lion-2"]);
    assert_eq!(
        legal(&table, 1),
        ["pick commoners-fish-1", "pick commoners-fish-2", "pick harbor-3", "pick workshops-ash-1"]
    );
}

#[test]
fn mf_2_6_the_last_cards_go_to_the_display() {
    let mut table = play(revised(2), &[TWO_PLAYERS, FIRST_PASS].concat());
    go_on(&mut table, "0: pick houses-4\n1: pick workshops-ash-1\n0: sail\n1: sail");
    go_on(&mut table, "0: pick commoners-fish-1\n1: pick houses-5\n0: sail");
    assert_eq!(view(&table, Viewer::Spectator).display.len(), 9, "not before the last turn is over");
    go_on(&mut table, "1: sail");
    assert_eq!(
        view(&table, Viewer::Spectator).display.to_string(),
        "commoners-fish-2 harbor-1 harbor-2 harbor-3 houses-1 houses-1 houses-2 nobles-coin-1 nobles-coin-2 \
         nobles-lion-1 nobles-lion-2 trade-swan-1 trade-swan-2"
    );
    assert_eq!(table.game().turn(), Turn::Chance);
}

#[test]
fn mf_2_6_four_passes_with_three_and_four_players() {
    for (players, passes) in [(2, 3), (3, 4), (4, 4)] {
        let mut picks = 0;
        testkit::random_games::<MilleFiori>(1, |game, events| {
            if game.players() == players && !game.options().masterworks && game.view(Viewer::Spectator).round == 1 {
                picks += events.iter().filter(|event| matches!(event, Event::CardPicked { .. })).count();
            }
        });
        // Random and eager games, played to the end in each of the four configurations with this player count.
        assert_eq!(picks % (players * passes), 0, "{players} players: {picks} picks");
        assert!(picks > 0);
    }
}

#[test]
fn mf_2_7_the_start_player_changes_each_round() {
    let mut table = play(revised(2), &[TWO_PLAYERS, FIRST_PASS].concat());
    go_on(&mut table, "0: pick houses-4\n1: pick workshops-ash-1\n0: sail\n1: sail");
    go_on(&mut table, "0: pick commoners-fish-1\n1: pick houses-5\n0: sail\n1: sail");
    assert_eq!(view(&table, Viewer::Spectator).start, Seat::new(1));
    assert_eq!(events(&table).last(), Some(&Event::StartPlayerPassed { seat: Seat::new(1) }));
}

#[test]
fn mf_2_8_in_turn_each_player_picks_and_plays() {
    let mut table = play(options(2, Edition::Revised, Draft::OnTurn), TWO_PLAYERS);
    assert_eq!(table.game().turn(), Turn::Choose(Seat::new(0)));
    go_on(&mut table, "0: pick houses-3\n0: place 0");
    assert_eq!(table.game().turn(), Turn::Choose(Seat::new(1)));
    assert_eq!(legal(&table, 1).len(), 5, "hands are passed only after the whole pass");
    go_on(&mut table, "1: pick harbor-4\n1: sail");
    assert_eq!(legal(&table, 0), ["pick houses-4", "pick houses-5", "pick nobles-lion-1", "pick nobles-lion-2"]);
}

#[test]
fn mf_2_9_a_card_places_or_sails() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick nobles-lion-1");
    assert_eq!(legal(&table, 0), ["place 0", "sail"]);
    assert!(table.act(Seat::new(0), Action::Decline).is_err());
    assert!(table.act(Seat::new(0), "pick harbor-3".parse().unwrap()).is_err());
    go_on(&mut table, "0: sail");
    assert_eq!(legal(&table, 1), ["place 0", "place 1", "place 2", "place 3", "place 4", "sail"]);
}

#[test]
fn mf_2_10_the_ship_of_a_harbor_card_moves_last() {
    let mut table = play(revised(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick harbor-3\n1: pick harbor-4\n0: place 7");
    let names: Vec<String> = events(&table).iter().rev().take(4).rev().map(|event| format!("{event:?}")).collect();
    let starts = ["CardPlayed", "DiamondPlaced", "ShipMoved", "Scored"];
    assert!(names.iter().zip(starts).all(|(name, start)| name.starts_with(start)), "{names:?}");
}
