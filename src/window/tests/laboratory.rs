//! The laboratory: methods watched and compared.

use super::room::assert_finds_room;
use super::saving::save;
use super::*;
use crate::laboratory::compare::results::Ending;
use crate::{
    CompareChoice, CompareMessage, Holds, LaboratoryMessage, LaboratoryPart, SaveForm, Sorting,
    WatchChoice, WatchMessage,
};
use duvod::formats::print_line;
use duvod_laboratory::{LastStep, RunStep};

/// Something happens while a run is chosen or watched.
fn watch(window: &mut Window, message: WatchMessage) {
    let _ =
        window.update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Watch(message))));
}

/// Something happens while methods are compared.
pub(super) fn compare(window: &mut Window, message: CompareMessage) {
    let _ =
        window.update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Compare(message))));
}

/// The page beside a puzzle.
pub(super) fn opened(puzzle: &str) -> Window {
    let mut window = with_puzzle(puzzle);
    act(&mut window, Action::Open(Page::Laboratory));
    window
}

/// The number of a method in the list of those that can be watched.
fn told(window: &Window, name: &str) -> usize {
    let methods = window.pages.laboratory.methods.told().iter();
    methods.map(|method| method.name).position(|one| one == name).expect("a method")
}

/// Chooses a method, runs it, and does the work of the thread.
fn run(window: &mut Window, method: &str) {
    let number = told(window, method);
    watch(window, WatchMessage::Choose(WatchChoice::Method, number));
    watch(window, WatchMessage::Run);
    let (number, order) = work::recording(window).expect("a run");
    let ran = Arc::new(order.run(&|| false));
    watch(window, WatchMessage::Ran(number, Some(ran)));
}

fn at(window: &Window) -> (usize, usize) {
    let replay = window.pages.laboratory.watched(&window.shared).expect("a run").replay();
    (replay.at(), replay.len())
}

/// The step that led to what is shown.
fn last(window: &Window) -> LastStep {
    let recording = window.pages.laboratory.watched(&window.shared).expect("a run");
    recording.last().expect("a step").clone()
}

/// What the grid on the screen shows, on a line.
fn grid(window: &Window) -> String {
    let scene = window.board.sight.grid.scene();
    let digit = |cell: &duvod::picture::CellPicture| {
        let shown = cell.digit.filter(|shown| !shown.pale);
        shown.map_or('.', |shown| char::from(b'1' + shown.digit.index() as u8))
    };
    scene.cells.iter().map(digit).collect()
}

#[test]
fn a_run_is_walked_on_the_grid_forwards_and_backwards() {
    let mut window = opened(EASY);
    run(&mut window, "fewest-first");
    let (first, steps) = at(&window);
    assert!(first == 0 && steps >= 51, "{steps}");
    assert!(sees(&window, "This is the puzzle before the first step."));
    assert_eq!(grid(&window), EASY);
    key(&mut window, Action::Go(Go::On));
    let RunStep::Took { put, .. } = last(&window).step else { panic!("a digit is taken") };
    assert!(window.board.sight.grid.scene().has(put.cell, CellRole::Placed));
    assert!(sees(&window, &format!("Step 1 of {steps}")));
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(at(&window), (steps, steps));
    let full = grid(&window);
    assert!(!full.contains('.'), "{full}");
    let on_grid =
        window.pages.laboratory.watched(&window.shared).expect("a run").replay().board().clone();
    assert!(on_grid.collisions(geometry(&window)).is_empty());
    key(&mut window, Action::Go(Go::Back));
    assert_eq!(grid(&window).matches('.').count(), 1);
    key(&mut window, Action::Go(Go::First));
    assert_eq!(grid(&window), EASY);
    key(&mut window, Action::Puzzle(Go::On));
    assert_eq!(at(&window).0, 10);
    // A click on a cell leads to its step.
    act(&mut window, BoardAction::Select(put.cell));
    assert_eq!(at(&window).0, 1);
    assert_eq!(selected(&window), None, "nothing of the game is reached");
    act(&mut window, Action::Digit(4));
    act(&mut window, Action::Play(PlayAction::Check));
    assert_eq!(at(&window).0, 1);
    watch(&mut window, WatchMessage::TypeStep("12".to_owned()));
    watch(&mut window, WatchMessage::GoToTyped);
    assert_eq!(at(&window).0, 12);
    watch(&mut window, WatchMessage::TypeStep("many".to_owned()));
    watch(&mut window, WatchMessage::GoToTyped);
    assert_eq!(said(&window).as_deref(), Some("There is no step with this number."));
    // The game is what it was, and is seen again once the page is closed.
    let before = print_line(puzzle(&window), geometry(&window));
    assert_eq!(before, EASY);
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
    assert_eq!(drawn(&window), *window.board.sight.grid.scene());
    assert!(window.pages.laboratory.watched(&window.shared).is_none());
}

#[test]
fn guesses_are_marked_and_dead_ends_are_told() {
    let mut window = opened(HARD);
    run(&mut window, "colouring");
    let (_, steps) = at(&window);
    assert!(steps > 100, "{steps}");
    let (mut guesses, mut backs, mut pale) = (0, 0, 0);
    for _ in 0..200 {
        key(&mut window, Action::Go(Go::On));
        let last = last(&window);
        let scene = window.board.sight.grid.scene();
        match last.step {
            RunStep::Took { put, allowed, .. } => {
                let shown = scene.cells[put.cell.index()].digit.expect("a digit");
                assert_eq!(shown.hand == DigitOrigin::Supposed, last.is_guess);
                assert_eq!(scene.has(put.cell, CellRole::Supposition), last.is_guess);
                assert!(last.is_guess || allowed.len() < 9);
                guesses += usize::from(last.is_guess);
            }
            RunStep::Back(taken) => {
                backs += 1;
                pale += taken.len();
                for put in taken {
                    assert!(scene.cells[put.cell.index()].digit.is_some_and(|shown| shown.pale));
                }
                assert!(last.dead_end.is_some(), "{:?}", window.look().say(&last.told));
            }
            RunStep::Became { .. } => panic!("it goes step by step"),
        }
    }
    assert!(guesses > 20 && backs > 5 && pale > backs, "{guesses} {backs} {pale}");
    watch(&mut window, WatchMessage::GoTo(1));
    assert!(sees(&window, "guess"));
}

#[test]
fn steps_are_walked_by_themselves_at_a_speed() {
    let mut window = opened(EASY);
    run(&mut window, "dancing-links");
    let (_, steps) = at(&window);
    assert!(window.pages.laboratory.watch.pause().is_none());
    key(&mut window, AnswerAction::WalkAlone);
    assert_eq!(window.pages.laboratory.watch.pause().map(|it| it.as_millis()), Some(1000));
    watch(&mut window, WatchMessage::Beat);
    watch(&mut window, WatchMessage::Beat);
    assert_eq!(at(&window).0, 2);
    watch(&mut window, WatchMessage::Speed(4));
    assert_eq!(window.pages.laboratory.watch.pause().map(|it| it.as_millis()), Some(50));
    watch(&mut window, WatchMessage::Beat);
    assert_eq!(at(&window).0, 27.min(steps));
    for _ in 0..10 {
        watch(&mut window, WatchMessage::Beat);
    }
    assert_eq!(at(&window).0, steps, "it stops at the end");
    assert!(window.pages.laboratory.watch.pause().is_none());
    key(&mut window, AnswerAction::WalkAlone);
    assert_eq!(at(&window).0, 0, "and begins again from there");
    act(&mut window, Action::Open(Page::Laboratory));
    assert!(window.pages.laboratory.watch.pause().is_none(), "nobody sees it");
}

#[test]
fn optimising_methods_are_watched_with_their_conflicts_and_their_cost() {
    let mut window = opened(EASY);
    for method in ["tabu", "annealing"] {
        run(&mut window, method);
        let (_, steps) = at(&window);
        assert!(steps > 3, "{method}: {steps}");
        key(&mut window, Action::Go(Go::On));
        assert!(!grid(&window).contains('.'), "{method}: it is full");
        let ties = window.board.sight.grid.scene().ties.len();
        assert!(ties > 0, "{method}");
        let told = window.look().say(&last(&window).told);
        assert!(told.contains("cost") && sees(&window, &told), "{told}");
        key(&mut window, Action::Go(Go::Last));
        assert!(window.board.sight.grid.scene().ties.is_empty(), "{method}: solved");
    }
    // Another seed gives another run, the same one the same.
    let first = |window: &mut Window, seed: &str| {
        watch(window, WatchMessage::Type(WatchChoice::Seed, seed.to_owned()));
        run(window, "tabu");
        key(window, Action::Go(Go::On));
        grid(window)
    };
    let (one, other) = (first(&mut window, "1"), first(&mut window, "2"));
    assert_ne!(one, other);
    assert_eq!(first(&mut window, "1"), one);
}

#[test]
fn puzzles_come_from_the_window_from_examples_or_are_typed() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Laboratory));
    assert!(sees(&window, "The grid is empty. Load or type a puzzle, or choose another here."));
    watch(&mut window, WatchMessage::Run);
    assert!(work::recording(&window).is_none());
    watch(&mut window, WatchMessage::Choose(WatchChoice::Source, 1));
    run(&mut window, "brute-force");
    let of_example = grid(&window);
    assert!(of_example.contains('.') && puzzle(&window).is_empty());
    watch(&mut window, WatchMessage::Choose(WatchChoice::Source, 2));
    assert!(sees(&window, "Type the puzzle, row by row."));
    watch(&mut window, WatchMessage::Type(WatchChoice::Typed, "123".to_owned()));
    assert!(!window.pages.laboratory.watch.faults.is_empty());
    watch(&mut window, WatchMessage::Type(WatchChoice::Typed, HARD.to_owned()));
    assert!(window.pages.laboratory.watch.faults.is_empty());
    run(&mut window, "brute-force");
    assert_eq!(grid(&window), HARD);
    // What is loaded is seen, and the run is not about it.
    act(&mut window, FileAction::Example(0));
    assert!(window.pages.laboratory.watched(&window.shared).is_none());
}

#[test]
fn a_run_is_cancelled_and_what_comes_later_is_not_heeded() {
    let mut window = opened(HARD);
    watch(&mut window, WatchMessage::Run);
    let (number, order) = work::recording(&window).expect("a run");
    let late = Arc::new(order.run(&|| true));
    assert!(sees(&window, "Cancel") && sees(&window, "Running, 0 s"));
    key(&mut window, Action::Escape);
    assert!(work::recording(&window).is_none() && window.shared.opened.shows(Page::Laboratory));
    watch(&mut window, WatchMessage::Ran(number, Some(late)));
    assert!(window.pages.laboratory.watched(&window.shared).is_none());
}

/// Leaves out all methods but these.
pub(super) fn choose(window: &mut Window, names: &[&str]) {
    let _ = window.update(Message::Page(PageMessage::Laboratory(LaboratoryMessage::Show(
        LaboratoryPart::Compare,
    ))));
    compare(window, CompareMessage::TakeAll(false));
    for (number, method) in duvod_laboratory::methods().into_iter().enumerate() {
        if names.contains(&method.name) {
            compare(window, CompareMessage::Toggle(number));
        }
    }
}

/// Runs what is chosen, as the window does on a thread of its own, until so many runs were made.
pub(super) fn compared(window: &mut Window, until: usize) {
    compare(window, CompareMessage::Run);
    let knowledge = Arc::clone(&window.shared.knowledge);
    let running = window.pages.laboratory.compare.running.waited().expect("a comparison");
    let (number, (order, inbox)) = (running.0, running.1.clone());
    let done = std::cell::Cell::new(0);
    let mut put = |news| {
        if matches!(news, crate::laboratory::compare::order::News::Ran(_)) {
            done.set(done.get() + 1);
        }
        inbox.put(news);
    };
    let result = order.run(&knowledge, &mut put, &|| done.get() >= until);
    if until == usize::MAX {
        compare(window, CompareMessage::Ended(number, result));
    }
}

#[test]
fn methods_are_compared_and_shown_in_a_table_and_in_plots() {
    let mut window = opened(EASY);
    choose(&mut window, &["exact", "dancing-links", "tabu", "brute-force"]);
    compare(&mut window, CompareMessage::Choose(CompareChoice::Puzzles, 1));
    compare(&mut window, CompareMessage::Type(CompareChoice::Count, "3".to_owned()));
    compare(&mut window, CompareMessage::Type(CompareChoice::Seed, "4".to_owned()));
    compare(&mut window, CompareMessage::Type(CompareChoice::Steps, "100000".to_owned()));
    compared(&mut window, usize::MAX);
    let results = window.pages.laboratory.compare.results.as_ref().expect("results");
    assert_eq!((results.tasks.len(), results.entries.len()), (3, 12));
    assert_eq!(results.ending, Ending::Done);
    assert!(sees(&window, "All runs are finished.") && sees(&window, "Dancing links"));
    key(&mut window, Action::Move(Move::Left));
    assert!(!window.pages.laboratory.compare.is_seen());
    compare(&mut window, CompareMessage::Show(true));
    for (sorting, key) in [
        (Sorting::Time, (|row| row.seconds.mean) as fn(&duvod_laboratory::Row) -> f64),
        (Sorting::Passes, |row| row.passes.mean),
        (Sorting::Guesses, |row| row.decisions.map_or(f64::INFINITY, |it| it.guesses.mean)),
        (Sorting::DeadEnds, |row| row.decisions.map_or(f64::INFINITY, |it| it.dead_ends.mean)),
    ] {
        compare(&mut window, CompareMessage::Sort(sorting));
        let results = window.pages.laboratory.compare.results.as_ref().expect("results");
        let keys: Vec<f64> = results.rows(sorting).iter().map(|(_, row)| key(row)).collect();
        assert!(keys.len() == 4 && keys.is_sorted(), "{sorting:?}: {keys:?}");
    }
    let size = Size::new(1280.0, 6000.0);
    let _ = window.update(Message::System(SystemMessage::Resized(size)));
    for title in [
        "Time of a run by method",
        "How the mean time settles",
        "Least cost so far, first run of each method",
    ] {
        assert!(finds(&window, size, title), "{title}");
    }
    act(&mut window, ShowAction::NextLanguage);
    assert!(finds(&window, size, "Doba běhu podle metody"));
}

#[test]
fn a_comparison_is_cancelled_and_what_came_stays() {
    let mut window = opened(EASY);
    choose(&mut window, &["exact", "dancing-links", "brute-force"]);
    compare(&mut window, CompareMessage::Type(CompareChoice::Repetitions, "4".to_owned()));
    compared(&mut window, 5);
    let number = work::comparing(&window).expect("it goes on");
    let _ = window.update(Message::Tick(Instant::now()));
    let entries = |window: &Window| {
        window.pages.laboratory.compare.results.as_ref().map_or(0, |results| results.entries.len())
    };
    assert_eq!(entries(&window), 5, "they are seen as they come");
    assert!(sees(&window, "Runs: 5 of 12 · 0 s"));
    key(&mut window, Action::Escape);
    assert!(work::comparing(&window).is_none() && window.shared.opened.shows(Page::Laboratory));
    assert!(sees(&window, "Cancelled.") && sees(&window, "Exact search of Důvod"));
    compare(&mut window, CompareMessage::Ended(number, Ok(())));
    let results = window.pages.laboratory.compare.results.as_ref().expect("results");
    assert_eq!((results.ending, results.entries.len()), (Ending::Cancelled, 5));
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
}

#[test]
fn a_run_stops_soon_after_it_is_cancelled() {
    let window = opened(HARD);
    let geometry = window.shared.session.geometry();
    for method in duvod_laboratory::recorded_methods() {
        let cancelled = std::cell::Cell::new(None);
        let began = Instant::now();
        let stop = || {
            let is_late = began.elapsed().as_millis() >= 30;
            if is_late && cancelled.get().is_none() {
                cancelled.set(Some(Instant::now()));
            }
            is_late
        };
        let board = puzzle(&window);
        let _ = duvod_laboratory::recorded(method.name, geometry, board, (0, u64::MAX), &stop);
        if let Some(cancelled) = cancelled.get() {
            assert!(cancelled.elapsed().as_millis() < 100, "{}", method.name);
            assert!(began.elapsed().as_millis() < 1000, "{}: it did not look", method.name);
        }
    }
}

#[test]
fn what_cannot_be_compared_is_said_beside_its_choice() {
    let mut window = opened(EASY);
    choose(&mut window, &[]);
    let faults = |window: &Window| -> Vec<CompareChoice> {
        window.pages.laboratory.compare.faults.iter().map(|(of, _)| *of).collect()
    };
    assert_eq!(faults(&window), [CompareChoice::Methods]);
    assert!(sees(&window, "Choose at least one method."));
    key(&mut window, Action::Enter);
    assert!(work::comparing(&window).is_none());
    compare(&mut window, CompareMessage::TakeAll(true));
    assert_eq!(faults(&window), []);
    for (choice, bad) in [
        (CompareChoice::Repetitions, "0"),
        (CompareChoice::Steps, "many"),
        (CompareChoice::Seed, "-1"),
        (CompareChoice::Heat, "0"),
        (CompareChoice::Factor, "1"),
        (CompareChoice::Limit, "0"),
        (CompareChoice::Hmax, "1,5"),
    ] {
        compare(&mut window, CompareMessage::Type(choice, bad.to_owned()));
        assert_eq!(faults(&window), [choice]);
        compare(&mut window, CompareMessage::Type(choice, String::new()));
    }
    act(&mut window, Action::Reset);
    assert_eq!(faults(&window), [CompareChoice::Puzzles], "the grid is empty");
}

#[test]
fn what_annealing_and_shooting_are_told_is_chosen_where_they_are_run() {
    let mut window = opened(EASY);
    choose(&mut window, &["exact"]);
    assert!(!sees(&window, "temperature at the start") && !sees(&window, "hmax"));
    choose(&mut window, &["annealing", "shoot-and-go-wrap"]);
    assert!(sees(&window, "Annealing: temperature at the start, T0"));
    assert!(sees(&window, "Shoot and go: a digit changes by at most hmax"));
    for (choice, typed) in [
        (CompareChoice::Heat, "12,5"),
        (CompareChoice::Factor, "0.8"),
        (CompareChoice::Limit, "40"),
        (CompareChoice::Hmax, "3"),
    ] {
        compare(&mut window, CompareMessage::Type(choice, typed.to_owned()));
    }
    compare(&mut window, CompareMessage::Type(CompareChoice::Steps, "1000".to_owned()));
    compared(&mut window, usize::MAX);
    let results = window.pages.laboratory.compare.results.as_ref().expect("results");
    assert_eq!(results.entries.len(), 2);
}

#[test]
fn what_came_of_it_is_saved_and_no_file_is_written_over_unasked() {
    let folder = Folder::new("compared");
    let mut window = opened(EASY);
    choose(&mut window, &["exact", "tabu"]);
    compared(&mut window, usize::MAX);
    for (form, name, beginning) in [
        (SaveForm::Csv, "comparison.csv", "algorithm,puzzle,"),
        (SaveForm::Json, "comparison.json", "{\"rows\":["),
        (SaveForm::Plot(0), "time-by-method.svg", "<svg "),
        (SaveForm::Plot(1), "cost-by-steps.svg", "<svg "),
    ] {
        compare(&mut window, CompareMessage::Save(form));
        assert!(
            window.files.suggested(&window.shared).ends_with(name),
            "{:?}",
            window.files.suggested(&window.shared)
        );
        let path = folder.0.join(name);
        let writing = save(&mut window, &path, false);
        assert_eq!(writing.holds, Holds::Exported);
        let text = fs::read_to_string(&path).expect("a file");
        assert!(text.starts_with(beginning) && text.ends_with('\n'), "{name}: {text}");
        compare(&mut window, CompareMessage::Save(form));
        let _ = save(&mut window, &path, false);
        assert!(matches!(card(&window), Some(Card::Exists(_))), "{name}");
        window.shared.notices.card = None;
        act(&mut window, Action::Open(Page::Laboratory));
    }
    assert!(window.files.at_hand.is_none(), "the game is of no file");
}

#[test]
fn the_page_finds_room_at_every_size() {
    let mut window = opened(EASY);
    assert_finds_room(&mut window);
    run(&mut window, "fewest-first");
    key(&mut window, Action::Puzzle(Go::On));
    assert_finds_room(&mut window);
    choose(&mut window, &["rules", "tabu", "shoot-and-go-edge", "reasoning-1"]);
    assert_finds_room(&mut window);
    compare(&mut window, CompareMessage::Type(CompareChoice::Steps, "20000".to_owned()));
    compared(&mut window, usize::MAX);
    assert_finds_room(&mut window);
}

#[test]
fn keys_go_through_the_choices_of_both_parts() {
    let mut window = opened(EASY);
    assert!(sees(&window, "Watch") && sees(&window, "Compare"));
    let method = |Window { pages, .. }: &Window| {
        let laboratory = &pages.laboratory;
        laboratory.watch.choices.method(laboratory.methods.told()).map(|method| method.name)
    };
    assert_eq!(method(&window), Some("brute-force"));
    key(&mut window, Action::Move(Move::Right));
    assert_eq!(method(&window), Some("brute-force-turned"));
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Down));
    assert_eq!(window.pages.laboratory.watch.form.at, Some(WatchChoice::Example));
    key(&mut window, Action::Enter);
    assert!(work::recording(&window).is_some());
    key(&mut window, Action::NextTab);
    assert_eq!(window.pages.laboratory.part, LaboratoryPart::Compare);
    key(&mut window, Action::Move(Move::Left));
    assert_eq!(window.pages.laboratory.compare.faults.len(), 1, "no method is chosen");
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Down));
    key(&mut window, Action::Move(Move::Right));
    key(&mut window, Action::Move(Move::Down));
    assert_eq!(window.pages.laboratory.compare.form.at, Some(CompareChoice::Count));
}
