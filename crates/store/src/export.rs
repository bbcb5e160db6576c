//! Everything stored about a user, for that user.

use crate::blocks::{self, read_block};
use crate::chat_reactions::{self, ExportedReaction, read_exported_reaction};
use crate::former_players::{self, ExportedFormerSeat, read_exported_seat};
use crate::identities::{self, read_exported_identity};
use crate::invitations::{self, read_exported_invitation};
use crate::notes::{self, ExportedNote, read_exported_note};
use crate::notice_targets::{ExportedTarget, TARGETS_OF, read_exported_target};
use crate::passkeys::{self, read_exported_passkey};
use crate::progress::{Progress, read_progress};
use crate::ratings::{ExportedRating, read_exported_rating};
use crate::records::{RecordRow, read_record};
use crate::reports::{self, read_exported_report};
use crate::seat_orders::{self, ExportedOrders, read_exported_orders};
use crate::sessions::{self, read_session};
use crate::sql::{Connection, Row, query};
use crate::table_rows::{read_state, read_table_id};
use crate::users::{FIND_USER, read_user};
use crate::vacations::{self, VacationDay, read_day};
use crate::{
    BlockRow, ExportedBot, ExportedIdentity, ExportedInvitation, ExportedPasskey, ExportedReport, FriendLists, Millis,
    RecordId, SessionRow, Store, StoreError, TableId, UserId, Version, bots, friends, user_settings,
};
use serde::Serialize;

/// Everything stored about a user, except the password hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UserExport {
    pub user: ExportedUser,
    /// The tables where the user has a seat or is the host, oldest first.
    pub tables: Vec<ExportedTable>,
    /// Seats that somebody else has taken over from the user in the middle of a game.
    pub former_seats: Vec<ExportedFormerSeat>,
    /// The log entries of the user's seats, from the time when the user held them.
    pub entries: Vec<ExportedEntry>,
    pub chat: Vec<ExportedLine>,
    /// Reactions to lines of chat.
    pub reactions: Vec<ExportedReaction>,
    pub records: Vec<ExportedRecord>,
    /// Progress in lessons and puzzles.
    pub progress: Vec<Progress>,
    /// Puzzle ratings, by game.
    pub ratings: Vec<ExportedRating>,
    pub bots: Vec<ExportedBot>,
    /// Devices on which the user is signed in.
    pub sessions: Vec<SessionRow>,
    pub passkeys: Vec<ExportedPasskey>,
    /// Who the user is at issuers, through which they sign in.
    pub identities: Vec<ExportedIdentity>,
    /// What the user has reported to moderators.
    pub reports: Vec<ExportedReport>,
    /// Where notices go, oldest first.
    pub targets: Vec<ExportedTarget>,
    /// Private notes about tables.
    pub notes: Vec<ExportedNote>,
    /// Plans and other orders for seats.
    pub orders: Vec<ExportedOrders>,
    /// Friends, and requests to become friends.
    pub friends: FriendLists,
    /// To tables that have not started, sent and received.
    pub invitations: Vec<ExportedInvitation>,
    /// Whom the user has blocked.
    pub blocks: Vec<BlockRow>,
    /// Days of vacation.
    pub vacation_days: Vec<VacationDay>,
    /// Quiet hours and other settings of notices.
    #[cfg_attr(feature = "schema", schema(required))]
    pub settings: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedUser {
    pub id: UserId,
    pub name: String,
    pub is_account: bool,
    pub created: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedTable {
    pub table: TableId,
    pub game: String,
    pub options: String,
    pub state: &'static str,
    pub is_host: bool,
    /// `null` for a host without a seat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub seat: Option<u8>,
    /// The name under which the seat was taken.
    #[cfg_attr(feature = "schema", schema(required))]
    pub name: Option<String>,
    pub created: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedEntry {
    pub table: TableId,
    pub version: Version,
    pub kind: String,
    pub body: String,
    pub at: Millis,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedLine {
    pub table: TableId,
    pub at: Millis,
    /// Empty for a quick phrase.
    pub text: String,
    /// The key of a quick phrase.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub phrase: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedRecord {
    pub record: RecordId,
    pub game: String,
    pub body: String,
    pub created: Millis,
}

impl Store {
    /// Everything stored about this user, as a consistent snapshot.
    pub async fn export_user(&self, user: UserId) -> Result<UserExport, StoreError> {
        let work = async |mut snapshot: Connection<'_>| {
            Ok(UserExport {
                user: export_row(&mut snapshot, user).await?,
                tables: export_rows(&mut snapshot, TABLES, user, read_table).await?,
                former_seats: export_rows(&mut snapshot, former_players::SEATS_OF, user, read_exported_seat).await?,
                entries: export_rows(&mut snapshot, ENTRIES, user, read_entry).await?,
                chat: export_rows(&mut snapshot, CHAT, user, read_line).await?,
                reactions: export_rows(&mut snapshot, chat_reactions::REACTIONS_OF, user, read_exported_reaction)
                    .await?,
                records: export_rows(&mut snapshot, RECORDS, user, read_exported_record).await?,
                progress: export_rows(&mut snapshot, PROGRESS, user, read_progress).await?,
                ratings: export_rows(&mut snapshot, RATINGS, user, read_exported_rating).await?,
                bots: export_rows(&mut snapshot, bots::BOTS_OF, user, bots::read_exported_bot).await?,
                sessions: export_rows(&mut snapshot, sessions::EXPORTED, user, read_session).await?,
                passkeys: export_rows(&mut snapshot, passkeys::PASSKEYS_OF, user, read_exported_passkey).await?,
                identities: export_rows(&mut snapshot, identities::IDENTITIES_OF, user, read_exported_identity).await?,
                reports: export_rows(&mut snapshot, reports::EXPORTED, user, read_exported_report).await?,
                targets: export_rows(&mut snapshot, TARGETS_OF, user, read_exported_target).await?,
                notes: export_rows(&mut snapshot, notes::NOTES_OF, user, read_exported_note).await?,
                orders: export_rows(&mut snapshot, seat_orders::ORDERS_OF, user, read_exported_orders).await?,
                friends: friends::read_lists(&mut snapshot, user).await?,
                invitations: export_rows(&mut snapshot, invitations::EXPORTED, user, read_exported_invitation).await?,
                blocks: export_rows(&mut snapshot, blocks::BLOCKS_OF, user, read_block).await?,
                vacation_days: export_rows(&mut snapshot, vacations::DAYS_OF, user, read_day).await?,
                settings: user_settings::read(&mut snapshot, user).await?,
            })
        };
        self.database.read(work).await
    }
}

pub(crate) const TABLES: &str = "
    SELECT t.id, t.game, t.options, t.state, t.host = $1 AS is_host, t.created, s.seat, s.name
    FROM tables t LEFT JOIN seats s ON s.table_id = t.id AND s.user_id = $1
    WHERE t.id IN (SELECT id FROM tables WHERE host = $1 UNION SELECT table_id FROM seats WHERE user_id = $1)
    ORDER BY t.created, t.id, s.seat";

pub(crate) const ENTRIES: &str = "
    SELECT l.table_id, l.version, l.kind, l.body, l.at
    FROM seats s JOIN log l ON l.table_id = s.table_id AND l.seat = s.seat
    WHERE s.user_id = $1 AND l.version >= COALESCE((
        SELECT MAX(e.version) FROM former_players e WHERE e.table_id = s.table_id AND e.seat = s.seat), 0)
    UNION ALL
    SELECT l.table_id, l.version, l.kind, l.body, l.at
    FROM former_players f JOIN log l ON l.table_id = f.table_id AND l.seat = f.seat
    WHERE f.user_id = $1 AND l.version < f.version AND l.version >= COALESCE((
        SELECT MAX(e.version) FROM former_players e
        WHERE e.table_id = f.table_id AND e.seat = f.seat AND e.version < f.version), 0)
    ORDER BY 1, 2";

pub(crate) const CHAT: &str = "SELECT table_id, at, text, phrase FROM chat WHERE user_id = $1 ORDER BY table_id, seq";

pub(crate) const RECORDS: &str = "SELECT * FROM records WHERE user_id = $1 ORDER BY created, id";

pub(crate) const PROGRESS: &str = "SELECT * FROM progress WHERE user_id = $1 ORDER BY game, kind, item";

pub(crate) const RATINGS: &str = "SELECT * FROM user_ratings WHERE user_id = $1 ORDER BY game";

async fn export_row(connection: &mut Connection<'_>, user: UserId) -> Result<ExportedUser, StoreError> {
    let user = read_user(&query(FIND_USER).bind(user.0).fetch_one(connection).await?)?;
    Ok(ExportedUser { id: user.id, name: user.name, is_account: user.is_account, created: user.created })
}

async fn export_rows<T>(
    connection: &mut Connection<'_>,
    sql: &'static str,
    user: UserId,
    read: fn(&Row) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    query(sql).bind(user.0).fetch_all(connection).await?.iter().map(read).collect()
}

fn read_table(row: &Row) -> Result<ExportedTable, StoreError> {
    Ok(ExportedTable {
        table: read_table_id(row, "id")?,
        game: row.get("game")?,
        options: row.get("options")?,
        state: read_state(row)?.as_str(),
        is_host: row.get("is_host")?,
        seat: row.seat()?,
        name: row.get("name")?,
        created: Millis(row.get("created")?),
    })
}

fn read_entry(row: &Row) -> Result<ExportedEntry, StoreError> {
    Ok(ExportedEntry {
        table: read_table_id(row, "table_id")?,
        version: Version(row.get("version")?),
        kind: row.get("kind")?,
        body: row.get("body")?,
        at: Millis(row.get("at")?),
    })
}

fn read_line(row: &Row) -> Result<ExportedLine, StoreError> {
    Ok(ExportedLine {
        table: read_table_id(row, "table_id")?,
        at: Millis(row.get("at")?),
        text: row.get("text")?,
        phrase: row.get("phrase")?,
    })
}

fn read_exported_record(row: &Row) -> Result<ExportedRecord, StoreError> {
    let RecordRow { id, game, body, created, .. } = read_record(row)?;
    Ok(ExportedRecord { record: id, game, body, created })
}
