//! A network with delays, losses and reordering, as far as TCP lets them through.

use super::times;
use crate::support::{Person, Proxy, Stubborn, TestServer, Weather};

/// Game after game, since a long history would hardly get through in one piece.
async fn play_in(weather: Weather) {
    let server = TestServer::spawn().await;
    let honest = Person::guest(&server, "Anna").await;
    let proxy = Proxy::start(server.address(), weather).await;
    for _ in 0..times(1) {
        let mut player = Stubborn::sit_down(honest.clone()).await;
        player.person.address = proxy.address;
        player.play(20).await;
        player.check(&honest).await;
        player.check_view(&honest).await;
        let (moves, returns) = (player.acknowledged.len(), player.returns);
        println!("{moves} moves, {} cuts, connected {returns} times; every move is there, once", proxy.cuts());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn late_and_fragmented_messages_change_nothing() {
    play_in(Weather { delay: 8, cut: u32::MAX, stall: 60 }).await;
}

/// Commands are resent over a new connection while they are still under way on the old one.
#[tokio::test(flavor = "multi_thread")]
async fn connections_that_break_at_any_moment_lose_and_duplicate_nothing() {
    play_in(Weather { delay: 2, cut: 25, stall: 40 }).await;
}
