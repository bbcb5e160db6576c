//! Users who have blocked each other.

use super::friends::{LIMITS, account, befriend, lists};
use super::open;
use crate::support::assert_refused;
use store::BlockedPair;

#[tokio::test]
async fn whoever_is_blocked_is_no_friend_and_their_requests_are_not_seen() {
    let store = open().await;
    let (ada, ben, cleo) = (account(&store, "Ada").await, account(&store, "Ben").await, account(&store, "Cleo").await);
    befriend(&store, ada, ben).await;
    assert!(store.block(ada, ben, "Ben", 5).await.expect("blocked"));
    assert!(!store.block(ada, ben, "Ben", 5).await.expect("blocked again"));
    assert!(
        store.has_blocked(ada, ben).await.expect("an answer") && !store.has_blocked(ben, ada).await.expect("an answer")
    );
    store.ask_friend(ben, ada, LIMITS).await.expect("it looks sent");
    assert_eq!([lists(&store, ada).await, lists(&store, ben).await], [["", "", ""], ["", "", "Ada"]]);
    assert_refused(store.accept_friend(ada, ben, LIMITS).await, "store-not-found");
    assert_refused(store.ask_friend(ada, ben, LIMITS).await, "store-not-found");
    store.ask_friend(cleo, ben, LIMITS).await.expect("asked");
    store.block(cleo, ben, "Ben", 5).await.expect("blocked");
    assert_eq!([lists(&store, cleo).await, lists(&store, ben).await], [["", "", ""], ["", "", "Ada"]]);
    let mut pairs = store.blocks_of_any(&[ben]).await.expect("an answer");
    pairs.sort_by_key(|pair| pair.user != ada);
    assert_eq!(pairs, [BlockedPair { user: ada, blocked: ben }, BlockedPair { user: cleo, blocked: ben }]);
    store.unblock(ada, ben).await.expect("unblocked");
    store.accept_friend(ada, ben, LIMITS).await.expect("the request is seen now");
}

#[tokio::test]
async fn blocks_are_listed_under_the_names_of_that_time_and_have_a_limit() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    store.block(ada, ben, "Countess", 1).await.expect("blocked");
    assert_refused(store.block(ada, cleo, "Cleo", 1).await, "store-too-many");
    let store = store.reopen().await;
    let blocks = store.list_blocks(ada).await.expect("a list");
    assert_eq!((blocks.len(), blocks[0].user, blocks[0].name.as_str()), (1, ben, "Countess"));
    assert_eq!(store.list_blocks(ben).await.expect("a list"), []);
    store.unblock(ada, cleo).await.expect("nothing to do");
}

#[tokio::test]
async fn blocks_are_exported_to_their_author_only_and_deleted_with_either() {
    let store = open().await;
    let (ada, ben, cleo) = (store.guest("Ada").await, store.guest("Ben").await, store.guest("Cleo").await);
    let before = store.export_user(ben).await.expect("an export");
    for blocked in [ben, cleo] {
        store.block(ada, blocked, "somebody", 5).await.expect("blocked");
    }
    assert_eq!(store.export_user(ben).await.expect("an export"), before);
    assert_eq!(store.export_user(ada).await.expect("an export").blocks.len(), 2);
    store.delete_user(ben).await.expect("deleted");
    assert_eq!(store.list_blocks(ada).await.expect("a list").len(), 1);
    store.delete_user(ada).await.expect("deleted");
    assert_eq!(store.blocks_of_any(&[ben, cleo]).await.expect("an answer"), []);
}
