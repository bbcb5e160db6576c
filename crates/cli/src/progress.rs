//! Progress of long-running commands, shown only on a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};

/// A bar with `steps` steps on standard error; hidden if that is not a terminal.
pub(crate) fn bar(steps: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(steps), target());
    bar.with_style(style("{wide_bar} {human_pos}/{human_len} {eta}"))
}

/// A counter for work of unknown length.
pub(crate) fn counter() -> ProgressBar {
    ProgressBar::with_draw_target(None, target()).with_style(style("{spinner} {human_pos}"))
}

fn target() -> ProgressDrawTarget {
    if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a well-formed template")
}
