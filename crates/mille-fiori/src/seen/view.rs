//! Views (MF-2.11).

use crate::masterworks;
use crate::options::Options;
use crate::state::{Board, MilleFiori, Player};
use crate::vocabulary::{Awaited, BonusRow, Card, Cards, SeaSpace};
use game::{Game, PerSeat, Seat, Turn, Viewer};
use serde::{Deserialize, Deserializer, Serialize};

/// A game as seen by one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// Number of cards left in the deck.
    pub deck: u8,
    /// The card in use.
    #[cfg_attr(feature = "schema", schema(required))]
    pub in_play: Option<InPlay>,
    /// The viewer's picked card, if not yet used.
    #[cfg_attr(feature = "schema", schema(required))]
    pub own_pick: Option<Card>,
    /// The expansion board, if the expansion is in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional), schema(nullable = false))]
    pub masterworks: Option<masterworks::View>,
}

/// A card in use, as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct InPlay {
    /// `None` while hidden: a card from another player's hand is revealed when it is used.
    #[cfg_attr(feature = "schema", schema(required))]
    pub card: Option<Card>,
    pub extra: bool,
}

/// One player as seen by the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatView {
    #[serde(flatten)]
    pub player: Player,
    /// Whether this player has picked a card but not yet used it.
    pub has_picked: bool,
    /// Number of cards in this player's hand; for players other than the viewer, including a picked card and a hidden
    /// card in use.
    pub holds: u8,
    /// Those cards, if the viewer holds or has held this hand. Excludes the viewer's own pick.
    #[cfg_attr(feature = "schema", schema(required))]
    pub known: Option<Cards>,
}

/// By hand: for a flattened field, serde would first read all fields into a buffer, and the code for that is large.
impl<'de> Deserialize<'de> for SeatView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Fields {
            score: i16,
            personal: u8,
            reserve: u8,
            ship: SeaSpace,
            bonuses: [u8; BonusRow::COUNT],
            bonus_diamonds: u8,
            has_picked: bool,
            holds: u8,
            known: Option<Cards>,
        }

        let fields = Fields::deserialize(deserializer)?;
        let Fields { score, personal, reserve, ship, bonuses, bonus_diamonds, has_picked, holds, known } = fields;
        let player = Player { score, personal, reserve, ship, bonuses, bonus_diamonds };
        Ok(Self { player, has_picked, holds, known })
    }
}

impl View {
    pub(crate) fn new(game: &MilleFiori, viewer: Viewer) -> Self {
        let hidden = hidden_card(game);
        Self {
            viewer,
            options: game.options,
            round: game.round,
            pass: game.pass,
            start: game.start,
            turn: game.turn(),
            awaited: game.awaited(),
            ending: game.ending,
            seats: PerSeat::from_fn(game.player_count(), |seat| SeatView::new(game, seat, viewer, hidden)),
            board: game.board,
            display: game.display,
            discard: game.discard,
            deck: game.deck.len() as u8,
            in_play: in_play(game, viewer, hidden),
            own_pick: match viewer {
                Viewer::Seat(seat) => game.picked[seat],
                Viewer::Spectator => None,
            },
            masterworks: masterworks::View::new(game, viewer),
        }
    }
}

/// Returns the card in use that only its player has seen, and that player's seat.
fn hidden_card(game: &MilleFiori) -> Option<(Seat, Card)> {
    game.seat_with_hidden_card().zip(game.card_in_use())
}

fn in_play(game: &MilleFiori, viewer: Viewer, hidden: Option<(Seat, Card)>) -> Option<InPlay> {
    let played = game.card_in_play()?;
    let is_known = hidden.is_none_or(|(seat, _)| viewer.is(seat));
    Some(InPlay { card: is_known.then_some(played.card), extra: played.extra })
}

impl SeatView {
    fn new(game: &MilleFiori, seat: Seat, viewer: Viewer, hidden: Option<(Seat, Card)>) -> Self {
        let picked = game.picked[seat];
        let mut cards = game.hands[seat];
        if !viewer.is(seat) {
            // Other players can't tell the hand, the pick and a hidden card in use apart.
            let in_use = hidden.filter(|(by, _)| *by == seat).map(|(_, card)| card);
            picked.into_iter().chain(in_use).for_each(|card| cards.insert(card));
        }
        Self {
            player: *game.player(seat),
            has_picked: picked.is_some(),
            holds: cards.len() as u8,
            known: has_seen(game, viewer, seat).then_some(cards),
        }
    }
}

/// Returns whether the viewer has held the hand that `holder` has now: hands move one seat clockwise each pass.
fn has_seen(game: &MilleFiori, viewer: Viewer, holder: Seat) -> bool {
    match viewer {
        Viewer::Seat(seat) => holder.distance_from(seat, game.player_count()) <= usize::from(game.pass),
        Viewer::Spectator => false,
    }
}
