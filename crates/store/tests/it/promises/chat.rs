//! Chat at a table.

use super::open;
use crate::support::{assert_refused, table_id};
use store::{ChatLine, UserId};

fn texts(lines: &[ChatLine]) -> Vec<(i64, &str)> {
    lines.iter().map(|line| (line.seq, line.text.as_str())).collect()
}

#[tokio::test]
async fn the_last_lines_are_in_order_and_earlier_ones_on_request() {
    let store = open().await;
    let (table, other) = (store.table(1).await, store.table(2).await);
    let user = store.guest("ada").await;
    for text in ["a", "b", "c", "d"] {
        let line = store.add_chat(&table, user, text).await.expect("said");
        assert_eq!((line.user, line.text.as_str()), (user, text));
    }
    assert_eq!(store.add_chat(&other, user, "elsewhere").await.expect("said").seq, 1);
    let last = store.load_chat(&table, None, 2).await.expect("lines");
    assert_eq!(texts(&last), [(3, "c"), (4, "d")]);
    let earlier = store.load_chat(&table, Some(3), 10).await.expect("lines");
    assert_eq!(texts(&earlier), [(1, "a"), (2, "b")]);
}

#[tokio::test]
async fn chat_needs_a_user_and_a_table() {
    let store = open().await;
    let table = store.table(1).await;
    let user = store.guest("ada").await;
    assert_refused(store.add_chat(&table_id(2), user, "echo").await, "store-not-found");
    assert_refused(store.add_chat(&table, UserId(-1), "boo").await, "store-not-found");
    assert_eq!(store.load_chat(&table, None, 10).await.expect("silence"), []);
}
