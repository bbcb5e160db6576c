//! The toy game's refusals.

#[derive(Clone, Copy, Debug, PartialEq, Eq, game::Refusal)]
pub(crate) enum ToyRefusal {
    #[rule("T-2")]
    TooFewCoins,
    #[rule("T-3")]
    NotNow,
    #[rule("T-1")]
    NoSuchCards,
}
