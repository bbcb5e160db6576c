//! The trickiest rules, reimplemented naively, tile by tile, and compared with random games.

use crate::components::PRINTED;
use crate::script::{Play, laid, parse, playing, seat};
use game::{Game, GameExt, Seat, Turn, Viewer};
use std::collections::BTreeSet;
use summer_pavilion::components::number;
use summer_pavilion::{Action, BoardSide, Color, Event, Position, Space, Star, SummerPavilion, View};

/// Individual tiles, one after another.
type Row = Vec<Color>;

/// Returns whether the star still accepts a tile in this color.
fn fits(view: &View, seat: Seat, star: Star, color: Color) -> bool {
    let there: Row = star.spaces().iter().filter_map(|space| view.seats[seat].board.tile(space)).collect();
    let all_different = there.iter().all(|other| *other != color)
        && there.iter().enumerate().all(|(index, one)| !there[..index].contains(one));
    let all_alike = there.iter().all(|other| *other == color);
    match (view.options.board, star) {
        (BoardSide::Plain, _) => all_different || all_alike,
        (BoardSide::Colored, Star::Center) => all_different,
        (BoardSide::Colored, outer) => outer.name() == color.name(),
    }
}

/// Pays tile by tile: first tiles in the color, then jokers. Returns `false` if one is missing.
fn pay(mut hand: Row, color: Color, joker: Color, number: u8, jokers: u8) -> bool {
    if jokers >= number || (color == joker && jokers > 0) {
        return false;
    }
    let of_color = std::iter::repeat_n(color, usize::from(number - jokers));
    let as_jokers = std::iter::repeat_n(joker, usize::from(jokers));
    of_color.chain(as_jokers).all(|wanted| {
        let found = hand.iter().position(|tile| *tile == wanted);
        found.map(|index| hand.swap_remove(index)).is_some()
    })
}

fn placements(view: &View, seat: Seat, joker: Color) -> BTreeSet<String> {
    let hand: Row = view.seats[seat].hand.each().collect();
    let mut found = BTreeSet::new();
    for space in Space::all().filter(|space| view.seats[seat].board.tile(*space).is_none()) {
        for color in Color::ALL.into_iter().filter(|color| fits(view, seat, space.star(), *color)) {
            let price = number(view.options.board, space);
            let possible = (0..=7).filter(|jokers| pay(hand.clone(), color, joker, price, *jokers));
            let (star, ring) = (space.star(), space.ring());
            found.extend(possible.map(|jokers| format!("place {star} {ring} {color} {jokers}")));
        }
    }
    found
}

/// Returns all choices of at most `most` tiles, by taking or leaving each one.
fn choices(row: &[Color], most: usize) -> BTreeSet<Row> {
    let Some((first, rest)) = row.split_first() else { return BTreeSet::from([Row::new()]) };
    let mut found = choices(rest, most);
    let smaller: Vec<Row> = found.iter().filter(|choice| choice.len() < most).cloned().collect();
    found.extend(smaller.into_iter().map(|choice| [vec![*first], choice].concat()));
    found
}

fn named(verb: &str, choices: impl IntoIterator<Item = Row>) -> BTreeSet<String> {
    let name = |row: Row| row.iter().fold(verb.to_owned(), |name, color| format!("{name} {color}"));
    choices.into_iter().map(name).collect()
}

/// Lists each source with each color that can be chosen there: all but the joker, which must be alone.
fn takes(view: &View, joker: Color) -> BTreeSet<String> {
    let factories = view.factories.iter().enumerate().map(|(index, tiles)| (index.to_string(), *tiles));
    let sources = factories.chain([("center".to_owned(), view.center)]);
    let named = sources.flat_map(|(source, tiles)| {
        let row: Row = tiles.each().collect();
        let only_jokers = row.iter().all(|color| *color == joker);
        row.into_iter()
            .filter(move |color| only_jokers || *color != joker)
            .map(move |color| format!("take {source} {color}"))
    });
    named.collect()
}

/// Calls `look` at each player's decision, with the view, the seat, and the legal actions by verb.
fn decisions(games: usize, mut look: impl FnMut(&View, Seat, &dyn Fn(&str) -> BTreeSet<String>)) {
    testkit::random_games::<SummerPavilion>(games, |game, _| {
        if let Turn::Choose(seat) = game.turn() {
            let legal: BTreeSet<String> = game.legal(seat).iter().map(ToString::to_string).collect();
            let verb = |verb: &str| legal.iter().filter(|action| action.starts_with(verb)).cloned().collect();
            look(&game.view(Viewer::Seat(seat)), seat, &verb);
        }
    });
}

#[test]
fn sp_4_2_takes_match_the_tiles_at_each_source() {
    let mut compared = 0;
    decisions(2, |view, _, legal| {
        let found = legal("take");
        if let Some(joker) = view.joker().filter(|_| !found.is_empty()) {
            assert_eq!(found, takes(view, joker));
            compared += found.len();
        }
    });
    assert!(compared > 5_000, "{compared}");
}

/// Counts the ways to play `depth` decisions, with the fast or the naive list of actions; the counts must agree.
fn count(game: &SummerPavilion, depth: u32, list: fn(&SummerPavilion, Seat) -> Vec<Action>) -> u64 {
    let Turn::Choose(seat) = game.turn() else { return 1 };
    let actions = list(game, seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: Action| {
        let mut next = *game;
        next.play(seat, action, &mut ());
        count(&next, depth - 1, list)
    };
    actions.into_iter().map(after).sum()
}

fn slow_list(game: &SummerPavilion, seat: Seat) -> Vec<Action> {
    let view = game.view(Viewer::Seat(seat));
    let hand: Row = view.seats[seat].hand.each().collect();
    let joker = view.joker().expect("a round");
    let passes = named("pass", choices(&hand, if view.round == 6 { 0 } else { 4 }));
    placements(&view, seat, joker).iter().chain(&passes).map(|text| parse(text)).collect()
}

#[test]
fn sp_5_3_naive_counts_of_continuations_agree() {
    let seats = || vec![laid("pggbbr", &[("purple", "p....."), ("center", "r.g...")]), seat("poyyb")];
    for board in [BoardSide::Colored, BoardSide::Plain] {
        let position = Position { board, ..playing(2, seats()) };
        let game = Play::arrange(position).game;
        let ways = count(&game, 3, |game, seat| game.legal(seat));
        assert_eq!(ways, count(&game, 3, slow_list), "{board:?}");
        assert!(ways > 10_000, "{board:?}: {ways}");
    }
}

#[test]
fn sp_6_2_placements_can_be_paid_tile_by_tile() {
    let mut compared = 0;
    decisions(3, |view, seat, legal| {
        let found = legal("place");
        if let Some(joker) = view.joker().filter(|_| legal("pass").contains("pass")) {
            assert_eq!(found, placements(view, seat, joker), "{view:?}");
            compared += found.len();
        }
    });
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn sp_9_2_passes_match_choices_made_tile_by_tile() {
    let mut compared = 0;
    decisions(2, |view, seat, legal| {
        let found = legal("pass");
        if !found.is_empty() {
            let hand: Row = view.seats[seat].hand.each().collect();
            let most = if view.round == 6 { 0 } else { 4 };
            assert_eq!(found, named("pass", choices(&hand, most)));
            compared += found.len();
        }
    });
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn sp_8_5_bonuses_match_choices_made_tile_by_tile() {
    let mut compared = 0;
    decisions(4, |view, _, legal| {
        let found = legal("bonus");
        if let Some(due) = found.first().map(|action| action.split(' ').count() - 1) {
            let supply: Row = view.supply.each().collect();
            let exact = choices(&supply, due).into_iter().filter(|choice| choice.len() == due);
            assert_eq!(found, named("bonus", exact));
            compared += found.len();
        }
    });
    assert!(compared > 1_000, "{compared}");
}

/// Returns the tiles connected to this one, by walking the ring both ways.
fn connected(view: &View, seat: Seat, from: Space) -> BTreeSet<Space> {
    let ring: Vec<Space> = from.star().spaces().iter().collect();
    let mut reached = BTreeSet::from([from]);
    for direction in [1, 5] {
        let mut place = usize::from(from.ring()) - 1;
        while view.seats[seat].board.tile(ring[(place + direction) % 6]).is_some() {
            place = (place + direction) % 6;
            if !reached.insert(ring[place]) {
                break;
            }
        }
    }
    reached
}

#[test]
fn sp_7_1_runs_are_connected() {
    let mut runs = [0; 7];
    testkit::random_games::<SummerPavilion>(6, |game, events| {
        for event in events {
            if let Event::RunScored { seat, space, points, spaces } = event {
                let walked = connected(&game.view(Viewer::Spectator), *seat, *space);
                assert_eq!(*points, walked.len() as i16, "{space}");
                assert_eq!(spaces.iter().collect::<BTreeSet<_>>(), walked, "{space}");
                runs[*points as usize] += 1;
            }
        }
    });
    assert!(runs[1..].iter().all(|count| *count > 0), "{runs:?}");
}

#[test]
fn sp_8_1_sp_8_2_sp_8_3_each_structure_is_completed_once_and_only_if_surrounded() {
    let mut completed: Vec<(Seat, String)> = Vec::new();
    testkit::random_games::<SummerPavilion>(6, |game, events| {
        for event in events {
            if let Event::StructureCompleted { seat, structure } = event {
                completed.push((*seat, structure.to_string()));
            }
        }
        if game.turn() == Turn::Over {
            let view = game.view(Viewer::Spectator);
            let mut surrounded: Vec<(Seat, String)> =
                Seat::all(game.players()).flat_map(|seat| surrounded(&view, seat)).collect();
            completed.sort();
            surrounded.sort();
            assert_eq!(std::mem::take(&mut completed), surrounded);
        }
    });
}

fn surrounded(view: &View, seat: Seat) -> Vec<(Seat, String)> {
    let is_covered = |words: &str| {
        let name = words.replace(' ', "-");
        Space::all().any(|space| space.to_string() == name && view.seats[seat].board.tile(space).is_some())
    };
    let complete = PRINTED.iter().filter(|(_, _, spaces)| spaces.split(", ").all(is_covered));
    complete.map(|(name, ..)| (seat, (*name).to_owned())).collect()
}

#[test]
fn invariants_of_every_position() {
    testkit::random_games::<SummerPavilion>(3, |game, _| {
        let view = game.view(Viewer::Spectator);
        assert!(view.round == 0 || game.scores().values().all(|score| *score >= 1));
        assert!(view.supply.total() <= 10);
        assert!(view.factories.iter().all(|tiles| tiles.total() <= 4));
        for seat in view.passed.iter().filter(|_| view.round < 6) {
            assert!(view.seats[seat].hand.total() <= 4);
        }
    });
}
