//! Short trainings.

use bots::{Fitted, LiguriaGuide, MilleFioriGuide, SummerPavilionGuide, Weight};
use game::{Game, GameOptions, OptionValues, Viewer};
use liguria::Liguria;
use mille_fiori::MilleFiori;
use summer_pavilion::SummerPavilion;
use training::{FitPlan, NetErrors, NetFit, Plan, Played, Training};

fn plan(seed: u64) -> Plan {
    Plan { games: 3, rounds: 2, iterations: 3, seed, fit: FitPlan { lambda: 0.9, ridge: 20.0 } }
}

fn options<G: Game>(set: &[(&str, &str)]) -> G::Options {
    let values = OptionValues::parse(G::Options::SPECS, set.iter().copied());
    values.and_then(|values| values.with_defaults(G::Options::SPECS).read()).expect("options that go together")
}

/// The weights after all rounds. Games are played in this order and stored as text in between.
fn trained<G: Game, K: Fitted<G>>(set: &[(&str, &str)], seed: u64, order: [u64; 3]) -> Vec<Weight> {
    let mut training = Training::<G, K>::new(options::<G>(set), plan(seed));
    let mut weights = Vec::new();
    for _ in 0..plan(seed).rounds {
        let mut lines = order.map(|number| (number, training.play(number).to_string()));
        lines.sort();
        let games: Vec<Played> = lines.iter().map(|(_, line)| line.parse().expect("a game")).collect();
        weights = training.finish_round(&games).expect("games by these rules").weights;
    }
    weights
}

fn is_reproducible<G: Game, K: Fitted<G>>(set: &[(&str, &str)]) {
    let view = G::new(&options::<G>(set)).view(Viewer::Spectator);
    let weights = trained::<G, K>(set, 5, [0, 1, 2]);
    assert_eq!(weights, trained::<G, K>(set, 5, [2, 0, 1]));
    assert_ne!(weights, trained::<G, K>(set, 6, [0, 1, 2]));
    assert_eq!(weights.len(), K::features(&view));
    assert_ne!(weights[..], K::second(&view).weights()[..], "nothing was learned");
    assert!(weights.iter().flatten().all(|weight| weight.is_finite()), "{weights:?}");
}

#[test]
fn a_training_is_reproducible_in_any_order() {
    is_reproducible::<MilleFiori, MilleFioriGuide>(&[("players", "2")]);
    is_reproducible::<MilleFiori, MilleFioriGuide>(&[("players", "3"), ("masterworks", "true")]);
    is_reproducible::<SummerPavilion, SummerPavilionGuide>(&[("players", "2")]);
    is_reproducible::<Liguria, LiguriaGuide>(&[("players", "3")]);
}

/// A net fitted to four games, and its errors at last.
fn fitted(seed: u64) -> (NetFit, NetErrors) {
    const PASSES: u32 = 100;
    let options = options::<SummerPavilion>(&[("players", "2")]);
    let training = Training::<SummerPavilion, SummerPavilionGuide>::with_learned(options, plan(seed));
    let games: Vec<Played> = (0..4).map(|number| training.play(number)).collect();
    let mut fitting = training.net(&games, PASSES).expect("games by these rules");
    let errors = (0..PASSES).map(|_| fitting.pass()).last();
    (fitting.finish(), errors.expect("a pass"))
}

#[test]
fn a_net_is_reproducible() {
    let (net, errors) = fitted(5);
    assert_eq!((&net, errors), (&fitted(5).0, fitted(5).1));
    assert_ne!(net, fitted(6).0);
    assert!(net.rows.iter().any(|(unit, _)| *unit > 1), "inputs of different sizes");
    assert_ne!(errors.with, errors.without, "nothing was learned");
}

#[test]
fn games_by_other_rules_are_refused() {
    let of = |set: &[(&str, &str)]| Training::<MilleFiori, MilleFioriGuide>::new(options::<MilleFiori>(set), plan(1));
    let played = of(&[("players", "2")]).play(0);
    assert_eq!(of(&[("players", "3")]).finish_round(std::slice::from_ref(&played)), None);
    let cut_short = Played { choices: played.choices[..20].to_vec(), ..played };
    assert_eq!(of(&[("players", "2")]).finish_round(&[cut_short]), None);
}
