//! The page, and how browsers may cache it.

use crate::support::{Person, TestServer};
use std::fs;
use tempfile::TempDir;

async fn server_with_a_page() -> (TempDir, TestServer) {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("assets")).unwrap();
    let files = [
        ("index.html", "<!doctype html><title>Tavola</title>"),
        ("assets/app-1.js", "export {}"),
        ("assets/app-1.js.gz", "compressed"),
        ("assets/engine-1.wasm", "engine"),
        ("assets/engine-1.wasm.gz", "compressed"),
        ("assets/engine-1.wasm.br", "compressed more"),
    ];
    for (name, content) in files {
        fs::write(folder.path().join(name), content).unwrap();
    }
    let server = TestServer::spawn_with(|config| config.page = Some(folder.path().to_owned())).await;
    (folder, server)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_from_its_folder_only() {
    let (_folder, server) = server_with_a_page().await;
    let stranger = Person::stranger(&server);
    for path in ["/", "/tables/abcdefghijkl", "/table/%", "/table/%ff", "/nowhere/at/all"] {
        let answer = stranger.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("text/html; charset=utf-8")), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
    let script = stranger.get("/assets/app-1.js").await;
    assert_eq!((script.body.as_str(), script.header("content-type")), ("export {}", Some("text/javascript")));
    assert!(script.header("cache-control").unwrap().contains("immutable"));
    for path in ["/assets/other.js", "/../Cargo.toml", "/assets/..%2f..%2fetc/passwd"] {
        assert_eq!(stranger.get(path).await.status, 404, "{path}");
    }
    assert_eq!(stranger.post("/", "{}").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_has_the_page_does_not_download_it_again() {
    let (_folder, server) = server_with_a_page().await;
    let stranger = Person::stranger(&server);
    let first = stranger.get("/").await;
    let tag = first.header("etag").unwrap();
    for (known, status) in [(tag, 304), ("\"other\"", 200), (&format!("\"other\", {tag}"), 304)] {
        let again = stranger.get_with("/", &[format!("If-None-Match: {known}")]).await;
        assert_eq!((again.status, again.header("etag")), (status, Some(tag)), "{known}");
        assert_eq!(again.body.is_empty(), status == 304);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_accept_gzip_get_the_compressed_copy() {
    let (_folder, server) = server_with_a_page().await;
    let stranger = Person::stranger(&server);
    let answer = stranger.get_with("/assets/app-1.js", &["Accept-Encoding: br, gzip".to_owned()]).await;
    assert_eq!((answer.body.as_str(), answer.header("content-encoding")), ("compressed", Some("gzip")));
    assert_eq!(
        (answer.header("content-type"), answer.header("vary")),
        (Some("text/javascript"), Some("accept-encoding"))
    );
    for (taken, body) in [("gzip, br", "compressed more"), ("gzip", "compressed"), ("deflate", "engine")] {
        let engine = stranger.get_with("/assets/engine-1.wasm", &[format!("Accept-Encoding: {taken}")]).await;
        assert_eq!((engine.body.as_str(), engine.header("content-type")), (body, Some("application/wasm")), "{taken}");
    }
    let plain = stranger.get_with("/", &["Accept-Encoding: gzip".to_owned()]).await;
    assert_eq!((plain.header("content-encoding"), plain.status), (None, 200), "there is no copy of this one");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_rules_are_compressed_on_request() {
    let server = TestServer::spawn().await;
    let stranger = Person::stranger(&server);
    for path in ["/api/words/en", "/api/games/mille-fiori/words/de", "/api/games/mille-fiori/rules/en"] {
        let plain = stranger.get(path).await;
        let packed = stranger.get_with(path, &["Accept-Encoding: gzip, br".to_owned()]).await;
        assert_eq!(
            (plain.header("content-encoding"), packed.header("content-encoding")),
            (None, Some("gzip")),
            "{path}"
        );
        assert_eq!(packed.header("vary"), Some("accept-encoding"), "{path}");
    }
}
