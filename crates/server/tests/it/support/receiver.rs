//! A target of notices on this machine: a push service, or the server of a webhook.

use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Timeout after which a test fails.
const PATIENCE: Duration = Duration::from_secs(90);

/// Records requests, and answers them.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    answer: Arc<Mutex<&'static str>>,
}

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    pub(crate) at: Instant,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Received {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let is_named = |line: &&str| line.split(':').next().is_some_and(|found| found.eq_ignore_ascii_case(name));
        self.head.lines().find(is_named).and_then(|line| line.split_once(": ")).map_or("", |(_, value)| value)
    }

    /// Whether it is about this decision at this table.
    pub(crate) fn tells(&self, table: &str, decision: u64) -> bool {
        let json = self.json();
        json["tables"].as_array().unwrap().iter().any(|it| it["table"] == table && it["decision"] == decision)
    }
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (received, answer) = (Arc::default(), Arc::new(Mutex::new("201 Created")));
        let receiver = Self { address, received, answer };
        let (received, answer) = (receiver.received.clone(), receiver.answer.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, received.clone(), answer.clone()));
            }
        });
        receiver
    }

    /// The status of further answers; none if it is empty.
    pub(crate) fn answer(&self, status: &'static str) {
        *self.answer.lock().unwrap() = status;
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook", self.address)
    }

    pub(crate) fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Waits for the first request that fits.
    pub(crate) async fn wait_for(&self, fits: impl Fn(&Received) -> bool) -> Received {
        let begin = Instant::now();
        loop {
            if let Some(found) = self.received().into_iter().find(|it| fits(it)) {
                return found;
            }
            assert!(begin.elapsed() < PATIENCE, "no such request: {:?}", self.received());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

async fn serve(mut stream: TcpStream, received: Arc<Mutex<Vec<Received>>>, answer: Arc<Mutex<&'static str>>) {
    let mut bytes = Vec::new();
    loop {
        if let Some(request) = whole(&bytes) {
            received.lock().unwrap().push(request);
            break;
        }
        match stream.read_buf(&mut bytes).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
    }
    let status = *answer.lock().unwrap();
    if status.is_empty() {
        std::future::pending::<()>().await;
    }
    let _ = stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await;
}

/// The request, once it is complete.
fn whole(bytes: &[u8]) -> Option<Received> {
    let end = bytes.windows(4).position(|part| part == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut request = Received { at: Instant::now(), head, body: bytes[end + 4..].to_vec() };
    let length: usize = request.header("content-length").parse().unwrap_or(0);
    request.body.truncate(length);
    (request.body.len() == length).then_some(request)
}
