//! The parts of chapters 12 to 17 that need more than one action.

use crate::script::{events, go_on, legal, masterworks, play, view};
use game::Event as _;
use game::{Game, Seat, Table, Turn, UndoRefused, Viewer, outlook};
use mille_fiori::masterworks::components::TRADE_CITY;
use mille_fiori::masterworks::{self, Track};
use mille_fiori::{Awaited, Draft, Event, MilleFiori, Options};

const ZERO: Seat = Seat::new(0);
const ONE: Seat = Seat::new(1);

/// Two players, dealt and ready to pick; seat 0 starts. The council begins with brown.
const TWO_PLAYERS: &str = "
    chance: start 0
    chance: council brown green1 blue1 purple green2 blue2
    chance: masterworks masterwork-bowl-amber-2 masterwork-lamp-ruby-3 masterwork-vase-cobalt-4
    chance: dogaressas points sea-route small-dogate
    chance: display harbor-1 harbor-2 houses-1 houses-1 houses-2 nobles-coin-1 nobles-coin-2 trade-swan-1 trade-swan-2
    chance: deal dogate-1-2 harbor-3 houses-3 nobles-coin-3 workshops-ash-1 / dogate-2-1 harbor-4 houses-4 nobles-lion-1 workshops-lime-1
";

fn board(table: &Table<MilleFiori>) -> mille_fiori::masterworks::Board {
    view(table, Viewer::Spectator).masterworks.expect("the expansion is played").board
}

/// Returns the figure's council space.
fn figure(table: &Table<MilleFiori>, seat: usize) -> usize {
    board(table).seats[Seat::new(seat)].figure.index()
}

fn happened(table: &Table<MilleFiori>, event: &masterworks::Event) -> bool {
    events(table).contains(&Event::Masterworks(event.clone()))
}

/// Calls `look` with the final state and all events of random games with the expansion.
fn finished_games(games: usize, mut look: impl FnMut(&MilleFiori, &[Event])) {
    let mut so_far = Vec::new();
    testkit::random_games::<MilleFiori>(games, |game, events| {
        so_far.extend_from_slice(events);
        if game.turn() == Turn::Over {
            let events = std::mem::take(&mut so_far);
            if game.options().masterworks {
                look(game, &events);
            }
        }
    });
}

#[test]
fn an_outlook_skips_play_if_it_is_the_only_choice() {
    let table = play(masterworks(2), TWO_PLAYERS);
    let uses = |card: &str| {
        let pick = format!("pick {card}").parse().unwrap();
        let uses = outlook::<MilleFiori>(&view(&table, Viewer::Seat(ZERO)), ZERO, pick);
        uses.iter().map(|used| (used.then.to_string(), used.points(ZERO))).collect::<Vec<_>>()
    };
    assert_eq!(uses("houses-3"), [("place 0".to_owned(), 2), ("sail".to_owned(), 1)]);
    let takes = uses("dogate-1-2");
    assert!(
        takes.len() == 4 && takes.iter().all(|(used, _)| used.starts_with("take ")),
        "its step brings a masterwork"
    );
}

#[test]
fn mf_12_8_a_turn_begins_with_play() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4");
    assert_eq!(legal(&table, 0), ["play"]);
    let seen = |table: &Table<MilleFiori>, viewer| view(table, viewer).in_play.and_then(|played| played.card);
    assert_eq!(seen(&table, Viewer::Seat(ZERO)).map(|card| card.to_string()).as_deref(), Some("houses-3"));
    assert_eq!(seen(&table, Viewer::Seat(ONE)), None, "secret until it is played");
    go_on(&mut table, "0: play");
    assert_eq!(seen(&table, Viewer::Seat(ONE)).map(|card| card.to_string()).as_deref(), Some("houses-3"));
    assert_eq!(legal(&table, 0), ["place 0", "sail"]);
}

#[test]
fn mf_12_6_four_passes_with_two_players() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick harbor-4\n0: play\n0: sail\n1: play\n1: sail");
    go_on(&mut table, "0: pick houses-4\n1: pick nobles-coin-3\n0: play\n0: place 0\n1: play\n1: place 0");
    go_on(&mut table, "0: pick harbor-3\n1: pick nobles-lion-1\n0: play\n0: sail\n1: play\n1: sail");
    assert_eq!(legal(&table, 0).len(), 2, "one of two cards is picked");
    go_on(&mut table, "0: pick dogate-2-1\n1: pick dogate-1-2\n0: play");
    assert_eq!(view(&table, Viewer::Spectator).display.len(), 9);
    go_on(&mut table, "1: play\n1: take top\nchance: masterwork masterwork-vase-ruby-4\n1: window 0");
    let display = view(&table, Viewer::Spectator).display.to_string();
    assert!(display.contains("workshops-ash-1") && display.contains("workshops-lime-1"), "{display}");
    assert_eq!(table.game().turn(), Turn::Chance);
    // MF-12.7: seat 1 was the last to take the Doge card, and keeps it when the round ends.
    assert_eq!(view(&table, Viewer::Spectator).start, ONE);
}

#[test]
fn mf_12_7_the_start_player_stays_when_a_round_ends() {
    let mut rounds = 0;
    finished_games(1, |_, events| {
        rounds += events.iter().filter(|event| matches!(event, Event::LastCardsDisplayed { .. })).count();
        assert!(!events.iter().any(|event| matches!(event, Event::StartPlayerPassed { .. })));
    });
    assert!(rounds > 20);
}

#[test]
fn mf_14_3_the_new_start_player_leads_from_the_next_pass() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3\n1: pick dogate-2-1\n0: play\n0: sail");
    assert_eq!(table.game().turn(), Turn::Choose(ONE));
    // Two steps lead to the ship: it sails to space 5 for a point; then the card scores its own point.
    go_on(&mut table, "1: play");
    assert_eq!(table.scores().as_slice(), [1, 2]);
    assert_eq!(view(&table, Viewer::Spectator).start, ONE);
    go_on(&mut table, "0: pick houses-4\n1: pick harbor-3");
    assert_eq!(table.game().turn(), Turn::Choose(ONE), "first in the next pass of the same round");
}

#[test]
fn mf_14_3_a_pass_keeps_its_order() {
    let third = " / harbor-5 houses-5 nobles-cross-1 trade-goblet-1 workshops-pigments-1\n";
    let mut table = play(masterworks(3), &(TWO_PLAYERS.trim_end().to_owned() + third));
    go_on(&mut table, "0: pick houses-3\n1: pick dogate-2-1\n2: pick harbor-5\n0: play\n0: sail\n1: play");
    assert_eq!(view(&table, Viewer::Spectator).start, ONE);
    assert_eq!(table.game().turn(), Turn::Choose(Seat::new(2)), "clockwise, as before");
    go_on(&mut table, "2: play\n2: sail\n0: pick houses-5\n1: pick harbor-3\n2: pick houses-4");
    assert_eq!(table.game().turn(), Turn::Choose(ONE));
    go_on(&mut table, "1: play\n1: sail\n2: play\n2: sail");
    assert_eq!(table.game().turn(), Turn::Choose(ZERO), "the last seat of the pass that seat 1 leads");
}

#[test]
fn mf_12_9_the_reward_comes_before_the_use() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick workshops-ash-1\n1: pick harbor-4\n0: play");
    assert_eq!(view(&table, Viewer::Spectator).awaited, Awaited::TakeMasterwork);
    go_on(&mut table, "0: take masterwork-lamp-ruby-3");
    assert_eq!(table.game().turn(), Turn::Chance, "the gap is filled immediately");
    go_on(&mut table, "chance: masterwork masterwork-bowl-cobalt-3\n0: window 4");
    assert_eq!(table.scores().as_slice(), [3, 0]);
    assert_eq!(legal(&table, 0).last().map(String::as_str), Some("sail"), "now the card is used");
    let open = board(&table).open_masterworks.to_string();
    assert_eq!(open, "masterwork-bowl-amber-2 masterwork-bowl-cobalt-3 masterwork-vase-cobalt-4");
}

#[test]
fn mf_17_2_the_top_of_the_stack_is_taken_unseen() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick workshops-ash-1\n1: pick harbor-4\n0: play\n0: take top");
    assert!(
        table.clone().reveal("masterwork masterwork-bowl-amber-2".parse().unwrap()).is_err(),
        "it is already face up"
    );
    go_on(&mut table, "chance: masterwork masterwork-vase-ruby-4\n0: window 8");
    assert_eq!(table.scores().as_slice(), [4, 0]);
    assert_eq!(board(&table).open_masterworks.len(), 3);
    assert_eq!(board(&table).masterwork_stack.len(), 23);
}

#[test]
fn mf_15_6_a_used_dogaressa_returns_at_the_end_of_the_turn() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    // Two steps for the Dogate card and one for the color green lead to a Dogaressa.
    go_on(&mut table, "0: pick dogate-1-2\n1: pick dogate-2-1\n0: play\n0: take top");
    go_on(&mut table, "chance: masterwork masterwork-vase-ruby-4\n0: window 0\n1: play");
    assert_eq!((figure(&table, 0), figure(&table, 1)), (1, 3));
    go_on(&mut table, "0: pick houses-4\n1: pick nobles-coin-3\n1: play\n1: take sea-route");
    go_on(&mut table, "chance: dogaressa extra-card\n1: sail\n0: play\n0: sail");
    assert_eq!(board(&table).seats[Seat::new(1)].dogaressas.to_string(), "sea-route");
    go_on(&mut table, "0: pick houses-3\n1: pick nobles-lion-1");
    assert_eq!(legal(&table, 1)[..2], ["play", "dogaressa sea-route 1"]);
    assert_eq!(legal(&table, 1).len(), 8);
    let stack = board(&table).dogaressa_stack.total();
    go_on(&mut table, "1: dogaressa sea-route 2");
    assert!(happened(&table, &masterworks::Event::DogaressaReturned { dogaressa: "sea-route".parse().unwrap() }));
    assert_eq!(board(&table).dogaressa_stack.total(), stack + 1);
    // MF-15.5: the green card was discarded, and the figure on green hasn't moved.
    assert_eq!(figure(&table, 1), 4);
    assert!(view(&table, Viewer::Spectator).discard.to_string().contains("nobles-lion-1"));
}

#[test]
fn mf_15_4_a_dogaressa_cannot_be_used_in_the_turn_it_is_gained() {
    let script = TWO_PLAYERS.replace("council brown green1 blue1 purple", "council green1 brown blue1 purple");
    let mut table = play(masterworks(2), &script);
    go_on(&mut table, "0: pick nobles-coin-3\n1: pick harbor-4\n0: play\n0: take points");
    go_on(&mut table, "chance: dogaressa extra-card");
    assert!(legal(&table, 0).iter().all(|action| action.starts_with("place") || action == "sail"));
}

#[test]
fn mf_13_9_a_ship_moved_by_the_council_earns_no_extra_card() {
    let (mut moved, mut onto_extra) = (0, 0);
    finished_games(8, |_, events| {
        for pair in events.windows(2) {
            // A ship move right after a figure move is a council reward.
            if let [Event::Masterworks(masterworks::Event::FigureMoved { .. }), Event::ShipMoved { to, .. }] = pair {
                moved += 1;
                onto_extra += usize::from([7, 16, 20, 25].contains(&to.index()));
            }
        }
        let barred = events.windows(3).any(|three| {
            matches!(
                three,
                [
                    Event::Masterworks(masterworks::Event::FigureMoved { .. }),
                    Event::ShipMoved { to, .. },
                    Event::ExtraCardEarned { .. }
                ] if [7, 16, 25].contains(&to.index())
            )
        });
        assert!(!barred);
    });
    assert!(moved > 20 && onto_extra > 0, "{moved} moves, {onto_extra} onto an extra card");
}

#[test]
fn mf_12_12_rounds_until_the_deck_is_used_up() {
    let mut by_deck = 0;
    finished_games(6, |game, events| {
        let rounds = [12, 8, 6][game.players() - 2];
        let round = game.view(Viewer::Spectator).round;
        if events.iter().any(|event| matches!(event, Event::EndTriggered { .. })) {
            assert!(round <= rounds);
        } else {
            assert_eq!(round, rounds);
            by_deck += 1;
        }
    });
    assert!(by_deck > 0);
}

#[test]
fn mf_13_10_mf_16_6_track_bonuses_score_immediately_and_in_order() {
    let mut taken = 0;
    finished_games(10, |game, events| {
        for track in [Track::Council, Track::SeaRoute] {
            let values = events.iter().filter_map(|event| match event {
                Event::Masterworks(masterworks::Event::TrackBonusTaken { track: of, value, .. }) if *of == track => {
                    Some(*value)
                }
                _ => None,
            });
            let values: Vec<u8> = values.collect();
            assert!(values.iter().copied().eq([20, 15, 10, 5].into_iter().take(values.len())));
            taken += values.len();
        }
        let in_city = game.view(Viewer::Spectator).seats.values().filter(|seat| seat.player.ship == TRADE_CITY).count();
        let with_bonus = game.view(Viewer::Spectator).masterworks.unwrap().board.seats;
        assert_eq!(with_bonus.values().filter(|own| own.trade_city > 0).count(), in_city);
    });
    assert!(taken > 20, "{taken}");
}

#[test]
fn mf_17_7_windows_are_scored_last() {
    let mut lines = 0;
    finished_games(4, |_, events| {
        let is_line = |event: &Event| event.points().is_some_and(|points| points.source == "shop-window");
        let count = events.iter().filter(|event| is_line(event)).count();
        let last = &events[events.len() - 1 - count..events.len() - 1];
        assert!(last.iter().all(is_line), "{last:?}");
        assert_eq!(events.last(), Some(&Event::GameEnded));
        lines += count;
    });
    assert!(lines > 0);
}

#[test]
fn playing_the_card_can_be_undone_until_chance_is_resolved() {
    let mut table = play(masterworks(2), TWO_PLAYERS);
    go_on(&mut table, "0: pick workshops-ash-1\n1: pick harbor-4\n0: play");
    table.undo(ZERO).unwrap();
    go_on(&mut table, "0: play\n0: take top");
    table.undo(ZERO).unwrap();
    go_on(&mut table, "0: take top\nchance: masterwork masterwork-vase-ruby-4");
    assert_eq!(table.undo(ZERO), Err(UndoRefused::TooLate));
}

#[test]
fn mf_12_8_in_turn_a_card_is_picked_then_played() {
    let options = Options { draft: Draft::OnTurn, ..masterworks(2) };
    let mut table = play(options, TWO_PLAYERS);
    go_on(&mut table, "0: pick houses-3");
    assert_eq!(legal(&table, 0), ["play"]);
    go_on(&mut table, "0: play\n0: place 0\n1: pick dogate-2-1\n1: play");
    assert_eq!(table.game().turn(), Turn::Choose(ONE), "seat 1 has the Doge card and leads the next pass");
}
