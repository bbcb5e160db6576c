//! `tavola train`

use crate::{file, scratch, tavola};

const SHORT: [&str; 8] = ["train", "liguria", "--games", "2", "--iterations", "2", "--seed", "3"];

fn train(more: &[&str]) -> crate::Run {
    tavola(&[&SHORT, more].concat())
}

#[test]
fn training_prints_the_table_of_weights() {
    let run = train(&["--rounds", "1", "--threads", "1"]).ok();
    assert!(run.stdout.starts_with("Round 1 of 1: 2 games, "), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 21);
    assert!(run.stdout.lines().nth(1).is_some_and(|line| line.ends_with("// islands")), "{}", run.stdout);
    assert_eq!(train(&["--rounds", "1", "--threads", "2"]).ok().stdout, run.stdout);
}

#[test]
fn a_net_is_fitted_to_what_the_weights_miss() {
    let run = train(&["--net", "--passes", "2", "--threads", "1"]).ok();
    assert!(run.stdout.starts_with("Pass 1 of 2: error "), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 2 + 20 + 13 + 1);
    assert!(run.stdout.lines().nth(2).is_some_and(|line| line.ends_with("// islands")), "{}", run.stdout);
    assert_eq!(train(&["--net", "--passes", "2", "--threads", "2"]).ok().stdout, run.stdout);
}

#[test]
fn a_training_is_resumed_where_it_was_interrupted() {
    let whole = scratch("train-whole.txt");
    let expected = train(&["--rounds", "2", "--resume", &whole]).ok().stdout;
    let text = std::fs::read_to_string(&whole).unwrap();
    assert_eq!(text.lines().count(), 5);
    let cut = file("train-cut.txt", &text[..text.len() - 40]);
    assert_eq!(train(&["--rounds", "2", "--resume", &cut]).ok().stdout, expected);
    assert_eq!(std::fs::read_to_string(&cut).unwrap(), text);
    let extended = scratch("train-extended.txt");
    train(&["--rounds", "1", "--resume", &extended]).ok();
    assert_eq!(train(&["--rounds", "2", "--resume", &extended]).ok().stdout, expected);
}

#[test]
fn a_file_of_another_training_is_refused() {
    let path = scratch("train-other.txt");
    train(&["--rounds", "1", "--resume", &path]).ok();
    train(&["--players", "4", "--resume", &path]).fails(1, &["another training", "players=3", "players=4"]);
    train(&["--net", "--resume", &path]).fails(1, &["another training"]);
    train(&["--resume", &file("train-nothing.txt", "hello\n")]).fails(1, &["doesn’t contain the games of a training"]);
    tavola(&["train", "chess"]).fails(1, &["chess"]);
}
