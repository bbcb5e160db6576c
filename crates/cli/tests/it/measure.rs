//! `tavola perft` and `tavola bench`

use crate::{slugs, tavola};
use serde_json::Value;

#[test]
fn perft_counts_each_depth() {
    for slug in slugs() {
        let count = tavola(&["perft", &slug, "--depth", "3", "--seed", "1", "--json"]).ok().json();
        let depths = count["depths"].as_array().unwrap();
        let nodes: Vec<u64> = depths.iter().map(|depth| depth["nodes"].as_u64().unwrap()).collect();
        assert_eq!(depths.iter().map(|depth| &depth["depth"]).collect::<Vec<_>>(), [1, 2, 3]);
        assert!(nodes[0] > 1 && nodes[0] < nodes[1] && nodes[1] < nodes[2], "{nodes:?}");
        assert_eq!((&count["game"], &count["seed"]), (&Value::from(slug.as_str()), &Value::from(1)));
    }
}

#[test]
fn two_players_pick_from_five_cards_each() {
    let table = tavola(&["perft", "mille-fiori", "--players", "2", "--depth", "2", "--lang", "de"]).ok().stdout;
    assert!(table.contains("Tiefe") && table.contains("Knoten"), "{table}");
    let counts = table.lines().skip(1).map(|line| line.split_whitespace().nth(1).unwrap().to_owned());
    // An upper bound, since equal cards are one choice.
    let counts: Vec<u32> = counts.map(|count| count.parse().unwrap()).collect();
    assert!(counts[0] <= 5 && counts[1] <= 25 && counts[1] > counts[0], "{counts:?}");
}

#[test]
fn bench_reports_rates_and_par() {
    for slug in slugs() {
        let report = tavola(&["bench", &slug, "--seconds", "0.1", "--json"]).ok().json();
        let rate = |key: &str| report[key].as_f64().unwrap();
        assert!(rate("decisions_per_s") > rate("games_per_s") && rate("games_per_s") > 0.0);
        assert!((rate("ns_per_decision") * rate("decisions_per_s") / 1e9 - 1.0).abs() < 1e-9);
        assert!(rate("par") > 0.0 && rate("par") < 100.0);
        assert_eq!((&report["game"], &report["players"]), (&Value::from(slug), &report["options"]["players"]));
    }
}

#[test]
fn bench_reports_the_speed_of_search() {
    for slug in slugs() {
        let report =
            tavola(&["bench", &slug, "--search", "--policy", "eager", "--seconds", "0.4", "--json"]).ok().json();
        for position in ["opening", "middle"] {
            for rollouts in ["guided", "full"] {
                let rate = |key: &str| report[position][rollouts][key].as_f64().unwrap();
                assert!(rate("iterations_per_s") > 0.0 && rate("rollouts_per_s") > 0.0 && rate("share") > 0.0);
            }
        }
        assert_eq!((&report["game"], &report["policy"]), (&Value::from(slug), &Value::from("eager")));
    }
    let output = tavola(&["bench", "mille-fiori", "--search", "--seconds", "0.4"]).ok().stdout;
    assert!(output.contains("opening, guided") && output.contains("mid-game, full random"), "{output}");
}

#[test]
fn bench_also_prints_text() {
    let output =
        tavola(&["bench", "mille-fiori", "--seconds", "0.05", "--policy", "eager", "--players", "3"]).ok().stdout;
    assert!(
        output.contains("games per second") && output.contains("decisions per second") && output.contains("par"),
        "{output}"
    );
}
