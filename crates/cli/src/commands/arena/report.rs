//! The output of `tavola arena`.

use super::one_game::GameResult;
use super::standings::Standing;
use crate::forfeits::{self, Forfeit, ForfeitedGame};
use crate::grid::Grid;
use crate::localizer::Localizer;
use game::{OptionValues, Text};
use serde::Serialize;

/// The result of a match.
#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) players: usize,
    pub(super) options: OptionValues,
    pub(super) games: usize,
    pub(super) bots: Vec<Standing>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) forfeits: Vec<ForfeitedGame>,
    #[serde(skip)]
    pub(super) seed: u64,
}

/// Every forfeit in these games.
pub(super) fn forfeits(names: &[String], games: &[GameResult]) -> Vec<ForfeitedGame> {
    let of_game = |played: &GameResult| {
        let bot = |forfeit: &Forfeit| names[played.seats[forfeit.seat.index()]].clone();
        let of_seat = |it: &Forfeit| ForfeitedGame { game: played.game, bot: bot(it), forfeit: it.clone() };
        played.forfeits.iter().map(of_seat).collect::<Vec<_>>()
    };
    games.iter().flat_map(of_game).collect()
}

const HEADINGS: [&str; 8] = [
    "cli-arena-bot",
    "cli-arena-games",
    "cli-win-share",
    "cli-arena-interval",
    "cli-arena-fair",
    "cli-arena-score",
    "cli-arena-margin",
    "cli-arena-rating",
];

impl Report {
    pub(super) fn in_words(&self, localizer: &Localizer) -> String {
        let mut grid = Grid::of_numbers(HEADINGS.len() - 1);
        grid.row(HEADINGS.map(|key| localizer.message(key)));
        for bot in &self.bots {
            grid.row(row(localizer, bot));
        }
        format!("{}\n\n{grid}{}", self.title(localizer), forfeits::in_words(&self.forfeits, localizer))
    }

    pub(super) fn title(&self, localizer: &Localizer) -> String {
        let text = Text::new("cli-simulated").with("games", self.games).with("game", Text::new("game-name"));
        let options: Vec<String> = self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        localizer.localize(&text.with("options", options.join(" ")).with("seed", self.seed.to_string()))
    }
}

fn row(localizer: &Localizer, bot: &Standing) -> [String; HEADINGS.len()] {
    let decimal = |number: f64| localizer.lang().decimal(number, 1);
    let percent = |share: f64| decimal(share * 100.0);
    [
        bot.name.clone(),
        bot.games.to_string(),
        percent(bot.win_share),
        format!("{}–{}", percent(bot.interval.0), percent(bot.interval.1)),
        percent(bot.fair_share),
        decimal(bot.mean_score),
        signed(decimal(bot.mean_margin)),
        signed(localizer.lang().decimal(bot.rating, 0)),
    ]
}

/// The number with its sign, or without one if it rounds to zero.
fn signed(number: String) -> String {
    let digits = number.trim_start_matches('-');
    if digits.chars().all(|digit| matches!(digit, '0' | '.' | ',')) {
        return digits.to_owned();
    }
    if number.starts_with('-') { number.replacen('-', "−", 1) } else { format!("+{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_show_who_is_ahead() {
        let signed = |number: &str| signed(number.to_owned());
        assert_eq!(
            (signed("12.5"), signed("-3"), signed("-0.0"), signed("0,0")),
            ("+12.5".into(), "−3".into(), "0.0".into(), "0,0".into())
        );
    }
}
