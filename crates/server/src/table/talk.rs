//! Chat: lines, quick phrases, and reactions to both.

use super::{ConnectionId, TableTask};
use crate::error::store_error;
use crate::names::is_deceptive;
use crate::rates::Bucket;
use game::Seat;
use protocol::{ApiError, ChatLine, ChatMode, ChatReaction, Code, Phrase, Reaction, ToClient};
use store::{BlockedPair, Sitter, UserId};

/// Maximum length of a chat message, in characters.
const MAX_LENGTH: usize = 500;

/// Number of earlier lines sent to a new connection. Only these have reactions.
const HISTORY: u32 = 100;

/// The last lines of the chat, the reactions to them, and who doesn't want to hear whom.
struct Chat {
    lines: Vec<store::ChatLine>,
    reactions: Vec<store::ChatReaction>,
    blocks: Vec<BlockedPair>,
}

impl TableTask {
    pub(super) async fn say(
        &mut self,
        user: Option<UserId>,
        text: Option<&str>,
        phrase: Option<Phrase>,
    ) -> Result<(), ApiError> {
        let user = self.speaker(user)?;
        match (text, phrase) {
            (Some(text), None) => {
                let text = self.checked_text(text)?;
                self.limit_speech(user)?;
                self.app.store.add_chat(&self.id, user, &text).await.map_err(store_error)?;
            }
            (None, Some(phrase)) => {
                self.limit_speech(user)?;
                self.app.store.add_phrase(&self.id, user, phrase.key()).await.map_err(store_error)?;
            }
            _ => return Err(ApiError::bad_field(Some("text".to_owned()))),
        }
        self.tell_chat(&[]).await;
        Ok(())
    }

    /// Adds a reaction to a line that the user sees, or removes it.
    pub(super) async fn react(
        &mut self,
        id: ConnectionId,
        line: u32,
        reaction: Reaction,
        on: bool,
    ) -> Result<(), ApiError> {
        let user = self.speaker(self.connections.get(&id).and_then(|it| it.user))?;
        self.limit_speech(user)?;
        let mut chat = self.load_chat().await?;
        let seen = chat.lines.iter().find(|it| it.seq == i64::from(line)).ok_or(Code::NotFound)?;
        self.line_for(id, seen, &chat).ok_or(Code::NotFound)?;
        self.app.store.set_reaction(&self.id, seen.seq, user, reaction.key(), on).await.map_err(store_error)?;
        chat.reactions = self.load_reactions(&chat.lines).await?;
        self.tell(chat, &[]);
        Ok(())
    }

    /// The user, if they have a seat: spectators only listen.
    fn speaker(&self, user: Option<UserId>) -> Result<UserId, ApiError> {
        let user = user.filter(|user| !self.seats_of(Some(*user)).is_empty());
        user.ok_or_else(|| Code::NotSeated.into())
    }

    fn checked_text(&self, text: &str) -> Result<String, ApiError> {
        if self.setup.chat == ChatMode::Phrases {
            return Err(Code::PhrasesOnly.into());
        }
        let text: String = text.trim().chars().filter(|letter| !is_deceptive(*letter) || *letter == '\n').collect();
        if text.is_empty() {
            return Err(ApiError::bad_field(Some("text".to_owned())));
        }
        if text.chars().count() > MAX_LENGTH {
            return Err(Code::ChatTooLong.into());
        }
        Ok(text)
    }

    fn limit_speech(&mut self, user: UserId) -> Result<(), ApiError> {
        let rate = self.app.config.limits.chat;
        let bucket = self.chat_buckets.entry(user).or_insert_with(|| Bucket::full(rate));
        bucket.take(rate)
    }

    pub(super) fn mute(&mut self, id: ConnectionId, seat: Seat, muted: bool) -> Result<(), ApiError> {
        let user = self.connections.get(&id).and_then(|it| it.user);
        let Sitter::User(whom) = self.row_for(user, seat).sitter else { return Err(Code::NoSuchSeat.into()) };
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.muted.retain(|user| *user != whom);
            if muted {
                connection.muted.push(whom);
            }
        }
        Ok(())
    }

    /// Sends new lines, and those with new reactions, from this or another instance, to all connections, and all lines to
    /// newcomers.
    pub(super) async fn tell_chat(&mut self, newcomers: &[ConnectionId]) {
        if let Ok(chat) = self.load_chat().await {
            self.tell(chat, newcomers);
        }
    }

    fn tell(&mut self, chat: Chat, newcomers: &[ConnectionId]) {
        let listeners: Vec<ConnectionId> = self.listeners().map(|(id, _)| id).collect();
        for id in listeners {
            let lines = if newcomers.contains(&id) { self.lines_for(id, &chat) } else { self.news_for(id, &chat) };
            if !lines.is_empty() {
                self.send(id, &ToClient::Chat { lines });
            }
        }
        self.chat_told = chat.lines.last().map_or(self.chat_told, |last| last.seq);
        let old = self.old_lines(&chat);
        self.past.chat_told = chat.lines[..old].last().map_or(self.past.chat_told, |last| last.seq);
        self.past.next_line = chat.lines.get(old).map(|line| line.at);
        self.reactions_told = chat.reactions;
    }

    /// Number of lines that spectators with a delay may know.
    fn old_lines(&self, chat: &Chat) -> usize {
        let horizon = self.horizon();
        chat.lines.iter().take_while(|line| line.at <= horizon).count()
    }

    fn is_behind(&self, id: ConnectionId) -> bool {
        self.connections.get(&id).is_some_and(|it| self.is_delayed(it.user))
    }

    /// The lines that the connection may know.
    fn known_lines<'a>(&self, id: ConnectionId, chat: &'a Chat) -> &'a [store::ChatLine] {
        if self.is_behind(id) { &chat.lines[..self.old_lines(chat)] } else { &chat.lines }
    }

    async fn load_chat(&self) -> Result<Chat, ApiError> {
        let store = &self.app.store;
        let lines = store.load_chat(&self.id, None, HISTORY).await.map_err(store_error)?;
        let reactions = self.load_reactions(&lines).await?;
        let authors: Vec<UserId> = self.players().into_iter().chain(self.former.iter().map(|it| it.user)).collect();
        let blocks = store.blocks_of_any(&authors).await.map_err(store_error)?;
        Ok(Chat { lines, reactions, blocks })
    }

    async fn load_reactions(&self, lines: &[store::ChatLine]) -> Result<Vec<store::ChatReaction>, ApiError> {
        let Some(first) = lines.first() else { return Ok(Vec::new()) };
        self.app.store.load_reactions(&self.id, first.seq).await.map_err(store_error)
    }

    fn lines_for(&self, id: ConnectionId, chat: &Chat) -> Vec<ChatLine> {
        self.known_lines(id, chat).iter().filter_map(|line| self.line_for(id, line, chat)).collect()
    }

    /// The lines that a connection has not been told, or not with these reactions.
    fn news_for(&self, id: ConnectionId, chat: &Chat) -> Vec<ChatLine> {
        let told = if self.is_behind(id) { self.past.chat_told } else { self.chat_told };
        let news = |line: &store::ChatLine| {
            let now = self.line_for(id, line, chat)?;
            let is_known =
                line.seq <= told && now.reactions == self.reactions_for(id, line, &self.reactions_told, &chat.blocks);
            (!is_known).then_some(now)
        };
        self.known_lines(id, chat).iter().filter_map(news).collect()
    }

    /// The line as a connection is told it, with its author's name at this table; `None` if the author has left before
    /// the game, was deleted, or is not to be heard.
    fn line_for(&self, id: ConnectionId, line: &store::ChatLine, chat: &Chat) -> Option<ChatLine> {
        let (seat, name) = self.heard(id, line.user, &chat.blocks)?;
        let phrase = line.phrase.as_deref().and_then(Phrase::from_key);
        if line.text.is_empty() && phrase.is_none() {
            return None;
        }
        let reactions = self.reactions_for(id, line, &chat.reactions, &chat.blocks);
        let number = u32::try_from(line.seq).ok()?;
        Some(ChatLine { line: number, seat, name, text: line.text.clone(), phrase, at: line.at.0, reactions })
    }

    /// The reactions to a line of those whom the listener hears. Spectators with a delay see none: they can be removed
    /// without a trace, so that nobody could tell which ones there were.
    fn reactions_for(
        &self,
        id: ConnectionId,
        line: &store::ChatLine,
        reactions: &[store::ChatReaction],
        blocks: &[BlockedPair],
    ) -> Vec<ChatReaction> {
        if self.is_behind(id) {
            return Vec::new();
        }
        let shown = |it: &store::ChatReaction| {
            let (seat, name) = self.heard(id, it.user, blocks)?;
            Some(ChatReaction { reaction: Reaction::from_key(&it.reaction)?, seat, name })
        };
        reactions.iter().filter(|it| it.seq == line.seq).filter_map(shown).collect()
    }

    /// Seat and name of a user who takes part in the chat; `None` if they have left before the game, or if the listener
    /// has muted or blocked them.
    fn heard(&self, id: ConnectionId, author: UserId, blocks: &[BlockedPair]) -> Option<(u8, String)> {
        let listener = self.connections.get(&id)?;
        let is_blocked = blocks.iter().any(|pair| Some(pair.user) == listener.user && pair.blocked == author);
        if is_blocked || listener.muted.contains(&author) {
            return None;
        }
        let own = self.seats_of(Some(author)).first().map(|seat| (seat.index() as u8, &self.seat_row(*seat).name));
        let former = || self.former.iter().find(|it| it.user == author).map(|it| (it.seat, &it.name));
        own.or_else(former).map(|(seat, name)| (seat, name.clone()))
    }
}
