//! Bots of accounts, their tokens, and their deletion.

use super::open;
use crate::support::{assert_refused, new_table, seat_of};
use store::{PasswordHash, Revision, Sitter, TableQuota, TableState, TokenHash, UserId};

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
        table.meta.seats = vec![seat_of(bot, "Robo")];
        store.create_table(&table).await.expect("a new table");
    }
    assert_eq!(store.count_live_tables_of(bot).await.expect("a number"), 2);
}

#[tokio::test]
async fn a_quota_holds_for_tables_that_are_written_at_the_same_time() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    let quota = [TableQuota { user: bot, tables: 2 }];
    let seated = |number| {
        let mut table = new_table(number, ada);
        table.meta.seats = vec![seat_of(bot, "Robo")];
        table
    };
    let tables = [seated(1), seated(2), seated(3)];
    let (one, two, three) = tokio::join!(
        store.create_table_within(&tables[0], &quota),
        store.create_table_within(&tables[1], &quota),
        store.create_table_within(&tables[2], &quota),
    );
    assert_eq!([one, two, three].iter().filter(|created| created.is_ok()).count(), 2);
    let free = new_table(4, ada);
    store.create_table(&free).await.expect("without the bot");
    let full = store.update_table_within(&free.id, Revision(1), &seated(4).meta, &quota).await;
    assert_refused(full, "store-too-many");
    assert_eq!(store.load_table(&free.id).await.expect("the table").meta, free.meta, "nothing was written");
    assert_eq!(store.count_live_tables_of(bot).await.expect("a number"), 2);
    store.update_table(&free.id, Revision(1), &seated(4).meta).await.expect("without a quota");
}

#[tokio::test]
async fn a_table_knows_who_runs_its_bots() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    store.register(ada, "Ada", &PasswordHash("h".to_owned())).await.expect("registered");
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    let mut table = new_table(1, ada);
    table.meta.seats = vec![seat_of(ada, "Ada"), seat_of(bot, "Robo")];
    store.create_table(&table).await.expect("a new table");
    let before = store.load_table(&table.id).await.expect("the table");
    assert_eq!(before.bot_owners.clone().into_iter().collect::<Vec<_>>(), [(bot, "Ada".to_owned())]);
    store.set_name(ada, "Ida").await.expect("renamed");
    let after = store.load_table(&table.id).await.expect("the table");
    assert_eq!(after.bot_owners[&bot], "Ida");
    assert!(after.revision > before.revision, "servers have to read it again");
}

#[tokio::test]
async fn the_name_of_a_bot_is_its_own() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    store.register(ada, "Ada", &PasswordHash("h".to_owned())).await.expect("registered");
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 5).await.expect("a new bot");
    for name in ["ROBO", "Rоbо", "ada"] {
        assert_refused(store.create_bot(ada, name, &OTHER, "{}", 5).await, "store-name-taken");
    }
    assert!(store.is_name_of_another("robo", Some(ada)).await.expect("an answer"));
    assert!(!store.is_name_of_another("robo", Some(bot)).await.expect("an answer"));
    for name in ["Robo", "robo", &bot.0.to_string()] {
        assert_eq!(store.find_bot_named(name).await.expect("the bot").id, bot);
    }
    for name in ["Ada", "Nobody", &ada.0.to_string()] {
        assert_refused(store.find_bot_named(name).await, "store-not-found");
    }
    store.delete_user(bot).await.expect("deleted");
    store.create_bot(ada, "Robo", &OTHER, "{}", 5).await.expect("the name is free");
}

#[tokio::test]
async fn bots_go_with_their_owner() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let bot = store.create_bot(ada, "Robo", &TOKEN, "{}", 1).await.expect("a new bot");
    let mut table = new_table(1, ada);
    table.meta.state = TableState::Running;
    table.meta.seats = vec![seat_of(bot, "Robo")];
    store.create_table(&table).await.expect("a new table");
    assert_eq!(store.export_user(ada).await.expect("an export").bots[0].name, "Robo");
    store.delete_user(ada).await.expect("deleted");
    assert_refused(store.user(bot).await, "store-not-found");
    assert!(store.find_bot(&TOKEN).await.expect("an answer").is_none());
    let row = store.load_table(&table.id).await.expect("the table");
    assert_eq!((&row.meta.seats[0].sitter, row.meta.seats[0].name.as_str()), (&Sitter::User(bot), ""));
    assert_eq!(row.bot_owners[&bot], "", "still a bot, of a deleted account");
}
