//! How a game declares its terms: each is declared once, and everything else is derived.
//!
//! | term | declared with | derived |
//! |---|---|---|
//! | a color, an area, a card | [`Piece`](derive@crate::Piece) | list, index, name, notation, JSON, message, schema |
//! | a heap or a set of them | [`Counts`], [`BitSet`], [`Multiset`] | operators, draws, notation, JSON, text, schema |
//! | an action | [`Action`](derive@crate::Action) | notation and message |
//! | a click | [`Part`](derive@crate::Part) | name for clients (written and read) and message |
//! | a chance outcome | [`Notation`](derive@crate::Notation) | notation |
//! | a refusal | [`Refusal`](derive@crate::Refusal) | message and rule |
//! | a reason for points | [`Reason`](derive@crate::Reason) | message, rule and line of the score sheet |
//! | an event | [`Event`](derive@crate::Event) | message, points and redaction |
//!
//! The message key of a variant consists of the kind of term and the variant's name, `refused-space-taken`; its
//! fields are the arguments. So a new refusal, event or piece is added in one place and in the two text files.
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
//! /// One of twelve vases, which have numbers instead of names.
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
//! /// Message `refused-vase-full`, and the rule that forbids it.
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
//! /// Messages `event-picked`, or `event-picked-unseen` for viewers who may not see the flower; `event-scored`.
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
//! Deviations from the defaults are attributes on the variant or field concerned:
//!
//! - `#[text("other-key")]`: a different message key. `#[text(when(field) = "…")]`, `#[text(unless(field) = "…")]`: a
//!   different key if the field is present ([`crate::Present`]) or absent; an absent field is not an argument.
//!   `#[text(with = function)]`: the text is computed by a function.
//! - A function takes a reference to the value, or to the fields that it lists: `#[text(with = told(seat, card))]`.
//! - `#[arg("name")]`, `#[arg(with = function)]`, `#[arg(skip)]`: the argument gets a different name, is computed
//!   from the field, or is omitted. Several attributes produce several arguments:
//!   `#[arg("winners")] #[arg("count", with = Seats::len)]`.
//! - `#[rule(with = function)]`, `#[source(with = function)]`: computed by a function.
//! - `#[counted(with = function)]`: the parts of the board that counted toward an event's points.
//! - `#[inner]`: a variant that delegates everything to its only field, for instance the terms of an expansion.
//! - `#[notation("sail {heading} [stop {stop}]")]`: words in brackets are written if the optional field in them is
//!   set. `#[notation("…", expected = "expected-card")]`: the error if no form with this first word matches.
//! - `#[word("R")]` on a variant of a piece: its word in notation and JSON; messages use its name.
//!   `#[piece(names_in_data)]`: JSON uses the names as well.
//! - `#[piece(name = "…")]` on a variant of a piece: a different name. On a newtype: a format string over its methods,
//!   `"masterwork-{shape}-{glass}"`.
//! - `#[piece(text = "tile")]` on an enum: the prefix of message keys. `#[piece(text("card", suit, rank))]` on a
//!   newtype: its message and the methods for its arguments; without it, implement [`crate::ToText`] by hand.
//! - `#[piece(heap = "letters")]`, `#[piece(heap = "map")]`: how heaps are serialized ([`crate::HeapForm`]);
//!   `#[piece(counted = "tiles", none = "tiles-none")]`: their messages.
//! - `#[piece(copies = …)]`: the number of copies in the box, an expression that may use `self`; reading [`Counts`]
//!   with more copies fails.
//! - `#[piece(number_in_text)]` on a numbered newtype: messages get the number. `#[piece(any_number)]`: numbers past
//!   the last one can be read, too, so that the rules can refuse them with a reason.
//! - `#[piece(own_notation)]`: [`crate::Notation`] and [`crate::FieldValues`] are implemented by hand. `FieldValues`
//!   is also implemented by hand for fields of actions and parts that are not pieces, containers or numbers.
//!
//! [`Counts`]: crate::Counts
//! [`BitSet`]: crate::BitSet
//! [`Multiset`]: crate::Multiset
