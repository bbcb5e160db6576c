//! A client that keeps playing, whatever happens to the server and the network.

use super::{Person, Socket};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// Time without an answer after which it reconnects.
const PATIENCE: Duration = Duration::from_secs(2);
/// Number of failed attempts after which the test fails.
const ATTEMPTS: usize = 200;

/// A device that plays all seats of a table, and remembers all acknowledged actions.
pub(crate) struct Stubborn {
    pub(crate) person: Person,
    pub(crate) table: String,
    socket: Option<Socket>,
    /// The notation of the acknowledged actions, in order.
    pub(crate) acknowledged: Vec<String>,
    /// Number of reconnects, and of commands refused temporarily.
    pub(crate) returns: usize,
    pub(crate) refusals: usize,
}

impl Stubborn {
    /// Sits down at a new table of Mille Fiori and starts the game.
    pub(crate) async fn sit_down(person: Person) -> Self {
        let seats = json!([{"kind": "mine"}, {"kind": "mine", "name": "Anna 2"}]);
        let table = person.open_table(&json!({"game": "mille-fiori", "seats": seats}).to_string()).await;
        let mut socket = person.connect(&table).await;
        socket.ready(0).await;
        socket.ready(1).await;
        Self { person, table, socket: None, acknowledged: Vec::new(), returns: 0, refusals: 0 }
    }

    /// Plays this many actions, or to the end of the game; each is acknowledged before the next is chosen.
    pub(crate) async fn play(&mut self, actions: usize) {
        for number in 0..actions {
            let Some((seat, decision, action)) = self.wish(number).await else { return };
            let id = format!("wish {}", self.acknowledged.len());
            let act = json!({"id": id, "type": "act", "seat": seat, "decision": decision, "action": action});
            self.get_through(&act).await;
            self.acknowledged.push(action);
        }
    }

    /// An action for a seat to act, in notation; `None` when the game is over.
    async fn wish(&mut self, number: usize) -> Option<(usize, u64, String)> {
        for _ in 0..ATTEMPTS {
            match timeout(PATIENCE, self.choose(number)).await {
                Ok(Some(wish)) => return wish,
                _ => self.come_back().await,
            }
        }
        panic!("nothing can be chosen");
    }

    /// `None` if the connection is lost.
    async fn choose(&mut self, number: usize) -> Option<Option<(usize, u64, String)>> {
        let socket = self.socket.as_mut()?;
        socket.settle().await?;
        let Some(seat) = (0..2).find(|seat| socket.decision(*seat).is_some()) else {
            return socket.is_over().then_some(None);
        };
        let looked = socket.try_command(json!({"type": "look", "seat": seat})).await?;
        (looked["type"] == "done" && socket.decision(seat).is_some()).then_some(())?;
        let act = socket.act(seat, number);
        let preview = json!({"type": "preview", "seat": seat, "action": act["action"]});
        let previewed = socket.try_command(preview).await?;
        let notation = previewed["preview"]["action"]["notation"].as_str()?.to_owned();
        Some(Some((seat, act["decision"].as_u64()?, notation)))
    }

    /// Sends this with the same id until it is answered.
    pub(crate) async fn get_through(&mut self, act: &Value) {
        for _ in 0..ATTEMPTS {
            match timeout(PATIENCE, self.try_once(act)).await {
                Ok(Some(answer)) if answer["type"] == "done" => return,
                Ok(Some(answer)) => {
                    assert_eq!(answer["error"]["code"], "unavailable", "{act} {answer}");
                    self.refusals += 1;
                    sleep(Duration::from_millis(50)).await;
                }
                _ => self.come_back().await,
            }
        }
        panic!("no answer to {act}");
    }

    async fn try_once(&mut self, act: &Value) -> Option<Value> {
        let socket = self.socket.as_mut()?;
        socket.send_raw(Message::text(act.to_string())).await.ok()?;
        socket.try_answer(act["id"].as_str()?).await
    }

    /// Reconnects, if possible.
    async fn come_back(&mut self) {
        let known = self.socket.take().map_or(0, |socket| socket.version());
        let path = format!("/api/tables/{}/socket?since={known}", self.table);
        let headers = self.person.headers();
        let connecting = Socket::open(self.person.address, &path, &headers);
        self.socket = timeout(PATIENCE, connecting).await.ok().and_then(Result::ok);
        self.returns += 1;
        if self.socket.is_none() {
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Checks that all acknowledged actions are stored once, in order, and nothing else.
    pub(crate) async fn check(&self, honest: &Person) {
        let export = honest.get("/api/export").await.ok();
        let entries = export["entries"].as_array().unwrap().iter();
        let inputs = entries.filter(|entry| entry["kind"] == "input" && entry["table"] == self.table.as_str());
        let bodies: Vec<&str> = inputs.map(|entry| entry["body"].as_str().unwrap()).collect();
        assert_eq!(bodies, self.acknowledged);
    }

    /// Checks that this connection shows the server's position, which `honest` sees over a direct connection.
    pub(crate) async fn check_view(&mut self, honest: &Person) {
        let mut direct = honest.connect(&self.table).await;
        direct.until(|socket| socket.position().is_some()).await;
        for _ in 0..ATTEMPTS {
            let same = async {
                let socket = self.socket.as_mut()?;
                socket.try_command(json!({"type": "look", "seat": 0})).await?;
                (socket.version() == direct.version()).then(|| socket.position().cloned())?
            };
            if let Ok(Some(seen)) = timeout(PATIENCE, same).await {
                for part in ["version", "view", "turn", "decisions", "choices", "scores"] {
                    assert_eq!(seen[part], direct.position().unwrap()[part], "{part}");
                }
                return;
            }
            self.come_back().await;
        }
        panic!("the connection never catches up");
    }
}
