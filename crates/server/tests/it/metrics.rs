//! The metrics at `/metrics`, and those that the examples in `deploy/` use.

use crate::support::{Person, TestServer};
use std::collections::BTreeSet;

const RULES: &str = include_str!("../../../../deploy/prometheus/alerts.yaml");
const DASHBOARD: &str = include_str!("../../../../deploy/grafana/dashboard.json");

async fn metrics() -> String {
    Person::stranger(&TestServer::spawn().await).get("/metrics").await.body
}

/// The metrics that are named in this text; for a histogram, the name without its suffix.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_');
    let is_metric = |word: &&str| word.starts_with("tavola_") || word.starts_with("process_");
    let family = |word| ["_bucket", "_count", "_sum"].iter().find_map(|suffix| str::strip_suffix(word, suffix));
    words.filter(is_metric).map(|word| family(word).unwrap_or(word)).collect()
}

#[tokio::test]
async fn every_metric_is_described_and_named_by_convention() {
    let text = metrics().await;
    let described: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# HELP ")).collect();
    let families: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).collect();
    assert_eq!(described.len(), families.len());
    for (described, family) in described.iter().zip(&families) {
        let (name, kind) = family.split_once(' ').unwrap();
        let help = described.strip_prefix(name).unwrap_or_else(|| panic!("no help for {name}"));
        assert!(help.ends_with('.'), "{described}");
        assert_eq!(name.ends_with("_total"), kind == "counter", "{family}");
    }
    let families: BTreeSet<&str> = families.iter().filter_map(|family| family.split(' ').next()).collect();
    let samples = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    assert_eq!(named(&samples), families);
}

/// Otherwise, an alert would never fire, and nobody would notice.
#[tokio::test]
async fn rules_and_dashboard_use_metrics_that_exist() {
    let text = metrics().await;
    let existing = named(&text);
    for (file, text) in [("alerts.yaml", RULES), ("dashboard.json", DASHBOARD)] {
        let missing: Vec<&str> = named(text).difference(&existing).copied().collect();
        assert!(missing.is_empty(), "{file}: {missing:?}");
        assert!(named(text).len() > 5, "{file} names metrics");
    }
}
