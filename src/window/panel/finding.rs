//! The card about a puzzle that has not exactly one solution: what would help first, then what is known, then why.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element};

use super::answers::Answers;
use super::message::Message;
use super::parts::{FEW_CELLS, Parts, card_with};
use super::proof::Proof;
use super::shown::Shown;
use crate::action::{Action, Go, Page, PageAction};
use crate::action::{AnswerAction, BoardAction, PlayAction};
use crate::board_view::{NUMBER_FIELD, Sight};
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::{Look, Side};
use crate::play::at_hand::{browses, differs};
use crate::widget::controls;
use crate::widget::field::Field;
use crate::widget::icon::Icon;
use duvod::explanation::{Finding, FindingKind};
use duvod::grid::CellSet;
use duvod::message::{Message as Words, words};
use duvod::proof::Statement;
use duvod::session::{Mode, Session, SeveralSolutions};

/// How many sentences of a finding with several solutions are shown while it is folded.
const FOLDED: usize = 1;

/// How many digits that leave one solution are offered.
const CHIPS: usize = 8;

/// How many likely slips are offered.
const SLIPS: usize = 4;

/// Of more givens that contradict each other only some stand out in the grid.
const FEW_STAND_OUT: usize = 8;

/// Whether the card about a finding has more to say than it shows at first.
pub(crate) fn folds(session: &Session) -> bool {
    let many = |finding: &Finding| {
        finding.kind == FindingKind::Conflict && finding.cells.len() > FEW_CELLS
    };
    browses(session) || session.finding().is_some_and(many)
}

/// The cells of a finding that stand out in the grid: of many givens that contradict each other only likely slips, or if
/// there is none, the place of the contradiction.
pub(crate) fn standing_out(session: &Session, finding: &Finding) -> CellSet {
    if finding.kind != FindingKind::Conflict || finding.cells.len() <= FEW_STAND_OUT {
        return finding.cells;
    }
    let slips: CellSet = session.repairs().iter().take(SLIPS).map(|slip| slip.cell).collect();
    if !slips.is_empty() {
        return slips;
    }
    let claim = finding.reasons.as_ref().and_then(|it| it.trace.contradiction.as_ref());
    match claim.map(|claim| &claim.statement) {
        Some(Statement::NoDigit(cell)) => std::iter::once(*cell).collect(),
        Some(Statement::NoPlace { house, .. }) => session.geometry().cells_of(*house),
        _ => CellSet::EMPTY,
    }
}

/// Whether the grid shows what is possible where solutions differ, and neither a solution nor a step.
pub(crate) fn shows_possible(answers: &Answers, sight: &Sight) -> bool {
    let is_walked = answers.finding.proof.as_ref().is_some_and(|proof| proof.place().is_some());
    sight.differences && sight.browsing.solution().is_none() && !is_walked
}

/// The card.
pub(super) fn card<'a>(
    shown: Shown<'a>,
    finding: &'a Finding,
    look: Look<'a>,
) -> Element<'a, Message> {
    let several = shown.session().several_solutions();
    let folded = folds(shown.session()) && !shown.answers.finding.is_open;
    let mut details =
        details(finding, several.map(|several| differing(shown, several)), folded, look);
    let slips = slips(shown.session(), look);
    let mut below = Column::new().spacing(8);
    if let Some(slips) = slips {
        // What may help comes before what is known.
        let known = details.drain(..).map(|words| look.text(Purpose::Secondary, words).into());
        below = below.push(slips).extend(known.collect::<Vec<_>>());
    }
    if several.is_some() {
        below = below.push(browsing(shown, look)).push(completion(shown.session(), look));
    }
    below = below.push(buttons(shown, look));
    if !folded || several.is_none() {
        let proof = shown.answers.finding.proof.as_ref();
        below = below.push(reasons(finding, several, proof, look));
    }
    if !folded {
        for words in &finding.advice {
            below = below.push(look.text(Purpose::Secondary, look.say(words)));
        }
    }
    let (icon, ground, ink) = if differs(shown.session()) {
        (Icon::Question, look.palette.soft, look.palette.accent)
    } else {
        (Icon::Warning, look.palette.conflict_tint, look.palette.conflict)
    };
    let title = look.say(&finding.title);
    let parts = Parts { icon, ground, ink, title, details, action: None, closes: None };
    card_with(parts, Some(below.into()), look)
}

/// What the card says at once. Which cells solutions differ in the grid shows better than a sentence does.
fn details(
    finding: &Finding,
    differing: Option<Words>,
    folded: bool,
    look: Look<'_>,
) -> Vec<String> {
    let Some(differing) = differing else {
        if !folded {
            return finding.details.iter().map(|words| look.say(words)).collect();
        }
        return vec![
            look.say(&Words::from(words::WindowConflictMany { count: finding.cells.len() })),
        ];
    };
    let names_cells = |words: &&Words| words.id.starts_with("several-differ");
    let said = finding.details.iter().filter(|words| !names_cells(words));
    let said = said.take(if folded { FOLDED } else { usize::MAX }).map(|words| look.say(words));
    said.chain([look.say(&differing)]).collect()
}

/// In how many cells solutions differ, and whether the grid shows what is possible there: the player's digits stay.
fn differing(shown: Shown<'_>, several: &SeveralSolutions) -> Words {
    let board = shown.session().board();
    let filled = several.differ.iter().filter(|cell| board.entry(*cell).digit().is_some()).count();
    let count = several.differ.len();
    match filled {
        _ if !shows_possible(shown.answers, shown.sight) || filled == count => {
            words::WindowDiffer { count }.into()
        }
        0 => words::WindowDifferShown { count }.into(),
        _ => words::WindowDifferShownInEmpty { count }.into(),
    }
}

/// Likely slips, each as the change that mends it; where it is the grid shows.
fn slips<'a>(session: &Session, look: Look<'a>) -> Option<Element<'a, Message>> {
    let slips = session.repairs();
    let geometry = session.geometry();
    let lines = slips.iter().take(SLIPS).enumerate().map(|(number, slip)| {
        let cell = geometry.cell_name(slip.cell);
        let (digit, instead) = (geometry.digit_name(slip.digit), geometry.digit_name(slip.instead));
        let at = geometry.cell_name(slip.at);
        let mend: Words = if slip.is_move() {
            words::WindowSlipMove { at, cell, digit }.into()
        } else {
            words::WindowSlipChange { cell, digit, instead }.into()
        };
        let act = Message::Act(Action::Board(BoardAction::Repair(number)));
        let name = (look.say(&mend), look.label(words::TipMend));
        row![controls::chip_button(name, act, look)].into()
    });
    let head = if slips.len() > SLIPS {
        look.label(words::WindowSlipsSuchAs)
    } else {
        look.say(&words::WindowSlips { count: slips.len() }.into())
    };
    let head = look.text_in(Purpose::Secondary, SEMIBOLD, head);
    (!slips.is_empty()).then(|| column![head].extend(lines).spacing(6).into())
}

/// Digits that leave one solution, each to be written as a given; all together where none does alone.
fn completion<'a>(session: &Session, look: Look<'a>) -> Option<Element<'a, Message>> {
    let completion = session.several_solutions()?.completion.as_ref()?;
    let geometry = session.geometry();
    let chip = |label: String, number| {
        let name = (label, look.label(words::TipComplete));
        controls::chip_button(
            name,
            Message::Act(Action::Board(BoardAction::Complete(number))),
            look,
        )
    };
    if completion.alone.is_empty() {
        let count = completion.digits.len();
        let all = look.say(&words::CompleteAll { count }.into());
        return Some(row![chip(all, None)].into());
    }
    let chips = completion.alone.iter().take(CHIPS).enumerate().map(|(number, one)| {
        let (cell, digit) = (geometry.cell_name(one.cell), geometry.digit_name(one.digit));
        chip(look.say(&words::CompleteOne { cell, digit }.into()), Some(number))
    });
    let chips: Vec<_> = chips.collect();
    let head = look.text_in(Purpose::Secondary, SEMIBOLD, look.label(words::CompleteTitle));
    let chips = row(chips).spacing(6).wrap().vertical_spacing(6);
    Some(column![head, chips].spacing(6).into())
}

/// The buttons that show more or less, and in play that which leads to the givens, unless a slip can be mended at once.
fn buttons<'a>(shown: Shown<'_>, look: Look<'a>) -> Option<Element<'a, Message>> {
    let mut buttons = Row::new().spacing(8);
    let can_edit = shown.session().mode() == Mode::Playing && shown.session().repairs().is_empty();
    if !folds(shown.session()) && !can_edit {
        return None;
    }
    if folds(shown.session()) {
        let is_open = shown.answers.finding.is_open;
        let id = if is_open { words::WindowFewerDetails } else { words::WindowMoreDetails };
        let more = Message::Act(Action::Answer(AnswerAction::ToggleDetails));
        buttons = buttons.push(controls::chip_button(look.label(id), more, look));
    }
    if folds(shown.session())
        && differs(shown.session())
        && shown.sight.browsing.solution().is_none()
    {
        let id = if shown.sight.differences {
            words::WindowHideDifferences
        } else {
            words::WindowShowDifferences
        };
        let differences = Message::Act(Action::Board(BoardAction::ToggleDifferences));
        buttons = buttons.push(controls::chip_button(look.label(id), differences, look));
    }
    if can_edit {
        let edit = Message::Act(Action::Play(PlayAction::PlayOrEdit));
        let name = look.keyed(words::WindowPlaysEdit, words::KeyF2);
        buttons = buttons.push(controls::chip_button(name, edit, look));
    }
    Some(buttons.wrap().vertical_spacing(8).into())
}

/// What a finding rests on: what stands over the steps, the steps if they are few or asked for, and what they come to.
fn reasons<'a>(
    finding: &'a Finding,
    several: Option<&SeveralSolutions>,
    proof: Option<&'a Proof>,
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let reasons = finding.reasons.as_ref()?;
    let given = reasons.trace.start.givens.len();
    let same = |several: &SeveralSolutions| {
        several.possible.digits().len().saturating_sub(several.differ.len() + given)
    };
    let head = match several.map(same).filter(|same| *same > FEW_CELLS) {
        Some(same) => look.say(&Words::from(words::WindowCertain { count: same })),
        None => look.say(&reasons.head),
    };
    let mut all = column![look.text(Purpose::Secondary, head)].spacing(8);
    let steps = proof.and_then(|proof| proof.reason(look));
    all = all.push(steps.map(|steps| steps.map(Message::Card)));
    // What cannot be stands below the steps as their end.
    let end = reasons.end.iter().filter(|_| reasons.trace.contradiction.is_none());
    for words in end {
        all = all.push(look.text(Purpose::Secondary, look.say(words)));
    }
    Some(all.into())
}

/// Which solution is shown, and the buttons for moving between them.
fn browsing<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let browsing = &shown.sight.browsing;
    let which = match (browsing.number(), browsing.solution()) {
        (Some(number), _) => {
            let number = i64::try_from(number + 1).unwrap_or(i64::MAX);
            let last = shown.session().several_solutions().and_then(SeveralSolutions::last);
            look.say(&match last.and_then(|last| i64::try_from(last + 1).ok()) {
                Some(count) => Words::from(words::WindowSolutionOf { count, number }),
                None => words::WindowSolutionNumber { number }.into(),
            })
        }
        (None, Some(_)) => look.label(words::WindowSolutionDrawn),
        (None, None) => look.label(words::WindowSolutionNone),
    };
    let words = if shown.background().searching.is_going() {
        look.label(words::WindowSolutionSearched)
    } else {
        which
    };
    let go = |sign, go, id| {
        let below = look.with_tips(Side::Below);
        controls::icon_button(
            sign,
            look.label(id),
            Message::Act(Action::Board(BoardAction::Solution(go))),
            below,
        )
    };
    let field = Field {
        hint: look.label(words::WindowSolutionWhich),
        width: None,
        typed: &browsing.typed,
        id: NUMBER_FIELD,
        purpose: Purpose::Secondary,
    };
    let field = field.view(Message::NumberTyped, Message::NumberGiven, look);
    let field = container(field).width(look.pick(112.0, 96.0));
    let draw = Message::Act(Action::Board(BoardAction::DrawSolution));
    let button = |label, act| controls::small_button(look.label(label), Message::Act(act), look);
    let list = button(words::SolutionsOpen, Action::Open(Page::Solutions));
    let list = controls::with_tip(list, look.label(words::SolutionsOpenKey), None, look);
    let save = look.told(words::SolutionsSave, words::TipSolutionsSave);
    let save =
        controls::small_button(save, Message::Act(Action::Page(PageAction::SaveSolutions)), look);
    let buttons = row![
        go(Icon::First, Go::First, words::WindowSolutionFirst),
        go(Icon::Back, Go::Back, words::WindowSolutionBack),
        go(Icon::On, Go::On, words::WindowSolutionOn),
        go(Icon::Last, Go::Last, words::WindowSolutionLast),
        controls::small_button(look.label(words::WindowSolutionDraw), draw, look),
        field,
        list,
        save,
    ];
    let buttons = buttons.spacing(look.pick(8.0, 4.0)).align_y(Alignment::Center);
    let words = look.text_in(Purpose::Secondary, SEMIBOLD, words);
    column![words, buttons.wrap().vertical_spacing(6)].spacing(6).into()
}
