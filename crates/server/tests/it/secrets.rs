//! Non-interference on the wire: hidden information changes no byte sent to a seat.

use crate::support::{Person, Socket, TestServer};
use serde_json::{Value, json};
use std::path::Path;
use store::{
    Entry, Millis, NewTable, SeatRow, ServerSeed, Sitter, Store, TableId, TableMeta, TableState, UserId, Version,
    Visibility,
};
use verifiable_chance::Seed;

pub(crate) const TABLE: &str = "always-the-same";
const DISPLAY: &str = "display commoners-fish-1 commoners-fish-2 harbor-1 harbor-1 houses-1 houses-1 nobles-coin-1 \
                       trade-carafe-1 trade-carafe-2";
const OWN: &str = "harbor-2 houses-2 trade-goblet-1 workshops-ash-1 workshops-quartz-3";

/// The other seat's hand, and its first and last pick.
pub(crate) struct Secret {
    hand: &'static str,
    pub(crate) picks: [&'static str; 2],
}

pub(crate) const ONE: Secret = Secret {
    hand: "commoners-shell-2 harbor-3 houses-3 nobles-lion-3 workshops-lime-4",
    picks: ["harbor-3", "workshops-lime-4"],
};
pub(crate) const OTHER: Secret = Secret {
    hand: "harbor-5 nobles-cross-4 trade-swan-2 workshops-pigments-2 workshops-quartz-1",
    picks: ["trade-swan-2", "harbor-5"],
};

/// Stores a running table whose log deals these hands, whatever the seed would draw.
pub(crate) async fn set_table(data: &Path, people: [i64; 2], secret: &Secret) {
    let store = Store::open(data).await.unwrap();
    let seat = |(index, user): (usize, i64)| SeatRow {
        sitter: Sitter::User(UserId(user)),
        name: format!("seat {index}"),
        ready: true,
        nonce: Some(format!("{index:032x}")),
    };
    let options = json!({"players": 2, "edition": "revised", "draft": "simultaneous", "masterworks": false});
    let meta = TableMeta {
        options: options.to_string(),
        settings: json!({"clock": {"kind": "none"}, "rules": 1}).to_string(),
        host: UserId(people[0]),
        visibility: Visibility::Link,
        state: TableState::Running,
        seats: people.into_iter().enumerate().map(seat).collect(),
    };
    let id = TableId::parse(TABLE).unwrap();
    let seed = [5; 32];
    let commitment = Seed(seed).commitment();
    let table =
        NewTable { id: id.clone(), game: "mille-fiori".to_owned(), server_seed: ServerSeed(seed), commitment, meta };
    store.create_table(&table).await.unwrap();
    let chance = |body: String| Entry { kind: "chance".to_owned(), seat: None, body, at: Millis(0), command_id: None };
    let deal = format!("deal {OWN} / {}", secret.hand);
    let log = ["start 0".to_owned(), DISPLAY.to_owned(), deal].map(chance);
    store.append(&id, Version::START, log.into()).await.unwrap();
    store.close().await;
}

/// The record of a game with this secret, up to the first seat's first pick.
pub(crate) fn beginning(secret: &Secret) -> String {
    let options = json!({"players": 2, "edition": "revised", "draft": "simultaneous", "masterworks": false});
    let chance = |notation: &str| json!(["chance", notation]);
    let deal = format!("deal {OWN} / {}", secret.hand);
    let steps = [
        chance("start 0"),
        chance(DISPLAY),
        chance(&deal),
        json!([0, "pick houses-2"]),
        json!([1, format!("pick {}", secret.picks[0])]),
    ];
    json!({"tavola": 1, "game": "mille-fiori", "options": options, "seats": ["Anna", "Bruno"], "steps": steps})
        .to_string()
}

/// Everything sent to the first seat and a spectator in a world with this secret.
async fn everything_sent(secret: &Secret) -> Vec<String> {
    let server = TestServer::spawn().await;
    let people = [Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await];
    let ids = people.each_ref().map(|person| person.id);
    let server = server.restart_after(async |data| set_table(data, ids, secret).await).await;
    let [anna, bruno] = people.each_ref().map(|person| person.at(&server));
    let stranger = Person::stranger(&server);
    let mut own = anna.connect(TABLE).await;
    own.until(|socket| socket.position().is_some()).await;
    let mut spectator = stranger.connect(TABLE).await;
    spectator.until(|socket| socket.position().is_some()).await;
    let mut other = bruno.connect(TABLE).await;
    other.until(|socket| socket.position().is_some()).await;
    own.until(|socket| socket.table()["seats"][1]["connected"] == true).await;
    spectator.until(|socket| socket.table()["seats"][1]["connected"] == true).await;
    let mut sent = ask_everything(&mut own, &mut spectator, &mut other, secret).await;
    for person in [&anna, &stranger] {
        sent.push(person.get(&format!("/api/tables/{TABLE}/record")).await.body);
        sent.push(person.get(&format!("/api/tables/{TABLE}")).await.body);
    }
    for eyes in ["?seat=0", "", "?seat=1", "?seat=open"] {
        sent.push(anna.get(&format!("/api/tables/{TABLE}/replay{eyes}")).await.body);
        sent.push(stranger.get(&format!("/api/tables/{TABLE}/replay{eyes}")).await.body);
        sent.push(anna.get(&format!("/api/tables/{TABLE}/replay/5{eyes}")).await.body);
        sent.push(anna.get(&format!("/api/tables/{TABLE}/replay/5/words{eyes}")).await.body);
    }
    for steps in 0..6 {
        sent.push(anna.get(&format!("/api/tables/{TABLE}/replay/{steps}?seat=0")).await.body);
        sent.push(stranger.get(&format!("/api/tables/{TABLE}/replay/{steps}")).await.body);
        sent.push(stranger.get(&format!("/api/tables/{TABLE}/replay/{steps}?seat=1")).await.body);
    }
    sent.extend(own.received.into_iter().chain(spectator.received));
    sent
}

/// The other seat picks, withdraws and picks again while the first requests everything it can.
async fn ask_everything(own: &mut Socket, spectator: &mut Socket, other: &mut Socket, secret: &Secret) -> Vec<String> {
    let pick = async |socket: &mut Socket, seat: usize, card: &str| {
        let decision = socket.decision(seat);
        let act = json!({"type": "act", "seat": seat, "decision": decision, "action": format!("pick {card}")});
        socket.done(act).await
    };
    let version = pick(other, 1, secret.picks[0]).await;
    let version = version.max(other.done(json!({"type": "undo", "seat": 1})).await);
    other.until_version(version).await;
    let version = pick(other, 1, secret.picks[1]).await;
    own.until_version(version).await;
    let mut sent = Vec::new();
    for card in OWN.split(' ') {
        let asked: Value = json!({"type": "preview", "seat": 0, "action": format!("pick {card}")});
        sent.push(own.command(asked).await.to_string());
    }
    for wrong in ["pick houses-5", "pick harbor-3", "pick harbor-5", "sail", "pick"] {
        let decision = own.decision(0);
        let act = json!({"type": "act", "seat": 0, "decision": decision, "action": wrong});
        sent.push(own.command(act).await.to_string());
    }
    sent.push(own.command(json!({"type": "describe"})).await.to_string());
    sent.push(own.command(json!({"type": "look", "seat": 1})).await.to_string());
    pick(own, 0, "houses-2").await;
    let decision = own.version();
    let sail = json!({"type": "act", "seat": 0, "decision": decision, "action": "sail"});
    own.command(sail).await;
    sent.push(own.command(json!({"type": "undo", "seat": 0})).await.to_string());
    sent.push(own.command(json!({"type": "describe"})).await.to_string());
    let (last, _) = (own.version(), spectator.command(json!({"type": "describe"})).await);
    spectator.until_version(last).await;
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_information_changes_no_byte_sent_to_a_seat() {
    let (one, other) = (everything_sent(&ONE).await, everything_sent(&OTHER).await);
    assert!(one.len() > 40, "{} messages", one.len());
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_comparison_would_notice_a_leak() {
    let server = TestServer::spawn().await;
    let people = [Person::guest(&server, "Anna").await, Person::guest(&server, "Bruno").await];
    let ids = people.each_ref().map(|person| person.id);
    let server = server.restart_after(async |data| set_table(data, ids, &ONE).await).await;
    let mut other = people[1].at(&server).connect(TABLE).await;
    other.until(|socket| socket.position().is_some()).await;
    assert!(other.received.iter().any(|text| text.contains("workshops-lime-4")), "the own hand is sent to its owner");
}
