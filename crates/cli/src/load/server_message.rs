//! What comes over a socket, as far as a player who acts at random needs it. All else is skipped unread.

use game::below;
use rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// Any message of a table.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    /// Of a position: for each seat the decision that it is asked.
    #[serde(default)]
    pub(super) decisions: Vec<Option<u32>>,
    #[serde(borrow, default)]
    pub(super) choices: Choices<'a>,
    #[serde(borrow, default)]
    turn: Option<&'a RawValue>,
    /// Of a refusal.
    #[serde(borrow, default)]
    pub(super) error: Option<Refusal<'a>>,
}

#[derive(Deserialize)]
pub(super) struct Refusal<'a> {
    pub(super) code: &'a str,
}

/// The legal actions, as the protocol tells them.
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

/// A part, whether an action is complete with it, and where it goes on.
#[derive(Clone, Copy, Deserialize)]
struct Click(usize, bool, Option<usize>);

impl<'a> Heard<'a> {
    /// `None` if it is no message of a table.
    pub(super) fn read(text: &'a str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(super) fn is_over(&self) -> bool {
        self.turn.is_some_and(|turn| turn.get() == "\"over\"")
    }
}

impl Choices<'_> {
    /// The clicks of one action, each action equally likely; `None` if there is none.
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

    /// For each place how many actions go on from there. Each comes after those that it leads to; `None` if not.
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

/// How many actions begin with this click.
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
    fn every_action_is_found_about_equally_often() {
        let heard = Heard::read(POSITION).expect("a message");
        assert_eq!((heard.kind, heard.is_over(), heard.decisions), ("position", false, vec![None, Some(3)]));
        let (mut rng, mut found) = (SplitMix::new(1), BTreeMap::new());
        for _ in 0..5_000 {
            let clicks = heard.choices.random(&mut rng).expect("an action").join(" ");
            *found.entry(clicks).or_insert(0) += 1;
        }
        assert_eq!(found.keys().collect::<Vec<_>>(), ["a", "a c", "a d", "b c", "b d"]);
        assert!(found.values().all(|count| (850..1150).contains(count)), "{found:?}");
    }

    #[test]
    fn what_makes_no_sense_is_no_choice() {
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
        assert!(Heard::read("nonsense").is_none());
    }

    #[test]
    fn the_end_and_refusals_are_recognized() {
        let over = Heard::read(r#"{"type": "position", "turn": "over"}"#).expect("a message");
        assert!(over.is_over());
        let refused = Heard::read(r#"{"type": "refused", "id": "1", "error": {"code": "too-fast", "text": {}}}"#);
        assert_eq!(refused.and_then(|it| it.error).map(|it| it.code), Some("too-fast"));
    }
}
