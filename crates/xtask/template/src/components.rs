//! The components, and every number in the rules.

/// MG-1.3: number of counters in the heap at the start.
pub const COUNTERS: u8 = 10;

/// MG-2.1: the maximum number of counters a player may take at a time.
pub const MOST_COUNTERS: u8 = 2;

/// MG-3.1: points for each counter taken.
pub const POINTS_PER_COUNTER: i16 = 1;

/// MG-3.2: extra points for the last counter.
pub const POINTS_FOR_LAST_COUNTER: i16 = 3;
