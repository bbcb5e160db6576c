//! Chapter 1: the components, compared with a second copy of the printed lists.

use game::{Game, Viewer};
use std::collections::BTreeSet;
use summer_pavilion::components::{CLOCKWISE, STRUCTURES, number};
use summer_pavilion::{BoardSide, Color, Space, Star, SummerPavilion};

/// The windows, statues and pillars with the spaces around them, copied by hand from the printed board.
pub(crate) const PRINTED: [(&str, u8, &str); 18] = [
    ("window-purple", 3, "purple 5, purple 6"),
    ("window-orange", 3, "orange 5, orange 6"),
    ("window-red", 3, "red 5, red 6"),
    ("window-blue", 3, "blue 5, blue 6"),
    ("window-yellow", 3, "yellow 5, yellow 6"),
    ("window-green", 3, "green 5, green 6"),
    ("statue-purple-orange", 2, "purple 1, purple 2, orange 3, orange 4"),
    ("statue-orange-red", 2, "orange 1, orange 2, red 3, red 4"),
    ("statue-red-blue", 2, "red 1, red 2, blue 3, blue 4"),
    ("statue-blue-yellow", 2, "blue 1, blue 2, yellow 3, yellow 4"),
    ("statue-yellow-green", 2, "yellow 1, yellow 2, green 3, green 4"),
    ("statue-green-purple", 2, "green 1, green 2, purple 3, purple 4"),
    ("pillar-purple", 1, "purple 2, purple 3, center 5, center 6"),
    ("pillar-orange", 1, "orange 2, orange 3, center 6, center 1"),
    ("pillar-red", 1, "red 2, red 3, center 1, center 2"),
    ("pillar-blue", 1, "blue 2, blue 3, center 2, center 3"),
    ("pillar-yellow", 1, "yellow 2, yellow 3, center 3, center 4"),
    ("pillar-green", 1, "green 2, green 3, center 4, center 5"),
];

/// The structures around each space of a star, in ring order: `next` is the statue toward the next star clockwise,
/// `previous` the one toward the previous star; `window` and `pillar` are the star's own.
const AROUND_OUTER: [&[&str]; 6] =
    [&["next"], &["next", "pillar"], &["pillar", "previous"], &["previous"], &["window"], &["window"]];

/// The two pillars next to each space of the center star.
const AROUND_CENTER: [[&str; 2]; 6] = [
    ["orange", "red"],
    ["red", "blue"],
    ["blue", "yellow"],
    ["yellow", "green"],
    ["green", "purple"],
    ["purple", "orange"],
];

#[test]
fn sp_1_1_there_are_always_22_tiles_of_each_color() {
    let mut looked = 0;
    testkit::random_games::<SummerPavilion>(2, |game, _| {
        assert_eq!(game.census(), [22; 6]);
        looked += 1;
    });
    assert!(looked > 1_000, "{looked}");
}

#[test]
fn sp_1_2_colors_in_order() {
    let names: Vec<&str> = Color::ALL.iter().map(|color| color.name()).collect();
    assert_eq!(names, ["purple", "green", "orange", "yellow", "blue", "red"]);
}

#[test]
fn sp_1_3_seven_stars_with_the_numbers_1_to_6() {
    for star in Star::ALL {
        let numbers: Vec<u8> = star.spaces().iter().map(|space| number(BoardSide::Colored, space)).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6], "{star}");
    }
    assert_eq!(Space::all().count(), 42);
    let around: Vec<&str> = CLOCKWISE.iter().map(|star| star.name()).collect();
    assert_eq!(around, ["purple", "orange", "red", "blue", "yellow", "green"]);
}

#[test]
fn sp_1_4_structures_match_the_printed_board() {
    for (name, reward, spaces) in PRINTED {
        let structure = STRUCTURES.iter().find(|structure| structure.to_string() == name);
        let structure = structure.unwrap_or_else(|| panic!("no {name}"));
        let found: BTreeSet<String> = structure.spaces.iter().map(|space| space.to_string()).collect();
        let printed: BTreeSet<String> = spaces.split(", ").map(|words| words.replace(' ', "-")).collect();
        assert_eq!(found, printed, "{name}");
        assert_eq!(structure.reward, reward, "{name}");
    }
    assert_eq!(STRUCTURES.len(), PRINTED.len());
}

#[test]
fn sp_1_4_structures_around_each_space() {
    for space in Space::all() {
        let around = STRUCTURES.iter().filter(|structure| structure.spaces.contains(space));
        let found: BTreeSet<String> = around.map(ToString::to_string).collect();
        assert_eq!(found, printed_around(space), "{space}");
    }
}

fn printed_around(space: Space) -> BTreeSet<String> {
    let ring = usize::from(space.ring()) - 1;
    let Some(place) = CLOCKWISE.iter().position(|star| *star == space.star()) else {
        return AROUND_CENTER[ring].iter().map(|star| format!("pillar-{star}")).collect();
    };
    let [previous, own, next] = [5, 0, 1].map(|steps| CLOCKWISE[(place + steps) % 6]);
    let name = |word: &&str| match *word {
        "next" => format!("statue-{own}-{next}"),
        "previous" => format!("statue-{previous}-{own}"),
        kind => format!("{kind}-{own}"),
    };
    AROUND_OUTER[ring].iter().map(name).collect()
}

#[test]
fn sp_1_5_everyone_sees_everything() {
    testkit::random_games::<SummerPavilion>(1, |game, _| {
        let spectator = game.view(Viewer::Spectator);
        for viewer in Viewer::all(game.players()) {
            let mut view = game.view(viewer);
            view.viewer = Viewer::Spectator;
            assert_eq!(view, spectator);
        }
        assert_eq!(SummerPavilion::imaginer(&spectator), *game);
    });
}
