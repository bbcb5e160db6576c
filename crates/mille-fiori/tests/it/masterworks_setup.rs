//! Chapter 12's setup, and the expansion's components from the other chapters.

use crate::script::{first, masterworks, play, revised, values, view, with};
use game::{Game, OptionValue, Seat, Table, Turn, Viewer};
use mille_fiori::masterworks::components::{ALL_DOGARESSAS, Landing, PALACE, Reward, SEA_ROUTE, TRADE_CITY};
use mille_fiori::masterworks::{self, CouncilSpace, Dogaressa, Masterwork, SpaceColor, Tile};
use mille_fiori::{Cards, Event, MilleFiori, Options};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn mf_12_1_only_with_the_revised_edition() {
    let with_expansion = |options| with(values(options), "masterworks", OptionValue::Flag(true)).read::<Options>();
    assert_eq!(with_expansion(revised(3)), Ok(masterworks(3)));
    assert!(with_expansion(first(3)).is_err());
}

#[test]
fn mf_12_2_all_figures_begin_on_the_lowest_space() {
    let board = view(&Table::new(&masterworks(4)), Viewer::Spectator).masterworks.unwrap().board;
    assert!(
        board.seats.values().all(|own| own.figure == CouncilSpace::default() && own.palace == 0 && own.trade_city == 0)
    );
    assert!(view(&Table::new(&revised(4)), Viewer::Spectator).masterworks.is_none());
}

#[test]
fn mf_12_3_nine_cards_in_the_display() {
    for players in [2, 3, 4] {
        let mut shown = 0;
        testkit::random_games::<MilleFiori>(1, |game, events| {
            let options = game.options();
            for event in events.iter().filter(|_| options.masterworks && options.players == players) {
                if let Event::DisplayFilled { cards } = event {
                    assert_eq!(cards.len(), 9);
                    shown += 1;
                }
            }
        });
        assert!(shown > 0);
    }
}

#[test]
fn mf_12_4_twenty_cards_join_the_deck() {
    let new: Vec<masterworks::Card> = Cards::ALL.iter().filter_map(|card| card.masterworks()).collect();
    let masterworks: Vec<&Masterwork> = new
        .iter()
        .filter_map(|card| if let masterworks::Card::Masterwork(masterwork) = card { Some(masterwork) } else { None })
        .collect();
    assert_eq!((Cards::ALL.len(), new.len(), masterworks.len()), (129, 20, 9));
    assert!(masterworks.iter().all(|masterwork| masterwork.value() == 5));
    let kinds: BTreeSet<_> = masterworks.iter().map(|one| (one.shape().name(), one.glass().name())).collect();
    assert_eq!(kinds.len(), 9, "one of each kind");
    assert!(Cards::ALL.iter().filter(|card| card.masterworks().is_some()).all(|card| card.wheel() == 0));
}

#[test]
fn mf_14_1_eleven_dogate_cards() {
    let names: Vec<String> =
        Cards::ALL.iter().map(|card| card.to_string()).filter(|name| name.starts_with("dogate")).collect();
    let with_one_arrow = ["dogate-1-2", "dogate-1-3", "dogate-1-4", "dogate-1-4", "dogate-1-5", "dogate-1-6"];
    let with_two = ["dogate-2-0", "dogate-2-0", "dogate-2-1", "dogate-2-2", "dogate-2-3"];
    assert_eq!(names, [with_one_arrow.as_slice(), &with_two].concat());
}

#[test]
fn mf_12_5_three_cards_from_each_stack_are_face_up() {
    let script = "chance: start 1
        chance: council brown green1 blue1 purple green2 blue2
        chance: masterworks masterwork-bowl-amber-2 masterwork-lamp-ruby-3 masterwork-vase-cobalt-4
        chance: dogaressas points sea-route sea-route";
    let table = play(masterworks(2), script);
    let board = view(&table, Viewer::Spectator).masterworks.unwrap().board;
    assert_eq!((board.open_masterworks.len(), board.masterwork_stack.len()), (3, 24));
    assert_eq!((board.open_dogaressas.total(), board.dogaressa_stack.total()), (3, 9));
    assert!(board.masterwork_stack.iter().all(|masterwork| masterwork.value() < 5));
    assert_eq!(table.game().turn(), Turn::Chance);
}

#[test]
fn mf_12_5_only_cards_from_the_stack_can_be_revealed() {
    let table = play(masterworks(2), "chance: start 1\nchance: council brown green1 blue1 purple green2 blue2");
    for wrong in [
        "masterworks masterwork-bowl-amber-5 masterwork-lamp-ruby-3 masterwork-vase-cobalt-4",
        "masterworks masterwork-bowl-amber-2 masterwork-lamp-ruby-3",
        "dogaressas points sea-route sea-route",
    ] {
        assert!(table.clone().reveal(wrong.parse().unwrap()).is_err(), "{wrong}");
    }
}

#[test]
fn mf_13_1_six_tiles_of_four_colors() {
    let mut colors = BTreeMap::new();
    for tile in Tile::ALL {
        *colors.entry(format!("{:?}", tile.face().color)).or_insert(0) += 1;
        let points = tile.face().rewards.iter().filter(|reward| matches!(reward, Reward::Points(_))).count();
        assert_eq!(points, 1, "{tile}");
    }
    let expected = [("Brown", 1), ("Green", 2), ("LightBlue", 2), ("Purple", 1)];
    assert!(colors.iter().map(|(color, count)| (color.as_str(), *count)).eq(expected));
    assert_eq!(SpaceColor::of(mille_fiori::Area::Harbor), None);
}

#[test]
fn mf_13_2_adjacent_tiles_differ_in_color() {
    let table = play(masterworks(2), "chance: start 0");
    let allows = |council: &str| table.clone().reveal(format!("council {council}").parse().unwrap()).is_ok();
    assert!(allows("green2 blue1 brown green1 blue2 purple"));
    assert!(!allows("green2 green1 brown blue1 purple blue2"), "two green tiles are adjacent");
    assert!(!allows("brown green1 brown green2 purple blue2"), "a tile appears twice");
    assert_eq!(PALACE.index(), 18);
}

/// Checks all 720 orders of the six tiles: 336 are valid.
#[test]
fn mf_13_2_there_are_336_councils() {
    let table = play(masterworks(2), "chance: start 0");
    let names = Tile::ALL.map(|tile| tile.to_string());
    let mut possible = 0;
    for mut code in 0..720 {
        let mut left = names.to_vec();
        let mut order = Vec::new();
        for size in (1..=6).rev() {
            order.push(left.remove(code % size));
            code /= size;
        }
        let chance = format!("council {}", order.join(" ")).parse().unwrap();
        possible += usize::from(table.game().check_chance(&chance).is_ok());
    }
    assert_eq!(possible, 336);
}

#[test]
fn mf_15_1_twelve_dogaressas_of_six_kinds() {
    assert_eq!(ALL_DOGARESSAS.total(), 12);
    assert!(Dogaressa::ALL.into_iter().all(|kind| ALL_DOGARESSAS[kind] == 2));
}

#[test]
fn mf_16_1_ten_new_spaces_lead_to_the_trade_city() {
    assert_eq!((SEA_ROUTE.len(), TRADE_CITY.index()), (31, 30));
    let points: Vec<u8> = SEA_ROUTE[21..].iter().map(|space| space.points).collect();
    assert_eq!(points, [5, 0, 0, 10, 0, 0, 3, 0, 0, 0]);
    let with = |landing| (0..31).filter(|space| SEA_ROUTE[*space].landing == landing).collect::<Vec<_>>();
    assert_eq!(with(Landing::ExtraCard), [7, 16, 20, 25]);
    assert_eq!(with(Landing::Masterwork), [23, 28]);
    assert_eq!(with(Landing::Arrows(1)), [22, 29]);
    assert_eq!(with(Landing::Arrows(2)), [26]);
    assert_eq!(with(Landing::TradeCity), [30]);
}

#[test]
fn mf_17_1_nine_kinds_of_masterworks_with_four_values_each() {
    let faces: BTreeSet<_> =
        Masterwork::all().map(|one| (one.shape().name(), one.glass().name(), one.value())).collect();
    assert_eq!(faces.len(), 36);
    for value in 2..=5 {
        assert_eq!(Masterwork::all().filter(|one| one.value() == value).count(), 9);
    }
}

#[test]
fn masterworks_sort_by_name() {
    let names: Vec<String> = Masterwork::all().map(|masterwork| masterwork.to_string()).collect();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(names, sorted);
}

#[test]
fn mf_12_7_the_drawn_start_player_has_the_doge_card() {
    let table = play(masterworks(3), "chance: start 2");
    assert_eq!(view(&table, Viewer::Spectator).start, Seat::new(2));
}
