//! How a game declares its terms: each once, and everything else follows.
//!
//! | declared | with | what follows |
//! |---|---|---|
//! | a color, an area, a card | [`Piece`](derive@crate::Piece) | list of all, index, name, notation, data, message, schema |
//! | a heap or a set of them | [`Counts`], [`BitSet`], [`Multiset`] | operators, draws, notation, data, words, schema |
//! | what a seat does | [`Action`](derive@crate::Action) | notation, written and read, and message |
//! | a click | [`Part`](derive@crate::Part) | name for clients, and words |
//! | an outcome of chance | [`Notation`](derive@crate::Notation) | notation, written and read |
//! | why not | [`Refusal`](derive@crate::Refusal) | message and rule |
//! | what points are given for | [`Reason`](derive@crate::Reason) | message, rule and line of the score sheet |
//! | what happened | [`Event`](derive@crate::Event) | message, points, and who may know it |
//!
//! The message of a variant is the kind of term and its name, `refused-space-taken`; the arguments are its fields. So a
//! refusal, an event or a piece is added in one place, and in the two text files.
//!
//! # A worked example
//!
//! ```
//! use game::{Counts, Piece, Seat, Text, ToText};
//! use serde::Serialize;
//!
//! /// A flower. Messages: `flower-rose`, `flower-tulip`.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
//! pub enum Flower {
//!     Rose,
//!     Tulip,
//! }
//!
//! /// A heap of flowers.
//! pub type Bunch = Counts<Flower, { Flower::COUNT }>;
//!
//! /// One of twelve vases. A piece that is a number has no list of names.
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Piece)]
//! #[piece(count = 12, numbered_from = 1, text("vase", number))]
//! pub struct Vase(u8);
//!
//! /// `put 3 rose rose tulip` and message `action-put`; `wait` and `action-wait`.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, game::Action)]
//! pub enum Action {
//!     #[notation("put {vase} {flowers}")]
//!     Put { vase: Vase, flowers: Bunch },
//!     #[notation("wait")]
//!     Wait,
//! }
//!
//! let action: Action = "put 3 rose rose tulip".parse().unwrap();
//! assert_eq!(action, Action::Put { vase: Vase::try_new(3).unwrap(), flowers: Bunch::new([2, 1]) });
//! assert_eq!(action.to_string(), "put 3 rose rose tulip");
//! assert!("put 13 rose".parse::<Action>().is_err());
//!
//! /// Message `refused-vase-full`, and the rule that says so.
//! #[derive(Clone, Debug, PartialEq, Eq, game::Refusal)]
//! pub enum Refusal {
//!     #[rule("FL-2.1")]
//!     VaseFull { vase: Vase, by: Seat },
//! }
//!
//! let refusal = Refusal::VaseFull { vase: Vase::from_index(4), by: Seat::new(1) };
//! assert_eq!(game::Refusal::rule(&refusal), "FL-2.1");
//! let five = Text::new("vase").with("number", 5);
//! assert_eq!(refusal.text(), Text::new("refused-vase-full").with("vase", five).with("by", Seat::new(1)));
//!
//! /// Message `reason-matching`.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, game::Reason)]
//! #[serde(rename_all = "kebab-case")]
//! pub enum Reason {
//!     #[source("bunches")]
//!     #[rule("FL-3.1")]
//!     Matching { flowers: u8 },
//! }
//!
//! /// Messages `event-picked`, or `event-picked-unseen` for those who may not know the flower; `event-scored`.
//! #[derive(Clone, Debug, PartialEq, Eq, Serialize, game::Event)]
//! #[serde(rename_all = "kebab-case")]
//! pub enum Event {
//!     #[text(unless(flower) = "event-picked-unseen")]
//!     Picked { seat: Seat, #[secret] flower: Option<Flower> },
//!     #[points(points, reason)]
//!     Scored { seat: Seat, points: i16, reason: Reason },
//!     #[points(-lost, source = "withered", rule = "FL-3.2")]
//!     Withered { seat: Seat, lost: i16 },
//! }
//!
//! use game::Event as _;
//! let picked = Event::Picked { seat: Seat::new(0), flower: Some(Flower::Rose) };
//! let unseen = picked.seen_by(game::Viewer::Seat(Seat::new(1))).unwrap();
//! assert_eq!(unseen.text().key, "event-picked-unseen");
//! let points = Event::Withered { seat: Seat::new(0), lost: 3 }.points().unwrap();
//! assert_eq!((points.amount, points.source, points.rule), (-3, "withered", "FL-3.2"));
//! ```
//!
//! # Exceptions
//!
//! They stay visible, at the variant or field that is one:
//!
//! - `#[text("other-key")]`: another message; `#[text(when(field) = "…")]`, `#[text(unless(field) = "…")]`: another one
//!   if a field says something ([`crate::Present`]), or does not, and is then no argument; `#[text(with = function)]`: a
//!   function of the value.
//! - A function is one of the whole value, or of references to the fields that it names: `#[text(with = told(seat, card))]`.
//! - `#[arg("name")]`, `#[arg(with = function)]`, `#[arg(skip)]`: a field is another argument, or what the function makes
//!   of it, or none. With several of them it is several: `#[arg("winners")] #[arg("count", with = Seats::len)]`.
//! - `#[rule(with = function)]`, `#[source(with = function)]`: found by a function of the value.
//! - `#[counted(with = function)]`: which parts of the board counted for the points of an event.
//! - `#[inner]`: a variant with one field, whose own vocabulary says it all: an expansion.
//! - `#[notation("sail {heading} [stop {stop}]")]`: words in brackets are there if the field is.
//!   `#[notation("…", expected = "expected-card")]`: what an error says if none of the forms with this first word fits.
//! - `#[word("R")]` at the variant of a piece: its word in notation and data; messages keep its name.
//!   `#[piece(names_in_data)]`: data has the names, too.
//! - `#[piece(name = "…")]` at the variant of a piece: another name. At a newtype: a format of what its methods tell,
//!   `"masterwork-{shape}-{glass}"`.
//! - `#[piece(text = "tile")]` at an enum: what messages begin with. `#[piece(text("card", suit, rank))]` at a newtype: its
//!   message and the methods that give the arguments; without it, [`crate::ToText`] is written by hand.
//! - `#[piece(heap = "letters")]`, `#[piece(heap = "map")]`: how heaps stand in data ([`crate::HeapForm`]);
//!   `#[piece(counted = "tiles", none = "tiles-none")]`: how they are said.
//! - `#[piece(copies = …)]`: how many of it are in the box, an expression that may ask `self`; no heap of
//!   [`Counts`] that is read has more.
//! - `#[piece(number_in_text)]` at a newtype that is a number: messages get the number. `#[piece(any_number)]`: numbers
//!   past the last one are read, too, so that the rules can refuse them with a reason.
//! - `#[piece(own_notation)]`: [`crate::Notation`] is written by hand.
//!
//! [`Counts`]: crate::Counts
//! [`BitSet`]: crate::BitSet
//! [`Multiset`]: crate::Multiset
