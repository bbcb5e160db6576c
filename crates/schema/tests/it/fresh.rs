//! The generated files are up to date.

use schema::{Generated, files};
use std::fs;
use std::path::{Path, PathBuf};

fn place(file: &Generated) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file.path)
}

fn is_fresh(file: &Generated) -> bool {
    fs::read_to_string(place(file)).is_ok_and(|content| content == file.content)
}

fn write(file: &Generated) {
    fs::create_dir_all(place(file).parent().unwrap()).unwrap();
    fs::write(place(file), &file.content).unwrap();
}

#[test]
fn generated_files_are_up_to_date() {
    let files = files();
    if std::env::var_os("TAVOLA_BLESS").is_some() {
        files.iter().for_each(write);
    }
    let stale: Vec<&str> = files.iter().filter(|file| !is_fresh(file)).map(|file| file.path.as_str()).collect();
    assert!(stale.is_empty(), "out of date: {stale:?}\nregenerate them with: TAVOLA_BLESS=1 cargo test -p schema");
}

#[test]
fn every_drawn_game_has_types_components_and_a_schema() {
    let files = files();
    let content = |path: String| files.iter().find(|file| file.path == path).map(|file| file.content.as_str());
    let components = content("web/src/protocol/components.json".to_owned()).unwrap();
    let components: serde_json::Value = serde_json::from_str(components).unwrap();
    for (slug, components) in components.as_object().unwrap() {
        assert!(catalog::SLUGS.contains(&slug.as_str()) && components.is_object(), "{slug}");
        let types = content(format!("web/src/protocol/{slug}.ts")).unwrap();
        assert!(types.contains("export type View") && types.contains("export type Event"), "{slug}");
        let schema: serde_json::Value =
            serde_json::from_str(content(format!("docs/schema/{slug}.json")).unwrap()).unwrap();
        assert!(schema["$defs"]["View"].is_object() && schema["$defs"]["Event"].is_object(), "{slug}");
    }
}
