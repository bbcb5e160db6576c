//! The list of tables that can be joined.

use super::open;
use crate::support::{TestStore, free_seat, ids, new_table, seat_of};
use std::time::Duration;
use store::{NewTable, SeatRow, Sitter, TableState, UserId, Visibility};

/// A table whose host is waiting, with this many free seats.
fn waiting(number: usize, host: UserId, free: usize) -> NewTable {
    let mut table = new_table(number, host);
    table.meta.seats = vec![seat_of(host, "Host")];
    table.meta.seats.extend(vec![free_seat(); free]);
    table
}

async fn create(store: &TestStore, table: &NewTable) {
    store.create_table(table).await.expect("a new table");
    // So that no two were created in the same millisecond.
    tokio::time::sleep(Duration::from_millis(3)).await;
}

#[tokio::test]
async fn the_newest_come_first_each_with_its_own_seats() {
    let store = open().await;
    for number in 1..=3 {
        create(&store, &waiting(number, store.guest("host").await, number)).await;
    }
    let lobby = store.list_open_tables(None, 2).await.expect("a list");
    assert_eq!(ids(&lobby), ["table-000003", "table-000002"]);
    assert_eq!(lobby.iter().map(|table| table.meta.seats.len()).collect::<Vec<_>>(), [4, 3]);
}

#[tokio::test]
async fn it_lists_only_public_tables_with_a_free_seat() {
    let store = open().await;
    let bot = SeatRow { sitter: Sitter::Bot("some-bot".to_owned()), ..free_seat() };
    for number in 1..=6 {
        let mut table = waiting(number, store.guest("host").await, 1);
        match number {
            1 => table.meta.visibility = Visibility::Link,
            2 => table.meta.state = TableState::Running,
            3 => table.meta.state = TableState::Finished,
            4 => table.meta.seats[1] = bot.clone(),
            _ => {}
        }
        create(&store, &table).await;
    }
    assert_eq!(ids(&store.list_open_tables(None, 10).await.expect("a list")), ["table-000006", "table-000005"]);
}

/// A seat is taken, left, or freed because its user is deleted.
#[tokio::test]
async fn a_table_is_listed_while_it_has_a_free_seat() {
    let store = open().await;
    let (host, guest) = (store.guest("host").await, store.guest("guest").await);
    let table = waiting(1, host, 1);
    create(&store, &table).await;
    let is_listed = async || !store.list_open_tables(None, 10).await.expect("a list").is_empty();
    assert!(is_listed().await);
    store.change(&table.id, |meta| meta.seats[1] = seat_of(guest, "Guest")).await;
    assert!(!is_listed().await, "it is full");
    store.change(&table.id, |meta| meta.seats[1] = free_seat()).await;
    assert!(is_listed().await, "the guest has got up");
    store.change(&table.id, |meta| meta.seats[1] = seat_of(guest, "Guest")).await;
    store.delete_user(guest).await.expect("deleted");
    assert!(is_listed().await, "the guest is gone");
}

#[tokio::test]
async fn no_host_can_fill_it_alone() {
    let store = open().await;
    create(&store, &waiting(1, store.guest("somebody else").await, 1)).await;
    let host = store.guest("host of many").await;
    for number in 2..=20 {
        create(&store, &waiting(number, host, 1)).await;
    }
    let lobby = store.list_open_tables(None, 10).await.expect("a list");
    assert_eq!(ids(&lobby), ["table-000020", "table-000019", "table-000018", "table-000001"]);
    store.change(&lobby[1].id, |meta| meta.state = TableState::Running).await;
    let lobby = store.list_open_tables(None, 10).await.expect("a list");
    assert_eq!(ids(&lobby), ["table-000020", "table-000018", "table-000017", "table-000001"]);
}

#[tokio::test]
async fn it_can_be_read_page_by_page() {
    let store = open().await;
    for number in 1..=7 {
        create(&store, &waiting(number, store.guest("host").await, 1)).await;
    }
    let mut read: Vec<String> = Vec::new();
    let mut last = None;
    loop {
        let page = store.list_open_tables(last.as_ref(), 3).await.expect("a page");
        read.extend(page.iter().map(|table| table.id.to_string()));
        match page.into_iter().last() {
            Some(table) => last = Some(table.id),
            None => break,
        }
    }
    assert_eq!(read, (1..=7).rev().map(|number| format!("table-{number:06}")).collect::<Vec<_>>());
    // The last table of a page may start or be deleted before the next page is read.
    let middle = store::TableId::parse("table-000004").expect("an address");
    store.change(&middle, |meta| meta.state = TableState::Running).await;
    assert_eq!(store.list_open_tables(Some(&middle), 10).await.expect("a page").len(), 3);
    let nowhere = store::TableId::parse("table-999999").expect("an address");
    assert_eq!(store.list_open_tables(Some(&nowhere), 10).await.expect("a page"), []);
}
