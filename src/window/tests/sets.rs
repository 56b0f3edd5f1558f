//! Puzzles that were made are there again when the window is opened again.

use super::keeping::{kept, opened};
use super::making::{ask, boards, make};
use super::*;
use crate::new_puzzles::batch::Explainer;
use crate::{Choice, MakerColumn, MakerMessage as Asked, Storage};

/// Makes so many puzzles with a seed on the page.
fn made(window: &mut Window, count: &str, seed: &str) {
    if !window.shared.opened.shows(Page::Maker) {
        act(window, Action::Open(Page::Maker));
    }
    for (choice, text) in [(Choice::Count, count), (Choice::Seed, seed)] {
        let _ =
            window.update(Message::Page(PageMessage::Maker(Asked::Type(choice, text.to_owned()))));
    }
    make(window);
}

/// All that is told of the sets.
fn told(window: &Window) -> Vec<String> {
    let sets = window.pages.maker.batch.iter().chain(&window.pages.maker.earlier);
    sets.map(|set| crate::new_puzzles::sets::line(set).expect("a line")).collect()
}

#[test]
fn made_puzzles_are_there_again() {
    let (folder, mut window) = kept("made");
    made(&mut window, "2", "7");
    made(&mut window, "3", "8");
    let (number, _) = window.pages.maker.being_rated().expect("a rating");
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Rated(number, Some(45)))));
    let before = told(&window);
    window.keep_now();
    let mut window = opened(&folder);
    assert!(window.shared.notices.greeting.is_none());
    assert_eq!(told(&window), before);
    act(&mut window, Action::Open(Page::Maker));
    assert!(sees(&window, "Made (3)"));
    click(&mut window, "Made (3)");
    assert!(sees(&window, "All puzzles are ready.") && sees(&window, "Random seed: 8"));
    let batch = window.pages.maker.batch.as_ref().expect("a set");
    assert_eq!(batch.rows[0].explainer, Explainer::Rated(45));
    let name = crate::new_puzzles::names(&window.pages.maker.earlier, window.look()).remove(0);
    assert!(name.starts_with("2\u{a0}puzzles") || name.starts_with("2 puzzles"), "{name}");
    click(&mut window, &name);
    assert!(sees(&window, "Made (2)"));
}

#[test]
fn what_was_being_made_is_there_again() {
    let (folder, mut window) = kept("made-half");
    act(&mut window, Action::Open(Page::Maker));
    let _ = window
        .update(Message::Page(PageMessage::Maker(Asked::Type(Choice::Count, "9".to_owned()))));
    let _ = window.update(Message::Page(PageMessage::Maker(Asked::Make)));
    let _ = super::making::work(&mut window, 2);
    window.keep_now();
    let again = opened(&folder);
    assert_eq!(again.pages.maker.boards().len(), 2);
    assert_eq!(
        again.pages.maker.batch.expect("a set").ending,
        crate::new_puzzles::batch::Ending::Cancelled
    );
}

#[test]
fn no_more_than_the_last_sets_are_kept() {
    let (folder, mut window) = kept("made-many");
    for seed in 0..12 {
        made(&mut window, "1", &seed.to_string());
    }
    window.keep_now();
    let again = opened(&folder);
    assert_eq!(told(&again).len(), 10);
    assert_eq!(again.pages.maker.batch.as_ref().map(|set| set.seed), Some(11));
    assert_eq!(again.pages.maker.earlier.last().map(|set| set.seed), Some(2));
    let names = crate::new_puzzles::names(&again.pages.maker.earlier, again.look());
    let different: std::collections::BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "they can be told apart: {names:?}");
}

#[test]
fn a_damaged_set_is_told_put_aside_and_takes_no_other_with_it() {
    let (folder, mut window) = kept("made-damaged");
    made(&mut window, "2", "7");
    made(&mut window, "3", "8");
    window.keep_now();
    let path = Storage::in_folder(&folder.0).made;
    let text = fs::read_to_string(&path).expect("a file");
    let damaged = text.replacen("\"seed\"", "\"sd\"", 1);
    fs::write(&path, &damaged).expect("a file");
    let mut window = opened(&folder);
    assert!(sees(&window, "The file made.json could not be read"));
    assert!(sees(
        &window,
        "Line 1 holds no made puzzles that can be read. What could be read is on the page New puzzles (Ctrl+G)."
    ));
    let aside = fs::read_to_string(path.with_extension("damaged.json")).expect("a file");
    assert_eq!(aside, damaged, "it is whole there");
    assert_eq!(window.pages.maker.boards().len(), 3);
    window.keep_now();
    let again = opened(&folder);
    assert!(again.shared.notices.greeting.is_none(), "only once");
    assert_eq!(again.pages.maker.boards().len(), 3);
}

#[test]
fn what_is_no_text_or_of_another_grid_stops_nothing() {
    let (folder, mut window) = kept("made-unknown");
    made(&mut window, "1", "7");
    window.keep_now();
    let path = Storage::in_folder(&folder.0).made;
    let text = fs::read_to_string(&path).expect("a file");
    let other = text.replacen("\"9x9\"", "\"of-a-friend\"", 1).replacen("\"at\":", "\"at\":1", 1);
    fs::write(&path, format!("{other}{text}")).expect("a file");
    let mut window = opened(&folder);
    assert!(window.shared.notices.greeting.is_none() && told(&window).len() == 1);
    made(&mut window, "1", "9");
    window.keep_now();
    let kept = fs::read_to_string(&path).expect("a file");
    assert!(kept.contains("of-a-friend") && kept.lines().count() == 3, "it stays");
    fs::write(&path, [0xff, 0xfe, 0x00]).expect("a file");
    let window = opened(&folder);
    assert!(sees(&window, "The file made.json could not be read") && told(&window).is_empty());
    assert!(path.with_extension("damaged.json").exists() && !path.exists());
}

#[test]
fn what_was_made_is_listed_in_the_order_of_a_column() {
    let mut window = super::making::opened(&[(Choice::Count, "6"), (Choice::Seed, "3")]);
    make(&mut window);
    let made = boards(&window);
    let shares = |window: &Window| -> Vec<Option<u64>> {
        window
            .pages
            .maker
            .batch
            .iter()
            .flat_map(|batch| &batch.rows)
            .map(|row| row.guessing)
            .collect()
    };
    let is_sorted = |shares: &[Option<u64>]| shares.is_sorted();
    assert!(shares(&window).iter().all(Option::is_some));
    assert!(sees(&window, "To guess") || sees(&window, &format!("{} % to guess", 0)));
    ask(&mut window, Asked::Press(1));
    let (open, number) = (puzzle(&window).clone(), window.pages.maker.chosen);
    assert_eq!(number, Some(1));
    ask(&mut window, Asked::Sort(MakerColumn::Guessing));
    assert!(is_sorted(&shares(&window)) && sees(&window, "To guess ↑"));
    let chosen = window.pages.maker.chosen.expect("what was chosen");
    assert_eq!(boards(&window)[chosen], open, "it is still what is chosen");
    ask(&mut window, Asked::Sort(MakerColumn::Guessing));
    let falling: Vec<_> = shares(&window).into_iter().rev().collect();
    assert!(is_sorted(&falling) && sees(&window, "To guess ↓"));
    ask(&mut window, Asked::Sort(MakerColumn::Hardest));
    let rows = || window.pages.maker.batch.iter().flat_map(|batch| &batch.rows);
    assert!(rows().all(|row| row.rank.is_some()) && rows().is_sorted_by_key(|row| row.rank));
    assert!(sees(&window, "Hardest rule ↑"), "in the order of the rules");
    ask(&mut window, Asked::Sort(MakerColumn::Number));
    assert_eq!(boards(&window), made);
    let (number, _) = window.pages.maker.being_rated().expect("one is being rated");
    ask(&mut window, Asked::Sort(MakerColumn::Explainer));
    ask(&mut window, Asked::Rated(number, Some(71)));
    assert_eq!(
        window.pages.maker.batch.as_ref().map(|batch| batch.rows[0].explainer),
        Some(Explainer::Rated(71)),
        "what is not rated comes last"
    );
    let first = boards(&window)[0].clone();
    ask(&mut window, Asked::Press(0));
    assert_eq!(*puzzle(&window), first);
    paint(&window, Size::new(640.0, 480.0));
}
