//! The ways in which an engine can fail.

use game::Text;
use protocol::Refusal;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Maximum number of characters of an engine's answer that are quoted in a message.
const QUOTED: usize = 80;

/// Why an engine can't continue. Stored with the results of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Failure {
    NotStarted {
        error: String,
    },
    /// The engine uses a different version of the protocol.
    OtherProtocol {
        protocol: u32,
    },
    /// No answer in time.
    Slow {
        ms: u64,
    },
    /// The process has exited, or closed its output.
    Ended {
        status: String,
    },
    /// A line that doesn't answer the request.
    Garbage {
        line: String,
    },
    /// A line sent without a request.
    Unasked {
        line: String,
    },
    /// An illegal action, or an answer that names no action.
    Illegal {
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
}

impl Failure {
    pub(super) fn slow(limit: Duration) -> Self {
        Failure::Slow { ms: limit.as_millis().try_into().unwrap_or(u64::MAX) }
    }

    pub(super) fn garbage(line: &str) -> Self {
        Failure::Garbage { line: beginning(line) }
    }

    pub(super) fn unasked(line: &str) -> Self {
        Failure::Unasked { line: beginning(line) }
    }

    pub(super) fn illegal(action: &str, refusal: &Refusal) -> Self {
        Failure::Illegal { action: beginning(action), rule: refusal.rule.map(str::to_owned) }
    }

    pub(crate) fn text(&self) -> Text {
        match self {
            Failure::NotStarted { error } => Text::new("cli-engine-not-started").with("error", error.as_str()),
            Failure::OtherProtocol { protocol } => {
                let text = Text::new("cli-engine-other-protocol").with("protocol", *protocol);
                text.with("wanted", protocol::ENGINE_PROTOCOL)
            }
            Failure::Slow { ms } => Text::new("cli-engine-slow").with("ms", ms.to_string()),
            Failure::Ended { status } => Text::new("cli-engine-ended").with("status", status.as_str()),
            Failure::Garbage { line } => Text::new("cli-engine-garbage").with("line", line.as_str()),
            Failure::Unasked { line } => Text::new("cli-engine-unasked").with("line", line.as_str()),
            Failure::Illegal { action, rule: None } => {
                Text::new("cli-engine-no-action").with("action", action.as_str())
            }
            Failure::Illegal { action, rule: Some(rule) } => {
                Text::new("cli-engine-illegal").with("action", action.as_str()).with("rule", rule.as_str())
            }
        }
    }
}

/// The beginning of a line, without control characters, which could garble the terminal.
fn beginning(line: &str) -> String {
    let mut letters = line.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let start: String = letters.by_ref().take(QUOTED).collect();
    if letters.next().is_some() { start + "…" } else { start }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use crate::localizer::Localizer;

    #[test]
    fn a_long_answer_is_cut() {
        assert_eq!(beginning("a\tb\x1b[0m"), "a b [0m");
        assert_eq!(beginning(&"x".repeat(81)), "x".repeat(80) + "…");
        assert_eq!(beginning(&"ß".repeat(80)), "ß".repeat(80));
    }

    #[test]
    fn every_failure_has_words_and_can_be_stored() {
        let failures = [
            Failure::NotStarted { error: "no such file".to_owned() },
            Failure::OtherProtocol { protocol: 2 },
            Failure::slow(Duration::from_millis(1500)),
            Failure::Ended { status: "exit status: 1".to_owned() },
            Failure::garbage("hello"),
            Failure::unasked("hello"),
            Failure::Illegal { action: "fly".to_owned(), rule: None },
            Failure::Illegal { action: "sail".to_owned(), rule: Some("MF-1.1".to_owned()) },
        ];
        for failure in failures {
            for lang in [Lang::En, Lang::De] {
                assert!(Localizer::new(lang, None).try_localize(&failure.text()).is_ok(), "{failure:?}");
            }
            let stored = serde_json::to_string(&failure).unwrap();
            assert_eq!(serde_json::from_str::<Failure>(&stored).unwrap(), failure);
        }
    }
}
