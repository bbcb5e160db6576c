//! The trickiest rules, reimplemented naively from their wording and compared with random games.

use game::{Game, GameExt, Seat, Turn, Viewer};
use liguria::components::{ORDERS, STREET};
use liguria::{Color, Cubes, Deliveries, Due, Knight, Liguria, Spot, Step, View};
use std::collections::BTreeSet;

/// Calls `look` at each decision in random games.
fn decisions(games: usize, mut look: impl FnMut(&View, Seat, Vec<String>)) {
    testkit::random_games::<Liguria>(games, |game, _| {
        if let Turn::Choose(seat) = game.turn() {
            let legal = game.legal(seat).iter().map(ToString::to_string).collect();
            look(&game.view(Viewer::Spectator), seat, legal);
        }
    });
}

fn same(mut legal: Vec<String>, mut expected: Vec<String>) {
    legal.sort();
    expected.sort();
    assert_eq!(legal, expected);
}

/// Returns the maximum prestige from orders and sets, by trying every choice of orders.
fn best_by_trying(orders: &[usize], store: [i16; 3]) -> i16 {
    (0..1_u32 << orders.len())
        .filter_map(|choice| {
            let chosen = orders.iter().enumerate().filter(|(index, _)| choice & (1 << index) != 0);
            let (mut left, mut prestige) = (store, 0);
            for (_, order) in chosen {
                for color in Color::ALL {
                    left[color.index()] -= i16::from(ORDERS[*order].cubes[color]);
                }
                prestige += i16::from(ORDERS[*order].prestige);
            }
            let sets = left.into_iter().min()?;
            (sets >= 0).then_some(prestige + 3 * sets)
        })
        .max()
        .unwrap()
}

#[test]
fn li_14_3_no_other_choice_of_orders_is_better() {
    let mut compared = 0;
    testkit::random_games::<Liguria>(10, |game, _| {
        if game.turn() != Turn::Over {
            return;
        }
        for player in game.view(Viewer::Spectator).seats.values() {
            let orders: Vec<usize> = player.orders.iter().map(|order| order.index()).collect();
            let store = player.store.counts().map(i16::from);
            let found = Deliveries::best(player.orders, player.store);
            assert_eq!(i16::from(found.prestige()), best_by_trying(&orders, store));
            compared += usize::from(!orders.is_empty() && !player.store.is_empty());
        }
    });
    assert!(compared > 50, "{compared}");
}

/// Returns all loads possible on the player's own island: optionally one cube in its color, then optionally one in any
/// color for each symbol.
fn put_together(color: Color, symbols: u8) -> BTreeSet<Cubes> {
    let mut heaps = BTreeSet::from([Cubes::NONE, Cubes::of(color, 1)]);
    for _ in 0..symbols {
        let more = heaps.iter().flat_map(|heap| Color::ALL.map(|color| *heap + Cubes::of(color, 1)));
        heaps = more.chain(heaps.iter().copied()).collect();
    }
    heaps
}

#[test]
fn li_8_3_li_8_4_li_9_2_loads_match_naive_combinations() {
    let mut compared = [0; 3];
    decisions(8, |view, seat, legal| {
        let Step::Load(due) = view.step else { return };
        let player = &view.seats[seat];
        let spot = player.ship.place.spot(view.seats.players());
        let island = |island: liguria::IslandId| view.islands[island.index()];
        let (heaps, there) = match (due, spot) {
            (Due::Landed(knights), Spot::Island(id)) => {
                compared[0] += 1;
                ((0..=knights).map(|count| Cubes::of(island(id).color, count)).collect(), view.supply)
            }
            (Due::OwnIsland, Spot::Island(id)) => {
                compared[1] += 1;
                (put_together(island(id).color, island(id).knights[Knight::One]), view.supply)
            }
            (Due::ForeignHarbor, Spot::Harbor(owner)) => {
                compared[2] += 1;
                let quay = view.seats[owner].harbor.quay;
                let sacks = player.harbor.sacks();
                (quay.choices().filter(|heap| heap.total() <= sacks).collect::<BTreeSet<_>>(), quay)
            }
            other => panic!("{other:?}"),
        };
        let fits = |heap: &Cubes| heap.total() <= player.ship.free_spaces() && there.lacks(*heap).is_none();
        same(legal, heaps.iter().filter(|heap| fits(heap)).map(|heap| format!("load {heap}")).collect());
    });
    assert!(compared.iter().all(|times| *times > 20), "{compared:?}");
}

#[test]
fn li_4_4_tiles_are_paid_one_by_one() {
    let mut compared = 0;
    decisions(1, |view, seat, legal| {
        if view.step != Step::TakeTiles {
            return;
        }
        let space = view.merchants[seat].expect("a merchant in the street");
        let stall = STREET[usize::from(space.number() - 1)];
        let mut expected = Vec::new();
        for choice in 0..1_u32 << view.row.len() {
            let taken: Vec<usize> = (0..view.row.len()).filter(|index| choice & (1 << index) != 0).collect();
            let (Some(first), Some(last)) = (taken.first(), taken.last()) else { continue };
            let skipped = (*first..=*last).filter(|index| !taken.contains(index)).count();
            if taken.len() == usize::from(stall.tiles) && skipped <= usize::from(view.seats[seat].coins + stall.coins) {
                let indices: Vec<String> = taken.iter().map(ToString::to_string).collect();
                expected.push(format!("tiles {}", indices.join(" ")));
            }
        }
        same(legal, expected);
        compared += 1;
    });
    assert!(compared > 100);
}

#[test]
fn li_7_1_li_7_2_li_7_3_li_7_4_courses_step_by_step() {
    let mut compared = 0;
    decisions(3, |view, seat, legal| {
        if view.step != Step::Sail {
            return;
        }
        let player = &view.seats[seat];
        let card = player.card.expect("a card was taken").face();
        let both = player.ship.place.is_harbor(view.seats.players()) || card.reverse;
        let mut expected = Vec::new();
        for heading in liguria::Heading::ALL.into_iter().filter(|heading| both || *heading == player.ship.heading) {
            for steps in 1..=player.harbor.wheels() + card.wheels {
                expected.push(format!("sail {heading} {steps}"));
                let stops = (1..steps).filter(|_| card.anchor);
                expected.extend(stops.map(|stop| format!("sail {heading} {steps} stop {stop}")));
            }
        }
        same(legal, expected);
        compared += 1;
    });
    assert!(compared > 100);
}

#[test]
fn li_8_2_li_8_5_every_choice_of_knights() {
    let mut compared = [0; 2];
    decisions(6, |view, seat, legal| {
        let least = match view.step {
            Step::Land => 1,
            Step::Conquer => {
                let Spot::Island(id) = view.seats[seat].ship.place.spot(view.seats.players()) else {
                    panic!("no island")
                };
                view.islands[id.index()].swords() + 1
            }
            _ => return,
        };
        compared[usize::from(view.step == Step::Conquer)] += 1;
        let verb = if view.step == Step::Land { "land" } else { "conquer" };
        let tiles: Vec<_> = view.seats[seat].knights.each().collect();
        let mut expected = BTreeSet::from(["skip".to_owned()]);
        for choice in 0..1_u32 << tiles.len() {
            let chosen: Vec<_> = tiles.iter().enumerate().filter(|(index, _)| choice & (1 << index) != 0).collect();
            let names: Vec<String> = chosen.iter().map(|(_, tile)| tile.to_string()).collect();
            let swords: u8 = names.iter().map(|name| name[name.len() - 1..].parse::<u8>().unwrap()).sum();
            if swords >= least {
                expected.insert(format!("{verb} {}", names.join(" ")));
            }
        }
        same(legal, expected.into_iter().collect());
    });
    assert!(compared.iter().all(|times| *times > 10), "{compared:?}");
}
