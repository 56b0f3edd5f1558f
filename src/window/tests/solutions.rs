//! Moving between the solutions of a puzzle that has several.

use super::*;

/// The example with few of its givens: 110 solutions.
pub(super) const SEVERAL: &str =
    "53..7....6..1.5....9.....6.8...6...34..8.3..17...2.....6..........419..5....8..79";

/// The digits on the grid.
fn digits(window: &Window) -> Vec<usize> {
    let shown = drawn(window).cells.into_iter().filter_map(|cell| cell.digit);
    shown.map(|shown| shown.digit.index()).collect()
}

#[test]
fn solutions_are_walked_and_what_differs_is_marked() {
    let mut window = solved(SEVERAL);
    let several = window.shared.session.several_solutions().expect("several solutions").clone();
    let last = several.last().expect("so few that they are counted");
    assert!(sees(&window, "Look at the solutions one by one:") && last > 1);
    act(&mut window, Action::Go(Go::On));
    assert!(sees(&window, "Looking for the solution…"));
    work::search(&mut window);
    assert!(sees(&window, &format!("Solution 1 of {}", last + 1)));
    let first = digits(&window);
    assert_eq!(first.len(), 81);
    act(&mut window, Action::Go(Go::On));
    let second = format!("Solution 2 of {}", last + 1);
    assert!(sees(&window, &second) && work::solution_search(&window).is_none(), "it is at hand");
    let scene = drawn(&window);
    for (index, digit) in digits(&window).into_iter().enumerate() {
        let cell = Cell::new(index);
        assert!(digit == first[index] || scene.has(cell, CellRole::Differs));
        assert_eq!(several.differ.contains(cell), scene.has(cell, CellRole::Differs));
    }
    act(&mut window, Action::Go(Go::Last));
    if work::solution_search(&window).is_some() {
        work::search(&mut window);
    }
    let end = format!("Solution {0} of {0}", last + 1);
    assert!(sees(&window, &end));
    act(&mut window, Action::Go(Go::On));
    assert!(sees(&window, &end), "it stops at the last");
    act(&mut window, Action::Escape);
    assert!(digits(&window).len() < 81);
}

#[test]
fn a_solution_is_drawn_or_named() {
    let mut window = solved(SEVERAL);
    act(&mut window, BoardAction::DrawSolution);
    work::search(&mut window);
    assert!(sees(&window, "A random solution"));
    let _ = window.update(PanelMessage::NumberTyped("3".to_owned()).into());
    let _ = window.update(PanelMessage::NumberGiven.into());
    work::search(&mut window);
    assert!(sees(&window, "Solution 3 of 110"));
    for wrong in ["0", "100000000", "x", ""] {
        let _ = window.update(PanelMessage::NumberTyped(wrong.to_owned()).into());
        let _ = window.update(PanelMessage::NumberGiven.into());
        assert!(sees(&window, "There is no solution with that number."), "{wrong}");
    }
    act(&mut window, BoardAction::DrawSolution);
    let (_, waited) = work::solution_search(&window).expect("a search");
    assert_eq!(waited.run(&|| true), None, "it can be cancelled");
}

#[test]
fn the_card_is_short_until_more_is_asked_for() {
    let mut window = solved(SEVERAL);
    let advice = window.shared.session.finding().expect("a finding").advice.clone();
    let advice: Vec<String> = advice.iter().map(|words| window.look().say(words)).collect();
    assert!(!advice.is_empty() && !sees(&window, &advice[0]));
    click(&mut window, "More details (M)");
    assert!(sees(&window, &advice[0]));
    click(&mut window, "Fewer details (M)");
    assert!(!sees(&window, &advice[0]));
}

#[test]
fn another_puzzle_has_other_solutions() {
    let mut window = solved(SEVERAL);
    act(&mut window, Action::Go(Go::First));
    work::search(&mut window);
    write(&mut window, "C1", 4);
    assert!(
        window.board.sight.browsing.solution().is_none() && !sees(&window, "Solution 1 of 110")
    );
}

#[test]
fn the_card_of_several_solutions_is_used_by_keys() {
    let mut window = solved(SEVERAL);
    assert!(sees(&window, "More details (M)") && sees(&window, "Hide differences (D)"));
    key(&mut window, AnswerAction::ToggleDetails);
    assert!(sees(&window, "Fewer details (M)"));
    key(&mut window, BoardAction::ToggleDifferences);
    assert!(!window.board.sight.differences && sees(&window, "Show differences (D)"));
    let _ = window.update(PanelMessage::NumberTyped("2".to_owned()).into());
    let _ = window.update(PanelMessage::NumberGiven.into());
    work::search(&mut window);
    assert!(sees(&window, "Solution 2 of 110") && window.board.sight.browsing.typed.is_empty());
    key(&mut window, Action::Go(Go::On));
    assert!(sees(&window, "Solution 3 of 110"), "the keys are not the field's any more");
    let _ = window.update(PanelMessage::NumberTyped("x".to_owned()).into());
    let _ = window.update(Message::FieldLeft);
    assert!(window.board.sight.browsing.typed.is_empty() && sees(&window, "Solution 3 of 110"));
    let mut window = solved(EASY);
    key(&mut window, BoardAction::ToggleDifferences);
    assert!(!window.board.sight.differences, "there is one solution");
}

#[test]
fn the_grid_shows_at_once_where_solutions_differ_and_what_is_possible_there() {
    let window = solved(SEVERAL);
    let several = window.shared.session.several_solutions().expect("several solutions");
    let scene = drawn(&window);
    for (index, picture) in scene.cells.iter().enumerate() {
        let (cell, possible) = (Cell::new(index), several.possible.digits()[index]);
        assert_eq!(several.differ.contains(cell), scene.has(cell, CellRole::Differs));
        match picture.digit {
            Some(shown) => assert_eq!(possible.only(), Some(shown.digit)),
            None => assert_eq!((picture.pencil, possible.len() > 1), (possible, true)),
        }
    }
    assert!(sees(
        &window,
        &format!(
            "The solutions differ in {} cells; the grid shows what is possible there.",
            several.differ.len()
        )
    ));
}

#[test]
fn of_a_puzzle_without_a_solution_the_likely_slip_comes_first_and_is_mended_by_a_click() {
    let wrong = EASY.replacen("..7", "..4", 1);
    let mut window = solved(&wrong);
    let slips = window.shared.session.repairs().to_vec();
    let finding = window.shared.session.finding().expect("a finding");
    let red =
        drawn(&window).cells.iter().filter(|it| it.roles.contains(&CellRole::Conflict)).count();
    assert!(!slips.is_empty() && red > 0 && red <= 8, "{red} of {}", finding.cells.len());
    let geometry = window.shared.session.geometry().clone();
    let slip = slips.iter().position(|slip| slip.cell == cell("E1")).expect("what was mistyped");
    assert!(slip < 3, "{slips:?}");
    let (digit, instead) =
        (geometry.symbol(slips[slip].digit), geometry.symbol(slips[slip].instead));
    assert!(drawn(&window).has(cell("E1"), CellRole::Conflict), "the grid shows which it is");
    click(&mut window, &format!("Change the {digit} in E1 to {instead}"));
    assert_eq!(mode(&window), duvod::session::Mode::Playing);
    assert_eq!(puzzle(&window).entry(cell("E1")).digit(), Some(slips[slip].instead));
    key(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(puzzle(&window).entry(cell("E1")).digit(), Some(slips[slip].digit));
    key(&mut window, Action::Play(PlayAction::Redo));
    solve(&mut window);
    assert_eq!(mode(&window), duvod::session::Mode::Explaining);
}

#[test]
fn the_card_says_that_the_grid_shows_what_is_possible_only_while_it_does() {
    let mut window = solved(SEVERAL);
    let count = window.shared.session.several_solutions().expect("several solutions").differ.len();
    let (bare, shown) = (
        format!("The solutions differ in {count} cells."),
        format!("The solutions differ in {count} cells; the grid shows what is possible there."),
    );
    let says = |window: &Window| [&bare, &shown].map(|text| sees(window, text));
    assert_eq!(says(&window), [false, true]);
    key(&mut window, BoardAction::ToggleDifferences);
    assert_eq!(says(&window), [true, false], "the differences are hidden");
    key(&mut window, BoardAction::ToggleDifferences);
    assert_eq!(says(&window), [false, true]);
    act(&mut window, BoardAction::DrawSolution);
    work::search(&mut window);
    assert_eq!(says(&window), [true, false], "one solution is shown");
    act(&mut window, Action::Escape);
    assert_eq!(says(&window), [false, true]);
}

#[test]
fn what_is_possible_is_claimed_of_no_cell_that_the_player_filled() {
    let mut window = with_puzzle(SEVERAL);
    let differ = {
        let window = solved(SEVERAL);
        window.shared.session.several_solutions().expect("several solutions").differ
    };
    let filled = differ.first().expect("a cell");
    act(&mut window, BoardAction::Select(filled));
    act(&mut window, Action::Digit(3));
    solve(&mut window);
    assert!(drawn(&window).cells[filled.index()].digit.is_some(), "the digit stays");
    let count = differ.len();
    let told = format!(
        "The solutions differ in {count} cells; the grid shows what is possible in those that are empty."
    );
    assert!(sees(&window, &told));
}

#[test]
fn a_given_that_was_copied_into_the_cell_beside_is_moved_by_one_click() {
    // The 4 of D8 stands in C8.
    let wrong = EASY.replacen("...419..5", "..4.19..5", 1);
    let mut window = solved(&wrong);
    assert!(sees(&window, "Move the 4 from C8 to D8"));
    act(&mut window, ShowAction::Language(0));
    let before = ["Porovnejte zadání s předlohou. ", "Právě jedno řešení by mělo "].concat();
    let ends = ["po jedné z těchto oprav:", "třeba po jedné z těchto oprav:"];
    assert!(ends.iter().any(|end| sees(&window, &(before.clone() + end))));
    click(&mut window, "Přesunout 4 z C8 do D8");
    let right = StateText::parse(EASY, geometry(&window)).expect("a puzzle").board;
    assert_eq!(*puzzle(&window), right);
    key(&mut window, Action::Play(PlayAction::Undo));
    assert_ne!(*puzzle(&window), right, "one step takes it back");
    assert_eq!(givens(&window), right.digits().count());
}
