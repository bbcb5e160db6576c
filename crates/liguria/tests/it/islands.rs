//! Chapter 8.

use crate::script::random_moments;
use game::{Game, Seat, Turn, Viewer};
use liguria::{Due, Event, Knight, Liguria, Spot, Step, View};

fn view(game: &Liguria) -> View {
    game.view(Viewer::Spectator)
}

#[test]
fn li_8_1_options_depend_on_the_knights_present() {
    let mut seen = [0; 3];
    testkit::random_games::<Liguria>(6, |game, events| {
        let (view, arrived) = (view(game), events.iter().any(|event| matches!(event, Event::ShipSailed { .. })));
        let Turn::Choose(seat) = game.turn() else { return };
        let Spot::Island(island) = view.seats[seat].ship.place.spot(game.players()) else { return };
        let owner = view.islands[island.index()].owner;
        match view.step {
            Step::Land if arrived => {
                assert_eq!(owner, None);
                seen[0] += 1;
            }
            Step::Load(Due::OwnIsland) => {
                assert_eq!(owner, Some(seat));
                seen[1] += 1;
            }
            Step::Conquer if arrived => {
                assert!(owner.is_some_and(|owner| owner != seat));
                seen[2] += 1;
            }
            _ => {}
        }
    });
    assert!(seen.iter().all(|times| *times > 5), "{seen:?}");
}

#[test]
fn li_8_2_landing_takes_knights_and_an_envoy() {
    let mut landings = 0;
    random_moments(4, |before, after, events| {
        let Some(Event::KnightsLanded { seat, place, knights, .. }) = events.first() else { return };
        let (then, now) = (view(before).seats[*seat], view(after).seats[*seat]);
        assert_eq!(then.knights, now.knights + *knights);
        assert_eq!(then.envoys, now.envoys + 1);
        let Spot::Island(island) = place.spot(after.players()) else { panic!("{place} is no island") };
        let island = view(after).islands[island.index()];
        assert_eq!((island.owner, island.knights), (Some(*seat), *knights));
        landings += 1;
    });
    assert!(landings > 20);
}

#[test]
fn li_8_5_li_8_6_a_conquest_needs_more_swords_and_returns_the_knights() {
    let mut conquests = 0;
    random_moments(10, |before, after, events| {
        let Some(Event::IslandConquered { seat, knights, from, returned, .. }) = events.first() else { return };
        assert!(knights.sum(Knight::swords) > returned.sum(Knight::swords));
        assert_ne!(seat, from);
        let (then, now) = (view(before).seats[*from], view(after).seats[*from]);
        assert_eq!(now.returned, then.returned + *returned);
        assert_eq!((now.knights, now.envoys), (then.knights, then.envoys + 1), "defeated knights never fight again");
        conquests += 1;
    });
    assert!(conquests > 5, "{conquests}");
}

#[test]
fn li_8_7_swords_and_symbols() {
    assert_eq!(Knight::ALL.map(Knight::swords), [1, 2, 3]);
}

#[test]
fn li_8_2_envoys_never_run_negative() {
    testkit::random_games::<Liguria>(4, |game, _| {
        let view = view(game);
        for seat in Seat::all(game.players()) {
            let on_islands = view.islands.iter().filter(|island| island.owner == Some(seat)).count();
            let fields = view.seats.values().flat_map(|player| player.harbor.fields);
            let on_fields = fields.flatten().filter(|envoy| envoy.seat == seat).count();
            assert_eq!(usize::from(view.seats[seat].envoys) + on_islands + on_fields, 12);
        }
    });
}
