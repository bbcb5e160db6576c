//! Before the game: joining, getting ready, leaving, removing players.

use super::load::{new_play, read_json};
use super::shown::is_ready;
use super::{TableSetup, TableTask};
use crate::names::checked_name;
use crate::tables::to_json;
use game::Seat;
use protocol::http::JoinBody;
use protocol::{ApiError, Code};
use store::{SeatRow, Sitter, TableMeta, TableState, User, UserId};

impl TableTask {
    pub(super) async fn join(&mut self, user: &User, body: JoinBody) -> Result<(), ApiError> {
        if body.seat.is_none() && !self.seats_of(Some(user.id)).is_empty() {
            return Ok(());
        }
        let name = checked_name(body.name.as_deref().unwrap_or(&user.name))?;
        let wished = body.seat.map(|seat| self.seat(seat)).transpose()?;
        self.update(|meta| {
            check_admitted(meta, user.id)?;
            let index = free_seat(meta, wished)?;
            meta.seats[index] =
                SeatRow { name: name.clone(), run_by: user.run_by.clone(), ..seat_for(Sitter::User(user.id)) };
            Ok(())
        })
        .await?;
        self.app.user_news.publish(user.id);
        self.show_table();
        Ok(())
    }

    /// Frees a seat before the start. A table without players is closed.
    pub(super) async fn free(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.update(|meta| vacate(meta, seat)).await?;
        self.show_table();
        Ok(())
    }

    /// Frees a player's seat before the start, and keeps the player from sitting down again.
    pub(super) async fn remove(&mut self, user: Option<UserId>, seat: Seat) -> Result<(), ApiError> {
        self.check_host(user)?;
        self.update(|meta| {
            match meta.seats[seat.index()].sitter {
                Sitter::User(player) if player != meta.host => {
                    change_setup(meta, |setup| setup.removed.push(player.0))?;
                }
                _ => {}
            }
            vacate(meta, seat)
        })
        .await?;
        self.show_table();
        Ok(())
    }

    /// Lets everybody who was removed sit down again.
    pub(super) async fn readmit(&mut self, user: Option<UserId>) -> Result<(), ApiError> {
        self.check_host(user)?;
        self.update(|meta| {
            check_open(meta)?;
            change_setup(meta, |setup| setup.removed.clear())
        })
        .await?;
        self.show_table();
        Ok(())
    }

    /// How many players the host has removed from a table that has not started.
    pub(super) fn removed_players(&self) -> u32 {
        let is_open = self.row.meta.state == TableState::Open;
        let setup = is_open.then(|| read_json::<TableSetup>(&self.row.meta.settings).ok()).flatten();
        setup.map_or(0, |setup| setup.removed.len() as u32)
    }

    fn check_host(&self, user: Option<UserId>) -> Result<(), ApiError> {
        if user == Some(self.row.meta.host) { Ok(()) } else { Err(Code::NotHost.into()) }
    }

    /// Marks the seat as ready, with its nonce. The last one starts the game.
    pub(super) async fn ready(&mut self, seat: Seat, nonce: &str) -> Result<(), ApiError> {
        let is_nonce = nonce.len() == 32 && nonce.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_nonce {
            return Err(Code::BadNonce.into());
        }
        self.update(|meta| {
            check_open(meta)?;
            let row = &mut meta.seats[seat.index()];
            (row.ready, row.nonce) = (true, Some(nonce.to_owned()));
            if meta.seats.iter().all(is_ready) {
                meta.state = TableState::Running;
            }
            Ok(())
        })
        .await?;
        self.begin().await
    }

    /// Starts the game if all seats are ready. If the first draw can't be stored now, it is drawn later.
    pub(super) async fn begin(&mut self) -> Result<(), ApiError> {
        if self.row.meta.state == TableState::Running && self.play.is_none() {
            self.play = Some(new_play(&self.row, &self.options, &self.setup)?);
            self.finish_pending().await;
        }
        self.show_all();
        Ok(())
    }
}

fn check_open(meta: &TableMeta) -> Result<(), ApiError> {
    if meta.state == TableState::Open { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
}

/// Frees the seat; without players, the table is closed.
fn vacate(meta: &mut TableMeta, seat: Seat) -> Result<(), ApiError> {
    check_open(meta)?;
    meta.seats[seat.index()] = seat_for(Sitter::Nobody);
    if !meta.seats.iter().any(|seat| matches!(seat.sitter, Sitter::User(_))) {
        meta.state = TableState::Abandoned;
    }
    Ok(())
}

/// Whether the host has not removed this user.
fn check_admitted(meta: &TableMeta, user: UserId) -> Result<(), ApiError> {
    match read_json::<TableSetup>(&meta.settings)?.removed.contains(&user.0) {
        true => Err(Code::Removed.into()),
        false => Ok(()),
    }
}

fn change_setup(meta: &mut TableMeta, change: impl FnOnce(&mut TableSetup)) -> Result<(), ApiError> {
    let mut setup: TableSetup = read_json(&meta.settings)?;
    change(&mut setup);
    meta.settings = to_json(&setup);
    Ok(())
}

/// The wished seat, or the first free one.
fn free_seat(meta: &TableMeta, wished: Option<Seat>) -> Result<usize, ApiError> {
    check_open(meta)?;
    let is_free = |index: &usize| meta.seats[*index].sitter == Sitter::Nobody;
    let mut seats = wished.map_or(0..meta.seats.len(), |seat| seat.index()..seat.index() + 1);
    seats.find(is_free).ok_or_else(|| Code::SeatTaken.into())
}

/// A seat without a name, not ready yet.
fn seat_for(sitter: Sitter) -> SeatRow {
    SeatRow { sitter, name: String::new(), run_by: None, ready: false, nonce: None }
}
