//! The parts of the server's messages that a random player needs; the rest is skipped unparsed.

use game::below;
use rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// Any message from a table.
#[derive(Deserialize)]
pub(super) struct ServerMessage<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    /// In a position: the decision each seat has to make.
    #[serde(default)]
    pub(super) decisions: Vec<Option<u32>>,
    #[serde(borrow, default)]
    pub(super) choices: Choices<'a>,
    #[serde(borrow, default)]
    turn: Option<&'a RawValue>,
    /// In a refusal.
    #[serde(borrow, default)]
    pub(super) error: Option<Refusal<'a>>,
}

#[derive(Deserialize)]
pub(super) struct Refusal<'a> {
    pub(super) code: &'a str,
}

/// The legal actions, as encoded in the protocol.
#[derive(Deserialize, Default)]
pub(super) struct Choices<'a> {
    #[serde(borrow)]
    parts: Vec<Part<'a>>,
    places: Vec<Vec<Click>>,
}

#[derive(Deserialize)]
struct Part<'a> {
    #[serde(borrow)]
    part: Cow<'a, str>,
}

/// Index of the part, whether it completes an action, and the index of the next place.
#[derive(Clone, Copy, Deserialize)]
struct Click(usize, bool, Option<usize>);

impl<'a> ServerMessage<'a> {
    /// Parses a message; `None` if it is not a table's message.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(super) fn is_over(&self) -> bool {
        self.turn.is_some_and(|turn| turn.get() == "\"over\"")
    }
}

impl Choices<'_> {
    /// The clicks of a uniformly random action; `None` if there is no legal action or the tree is malformed.
    pub(super) fn random(&self, rng: &mut impl Rng) -> Option<Vec<&str>> {
        let counts = self.counts()?;
        let mut left = below(rng, *counts.last().filter(|count| **count > 0)?);
        let (mut place, mut clicks) = (counts.len() - 1, Vec::new());
        loop {
            let click = self.places[place].iter().find(|click| {
                let here = actions(&counts, **click);
                let found = left < here;
                left -= if found { 0 } else { here };
                found
            })?;
            clicks.push(&*self.parts.get(click.0)?.part);
            match click {
                Click(_, true, _) if left == 0 => return Some(clicks),
                Click(_, done, then) => (place, left) = ((*then)?, left - u32::from(*done)),
            }
        }
    }

    /// The number of actions that continue from each place. `None` unless each place comes after those it leads to.
    fn counts(&self) -> Option<Vec<u32>> {
        let mut counts: Vec<u32> = Vec::with_capacity(self.places.len());
        for clicks in &self.places {
            let known = |click: &Click| click.2.is_none_or(|then| then < counts.len());
            clicks.iter().all(known).then_some(())?;
            counts.push(clicks.iter().map(|click| actions(&counts, *click)).sum());
        }
        Some(counts)
    }
}

/// The number of actions that begin with this click.
fn actions(counts: &[u32], Click(_, done, then): Click) -> u32 {
    u32::from(done) + then.map_or(0, |then| counts[then])
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SplitMix;
    use std::collections::BTreeMap;

    /// `a`, `a c`, `a d`, `b c` and `b d` are complete.
    const POSITION: &str = r#"{"type": "position", "version": 3, "view": {"turn": "over", "x": [1, {"y": "}"}]},
        "turn": {"choose": 1}, "decisions": [null, 3], "scores": [0, 0], "choices": {
            "parts": [{"part": "c", "label": {"key": "k"}}, {"part": "d"}, {"part": "a"}, {"part": "b"}],
            "places": [[[0, true, null], [1, true, null]], [[2, true, 0], [3, false, 0]]]}}"#;

    #[test]
    fn random_actions_are_roughly_uniform() {
        let message = ServerMessage::read(POSITION).expect("a message");
        assert_eq!((message.kind, message.is_over(), message.decisions), ("position", false, vec![None, Some(3)]));
        let (mut rng, mut found) = (SplitMix::new(1), BTreeMap::new());
        for _ in 0..5_000 {
            let clicks = message.choices.random(&mut rng).expect("an action").join(" ");
            *found.entry(clicks).or_insert(0) += 1;
        }
        assert_eq!(found.keys().collect::<Vec<_>>(), ["a", "a c", "a d", "b c", "b d"]);
        assert!(found.values().all(|count| (850..1150).contains(count)), "{found:?}");
    }

    #[test]
    fn malformed_trees_give_no_action() {
        let mut rng = SplitMix::new(1);
        for choices in [
            r#"{"parts": [], "places": []}"#,
            r#"{"parts": [], "places": [[[0, true, null]]]}"#,
            r#"{"parts": [{"part": "a"}], "places": [[[0, false, 0]]]}"#,
            r#"{"parts": [{"part": "a"}], "places": [[[0, false, null]]]}"#,
        ] {
            let choices: Choices<'_> = serde_json::from_str(choices).expect("choices");
            assert_eq!(choices.random(&mut rng), None);
        }
        assert!(ServerMessage::read("nonsense").is_none());
    }

    #[test]
    fn the_end_and_refusals_are_recognized() {
        let over = ServerMessage::read(r#"{"type": "position", "turn": "over"}"#).expect("a message");
        assert!(over.is_over());
        let refused =
            ServerMessage::read(r#"{"type": "refused", "id": "1", "error": {"code": "too-fast", "text": {}}}"#);
        assert_eq!(refused.and_then(|it| it.error).map(|it| it.code), Some("too-fast"));
    }
}
