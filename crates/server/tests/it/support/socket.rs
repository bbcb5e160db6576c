//! A table's socket, from the client's side.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;
use testkit::schema_fault;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Timeout after which a test fails.
const PATIENCE: Duration = Duration::from_secs(20);

/// The schema of the socket's messages.
static DESCRIBED: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../../../docs/schema/socket.json")).unwrap());

/// A connection to a table, and the messages received.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    pub(crate) received: Vec<String>,
    /// The code with which the server closed the connection.
    pub(crate) close_code: Option<u16>,
    table: Option<Value>,
    position: Option<Value>,
    pub(crate) chat: Vec<Value>,
    /// The user's last orders.
    pub(crate) orders: Value,
    commands: usize,
    /// Prefix of its command ids.
    ids: &'static str,
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, path: &str, headers: &[String]) -> Result<Self, Error> {
        let tcp = TcpStream::connect(address).await?;
        tcp.set_nodelay(true)?;
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        for header in headers {
            let (name, value) = header.split_once(": ").unwrap();
            let name: HeaderName = name.to_lowercase().parse().unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let (stream, _) = client_async(request, tcp).await?;
        Ok(Self {
            stream,
            received: Vec::new(),
            close_code: None,
            table: None,
            position: None,
            chat: Vec::new(),
            orders: Value::Null,
            commands: 0,
            ids: "c",
        })
    }

    /// Uses different command ids from those already sent to this table.
    pub(crate) fn with_ids(self, ids: &'static str) -> Self {
        Self { ids, ..self }
    }

    /// The same for a socket in use.
    pub(crate) fn use_ids(&mut self, ids: &'static str) {
        self.ids = ids;
    }

    pub(crate) fn table(&self) -> &Value {
        self.table.as_ref().expect("a table is the first message")
    }

    pub(crate) fn position(&self) -> Option<&Value> {
        self.position.as_ref()
    }

    pub(crate) fn version(&self) -> u64 {
        self.position().map_or(0, |position| position["version"].as_u64().unwrap())
    }

    /// All legal actions, each by its clicks.
    pub(crate) fn choices(&self) -> Vec<Value> {
        let choices = &self.position().expect("a position")["choices"];
        let mut all = Vec::new();
        if let Some(start) = choices["places"].as_array().unwrap().last() {
            collect(choices, start, &[], &mut all);
        }
        all
    }

    /// The notation of this seat's action with these clicks.
    pub(crate) async fn notation(&mut self, seat: usize, clicks: &Value) -> String {
        let previewed = self.command(json!({"type": "preview", "seat": seat, "action": clicks})).await;
        previewed["preview"]["action"]["notation"].as_str().unwrap().to_owned()
    }

    pub(crate) fn decision(&self, seat: usize) -> Option<u64> {
        self.position()?["decisions"][seat].as_u64()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position().is_some_and(|position| position["turn"] == "over")
    }

    /// The next message; `None` once the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("a message in time")? {
                Ok(Message::Text(text)) => return Some(self.note(text.to_string())),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Close(frame)) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return None;
                }
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Reads and discards everything until the connection is closed.
    pub(crate) async fn drain(mut self) {
        while let Some(Ok(_)) = self.stream.next().await {}
    }

    /// Reads until the server closes the connection; returns its code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.close_code
    }

    /// Reads everything that arrives in this time; false if the connection was closed.
    pub(crate) async fn listen_for(&mut self, time: Duration) -> bool {
        timeout(time, async { while self.next().await.is_some() {} }).await.is_err()
    }

    fn note(&mut self, text: String) -> Value {
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(schema_fault(&DESCRIBED, &DESCRIBED["$defs"]["ToClient"], &message), None, "{text}");
        self.received.push(text);
        match message["type"].as_str().unwrap() {
            "table" => self.table = Some(message.clone()),
            "position" => self.position = Some(message.clone()),
            "orders" => self.orders = message.clone(),
            "chat" => self.chat.extend(message["lines"].as_array().unwrap().iter().cloned()),
            _ => {}
        }
        message
    }

    /// Reads until the condition holds. It is first checked once the table is known.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while self.table.is_none() || !holds(self) {
            self.next().await.expect("the connection stays open");
        }
    }

    pub(crate) async fn until_version(&mut self, version: u64) {
        self.until(|socket| socket.version() >= version).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.stream.send(message).await
    }

    /// Sends a command with a new id, and returns the id.
    pub(crate) async fn send(&mut self, mut command: Value) -> String {
        self.commands += 1;
        let id = format!("{}{}", self.ids, self.commands);
        command["id"] = json!(id);
        self.send_raw(Message::text(command.to_string())).await.unwrap();
        id
    }

    /// The answer to the command with this id.
    pub(crate) async fn answer(&mut self, id: &str) -> Value {
        loop {
            let Some(message) = self.next().await else {
                panic!("the connection was closed with {:?} after {:?}", self.close_code, self.received.last());
            };
            if message["id"] == id {
                return message;
            }
        }
    }

    /// The answer to the command with this id; `None` if the connection is lost first.
    pub(crate) async fn try_answer(&mut self, id: &str) -> Option<Value> {
        loop {
            let message = self.next().await?;
            if message["id"] == id {
                return Some(message);
            }
        }
    }

    /// Sends a command and returns its answer, unless the connection is lost.
    pub(crate) async fn try_command(&mut self, mut command: Value) -> Option<Value> {
        self.commands += 1;
        let id = format!("{}{}", self.ids, self.commands);
        command["id"] = json!(id);
        self.send_raw(Message::text(command.to_string())).await.ok()?;
        self.try_answer(&id).await
    }

    /// Reads until there is a position; `None` if the connection is lost.
    pub(crate) async fn settle(&mut self) -> Option<()> {
        while self.position.is_none() {
            self.next().await?;
        }
        Some(())
    }

    /// Sends a command and returns its answer.
    pub(crate) async fn command(&mut self, command: Value) -> Value {
        let id = self.send(command).await;
        self.answer(&id).await
    }

    /// Sends a command that must succeed; returns the version after it.
    pub(crate) async fn done(&mut self, command: Value) -> u64 {
        let answer = self.command(command).await;
        assert_eq!(answer["type"], "done", "{answer}");
        answer["version"].as_u64().unwrap()
    }

    /// Sends a command that must be refused; returns the code.
    pub(crate) async fn refused(&mut self, command: Value) -> String {
        let answer = self.command(command).await;
        assert_eq!(answer["type"], "refused", "{answer}");
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn ready(&mut self, seat: usize) {
        let nonce = format!("{seat:032x}");
        self.done(json!({"type": "ready", "seat": seat, "nonce": nonce})).await;
    }

    /// The command that answers the seat's decision with its `index`-th choice.
    pub(crate) fn act(&self, seat: usize, index: usize) -> Value {
        let choices = self.choices();
        json!({"type": "act", "seat": seat, "decision": self.decision(seat), "action": choices[index % choices.len()]})
    }
}

fn collect(choices: &Value, place: &Value, before: &[Value], into: &mut Vec<Value>) {
    for click in place.as_array().unwrap() {
        let part = &choices["parts"][click[0].as_u64().unwrap() as usize]["part"];
        let way = [before, std::slice::from_ref(part)].concat();
        if click[1] == true {
            into.push(json!(way));
        }
        if let Some(then) = click[2].as_u64() {
            collect(choices, &choices["places"][then as usize], &way, into);
        }
    }
}

/// Plays this many actions, or to the end, each seat on its own socket.
pub(crate) async fn play(sockets: &mut [Socket], actions: usize) {
    for number in 0..actions {
        let Some(seat) = (0..sockets.len()).find(|seat| sockets[*seat].decision(*seat).is_some()) else { return };
        let act = sockets[seat].act(seat, number);
        let version = sockets[seat].done(act).await;
        for socket in &mut *sockets {
            socket.until_version(version).await;
        }
    }
}
