//! Imported records, reviews, progress and ratings.

use super::open;
use crate::support::{TestStore, assert_refused};
use store::{
    Millis, Progress, ProgressKind, RatedPair, RatedTry, Rating, RecordId, RecordLimits, RecordRow, Reviewed,
    TableState, UserId,
};

const MANY: u32 = 100;
const LIMITS: RecordLimits = RecordLimits { count: MANY, bytes: 1_000_000 };

fn record_id(number: usize) -> RecordId {
    RecordId::parse(&format!("record-{number:06}")).expect("an address")
}

fn solved(item: &str, outcome: &str) -> Progress {
    Progress {
        game: "some-game".to_owned(),
        kind: ProgressKind::Puzzle,
        item: item.to_owned(),
        outcome: outcome.to_owned(),
        at: Millis(7),
    }
}

async fn records_of(store: &TestStore, user: UserId) -> Vec<RecordId> {
    store.list_records(user, MANY).await.expect("a list").into_iter().map(|record| record.id).collect()
}

#[tokio::test]
async fn records_belong_to_the_user_who_imported_them() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    store.add_record(&record_id(1), ada, "some-game", "{…}", LIMITS).await.expect("kept");
    assert_refused(store.add_record(&record_id(1), ben, "some-game", "{}", LIMITS).await, "store-exists");
    assert_refused(store.add_record(&record_id(2), UserId(-1), "some-game", "{}", LIMITS).await, "store-not-found");

    let store = store.reopen().await;
    let RecordRow { owner, game, body, created, .. } = store.load_record(&record_id(1)).await.expect("a record");
    assert_eq!((owner, game.as_str(), body.as_str()), (ada, "some-game", "{…}"));
    assert!((1..=Millis::now().0).contains(&created.0));
    assert_eq!((records_of(&store, ada).await, records_of(&store, ben).await), (vec![record_id(1)], vec![]));

    assert_refused(store.delete_record(ben, &record_id(1)).await, "store-not-found");
    store.delete_record(ada, &record_id(1)).await.expect("deleted");
    assert_refused(store.load_record(&record_id(1)).await, "store-not-found");
}

#[tokio::test]
async fn the_records_of_a_user_have_a_size_limit_in_all() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let limits = RecordLimits { bytes: 10, ..LIMITS };
    store.add_record(&record_id(1), ada, "some-game", "äöü", limits).await.expect("6 bytes");
    assert_refused(store.add_record(&record_id(2), ada, "some-game", "12345", limits).await, "store-too-many");
    store.add_record(&record_id(3), ada, "some-game", "1234", limits).await.expect("10 bytes in all");
}

#[tokio::test]
async fn the_record_limit_holds_for_concurrent_imports() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let two_records = RecordLimits { count: 2, ..LIMITS };
    let [one, two, three] = [1, 2, 3].map(record_id);
    let added = tokio::join!(
        store.add_record(&one, ada, "some-game", "{}", two_records),
        store.add_record(&two, ada, "some-game", "{}", two_records),
        store.add_record(&three, ada, "some-game", "{}", two_records),
    );
    let refused = [added.0, added.1, added.2].into_iter().filter_map(Result::err).collect::<Vec<_>>();
    assert_eq!(refused.iter().map(store::StoreError::key).collect::<Vec<_>>(), ["store-too-many"]);
    let kept = records_of(&store, ada).await;
    assert_eq!(kept.len(), 2);
    store.add_record(&record_id(4), ben, "some-game", "{}", two_records).await.expect("others have their own");
    store.delete_record(ada, &kept[0]).await.expect("deleted");
    store.add_record(&record_id(5), ada, "some-game", "{}", two_records).await.expect("there is room again");
}

#[tokio::test]
async fn a_review_is_replaced_by_the_next_and_deleted_with_its_game() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    let table = store.table(1).await;
    store.add_record(&record_id(1), ada, "some-game", "{}", LIMITS).await.expect("kept");
    let (of_table, of_record) = (Reviewed::Table(table.clone()), Reviewed::Record(record_id(1)));
    for (of, body) in [(&of_table, "first"), (&of_record, "record's"), (&of_table, "second")] {
        store.save_review(of, body).await.expect("kept");
    }
    assert_eq!(store.load_review(&of_table).await.expect("an answer").as_deref(), Some("second"));
    assert_eq!(store.load_review(&of_record).await.expect("an answer").as_deref(), Some("record's"));

    store.delete_record(ada, &record_id(1)).await.expect("deleted");
    assert_eq!(store.load_review(&of_record).await.expect("an answer"), None);
    assert_refused(store.save_review(&of_record, "late").await, "store-not-found");
    store.change(&table, |meta| meta.state = TableState::Finished).await;
    store.purge(Millis(i64::MAX)).await.expect("purged");
    assert_eq!(store.load_review(&of_table).await.expect("an answer"), None);
}

#[tokio::test]
async fn the_last_progress_for_each_item_counts() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    let lesson = Progress { kind: ProgressKind::Lesson, ..solved("a", "read") };
    for progress in [&solved("b", "failed"), &solved("a", "solved"), &lesson, &solved("b", "solved")] {
        store.save_progress(ada, progress, 3).await.expect("kept");
    }
    assert_refused(store.save_progress(ada, &solved("c", "solved"), 3).await, "store-too-many");
    assert_refused(store.save_progress(UserId(-1), &lesson, 3).await, "store-not-found");
    store.save_progress(ada, &solved("b", "again"), 3).await.expect("nothing new");

    let puzzles = store.load_progress(ada, "some-game", ProgressKind::Puzzle).await.expect("progress");
    assert_eq!(puzzles, [solved("a", "solved"), solved("b", "again")]);
    let lessons = store.load_progress(ada, "some-game", ProgressKind::Lesson).await.expect("progress");
    assert_eq!(lessons, [lesson]);
    assert_eq!(store.load_progress(ada, "another-game", ProgressKind::Lesson).await.expect("progress"), []);
    assert_eq!(store.load_progress(ben, "some-game", ProgressKind::Puzzle).await.expect("progress"), []);
}

#[tokio::test]
async fn records_and_progress_are_exported_and_deleted_with_their_user() {
    let store = open().await;
    let (ada, ben) = (store.guest("Ada").await, store.guest("Ben").await);
    for (number, user) in [(1, ada), (2, ben)] {
        store.add_record(&record_id(number), user, "some-game", "{…}", LIMITS).await.expect("kept");
        store.save_progress(user, &solved("a", "solved"), MANY).await.expect("kept");
    }
    let export = store.export_user(ada).await.expect("an export");
    assert_eq!(export.progress, [solved("a", "solved")]);
    let records: Vec<_> = export.records.iter().map(|it| (it.record.clone(), it.body.as_str())).collect();
    assert_eq!(records, [(record_id(1), "{…}")]);
    assert_eq!(serde_json::to_value(&export).expect("it is for files")["progress"][0]["kind"], "puzzle");

    store.delete_user(ada).await.expect("deleted");
    assert_refused(store.load_record(&record_id(1)).await, "store-not-found");
    assert_eq!(store.load_progress(ada, "some-game", ProgressKind::Puzzle).await.expect("none"), []);
    assert_refused(store.save_progress(ada, &solved("a", "late"), MANY).await, "store-not-found");
    assert_refused(store.add_record(&record_id(3), ada, "some-game", "{}", LIMITS).await, "store-not-found");
    assert_eq!(records_of(&store, ben).await, [record_id(2)]);
    assert_eq!(store.export_user(ben).await.expect("an export").progress.len(), 1);
}

const START: RatedPair =
    RatedPair { user: Rating { rating: 1500, deviation: 300 }, puzzle: Rating { rating: 1200, deviation: 100 } };

/// Moves both ratings by one point.
fn won(RatedPair { user, puzzle }: RatedPair) -> RatedPair {
    let moved = |it: Rating, points| Rating { rating: it.rating + points, deviation: it.deviation - 1 };
    RatedPair { user: moved(user, 1), puzzle: moved(puzzle, -1) }
}

async fn try_puzzle(store: &TestStore, user: UserId, item: &str) -> Option<RatedTry> {
    store.save_rated_try(user, &solved(item, "solved"), MANY, START, won).await.expect("saved")
}

#[tokio::test]
async fn only_the_first_try_at_a_puzzle_is_rated() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    assert_eq!(store.load_user_rating(ada, "some-game").await.expect("an answer"), None);
    assert_eq!(try_puzzle(&store, ada, "a").await, Some(RatedTry { before: START, after: won(START) }));
    assert_eq!(try_puzzle(&store, ada, "a").await, None);
    let second = try_puzzle(&store, ada, "b").await.expect("another puzzle");
    assert_eq!((second.before.user, second.before.puzzle), (won(START).user, START.puzzle));

    let store = store.reopen().await;
    let rating = store.load_user_rating(ada, "some-game").await.expect("an answer");
    assert_eq!(rating, Some(Rating { rating: 1502, deviation: 298 }));
    assert_eq!(store.load_user_rating(ada, "another-game").await.expect("an answer"), None);
    assert_eq!(store.load_puzzle_ratings("another-game").await.expect("an answer").len(), 0);
    let puzzles = store.load_puzzle_ratings("some-game").await.expect("an answer");
    assert_eq!((puzzles.len(), puzzles["a"]), (2, won(START).puzzle));
}

#[tokio::test]
async fn a_puzzle_tried_before_ratings_or_over_the_limit_is_not_rated() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    store.save_progress(ada, &solved("old", "failed"), MANY).await.expect("saved");
    assert_eq!(try_puzzle(&store, ada, "old").await, None);
    assert_refused(store.save_rated_try(ada, &solved("b", "solved"), 1, START, won).await, "store-too-many");
    assert_eq!(store.load_user_rating(ada, "some-game").await.expect("an answer"), None);
    assert_eq!(store.load_puzzle_ratings("some-game").await.expect("an answer").len(), 0);
}

#[tokio::test]
async fn concurrent_tries_at_one_puzzle_all_count() {
    let store = open().await;
    let [ada, ben, eve] = [store.guest("Ada").await, store.guest("Ben").await, store.guest("Eve").await];
    let rated = tokio::join!(
        try_puzzle(&store, ada, "a"),
        try_puzzle(&store, ben, "a"),
        try_puzzle(&store, eve, "a"),
        try_puzzle(&store, ada, "a"),
    );
    let rated = [rated.0, rated.1, rated.2, rated.3].into_iter().flatten().count();
    assert_eq!(rated, 3, "each user once");
    let puzzles = store.load_puzzle_ratings("some-game").await.expect("an answer");
    assert_eq!(puzzles["a"], Rating { rating: 1197, deviation: 97 });
}

#[tokio::test]
async fn ratings_are_exported_and_deleted_with_their_user() {
    let store = open().await;
    let ada = store.guest("Ada").await;
    try_puzzle(&store, ada, "a").await;
    let export = store.export_user(ada).await.expect("an export");
    let json = serde_json::to_value(&export).expect("it is for files");
    assert_eq!(json["ratings"], serde_json::json!([{ "game": "some-game", "rating": 1501, "deviation": 299 }]));

    store.delete_user(ada).await.expect("deleted");
    assert_eq!(store.load_user_rating(ada, "some-game").await.expect("an answer"), None);
    let puzzles = store.load_puzzle_ratings("some-game").await.expect("an answer");
    assert_eq!(puzzles["a"], won(START).puzzle, "what the puzzle has learned stays");
}
