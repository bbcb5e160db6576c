//! The door to the network: whoever connects is heard, and let go who does not say what is wanted.

use crate::app::Shared;
use crate::routes;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_service::Service;

/// How long we wait when the system has no room for one more connection.
const BREATH: Duration = Duration::from_millis(200);

/// Answers until the server stops, and then finishes what is under way.
pub(crate) async fn serve(listener: TcpListener, app: Shared) {
    let router = routes::router(app.clone());
    let mut connections = JoinSet::new();
    let mut stopped = pin!(app.stopped());
    loop {
        tokio::select! {
            (stream, address) = accept(&listener) => {
                connections.spawn(answer(stream, address, router.clone(), app.clone()));
            }
            Some(_ended) = connections.join_next() => {}
            () = &mut stopped => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// The next visitor. Small messages must not wait for larger ones: no Nagle.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                let _ = stream.set_nodelay(true);
                return (stream, address);
            }
            Err(error) => {
                tracing::warn!(error = &error as &dyn std::error::Error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

/// Answers the requests of one connection. An error says that the visitor has gone or made no sense: neither is ours
/// to mend.
async fn answer(stream: TcpStream, address: SocketAddr, router: Router, app: Shared) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
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
