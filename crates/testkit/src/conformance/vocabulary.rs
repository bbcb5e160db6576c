//! Every message a game uses is defined in both languages.

use super::Moment;
use super::redaction::redacted;
use crate::fluent::Messages;
use crate::pages::know_rule;
use crate::verdict::Verdict;
use game::{Arg, Event, Game, GameExt, Refusal, Text, ToText, View, Viewer};
use std::collections::{BTreeSet, HashSet};

/// The messages used so far, each with the names of its arguments.
#[derive(Default)]
pub(super) struct Vocabulary {
    used: HashSet<(String, Vec<&'static str>)>,
    /// Rule numbers in refusals that were found in the rules pages.
    rules: HashSet<&'static str>,
}

impl Vocabulary {
    pub(super) fn note(&mut self, text: &Text) {
        let arguments = text.args.iter().map(|(name, _)| *name).collect();
        self.used.insert((text.key.to_owned(), arguments));
        for (_, arg) in &text.args {
            match arg {
                Arg::Text(text) => self.note(text),
                Arg::List(texts) => texts.iter().for_each(|text| self.note(text)),
                Arg::Number(_) | Arg::Seat(_) | Arg::Verbatim(_) => {}
            }
        }
    }

    /// Records the messages of the events, unredacted and as each viewer sees them.
    pub(super) fn note_events<G: Game>(&mut self, moment: &Moment<G>) {
        let redacted = Viewer::all(moment.after.players()).flat_map(|viewer| redacted(moment.events, viewer));
        redacted.for_each(|event| self.note(&event.text()));
        for event in moment.events {
            self.note(&event.text());
            if let Some(points) = event.points() {
                self.used.insert((format!("source-{}", points.source), Vec::new()));
            }
        }
    }

    /// Records the message of a refusal, and checks that its rule exists.
    pub(super) fn note_refusal<G: Game>(&mut self, refusal: &G::Refusal) -> Verdict {
        self.note(&refusal.text());
        let rule = refusal.rule();
        if self.rules.insert(rule) { know_rule::<G>(rule) } else { Ok(()) }
    }

    /// Records all messages at a position: legal actions, their parts, and each view's description.
    pub(super) fn note_position<G: Game>(&mut self, game: &G) {
        for seat in game.turn().seats().iter() {
            let view = game.view(Viewer::Seat(seat));
            for action in game.legal(seat) {
                self.note(&action.text());
                self.note(&G::label(&view, &action));
                game.parts(&action).iter().for_each(|part| self.note(&part.text()));
            }
        }
        for viewer in Viewer::all(game.players()) {
            let view = game.view(viewer);
            for (heading, lines) in view.describe() {
                self.note(&heading);
                lines.iter().for_each(|line| self.note(line));
            }
        }
    }

    /// Every message used is defined and gets all its variables.
    pub(super) fn check<G: Game>(&self) -> Verdict {
        let mut faults = same_keys(G::WORDS.en, G::WORDS.de);
        for (language, table, own) in [("en", game::WORDS.en, G::WORDS.en), ("de", game::WORDS.de, G::WORDS.de)] {
            let files = [Messages::read(own), Messages::read(table)];
            let duplicates = files[0].duplicates.iter().map(|key| format!("{language}: `{key}` is defined twice"));
            faults.extend(duplicates);
            let wrong = self.used.iter().filter_map(|(key, arguments)| fault(&files, key, arguments));
            faults.extend(wrong.map(|fault| format!("{language}: {fault}")));
        }
        faults.sort();
        ensure!(faults.is_empty(), "messages are wrong:\n    {}", faults.join("\n    "));
        Ok(())
    }
}

fn fault(files: &[Messages], key: &str, arguments: &[&str]) -> Option<String> {
    let Some(needed) = files.iter().find_map(|file| file.get(key)) else {
        return Some(format!("no message `{key}`"));
    };
    let given: BTreeSet<&str> = arguments.iter().copied().collect();
    let missing: Vec<&&str> = needed.difference(&given).collect();
    (!missing.is_empty()).then(|| format!("`{key}` needs {missing:?}, but gets {given:?}"))
}

fn same_keys(en: &str, de: &str) -> Vec<String> {
    let [en, de] = [en, de].map(|file| Messages::read(file).keys());
    en.symmetric_difference(&de).map(|key| format!("`{key}` is defined in one language only")).collect()
}
