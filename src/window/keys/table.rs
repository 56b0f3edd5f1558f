//! The one table of keys: what each asks for, and how that is told.
//!
//! Handling reads it ([`super::on_key`]), the page of keys shows it, and `docs/keys.md` is made of it.

use iced::keyboard::key::{Code, Named};

use crate::action::{Action, Ask, Go, MainView, Menu, Move, NewGame, Page};
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

use Modifier::{Alt, AltShift, Control, ControlShift, Nothing, Shift};
use Press::{Arrow, Digit, Named as Key, Place as By, Says};

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
        [everywhere(Nothing, Arrow(Action::Move)), everywhere(Control, Arrow(Action::MoveByBlock)),]
    ),
    line!(words::KeySeveral, words::KeysSeveral, [grid(Shift, Arrow(Action::Extend))]),
    line!(
        words::KeyAll,
        words::KeysAll,
        [grid(Control, Says('a', Action::Choose(SelectionChange::All)))]
    ),
    line!(words::KeyDigits, words::KeysWrite, [grid(Nothing, Digit(Action::Digit))]),
    line!(words::KeyLetters, words::KeysLetters, []),
    line!(
        words::KeyShiftDigits,
        words::KeysMark,
        [grid(Shift, Digit(|digit| Action::Play(PlayAction::Mark(digit)))),]
    ),
    line!(
        words::KeyCorner,
        words::KeysCorner,
        [
            grid(Nothing, Says('v', Action::Play(PlayAction::Entry(EntryMode::Corner)))),
            grid(AltShift, Digit(|digit| Action::Play(PlayAction::Note(Note::Corner, digit)))),
        ]
    ),
    line!(
        words::KeyCentre,
        words::KeysCentre,
        [
            grid(Nothing, Says('c', Action::Play(PlayAction::Entry(EntryMode::Centre)))),
            grid(ControlShift, Digit(|digit| Action::Play(PlayAction::Note(Note::Centre, digit)))),
        ]
    ),
    line!(
        words::KeyAltDigits,
        words::KeysFilter,
        [grid(Alt, Digit(|digit| Action::Play(PlayAction::Filter(digit)))),]
    ),
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
        [grid(Shift, Key(Named::Delete, Action::ClearJoined))]
    ),
    line!(
        words::KeySpace,
        words::KeysEntry,
        [everywhere(Nothing, Key(Named::Space, Action::Play(PlayAction::NextEntry))),]
    ),
    line!(
        words::KeyOtherOnce,
        words::KeysOtherOnce,
        [grid(Nothing, Says('x', Action::Play(PlayAction::OtherOnce)))]
    ),
    line!(words::KeyTaken, words::KeysTaken, []),
    line!(words::KeyPaint, words::KeysPaint, []),
];

const PLAYING: &[Line] = &[
    line!(
        words::KeyUndo,
        words::KeysUndo,
        [
            everywhere(Control, Says('z', Action::Play(PlayAction::Undo))),
            everywhere(ControlShift, Says('z', Action::Play(PlayAction::Redo))),
            everywhere(Control, Says('y', Action::Play(PlayAction::Redo))),
        ]
    ),
    line!(
        words::KeyF2,
        words::KeysPlay,
        [everywhere(Nothing, Key(Named::F2, Action::Play(PlayAction::PlayOrEdit))),]
    ),
    line!(
        words::KeyF6,
        words::KeysFill,
        [everywhere(Nothing, Key(Named::F6, Action::Play(PlayAction::FillMarks))),]
    ),
    line!(
        words::KeyF7,
        words::KeysCheck,
        [everywhere(Nothing, Key(Named::F7, Action::Play(PlayAction::Check))),]
    ),
    line!(
        words::KeyF8,
        words::KeysSingles,
        [everywhere(Nothing, Key(Named::F8, Action::Play(PlayAction::Singles))),]
    ),
    line!(
        words::KeyF9,
        words::KeysPause,
        [everywhere(Nothing, Key(Named::F9, Action::Play(PlayAction::Pause))),]
    ),
    line!(
        words::KeyF10,
        words::KeysMore,
        [everywhere(Nothing, Key(Named::F10, Action::Toggle(Menu::More))),]
    ),
    line!(
        words::KeyRestart,
        words::KeysRestart,
        [everywhere(ControlShift, Says('r', Action::Play(PlayAction::Restart))),]
    ),
];

const SOLVING: &[Line] = &[
    line!(words::KeyF5, words::KeysSolve, [everywhere(Nothing, Key(Named::F5, Action::Solve))]),
    line!(words::KeyReset, words::KeysReset, [everywhere(Control, Says('r', Action::Reset))]),
    line!(words::KeyEnter, words::KeysWhy, [everywhere(Nothing, Key(Named::Enter, Action::Enter))]),
    line!(words::KeyWonder, words::KeysWonder, [grid(Nothing, Says('w', Action::Wonder))]),
    line!(words::KeyWhyNot, words::KeysWhyNot, [grid(Nothing, Says('n', Action::WhyNot))]),
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
    line!(words::KeyWalk, words::KeysWalk, [grid(Nothing, Says('p', Action::WalkAlone))]),
    line!(words::KeyRules, words::KeysRules, [grid(Nothing, Says('f', Action::NextFilter))]),
    line!(
        words::KeyExplainer,
        words::KeysExplainer,
        [grid(Nothing, Says('e', Action::TellExplainer))]
    ),
    line!(
        words::KeyRuleAtHand,
        words::KeysRuleAtHand,
        [grid(Nothing, Says('b', Action::RuleAtHand)),]
    ),
    line!(words::KeyHint, words::KeysHint, [grid(Nothing, Says('h', Action::Hint))]),
    line!(words::KeyWholeHint, words::KeysWholeHint, [grid(Alt, Says('h', Action::WholeHint))]),
    line!(words::KeyAnother, words::KeysAnother, [grid(Shift, Says('h', Action::AnotherHint))]),
    line!(words::KeyAllSteps, words::KeysAllSteps, [grid(Nothing, Says('a', Action::AllSteps))]),
    line!(words::KeyJudge, words::KeysJudge, [grid(Nothing, Says('j', Action::Judge))]),
    line!(words::KeyReview, words::KeysReview, [grid(Shift, Says('j', Action::Review))]),
    line!(words::KeyDraw, words::KeysDraw, [grid(Nothing, Says('r', Action::DrawSolution))]),
    line!(words::KeyNumber, words::KeysNumber, [grid(Nothing, Says('g', Action::TypeNumber))]),
    line!(
        words::KeySolutions,
        words::KeysSolutions,
        [grid(Shift, Says('g', Action::Open(Page::Solutions)))]
    ),
    line!(words::KeyDetails, words::KeysDetails, [grid(Nothing, Says('m', Action::ToggleDetails))]),
    line!(
        words::KeyDifferences,
        words::KeysDifferences,
        [grid(Nothing, Says('d', Action::ToggleDifferences)),]
    ),
    line!(words::KeyOther, words::KeysOther, [grid(Nothing, Says('s', Action::OtherAnswer))]),
    line!(words::KeyTab, words::KeysTab, [everywhere(Nothing, Key(Named::Tab, Action::NextTab))]),
    line!(words::KeyAnswers, words::KeysAnswers, []),
    line!(
        words::KeyEscape,
        words::KeysEscape,
        [everywhere(Nothing, Key(Named::Escape, Action::Escape)),]
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
        [book(Control, Says('m', Action::Book(Ask::Take))),]
    ),
    line!(
        words::KeyBookUniqueness,
        words::KeysBookUniqueness,
        [book(Control, Says('u', Action::Book(Ask::Uniqueness))),]
    ),
    line!(words::KeyUndo, words::KeysBookUndo, []),
    line!(
        words::KeyBookProfiles,
        words::KeysBookProfiles,
        [book(Control, Says('p', Action::Book(Ask::Profiles))),]
    ),
    line!(
        words::KeyBookCompare,
        words::KeysBookCompare,
        [book(ControlShift, Says('p', Action::Open(Page::Profiles))),]
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
        [everywhere(ControlShift, Says('n', Action::NewGame(NewGame::Next)))]
    ),
    line!(
        words::KeyPast,
        words::KeysPast,
        [everywhere(Control, Says('h', Action::Open(Page::Past)))]
    ),
    line!(
        words::KeyMaker,
        words::KeysMaker,
        [everywhere(Control, Says('g', Action::Open(Page::Maker))),]
    ),
    line!(
        words::KeyLab,
        words::KeysLab,
        [
            everywhere(Control, By(Code::Digit3, Action::Open(Page::Laboratory))),
            everywhere(Control, By(Code::Numpad3, Action::Open(Page::Laboratory))),
        ]
    ),
    line!(words::KeyOpen, words::KeysOpen, [everywhere(Control, Says('o', Action::OpenFile))]),
    line!(words::KeyPaste, words::KeysPaste, [everywhere(Control, Says('v', Action::Paste))]),
    line!(
        words::KeyCopy,
        words::KeysCopy,
        [
            everywhere(Control, Says('c', Action::Copy(false))),
            everywhere(ControlShift, Says('c', Action::Copy(true))),
        ]
    ),
    line!(
        words::KeyExamples,
        words::KeysExamples,
        [everywhere(Control, Says('e', Action::Toggle(Menu::Examples))),]
    ),
    line!(
        words::KeySave,
        words::KeysSave,
        [
            everywhere(Control, Says('s', Action::Save)),
            everywhere(ControlShift, Says('s', Action::SaveAs)),
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
        [everywhere(Nothing, Key(Named::F3, Action::Toggle(Menu::Files))),]
    ),
    line!(
        words::KeyList,
        words::KeysList,
        [everywhere(Nothing, Key(Named::F4, Action::Open(Page::Puzzles))),]
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
        [everywhere(Control, Says('l', Action::NextLanguage)),]
    ),
    line!(words::KeyTheme, words::KeysTheme, [everywhere(Control, Says('t', Action::ToggleTheme))]),
    line!(
        words::KeyText,
        words::KeysText,
        [
            everywhere(Control, By(Code::Digit0, Action::PlainText)),
            everywhere(Control, By(Code::Numpad0, Action::PlainText)),
            everywhere(Control, By(Code::NumpadAdd, Action::StepText(true))),
            everywhere(Control, By(Code::NumpadSubtract, Action::StepText(false))),
            everywhere(Control, Says('+', Action::StepText(true))),
            everywhere(Control, Says('=', Action::StepText(true))),
            everywhere(Control, Says('-', Action::StepText(false))),
        ]
    ),
    line!(words::KeyPanel, words::KeysPanel, [everywhere(Control, Says('b', Action::TogglePanel))]),
    line!(words::KeyQuit, words::KeysQuit, [everywhere(Control, Says('q', Action::Quit))]),
    line!(
        words::KeyPreferences,
        words::KeysPreferences,
        [everywhere(Control, Says(',', Action::Open(Page::Preferences))),]
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
