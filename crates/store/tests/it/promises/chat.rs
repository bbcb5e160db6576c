//! Chat at a table.

use super::open;
use crate::support::{assert_refused, table_id};
use store::{ChatLine, ChatReaction, UserId};

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

#[tokio::test]
async fn a_phrase_is_kept_as_its_key() {
    let store = open().await;
    let (table, user) = (store.table(1).await, store.guest("ada").await);
    store.add_phrase(&table, user, "good-luck").await.expect("said");
    store.add_chat(&table, user, "to all").await.expect("said");
    let lines = store.load_chat(&table, None, 10).await.expect("lines");
    assert_eq!(texts(&lines), [(1, ""), (2, "to all")]);
    assert_eq!((lines[0].phrase.as_deref(), lines[1].phrase.as_deref()), (Some("good-luck"), None));
}

fn reaction(seq: i64, user: UserId, reaction: &str) -> ChatReaction {
    ChatReaction { seq, user, reaction: reaction.to_owned() }
}

#[tokio::test]
async fn reactions_are_added_and_removed_once_and_listed_by_line() {
    let store = open().await;
    let table = store.table(1).await;
    let (ada, ben) = (store.guest("ada").await, store.guest("ben").await);
    for text in ["a", "b"] {
        store.add_chat(&table, ada, text).await.expect("said");
    }
    for (seq, user, key) in [(2, ben, "sad"), (1, ben, "heart"), (1, ben, "heart"), (2, ada, "heart")] {
        store.set_reaction(&table, seq, user, key, true).await.expect("added");
    }
    let mut all = store.load_reactions(&table, 1).await.expect("reactions");
    assert_eq!(all.remove(0), reaction(1, ben, "heart"));
    assert_eq!(all.len(), 2, "{all:?}");
    for _ in 0..2 {
        store.set_reaction(&table, 2, ben, "sad", false).await.expect("removed");
    }
    assert_eq!(store.load_reactions(&table, 2).await.expect("reactions"), [reaction(2, ada, "heart")]);
}

#[tokio::test]
async fn a_reaction_needs_a_user_and_a_line() {
    let store = open().await;
    let (table, user) = (store.table(1).await, store.guest("ada").await);
    assert_refused(store.set_reaction(&table, 1, user, "heart", true).await, "store-not-found");
    store.add_chat(&table, user, "a").await.expect("said");
    assert_refused(store.set_reaction(&table, 1, UserId(-1), "heart", true).await, "store-not-found");
    assert_refused(store.set_reaction(&table_id(2), 1, user, "heart", true).await, "store-not-found");
    assert_eq!(store.load_reactions(&table, 1).await.expect("reactions"), []);
}
