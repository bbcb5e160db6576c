//! The page's generated files are up to date.

use protocol::export::{Generated, files};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol")
}

fn is_fresh(file: &Generated) -> bool {
    fs::read_to_string(folder().join(&file.name)).is_ok_and(|content| content == file.content)
}

/// `TAVOLA_BLESS=1 cargo test -p protocol` writes them anew.
#[test]
fn generated_files_are_fresh() {
    if std::env::var_os("TAVOLA_BLESS").is_some() {
        fs::create_dir_all(folder()).unwrap();
        for file in files() {
            fs::write(folder().join(&file.name), file.content).unwrap();
        }
    }
    let stale: Vec<String> = files().into_iter().filter(|file| !is_fresh(file)).map(|file| file.name).collect();
    assert!(stale.is_empty(), "stale, to be written anew with TAVOLA_BLESS=1: {stale:?}");
}

#[test]
fn every_drawn_game_has_types_and_components() {
    let files = files();
    let components = &files.iter().find(|file| file.name == "components.json").unwrap().content;
    let components: serde_json::Value = serde_json::from_str(components).unwrap();
    for file in files.iter().filter(|file| file.name.ends_with(".ts") && file.name != "messages.ts") {
        let slug = file.name.trim_end_matches(".ts");
        assert!(catalog::SLUGS.contains(&slug), "{slug}");
        assert!(components[slug].is_object(), "{slug}");
        assert!(file.content.contains("export type View") && file.content.contains("export type Event"), "{slug}");
    }
}
