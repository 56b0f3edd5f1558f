//! Tables of the literature made again in the laboratory, and queens on a chessboard.

use std::cell::Cell;

use super::room::assert_finds_room;
use super::saving::save;
use super::*;
use crate::laboratory::compare::results::Ending;
use crate::{Holds, LaboratoryMessage, LaboratoryPart, TablesChoice, TablesForm, TablesMessage};

fn tables(window: &mut Window, message: TablesMessage) {
    let _ =
        window.update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Tables(message))));
}

/// The part of the laboratory, with the table of this name chosen, or the queens.
fn opened(name: &str) -> Window {
    let mut window = window();
    act(&mut window, Action::Open(Page::Laboratory));
    let part = LaboratoryMessage::Show(LaboratoryPart::Tables);
    let _ = window.update(Message::Page(PageMessage::Laboratory(part)));
    choose(&mut window, name);
    window
}

fn choose(window: &mut Window, name: &str) {
    let known = window.shared.knowledge.experiments().position(|it| it.name == name);
    let number = known.unwrap_or(window.shared.knowledge.experiments().count());
    tables(window, TablesMessage::Choose(number));
}

fn type_in(window: &mut Window, choice: TablesChoice, text: &str) {
    tables(window, TablesMessage::Type(choice, text.to_owned()));
}

/// Runs what is chosen as the window does on a thread of its own, until it looks so often whether it was cancelled.
fn run(window: &mut Window, looks: usize) {
    tables(window, TablesMessage::Run);
    let knowledge = Arc::clone(&window.shared.knowledge);
    let running = window.pages.laboratory.tables.running.waited().expect("a run");
    let (number, (order, inbox)) = (running.0, running.1.clone());
    let looked = Cell::new(0);
    let stopped = || looked.replace(looked.get() + 1) >= looks;
    let result = order.run(&knowledge, &mut |news| inbox.put(news), &stopped);
    if looks == usize::MAX {
        tables(window, TablesMessage::Ended(number, result));
    }
}

fn ending(window: &Window) -> Option<(Ending, usize)> {
    let results = window.pages.laboratory.tables.results.as_ref()?;
    Some((results.ending, results.parts.len()))
}

#[test]
fn a_table_is_made_again_beside_its_source_in_both_languages() {
    let mut window = opened("s1-shooting");
    assert!(sees(&window, "Runs on each puzzle") && !sees(&window, "Queens"));
    type_in(&mut window, TablesChoice::Repetitions, "2");
    run(&mut window, usize::MAX);
    assert_eq!(ending(&window), Some((Ending::Done, 1)));
    let tall = Size::new(5000.0, 4000.0);
    let _ = window.update(Message::System(SystemMessage::Resized(tall)));
    for words in ["A grid of order 2 with six givens", "24,061", "in the source", "Save as CSV…"]
    {
        assert!(finds(&window, tall, words), "{words}");
    }
    assert!(finds(&window, tall, "Save as SVG…"), "passes by hmax are plotted");
    act(&mut window, ShowAction::NextLanguage);
    for words in ["Mřížka řádu 2 se šesti zadanými číslicemi", "v prameni", "Uložit jako text…"]
    {
        assert!(finds(&window, tall, words), "{words}");
    }
}

#[test]
fn the_same_seed_makes_the_same_table_and_it_is_saved() {
    let folder = Folder::new("tables");
    let passes = |csv: &str| -> Vec<String> {
        csv.lines().skip(1).filter_map(|line| line.split(',').nth(12).map(str::to_owned)).collect()
    };
    let mut made = Vec::new();
    for (number, seed) in ["5", "5", "6"].into_iter().enumerate() {
        let mut window = opened("s1-annealing");
        type_in(&mut window, TablesChoice::Count, "2");
        type_in(&mut window, TablesChoice::Repetitions, "1");
        type_in(&mut window, TablesChoice::Seed, seed);
        run(&mut window, usize::MAX);
        let forms = [
            (TablesForm::Csv, "table.csv", "part,algorithm,t0,q,limit,"),
            (
                TablesForm::Text,
                "table.txt",
                "Student thesis on heuristics of optimisation, table 2",
            ),
            (TablesForm::Plot(0), "table.svg", "<svg "),
        ];
        for (form, name, beginning) in forms {
            tables(&mut window, TablesMessage::Save(form));
            assert!(
                window.files.suggested(&window.shared).ends_with(name),
                "{:?}",
                window.files.suggested(&window.shared)
            );
            let path = folder.0.join(format!("{number}-{name}"));
            assert_eq!(save(&mut window, &path, false).holds, Holds::Exported);
            let text = fs::read_to_string(&path).expect("a file");
            assert!(text.starts_with(beginning) && text.ends_with('\n'), "{name}: {text}");
            act(&mut window, Action::Open(Page::Laboratory));
            if form == TablesForm::Csv {
                made.push(passes(&text));
            }
        }
    }
    assert_eq!(made[0].len(), 11);
    assert_eq!(made[0], made[1]);
    assert_ne!(made[0], made[2]);
}

#[test]
fn queens_are_placed_drawn_and_saved() {
    let mut window = opened("queens");
    assert!(sees(&window, "Queens") && !sees(&window, "Runs on each puzzle"));
    for (typed, why) in [("2", "Impossible: on a board of 2 × 2"), ("501", "1 to 500")] {
        type_in(&mut window, TablesChoice::Queens, typed);
        assert_eq!(window.pages.laboratory.tables.faults.len(), 1, "{why}");
        tables(&mut window, TablesMessage::Run);
        assert!(work::remaking(&window).is_none());
    }
    type_in(&mut window, TablesChoice::Queens, "12");
    run(&mut window, usize::MAX);
    let results = window.pages.laboratory.tables.results.as_ref().expect("results");
    assert_eq!(results.ending, Ending::Done);
    assert!(sees(&window, "Save as CSV…"), "the queens stand");
    let folder = Folder::new("queens");
    tables(&mut window, TablesMessage::Save(TablesForm::Csv));
    let path = folder.0.join("queens.csv");
    let _ = save(&mut window, &path, false);
    let text = fs::read_to_string(&path).expect("a file");
    let number = |field: &str| field.parse::<i32>().expect("a number");
    let queens: Vec<(i32, i32)> = text
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(',').map(|(one, other)| (number(one), number(other))))
        .collect();
    assert_eq!(queens.len(), 12);
    for (at, one) in queens.iter().enumerate() {
        for other in &queens[..at] {
            let (across, down) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
            assert!(across > 0 && down > 0 && across != down, "{one:?} {other:?}");
        }
    }
    act(&mut window, Action::Open(Page::Laboratory));
    tables(&mut window, TablesMessage::Save(TablesForm::Text));
    assert!(window.files.suggested(&window.shared).ends_with("queens.txt"));
}

#[test]
fn a_table_is_cancelled_and_what_came_stays() {
    let mut window = opened("s3");
    type_in(&mut window, TablesChoice::Repetitions, "1");
    run(&mut window, 1);
    assert!(sees(&window, "Cancel"));
    key(&mut window, Action::Escape);
    assert!(work::remaking(&window).is_none() && window.shared.opened.shows(Page::Laboratory));
    assert_eq!(ending(&window), Some((Ending::Cancelled, 0)));
    assert!(sees(&window, "Cancelled."));
    tables(&mut window, TablesMessage::Ended(1, Ok(())));
    assert_eq!(ending(&window), Some((Ending::Cancelled, 0)));
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
}

#[test]
fn tables_are_chosen_by_keys_and_the_page_finds_room() {
    let mut window = opened("s0-1");
    key(&mut window, Action::Move(Move::Right));
    let chosen =
        |window: &Window| window.pages.laboratory.tables.choices.chosen(&window.shared.knowledge);
    assert_eq!(chosen(&window), 1);
    tables(&mut window, TablesMessage::Open);
    key(&mut window, Action::Move(Move::Down));
    assert_eq!(chosen(&window), 2);
    key(&mut window, Action::Enter);
    assert!(window.pages.laboratory.tables.form.open.is_none());
    key(&mut window, Action::Move(Move::Down));
    assert_eq!(window.pages.laboratory.tables.form.at, Some(TablesChoice::Count));
    assert_finds_room(&mut window);
    type_in(&mut window, TablesChoice::Count, "2");
    key(&mut window, Action::Enter);
    assert!(work::remaking(&window).is_some());
    key(&mut window, Action::Escape);
    run(&mut window, usize::MAX);
    assert_finds_room(&mut window);
    choose(&mut window, "queens");
    run(&mut window, usize::MAX);
    assert_finds_room(&mut window);
    for part in [LaboratoryPart::Watch, LaboratoryPart::Compare, LaboratoryPart::Tables] {
        key(&mut window, Action::NextTab);
        assert_eq!(window.pages.laboratory.part, part);
    }
}
