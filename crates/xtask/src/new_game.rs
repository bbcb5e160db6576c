//! `./x new-game`: a crate with a small complete game, to be rewritten into another.

use crate::failure::{Failure, Outcome};
use crate::process::{self, cargo};
use crate::slug::Slug;
use crate::tools::{self, RUSTFMT};
use crate::tree::Tree;
use std::env;
use std::fs;
use std::path::Path;

pub(crate) fn run(root: &Path, arguments: &[String]) -> Outcome {
    let [name] = arguments else {
        return Err(Failure::new("Give the new game a name: `./x new-game SLUG`, for example `./x new-game go-fish`."));
    };
    let slug: Slug = name.parse()?;
    tools::require(root, &[RUSTFMT])?;
    let folder = root.join("crates").join(name);
    if folder.exists() {
        return Err(Failure::new(format!("There is a crate `{name}` already.")));
    }
    write(&folder, &rename(&template()?, &slug))?;
    // The new name may change the order of imports and the length of lines.
    process::run(cargo(root, &["fmt", "--package", name]))?;
    println!("{}", next_steps(&slug));
    Ok(())
}

/// The crate of `My Game`, whose name is replaced throughout. Cargo says where we are, also after the project was moved.
fn template() -> Result<Tree, Failure> {
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| Failure::new("Call this by `./x` or `cargo xtask`."))?;
    Tree::read(&Path::new(&here).join("template"))
}

/// The template's files, path and text, with the name of the new game.
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

/// Replaces every old name in one go, so that what a new name brings along is left alone.
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

fn next_steps(slug: &Slug) -> String {
    let (kebab, snake, camel) = (slug.kebab(), slug.snake(), slug.camel());
    format!(
        "\
crates/{kebab} is there: a small complete game to rewrite, chapter by chapter.
To put it on the table, add one line each to

  Cargo.toml, [workspace.dependencies]        {kebab} = {{ path = \"crates/{kebab}\" }}
  Cargo.toml, [profile.dev.package]           {kebab} = {{ opt-level = 3 }}
  crates/catalog/Cargo.toml, [dependencies]   {kebab}.workspace = true
  crates/catalog/src/lib.rs, games![…]        {snake}::{camel},

Then run its tests, which write playthroughs and corpus when asked to: TAVOLA_BLESS=1 cargo test -p {kebab}
CONTRIBUTING.md says how to go on."
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
    fn nothing_of_the_old_name_is_left() {
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
    fn names_that_are_taken_or_impossible_are_refused() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for name in ["xtask", "Go Fish", "../go-fish"] {
            assert!(run(&root, &[name.to_owned()]).is_err(), "{name}");
        }
        assert!(run(&root, &[]).is_err());
    }
}
