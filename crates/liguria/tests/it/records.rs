//! Additional results in the records of this game.

use crate::script::{Numbers, options};
use game::{Extra, Game, GameExt, Mismatch, Record, Table, Turn, replay};
use liguria::Liguria;

fn finished() -> Record {
    let mut table = Table::<Liguria>::new(&options(3));
    let mut rng = Numbers(5);
    loop {
        table.draw_chance(&mut rng);
        let Turn::Choose(seat) = table.game().turn() else { break };
        let legal = table.game().legal(seat);
        table.act(seat, game::choose(&mut rng, &legal)).unwrap();
    }
    assert_eq!(table.game().turn(), Turn::Over);
    table.record(vec![String::new(); 3])
}

#[test]
fn the_result_includes_the_sheets() {
    let record = finished();
    let Some(Extra::List(sheets)) = record.result.as_ref().and_then(|result| result.extra.get("sheets")) else {
        panic!("no sheets")
    };
    assert_eq!(sheets.len(), 3);
    assert!(sheets.iter().all(|sheet| matches!(sheet, Extra::List(amounts) if amounts.len() == 5)));
    assert!(replay::<Liguria>(&record).is_ok());
}

#[test]
fn wrong_sheets_are_refused_and_missing_ones_are_not() {
    let mut record = finished();
    let result = record.result.as_mut().unwrap();
    result.extra.insert("sheets".to_owned(), Extra::List(vec![]));
    let error = replay::<Liguria>(&record).unwrap_err();
    assert!(matches!(error.mismatch, Mismatch::ResultDetail { ref key, .. } if key == "sheets"), "{error:?}");
    record.result.as_mut().unwrap().extra.clear();
    assert!(replay::<Liguria>(&record).is_ok());
}
