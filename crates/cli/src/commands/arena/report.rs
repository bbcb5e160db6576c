//! The output of `tavola arena`.

use super::lead::Lead;
use super::one_game::GameResult;
use super::standings::Standing;
use super::until::Verdict;
use crate::arena_args::Luck;
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
    /// How the luck that is subtracted from leads was estimated.
    pub(super) luck: Luck,
    pub(super) bots: Vec<Standing>,
    /// With `--until`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) verdict: Option<Verdict>,
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

/// The headings of the leads, which differ if luck is subtracted.
fn lead_headings(luck: Luck) -> &'static [&'static str] {
    match luck {
        Luck::None => &["cli-arena-bot", "cli-arena-lead", "cli-arena-interval", "cli-arena-plain-games"],
        _ => &[
            "cli-arena-bot",
            "cli-arena-lead-without-luck",
            "cli-arena-interval",
            "cli-arena-plain-games",
            "cli-arena-paired-games",
        ],
    }
}

impl Report {
    pub(super) fn in_words(&self, localizer: &Localizer) -> String {
        let mut grid = Grid::of_numbers(HEADINGS.len() - 1);
        grid.row(HEADINGS.map(|key| localizer.message(key)));
        for bot in &self.bots {
            grid.row(row(localizer, bot));
        }
        let [leads, verdict] = [self.leads_in_words(localizer), self.verdict_in_words(localizer)];
        let forfeits = forfeits::in_words(&self.forfeits, localizer);
        format!("{}\n\n{grid}{leads}{verdict}{forfeits}", self.title(localizer))
    }

    /// The leads, as a table of their own; empty if there are none.
    fn leads_in_words(&self, localizer: &Localizer) -> String {
        let headings = lead_headings(self.luck);
        let rows =
            self.bots.iter().filter_map(|bot| bot.lead.as_ref().map(|lead| lead_row(localizer, &bot.name, lead)));
        let rows: Vec<_> = rows.collect();
        if rows.is_empty() {
            return String::new();
        }
        let mut grid = Grid::of_numbers(headings.len() - 1);
        grid.row(headings.iter().map(|key| localizer.message(key)));
        rows.into_iter().for_each(|row| grid.row(row.into_iter().take(headings.len())));
        format!("\n{grid}")
    }

    fn verdict_in_words(&self, localizer: &Localizer) -> String {
        let Some(verdict) = &self.verdict else { return String::new() };
        let percent = localizer.lang().decimal(verdict.confidence * 100.0, 1);
        let text = match &verdict.better {
            Some(bot) => Text::new("cli-arena-decided").with("bot", bot.clone()),
            None => Text::new("cli-arena-undecided"),
        };
        let text = text.with("games", self.games).with("confidence", percent);
        format!("\n{}\n", localizer.localize(&text))
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

/// A cell for each heading; the last one is not needed unless luck is subtracted.
fn lead_row(localizer: &Localizer, name: &str, lead: &Lead) -> [String; 5] {
    let points = |number: f64| signed(localizer.lang().decimal(number, 1));
    let count = |number: f64| localizer.lang().decimal(number, 0);
    [
        name.to_owned(),
        points(lead.mean),
        format!("{} … {}", points(lead.interval.0), points(lead.interval.1)),
        count(lead.plain_games),
        count(lead.paired_games),
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
