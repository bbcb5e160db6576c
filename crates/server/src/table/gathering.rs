//! Before the game: sitting down, getting ready, getting up.

use super::Task;
use super::load::new_play;
use super::shown::is_ready;
use crate::names::checked_name;
use game::Seat;
use protocol::http::JoinBody;
use protocol::{ApiError, Code};
use store::{SeatRow, Sitter, TableMeta, TableState, User, UserId};

impl Task {
    pub(super) async fn join(&mut self, user: &User, body: JoinBody) -> Result<(), ApiError> {
        if body.seat.is_none() && !self.seats_of(Some(user.id)).is_empty() {
            return Ok(());
        }
        let name = checked_name(body.name.as_deref().unwrap_or(&user.name))?;
        let wished = body.seat.map(|seat| self.seat(seat)).transpose()?;
        self.update(|meta| {
            let index = free_seat(meta, wished)?;
            meta.seats[index] =
                SeatRow { sitter: Sitter::User(user.id), name: name.clone(), ready: false, nonce: None };
            Ok(())
        })
        .await?;
        self.show_table();
        Ok(())
    }

    /// Frees a seat before the start. A table that its last person leaves is closed.
    pub(super) async fn free(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.update(|meta| {
            check_open(meta)?;
            meta.seats[seat.index()] =
                SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None };
            if !meta.seats.iter().any(|seat| matches!(seat.sitter, Sitter::User(_))) {
                meta.state = TableState::Abandoned;
            }
            Ok(())
        })
        .await?;
        self.show_table();
        Ok(())
    }

    pub(super) async fn remove(&mut self, user: Option<UserId>, seat: Seat) -> Result<(), ApiError> {
        if user != Some(self.row.meta.host) {
            return Err(Code::NotHost.into());
        }
        self.free(seat).await
    }

    /// Ready to play, with a part of the table's chance. The last one begins the game.
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

    /// Begins the game if everybody is ready. If the first draw can't be kept now, it is drawn later.
    pub(super) async fn begin(&mut self) -> Result<(), ApiError> {
        if self.row.meta.state == TableState::Running && self.play.is_none() {
            self.play = Some(new_play(&self.row, &self.options, self.settings)?);
            self.settle().await;
        }
        self.show_all();
        Ok(())
    }
}

fn check_open(meta: &TableMeta) -> Result<(), ApiError> {
    if meta.state == TableState::Open { Ok(()) } else { Err(Code::AlreadyStarted.into()) }
}

/// The wished seat, or the first free one.
fn free_seat(meta: &TableMeta, wished: Option<Seat>) -> Result<usize, ApiError> {
    check_open(meta)?;
    let is_free = |index: &usize| meta.seats[*index].sitter == Sitter::Nobody;
    let mut seats = wished.map_or(0..meta.seats.len(), |seat| seat.index()..seat.index() + 1);
    seats.find(is_free).ok_or_else(|| Code::SeatTaken.into())
}
