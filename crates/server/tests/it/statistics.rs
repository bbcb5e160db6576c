//! Statistics of finished games.

use crate::support::{Person, TestServer, play, two_at_a_table, two_in_a_game};
use serde_json::{Value, json};

async fn statistics(person: &Person) -> Value {
    person.get("/api/statistics").await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_counted_for_each_of_its_players() {
    let server = TestServer::spawn().await;
    let (table, people, mut sockets) = two_in_a_game(&server).await;
    assert_eq!(statistics(&people[0]).await, json!({"games": [], "more": false}));
    play(&mut sockets, 2_000).await;
    sockets[0].until(|socket| socket.table()["phase"] == "over").await;
    let end = sockets[0].position().unwrap().clone();
    for (seat, person) in people.iter().enumerate() {
        let found = statistics(person).await;
        let game = &found["games"][0];
        assert_eq!((&game["game"], &game["played"]), (&json!("mille-fiori"), &json!(1)));
        assert_eq!(game["best_score"], end["scores"][seat]);
        assert_eq!(game["won"] == 1, end["ranks"][seat] == 1);
        let result = &game["results"][0];
        assert_eq!((&result["table"], &result["best_other"]), (&json!(table), &end["scores"][1 - seat]));
        let sources: f64 =
            game["sources"].as_array().unwrap().iter().map(|source| source["own"].as_f64().unwrap()).sum();
        assert_eq!(sources, end["scores"][seat].as_f64().unwrap(), "every point has a source");
        assert_eq!(statistics(person).await, found, "the same again, from memory");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn unfinished_games_and_games_against_oneself_are_not_counted() {
    let server = TestServer::spawn().await;
    let (_, [anna, _], _sockets) = two_at_a_table(&server).await;
    let seats = r#"[{"kind": "mine", "name": "Left"}, {"kind": "mine", "name": "Right"}]"#;
    let table = anna.open_table(&format!(r#"{{"game": "mille-fiori", "seats": {seats}}}"#)).await;
    let mut both = [anna.connect_with(&table, "?seat=0").await, anna.connect_with(&table, "?seat=1").await];
    for (seat, socket) in both.iter_mut().enumerate() {
        socket.ready(seat).await;
    }
    for socket in &mut both {
        socket.until(|socket| socket.position().is_some()).await;
    }
    play(&mut both, 2_000).await;
    both[0].until(|socket| socket.table()["phase"] == "over").await;
    assert_eq!(statistics(&anna).await["games"], json!([]));
    let stranger = Person::stranger(&server);
    assert_eq!(stranger.get("/api/statistics").await.refused(), (401, "not-signed-in".to_owned()));
}
