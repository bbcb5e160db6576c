//! The host's actions before the game: changing seats and options, removing players, closing the table.

use super::gathering::{check_open, seat_row, start_if_ready, vacate};
use super::load::read_json;
use super::past::check_delay;
use super::{TableSetup, TableTask};
use crate::tables::{checked_game, to_json, visibility};
use game::{OptionValues, Seat};
use protocol::{Access, ApiError, ChatMode, ClockRule, Code, Spectators};
use store::{SeatRow, Sitter, TableMeta, TableState, UserId};

/// The rules and terms of a game that has not started, as the host wants them.
pub(super) struct Terms {
    pub(super) options: OptionValues,
    pub(super) access: Access,
    pub(super) clock: ClockRule,
    pub(super) hints: bool,
    /// As before if absent.
    pub(super) spectators: Option<Spectators>,
    /// As before if absent.
    pub(super) spectator_delay: Option<u32>,
    /// As before if absent.
    pub(super) chat: Option<ChatMode>,
}

impl TableTask {
    /// Frees a player's seat, and keeps the player from sitting down again.
    pub(super) async fn remove(&mut self, user: Option<UserId>, seat: Seat) -> Result<(), ApiError> {
        self.host(user, |meta| {
            let host = meta.host;
            match seat_row(meta, seat)?.sitter {
                Sitter::User(player) if player != host => {
                    change_setup(meta, |setup| setup.removed.push(player.0))?;
                }
                _ => {}
            }
            vacate(meta, seat)
        })
        .await
    }

    /// Lets everybody who was removed sit down again.
    pub(super) async fn readmit(&mut self, user: Option<UserId>) -> Result<(), ApiError> {
        self.host(user, |meta| change_setup(meta, |setup| setup.removed.clear())).await
    }

    /// Gives a seat that no player holds to this computer player, or opens it again. The host then has to get ready
    /// again, so that filling the last seat doesn't start the game.
    pub(super) async fn set_bot(
        &mut self,
        user: Option<UserId>,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<(), ApiError> {
        let sitter = match bot {
            Some(bot) if ::bots::Opponent::parse(bot).is_some() => Sitter::Bot(bot.to_owned()),
            Some(_) => return Err(Code::NoSuchBot.into()),
            None => Sitter::Nobody,
        };
        self.host(user, |meta| {
            let row = seat_row(meta, seat)?;
            if matches!(row.sitter, Sitter::User(_)) {
                return Err(Code::SeatTaken.into());
            }
            *row = SeatRow { sitter: sitter.clone(), name: bot.unwrap_or_default().to_owned(), ..free_seat() };
            let host = Sitter::User(meta.host);
            meta.seats.iter_mut().filter(|seat| seat.sitter == host).for_each(ask_again);
            start_if_ready(meta);
            check_seats(meta)
        })
        .await?;
        self.begin().await
    }

    /// Changes options, clock, hints, access, spectators and chat. If the terms change, everyone has to get ready again.
    pub(super) async fn configure(&mut self, user: Option<UserId>, terms: &Terms) -> Result<(), ApiError> {
        check_host(&self.row.meta, user)?;
        check_delay(terms.spectator_delay.unwrap_or_default())?;
        let table = checked_game(self.app.config.games, &self.row.game, &terms.options, &terms.clock, terms.hints)?;
        let (options, players) = (to_json(&table.options()), table.players());
        self.host(user, |meta| {
            let before = (meta.options.clone(), meta.settings.clone());
            meta.options.clone_from(&options);
            meta.visibility = visibility(terms.access);
            change_setup(meta, |setup| {
                (setup.clock, setup.hints) = (terms.clock.clone(), terms.hints);
                setup.spectators = terms.spectators.unwrap_or(setup.spectators);
                setup.spectator_delay = terms.spectator_delay.unwrap_or(setup.spectator_delay);
                setup.chat = terms.chat.unwrap_or(setup.chat);
            })?;
            if before == (meta.options.clone(), meta.settings.clone()) {
                return Ok(());
            }
            meta.seats.iter_mut().for_each(ask_again);
            resize(&mut meta.seats, players)?;
            check_seats(meta)
        })
        .await
    }

    /// Closes the table for everybody.
    pub(super) async fn close(&mut self, user: Option<UserId>) -> Result<(), ApiError> {
        self.host(user, |meta| {
            meta.state = TableState::Abandoned;
            Ok(())
        })
        .await
    }

    /// Changes a table that has not started. `not-host` unless the user is the host.
    async fn host(
        &mut self,
        user: Option<UserId>,
        change: impl Fn(&mut TableMeta) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        self.update(|meta| {
            check_host(meta, user)?;
            check_open(meta)?;
            change(meta)
        })
        .await?;
        self.show_table();
        Ok(())
    }
}

fn check_host(meta: &TableMeta, user: Option<UserId>) -> Result<(), ApiError> {
    if user == Some(meta.host) { Ok(()) } else { Err(Code::NotHost.into()) }
}

/// Hands the table to the next player if the host has just left their last seat.
pub(super) fn hand_over(meta: &mut TableMeta, left: &Sitter) {
    let holds_seat = |user: UserId| meta.seats.iter().any(|seat| seat.sitter == Sitter::User(user));
    if *left != Sitter::User(meta.host) || holds_seat(meta.host) {
        return;
    }
    let next = meta.seats.iter().find_map(|seat| match seat.sitter {
        Sitter::User(user) => Some(user),
        _ => None,
    });
    meta.host = next.unwrap_or(meta.host);
}

pub(super) fn free_seat() -> SeatRow {
    SeatRow { sitter: Sitter::Nobody, name: String::new(), ready: false, nonce: None }
}

fn ask_again(row: &mut SeatRow) {
    (row.ready, row.nonce) = (false, None);
}

/// Whether the table has a seat for a person.
fn check_seats(meta: &TableMeta) -> Result<(), ApiError> {
    match meta.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Bot(_))) {
        true => Err(Code::BadSeats.into()),
        false => Ok(()),
    }
}

/// Adds open seats, or removes seats: free ones first, then those of computer players, always the last one first.
/// `bad-seats` if too many players have sat down.
fn resize(seats: &mut Vec<SeatRow>, players: usize) -> Result<(), ApiError> {
    while seats.len() > players {
        let free = seats.iter().rposition(|seat| seat.sitter == Sitter::Nobody);
        let bot = || seats.iter().rposition(|seat| matches!(seat.sitter, Sitter::Bot(_)));
        seats.remove(free.or_else(bot).ok_or(Code::BadSeats)?);
    }
    seats.resize_with(players, free_seat);
    Ok(())
}

fn change_setup(meta: &mut TableMeta, change: impl FnOnce(&mut TableSetup)) -> Result<(), ApiError> {
    let mut setup: TableSetup = read_json(&meta.settings)?;
    change(&mut setup);
    meta.settings = to_json(&setup);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(sitters: &[Sitter]) -> Vec<SeatRow> {
        sitters.iter().map(|sitter| SeatRow { sitter: sitter.clone(), ..free_seat() }).collect()
    }

    #[test]
    fn free_seats_go_before_computer_players_and_players_never() {
        let (user, bot) = (Sitter::User(UserId(1)), Sitter::Bot("eager".to_owned()));
        let mut four = seats(&[user.clone(), Sitter::Nobody, bot.clone(), user.clone()]);
        resize(&mut four, 3).unwrap();
        assert_eq!(four, seats(&[user.clone(), bot, user.clone()]));
        resize(&mut four, 2).unwrap();
        assert_eq!(four, seats(&[user.clone(), user]));
        assert_eq!(resize(&mut four, 1), Err(Code::BadSeats.into()));
        resize(&mut four, 3).unwrap();
        assert_eq!(four[2], free_seat());
    }
}
