//! What helps who makes a puzzle by hand.

use super::room::assert_finds_room;
use super::*;
use crate::SolutionsMessage;
use crate::action::Thinner;
use crate::solutions::Extent;
use duvod::generator::Thinned;
use duvod::session::Mode as Doing;

/// A window in which the digits of this puzzle are being changed.
fn editing(puzzle: &str) -> Window {
    let mut window = with_puzzle(puzzle);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert_eq!(mode(&window), Doing::Entering);
    window
}

/// Looks through the givens, as the window waits for it.
fn thin(window: &mut Window) -> Option<Thinned> {
    let (number, thinning) = work::thinning(window).expect("givens to look through");
    let thinned = thinning.run(&|| false);
    let _ = window.update(Message::Board(crate::BoardMessage::Thinned(number, thinned.clone())));
    thinned
}

fn givens(window: &Window) -> CellSet {
    puzzle(window).digits().map(|given| given.cell).collect()
}

#[test]
fn superfluous_givens_are_shown() {
    let mut window = editing(EASY);
    let before = givens(&window);
    assert!(sees(&window, "Superfluous digits") && sees(&window, "Make minimal"));
    click(&mut window, "Superfluous digits");
    assert!(sees(&window, "Looking through the digits…") && sees(&window, "Cancel"));
    let Some(Thinned::Givens(cells)) = thin(&mut window) else { panic!("givens") };
    assert!(cells.len() > 1 && (cells - before).is_empty());
    assert_eq!(window.shared.session.all_selected(), cells);
    let told =
        format!("{} digits are superfluous, each by itself; they are selected.", cells.len());
    assert_eq!(said(&window), Some(told));
    assert_eq!(givens(&window), before, "nothing is taken away");
}

#[test]
fn a_puzzle_is_made_minimal_and_that_is_taken_back_at_once() {
    let mut window = editing(EASY);
    let before = givens(&window);
    act(&mut window, BoardAction::Thin(Thinner::Minimal));
    let _ = thin(&mut window);
    let left = givens(&window);
    assert!(left.len() < before.len() && (left - before).is_empty());
    assert!(window.shared.session.is_determined() && mode(&window) == Doing::Entering);
    act(&mut window, BoardAction::Thin(Thinner::Superfluous));
    assert_eq!(thin(&mut window), Some(Thinned::Givens(CellSet::EMPTY)));
    assert_eq!(said(&window).as_deref(), Some("Every digit is needed."));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), before, "as one move");
}

#[test]
fn what_the_symmetry_joins_goes_together() {
    let mut window = editing(EASY);
    let turned = |cells: CellSet| -> CellSet {
        cells.iter().map(|cell| Cell::new(80 - cell.index())).collect()
    };
    let before = givens(&window);
    assert_eq!(turned(before), before);
    act(&mut window, BoardAction::Thin(Thinner::Joined));
    let _ = thin(&mut window);
    let left = givens(&window);
    assert!(left.len() < before.len() && turned(left) == left);
    act(&mut window, BoardAction::Select(cell("A1")));
    act(&mut window, Action::Play(PlayAction::Undo));
    act(&mut window, BoardAction::Select(cell("A1")));
    act(&mut window, BoardAction::ClearJoined);
    let gone = before - givens(&window);
    assert_eq!(gone, [cell("A1"), cell("I9")].into_iter().collect());
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(givens(&window), before);
}

#[test]
fn the_symmetry_that_is_kept_is_that_of_the_puzzle() {
    let mirrored =
        ".51...78.7..8.1..38...5...12...3...79..5.8..6.3..2..9...9.1.6..1..3.2..9....4....";
    let mut window = editing(mirrored);
    act(&mut window, BoardAction::Thin(Thinner::Joined));
    let _ = thin(&mut window);
    let left = givens(&window);
    let mirror = |cell: Cell| Cell::new(cell.index() / 9 * 9 + 8 - cell.index() % 9);
    assert_eq!(left.iter().map(mirror).collect::<CellSet>(), left);
    let first = left.iter().next().expect("a given");
    act(&mut window, BoardAction::Select(first));
    act(&mut window, BoardAction::ClearJoined);
    assert_eq!(left - givens(&window), [first, mirror(first)].into_iter().collect());
    assert!(said(&window).is_some_and(|said| said.ends_with("Symmetry: left and right.")));
    let mut window = editing(&EASY.replacen("53.", "534", 1));
    act(&mut window, BoardAction::Thin(Thinner::Joined));
    assert!(work::thinning(&window).is_none());
    assert!(sees(
        &window,
        "The digits of the puzzle do not stand symmetrically, so there is no symmetry to keep."
    ));
}

#[test]
fn what_is_asked_too_early_or_too_late_is_told() {
    let mut window = with_puzzle(EASY);
    act(&mut window, BoardAction::Thin(Thinner::Minimal));
    assert!(work::thinning(&window).is_none());
    assert_eq!(said(&window).as_deref(), Some("First change the digits of the puzzle (F2)."));
    let mut window = editing(&EASY.replace(['5', '3'], "."));
    assert!(!sees(&window, "Make minimal"));
    act(&mut window, BoardAction::Thin(Thinner::Minimal));
    let _ = thin(&mut window);
    assert_eq!(said(&window).as_deref(), Some("The puzzle does not have exactly one solution."));
    let mut window = editing(EASY);
    act(&mut window, BoardAction::Thin(Thinner::Minimal));
    let (number, thinning) = work::thinning(&window).expect("work");
    let thinned = thinning.run(&|| false);
    act(&mut window, BoardAction::Select(cell("A1")));
    act(&mut window, Action::Clear);
    assert!(work::thinning(&window).is_none(), "it was of another puzzle");
    let before = givens(&window);
    let _ = window.update(Message::Board(crate::BoardMessage::Thinned(number, thinned)));
    assert_eq!(givens(&window), before);
    act(&mut window, BoardAction::Thin(Thinner::Minimal));
    act(&mut window, Action::Escape);
    assert!(work::thinning(&window).is_none());
    act(&mut window, Action::Move(Move::Down));
}

#[test]
fn digits_that_leave_one_solution_are_pressed() {
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('7', ".", 2));
    solve(&mut window);
    let several = window.shared.session.several_solutions().expect("several solutions");
    let completion = several.completion.clone().expect("digits");
    let name = |window: &Window, number: usize| {
        let (one, geometry) = (completion.alone[number], window.shared.session.geometry());
        let words = words::CompleteOne {
            cell: geometry.cell_name(one.cell),
            digit: geometry.digit_name(one.digit),
        };
        window.look().say(&words.into())
    };
    if completion.alone.is_empty() {
        act(&mut window, BoardAction::Complete(None));
    } else {
        let label = name(&window, 0);
        click(&mut window, &label);
    }
    assert!(window.shared.session.is_determined(), "{completion:?}");
    assert_eq!(mode(&window), Doing::Playing, "it goes on as before");
}

#[test]
fn all_solutions_are_saved() {
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('7', ".", 2));
    solve(&mut window);
    let last =
        window.shared.session.several_solutions().and_then(duvod::session::SeveralSolutions::last);
    click(&mut window, "Save all…");
    assert!(window.shared.opened.shows(Page::Solutions) && sees(&window, "Cancel"));
    list(&mut window);
    let Some(crate::sources::Aside::Exported { bytes, name, .. }) = &window.files.aside else {
        panic!("a file")
    };
    let text = std::str::from_utf8(bytes).expect("a text");
    assert_eq!(*name, Some("solutions.txt"));
    assert_eq!(text.lines().count() as u64, last.expect("they are counted") + 1);
    let is_full = |line: &str| line.len() == 81 && line.bytes().all(|byte| byte.is_ascii_digit());
    assert!(text.lines().all(is_full), "{text}");
}

/// Lists the solutions, as the window waits for it.
fn list(window: &mut Window) {
    let (number, listing) = work::solution_listing(window).expect("solutions to list");
    assert!(listing.run(&|| false));
    let _ = window.update(Message::Page(PageMessage::Solutions(SolutionsMessage::Ended(number))));
}

#[test]
fn solutions_are_gone_through_in_a_list() {
    let mut window = with_puzzle(&EASY.replacen("53", "..", 1).replacen('7', ".", 2));
    act(&mut window, Action::Open(Page::Solutions));
    assert!(window.shared.opened.page.is_none(), "nothing is known of them yet");
    solve(&mut window);
    click(&mut window, "List");
    list(&mut window);
    let several = window.shared.session.several_solutions().expect("several solutions");
    let (last, differ) = (several.last().expect("they are counted"), several.differ);
    assert_eq!(window.pages.solutions.found().len() as u64, last + 1);
    let shown = |window: &Window| {
        let solution = window.board.sight.browsing.solution().expect("one is shown");
        (window.board.sight.browsing.number(), solution.clone())
    };
    let (number, first) = shown(&window);
    assert_eq!(number, Some(0));
    key(&mut window, Action::Move(Move::Down));
    let (number, second) = shown(&window);
    assert_eq!(number, Some(1));
    let others = differ.iter().filter(|cell| first.digit(*cell) != second.digit(*cell)).count();
    assert!(others > 0 && sees(&window, &others.to_string()), "in how many cells they differ");
    let one = differ.iter().next().expect("a cell");
    let name = words::SolutionsCell { cell: geometry(&window).cell_name(one) };
    let name = window.look().say(&name.into());
    assert!(sees(&window, &name), "{name}");
    key(&mut window, Action::Go(Go::Last));
    assert_eq!(shown(&window).0, Some(last));
    assert_finds_room(&mut window);
    key(&mut window, Action::Escape);
    assert!(window.shared.opened.page.is_none());
    assert_eq!(shown(&window).0, Some(last), "what was chosen is still shown");
    act(&mut window, Action::Open(Page::Solutions));
    assert_eq!(window.pages.solutions.chosen as u64, last);
    assert!(work::solution_listing(&window).is_none(), "they are listed already");
    act(&mut window, BoardAction::Select(cell("A1")));
    window.shared.opened.page = None;
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    act(&mut window, Action::Digit(0));
    assert!(window.pages.solutions.found().is_empty(), "they were of another puzzle");
}

#[test]
fn a_listing_is_cancelled_and_what_came_stays() {
    let mut window = with_puzzle(&format!("12{}", ".".repeat(79)));
    solve(&mut window);
    act(&mut window, Action::Open(Page::Solutions));
    let (number, listing) = work::solution_listing(&window).expect("solutions to list");
    let looked = std::cell::Cell::new(0);
    let stopped = || looked.replace(looked.get() + 1) >= 3;
    assert!(!listing.run(&stopped));
    let _ = window.update(Message::Tick(Instant::now()));
    let came = window.pages.solutions.found().len();
    assert!(came > 0 && sees(&window, "Cancel") && !sees(&window, "Save all…"));
    assert!(window.board.sight.browsing.solution().is_some(), "the first is shown at once");
    key(&mut window, Action::Escape);
    assert!(
        work::solution_listing(&window).is_none() && window.shared.opened.shows(Page::Solutions)
    );
    assert!(sees(&window, "Cancelled.") && sees(&window, "List all") && sees(&window, "Save all…"));
    let _ = window.update(Message::Page(PageMessage::Solutions(SolutionsMessage::Ended(number))));
    assert_eq!(window.pages.solutions.extent, Extent::Stopped);
    assert_eq!(window.pages.solutions.found().len(), came);
    assert_finds_room(&mut window);
    click(&mut window, "List all");
    assert!(work::solution_listing(&window).is_some());
    act(&mut window, Action::Open(Page::Keys));
    assert!(work::solution_listing(&window).is_none(), "nobody waits for it");
}

#[test]
fn who_copied_a_puzzle_is_not_asked_whether_it_has_too_many_digits() {
    let mut window = window();
    let geometry = window.shared.session.geometry().clone();
    let board = StateText::parse(EASY, &geometry).expect("a puzzle").board;
    let type_all = |window: &mut Window, cells: &[Cell]| {
        for cell in cells {
            act(window, BoardAction::Select(*cell));
            let digit = board.entry(*cell).digit().expect("a given");
            act(window, Action::Digit(digit.index()));
        }
    };
    let cells: Vec<Cell> = board.digits().map(|given| given.cell).collect();
    type_all(&mut window, &cells);
    assert!(window.shared.session.is_determined() && mode(&window) == Doing::Entering);
    assert!(!sees(&window, "Make minimal"));
    act(&mut window, Action::Reset);
    let mixed: Vec<Cell> =
        cells.iter().step_by(2).chain(cells.iter().skip(1).step_by(2)).rev().copied().collect();
    type_all(&mut window, &mixed);
    assert!(sees(&window, "Make minimal"), "who goes to and fro makes one");
}
