//! Orders for seats: one text per user and seat, of nobody's concern but the user's.

use super::open;
use crate::support::{TestStore, assert_refused, new_table};
use store::{Millis, SeatOrders, TableId, UserId};

async fn table_of(store: &TestStore, host: UserId) -> TableId {
    let table = new_table(1, host);
    store.create_table(&table).await.expect("a new table");
    table.id
}

fn orders(user: UserId, seat: u8, orders: &str) -> SeatOrders {
    SeatOrders { user, seat, orders: orders.to_owned() }
}

#[tokio::test]
async fn orders_belong_to_a_user_and_a_seat() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let table = table_of(&store, ada).await;
    for (user, seat, text) in [(ada, 0, "one"), (ada, 1, "two"), (ben, 2, "three"), (ada, 0, "four")] {
        store.set_seat_orders(&table, &orders(user, seat, text)).await.expect("kept");
    }
    let store = store.reopen().await;
    let kept = [orders(ada, 0, "four"), orders(ada, 1, "two"), orders(ben, 2, "three")];
    assert_eq!(store.seat_orders(&table).await.expect("an answer"), kept);
    store.set_seat_orders(&table, &orders(ada, 0, "")).await.expect("deleted");
    assert_eq!(store.seat_orders(&table).await.expect("an answer"), kept[1..]);
}

#[tokio::test]
async fn orders_are_exported_to_their_author_and_deleted_with_account_and_table() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let table = table_of(&store, ben).await;
    store.set_seat_orders(&table, &orders(ada, 1, "secret")).await.expect("kept");
    store.set_seat_orders(&table, &orders(ben, 0, "mine")).await.expect("kept");
    let exported = store.export_user(ada).await.expect("an export").orders;
    assert_eq!((exported.len(), exported[0].seat, exported[0].orders.as_str()), (1, 1, "secret"));
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(store.seat_orders(&table).await.expect("an answer"), [orders(ben, 0, "mine")]);
    assert_refused(store.set_seat_orders(&table, &orders(ada, 1, "again")).await, "store-not-found");
    assert_eq!(store.purge(Millis(i64::MAX)).await.expect("purged"), 1);
    assert_eq!(store.seat_orders(&table).await.expect("an answer"), []);
}
