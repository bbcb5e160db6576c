//! Tables over HTTP: listing, creating, joining, replaying.

use crate::app::Shared;
use crate::error::{Answer, Failure, store_error};
use crate::events::News;
use crate::games::Games;
use crate::guard::ClientAddress;
use crate::input::{Body, Path, Query};
use crate::invitations;
use crate::names::{checked_name, free_name, new_table_id, random_bytes};
use crate::permissions;
use crate::registry::Registry;
use crate::replay::{EyesQuery, PositionQuery};
use crate::session::{Person, SignedIn};
use crate::table::{Message, TableSetup, Visitor, check_delay};
use ::bots::Opponent;
use any_table::{AnyTable, game_list};
use axum::Json;
use axum::extract::State;
use game::{OptionValues, Record};
use protocol::http::{CreateTable, GameInfo, JoinBody, OfferedSeat, SeatPlan, TableCreated, TableSummary, TakeSeat};
use protocol::{Access, ApiError, ClockRule, Code, Phase, PositionView, Replay, Section, TableInfo};
use serde::Deserialize;
use store::{
    NewTable, SeatRow, ServerSeed, Sitter, StoreError, TableId, TableMeta, TableQuota, TableRow, TableState, User,
    UserId, Visibility,
};
use verifiable_chance::Seed;

/// Maximum length of a list of tables.
const LONGEST_LIST: u32 = 50;

/// Maximum number of attempts to create a rematch, in case its bots sit down elsewhere.
const ATTEMPTS: usize = 4;

/// Number of tables on a page of the lobby.
const LOBBY_PAGE: usize = 20;

pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(game_list(&bots::opponents()))
}

/// A page of the lobby: `?after=TABLE`.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub(crate) struct LobbyQuery {
    /// The last table on the previous page; without it, the first page is returned
    after: Option<String>,
}

/// A page of public tables with a free seat, without those of hosts whom the visitor has blocked. A page that is not
/// full is the last one.
pub(crate) async fn open_tables(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Query(query): Query<LobbyQuery>,
) -> Answer<Json<Vec<TableSummary>>> {
    let user = user.map(|user| user.0.id);
    let blocked = blocked_by(&app, user).await?;
    let mut after = query.after.map(|table| TableId::parse(&table).ok_or(Code::BadMessage)).transpose()?;
    let mut page = Vec::new();
    while page.len() < LOBBY_PAGE {
        let missing = (LOBBY_PAGE - page.len()) as u32;
        let rows = app.store.list_open_tables(after.as_ref(), missing).await.map_err(store_error)?;
        let Some(last) = rows.last() else { break };
        after = Some(last.id.clone());
        let rows: Vec<TableRow> = rows.into_iter().filter(|row| !blocked.contains(&row.meta.host)).collect();
        let list = summaries(&app, &rows, user).await;
        // The seat of a running game may have been taken in the meantime.
        page.extend(list.into_iter().filter(|it| it.phase == Phase::Gathering || !it.offered.is_empty()));
    }
    Ok(Json(page))
}

/// Whom the visitor has blocked.
pub(crate) async fn blocked_by(app: &Shared, user: Option<UserId>) -> Result<Vec<UserId>, ApiError> {
    let Some(user) = user else { return Ok(Vec::new()) };
    Ok(app.store.list_blocks(user).await.map_err(store_error)?.into_iter().map(|block| block.user).collect())
}

/// The visitor's tables.
pub(crate) async fn own_tables(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
) -> Answer<Json<Vec<TableSummary>>> {
    let mut rows = app.store.list_tables_of(user.id, LONGEST_LIST).await.map_err(store_error)?;
    hide_order(&mut rows, user.id);
    Ok(Json(summaries(&app, &rows, Some(user.id)).await))
}

/// Moves tables that the user only watches with a delay to the end of the list. Its order says which games have gone on or
/// ended, which a host without a seat may not know yet.
fn hide_order(rows: &mut [TableRow], user: UserId) {
    let plays = |row: &TableRow| row.meta.seats.iter().any(|seat| seat.sitter == Sitter::User(user));
    let setup = |row: &TableRow| serde_json::from_str::<TableSetup>(&row.meta.settings).ok();
    let watches = |row: &TableRow| !plays(row) && setup(row).is_some_and(|setup| setup.spectator_delay > 0);
    rows.sort_by_cached_key(|row| watches(row).then(|| row.id.clone()));
}

/// Leaves out tables whose rules are no longer supported, and those that the user may not watch.
pub(crate) async fn summaries(app: &Shared, rows: &[TableRow], user: Option<UserId>) -> Vec<TableSummary> {
    let mut list = Vec::new();
    for row in rows {
        let summary = Registry::ask(app, &row.id, |reply| Message::Summary(user, reply)).await;
        list.extend(summary.flatten().ok());
    }
    list
}

pub(crate) async fn create(
    State(app): State<Shared>,
    client: ClientAddress,
    SignedIn(user, _): SignedIn,
    Body(body): Body<CreateTable>,
) -> Answer<Json<TableCreated>> {
    permissions::check_may_open_table(&app, user.id).await?;
    check_access(body.access, &user)?;
    if client.has_limits(&app.config) {
        check_host(&app, user.id).await?;
    }
    for seat in &body.seats {
        if let SeatPlan::Mine { name } = seat {
            free_name(&app, Some(&user), name.as_deref().unwrap_or(&user.name)).await?;
        }
    }
    let table = new_table(app.config.games, &user, &body)?;
    app.store.create_table(&table).await.map_err(store_error)?;
    app.user_news.publish(&app.store, News::Seats(user.id)).await;
    Ok(Json(TableCreated { table: table.id.to_string() }))
}

/// Fails if the host has too many tables, or creates them too fast.
pub(crate) async fn check_host(app: &Shared, host: UserId) -> Result<(), ApiError> {
    let tables = app.store.count_tables_of_host(host).await.map_err(store_error)?;
    if tables >= app.config.limits.tables_of_host.into() {
        return Err(Code::TooFast.into());
    }
    app.table_buckets.take(host)
}

/// Creates a new table with the same game and players. A bot's rules decide whether it plays again.
pub(crate) async fn create_again(app: &Shared, old: &TableRow, host: UserId) -> Result<TableId, ApiError> {
    for _ in 0..ATTEMPTS {
        let (seats, quotas) = seats_again(app, old, host).await?;
        let table = table_again(old, host, seats)?;
        match app.store.create_table_within(&table, &quotas).await {
            // A bot has sat down elsewhere in the meantime.
            Err(StoreError::TooMany { .. }) => continue,
            created => created.map_err(store_error)?,
        }
        for seat in &table.meta.seats {
            if let Sitter::User(user) = seat.sitter {
                app.user_news.publish(&app.store, News::Seats(user)).await;
            }
        }
        return Ok(table.id);
    }
    Err(Code::Unavailable.into())
}

/// The seats of a rematch without the bots that decline, and the number of tables that each of the others may have.
async fn seats_again(app: &Shared, old: &TableRow, host: UserId) -> Result<(Vec<SeatRow>, Vec<TableQuota>), ApiError> {
    let again = |seat: &SeatRow| SeatRow { ready: false, nonce: None, ..seat.clone() };
    let (mut seats, mut quotas): (Vec<SeatRow>, _) = (old.meta.seats.iter().map(again).collect(), Vec::new());
    for seat in &mut seats {
        if let Sitter::User(bot) = seat.sitter
            && bot != host
            && old.bot_owners.contains_key(&bot)
        {
            match invitations::accepts(app, bot, old).await? {
                Some(tables) => quotas.push(TableQuota { user: bot, tables }),
                None => *seat = SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None },
            }
        }
    }
    Ok((seats, quotas))
}

fn table_again(old: &TableRow, host: UserId, seats: Vec<SeatRow>) -> Result<NewTable, ApiError> {
    let setup: TableSetup = serde_json::from_str(&old.meta.settings).map_err(|_| Code::OtherRules)?;
    let settings = to_json(&TableSetup { removed: Vec::new(), ..setup });
    let meta = TableMeta { host, state: TableState::Open, seats, settings, ..old.meta.clone() };
    seeded(old.game.clone(), meta)
}

pub(crate) fn new_table(games: Games, user: &User, body: &CreateTable) -> Result<NewTable, ApiError> {
    let table = checked_game(games, &body.game, &body.options, &body.clock, body.hints)?;
    if body.seats.len() != table.players() || !body.seats.iter().any(|seat| !matches!(seat, SeatPlan::Bot { .. })) {
        return Err(Code::BadSeats.into());
    }
    check_delay(body.spectator_delay)?;
    let setup = TableSetup {
        clock: body.clock.clone(),
        rules: table.rules_version(),
        hints: body.hints,
        spectators: body.spectators,
        spectator_delay: body.spectator_delay,
        chat: body.chat,
        removed: Vec::new(),
    };
    let meta = TableMeta {
        options: to_json(&table.options()),
        settings: to_json(&setup),
        host: user.id,
        visibility: visibility(body.access),
        state: TableState::Open,
        seats: body.seats.iter().map(|plan| planned(plan, user)).collect::<Result<_, _>>()?,
    };
    seeded(body.game.clone(), meta)
}

/// The game with these options before its first input, if it can be played with this clock and, if wanted, with hints.
pub(crate) fn checked_game(
    games: Games,
    game: &str,
    options: &OptionValues,
    clock: &ClockRule,
    hints: bool,
) -> Result<Box<dyn AnyTable>, ApiError> {
    let table = games.open(game, options, None)?;
    check_clock(clock)?;
    match hints && *clock != ClockRule::None {
        true => Err(Code::HintsAndClock.into()),
        false => Ok(table),
    }
}

/// `no-account` for a guest who opens a table to friends: only accounts have any.
pub(crate) fn check_access(access: Access, host: &User) -> Result<(), ApiError> {
    if access == Access::Friends && !host.is_account { Err(Code::NoAccount.into()) } else { Ok(()) }
}

pub(crate) fn visibility(access: Access) -> Visibility {
    match access {
        Access::Public => Visibility::Public,
        Access::Link => Visibility::Link,
        Access::Friends => Visibility::Friends,
    }
}

fn seeded(game: String, meta: TableMeta) -> Result<NewTable, ApiError> {
    let seed = random_bytes()?;
    let commitment = Seed(seed).commitment();
    Ok(NewTable { id: new_table_id()?, game, server_seed: ServerSeed(seed), commitment, meta })
}

fn planned(plan: &SeatPlan, user: &User) -> Result<SeatRow, ApiError> {
    let (sitter, name) = match plan {
        SeatPlan::Open => (Sitter::Nobody, String::new()),
        SeatPlan::Mine { name } => (Sitter::User(user.id), checked_name(name.as_deref().unwrap_or(&user.name))?),
        SeatPlan::Bot { bot } if Opponent::parse(bot).is_some() => (Sitter::Bot(bot.clone()), bot.clone()),
        SeatPlan::Bot { .. } => return Err(Code::NoSuchBot.into()),
    };
    Ok(SeatRow { sitter, name, ready: false, nonce: None })
}

fn check_clock(clock: &ClockRule) -> Result<(), ApiError> {
    let is_possible = match clock {
        ClockRule::None => true,
        ClockRule::PerMove { seconds } => (1..=86_400).contains(seconds),
        ClockRule::PerGame { seconds, increment } => (1..=7 * 86_400).contains(seconds) && *increment <= 3_600,
        ClockRule::Days { days, weekends_off } => {
            (1..=30).contains(days) && weekends_off.as_deref().is_none_or(notices::is_zone)
        }
    };
    if is_possible { Ok(()) } else { Err(Code::BadClock.into()) }
}

pub(crate) async fn table(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(id): Path<String>,
) -> Answer<Json<TableInfo>> {
    let user = user.map(|user| user.0.id);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, |reply| Message::Info(user, reply)).await??))
}

pub(crate) async fn join(
    State(app): State<Shared>,
    SignedIn(user, _): SignedIn,
    Path(id): Path<String>,
    Body(body): Body<JoinBody>,
) -> Answer<Json<TableCreated>> {
    Registry::ask(&app, &table_id(&id)?, |reply| Message::Join(user, body, None, reply)).await??;
    Ok(Json(TableCreated { table: id }))
}

/// A seat of a running game, for whoever has the link to it.
pub(crate) async fn offered_seat(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((id, code)): Path<(String, String)>,
) -> Answer<Json<OfferedSeat>> {
    let user = user.map(|user| user.0.id);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, |reply| Message::Offered(user, code, reply)).await??))
}

/// Takes a seat of a running game.
pub(crate) async fn take_seat(
    State(app): State<Shared>,
    Person(user, _): Person,
    Path(id): Path<String>,
    Body(body): Body<TakeSeat>,
) -> Answer<Json<TableCreated>> {
    Registry::ask(&app, &table_id(&id)?, |reply| Message::TakeSeat(user, body, reply)).await??;
    Ok(Json(TableCreated { table: id }))
}

pub(crate) async fn record(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(id): Path<String>,
) -> Answer<Json<Record>> {
    let user = user.map(|user| user.0.id);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, |reply| Message::Record(user, reply)).await??))
}

/// All steps of the game.
pub(crate) async fn replay(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path(id): Path<String>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Replay>> {
    let user = user.map(|user| user.0.id);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, |reply| Message::Replay(user, query, reply)).await??))
}

/// The position after this many steps.
pub(crate) async fn replay_position(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<PositionQuery>,
) -> Answer<Json<PositionView>> {
    let user = user.map(|user| user.0.id);
    let ask = |reply| Message::ReplayPosition(user, query, steps, reply);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, ask).await??))
}

/// The position after this many steps, in words.
pub(crate) async fn replay_words(
    State(app): State<Shared>,
    user: Option<SignedIn>,
    Path((id, steps)): Path<(String, usize)>,
    Query(query): Query<EyesQuery>,
) -> Answer<Json<Vec<Section>>> {
    let user = user.map(|user| user.0.id);
    let ask = |reply| Message::ReplayWords(user, query, steps, reply);
    Ok(Json(Registry::ask(&app, &table_id(&id)?, ask).await??))
}

/// What the user is at the table; `no-such-table` if they may not even watch.
pub(crate) async fn visit(app: &Shared, table: &TableId, user: Option<UserId>) -> Result<Visitor, ApiError> {
    Registry::ask(app, table, |reply| Message::Visit(user, reply)).await?
}

pub(crate) fn table_id(text: &str) -> Result<TableId, Failure> {
    TableId::parse(text).ok_or_else(|| Code::NoSuchTable.into())
}

pub(crate) fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("options and setup have string keys")
}
