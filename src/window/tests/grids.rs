//! Every grid in the window: each that comes with the program, and some that are put together, from choosing it to export.

use super::exporting::choose as choose_export;
use super::games::make;
use super::practising::judged;
use super::*;
use crate::action::NewGame;
use crate::{BookMessage, ExportChoice, MakerMessage};
use duvod::knowledge::CLASSIC_GRID;
use duvod::practice::Exercise;
use duvod::search::{Search, Solution, Verdict};

/// Grids that are put together.
pub(super) const COMBINED: [&str; 7] = [
    "9x9+anti-knight+x",
    "9x9+windoku+x",
    "9x9+anti-king+non-consecutive",
    "6x6+anti-knight",
    "6x6+x",
    "jigsaw-9x9+x",
    "16x16+x",
];

/// The names of all grids that come with the program.
pub(super) fn bundled() -> Vec<String> {
    ENGLISH.knowledge.grids().map(|grid| grid.name().to_owned()).collect()
}

/// Takes the grid of this name from the menu of grids, where it is offered.
fn take(window: &mut Window, name: &str) -> bool {
    act(window, Action::Toggle(Menu::Grids));
    assert!(window.shared.opened.menu.is_some(), "{:?}", said(window));
    let place = window.shared.opened.grids.iter().position(|grid| grid.name() == name);
    match place {
        Some(number) => act(window, Action::Page(PageAction::Grid(number))),
        None => act(window, Action::Toggle(Menu::Grids)),
    }
    place.is_some()
}

/// Chooses a grid, part by part if it is not offered at once.
pub(super) fn choose(window: &mut Window, name: &str) {
    if take(window, name) {
        return;
    }
    let mut so_far = String::new();
    for part in name.split('+') {
        so_far = if so_far.is_empty() { part.to_owned() } else { format!("{so_far}+{part}") };
        let grid = ENGLISH.knowledge.grid_of(&so_far).expect("a grid");
        assert!(take(window, grid.name()), "{} is offered on the way to {name}", grid.name());
    }
    assert_eq!(grid_name(window), name);
}

/// An easy puzzle of the grid that is chosen.
pub(super) fn play(window: &mut Window) -> Solution {
    act(window, Action::Page(PageAction::NewGame(NewGame::Of(Level::Easy))));
    make(window);
    let (geometry, puzzle) = (window.shared.session.geometry(), window.shared.session.puzzle());
    assert!(window.shared.session.has_puzzle(), "{}: {:?}", geometry.name(), said(window));
    let Verdict::One(solution) = Search::new(geometry).verdict(puzzle) else {
        panic!("{}: one solution", geometry.name())
    };
    solution
}

/// The place of the key that has this sign.
fn code(sign: char) -> Code {
    match sign {
        '0' => Code::Digit0,
        '1' => Code::Digit1,
        '2' => Code::Digit2,
        '3' => Code::Digit3,
        '4' => Code::Digit4,
        '5' => Code::Digit5,
        '6' => Code::Digit6,
        '7' => Code::Digit7,
        '8' => Code::Digit8,
        '9' => Code::Digit9,
        // The sign of a letter counts, not its place.
        _ => Code::KeyA,
    }
}

/// Presses the key with this sign.
fn press(window: &mut Window, sign: char, modifiers: Modifiers) {
    let mut screen = simulator(window, FIRST);
    let _ = screen.simulate([pressed(&sign.to_string(), code(sign), modifiers)]);
    let messages = screen.into_messages().collect();
    super::take(window, messages);
}

/// The middle of a cell on the screen.
fn middle(window: &Window, cell: Cell) -> Point {
    let (layout, geometry) = (window.shared.layout(), window.shared.session.geometry());
    let lengths = layout.lengths;
    let (row, column) = (geometry.row(cell) as f32 + 0.5, geometry.column(cell) as f32 + 0.5);
    let left = layout.inset + lengths.left + lengths.gutter;
    let top = lengths.top_bar + lengths.above_toolbar + lengths.toolbar + lengths.letters;
    Point::new(left + column * layout.cell, top + row * layout.cell)
}

/// Each digit is written by its key, marked with Shift, and taken back; cells are chosen by a click.
fn enter(window: &mut Window, solution: &Solution) {
    let geometry = Arc::clone(window.shared.session.geometry());
    for cell in [empty_cells(window)[0], *empty_cells(window).last().expect("a cell")] {
        let asked = asked_at(window, FIRST, [middle(window, cell)]);
        let is_meant = |asked: &Action| match asked {
            Action::Board(BoardAction::Select(pressed))
            | Action::Play(PlayAction::Press(pressed, _)) => *pressed == cell,
            _ => false,
        };
        assert!(asked.iter().any(is_meant), "{}: {asked:?}", geometry.name());
        act(window, BoardAction::Select(cell));
        for digit in geometry.digits() {
            let symbol = geometry.symbol(digit);
            press(window, symbol, Modifiers::empty());
            let entry = board(window).entry(cell).digit();
            assert_eq!(entry, Some(digit), "{}: {symbol}", geometry.name());
            press(window, symbol, Modifiers::empty());
            assert_eq!(board(window).entry(cell).digit(), None, "the same key again");
        }
        // What collides is no mark.
        let symbol = geometry.symbol(solution.digit(cell));
        let is_marked =
            |window: &Window| window.shared.session.marks(cell).contains(solution.digit(cell));
        let before = is_marked(window);
        press(window, symbol, Modifiers::SHIFT);
        assert_ne!(is_marked(window), before, "{}: {symbol}", geometry.name());
    }
    act(window, Action::Play(PlayAction::FillMarks));
    for size in [FIRST, Size::new(1920.0, 1080.0), Size::new(700.0, 500.0)] {
        let _ = window.update(Message::System(SystemMessage::Resized(size)));
        paint(window, size);
    }
    let _ = window.update(Message::System(SystemMessage::Resized(FIRST)));
}

/// A hint, then the solution: why a cell holds its digit, and the procedure.
fn explain(window: &mut Window, solution: &Solution) {
    let name = grid_name(window).to_owned();
    act(window, Action::Play(PlayAction::Restart));
    ask_hint(window);
    assert!(window.answers.hint.hint().is_some(), "{name}");
    let open = empty_cells(window);
    solve(window);
    assert!(window.shared.session.is_complete(), "{name}");
    act(window, AnswerAction::Tab(Tab::Why));
    for cell in [open[0], open[open.len() / 2], open[open.len() - 1]] {
        act(window, BoardAction::Select(cell));
        assert!(window.answers.why.proof().is_some(), "{name}: why {cell:?}");
        assert_eq!(board(window).entry(cell).digit(), Some(solution.digit(cell)));
        paint(window, FIRST);
    }
    act(window, AnswerAction::Tab(Tab::Procedure));
    act(window, Action::Go(Go::First));
    paint(window, FIRST);
}

/// A picture of the grid, and a sheet to be solved with a pencil.
fn go_out(window: &mut Window) {
    act(window, Action::Open(Page::Export));
    for subject in [0, 1] {
        choose_export(window, ExportChoice::Subject, subject);
        make_export(window);
        let pages = window.pages.export.made().map(|made| made.pages.len());
        assert!(pages.is_some_and(|count| count > 0), "{}", grid_name(window));
        paint(window, FIRST);
    }
    act(window, Action::Open(Page::Export));
}

/// A board to practise a rule on, and what is said of a cell of it. Where hidden singles solve every puzzle, there is none for
/// the naked ones, which is said.
fn practise(window: &mut Window) {
    let name = grid_name(window).to_owned();
    let rules = ["naked-single", "hidden-single-row", "hidden-single-block"];
    let exercise = rules.into_iter().find_map(|rule| board_of(window, rule));
    let exercise = exercise.unwrap_or_else(|| panic!("{name}: a board"));
    let cells = duvod::practice::pattern_cells(&exercise.steps[0]);
    act(window, BoardAction::Select(cells.iter().next().expect("a cell")));
    key(window, Action::Enter);
    let _ = judged(window);
    paint(window, FIRST);
    act(window, Action::Escape);
    assert!(!window.practice.is_on());
    assert_eq!(grid_name(window), name, "the game is there again");
}

/// A board to practise this rule on, if there is one on the grid at hand.
fn board_of(window: &mut Window, rule: &'static str) -> Option<Arc<Exercise>> {
    let name = grid_name(window).to_owned();
    act(window, Action::Place(MainView::RuleBook));
    let _ = window.update(Message::Book(BookMessage::Choose(RuleId::new(rule))));
    click(window, "Practise");
    assert_eq!(work::ordered(window).map(|(_, order)| order.geometry.name()), Some(&*name));
    super::practising::make(window);
    window.practice.running.as_ref().expect("practice").exercise.clone()
}

/// From choosing a grid to the next puzzle of it.
fn goes_round(name: &str) {
    println!("found: going round on {name}");
    let mut window = window();
    choose(&mut window, name);
    let called = crate::look::grids::grid_name(name, window.shared.locale());
    assert!(sees(&window, &format!("Grid: {called}")), "{name}");
    let solution = play(&mut window);
    assert_eq!(grid_name(&window), name);
    assert_eq!(sees(&window, &format!("Grid: {called}")), name != CLASSIC_GRID, "{name}");
    window.board.play.shows_level = true;
    act(&mut window, AnswerAction::Tab(Tab::Why));
    let hardness = work::gauge(&mut window);
    assert_eq!(hardness.map(|(level, _)| level), Some(Level::Easy), "{name}");
    enter(&mut window, &solution);
    explain(&mut window, &solution);
    go_out(&mut window);
    act(&mut window, BoardAction::ClearSolution);
    // To make a board where steps are kept apart may take a minute.
    let is_quick = geometry(&window).steps_apart().is_empty();
    if is_quick || std::env::var_os("DUVOD_EVERY").is_some() {
        practise(&mut window);
    }
    let before = puzzle(&window).clone();
    act(&mut window, Action::Page(PageAction::NewGame(NewGame::Next)));
    make(&mut window);
    assert_eq!(grid_name(&window), name, "the next one is of the same grid");
    assert_ne!(*puzzle(&window), before);
    act(&mut window, Action::Reset);
    assert_eq!(grid_name(&window), name, "it was chosen");
}

#[test]
fn every_grid_of_the_program_goes_round() {
    for name in bundled() {
        goes_round(&name);
    }
}

#[test]
fn grids_that_are_put_together_go_round() {
    for name in COMBINED {
        goes_round(name);
    }
}

#[test]
fn grids_are_found_by_typing_in_their_menu() {
    let mut window = window();
    for (typed, name) in
        [("6x6", "6x6"), ("x-s", "x"), ("12", "12x12"), ("xx", "x"), ("arg", "argyle")]
    {
        act(&mut window, Action::Toggle(Menu::Grids));
        typed.chars().for_each(|letter| key(&mut window, Action::Type(letter)));
        let open = window.shared.opened.menu.expect("the menu");
        assert_eq!(window.shared.opened.grids[open.item].name(), name, "{typed}");
        key(&mut window, Action::Move(Move::Down));
        assert!(window.shared.opened.typed.is_empty(), "what is typed next is another word");
        key(&mut window, Action::Move(Move::Up));
        key(&mut window, Action::Enter);
        assert_eq!(grid_name(&window), name, "{typed}");
    }
}

#[test]
fn an_example_of_another_grid_does_not_keep_it_for_new_puzzles() {
    let mut window = window();
    let examples = ENGLISH.knowledge.puzzles();
    let of = |grid: &str| {
        let is_of = |puzzle: &Geometry| puzzle.name() == grid;
        let place = examples.iter().position(|example| {
            ENGLISH.knowledge.puzzle(example).is_ok_and(|puzzle| is_of(&puzzle.geometry))
        });
        place.expect("an example")
    };
    act(&mut window, FileAction::Example(of("x")));
    assert!(sees(&window, "Grid: X-Sudoku (both diagonals)"), "it is told which grid that is");
    act(&mut window, Action::Reset);
    assert_eq!(grid_name(&window), CLASSIC_GRID);
    let told = said(&window).expect("it is told");
    assert!(told.starts_with("Empty grid: 9×9.") && told.contains("Ctrl+Z"), "{told}");
    assert!(sees(&window, "Grid: 9×9"));
    act(&mut window, Action::Play(PlayAction::Undo));
    assert_eq!(grid_name(&window), "x", "nothing is lost");
    choose(&mut window, "6x6");
    assert!(sees(&window, "Grid: 6×6"));
    act(&mut window, FileAction::Example(of("windoku")));
    act(&mut window, Action::Reset);
    assert_eq!(grid_name(&window), "6x6", "what was chosen stays chosen");
    let kept = window.preferences();
    assert_eq!(kept.chosen["maker"]["grid"], "6x6", "also for the next time");
}

#[test]
fn the_grid_of_new_puzzles_is_one_wherever_it_is_chosen() {
    let mut window = window();
    act(&mut window, Action::Open(Page::Maker));
    let choice = crate::Choice::Grid;
    let names = window.pages.maker.choices.names(
        choice,
        crate::new_puzzles::Known::of(&window.shared),
        window.shared.locale(),
    );
    let jigsaw = names.iter().position(|name| name.starts_with("8×8 jigsaw")).expect("a jigsaw");
    let _ = window.update(Message::Page(PageMessage::Maker(MakerMessage::Choose(choice, jigsaw))));
    act(&mut window, Action::Open(Page::Maker));
    act(&mut window, Action::Reset);
    assert_eq!(grid_name(&window), "jigsaw-8x8");
    act(&mut window, Action::Toggle(Menu::Files));
    assert!(sees(&window, "Grid of new puzzles: 8×8 jigsaw (irregular regions)…"));
    act(&mut window, Action::Toggle(Menu::Grids));
    paint(&window, FIRST);
    key(&mut window, Action::Go(Go::First));
    key(&mut window, Action::Enter);
    assert_eq!(grid_name(&window), CLASSIC_GRID, "the usual one is the first");
}

#[test]
fn the_window_does_not_jump_where_another_grid_is_shown() {
    let mut window = window();
    let usual = window.shared.layout();
    for name in bundled() {
        choose(&mut window, &name);
        let layout = window.shared.layout();
        let side = geometry(&window).column_count() as f32;
        // Marks of the largest need more height.
        if side > 12.0 {
            assert!(layout.grid >= 1.05 * usual.grid && layout.panel > 500.0, "{name}");
            continue;
        }
        assert_eq!((layout.lengths, layout.form), (usual.lengths, usual.form), "{name}");
        assert!(layout.grid <= usual.grid + 0.1 && layout.grid > usual.grid - side, "{name}");
    }
}

#[test]
fn marks_of_large_grids_are_as_large_and_strong_as_can_be() {
    let mut window = window();
    assert_eq!(window.board.sight.grid.scene().written, duvod::picture::Pencil::default());
    choose(&mut window, "16x16");
    let written = window.board.sight.grid.scene().written;
    assert_eq!((written.percent, written.bold), (duvod::picture::Pencil::LARGEST, true));
}

#[test]
fn the_last_digit_of_a_large_grid_is_typed_by_its_letter_also_by_notes() {
    let mut window = window();
    choose(&mut window, "16x16");
    act(&mut window, BoardAction::Select(Cell::new(17)));
    press(&mut window, 'G', Modifiers::empty());
    assert_eq!(puzzle(&window).entry(Cell::new(17)).digit(), Some(Digit::new(15)));
    press(&mut window, 'H', Modifiers::empty());
    assert_eq!(window.answers.tab, Tab::Hint, "no digit: a shortcut");
    act(&mut window, Action::Move(Move::Right));
    let board: Board = puzzle(&window).clone();
    act(&mut window, BoardAction::Select(Cell::new(17)));
    act(&mut window, Action::Escape);
    press(&mut window, 'A', Modifiers::empty());
    assert_eq!(*puzzle(&window), board, "without a cell nothing is written");
}
