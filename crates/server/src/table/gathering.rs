//! Before the game: joining, getting ready, leaving.

use super::hosting::{free_seat, hand_over};
use super::load::{new_play, read_json};
use super::shown::is_ready;
use super::{TableSetup, TableTask};
use crate::error::store_error;
use crate::events::News;
use crate::invitations::drop_invitation;
use crate::names::free_name;
use game::Seat;
use protocol::http::JoinBody;
use protocol::{ApiError, Code};
use store::{SeatRow, Sitter, TableMeta, TableQuota, TableState, User, UserId};

/// An invitation that the rules of a bot accept.
pub(crate) struct Invitation {
    /// Tells the bot that it has accepted.
    pub(crate) news: News,
    /// Maximum number of tables that the bot may have at a time.
    pub(crate) at_once: u32,
}

impl TableTask {
    /// Takes a seat. `declined` if an invited bot has taken on too many tables in the meantime.
    pub(super) async fn join(
        &mut self,
        user: &User,
        body: JoinBody,
        invitation: Option<Invitation>,
    ) -> Result<(), ApiError> {
        if body.seat.is_none() && !self.seats_of(Some(user.id)).is_empty() {
            return Ok(());
        }
        let name = free_name(&self.app, Some(user), body.name.as_deref().unwrap_or(&user.name)).await?;
        self.check_not_blocked(user.id).await?;
        let wished = body.seat.map(|seat| self.seat(seat)).transpose()?;
        let quota =
            invitation.as_ref().map(|Invitation { at_once, .. }| TableQuota { user: user.id, tables: *at_once });
        self.update_within(quota.as_slice(), |meta| {
            check_admitted(meta, user.id)?;
            let index = wished_seat(meta, wished)?;
            meta.seats[index] = SeatRow { sitter: Sitter::User(user.id), name: name.clone(), ..free_seat() };
            Ok(())
        })
        .await?;
        if user.is_account {
            self.row.account_names.insert(user.id, user.name.clone());
        }
        if let Some(owner) = &user.run_by {
            self.row.bot_owners.insert(user.id, owner.clone());
        }
        // If that fails, the invitation stays in a list for a while.
        let _ = drop_invitation(&self.app, &self.id, user.id).await;
        if let Some(Invitation { news, .. }) = invitation {
            self.app.user_news.publish(&self.app.store, news).await;
        }
        self.app.user_news.publish(&self.app.store, News::Seats(user.id)).await;
        self.show_table();
        Ok(())
    }

    /// Fails for somebody whom the host has blocked, like for somebody whom the host has removed.
    pub(super) async fn check_not_blocked(&self, user: UserId) -> Result<(), ApiError> {
        let is_blocked = self.app.store.has_blocked(self.row.meta.host, user).await.map_err(store_error)?;
        if is_blocked { Err(Code::Removed.into()) } else { Ok(()) }
    }

    /// Frees the user's seat before the start.
    pub(super) async fn free(&mut self, user: Option<UserId>, seat: Seat) -> Result<(), ApiError> {
        self.update(|meta| {
            own_seat(meta, user, seat)?;
            vacate(meta, seat)
        })
        .await?;
        self.show_table();
        Ok(())
    }

    /// How many players the host has removed from a table that has not started.
    pub(super) fn removed_players(&self) -> u32 {
        if self.row.meta.state == TableState::Open { self.setup.removed.len() as u32 } else { 0 }
    }

    /// Marks the seat as ready, with its nonce. The last seat to get ready starts the game.
    pub(super) async fn ready(&mut self, user: Option<UserId>, seat: Seat, nonce: &str) -> Result<(), ApiError> {
        let is_nonce = nonce.len() == 32 && nonce.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_nonce {
            return Err(Code::BadNonce.into());
        }
        self.update(|meta| {
            check_open(meta)?;
            let row = own_seat(meta, user, seat)?;
            (row.ready, row.nonce) = (true, Some(nonce.to_owned()));
            start_if_ready(meta);
            Ok(())
        })
        .await?;
        self.begin().await
    }

    /// Starts the game if all seats are ready. If the first draw can't be stored now, it is drawn later.
    pub(super) async fn begin(&mut self) -> Result<(), ApiError> {
        if self.row.meta.state == TableState::Running && self.play.is_none() {
            self.play = Some(new_play(self.app.config.games, &self.row, &self.options, &self.setup)?);
            self.finish_pending().await;
            // If that fails, the store is asked again before anybody's time is up.
            let _ = self.hear_of_vacations().await;
        }
        self.find_friends().await;
        self.show_all();
        Ok(())
    }
}

pub(super) fn check_open(meta: &TableMeta) -> Result<(), ApiError> {
    if meta.state == TableState::Open { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
}

/// The row of a seat. Another instance may have removed it in the meantime.
pub(super) fn seat_row(meta: &mut TableMeta, seat: Seat) -> Result<&mut SeatRow, ApiError> {
    meta.seats.get_mut(seat.index()).ok_or_else(|| Code::NoSuchSeat.into())
}

/// Likewise, if the seat is the user's.
fn own_seat(meta: &mut TableMeta, user: Option<UserId>, seat: Seat) -> Result<&mut SeatRow, ApiError> {
    let row = seat_row(meta, seat)?;
    match user.is_some_and(|user| row.sitter == Sitter::User(user)) {
        true => Ok(row),
        false => Err(Code::NotYourSeat.into()),
    }
}

pub(super) fn start_if_ready(meta: &mut TableMeta) {
    if meta.seats.iter().all(is_ready) {
        meta.state = TableState::Running;
    }
}

/// Frees the seat. If no players are left, the table is closed; if the host has left, it is handed over.
pub(super) fn vacate(meta: &mut TableMeta, seat: Seat) -> Result<(), ApiError> {
    check_open(meta)?;
    let left = std::mem::replace(seat_row(meta, seat)?, free_seat());
    hand_over(meta, &left.sitter);
    if !meta.seats.iter().any(|seat| matches!(seat.sitter, Sitter::User(_))) {
        meta.state = TableState::Abandoned;
    }
    Ok(())
}

/// Fails if the host has removed this user.
fn check_admitted(meta: &TableMeta, user: UserId) -> Result<(), ApiError> {
    match read_json::<TableSetup>(&meta.settings)?.removed.contains(&user.0) {
        true => Err(Code::Removed.into()),
        false => Ok(()),
    }
}

/// The requested seat, or the first free one.
fn wished_seat(meta: &TableMeta, wished: Option<Seat>) -> Result<usize, ApiError> {
    check_open(meta)?;
    let is_free = |index: &usize| meta.seats.get(*index).is_some_and(|seat| seat.sitter == Sitter::Nobody);
    let mut seats = wished.map_or(0..meta.seats.len(), |seat| seat.index()..seat.index() + 1);
    seats.find(is_free).ok_or_else(|| Code::SeatTaken.into())
}
