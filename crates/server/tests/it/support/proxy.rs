//! A bad network between clients and a server.
//!
//! With TCP, a program never sees lost or reordered packets, only their consequences: bytes that arrive late and in odd
//! pieces, connections that stall or break; and after a reconnect, data sent over the old connection may arrive after
//! data sent over the new one. This proxy does all of that.

use game::{SplitMix, below};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;

/// How bad the network is.
#[derive(Clone, Copy)]
pub(crate) struct Weather {
    /// Maximum delay of a piece, in milliseconds.
    pub(crate) delay: u32,
    /// One piece in this many is the last one of its connection.
    pub(crate) cut: u32,
    /// One piece in this many stalls for a while.
    pub(crate) stall: u32,
}

const PIECE: usize = 700;
const STALL: Duration = Duration::from_millis(400);

/// Listens for clients; stops on drop.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    cuts: Arc<AtomicU64>,
    task: tokio::task::JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn start(target: SocketAddr, weather: Weather) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let cuts = Arc::new(AtomicU64::new(0));
        let task = tokio::spawn(accept(listener, target, weather, cuts.clone()));
        Self { address, cuts, task }
    }

    /// Number of broken connections.
    pub(crate) fn cuts(&self) -> u64 {
        self.cuts.load(Ordering::Relaxed)
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, target: SocketAddr, weather: Weather, cuts: Arc<AtomicU64>) {
    for number in 0.. {
        let Ok((near, _)) = listener.accept().await else { return };
        let Ok(far) = TcpStream::connect(target).await else { continue };
        let _ = (near.set_nodelay(true), far.set_nodelay(true));
        let (near_in, near_out) = near.into_split();
        let (far_in, far_out) = far.into_split();
        let there = pass(near_in, far_out, weather, SplitMix::stream(1, number));
        let back = pass(far_in, near_out, weather, SplitMix::stream(2, number));
        let cuts = cuts.clone();
        // The two directions break separately: data may still arrive when nobody waits for an answer.
        tokio::spawn(async move { cuts.fetch_add(u64::from(there.await), Ordering::Relaxed) });
        tokio::spawn(back);
    }
}

/// Forwards pieces as the weather allows; true if the connection broke.
async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, weather: Weather, mut rng: SplitMix) -> bool {
    let mut piece = [0; PIECE];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        sleep(Duration::from_millis(below(&mut rng, weather.delay + 1).into())).await;
        if below(&mut rng, weather.stall) == 0 {
            sleep(STALL).await;
        }
        if to.write_all(&piece[..length]).await.is_err() {
            return false;
        }
        if below(&mut rng, weather.cut) == 0 {
            return true;
        }
    }
    false
}
