//! Messages are small, although each contains the whole view and all choices.

use crate::support::{Person, Socket, TestServer};
use game::{OptionValues, SplitMix};
use serde_json::{Value, json};

/// The default number of players, each with a socket, at a new table of this game.
async fn table_of(server: &TestServer, slug: &str) -> Vec<Socket> {
    let players = any_table::open_table(slug, &OptionValues::new()).unwrap().players();
    let host = Person::guest(server, "Anna").await;
    let body = json!({"game": slug, "seats": vec![json!({"kind": "open"}); players]});
    let table = host.open_table(&body.to_string()).await;
    let mut sockets = Vec::new();
    for seat in 0..players {
        let person = Person::guest(server, "Bruno").await;
        person.post(&format!("/api/tables/{table}/join"), &json!({"seat": seat}).to_string()).await.ok();
        sockets.push(person.connect(&table).await);
        sockets[seat].ready(seat).await;
    }
    for socket in &mut sockets {
        socket.until(|socket| socket.position().is_some()).await;
    }
    sockets
}

/// All positions sent in one random game.
async fn positions_of_a_game(slug: &str) -> Vec<String> {
    let server = TestServer::spawn().await;
    let mut sockets = table_of(&server, slug).await;
    let mut rng = SplitMix::new(7);
    while let Some(seat) = (0..sockets.len()).find(|seat| sockets[*seat].decision(*seat).is_some()) {
        let act = sockets[seat].act(seat, (rng.unit() * 1_000.0) as usize);
        let version = sockets[seat].done(act).await;
        for socket in &mut sockets {
            socket.until_version(version).await;
        }
    }
    assert!(sockets.iter().all(Socket::is_over));
    let texts = sockets.into_iter().flat_map(|socket| socket.received);
    texts.filter(|text| text.contains(r#""type":"position""#)).collect()
}

fn choices_of(position: &str) -> usize {
    serde_json::from_str::<Value>(position).unwrap()["choices"].to_string().len()
}

/// Prints median, 99th percentile and maximum of these sizes in bytes; returns median and maximum.
fn print_sizes(what: &str, sizes: impl Iterator<Item = usize>) -> [usize; 2] {
    let mut sizes: Vec<usize> = sizes.collect();
    sizes.sort_unstable();
    let at = |percent: usize| sizes[(sizes.len() - 1) * percent / 100];
    println!("{what}: {}, median {}, 99 % up to {}, at most {} bytes", sizes.len(), at(50), at(99), at(100));
    [at(50), at(100)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_takes_a_few_kilobytes() {
    for slug in catalog::SLUGS {
        let positions = positions_of_a_game(slug).await;
        let [median, max] = print_sizes(&format!("{slug}: positions"), positions.iter().map(String::len));
        assert!(median <= 4 * 1024 && max <= 16 * 1024, "{slug}: {median} {max}");
        let [_, max] = print_sizes(&format!("{slug}: their choices"), positions.iter().map(|text| choices_of(text)));
        assert!(max <= 12 * 1024, "{slug}: {max}");
    }
}
