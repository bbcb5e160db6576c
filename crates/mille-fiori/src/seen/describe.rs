//! Views as text.

use super::sketch;
use super::view::{InPlay, SeatView, View};
use crate::masterworks;
use crate::vocabulary::{Action, Area, BoardSpace, BonusRow};
use game::{Seat, Text, ToText, Viewer};

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
    /// Describes an action, with the space, distance or card implied by the card in play.
    pub(crate) fn label(&self, action: Action) -> Text {
        let Some(card) = self.in_play.and_then(|played| played.card) else { return action.text() };
        match (action, card.area()) {
            (Action::Place(space), Some(area)) if space.index() < area.spaces() => {
                Text::new("action-place-on").with("space", BoardSpace { area, space })
            }
            (Action::Sail, _) => Text::new("action-sail-spaces").with("spaces", card.wheel()),
            (Action::Masterworks(masterworks::Action::Play), _) => Text::new("action-play-card").with("card", card),
            _ => action.text(),
        }
    }

    fn describe_progress(&self) -> Vec<Text> {
        let mut lines = vec![
            Text::new("view-start").with("seat", self.start),
            Text::new("view-deck").with("count", self.deck),
            match self.display.is_empty() {
                true => Text::new("view-display-empty"),
                false => Text::new("view-display").with("cards", self.display),
            },
        ];
        if let Some(InPlay { card: Some(card), .. }) = self.in_play {
            lines.push(Text::new("view-in-play").with("card", card));
        }
        if let Some(card) = self.own_pick {
            lines.push(Text::new("view-own-pick").with("card", card));
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
            lines.push(Text::new("view-bonus").with("area", row.area()).with("value", value));
        }
        lines.extend(self.masterworks.iter().flat_map(|masterworks| masterworks.describe_seat(seat)));
        lines.push(match (of_seat.known, self.viewer.is(seat)) {
            (Some(cards), _) if cards.is_empty() => Text::new("view-hand-empty"),
            (Some(cards), true) => Text::new("view-hand-own").with("cards", cards),
            (Some(cards), false) => Text::new("view-hand-known").with("cards", cards),
            (None, _) => Text::new("view-hand-hidden").with("count", of_seat.holds),
        });
        if of_seat.has_picked {
            lines.push(Text::new("view-has-picked"));
        }
        lines
    }

    /// Describes each player's diamonds in the area.
    fn describe_area(&self, area: Area) -> Vec<Text> {
        let with_diamonds = self.seats.iter().filter(|(seat, _)| !self.board[area].of(*seat).is_empty());
        let lines: Vec<Text> = with_diamonds
            .map(|(seat, _)| {
                let spaces = self.board[area].of(seat).iter().map(|space| BoardSpace { area, space });
                Text::new("view-spaces").with("seat", seat).with("spaces", spaces.collect::<Vec<_>>())
            })
            .collect();
        if lines.is_empty() { vec![Text::new("view-area-empty")] } else { lines }
    }
}
