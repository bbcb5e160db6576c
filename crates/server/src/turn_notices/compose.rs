//! The texts of notices. They say whose turn it is, and nothing else about a game.

use crate::app::Shared;
use catalog::{Listed, Visitor};
use game::{Languages, Text};
use localizer::{Language, Localizer};
use notices::Notice;
use protocol::NoticeLanguage;
use serde_json::json;
use std::collections::BTreeSet;
use store::{Delivery, StoreError, Subject};

/// The tag of messages that are about several tables.
const SEVERAL: &str = "tavola";

/// A table that waits.
struct Waiting<'a> {
    subject: &'a Subject,
    game: String,
}

impl Waiting<'_> {
    fn path(&self) -> String {
        format!("/table/{}", self.subject.table)
    }
}

/// The message of a delivery; `None` if its tables are gone.
pub(super) async fn compose(
    app: &Shared,
    delivery: &Delivery,
    language: NoticeLanguage,
    origin: &str,
) -> Result<Option<Notice>, StoreError> {
    let mut waiting = Vec::new();
    for subject in &delivery.subjects {
        match app.store.load_table(&subject.table).await {
            Ok(row) => waiting.push(Waiting { subject, game: row.game }),
            Err(StoreError::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(notice(id_of(delivery), &waiting, spoken(language), origin))
}

/// The message with which a person tries a target.
pub(super) fn test_notice(id: String, language: NoticeLanguage) -> Notice {
    let words = Localizer::new(spoken(language), [protocol::WORDS]);
    Notice {
        id,
        title: words.message("notice-your-turn"),
        text: words.message("notice-test"),
        path: "/".to_owned(),
        tag: "test".to_owned(),
        details: Vec::new(),
    }
}

fn id_of(delivery: &Delivery) -> String {
    format!("{:016x}", delivery.id)
}

fn notice(id: String, waiting: &[Waiting<'_>], language: Language, origin: &str) -> Option<Notice> {
    let words = Localizer::new(language, [protocol::WORDS]);
    let tables: BTreeSet<&str> = waiting.iter().map(|it| it.subject.table.as_str()).collect();
    let names: BTreeSet<String> = waiting.iter().map(|it| name_of(&it.game, language)).collect();
    let first = waiting.first()?;
    let (text, path, tag) = match tables.len() {
        1 => (name_of(&first.game, language), first.path(), first.subject.table.to_string()),
        count => {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let text = Text::new("notice-waiting").with("count", count as i64).with("games", names.join(", "));
            (words.localize(&text), "/".to_owned(), SEVERAL.to_owned())
        }
    };
    let details = waiting.iter().map(|it| {
        let Subject { table, seat, decision } = it.subject;
        json!({"table": table.as_str(), "game": it.game, "seat": seat, "decision": decision.0,
               "link": format!("{origin}{}", it.path())})
    });
    Some(Notice { id, title: words.message("notice-your-turn"), text, path, tag, details: details.collect() })
}

fn spoken(language: NoticeLanguage) -> Language {
    match language {
        NoticeLanguage::En => Language::English,
        NoticeLanguage::De => Language::German,
    }
}

/// The name of a game; its slug if this program doesn't know it.
fn name_of(slug: &str, language: Language) -> String {
    struct Words;

    impl Visitor for Words {
        type Output = Languages;

        fn visit<G: Listed>(self) -> Languages {
            G::WORDS
        }
    }

    match catalog::visit(slug, Words) {
        Some(words) => Localizer::new(language, [words]).message("game-name"),
        None => slug.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{TableId, Version};

    fn subject(table: &str) -> Subject {
        Subject { table: TableId::parse(table).expect("an address"), seat: 1, decision: Version(7) }
    }

    fn said(tables: &[(&str, &str)], language: Language) -> Notice {
        let subjects: Vec<Subject> = tables.iter().map(|(table, _)| subject(table)).collect();
        let with_game = |(subject, (_, game)): (_, &(&str, &str))| Waiting { subject, game: (*game).to_owned() };
        let waiting: Vec<Waiting<'_>> = subjects.iter().zip(tables).map(with_game).collect();
        notice("1".to_owned(), &waiting, language, "https://tavola.example").expect("a notice")
    }

    #[test]
    fn one_table_is_named_by_its_game_and_opened() {
        let notice = said(&[("table-000001", "mille-fiori")], Language::German);
        assert_eq!((notice.title.as_str(), notice.text.as_str()), ("Du bist dran", "Mille Fiori"));
        assert_eq!((notice.path.as_str(), notice.tag.as_str()), ("/table/table-000001", "table-000001"));
        let expected = json!({"table": "table-000001", "game": "mille-fiori", "seat": 1, "decision": 7,
                              "link": "https://tavola.example/table/table-000001"});
        assert_eq!(notice.details, [expected]);
    }

    #[test]
    fn several_tables_are_counted() {
        let tables = [("table-000001", "mille-fiori"), ("table-000002", "liguria"), ("table-000003", "liguria")];
        let notice = said(&tables, Language::English);
        assert_eq!(notice.text, "3 games are waiting for you: Liguria, Mille Fiori");
        assert_eq!((notice.path.as_str(), notice.tag.as_str(), notice.details.len()), ("/", SEVERAL, 3));
        assert_eq!(said(&tables[1..], Language::German).text, "2 Spiele warten auf dich: Liguria");
    }

    #[test]
    fn two_seats_at_one_table_are_one_table() {
        let notice = said(&[("table-000001", "liguria"), ("table-000001", "liguria")], Language::English);
        assert_eq!((notice.text.as_str(), notice.details.len()), ("Liguria", 2));
    }

    #[test]
    fn a_game_that_is_not_known_has_its_slug() {
        assert_eq!(name_of("chess", Language::English), "chess");
    }
}
