//! The TypeScript types of all messages, and what a page may draw of each game.

use crate::{Generated, json_file};
use catalog::{Listed, Visitor};
use game::Record;
use protocol::http::{
    AccountBody, CreateTable, DeleteBody, GameInfo, JoinBody, Me, NameBody, PasswordBody, RecordCreated, RecordSummary,
    TableCreated, TableSummary,
};
use protocol::{
    ApiError, LessonAnswer, LessonChapter, LessonPosition, LessonTry, PuzzleAnswer, PuzzleList, PuzzlePosition,
    PuzzleTry, Replay, ReviewState, Statistics, ToClient, ToServer,
};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::{Config, TS, TypeVisitor};

/// `messages.ts`, one `<game>.ts` for each game, and `components.json`.
pub(crate) fn files() -> Vec<Generated> {
    let messages = messages();
    let mut games = Games { messages: &messages, files: Vec::new(), components: serde_json::Map::new() };
    for slug in catalog::SLUGS {
        catalog::visit(slug, &mut games);
    }
    let Games { mut files, components, .. } = games;
    files.push(json_file(path("components.json"), &components.into()));
    files.push(Generated { path: path("messages.ts"), content: HEADER.to_owned() + &messages.declarations(None) });
    files
}

fn path(name: &str) -> String {
    format!("web/src/protocol/{name}")
}

const HEADER: &str = "// Generated from the crate `protocol`; its tests say how to renew it.\n\n";

fn messages() -> Types {
    let mut types = Types::default();
    types.add::<ToServer>();
    types.add::<ToClient>();
    types.add::<ApiError>();
    types.add::<Me>();
    types.add::<NameBody>();
    types.add::<AccountBody>();
    types.add::<PasswordBody>();
    types.add::<DeleteBody>();
    types.add::<GameInfo>();
    types.add::<CreateTable>();
    types.add::<JoinBody>();
    types.add::<TableCreated>();
    types.add::<TableSummary>();
    types.add::<Record>();
    types.add::<LessonChapter>();
    types.add::<LessonPosition>();
    types.add::<LessonTry>();
    types.add::<LessonAnswer>();
    types.add::<Replay>();
    types.add::<RecordCreated>();
    types.add::<RecordSummary>();
    types.add::<Statistics>();
    types.add::<ReviewState>();
    types.add::<PuzzleList>();
    types.add::<PuzzlePosition>();
    types.add::<PuzzleTry>();
    types.add::<PuzzleAnswer>();
    types
}

struct Games<'a> {
    messages: &'a Types,
    files: Vec<Generated>,
    components: serde_json::Map<String, serde_json::Value>,
}

impl Visitor for &mut Games<'_> {
    type Output = ();

    fn visit<G: Listed>(self) {
        let mut types = Types::default();
        types.add::<G::View>();
        types.add::<G::Event>();
        let declarations = types.declarations(Some(self.messages));
        let content = format!("{HEADER}{}{declarations}", types.imports(self.messages, &declarations));
        self.files.push(Generated { path: path(&format!("{}.ts", G::SLUG)), content });
        let components = serde_json::to_value(G::components()).expect("components have string keys");
        self.components.insert(G::SLUG.to_owned(), components);
    }
}

/// Types with all that they are made of, by name.
#[derive(Default)]
struct Types {
    visited: BTreeSet<TypeId>,
    by_name: BTreeMap<String, (TypeId, String)>,
}

impl Types {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        TypeVisitor::visit::<T>(self);
    }

    fn is_shared(&self, name: &str, others: &Types) -> bool {
        others.by_name.get(name).is_some_and(|(id, _)| *id == self.by_name[name].0)
    }

    /// An import of what `others` declare already and these `declarations` name.
    fn imports(&self, others: &Types, declarations: &str) -> String {
        let words: BTreeSet<&str> = declarations.split(|c: char| !c.is_alphanumeric()).collect();
        let shared = self.by_name.keys().filter(|name| self.is_shared(name, others) && words.contains(name.as_str()));
        let shared: Vec<&str> = shared.map(String::as_str).collect();
        match shared.is_empty() {
            true => String::new(),
            false => format!("import type {{ {} }} from \"./messages\";\n\n", shared.join(", ")),
        }
    }

    /// All declarations but those of `others`.
    fn declarations(&self, others: Option<&Types>) -> String {
        let own = self.by_name.iter().filter(|(name, _)| others.is_none_or(|others| !self.is_shared(name, others)));
        own.map(|(_, (_, declaration))| format!("export {declaration}\n\n")).collect::<String>().trim_end().to_owned()
            + "\n"
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&config());
            let known = self.by_name.insert(name.clone(), (TypeId::of::<T>(), declaration::<T>()));
            assert!(known.is_none(), "two types of the name {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The declaration, without white space at the ends of lines.
fn declaration<T: TS + ?Sized>() -> String {
    let lines: Vec<String> = T::decl(&config()).lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

fn config() -> Config {
    Config::new().with_large_int("number")
}
