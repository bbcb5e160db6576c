//! Whole games.

use crate::support::{Person, TestServer, play, two_in_a_game};
use catalog::{Listed, Visitor};
use game::{Extra, Record, ReplayError, replay};
use serde_json::{Value, json};
use verifiable_chance::{Seed, VerifyError, verify};

/// The final scores, if every step of the record replays.
struct Replay<'a>(&'a Record);

impl Visitor for Replay<'_> {
    type Output = Result<Vec<i16>, ReplayError>;

    fn visit<G: Listed>(self) -> Self::Output {
        Ok(replay::<G>(self.0)?.scores().as_slice().to_vec())
    }
}

fn record_of(answer: Value) -> Record {
    serde_json::from_value(answer).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    play(&mut sockets, 2_000).await;
    for (seat, socket) in sockets.iter_mut().enumerate() {
        assert!(socket.is_over());
        socket.until(|socket| socket.table()["phase"] == "over").await;
        assert_eq!(socket.table()["yours"], json!([seat]));
    }
    let record = record_of(people[0].get(&format!("/api/tables/{table}/record")).await.ok());
    let scores = catalog::visit("mille-fiori", Replay(&record)).unwrap().expect("the record replays");
    assert_eq!(json!(scores), sockets[0].position().unwrap()["scores"]);
    assert_eq!(record.seats, ["Anna", "Bruno"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_pick_simultaneously() {
    let server = TestServer::spawn().await;
    let (_, _, mut sockets) = two_in_a_game(&server).await;
    let [anna, bruno] = &mut sockets;
    assert_eq!(anna.decision(0), anna.decision(1));
    let (first, second) = (anna.act(0, 0), bruno.act(1, 0));
    let (first, second) = tokio::join!(anna.done(first), bruno.done(second));
    assert_ne!(first, second);
    anna.until_version(first.max(second)).await;
    assert!(anna.position().unwrap()["turn"]["choose"].is_number());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_draw_can_be_repeated_after_the_end_but_not_before() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    let commitment = sockets[0].table()["commitment"].as_str().unwrap().to_owned();
    assert!(sockets[0].table()["seed"].is_null());
    play(&mut sockets, 2_000).await;
    let record = record_of(people[1].get(&format!("/api/tables/{table}/record")).await.ok());
    let draws = record.steps.iter().filter(|step| step.actor == game::Actor::Chance).count();
    assert_eq!(verify(&record), Ok(draws));
    let extra = serde_json::to_value(&record.extra).unwrap();
    assert_eq!(Seed::from_hex(extra["seed"].as_str().unwrap()).unwrap().commitment(), commitment);
    let mut forged = record.clone();
    forged.extra.insert("seed".to_owned(), Extra::Text("00".repeat(32)));
    assert_eq!(verify(&forged), Err(VerifyError::Commitment));
    let mut other_nonce = record.clone();
    other_nonce.extra.insert("nonces".to_owned(), Extra::List(vec![Extra::Text("x".to_owned())]));
    assert!(matches!(verify(&other_nonce), Err(VerifyError::Draw { .. })));
    let seed = extra["seed"].as_str().unwrap();
    let before_the_end = sockets[0].received.iter().take_while(|text| !text.contains("\"turn\":\"over\""));
    assert!(before_the_end.clone().count() > 50);
    assert!(before_the_end.into_iter().all(|text| !text.contains(seed)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_against_computer_players() {
    let server = TestServer::spawn().await;
    let anna = Person::guest(&server, "Anna").await;
    let table = anna
        .open_table(
            r#"{"game": "mille-fiori", "options": {"players": 4},
                "seats": [{"kind": "bot", "bot": "eager"}, {"kind": "mine"}, {"kind": "bot", "bot": "random"},
                          {"kind": "bot", "bot": "eager"}]}"#,
        )
        .await;
    let mut socket = anna.connect(&table).await;
    socket.ready(1).await;
    for number in 0..2_000 {
        socket.until(|socket| socket.is_over() || socket.decision(1).is_some()).await;
        if socket.is_over() {
            break;
        }
        let act = socket.act(1, number);
        let version = socket.done(act).await;
        socket.until_version(version).await;
    }
    assert!(socket.is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_every_step_to_those_who_may_see_it() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    let path = |steps: usize, seat: &str| format!("/api/tables/{table}/replay/{steps}{seat}");
    assert_eq!(people[0].get(&path(3, "?seat=1")).await.refused(), (403, "not-your-seat".to_owned()));
    let own = people[0].get(&path(3, "?seat=0")).await.ok();
    assert_eq!(own["view"], sockets[0].position().unwrap()["view"]);
    play(&mut sockets, 2_000).await;
    let others = people[0].get(&path(3, "?seat=1")).await.ok();
    assert_eq!(others["viewer"], json!({"seat": 1}));
    assert_eq!(people[0].get(&path(0, "")).await.ok()["turn"], "chance");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_rules_come_from_the_games() {
    let server = TestServer::spawn().await;
    let person = Person::stranger(&server);
    for slug in catalog::SLUGS {
        for (lang, word) in [("en", "game-name = "), ("de", "game-name = ")] {
            let words = person.get(&format!("/api/games/{slug}/words/{lang}")).await;
            assert!(words.body.contains(word), "{slug} {lang}");
            let rules = person.get(&format!("/api/games/{slug}/rules/{lang}")).await;
            assert!(rules.body.starts_with("# "), "{slug} {lang}");
        }
    }
    assert!(person.get("/api/words/de").await.body.contains("undo-too-late = "));
    for missing in ["/api/words/fr", "/api/games/chess/words/en", "/api/games/mille-fiori/rules/la"] {
        assert_eq!(person.get(missing).await.status, 404, "{missing}");
    }
}
