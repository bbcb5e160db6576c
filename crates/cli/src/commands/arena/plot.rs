//! A match as a picture: how sure the shares of wins are, and how they settled.

use super::one_game::Played;
use super::report::Report;
use super::standings::{Standing, shares};
use crate::error::Error;
use crate::words::Words;
use game::Text as Message;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::io;

const WIDTH: u32 = 1000;
/// Of the title and the axis.
const FRAME: u32 = 130;
const ROW: u32 = 70;
const LEAST_ROWS: u32 = 4;
const FONT: &str = "sans-serif";
const INK: RGBColor = RGBColor(40, 40, 40);
const GRID: RGBColor = RGBColor(225, 225, 225);
/// Told apart by most eyes, and from white paper (after Okabe and Ito).
const COLORS: [RGBColor; 7] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(90, 90, 90),
];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), Box<dyn std::error::Error>>;

/// Draws the match into the file at `path`.
pub(super) fn write(path: &str, report: &Report, games: &[Played], words: &Words) -> Result<(), Error> {
    let mut picture = String::new();
    let drawn = draw(&mut picture, report, games, words).map_err(|error| io::Error::other(error.to_string()));
    drawn.and_then(|()| std::fs::write(path, picture)).map_err(|error| Error::file(path, error))
}

fn draw(picture: &mut String, report: &Report, games: &[Played], words: &Words) -> Drawn {
    let rows = LEAST_ROWS.max(report.bots.len() as u32);
    let area = SVGBackend::with_string(picture, (WIDTH, FRAME + rows * ROW)).into_drawing_area();
    area.fill(&WHITE)?;
    let area = area.titled(&report.title(words), (FONT, 20).into_font().color(&INK))?;
    let (left, right) = area.split_horizontally(WIDTH / 2);
    draw_shares(&left, &report.bots, words)?;
    draw_course(&right, report.bots.len(), games, words)?;
    area.present()?;
    Ok(())
}

/// Each bot's share of wins with its interval, one under the other.
fn draw_shares(area: &Area, bots: &[Standing], words: &Words) -> Drawn {
    let rows = bots.len() as f64;
    let mut chart = builder(area, &words.plain("cli-arena-plot-shares")).build_cartesian_2d(0.0..1.0, 0.0..rows)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels(6)
        .x_label_formatter(&|share| percent(words, *share))
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 14).into_font().color(&INK))
        .draw()?;
    for (index, bot) in bots.iter().enumerate() {
        let y = rows - index as f64 - 0.65;
        let color = color(index);
        let caption = (FONT, 15).into_font().color(&color);
        let ends = [(bot.interval.0, y), (bot.interval.1, y)];
        let fair = [(bot.fair_share, y - 0.2), (bot.fair_share, y + 0.2)];
        chart.draw_series([PathElement::new(fair.to_vec(), INK.mix(0.5).stroke_width(1))])?;
        chart.draw_series([PathElement::new(ends.to_vec(), color.stroke_width(3))])?;
        chart.draw_series([Circle::new((bot.win_share, y), 6, color.filled())])?;
        chart.draw_series([Text::new(label(words, bot), (0.01, y + 0.5), caption)])?;
    }
    Ok(())
}

/// How the share of each bot went up and down while games were played.
fn draw_course(area: &Area, bots: usize, games: &[Played], words: &Words) -> Drawn {
    let last = games.len().max(2) as f64;
    let mut chart = builder(area, &words.plain("cli-arena-plot-course"))
        .y_label_area_size(50)
        .build_cartesian_2d(1.0..last, 0.0..1.0)?;
    chart
        .configure_mesh()
        .x_labels(6)
        .y_labels(6)
        .x_label_formatter(&|games| format!("{games:.0}"))
        .y_label_formatter(&|share| percent(words, *share))
        .light_line_style(TRANSPARENT)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style((FONT, 14).into_font().color(&INK))
        .draw()?;
    for bot in 0..bots {
        chart.draw_series(LineSeries::new(course(bot, games), color(bot).stroke_width(2)))?;
    }
    Ok(())
}

fn builder<'a, 'b>(area: &'a Area<'b>, caption: &str) -> ChartBuilder<'a, 'b, SVGBackend<'b>> {
    let mut builder = ChartBuilder::on(area);
    builder.margin(15).margin_right(30).x_label_area_size(30).caption(caption, (FONT, 15).into_font().color(&INK));
    builder
}

/// After each game that a bot took part in: the number of the game, and the share of wins so far.
fn course(bot: usize, games: &[Played]) -> Vec<(f64, f64)> {
    let (mut played, mut won) = (0.0, 0.0);
    let mut points = Vec::new();
    for (index, game) in games.iter().enumerate().filter(|(_, game)| game.seats.contains(&bot)) {
        played += 1.0;
        let own = game.seats.iter().zip(shares(&game.ranks)).filter(|(seat, _)| **seat == bot);
        won += own.map(|(_, share)| share).sum::<f64>();
        points.push((index as f64 + 1.0, won / played));
    }
    points
}

fn label(words: &Words, bot: &Standing) -> String {
    let text = Message::new("cli-arena-plot-bot").with("bot", bot.name.as_str());
    let text = text.with("share", words.lang().decimal(bot.win_share * 100.0, 1));
    words.say(&text.with("rating", words.lang().decimal(bot.rating, 0)))
}

fn percent(words: &Words, share: f64) -> String {
    words.say(&Message::new("cli-arena-percent").with("number", words.lang().decimal(share * 100.0, 0)))
}

fn color(bot: usize) -> RGBColor {
    COLORS[bot % COLORS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_counts_only_own_games() {
        let played = |seats: [usize; 2], ranks: [u8; 2]| Played {
            game: 0,
            seats: seats.to_vec(),
            scores: vec![0, 0],
            ranks: ranks.to_vec(),
        };
        let games = [played([0, 1], [1, 2]), played([1, 2], [1, 1]), played([2, 0], [1, 2])];
        assert_eq!(course(0, &games), [(1.0, 1.0), (3.0, 0.5)]);
        assert_eq!(course(1, &games), [(1.0, 0.0), (2.0, 0.25)]);
    }
}
