//! Contract violations that the toy game commits on demand, to test the tests.

use std::cell::Cell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    None,
    AsksAgain,
    BiasedImagination,
    DoubledAction,
    Endless,
    EventShowsBid,
    ForgetsCard,
    ForgetsOption,
    ImpossibleDraw,
    ImpureRules,
    LegalByASecret,
    LenientCheck,
    LosesCard,
    MissingArgument,
    MissingWord,
    NamelessSource,
    NarrowImagination,
    NeverImagines,
    NoPath,
    NothingToDo,
    ObservesBid,
    OrderMatters,
    OtherWorld,
    RedactsTwice,
    RoundFalls,
    SamePath,
    SendsLowStakes,
    ShowsBid,
    ShowsBidLater,
    ShowsDeal,
    StrictCheck,
    SupposesBids,
    TellsPeekedCard,
    TrustsChance,
    UnevenHash,
    UnknownRule,
    UnmaskedDeal,
    UnreadableAction,
    UnreadableChance,
    UnreadablePart,
    UnsortedActions,
    UntoldPoints,
    WorldLosesCard,
    WrongRanks,
}

thread_local! {
    static CURRENT: Cell<Flaw> = const { Cell::new(Flaw::None) };
    static COUNT: Cell<i16> = const { Cell::new(0) };
}

impl Flaw {
    pub(crate) fn current() -> Self {
        CURRENT.get()
    }

    pub(crate) fn is_on(self) -> bool {
        self == Self::current()
    }

    /// A different number on each call if the flaw is on; otherwise 0.
    pub(crate) fn count(self) -> i16 {
        COUNT.set((COUNT.get() + i16::from(self.is_on())) % 5);
        if self.is_on() { COUNT.get() } else { 0 }
    }

    /// Runs a test on the flawed game and returns its panic message, if it fails.
    pub(crate) fn found_by(self, test: impl FnOnce()) -> Option<String> {
        CURRENT.set(self);
        let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(test));
        CURRENT.set(Self::None);
        let message = outcome.err()?;
        let text = message.downcast_ref::<String>().cloned();
        Some(text.or_else(|| message.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default())
    }
}
