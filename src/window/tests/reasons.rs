//! Steps that belong to hints, judgements and cards: shown, unfolded, and walked with the grid as it is there.

use super::*;
use crate::{hint, proof, why};
use duvod::message::Message as Words;
use duvod::session;

/// A puzzle whose first step supposes something, in many steps.
const LONG: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

/// A puzzle from which singles come to a contradiction.
const CONTRADICTION: &str =
    "3..58..24.4..3..9...6..15.8...6.2....6...8..9...94....1.5..43.....2..........5..1";

/// Asks for the whole step.
fn ask(window: &mut Window) {
    act(window, AnswerAction::Tab(Tab::Hint));
    let _ = window.update(PanelMessage::Hint(hint::Message::Ask(Strength::Step)).into());
    advise(window);
}

fn shown(window: &Window) -> Option<StepPath> {
    window.answers.hint.shown().map(|(_, place)| place)
}

fn digits(window: &Window, hand: DigitOrigin) -> usize {
    let cells = drawn(window).cells;
    let by = |digit: duvod::picture::ShownDigit| digit.hand == hand && !digit.pale;
    cells.into_iter().filter_map(|cell| cell.digit).filter(|&digit| by(digit)).count()
}

#[test]
fn the_reason_of_a_mistake_is_walked() {
    let mut window = begun(EASY, &[("E7", 5)]);
    ask(&mut window);
    assert!(drawn(&window).has(cell("E7"), CellRole::Conflict));
    assert!(drawn(&window).marks.is_empty());
    act(&mut window, Action::Go(Go::On));
    assert_eq!(shown(&window), Some(StepPath::step(0)));
    let scene = drawn(&window);
    assert!(!scene.marks.is_empty() || scene.cells.iter().any(|cell| !cell.roles.is_empty()));
    assert_eq!(digits(&window, DigitOrigin::Given), 30);
    assert_eq!(digits(&window, DigitOrigin::Entered), 0, "the mistake is no part of the reason");
    act(&mut window, Action::Go(Go::Last));
    act(&mut window, Action::Escape);
    assert!(
        shown(&window).is_none() && window.answers.hint.hint().is_some(),
        "first the line is left"
    );
    act(&mut window, Action::Escape);
    assert!(window.answers.hint.hint().is_none());
}

#[test]
fn a_long_hint_is_laid_out_and_walked() {
    let mut window = with_puzzle(LONG);
    ask(&mut window);
    assert!(sees(&window, "Suppose D7 is 3."), "what the sentence says is below");
    act(&mut window, Action::Go(Go::On));
    act(&mut window, Action::Go(Go::On));
    assert_eq!(shown(&window), Some(StepPath::step(0).within(0, 0)));
    assert!(digits(&window, DigitOrigin::Supposed) > 0);
    act(&mut window, Action::Go(Go::Last));
    assert!(shown(&window).is_some_and(|place| place.depth() == 1), "what cannot be");
    act(&mut window, ShowAction::Language(0));
    assert!(shown(&window).is_some(), "it is the same in another language");
    act(&mut window, AnswerAction::Fold);
    assert_eq!(shown(&window), Some(StepPath::step(0)));
    act(&mut window, AnswerAction::Unfold);
    act(&mut window, AnswerAction::Unfold);
    assert_eq!(shown(&window), Some(StepPath::step(0).within(0, 0)));
    act(&mut window, AnswerAction::WalkAlone);
    assert!(window.answers.walking.is_playing);
}

#[test]
fn the_step_of_a_judgement_is_shown() {
    let mut window = begun(EASY, &[("E5", 5)]);
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    act(&mut window, Action::Go(Go::On));
    assert!(shown(&window).is_none(), "what is folded is not walked");
    let _ = window.update(PanelMessage::Hint(hint::Message::ToggleJudgement).into());
    assert!(sees(&window, "Hide the step"));
    act(&mut window, Action::Go(Go::On));
    assert_eq!(shown(&window), Some(StepPath::step(0)));
    assert!(drawn(&window).has(cell("E5"), CellRole::Placed));
    let toggle = proof::Message::ToggleAll;
    let _ = window.update(PanelMessage::Hint(hint::Message::Judgement(toggle)).into());
    assert!(shown(&window).is_none() && sees(&window, "Show the step"));
}

/// A puzzle without a solution, and why it has none.
fn contradicted() -> Window {
    let mut window = with_puzzle(CONTRADICTION);
    solve(&mut window);
    window
}

#[test]
fn the_way_to_a_contradiction_is_walked() {
    let mut window = contradicted();
    let proof = window.answers.finding.proof.as_ref().expect("steps to the contradiction");
    let (steps, used) = (proof.trace().steps.len(), proof.trace().start.givens.len());
    let all = givens(&window);
    assert!(steps > 0 && used < all);
    act(&mut window, Action::Go(Go::First));
    assert_eq!(digits(&window, DigitOrigin::Given), used, "the other givens are pale");
    act(&mut window, Action::Go(Go::Last));
    let place = window.answers.finding.proof.as_ref().and_then(proof::Proof::place);
    assert_eq!(place, Some(StepPath::step(steps)), "what cannot be is the last line");
    act(&mut window, BoardAction::Select(cell("A1")));
    act(&mut window, Action::Escape);
    assert_eq!(digits(&window, DigitOrigin::Given), all);
    act(&mut window, Action::Go(Go::First));
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert!(drawn(&window).marks.is_empty(), "another state has no such steps");
}

#[test]
fn what_is_certain_is_walked_while_it_is_shown() {
    let several =
        "53..7....6..1.5....9.....6.8...6...34..8.3..17...2.....6..........419..5....8..79";
    let mut window = solved(several);
    act(&mut window, Action::Go(Go::On));
    assert!(work::solution_search(&window).is_some(), "at first keys move between the solutions");
    act(&mut window, Action::Escape);
    act(&mut window, AnswerAction::ToggleDetails);
    let _ = window.update(PanelMessage::Card(proof::Message::ToggleAll).into());
    act(&mut window, Action::Go(Go::On));
    assert!(work::solution_search(&window).is_none());
    let place = window.answers.finding.proof.as_ref().and_then(proof::Proof::place);
    assert_eq!(place, Some(StepPath::step(0)));
    assert!(drawn(&window).cells.iter().any(|cell| cell.roles.contains(&CellRole::Placed)));
    act(&mut window, BoardAction::Solution(Go::First));
    assert!(work::solution_search(&window).is_some(), "the buttons of the solutions are theirs");
}

#[test]
fn while_a_puzzle_is_entered_every_tab_says_how_to_go_on() {
    let mut window = with_puzzle(EASY);
    ask(&mut window);
    act(&mut window, Action::Play(PlayAction::PlayOrEdit));
    assert_eq!(mode(&window), session::Mode::Entering);
    assert!(window.answers.hint.hint().is_none(), "the hint was for the game");
    for tab in Tab::ALL {
        act(&mut window, AnswerAction::Tab(tab));
        assert!(sees(&window, "Play (F2)"), "{tab:?}");
        assert!(!sees(&window, "Give me a hint (H)"), "{tab:?}");
    }
    for asked in
        [Action::Answer(AnswerAction::Hint), Action::Answer(AnswerAction::AllSteps), Action::Enter]
    {
        act(&mut window, AnswerAction::Tab(Tab::Hint));
        act(&mut window, asked);
        assert!(
            work::consultation(&window).is_none() && work::listing(&window).is_none(),
            "{asked:?}"
        );
        assert_eq!(mode(&window), session::Mode::Entering, "nothing plays it unasked");
        let prompt = Some("The puzzle is being entered. The key F2 begins to play it.");
        assert!(asked == Action::Enter || super::said(&window).as_deref() == prompt, "{asked:?}");
    }
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    click(&mut window, "Play (F2)");
    assert!(sees(&window, "Give me a hint (H)"));
    for _ in 0..4 {
        ask(&mut window);
    }
    assert!(sees(&window, "Do it (Enter)"));
}

#[test]
fn a_solved_grid_looks_solved_beside_a_hint() {
    let mut window = solved(EASY);
    act(&mut window, AnswerAction::Tab(Tab::Hint));
    assert_eq!(
        (digits(&window, DigitOrigin::Solved), digits(&window, DigitOrigin::Entered)),
        (51, 0)
    );
    ask_hint(&mut window);
    assert_eq!(
        (digits(&window, DigitOrigin::Solved), digits(&window, DigitOrigin::Entered)),
        (51, 0)
    );
}

#[test]
fn digits_of_the_player_stay_the_players_while_a_hint_is_walked() {
    let mut window = begun(EASY, &[("C1", 4), ("E5", 5)]);
    act(&mut window, AnswerAction::Judge);
    advise(&mut window);
    act(&mut window, Action::Go(Go::On));
    let scene = drawn(&window);
    let shown = scene.cells[cell("C1").index()].digit.expect("a digit");
    assert_eq!((shown.digit, shown.hand), (Digit::new(3), DigitOrigin::Entered));
}

#[test]
fn an_answer_has_three_paragraphs_and_of_a_single_step_says_nothing_twice() {
    let (mut single, mut long) = (0, 0);
    for (puzzle, every) in [(EASY, 1), (HARD, 4)] {
        let mut window = solved(puzzle);
        for index in (0..81).step_by(every) {
            act(&mut window, BoardAction::Select(Cell::new(index)));
            let Some(why) = window.answers.why.answer() else { continue };
            let parts = why.parts(|rule| window.shared.session.score(rule), window.shared.locale());
            if why.slice.steps.is_empty() {
                continue;
            }
            assert!(parts.iter().all(|part| !part.is_empty()));
            if let [line] = why.lines.as_slice() {
                single += 1;
                let sentences: Vec<_> = parts.iter().flatten().collect();
                assert!(!sentences.contains(&&line.sentence), "{sentences:?}");
            } else {
                long += 1;
            }
            let told = why.told(|rule| window.shared.session.score(rule), window.shared.locale());
            let lines: Vec<Words> =
                parts.map(|sentences| Words::from(words::WhyLine { sentences })).to_vec();
            assert_eq!(told, lines);
        }
    }
    assert!(single > 3 && long > 40, "{single} {long}");
}

/// The givens that the grid frames.
fn framed_givens(window: &Window) -> Vec<Cell> {
    let scene = window.board.sight.grid.scene();
    let givens = puzzle(window).givens().map(|one| one.cell);
    givens.filter(|cell| scene.has(*cell, CellRole::Premise)).collect()
}

/// The grid frames the givens that the answer lists, and in each line none besides; gives how many lines it looked at.
fn check_frames(window: &mut Window, about: &str) -> usize {
    let Some(why) = window.answers.why.answer() else { return 0 };
    let listed: Vec<Cell> = why.givens.iter().map(|given| given.cell).collect();
    let mut places = Vec::new();
    for (number, step) in why.slice.steps.iter().enumerate() {
        let place = StepPath::step(number);
        for (number, case) in step.cases.iter().enumerate() {
            places.extend((0..case.steps.len()).map(|inner| place.within(number, inner)));
        }
        places.push(place);
    }
    if !places.is_empty() {
        assert_eq!(framed_givens(window), listed, "{about}");
    }
    for place in &places {
        let choose = proof::Message::Choose(place.clone());
        let _ = window.update(PanelMessage::Why(why::Message::Proof(choose)).into());
        for cell in framed_givens(window) {
            assert!(listed.contains(&cell), "{about}, {place:?}: {cell:?} of {listed:?}");
        }
    }
    key(window, Action::Escape);
    places.len()
}

#[test]
fn the_grid_frames_the_givens_that_are_listed() {
    let mut lines = 0;
    for (puzzle, every) in [(EASY, 1), (HARD, 7), (LONG, 16)] {
        let mut window = solved(puzzle);
        for index in (0..81).step_by(every) {
            let cell = Cell::new(index);
            act(&mut window, BoardAction::Select(cell));
            lines += check_frames(&mut window, &format!("{puzzle} {index}"));
            if puzzle == EASY && work::inquiry(&window).is_some() {
                seek(&mut window);
                lines += check_frames(&mut window, &format!("{puzzle} {index}, shortest"));
            }
            act(&mut window, AnswerAction::WhyNot);
            act(&mut window, Action::Digit(index % 9));
            lines += check_frames(&mut window, &format!("{puzzle} {index}, why not"));
        }
    }
    assert!(lines > 1000, "{lines}");
}

#[test]
fn of_a_single_in_sight_of_all_other_digits_as_many_givens_are_listed() {
    let mut window = selecting(solved(EASY), "E5");
    seek(&mut window);
    let why = window.answers.why.answer().expect("an answer");
    assert_eq!((why.slice.steps.len(), why.givens.len()), (1, 8));
    assert_eq!(framed_givens(&window).len(), 8);
}

#[test]
fn why_there_is_no_solution_is_told_of_the_puzzle_at_hand_alone() {
    let mut window = contradicted();
    assert!(window.answers.finding.proof.is_some());
    super::grids::choose(&mut window, "6x6");
    let _ = super::grids::play(&mut window);
    assert!(window.answers.finding.proof.is_none());
    act(&mut window, ShowAction::NextLanguage);
    paint(&window, FIRST);
}
