//! What lies open on the table, asked of the state itself: quicker than a view for those who look at many
//! imagined worlds.

use crate::board::Board;
use crate::card::Card;
use crate::masterworks::NewBoard;
use crate::state::MilleFiori;
use game::Seat;

impl MilleFiori {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn start_player(&self) -> Seat {
        self.start
    }

    /// How many cards the deck has left.
    #[inline]
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The new board of the expansion, if it is played.
    #[inline]
    pub fn new_board(&self) -> Option<&NewBoard> {
        self.options.masterworks.then_some(&self.new_board)
    }

    /// The card that is being used. Of a card of the hand others learn with its use.
    #[inline]
    pub fn card_in_use(&self) -> Option<Card> {
        self.card_in_play().map(|played| played.card)
    }

    /// How many cards this seat holds that nobody else has been shown: those in the hand, the picked one and
    /// the one in use.
    #[inline]
    pub fn cards_held(&self, seat: Seat) -> usize {
        let in_use = self.secretive() == Some(seat);
        self.hands[seat.index()].len() + usize::from(self.picked[seat.index()].is_some()) + usize::from(in_use)
    }
}
