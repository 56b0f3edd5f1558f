//! The one table of keys: what each asks for, and how that is told.
//!
//! Handling reads it ([`super::on_key`]), the page of keys shows it, and `docs/keys.md` is made of it.

use iced::keyboard::key::{Code, Named};

use crate::action::{
    Action, AnswerAction, Ask, BoardAction, FileAction, Go, MainView, Menu, Move, NewGame, Page,
    PageAction, ShowAction,
};
use crate::action::{EntryMode, PlayAction};
use duvod::message::{Message, words};
use duvod::session::SelectionChange;
use duvod::session::play::Note;

/// Keys that belong together.
pub(crate) struct Group {
    /// What they are about.
    pub(crate) title: fn() -> Message,
    /// The lines in which they are told.
    pub(crate) lines: &'static [Line],
}

/// Keys that are told in one line.
pub(crate) struct Line {
    /// What the keys are called.
    pub(crate) keys: fn() -> Message,
    /// What they do.
    pub(crate) does: fn() -> Message,
    /// What each asks for; nothing where the line tells what keys of other lines or the pointer do somewhere.
    pub(super) strokes: &'static [Stroke],
}

/// A key that is pressed somewhere while others are held.
pub(super) struct Stroke {
    pub(super) at: At,
    pub(super) held: Modifier,
    pub(super) press: Press,
}

/// Where a key has its meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// At the grid: in the rule book it types, or means something else.
    Grid,
    /// In the rule book, whatever it means elsewhere.
    Book,
    /// Everywhere.
    Both,
}

/// What is held besides. Where nothing else is said of Shift, it makes no difference.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Modifier {
    Nothing,
    Shift,
    Control,
    ControlShift,
    Alt,
    AltShift,
}

/// A key, and what it asks for.
pub(super) enum Press {
    /// A digit from 1 on, by its place on the keyboard; the act is given its number from 0.
    Digit(fn(usize) -> Action),
    /// An arrow.
    Arrow(fn(Move) -> Action),
    /// A key with a name.
    Named(Named, Action),
    /// A key by its place on the keyboard.
    Place(Code, Action),
    /// A key by what it says.
    Says(char, Action),
}

use Action::{Answer, Board, File, Play, Show};
use AnswerAction::{
    AllSteps, AnotherHint, Hint, Judge, NextFilter, OtherAnswer, Review, RuleAtHand, TellExplainer,
    ToggleDetails, WalkAlone, WholeHint, WhyNot, Wonder,
};
use BoardAction::{Choose, ClearJoined, DrawSolution, Extend, ToggleDifferences, TypeNumber};
use FileAction::{Open, Paste};
use Modifier::{Alt, AltShift, Control, ControlShift, Nothing, Shift};
use PlayAction::{
    Check, Entry, FillMarks, Filter, Mark, NextEntry, OtherOnce, Pause, PlayOrEdit, Redo, Restart,
    Singles, Undo,
};
use Press::{Arrow, Digit, Named as Key, Place as By, Says};
use ShowAction::{NextLanguage, PlainText, StepText, TogglePanel, ToggleTheme};

const fn everywhere(held: Modifier, press: Press) -> Stroke {
    Stroke { at: At::Both, held, press }
}

const fn grid(held: Modifier, press: Press) -> Stroke {
    Stroke { at: At::Grid, held, press }
}

const fn book(held: Modifier, press: Press) -> Stroke {
    Stroke { at: At::Book, held, press }
}

/// One line: the words for the keys, what they do, and the strokes.
macro_rules! line {
    ($keys:expr, $does:expr, [$($stroke:expr),* $(,)?]) => {
        Line { keys: || Message::from($keys), does: || Message::from($does), strokes: &[$($stroke),*] }
    };
}

/// All keys.
pub(crate) static GROUPS: [Group; 8] = [
    Group { title: || Message::from(words::KeysGrid), lines: GRID },
    Group { title: || Message::from(words::KeysPlaying), lines: PLAYING },
    Group { title: || Message::from(words::KeysSolving), lines: SOLVING },
    Group { title: || Message::from(words::KeysBook), lines: BOOK },
    Group { title: || Message::from(words::KeysPractice), lines: PRACTICE },
    Group { title: || Message::from(words::LabTitle), lines: LABORATORY },
    Group { title: || Message::from(words::KeysFiles), lines: FILES },
    Group { title: || Message::from(words::KeysWindow), lines: WINDOW },
];

const GRID: &[Line] = &[
    line!(
        words::KeyArrows,
        words::KeysMove,
        [everywhere(Nothing, Arrow(Action::Move)), everywhere(Control, Arrow(Action::MoveByBlock))]
    ),
    line!(words::KeySeveral, words::KeysSeveral, [grid(Shift, Arrow(|to| Board(Extend(to))))]),
    line!(
        words::KeyAll,
        words::KeysAll,
        [grid(Control, Says('a', Board(Choose(SelectionChange::All))))]
    ),
    line!(words::KeyDigits, words::KeysWrite, [grid(Nothing, Digit(Action::Digit))]),
    line!(words::KeyLetters, words::KeysLetters, []),
    line!(words::KeyShiftDigits, words::KeysMark, [grid(Shift, Digit(|digit| Play(Mark(digit))))]),
    line!(
        words::KeyCorner,
        words::KeysCorner,
        [
            grid(Nothing, Says('v', Play(Entry(EntryMode::Corner)))),
            grid(AltShift, Digit(|digit| Play(PlayAction::Note(Note::Corner, digit)))),
        ]
    ),
    line!(
        words::KeyCentre,
        words::KeysCentre,
        [
            grid(Nothing, Says('c', Play(Entry(EntryMode::Centre)))),
            grid(ControlShift, Digit(|digit| Play(PlayAction::Note(Note::Centre, digit)))),
        ]
    ),
    line!(words::KeyAltDigits, words::KeysFilter, [grid(Alt, Digit(|digit| Play(Filter(digit))))]),
    line!(
        words::KeyDelete,
        words::KeysClear,
        [
            everywhere(Nothing, Key(Named::Delete, Action::Clear)),
            everywhere(Nothing, Key(Named::Backspace, Action::Clear)),
            grid(Nothing, Says('0', Action::Nought)),
        ]
    ),
    line!(
        words::KeyClearJoined,
        words::KeysClearJoined,
        [grid(Shift, Key(Named::Delete, Board(ClearJoined)))]
    ),
    line!(
        words::KeySpace,
        words::KeysEntry,
        [everywhere(Nothing, Key(Named::Space, Play(NextEntry)))]
    ),
    line!(words::KeyOtherOnce, words::KeysOtherOnce, [grid(Nothing, Says('x', Play(OtherOnce)))]),
    line!(words::KeyTaken, words::KeysTaken, []),
    line!(words::KeyPaint, words::KeysPaint, []),
];

const PLAYING: &[Line] = &[
    line!(
        words::KeyUndo,
        words::KeysUndo,
        [
            everywhere(Control, Says('z', Play(Undo))),
            everywhere(ControlShift, Says('z', Play(Redo))),
            everywhere(Control, Says('y', Play(Redo))),
        ]
    ),
    line!(words::KeyF2, words::KeysPlay, [everywhere(Nothing, Key(Named::F2, Play(PlayOrEdit)))]),
    line!(words::KeyF6, words::KeysFill, [everywhere(Nothing, Key(Named::F6, Play(FillMarks)))]),
    line!(words::KeyF7, words::KeysCheck, [everywhere(Nothing, Key(Named::F7, Play(Check)))]),
    line!(words::KeyF8, words::KeysSingles, [everywhere(Nothing, Key(Named::F8, Play(Singles)))]),
    line!(words::KeyF9, words::KeysPause, [everywhere(Nothing, Key(Named::F9, Play(Pause)))]),
    line!(
        words::KeyF10,
        words::KeysMore,
        [everywhere(Nothing, Key(Named::F10, Action::Toggle(Menu::More)))]
    ),
    line!(
        words::KeyRestart,
        words::KeysRestart,
        [everywhere(ControlShift, Says('r', Play(Restart)))]
    ),
];

const SOLVING: &[Line] = &[
    line!(words::KeyF5, words::KeysSolve, [everywhere(Nothing, Key(Named::F5, Action::Solve))]),
    line!(words::KeyReset, words::KeysReset, [everywhere(Control, Says('r', Action::Reset))]),
    line!(words::KeyEnter, words::KeysWhy, [everywhere(Nothing, Key(Named::Enter, Action::Enter))]),
    line!(words::KeyWonder, words::KeysWonder, [grid(Nothing, Says('w', Answer(Wonder)))]),
    line!(words::KeyWhyNot, words::KeysWhyNot, [grid(Nothing, Says('n', Answer(WhyNot)))]),
    line!(
        words::KeySteps,
        words::KeysSteps,
        [
            grid(Nothing, Says(',', Action::Go(Go::Back))),
            grid(Nothing, Says('.', Action::Go(Go::On))),
        ]
    ),
    line!(
        words::KeyEnds,
        words::KeysEnds,
        [
            everywhere(Nothing, Key(Named::Home, Action::Go(Go::First))),
            everywhere(Nothing, Key(Named::End, Action::Go(Go::Last))),
        ]
    ),
    line!(words::KeyUnfold, words::KeysUnfold, []),
    line!(words::KeyWalk, words::KeysWalk, [grid(Nothing, Says('p', Answer(WalkAlone)))]),
    line!(words::KeyRules, words::KeysRules, [grid(Nothing, Says('f', Answer(NextFilter)))]),
    line!(
        words::KeyExplainer,
        words::KeysExplainer,
        [grid(Nothing, Says('e', Answer(TellExplainer)))]
    ),
    line!(
        words::KeyRuleAtHand,
        words::KeysRuleAtHand,
        [grid(Nothing, Says('b', Answer(RuleAtHand)))]
    ),
    line!(words::KeyHint, words::KeysHint, [grid(Nothing, Says('h', Answer(Hint)))]),
    line!(words::KeyWholeHint, words::KeysWholeHint, [grid(Alt, Says('h', Answer(WholeHint)))]),
    line!(words::KeyAnother, words::KeysAnother, [grid(Shift, Says('h', Answer(AnotherHint)))]),
    line!(words::KeyAllSteps, words::KeysAllSteps, [grid(Nothing, Says('a', Answer(AllSteps)))]),
    line!(words::KeyJudge, words::KeysJudge, [grid(Nothing, Says('j', Answer(Judge)))]),
    line!(words::KeyReview, words::KeysReview, [grid(Shift, Says('j', Answer(Review)))]),
    line!(words::KeyDraw, words::KeysDraw, [grid(Nothing, Says('r', Board(DrawSolution)))]),
    line!(words::KeyNumber, words::KeysNumber, [grid(Nothing, Says('g', Board(TypeNumber)))]),
    line!(
        words::KeySolutions,
        words::KeysSolutions,
        [grid(Shift, Says('g', Action::Open(Page::Solutions)))]
    ),
    line!(words::KeyDetails, words::KeysDetails, [grid(Nothing, Says('m', Answer(ToggleDetails)))]),
    line!(
        words::KeyDifferences,
        words::KeysDifferences,
        [grid(Nothing, Says('d', Board(ToggleDifferences)))]
    ),
    line!(words::KeyOther, words::KeysOther, [grid(Nothing, Says('s', Answer(OtherAnswer)))]),
    line!(words::KeyTab, words::KeysTab, [everywhere(Nothing, Key(Named::Tab, Action::NextTab))]),
    line!(words::KeyAnswers, words::KeysAnswers, []),
    line!(
        words::KeyEscape,
        words::KeysEscape,
        [everywhere(Nothing, Key(Named::Escape, Action::Escape))]
    ),
];

const BOOK: &[Line] = &[
    line!(
        words::KeyPlaces,
        words::KeysPlaces,
        [
            everywhere(Control, By(Code::Digit1, Action::Place(MainView::Grid))),
            everywhere(Control, By(Code::Numpad1, Action::Place(MainView::Grid))),
            everywhere(Control, By(Code::Digit2, Action::Place(MainView::RuleBook))),
            everywhere(Control, By(Code::Numpad2, Action::Place(MainView::RuleBook))),
        ]
    ),
    // Letters and digits are typed, wherever they are.
    line!(
        words::KeyType,
        words::KeysSearch,
        [
            book(Control, Says('f', Action::Book(Ask::Search))),
            book(Nothing, Key(Named::Backspace, Action::Erase)),
        ]
    ),
    line!(
        words::KeyBookArrows,
        words::KeysBookWalk,
        [
            book(Nothing, Key(Named::PageUp, Action::MoveByBlock(Move::Up))),
            book(Nothing, Key(Named::PageDown, Action::MoveByBlock(Move::Down))),
        ]
    ),
    line!(words::KeyBookExamples, words::KeysBookExamples, []),
    line!(words::KeyBookEnter, words::KeysBookEnter, []),
    line!(words::KeyBookSwitch, words::KeysBookSwitch, []),
    line!(
        words::KeyBookShift,
        words::KeysBookShift,
        [
            book(Alt, Key(Named::ArrowUp, Action::Book(Ask::Shift(true)))),
            book(Alt, Key(Named::ArrowDown, Action::Book(Ask::Shift(false)))),
        ]
    ),
    line!(
        words::KeyBookTake,
        words::KeysBookTake,
        [book(Control, Says('m', Action::Book(Ask::Take)))]
    ),
    line!(
        words::KeyBookUniqueness,
        words::KeysBookUniqueness,
        [book(Control, Says('u', Action::Book(Ask::Uniqueness)))]
    ),
    line!(words::KeyUndo, words::KeysBookUndo, []),
    line!(
        words::KeyBookProfiles,
        words::KeysBookProfiles,
        [book(Control, Says('p', Action::Book(Ask::Profiles)))]
    ),
    line!(
        words::KeyBookCompare,
        words::KeysBookCompare,
        [book(ControlShift, Says('p', Action::Open(Page::Profiles)))]
    ),
    line!(
        words::KeyBookSave,
        words::KeysBookSave,
        [
            book(Control, Says('s', Action::Book(Ask::Save))),
            book(ControlShift, Says('s', Action::Book(Ask::SaveAs))),
        ]
    ),
    line!(
        words::KeyBookRename,
        words::KeysBookRename,
        [
            book(Nothing, Key(Named::F2, Action::Book(Ask::Rename))),
            book(Nothing, Key(Named::Delete, Action::Book(Ask::Delete))),
        ]
    ),
];

// What other keys do while a rule is practised.
const PRACTICE: &[Line] = &[
    line!(words::KeyEnter, words::KeysPracticeAsk, []),
    line!(words::KeyHint, words::KeysPracticeHint, []),
    line!(words::KeyOther, words::KeysPracticeShow, []),
    line!(words::KeyPageDown, words::KeysPracticeNext, []),
    line!(words::KeyEscape, words::KeysPracticeEnd, []),
];

// What other keys do in the laboratory.
const LABORATORY: &[Line] = &[
    line!(words::KeyTab, words::KeysLabPart, []),
    line!(words::KeyEnter, words::KeysLabRun, []),
    line!(words::KeySteps, words::KeysLabSteps, []),
    line!(words::KeyPages, words::KeysLabTen, []),
    line!(words::KeyEnds, words::KeysLabEnds, []),
    line!(words::KeyWalk, words::KeysLabWalk, []),
    line!(words::KeyLabLeft, words::KeysLabLeft, []),
    line!(words::KeyEscape, words::KeysLabEscape, []),
];

const FILES: &[Line] = &[
    line!(words::KeyNew, words::KeysNew, [everywhere(Control, Says('n', Action::Reset))]),
    line!(
        words::KeyGame,
        words::KeysGame,
        [everywhere(ControlShift, Says('n', Action::Page(PageAction::NewGame(NewGame::Next))))]
    ),
    line!(
        words::KeyPast,
        words::KeysPast,
        [everywhere(Control, Says('h', Action::Open(Page::Past)))]
    ),
    line!(
        words::KeyMaker,
        words::KeysMaker,
        [everywhere(Control, Says('g', Action::Open(Page::Maker)))]
    ),
    line!(
        words::KeyLab,
        words::KeysLab,
        [
            everywhere(Control, By(Code::Digit3, Action::Open(Page::Laboratory))),
            everywhere(Control, By(Code::Numpad3, Action::Open(Page::Laboratory))),
        ]
    ),
    line!(words::KeyOpen, words::KeysOpen, [everywhere(Control, Says('o', File(Open)))]),
    line!(words::KeyPaste, words::KeysPaste, [everywhere(Control, Says('v', File(Paste)))]),
    line!(
        words::KeyCopy,
        words::KeysCopy,
        [
            everywhere(Control, Says('c', File(FileAction::Copy(false)))),
            everywhere(ControlShift, Says('c', File(FileAction::Copy(true)))),
        ]
    ),
    line!(
        words::KeyExamples,
        words::KeysExamples,
        [everywhere(Control, Says('e', Action::Toggle(Menu::Examples)))]
    ),
    line!(
        words::KeySave,
        words::KeysSave,
        [
            everywhere(Control, Says('s', File(FileAction::Save))),
            everywhere(ControlShift, Says('s', File(FileAction::SaveAs))),
        ]
    ),
    line!(
        words::KeyExport,
        words::KeysExport,
        [grid(Control, Says('p', Action::Open(Page::Export)))]
    ),
    line!(
        words::KeyFiles,
        words::KeysFilesMenu,
        [everywhere(Nothing, Key(Named::F3, Action::Toggle(Menu::Files)))]
    ),
    line!(
        words::KeyList,
        words::KeysList,
        [everywhere(Nothing, Key(Named::F4, Action::Open(Page::Puzzles)))]
    ),
    line!(
        words::KeyPages,
        words::KeysPages,
        [
            everywhere(Nothing, Key(Named::PageUp, Action::Puzzle(Go::Back))),
            everywhere(Nothing, Key(Named::PageDown, Action::Puzzle(Go::On))),
        ]
    ),
];

const WINDOW: &[Line] = &[
    line!(
        words::KeyLanguage,
        words::KeysLanguage,
        [everywhere(Control, Says('l', Show(NextLanguage)))]
    ),
    line!(words::KeyTheme, words::KeysTheme, [everywhere(Control, Says('t', Show(ToggleTheme)))]),
    line!(
        words::KeyText,
        words::KeysText,
        [
            everywhere(Control, By(Code::Digit0, Show(PlainText))),
            everywhere(Control, By(Code::Numpad0, Show(PlainText))),
            everywhere(Control, By(Code::NumpadAdd, Show(StepText(true)))),
            everywhere(Control, By(Code::NumpadSubtract, Show(StepText(false)))),
            everywhere(Control, Says('+', Show(StepText(true)))),
            everywhere(Control, Says('=', Show(StepText(true)))),
            everywhere(Control, Says('-', Show(StepText(false)))),
        ]
    ),
    line!(words::KeyPanel, words::KeysPanel, [everywhere(Control, Says('b', Show(TogglePanel)))]),
    line!(words::KeyQuit, words::KeysQuit, [everywhere(Control, Says('q', Action::Quit))]),
    line!(
        words::KeyPreferences,
        words::KeysPreferences,
        [everywhere(Control, Says(',', Action::Open(Page::Preferences)))]
    ),
    line!(words::KeyScroll, words::KeysScroll, []),
    line!(
        words::KeyHelp,
        words::KeysHelp,
        [
            everywhere(Nothing, Key(Named::F1, Action::Open(Page::Keys))),
            grid(Nothing, Says('?', Action::Open(Page::Keys))),
        ]
    ),
];

/// All strokes of the table.
pub(super) fn strokes() -> impl Iterator<Item = &'static Stroke> {
    GROUPS.iter().flat_map(|group| group.lines).flat_map(|line| line.strokes)
}
