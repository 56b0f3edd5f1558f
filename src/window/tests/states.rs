//! What the window says of states that are not the usual ones: damaged files, puzzles that are too hard for the rules, full
//! grids, moves further back.

use super::keeping::{kept, opened};
use super::*;
use crate::frame::tool_row::level;
use crate::sources::{Holds, reading};
use crate::{Storage, hint};
use duvod::knowledge::Profile;
use duvod::session::Command;

fn said(window: &Window) -> Option<&str> {
    window.shared.notices.said.as_ref().map(|said| &*said.words.id)
}

#[test]
fn a_solution_stays_when_preferences_change() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    for setting in [Setting::Collisions, Setting::Marks, Setting::Checking] {
        act(&mut window, Action::Set(setting, 1));
        assert_eq!(
            crate::page::preferred(&window.shared, &window.board.play).chosen(setting),
            Some(1)
        );
        assert!(
            window.shared.session.trace().is_some() && sees(&window, "51 steps"),
            "{setting:?}"
        );
    }
    act(&mut window, Action::Play(PlayAction::Pause));
    assert_eq!(said(&window), Some("lock-play-solved"));
    assert!(window.shared.session.trace().is_some());
}

#[test]
fn what_the_rules_cannot_finish_has_no_level() {
    let mut window = with_puzzle(HARD);
    let easy = Knowledge::embedded().expect("the embedded knowledge");
    let mut profile: Profile = easy.profile("default").expect("a profile").clone();
    profile.name = "singles".to_owned();
    profile.rules.retain(|rule| rule.as_str().contains("single"));
    let mut knowledge = easy.clone();
    knowledge.put_profile(profile).expect("a profile");
    let rules = Options { profile: "singles".to_owned(), ..Options::default() };
    window.shared.session.use_rules(&knowledge, &rules).expect("no work");
    solve(&mut window);
    act(&mut window, AnswerAction::Tab(Tab::Procedure));
    assert!(sees(&window, "Not finished") && sees(&window, "beyond these rules"));
    assert!(
        level(&window.shared.session, &window.shared.knowledge).is_none() && !sees(&window, "Easy")
    );
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, "The rules of this profile find nothing more here."));
    assert!(!sees(&window, "Give me a hint (H)"));
    let window = solved(EASY);
    assert!(sees(&window, "Easy") && !sees(&window, "beyond these rules"));
}

#[test]
fn all_that_is_damaged_is_told_and_nothing_is_lost() {
    let folder = Folder::new("all-damaged");
    let storage = Storage::in_folder(&folder.0);
    for count in 1..=2 {
        for path in [&storage.preferences, &storage.session, &storage.profile("mine")] {
            duvod::storage::write(path, &format!("nonsense {count}")).expect("a file");
        }
        let window = opened(&folder);
        for told in [
            "Some of the saved data could not be read",
            "The file preferences.json could not be read:",
            "The file session.json could not be read:",
            "A profile of rules cannot be used:",
        ] {
            assert!(sees(&window, told), "{told}");
        }
        assert!(storage.profile("mine").exists());
    }
    for (name, text) in [("damaged.json", "nonsense 1"), ("damaged-2.json", "nonsense 2")] {
        for path in [&storage.preferences, &storage.session] {
            let kept = fs::read_to_string(path.with_extension(name)).expect("a file");
            assert_eq!(kept, text);
        }
    }
}

#[test]
fn the_last_move_that_can_be_judged_is_judged() {
    let mut window = with_puzzle(EASY);
    act(&mut window, AnswerAction::Judge);
    assert_eq!(said(&window), Some("window-no-last-move"));
    write(&mut window, "C1", 4);
    act(&mut window, Action::Play(PlayAction::FillMarks));
    act(&mut window, AnswerAction::Judge);
    assert_eq!(said(&window), None);
    advise(&mut window);
    assert!(sees(&window, "Last move: C1 = 4"));
    write(&mut window, "D1", 2);
    act(&mut window, Action::Clear);
    let (before, facts) = window.shared.session.last_move().expect("a move");
    assert_eq!(facts[0].cell(), cell("C1"), "what was cleared stands no more");
    assert_eq!(before.board, *puzzle(&window));
}

#[test]
fn a_mistake_is_shown_to_its_end() {
    let mut window = begun(EASY, &[("D1", 2)]);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    let _ = window.update(PanelMessage::Hint(hint::Message::Ask(Strength::Step)).into());
    advise(&mut window);
    assert!(sees(&window, "D1 cannot be 2."));
    let end = "2 belongs in F3, which is in block 2 with D1, so it cannot be in D1 too.";
    assert!(sees(&window, end));
    act(&mut window, ShowAction::Language(0));
    assert!(!sees(&window, end));
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    act(&mut window, ShowAction::Language(1));
    assert!(sees(&window, end));
}

#[test]
fn where_there_can_be_no_hint_none_is_offered() {
    const ASK: &str = "Give me a hint (H)";
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, "The grid is full, and all of it is right.") && !sees(&window, ASK));
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('6', ".", 2));
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert!(sees(&window, ASK), "nobody knows yet");
    let told = "Hints are given only for puzzles with exactly one solution. This puzzle has several solutions.";
    ask_hint(&mut window);
    assert!(sees(&window, told) && !sees(&window, ASK));
    solve(&mut window);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    act(&mut window, ShowAction::Language(0));
    act(&mut window, ShowAction::Language(1));
    let told = told.replace("several", "17");
    assert!(sees(&window, &told) && !sees(&window, ASK), "{:?}", window.shared.session.finding());
}

#[test]
fn that_no_cell_has_a_single_candidate_is_said() {
    let mut window = with_puzzle(EASY);
    act(&mut window, Action::Play(PlayAction::Singles));
    assert_eq!(said(&window), None);
    let mut window = with_puzzle(HARD);
    act(&mut window, Action::Play(PlayAction::Singles));
    assert!(window.shared.session.singles().is_empty());
    assert!(sees(&window, "No cell has just one candidate at the moment."));
    act(&mut window, Action::Play(PlayAction::Singles));
    assert_eq!(said(&window), None);
}

#[test]
fn enter_leads_from_why_not_to_why() {
    let mut window = selecting(solved(EASY), "C1");
    act(&mut window, AnswerAction::Tab(Tab::Why));
    act(&mut window, AnswerAction::WhyNot);
    act(&mut window, Action::Digit(0));
    assert!(sees(&window, "Why is 1 not in C1?"));
    act(&mut window, Action::Enter);
    assert!(!sees(&window, "Why is 1 not in C1?") && window.answers.tab == Tab::Why);
}

#[test]
fn puzzles_of_other_sizes_are_loaded_and_sizes_that_are_no_grids_are_told() {
    let mut window = window();
    let six = "1.3.5.\n.5.1.3\n..5..1\n3..5..\n5.1.3.\n.3.5.1\n";
    for (text, side) in [(six.to_owned(), 6), (".".repeat(255) + "1", 16)] {
        super::loading::load(&mut window, Source::Clipboard, &text);
        assert_eq!(geometry(&window).column_count(), side, "{:?}", card(&window));
    }
    for count in [5_usize * 5, 11 * 11, 13 * 13, 17 * 17, 25 * 25] {
        super::loading::load(&mut window, Source::Clipboard, &(".".repeat(count - 1) + "1"));
        let Some(Card::Unread(_, unread)) = window.shared.notices.card.take() else {
            panic!("{count}: {:?}", grid_name(&window))
        };
        let told = window.look().say(&unread.reason);
        assert!(told.contains(&count.to_string()), "{told}");
    }
}

#[test]
fn what_is_known_is_counted() {
    let mut window = window();
    act(&mut window, Action::Open(Page::About));
    let knowledge = Knowledge::embedded().expect("the embedded knowledge");
    let count = knowledge.rules().count();
    let shown = knowledge.rules().filter(|rule| rule.shown().next().is_some()).count();
    let told = format!(
        "It knows {count} rules, explains each in its own words, and has examples of {shown} of them."
    );
    assert!(sees(&window, &told));
}

/// Opens the window of the folder again, and reads the file again that its game came from.
fn opened_again(folder: &Folder) -> Window {
    let mut window = opened(folder);
    if let Some(origin) = window.files.origin.clone() {
        let path = std::path::Path::new(&origin.path);
        let found = reading::read_file(path, &window.files.grids, &|| false).ok();
        let number = window.files.reading;
        files(&mut window, FilesMessage::FoundAgain(number, found));
    }
    window
}

#[test]
fn the_list_of_a_file_is_there_again() {
    let folder = Folder::new("list-again");
    let path = folder.0.join("two \"quoted\".txt");
    fs::write(&path, format!("{EASY}\n{HARD}\n")).expect("a file");
    let source = Source::File(path.clone());
    let mut window = opened(&folder);
    let text = fs::read_to_string(&path).expect("a text");
    super::loading::load(&mut window, source, &text);
    act(&mut window, Action::Move(Move::Down));
    act(&mut window, Action::Enter);
    assert_eq!(givens(&window), 23);
    write(&mut window, "B1", 2);
    window.keep_now();
    opened(&folder).keep_now();
    let mut window = opened_again(&folder);
    assert!(title(&window).starts_with("two \"quoted\".txt"), "{}", title(&window));
    let list = window.files.list.as_ref().expect("the list");
    assert_eq!((list.chosen, list.loaded), (1, Some(1)));
    act(&mut window, Action::Puzzle(Go::Back));
    assert_eq!(givens(&window), 30);
    window.keep_now();
    fs::write(&path, format!("{HARD}\n{HARD}\n")).expect("a file");
    let window = opened_again(&folder);
    assert!(
        window.files.list.is_none() && window.files.at_hand.is_none() && card(&window).is_none()
    );
    drop(window);
    fs::remove_file(&path).expect("a file");
    let mut window = opened_again(&folder);
    assert!(
        window.files.list.is_none() && window.files.at_hand.is_none() && card(&window).is_none()
    );
    window.keep_now();
    assert_eq!(opened(&folder).files.origin, None);
}

#[test]
fn a_saved_game_is_still_at_hand() {
    let folder = Folder::new("game-again");
    let path = folder.0.join("mine.json");
    let mut window = opened(&folder);
    act(&mut window, FileAction::Example(0));
    write(&mut window, "C1", 4);
    let writing = window.files.writing_to(&window.shared, path.clone(), false).expect("a game");
    files(&mut window, FilesMessage::Saved(path.clone(), writing.holds.clone(), writing.run()));
    assert!(!fs::read_to_string(&path).expect("a text").contains("origin"));
    window.keep_now();
    let mut window = opened_again(&folder);
    assert_eq!(title(&window), "mine.json – Důvod");
    write(&mut window, "D1", 6);
    assert_eq!(title(&window), "mine.json* – Důvod");
    window.keep_now();
    let window = opened_again(&folder);
    assert_eq!(
        window.files.at_hand.expect("a file").holds,
        Holds::Other,
        "it is not written over unasked"
    );
}

#[test]
fn why_there_is_not_one_solution_is_told_again() {
    let (folder, mut window) = kept("finding-again");
    let puzzle = EASY.replacen("53", "..", 1).replacen('6', ".", 2);
    super::loading::load(&mut window, Source::Clipboard, &puzzle);
    solve(&mut window);
    assert!(window.shared.session.finding().is_some());
    window.keep_now();
    let mut window = opened(&folder);
    finish(&mut window);
    assert!(sees(&window, "This puzzle has 17 solutions"));
}

/// Loads a state and solves it.
fn solved_from(state: &StateText) -> Window {
    let mut window = window();
    super::command(&mut window, Command::LoadState(state.clone()));
    assert_eq!(window.shared.session.unanswered(), None, "it has one solution");
    solve(&mut window);
    window
}

#[test]
fn marks_without_givens_are_a_puzzle_as_any_other() {
    let full = solved(EASY);
    let solution = full.shared.session.board();
    let puzzle = full.shared.session.puzzle();
    // A single mark where a given of the easy puzzle stands.
    let mut removed = Vec::new();
    for Candidate { cell, digit } in puzzle.digits() {
        let others = full.shared.session.geometry().all_digits() - DigitSet::of(digit);
        removed.extend(others.iter().map(|digit| Candidate { cell, digit }));
    }
    let board = Board::empty(puzzle.cell_count());
    let mut window = solved_from(&StateText { board, removed });
    for tab in [Tab::Why, Tab::Procedure] {
        act(&mut window, AnswerAction::Tab(tab));
        assert!(!sees(&window, "Type digits, or load a puzzle"), "{tab:?}");
    }
    assert!(
        window.shared.session.is_complete()
            && window.shared.session.board().digits().eq(solution.digits())
    );
    act(&mut window, AnswerAction::TellExplainer);
    assert!(work::rating(&window).is_none());
    assert_eq!(said(&window), Some("window-explainer-none"), "it rates givens");
}

#[test]
fn a_state_is_solved_from_where_it_stands() {
    let full = solved(HARD);
    let (geometry, solution) = (full.shared.session.geometry(), full.shared.session.board());
    let mut state: StateText = full.shared.session.puzzle().clone().into();
    let candidates: duvod::grid::Candidates = state.candidates(geometry);
    let wrong = geometry.cells().find_map(|cell| {
        let right = solution.entry(cell).digit()?;
        let wrong = candidates.digits_of(cell).iter().find(|digit| *digit != right)?;
        Some(Candidate { cell, digit: wrong })
    });
    let struck = wrong.expect("a candidate that is wrong");
    state.removed.push(struck);
    let mut window = solved_from(&state);
    let trace = window.shared.session.trace().expect("it is solved");
    assert_eq!(trace.start.removed, [struck]);
    let facts = trace.steps.iter().flat_map(|step| &step.conclusions).map(|end| end.fact);
    assert!(
        facts.clone().count() > 50
            && !facts.into_iter().any(|fact| fact == Fact::Absent(struck.cell, struck.digit))
    );
    // What is struck out wrongly is not believed.
    let Candidate { cell, digit } =
        solution.digits().find(|one| state.board.entry(one.cell).digit().is_none()).expect("one");
    let mut wrong: StateText = state.board.clone().into();
    wrong.removed.push(Candidate { cell, digit });
    window = solved_from(&wrong);
    assert!(window.shared.session.is_complete());
    assert_eq!(window.shared.session.trace().expect("it is solved").start.removed, []);
}
