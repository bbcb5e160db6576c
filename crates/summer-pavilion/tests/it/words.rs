//! Positions as text and as sketches.

use crate::script::{Play, has_key, laid, passed, playing, seat};
use game::{Game, Text, ToText, View as _};
use summer_pavilion::{BoardSide, Event, Position, SummerPavilion};

/// Renders a message as the last part of its key.
fn last_of_key(text: &Text) -> String {
    text.key.rsplit('-').next().unwrap_or_default().to_owned()
}

#[test]
fn the_sketch_shows_the_table() {
    let stars = [("purple", "pp...p"), ("center", "..gb..")];
    let position = Position { supply: "pgo".to_owned(), ..playing(2, vec![laid("rrb", &stars), passed("y")]) };
    let sketch = Play::arrange(position).view().sketch(&last_of_key);
    let expected = "\
round 2   joker green   supply pgo
factories  1:- 2:- 3:- 4:- 5:-   center -
bag 120   tower 0

>* A   score   5   hand brr
   B   score   5   kept y

A      6         5            B      6         5
     5   1     4   6               5   1     4   6
       o         r                   o         r
     4   2     3   1               4   2     3   1
       3         2                   3         2
  P         1         4         1         1         4
P   P     6   2     3   5     6   2     6   2     3   5
  p         +         b         p         +         b
5   3     5   G     2   6     5   3     5   3     2   6
  4         B         1         4         4         1
       2         3                   2         3
     1   3     2   4               1   3     2   4
       g         y                   g         y
     6   4     1   5               6   4     1   5
       5         6                   5         6
";
    assert_eq!(sketch, expected);
}

#[test]
fn the_sketch_of_a_plain_board_marks_decided_stars() {
    let stars = [("purple", "rr...."), ("green", "rb...."), ("blue", "r.....")];
    let position = playing(2, vec![laid("", &stars), seat("")]);
    let sketch = Play::arrange(Position { board: BoardSide::Plain, ..position }).view().sketch(&last_of_key);
    let hearts: Vec<&str> = sketch.lines().skip(14).step_by(5).map(|line| &line[..25]).collect();
    assert_eq!(hearts, ["  r         .         .  ", "       +         .       "]);
}

#[test]
fn a_position_is_described_completely() {
    let position =
        Position { supply: "pgo".to_owned(), ..playing(2, vec![laid("rrb", &[("purple", "....pp")]), passed("y")]) };
    let sections = Play::arrange(position).view().describe();
    let headings: Vec<&str> = sections.iter().map(|(heading, _)| heading.key).collect();
    assert_eq!(headings, ["describe-round", "seat", "seat", "describe-offer", "describe-stock"]);
    assert!(has_key(&sections[0].1, "describe-play") && has_key(&sections[0].1, "describe-token-taken"));
    assert_eq!(sections[3].1.len(), 5 + 1, "five factories and the center");
    assert!(has_key(&sections[1].1, "describe-hand") && has_key(&sections[1].1, "describe-structures"));
    assert!(has_key(&sections[2].1, "describe-passed-with"));
    let stars = sections[1].1.iter().filter(|line| line.key.starts_with("describe-star"));
    assert_eq!(stars.count(), 7);
}

/// Messages without tiles say so instead of showing an empty list.
#[test]
fn no_message_has_an_empty_list() {
    let lists_nothing =
        |text: &Text| text.args.iter().any(|(_, arg)| matches!(arg, game::Arg::List(texts) if texts.is_empty()));
    let mut said = 0;
    testkit::random_games::<SummerPavilion>(2, |game, events| {
        let actions = game.turn().seats().iter().flat_map(|seat| game::GameExt::legal(game, seat));
        let texts = events.iter().map(Event::text).chain(actions.map(|action| action.text()));
        for text in texts {
            assert!(!lists_nothing(&text), "{text:?}");
            said += 1;
        }
    });
    assert!(said > 10_000, "{said}");
}
