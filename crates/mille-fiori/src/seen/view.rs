//! What one viewer knows (MF-2.11).

use crate::awaited::Awaited;
use crate::board::Board;
use crate::card::Card;
use crate::cards::Cards;
use crate::components::{Area, BonusRow};
use crate::masterworks::MasterworksView;
use crate::options::Options;
use crate::state::{MilleFiori, Player};
use crate::{sketch, text};
use game::{Game, PerSeat, Seat, Text, Turn, Viewer};
use serde::Serialize;

/// What one viewer knows of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub round: u8,
    pub pass: u8,
    pub start: Seat,
    pub turn: Turn,
    pub awaited: Awaited,
    pub ending: bool,
    pub seats: PerSeat<SeatView>,
    pub board: Board,
    pub display: Cards,
    pub discard: Cards,
    /// How many cards the deck has left.
    pub deck: u8,
    /// The card in use.
    #[cfg_attr(feature = "schema", schema(required))]
    pub in_play: Option<InPlay>,
    /// The card that the viewer has picked and not yet begun to use.
    #[cfg_attr(feature = "schema", schema(required))]
    pub own_pick: Option<Card>,
    /// The new board of the expansion, if it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub masterworks: Option<MasterworksView>,
}

/// A card in use, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct InPlay {
    /// Hidden while it is another player's hand card: it is shown with its use.
    #[cfg_attr(feature = "schema", schema(required))]
    pub card: Option<Card>,
    pub extra: bool,
}

/// What the viewer knows of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatView {
    #[serde(flatten)]
    pub player: Player,
    /// Whether this player has picked a card that is not yet in use.
    pub has_picked: bool,
    /// How many cards this player holds that the viewer has not been shown, the picked one and the one in use included.
    pub holds: u8,
    /// Which cards these are, if the viewer has had this hand before, or holds it. The own pick is not among the own cards.
    #[cfg_attr(feature = "schema", schema(required))]
    pub known: Option<Cards>,
}

impl View {
    pub(crate) fn new(game: &MilleFiori, viewer: Viewer) -> Self {
        let own = |seat: Seat| viewer.is(seat);
        Self {
            viewer,
            options: game.options,
            round: game.round,
            pass: game.pass,
            start: game.start,
            turn: game.turn(),
            awaited: game.awaited(),
            ending: game.ending,
            seats: PerSeat::from_fn(game.player_count(), |seat| SeatView::new(game, seat, viewer)),
            board: game.board,
            display: game.display,
            discard: game.discard,
            deck: game.deck.len() as u8,
            in_play: in_play(game, viewer),
            own_pick: game.seats().find(|seat| own(*seat)).and_then(|seat| game.picked[seat.index()]),
            masterworks: MasterworksView::new(game, viewer),
        }
    }
}

fn in_play(game: &MilleFiori, viewer: Viewer) -> Option<InPlay> {
    let played = game.card_in_play()?;
    let is_known = game.secretive().is_none_or(|seat| viewer.is(seat));
    Some(InPlay { card: is_known.then_some(played.card), extra: played.extra })
}

impl SeatView {
    fn new(game: &MilleFiori, seat: Seat, viewer: Viewer) -> Self {
        let picked = game.picked[seat.index()];
        let mut cards = game.hands[seat.index()];
        if !viewer.is(seat) {
            // To others the hidden cards are one heap: what is in the hand, what is picked, what is about to be shown.
            cards = picked.into_iter().chain(hidden_in_use(game, seat)).fold(cards, |mut cards, card| {
                cards.insert(card);
                cards
            });
        }
        Self {
            player: *game.player(seat),
            has_picked: picked.is_some(),
            holds: cards.len() as u8,
            known: has_seen(game, viewer, seat).then_some(cards),
        }
    }
}

fn hidden_in_use(game: &MilleFiori, seat: Seat) -> Option<Card> {
    let is_hidden = game.secretive() == Some(seat);
    game.card_in_play().filter(|_| is_hidden).map(|played| played.card)
}

/// Whether the viewer has had the hand that `holder` has now: hands go clockwise, one seat each pass.
fn has_seen(game: &MilleFiori, viewer: Viewer, holder: Seat) -> bool {
    match viewer {
        Viewer::Seat(seat) => holder.distance_from(seat, game.player_count()) <= usize::from(game.pass),
        Viewer::Spectator => false,
    }
}

impl game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn describe(&self) -> Vec<(Text, Vec<Text>)> {
        let mut parts = vec![(Text::new("view-round").with("round", self.round), self.describe_progress())];
        for (seat, of_seat) in self.seats.iter() {
            parts.push((Text::new("seat").with("seat", seat), self.describe_seat(seat, of_seat)));
        }
        for area in Area::ALL {
            parts.push((area.text(), self.describe_area(area)));
        }
        if let Some(masterworks) = &self.masterworks {
            parts.extend(masterworks.describe(self.seats.iter().map(|(seat, _)| seat)));
        }
        parts
    }

    fn sketch(&self, say: &dyn Fn(&Text) -> String) -> String {
        sketch::draw(self, say)
    }
}

impl View {
    fn describe_progress(&self) -> Vec<Text> {
        let mut lines = vec![
            Text::new("view-start").with("seat", self.start),
            Text::new("view-deck").with("count", self.deck),
            match self.display.is_empty() {
                true => Text::new("view-display-empty"),
                false => Text::new("view-display").with("cards", text::cards(self.display)),
            },
        ];
        if let Some(InPlay { card: Some(card), .. }) = self.in_play {
            lines.push(Text::new("view-in-play").with("card", card.text()));
        }
        if let Some(card) = self.own_pick {
            lines.push(Text::new("view-own-pick").with("card", card.text()));
        }
        if self.ending {
            lines.push(Text::new("view-ending"));
        }
        lines
    }

    fn describe_seat(&self, seat: Seat, of_seat: &SeatView) -> Vec<Text> {
        let player = of_seat.player;
        let mut lines = vec![
            Text::new("view-score").with("points", player.score),
            Text::new("view-diamonds").with("personal", player.personal).with("reserve", player.reserve),
            Text::new("view-ship").with("space", player.ship).with("last", self.options.last_sea_space()),
        ];
        for row in BonusRow::ALL.into_iter().filter(|row| player.has_bonus(*row)) {
            let value = player.bonuses[row.index()];
            lines.push(Text::new("view-bonus").with("area", row.area().text()).with("value", value));
        }
        lines.extend(self.masterworks.iter().flat_map(|masterworks| masterworks.describe_seat(seat)));
        lines.push(match (of_seat.known, self.viewer.is(seat)) {
            (Some(cards), _) if cards.is_empty() => Text::new("view-hand-empty"),
            (Some(cards), true) => Text::new("view-hand-own").with("cards", text::cards(cards)),
            (Some(cards), false) => Text::new("view-hand-known").with("cards", text::cards(cards)),
            (None, _) => Text::new("view-hand-hidden").with("count", of_seat.holds),
        });
        if of_seat.has_picked {
            lines.push(Text::new("view-has-picked"));
        }
        lines
    }

    /// Each player's diamonds in the area.
    fn describe_area(&self, area: Area) -> Vec<Text> {
        let with_diamonds = self.seats.iter().filter(|(seat, _)| !self.board[area].of(*seat).is_empty());
        let lines: Vec<Text> = with_diamonds
            .map(|(seat, _)| {
                let spaces: Vec<Text> =
                    self.board[area].of(seat).iter().map(|space| text::space(area, space)).collect();
                Text::new("view-spaces").with("seat", seat).with("spaces", spaces)
            })
            .collect();
        if lines.is_empty() { vec![Text::new("view-area-empty")] } else { lines }
    }
}
