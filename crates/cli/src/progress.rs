//! How far a long command has come, for whoever watches the terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};

/// A bar of so many steps on standard error; nothing where nobody watches.
pub(crate) fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), target());
    bar.with_style(style("{wide_bar} {human_pos}/{human_len} {eta}"))
}

/// A count that goes up, for work whose end is not known.
pub(crate) fn counter() -> ProgressBar {
    ProgressBar::with_draw_target(None, target()).with_style(style("{spinner} {human_pos}"))
}

fn target() -> ProgressDrawTarget {
    if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a well-formed template")
}
