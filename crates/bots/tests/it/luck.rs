//! Luck has mean 0, and subtracting it makes results scatter less.

use bots::{Bot, Knowledge, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide};
use game::{Game, GameOptions, OptionValue, OptionValues, Seat, SplitMix, Turn, Viewer};
use rand_core::Rng;
use search::{LuckEffort, LuckMeter, Policy};
use std::sync::atomic::AtomicBool;

/// The first seat's final lead over the mean of all seats, and its luck, in one game.
fn lead_and_luck<G: Game, K: Knowledge<G>>(players: i64, bot: &str, effort: LuckEffort, seed: u64) -> (f64, f64) {
    let values = OptionValues::new().with("players", OptionValue::Number(players));
    let mut game = G::new(&values.with_defaults(G::Options::SPECS).read().expect("options that go together"));
    let guide = K::tuned(&game.view(Viewer::Spectator));
    let (bot, mut rng) = (Bot::parse(bot).unwrap(), SplitMix::stream(1, seed));
    let mut meter = LuckMeter { guide: &guide, settings: guide.settings(), effort, rng: SplitMix::stream(2, seed) };
    let (first, mut luck) = (Seat::new(0), 0.0);
    while game.turn() != Turn::Over {
        let Some(seat) = game.turn().seats().first() else {
            let (chance, before) = (game.draw(&mut rng), game.clone());
            game.reveal(chance, &mut ());
            let swing = meter.swing(&before, &game);
            assert!(swing.values().sum::<f32>().abs() < 0.01, "luck is relative: {swing:?}");
            luck += f64::from(swing[first]);
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let action = match bot.policy() {
            Some(policy) => policy.choose(&game, seat, &mut Vec::new(), &mut rng),
            None => bot.choose::<G, K>(&view, seat, rng.next_u64(), &AtomicBool::new(false)).action,
        };
        game.play(seat, action, &mut ());
    }
    let scores = game.scores();
    let mean = scores.values().map(|score| f64::from(*score)).sum::<f64>() / scores.players() as f64;
    (f64::from(scores[first]) - mean, luck)
}

fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// With few alternatives and a poor policy: the mean is 0 even if the values are bad.
fn luck_has_mean_zero<G: Game, K: Knowledge<G>>(players: i64, games: u64) {
    let effort = LuckEffort { alternatives: 2, plays: 1, iterations: 0 };
    let played = (0..games).map(|seed| lead_and_luck::<G, K>(players, Policy::Eager.name(), effort, seed).1);
    let (mean, error) = mean_and_error(&played.collect::<Vec<_>>());
    assert!(error > 0.0 && mean.abs() < 3.0 * error, "{mean} ± {error}");
}

#[test]
fn mille_fioris_luck_has_mean_zero() {
    luck_has_mean_zero::<mille_fiori::MilleFiori, MilleFioriGuide>(2, 40);
}

#[test]
fn summer_pavilions_luck_has_mean_zero() {
    luck_has_mean_zero::<summer_pavilion::SummerPavilion, SummerPavilionGuide>(3, 30);
}

#[test]
fn ligurias_luck_has_mean_zero() {
    luck_has_mean_zero::<liguria::Liguria, LiguriaGuide>(3, 12);
}

/// Greedy players use their cards as the estimate assumes, so much of the scatter is luck that it can see.
#[test]
fn luck_explains_part_of_the_results() {
    let effort = LuckEffort { alternatives: 6, plays: 1, iterations: 0 };
    let played = |seed| lead_and_luck::<mille_fiori::MilleFiori, MilleFioriGuide>(2, "greedy", effort, seed);
    let played: Vec<(f64, f64)> = (0..30).map(played).collect();
    let (leads, lucks): (Vec<f64>, Vec<f64>) = played.into_iter().unzip();
    let ((lead, _), (luck, _)) = (mean_and_error(&leads), mean_and_error(&lucks));
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - lead) * (b - luck)).sum::<f64>();
    let squares = |a: &[f64], mean: f64| a.iter().map(|a| (a - mean).powi(2)).sum::<f64>();
    let correlation = product(&leads, &lucks) / (squares(&leads, lead) * squares(&lucks, luck)).sqrt();
    assert!(correlation > 0.3, "{correlation}");
}
