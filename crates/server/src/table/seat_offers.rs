//! Seats that change hands in the middle of a game: a player hands the own seat to another person, or the others offer
//! the seat of somebody who has gone.
//!
//! All remaining players have to agree. Then a link, or the lobby for the seat of somebody who has gone, gives the seat
//! to the first person who takes it, with everything that the seat knows, and its clock as it is. Plans and notes of the
//! former player are deleted.

use super::commands::Caller;
use super::hosting::hand_over;
use super::play::Play;
use super::table_entry::TableEntry;
use super::{ConnectionId, TableTask};
use crate::error::store_error;
use crate::events::News;
use crate::names::free_name;
use crate::session::hex;
use game::{Extra, Seat, Seats, Viewer};
use hmac::{Hmac, KeyInit, Mac};
use protocol::http::{OfferedSeat, TakeSeat};
use protocol::{ApiError, Code, FormerPlayer, Spectators};
use sha2::Sha256;
use std::collections::BTreeMap;
use store::{
    Millis, SeatChange, SeatRow, Sitter, StoreError, TableId, TableMeta, TableRow, User, UserId, Version, Visibility,
};

/// Maximum attempts to take a seat after conflicts.
const ATTEMPTS: usize = 8;

/// Bytes of the code with which a seat can be taken.
const CODE_BYTES: usize = 16;

/// Whether another person is to take a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatOffer {
    pub(crate) agreed: Seats,
    /// The version at which all had agreed; `None` until then.
    pub(crate) opened: Option<u32>,
}

impl SeatOffer {
    pub(super) fn agree(&mut self, seat: Seat) {
        self.agreed = self.agreed.with(seat);
    }

    /// The player of the seat itself takes back the whole offer.
    pub(super) fn disagree(&mut self, seat: Seat, whose: Seat) {
        let agreed = if seat == whose { Seats::NONE } else { self.agreed.without(seat) };
        *self = Self { agreed, opened: None };
    }

    /// Somebody else has taken this seat, who hasn't agreed to anything.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.agreed = self.agreed.without(seat);
    }
}

/// A seat that another person has taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatTaken {
    pub(crate) seat: Seat,
    pub(crate) version: u32,
    pub(crate) at: Millis,
}

/// Signs the codes with which seats can be taken, so that they needn't be stored.
pub(crate) struct SeatCodes([u8; 32]);

impl SeatCodes {
    pub(crate) fn new(key: [u8; 32]) -> Self {
        Self(key)
    }

    /// The code for a seat that was offered at this version; another offer has another code.
    fn code(&self, table: &TableId, seat: Seat, opened: u32) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(format!("{} {} {opened}", table.as_str(), seat.index()).as_bytes());
        hex(&mac.finalize().into_bytes()[..CODE_BYTES])
    }
}

/// Offering.
impl TableTask {
    /// Agrees that another person takes the seat, or withdraws that.
    pub(super) async fn offer_seat(
        &mut self,
        caller: Caller<'_>,
        seat: u8,
        whose: u8,
        agree: bool,
    ) -> Result<(), ApiError> {
        let (seat, whose) = (self.own_active_seat(caller, seat)?, self.seat(whose)?);
        self.check_room()?;
        let entry = |task: &Self| {
            task.check_can_offer(seat, whose, agree)?;
            Ok(match agree {
                true => TableEntry::AgreeToOffer(seat, whose),
                false => TableEntry::DisagreeToOffer(seat, whose),
            })
        };
        self.execute_for(caller, seat, entry).await?;
        if self.is_agreed(whose) {
            self.execute(None, |task| task.running().map(|_| TableEntry::Offer(whose))).await?;
        }
        self.show_all();
        Ok(())
    }

    /// Only the player of a seat can begin to hand it over; if they have gone, the others can.
    fn check_can_offer(&self, seat: Seat, whose: Seat, agree: bool) -> Result<(), ApiError> {
        let (play, offer) = (self.running()?, self.offer(whose));
        let is_person = matches!(self.seat_row(whose).sitter, Sitter::User(_));
        let may_begin = seat == whose || play.is_gone(whose) || offer.agreed.contains(whose);
        match is_person && (may_begin || !agree) {
            true => Ok(()),
            false => Err(Code::NotOffered.into()),
        }
    }

    fn offer(&self, seat: Seat) -> SeatOffer {
        self.play.as_ref().map(|play| play.offers[seat.index()]).unwrap_or_default()
    }

    fn is_agreed(&self, seat: Seat) -> bool {
        let SeatOffer { agreed, opened } = self.offer(seat);
        opened.is_none() && !agreed.is_empty() && self.people_playing().minus(agreed).is_empty()
    }

    /// The offer as this user sees it. The code is for the player who hands the own seat over, or for all who offer the
    /// seat of somebody who has gone.
    pub(super) fn shown_offer(&self, seat: Seat, user: Option<UserId>) -> Option<protocol::SeatOffer> {
        let play = self.play_for(user)?;
        let offer = play.offers[seat.index()];
        let play = Some(play).filter(|play| play.is_running() && !offer.agreed.is_empty())?;
        let gives = |own: &Seat| offer.agreed.contains(*own) && (*own == seat || play.is_gone(seat));
        let code = self.code(seat).filter(|_| self.seats_of(user).iter().any(gives));
        let agreed = offer.agreed.iter().map(|seat| seat.index() as u8).collect();
        Some(protocol::SeatOffer { agreed, open: offer.opened.is_some(), code })
    }

    fn code(&self, seat: Seat) -> Option<String> {
        Some(self.app.seat_codes.code(&self.id, seat, self.offer(seat).opened?))
    }

    /// The seats that the lobby offers: only of players who have gone, at a public table that anyone can watch
    /// without a delay: the lobby would tell that they have gone.
    pub(super) fn seats_in_lobby(&self) -> Vec<Seat> {
        let can_watch = self.setup.spectators == Spectators::Anyone && self.setup.spectator_delay == 0;
        let is_listed = can_watch && self.row.meta.visibility == Visibility::Public;
        let Some(play) = self.play.as_ref().filter(|play| is_listed && play.is_running()) else { return Vec::new() };
        self.seats().filter(|seat| play.is_gone(*seat) && self.offer(*seat).opened.is_some()).collect()
    }

    /// Stores how many seats the lobby offers. If that fails, it is stored later.
    pub(super) async fn list_in_lobby(&mut self) {
        let free = self.seats_in_lobby().len() as u32;
        let is_public = self.play.is_some() && self.row.meta.visibility == Visibility::Public;
        if is_public && self.listed != Some(free) && !self.stale {
            self.listed = self.app.store.offer_seats(&self.id, free).await.is_ok().then_some(free);
        }
    }
}

/// Taking.
impl TableTask {
    /// The seat that can be taken with this code.
    pub(super) async fn offered_seat(&self, user: Option<UserId>, code: &str) -> Result<OfferedSeat, ApiError> {
        let seat = self.find_offered(user, Some(code)).await?;
        let table = self.summary(user).await;
        Ok(OfferedSeat { seat: seat.index() as u8, clock: self.setup.clock.clone(), table })
    }

    /// Gives an offered seat to the user.
    pub(super) async fn take_seat(&mut self, user: &User, body: &TakeSeat) -> Result<(), ApiError> {
        self.check_may_take(user.id, body).await?;
        let name = free_name(&self.app, Some(user), body.name.as_deref().unwrap_or(&user.name)).await?;
        for _ in 0..ATTEMPTS {
            let seat = self.check_may_take(user.id, body).await?;
            let row = SeatRow { sitter: Sitter::User(user.id), name: name.clone(), ..self.seat_row(seat).clone() };
            match self.try_take(seat, row).await {
                Ok(former) => {
                    self.seated_anew(user, former).await;
                    return Ok(());
                }
                Err(StoreError::Conflict { .. } | StoreError::Outdated { .. }) => {}
                Err(error) => return Err(store_error(error)),
            }
        }
        Err(Code::Unavailable.into())
    }

    /// The seat that the user can take now. Who has or had a seat would know what two seats know.
    async fn check_may_take(&self, user: UserId, body: &TakeSeat) -> Result<Seat, ApiError> {
        let seat = self.find_offered(Some(user), body.code.as_deref()).await?;
        self.check_not_blocked(user).await?;
        let had_seat = self.former.iter().any(|former| former.user == user);
        match (had_seat || self.owns_any(user), self.setup.removed.contains(&user.0)) {
            (true, _) => Err(Code::HadSeat.into()),
            (_, true) => Err(Code::Removed.into()),
            _ => Ok(seat),
        }
    }

    /// For users who may not watch, the table exists only with the right code.
    async fn find_offered(&self, user: Option<UserId>, code: Option<&str>) -> Result<Seat, ApiError> {
        match (self.offered(code), self.admits(user).await?) {
            (Some(seat), _) => Ok(seat),
            (None, true) => Err(Code::NotOffered.into()),
            (None, false) => Err(Code::NoSuchTable.into()),
        }
    }

    /// The seat that is offered with this code, or in the lobby.
    fn offered(&self, code: Option<&str>) -> Option<Seat> {
        let is_running = self.running().is_ok();
        self.seats().find(|seat| match code {
            Some(code) => is_running && self.code(*seat).as_deref() == Some(code),
            None => self.seats_in_lobby().contains(seat),
        })
    }

    fn owns_any(&self, user: UserId) -> bool {
        !self.seats_of(Some(user)).is_empty()
    }

    /// Stores the new player of the seat; after a failure, everything is read again. Returns the former player.
    async fn try_take(&mut self, seat: Seat, row: SeatRow) -> Result<Option<UserId>, StoreError> {
        let (awaited, at) = (self.awaited(), self.app.now());
        let (Some(play), mut meta) = (&mut self.play, self.row.meta.clone()) else { return Err(StoreError::NotFound) };
        let head = Version(i64::from(play.version()));
        let entry = TableEntry::TakeSeat(seat);
        play.apply(&entry, at).map_err(|_| StoreError::NotFound)?;
        let left = std::mem::replace(&mut meta.seats[seat.index()], row);
        // The host only matters before the game. Spectators with a delay would learn from another one that a seat has changed
        // hands.
        if self.setup.spectator_delay == 0 {
            hand_over(&mut meta, &left.sitter);
        }
        let notices = self.notices_for(&meta, &awaited, seat);
        let number = seat.index() as u8;
        let (expected, entry) = (self.row.revision, entry.entry(at, None));
        let change = SeatChange { seat: number, meta, expected, head, entry, notices };
        let changed = self.app.store.change_seat(&self.id, &change).await;
        let Ok(revision) = changed else {
            self.rebuild().await;
            return changed.map(|_| None);
        };
        self.is_marked_loaded = true;
        self.drop_orders(seat);
        let former = if let Sitter::User(user) = left.sitter { Some(user) } else { None };
        self.former.extend(former.map(|user| store::FormerPlayer {
            version: head.next(),
            seat: number,
            user,
            name: left.name,
        }));
        // Options and setup are as before.
        let _ = self.adopt(TableRow { meta: change.meta, revision, updated: at, ..self.row.clone() });
        Ok(former)
    }

    /// What is to be noted about decisions once the seat has its new player.
    fn notices_for(
        &mut self,
        meta: &TableMeta,
        awaited: &super::attention::Awaited,
        seat: Seat,
    ) -> Vec<store::SeatNotice> {
        let before = std::mem::replace(&mut self.row.meta, meta.clone());
        let notices = self.notices_since(awaited, Some(seat));
        self.row.meta = before;
        notices
    }

    async fn seated_anew(&mut self, user: &User, former: Option<UserId>) {
        if user.is_account {
            self.row.account_names.insert(user.id, user.name.clone());
        }
        for user in former.into_iter().chain([user.id]) {
            self.app.user_news.publish(&self.app.store, News::Seats(user)).await;
        }
        self.find_friends().await;
        // If that fails, the store is asked again before anybody's time is up.
        let _ = self.hear_of_vacations().await;
        self.show_all();
    }
}

/// Who played before.
impl TableTask {
    /// Reads who held seats before. The log may tell of a new player whom the table's row, read earlier, doesn't show.
    pub(super) async fn load_former(&mut self) -> Result<(), ApiError> {
        let taken = self.play.as_ref().map_or(0, |play| play.taken.len());
        if taken == 0 {
            return Ok(());
        }
        let is_news = taken != self.former.len();
        self.former = self.app.store.former_players(&self.id).await.map_err(store_error)?;
        if is_news {
            self.adopt(self.app.store.load_table(&self.id).await.map_err(store_error)?)?;
        }
        Ok(())
    }

    pub(super) fn former_players(&self, play: Option<&Play>) -> Vec<FormerPlayer> {
        let taken = play.map(|play| &play.taken[..]).unwrap_or_default();
        let name = |version| self.former.iter().find(|it| it.version.0 == i64::from(version)).map(|it| it.name.clone());
        let player = |it: &SeatTaken| FormerPlayer {
            seat: it.seat.index() as u8,
            version: it.version,
            name: name(it.version).unwrap_or_default(),
            at: it.at.0,
        };
        taken.iter().map(player).collect()
    }

    /// For records: who played until when, in milliseconds since 1970-01-01 UTC.
    pub(super) fn former_in_records(&self, play: &Play) -> Option<Extra> {
        let entry = |it: FormerPlayer| {
            let seat = ("seat".to_owned(), Extra::Whole(i64::from(it.seat)));
            let (name, until) = (("name".to_owned(), Extra::Text(it.name)), ("until".to_owned(), Extra::Whole(it.at)));
            Extra::Map(BTreeMap::from([seat, name, until]))
        };
        let former = self.former_players(Some(play));
        (!former.is_empty()).then(|| Extra::List(former.into_iter().map(entry).collect()))
    }

    /// After seats of a running game have got other players: their connections see what their seats know, and those of
    /// former players no longer do.
    pub(super) fn change_viewers(&mut self, before: &[SeatRow]) {
        if self.play.is_none() {
            return;
        }
        let holds = |seats: &[SeatRow], user| -> Vec<usize> {
            let own = |(index, row): (usize, &SeatRow)| (row.sitter == Sitter::User(user)).then_some(index);
            seats.iter().enumerate().filter_map(own).collect()
        };
        let has_changed = |user| holds(before, user) != holds(&self.row.meta.seats, user);
        let changed = self.connections.iter().filter(|(_, it)| it.user.is_some_and(has_changed));
        let changed: Vec<(ConnectionId, Option<UserId>)> = changed.map(|(id, it)| (*id, it.user)).collect();
        for (id, user) in changed {
            let viewer = self.seats_of(user).first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
            self.look_again(id, viewer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_offer_has_a_code_of_its_own() {
        let codes = SeatCodes::new([7; 32]);
        let [one, two] = ["table-000001", "table-000002"].map(|id| TableId::parse(id).expect("an address"));
        let code = codes.code(&one, Seat::new(1), 20);
        assert_eq!((code.len(), codes.code(&one, Seat::new(1), 20)), (2 * CODE_BYTES, code.clone()));
        let others = [
            codes.code(&two, Seat::new(1), 20),
            codes.code(&one, Seat::new(0), 20),
            codes.code(&one, Seat::new(1), 21),
            SeatCodes::new([8; 32]).code(&one, Seat::new(1), 20),
        ];
        assert!(!others.contains(&code));
    }

    #[test]
    fn who_withdraws_the_own_seat_withdraws_the_whole_offer() {
        let [anna, bruno, carla] = [0, 1, 2].map(Seat::new);
        let mut offer = SeatOffer::default();
        [anna, bruno, carla].into_iter().for_each(|seat| offer.agree(seat));
        offer.opened = Some(7);
        offer.disagree(bruno, anna);
        assert_eq!((offer.agreed, offer.opened), (Seats::only(anna).with(carla), None));
        offer.disagree(anna, anna);
        assert!(offer.agreed.is_empty());
    }
}
