//! Tables of the literature made again: what is said of the order of their rows, and their forms.

use std::cell::Cell;

use crate::{
    Asked, Done, Progress, Remade, Remaking, RemakingError, table_csv, table_json, tables_text,
};
use duvod::inference::Options;
use duvod::knowledge::{Experiment, Knowledge};
use duvod::locale::Locale;

fn named(knowledge: &Knowledge, name: &str) -> Experiment {
    knowledge.experiments().find(|it| it.name == name).expect("a table").clone()
}

/// Makes a table again by a clock that goes on by so many seconds whenever it is looked at, by the number of the row.
fn remade(name: &str, asked: Asked, seconds: &[f64]) -> (Experiment, Vec<Done>) {
    let knowledge = Knowledge::embedded().expect("it is whole");
    let experiment = named(knowledge, name);
    let (now, row) = (Cell::new(0.0), Cell::new(0));
    let clock = || {
        now.set(now.get() + seconds[row.get().min(seconds.len() - 1)]);
        now.get()
    };
    let options = Options::default();
    let mut parts = Vec::new();
    let remaking = Remaking {
        knowledge,
        options: &options,
        experiment: &experiment,
        asked,
        clock: &clock,
        cancelled: &|| false,
    };
    let ran = remaking.run(&mut |news| match news {
        Remade::Far(Progress::Puzzles(..)) => {}
        Remade::Far(Progress::Runs(done, total)) => {
            row.set((done * seconds.len() as u64 / total.max(1)) as usize);
        }
        Remade::Part(part) => {
            row.set(0);
            parts.push(*part);
        }
    });
    assert_eq!(ran, Ok(()));
    (experiment, parts)
}

fn text(name: &str, asked: Asked, seconds: &[f64]) -> (String, bool) {
    let (experiment, parts) = remade(name, asked, seconds);
    let told: Vec<_> = parts.iter().map(|part| part.told(&experiment)).collect();
    let locale = Locale::new("en").expect("a language");
    let is_in_order = parts.iter().all(|part| part.is_in_order(&experiment));
    (tables_text(&told, &|message| locale.say(message)), is_in_order)
}

const THREE: Asked = Asked { count: Some(3), repeat: None, steps: None, seed: 0 };

#[test]
fn rows_stand_in_the_order_of_the_source_or_it_is_said_how_many_do() {
    let source = [0.000_3, 0.03, 0.08, 0.44];
    let (as_there, is_in_order) = text("s0-3", THREE, &source);
    assert!(is_in_order, "{as_there}");
    assert!(as_there.contains("Order by time (ms) (column “in the source”): 6 of 6 pairs"));
    let (even, is_in_order) = text("s0-3", THREE, &[1.0]);
    assert!(!is_in_order);
    assert!(even.contains("Order by time (ms) (column “in the source”): 0 of 6 pairs"), "{even}");
    assert!(even.contains("Order by passes (column “in the source”): 6 of 6 pairs"), "{even}");
    let reason = named(Knowledge::embedded().expect("it is whole"), "s0-3").reason();
    let locale = Locale::new("en").expect("a language");
    assert!(locale.say(&reason.expect("it is known")).starts_with("Why: in the source a visit"));
}

#[test]
fn a_table_is_the_same_in_all_its_forms() {
    let asked = Asked { repeat: Some(2), ..Asked::default() };
    let (experiment, parts) = remade("s1-shooting", asked, &[0.5]);
    let csv = table_csv(&experiment, &parts);
    let mut lines = csv.lines();
    assert_eq!(
        lines.next(),
        Some(
            "part,algorithm,t0,q,limit,hmax,runs,solved,impossible,gave_up,seconds,\
             seconds_deviation,passes,passes_deviation,source_passes_source"
        )
    );
    let json = table_json(&experiment, &parts);
    let rows = json["parts"][0]["rows"].as_array().expect("rows");
    assert_eq!(lines.clone().count(), rows.len());
    for (line, row) in lines.zip(rows) {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), 15, "{line}");
        assert_eq!((fields[0], fields[1]), ("order-2", row["algorithm"].as_str().expect("a name")));
        assert_eq!(
            (fields[5], fields[12]),
            (&*row["hmax"].to_string(), &*row["passes"].to_string())
        );
        assert_eq!(fields[14], row["source"]["source"].to_string());
    }
    let said = |message: &duvod::message::Message| message.id.to_string();
    let [(file, chart)] = &parts[0].plots(&experiment, &said)[..] else { panic!("one plot") };
    assert!(file == "passes-by-hmax.svg" && !chart.title.is_empty());
    // Puzzles that were judged have a form of their own.
    let (experiment, parts) =
        remade("s3-judged", Asked { count: Some(1), ..Asked::default() }, &[0.5]);
    let csv = table_csv(&experiment, &parts);
    assert!(csv.starts_with("puzzle,givens,wanted,share,er,judged\n"), "{csv}");
    assert_eq!(csv.lines().count(), 9);
    assert_eq!(table_json(&experiment, &parts)["judged"].as_array().map(Vec::len), Some(8));
}

#[test]
fn what_is_cancelled_is_no_table() {
    let knowledge = Knowledge::embedded().expect("it is whole");
    for name in ["s0-4", "s0-2", "s3-judged"] {
        let experiment = named(knowledge, name);
        let looks = Cell::new(0);
        let remaking = Remaking {
            knowledge,
            options: &Options::default(),
            experiment: &experiment,
            asked: Asked::default(),
            clock: &|| 0.0,
            cancelled: &|| looks.replace(looks.get() + 1) >= 20,
        };
        let ran = remaking.run(&mut |news| assert!(!matches!(news, Remade::Part(_)), "{name}"));
        assert_eq!(ran, Err(RemakingError::Cancelled), "{name}");
    }
}
