//! `./x new-game`: creates a crate with a small complete game as a starting point, and adds it to the list of games.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo};
use crate::slug::Slug;
use crate::tools::{self, RUSTFMT};
use crate::tree::Tree;
use std::env;
use std::fmt;
use std::fs;
use std::path::Path;

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let [name] = arguments else {
        return Err(Failure::new("Name the new game: `./x new-game SLUG`, for example `./x new-game go-fish`."));
    };
    let slug: Slug = name.parse()?;
    tools::require(root, &[RUSTFMT])?;
    let folder = root.join("crates").join(name);
    if folder.exists() {
        return Err(Failure::new(format!("The crate `{name}` already exists.")));
    }
    write(&folder, &rename(&template()?, &slug))?;
    // The new name may change the import order and line lengths.
    process::run(cargo(root, &["fmt", "--package", name]))?;
    let entries = entries(&slug);
    entries.iter().try_for_each(|entry| entry.add(root))?;
    println!("{}", next_steps(&slug, &entries));
    Ok(())
}

/// The template crate, `My Game`. Cargo provides its path, even after the project has been moved.
fn template() -> Result<Tree, Failure> {
    let here =
        env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| Failure::new("Run this with `./x` or `cargo xtask`."))?;
    Tree::read(&Path::new(&here).join("template"))
}

/// The paths and contents of the template's files, with the new game's name filled in.
fn rename(template: &Tree, slug: &Slug) -> Vec<(String, String)> {
    let names = [
        ("my-game", slug.kebab().to_owned()),
        ("my_game", slug.snake()),
        ("MyGame", slug.camel()),
        ("My Game", slug.title()),
        ("MG-", slug.initials() + "-"),
        ("mg_", slug.initials().to_lowercase() + "_"),
    ];
    template.files().map(|file| (replace_all(file.path, &names), replace_all(file.text, &names))).collect()
}

/// Replaces all old names in one pass, so that text inserted by one replacement is not replaced again.
fn replace_all(text: &str, names: &[(&str, String)]) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let (old_length, new) = match names.iter().find(|(old, _)| rest.starts_with(old)) {
            Some((old, new)) => (old.len(), new.as_str()),
            None => (next.len_utf8(), &rest[..next.len_utf8()]),
        };
        replaced.push_str(new);
        rest = &rest[old_length..];
    }
    replaced
}

fn write(folder: &Path, files: &[(String, String)]) -> Outcome {
    for (path, text) in files {
        let path = folder.join(path);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(Failure::at(parent))?;
        fs::write(&path, text).map_err(Failure::at(&path))?;
    }
    Ok(())
}

/// A line that lists the game in this file, inserted after the last line that contains `beside`.
struct Entry {
    file: &'static str,
    beside: &'static str,
    line: String,
}

fn entries(slug: &Slug) -> [Entry; 5] {
    let (kebab, snake, camel) = (slug.kebab(), slug.snake(), slug.camel());
    let entry = |file, beside, line| Entry { file, beside, line };
    [
        entry("Cargo.toml", "path = \"crates/", format!("{kebab} = {{ path = \"crates/{kebab}\" }}")),
        entry("Cargo.toml", "{ opt-level = 3 }", format!("{kebab} = {{ opt-level = 3 }}")),
        entry("crates/catalog/Cargo.toml", "/schema\",", format!("    \"{kebab}/schema\",")),
        entry("crates/catalog/Cargo.toml", ".workspace = true", format!("{kebab}.workspace = true")),
        entry(
            "crates/catalog/src/lib.rs",
            " => bots::",
            format!("    {snake}::{camel} => bots::Plain, tensors::Plain;"),
        ),
    ]
}

impl Entry {
    fn add(&self, root: &Path) -> Outcome {
        let path = root.join(self.file);
        let text = fs::read_to_string(&path).map_err(Failure::at(&path))?;
        let text = self.added_to(&text).ok_or_else(|| Failure::new(format!("Add this line by hand {self}")))?;
        fs::write(&path, text).map_err(Failure::at(&path))
    }

    /// `None` if no line contains `beside`.
    fn added_to(&self, text: &str) -> Option<String> {
        let before = text.rfind(self.beside)?;
        let end = before + text[before..].find('\n')? + 1;
        Some(format!("{}{}\n{}", &text[..end], self.line, &text[end..]))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "to {}: {}", self.file, self.line.trim_start())
    }
}

fn next_steps(slug: &Slug, entries: &[Entry]) -> String {
    let kebab = slug.kebab();
    let added: String = entries.iter().map(|entry| format!("  {entry}\n")).collect();
    format!(
        "\
Created crates/{kebab}: a small complete game to rewrite, chapter by chapter. These lines were added:

{added}
Now run its tests to generate playthroughs and corpus: TAVOLA_BLESS=1 cargo test -p {kebab}
CONTRIBUTING.md describes the next steps."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy;

    fn renamed(name: &str) -> Vec<(String, String)> {
        rename(&template().expect("the template is there"), &name.parse().expect("a slug"))
    }

    #[test]
    fn the_old_name_is_gone() {
        for (path, text) in renamed("go-fish") {
            for old in ["my-game", "my_game", "MyGame", "My Game", "MG-", "mg_"] {
                assert!(!path.contains(old) && !text.contains(old), "{old} in {path}");
            }
        }
    }

    #[test]
    fn a_new_name_may_contain_an_old_one() {
        let names = [("my_game", "omg_my_game".to_owned()), ("mg_", "om_".to_owned())];
        assert_eq!(replace_all("mg_1 in my_game ●", &names), "om_1 in omg_my_game ●");
    }

    #[test]
    fn the_new_game_is_tidy() {
        let files = renamed("go-fish").into_iter().map(|(path, text)| (format!("crates/go-fish/{path}"), text));
        let problems: Vec<String> = tidy::problems(&files.collect()).iter().map(ToString::to_string).collect();
        assert_eq!(problems, [""; 0]);
    }

    #[test]
    fn a_line_is_added_after_the_last_of_its_kind() {
        let entry = Entry { file: "Cargo.toml", beside: "path = ", line: "nim = { path = \"nim\" }".to_owned() };
        let added = entry.added_to("chess = { path = \"chess\" }\n\n[features]\n");
        assert_eq!(added.as_deref(), Some("chess = { path = \"chess\" }\nnim = { path = \"nim\" }\n\n[features]\n"));
        assert_eq!(entry.added_to("[features]\n"), None);
    }

    #[test]
    fn taken_or_invalid_names_are_refused() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for name in ["xtask", "Go Fish", "../go-fish"] {
            assert!(run(&root, &[name.to_owned()]).is_err(), "{name}");
        }
        assert!(run(&root, &[]).is_err());
    }
}
