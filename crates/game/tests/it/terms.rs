//! Tests for the derive macros, with and without attributes.

use crate::box_of_fruit::{Fruit, Heap};
use game::{Event as _, NotationError, Piece, Reason as _, Refusal as _, Seat, Text, ToText, UnknownPart, Viewer};
use serde::Serialize;
use std::num::NonZeroU8;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
#[piece(count = 9, name = "stall-{row}-{column}", text("stall", row))]
pub(crate) struct Stall(u8);

impl Stall {
    fn row(self) -> u8 {
        self.0 / 3
    }

    fn column(self) -> u8 {
        self.0 % 3
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub(crate) enum Action {
    #[notation("walk {stall} [rest {minutes}]")]
    #[text(when(minutes) = "action-walk-and-rest")]
    Walk { stall: Stall, minutes: Option<NonZeroU8> },
    #[notation("buy {fruit}", expected = "expected-goods")]
    Buy(Fruit),
    #[notation("buy nothing")]
    BuyNothing,
    #[notation("fill {fruits}")]
    #[text(unless(fruits) = "action-fill-nothing")]
    Fill(Heap),
    #[inner]
    Extra(Extra),
}

/// An expansion's actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
pub(crate) enum Extra {
    #[notation("sing")]
    Sing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Part)]
pub(crate) enum Part {
    #[notation("stall:{stall}")]
    Stall(Stall),
    #[notation("minutes:{minutes}")]
    #[text("part-minutes")]
    Minutes(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, game::Refusal)]
pub(crate) enum Refusal {
    #[rule(with = Self::ripeness_rule)]
    NotRipe { fruit: Fruit },
    #[rule("F-2")]
    #[text("refused-elsewhere")]
    NotHere {
        #[arg("where")]
        stall: Stall,
        #[arg(skip)]
        fruit: Fruit,
    },
}

impl Refusal {
    fn ripeness_rule(&self) -> &'static str {
        if matches!(self, Refusal::NotRipe { fruit: Fruit::Quince }) { "F-3" } else { "F-1" }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
pub(crate) enum Reason {
    #[source("fruit")]
    #[rule("F-4")]
    Sold { fruit: Fruit },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
pub(crate) enum Event {
    #[text(unless(fruit) = "event-picked-unseen")]
    Picked {
        seat: Seat,
        #[secret]
        fruit: Option<Fruit>,
    },
    #[points(points, reason)]
    #[counted(with = Self::stalls)]
    Scored {
        seat: Seat,
        points: i16,
        reason: Reason,
    },
    Rained,
}

impl Event {
    fn stalls(&self) -> Vec<String> {
        vec![Part::Stall(Stall::from_index(4)).to_string()]
    }
}

fn read(text: &str) -> Result<Action, NotationError> {
    text.parse()
}

#[test]
fn every_form_round_trips() {
    let forms = [
        "walk stall-1-2",
        "walk stall-0-0 rest 5",
        "buy pear",
        "buy nothing",
        "fill",
        "fill apple apple quince",
        "sing",
    ];
    for form in forms {
        assert_eq!(read(form).map(|action| action.to_string()).as_deref(), Ok(form));
    }
    assert_eq!(read("buy nothing"), Ok(Action::BuyNothing));
    assert_eq!(read("sing"), Ok(Action::Extra(Extra::Sing)));
}

#[test]
fn errors_say_what_was_expected() {
    let unexpected = |word: &str, expected| Err(NotationError::Unexpected { word: word.to_owned(), expected });
    assert_eq!(read("dance"), unexpected("dance", "expected-action"));
    assert_eq!(read("walk stall-7-7"), unexpected("stall-7-7", "expected-stall"));
    assert_eq!(read("walk stall-1-2 sleep 5"), unexpected("sleep", "expected-rest"));
    assert_eq!(read("buy shoes"), unexpected("shoes", "expected-goods"));
    assert_eq!(read("buy"), Err(NotationError::Unfinished { expected: "expected-goods" }));
    assert_eq!(read("sing loudly"), Err(NotationError::Surplus { word: "loudly".to_owned() }));
}

#[test]
fn messages_follow_from_names_and_fields() {
    let stall = Text::new("stall").with("row", 1_u8);
    assert_eq!(read("walk stall-1-2").unwrap().text(), Text::new("action-walk").with("stall", stall.clone()));
    assert_eq!(read("walk stall-1-2 rest 5").unwrap().text().key, "action-walk-and-rest");
    assert_eq!(read("fill").unwrap().text().key, "action-fill-nothing");
    assert_eq!(read("sing").unwrap().text().key, "action-sing");
    assert_eq!(Part::Stall(Stall::from_index(5)).text(), stall);
    assert_eq!(Part::Minutes(3).text(), Text::new("part-minutes").with("minutes", 3_u8));
    let refusal = Refusal::NotHere { stall: Stall::from_index(5), fruit: Fruit::Pear };
    assert_eq!(refusal.text(), Text::new("refused-elsewhere").with("where", stall));
}

#[test]
fn a_part_is_read_by_its_exact_name() {
    for part in [Part::Stall(Stall::from_index(4)), Part::Minutes(30)] {
        assert_eq!(part.to_string().parse(), Ok(part));
    }
    for name in
        ["", "stall", "stall:", "stall:elsewhere", "minutes:", "minutes:03", "minutes:+3", "minutes:3 ", "hours:3"]
    {
        assert_eq!(name.parse::<Part>(), Err(UnknownPart), "{name}");
    }
}

#[test]
fn rules_and_points_are_as_declared() {
    assert_eq!(Refusal::NotRipe { fruit: Fruit::Pear }.rule(), "F-1");
    assert_eq!(Refusal::NotRipe { fruit: Fruit::Quince }.rule(), "F-3");
    let reason = Reason::Sold { fruit: Fruit::Plum };
    assert_eq!((reason.source(), reason.rule()), ("fruit", "F-4"));
    let scored = |points| Event::Scored { seat: Seat::new(1), points, reason };
    let points = scored(4).points().expect("points");
    assert_eq!((points.seat, points.amount, points.source, points.rule), (Seat::new(1), 4, "fruit", "F-4"));
    assert_eq!(scored(0).points(), None);
    assert_eq!(scored(4).counted(), ["stall:stall-1-1"]);
    assert!(Event::Rained.counted().is_empty());
}

#[test]
fn secrets_are_shown_only_to_their_owner() {
    let picked = Event::Picked { seat: Seat::new(0), fruit: Some(Fruit::Pear) };
    assert_eq!(picked.seen_by(Viewer::Seat(Seat::new(0))), Some(picked.clone()));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        let seen = picked.seen_by(viewer).expect("that something was picked");
        assert_eq!(seen, Event::Picked { seat: Seat::new(0), fruit: None });
        assert_eq!(seen.text().key, "event-picked-unseen");
    }
}
