//! Bots of accounts, their tokens, and their end.

use super::open;
use crate::support::{assert_refused, new_table, seat_of};
use store::{PasswordHash, SeatRow, Sitter, TableState, TokenHash, UserId};

const TOKEN: TokenHash = TokenHash([7; 32]);
const OTHER: TokenHash = TokenHash([8; 32]);

#[tokio::test]
async fn a_bot_belongs_to_its_owner() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 2).await.expect("a new bot");
    let user = store.user(bot).await.expect("it is a user");
    assert_eq!((user.owner, user.run_by.as_deref(), user.is_account), (Some(ada), Some("Ada"), false));
    let bots = store.list_bots(ada).await.expect("a list");
    assert_eq!((bots.len(), bots[0].id, bots[0].has_token, bots[0].rules.as_str()), (1, bot, true, "{}"));
    assert!(store.user(ada).await.expect("the owner").owner.is_none());
    let hash = PasswordHash("h".to_owned());
    assert_refused(store.register(bot, "Robo", &hash).await, "store-not-a-guest");
}

#[tokio::test]
async fn an_account_has_so_many_bots() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    store.create_bot(ada, "One", &TOKEN, "{}", 1).await.expect("a new bot");
    assert_refused(store.create_bot(ada, "Two", &OTHER, "{}", 1).await, "store-too-many");
    assert_refused(store.create_bot(UserId(-1), "Two", &OTHER, "{}", 1).await, "store-not-found");
}

#[tokio::test]
async fn a_token_is_good_until_it_is_replaced_or_revoked() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    let find = async |token| store.find_bot(token).await.expect("an answer").map(|user| user.id);
    assert_eq!((find(&TOKEN).await, find(&OTHER).await), (Some(bot), None));
    let epoch = store.user(bot).await.expect("the bot").session_epoch;
    assert_refused(store.set_bot_token(ben, bot, None).await, "store-not-found");
    store.set_bot_token(ada, bot, Some(&OTHER)).await.expect("replaced");
    assert_eq!((find(&TOKEN).await, find(&OTHER).await), (None, Some(bot)));
    assert!(store.user(bot).await.expect("the bot").session_epoch > epoch, "its sessions have ended");
    store.set_bot_token(ada, bot, None).await.expect("revoked");
    assert_eq!(find(&OTHER).await, None);
    assert!(!store.load_bot(bot).await.expect("it is still there").has_token);
}

#[tokio::test]
async fn rules_are_kept_and_tables_are_counted() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    store.set_bot_rules(bot, r#"{"at_once":3}"#).await.expect("kept");
    assert_eq!(store.load_bot(bot).await.expect("the bot").rules, r#"{"at_once":3}"#);
    assert_refused(store.set_bot_rules(ada, "{}").await, "store-not-found");
    for (number, state) in [(1, TableState::Open), (2, TableState::Running), (3, TableState::Finished)] {
        let mut table = new_table(number, ada);
        table.meta.state = state;
        table.meta.seats = vec![SeatRow { run_by: Some("Ada".to_owned()), ..seat_of(bot, "Robo") }];
        store.create_table(&table).await.expect("a new table");
    }
    assert_eq!(store.count_live_tables_of(bot).await.expect("a number"), 2);
}

#[tokio::test]
async fn bots_go_with_their_owner() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    let mut table = new_table(1, ada);
    table.meta.state = TableState::Running;
    table.meta.seats = vec![SeatRow { run_by: Some("Ada".to_owned()), ..seat_of(bot, "Robo") }];
    store.create_table(&table).await.expect("a new table");
    assert_eq!(store.export_user(ada).await.expect("an export").bots[0].name, "Robo");
    store.delete_user(ada).await.expect("deleted");
    assert_refused(store.user(bot).await, "store-not-found");
    assert!(store.find_bot(&TOKEN).await.expect("an answer").is_none());
    let seat = store.load_table(&table.id).await.expect("the table").meta.seats.remove(0);
    assert_eq!((seat.sitter, seat.name.as_str(), seat.run_by), (Sitter::User(bot), "", None));
}
