//! Chapter 11, and the parts of chapters 9 and 10 that need more than one action.

use game::Event as _;
use game::{Game, Points, Seat, Turn, Viewer};
use mille_fiori::{BonusRow, Edition, Event, MilleFiori};
use std::collections::BTreeMap;

/// Calls `look` with the final state and all events of random games without the expansion.
fn finished_games(games: usize, mut look: impl FnMut(&MilleFiori, &[Event])) {
    let mut so_far = Vec::new();
    testkit::random_games::<MilleFiori>(games, |game, events| {
        so_far.extend_from_slice(events);
        if game.turn() == Turn::Over {
            let events = std::mem::take(&mut so_far);
            if !game.options().masterworks {
                look(game, &events);
            }
        }
    });
}

fn triggered(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::EndTriggered { .. }))
}

#[test]
fn mf_11_1_mf_11_2_rounds_until_the_deck_is_used_up() {
    let mut ended_by_deck = BTreeMap::new();
    finished_games(5, |game, events| {
        let options = game.options();
        let rounds = match options.edition {
            Edition::Revised => [10, 7, 5],
            Edition::First => [9, 6, 4],
        }[usize::from(options.players) - 2];
        let round = game.view(Viewer::Spectator).round;
        if triggered(events) {
            assert!(round <= rounds, "{options:?}");
        } else {
            assert_eq!(round, rounds, "{options:?}");
            *ended_by_deck.entry((options.players, format!("{:?}", options.edition))).or_insert(0) += 1;
        }
    });
    assert!(ended_by_deck.len() >= 4, "{ended_by_deck:?}");
}

#[test]
fn mf_11_3_mf_11_4_the_end_by_diamonds_finishes_the_pass() {
    let mut seen = 0;
    finished_games(5, |game, events| {
        let Some(trigger) = events.iter().position(|event| matches!(event, Event::EndTriggered { .. })) else { return };
        seen += 1;
        // From the trigger to the end, no cards are dealt or passed, and everyone later in the pass gets a turn.
        let after = &events[trigger..];
        assert!(!after.iter().any(|event| matches!(event, Event::HandsPassed | Event::HandsDealt { .. })));
        let start = game.view(Viewer::Spectator).start;
        let Event::EndTriggered { seat } = events[trigger] else { unreachable!() };
        let later = game.players() - 1 - seat.distance_from(start, game.players());
        let played = after.iter().filter(|event| matches!(event, Event::CardPlayed { .. })).count();
        assert_eq!(played, later);
    });
    assert!(seen > 0, "no game ended by diamonds");
}

#[test]
fn mf_11_5_the_reserve_is_used_when_the_supply_is_empty() {
    let mut from_reserve = 0;
    finished_games(20, |_, events| {
        let mut ended = [false; 4];
        for event in events {
            match event {
                Event::EndTriggered { seat } => ended[seat.index()] = true,
                Event::DiamondPlaced { seat, from_reserve: reserve, .. } => {
                    assert_eq!(*reserve, ended[seat.index()]);
                    from_reserve += usize::from(*reserve);
                }
                _ => {}
            }
        }
    });
    assert!(from_reserve > 0, "no diamond came from the reserve");
}

#[test]
fn mf_10_2_mf_10_4_each_bonus_scores_once_and_only_at_the_end() {
    finished_games(3, |game, events| {
        let end = events.iter().rposition(|event| matches!(event, Event::GameEnded)).unwrap();
        for row in BonusRow::ALL {
            let earned: Vec<(Seat, u8)> = events
                .iter()
                .filter_map(|event| match event {
                    Event::BonusPlaced { seat, row: of, value, .. } if *of == row => Some((*seat, *value)),
                    _ => None,
                })
                .collect();
            assert!(earned.iter().map(|(_, value)| *value).eq([20, 15, 10, 5].into_iter().take(earned.len())));
            for seat in Seat::all(game.players()) {
                assert!(earned.iter().filter(|(by, _)| *by == seat).count() <= 1);
            }
        }
        let first_bonus = events
            .iter()
            .position(|event| matches!(event.points(), Some(Points { source, .. }) if source.starts_with("bonus-")));
        let bonuses = events.iter().filter(|event| matches!(event, Event::BonusPlaced { .. })).count();
        assert_eq!(first_bonus.map_or(0, |first| end - first), bonuses, "all bonuses score right before the end");
    });
}

#[test]
fn mf_9_4_one_card_earns_at_most_one_extra_card() {
    finished_games(3, |_, events| {
        let mut earned = false;
        for event in events {
            match event {
                Event::CardPlayed { .. } | Event::ExtraCardTaken { .. } => earned = false,
                Event::ExtraCardEarned { .. } => assert!(!std::mem::replace(&mut earned, true)),
                _ => {}
            }
        }
    });
}

#[test]
fn mf_9_5_extra_cards_chain() {
    let mut longest = 0;
    finished_games(10, |_, events| {
        let mut chain = 0;
        for event in events {
            match event {
                Event::CardPlayed { .. } => chain = 0,
                Event::ExtraCardTaken { .. } => chain += 1,
                _ => {}
            }
            longest = longest.max(chain);
        }
    });
    assert!(longest >= 3, "the longest chain was {longest}");
}

#[test]
fn mf_11_7_fewer_diamonds_left_break_ties() {
    let mut ties = 0;
    finished_games(40, |game, _| {
        let (scores, ranks, view) = (game.scores(), game.ranks(), game.view(Viewer::Spectator));
        let left = |seat| view.seats[seat].player.personal + view.seats[seat].player.reserve;
        for one in Seat::all(game.players()) {
            for other in Seat::all(game.players()).filter(|other| scores[*other] == scores[one] && *other != one) {
                ties += 1;
                assert_eq!(ranks[one].cmp(&ranks[other]), left(one).cmp(&left(other)));
            }
        }
    });
    assert!(ties > 0, "no two players ever had equal points");
}
