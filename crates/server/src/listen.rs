//! Accepts connections, and drops clients that send no request in time.

use crate::admission::Admitted;
use crate::app::Shared;
use crate::report::Reporter;
use crate::routes;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_service::Service;

/// Pause after the operating system has failed to accept a connection.
const PAUSE: Duration = Duration::from_millis(200);

/// The response to a connection for which there is no room.
const NO_ROOM: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

static ACCEPT_ERRORS: Reporter = Reporter::new("a connection could not be accepted");

/// Serves requests until the server stops, then finishes those in progress.
pub(crate) async fn serve(listener: TcpListener, app: Shared) {
    let router = routes::router(app.clone());
    let mut connections = JoinSet::new();
    let mut stopped = pin!(app.stopped());
    loop {
        tokio::select! {
            (stream, address) = accept(&listener) => {
                match app.admission.connection(&app.config, address.ip()) {
                    Some(admitted) => drop(connections.spawn(answer(stream, address, admitted, router.clone(), app.clone()))),
                    None => refuse(&stream),
                }
            }
            Some(_ended) = connections.join_next() => {}
            () = &mut stopped => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Accepts the next connection and disables Nagle's algorithm, so that small messages are sent at once.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                let _ = stream.set_nodelay(true);
                return (stream, address);
            }
            Err(error) => {
                ACCEPT_ERRORS.error(&error);
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}

/// Responds that there is no room, if that is possible without blocking. A request that has already arrived is read:
/// closing a connection with unread data resets it.
fn refuse(stream: &TcpStream) {
    let _ = stream.try_read(&mut [0; 4096]);
    let _ = stream.try_write(NO_ROOM);
}

/// Serves the requests of one connection. Errors are ignored: the client is gone or doesn't speak HTTP.
async fn answer(stream: TcpStream, address: SocketAddr, admitted: Admitted, router: Router, app: Shared) {
    // Shared with the requests, since a socket outlives this task.
    let admitted = Arc::new(admitted);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        request.extensions_mut().insert(admitted.clone());
        router.clone().call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(app.config.silence);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        _ended = connection.as_mut() => return,
        () = app.stopped() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
