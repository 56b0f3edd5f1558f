//! Cards above what the panel says: what was wrong with an input or with a puzzle.

use iced::widget::{Column, column, row, space};
use iced::{Alignment, Element, Length};

use super::message::Message;
use super::parts::{FEW_CELLS, Parts, bad, card, card_with, has_room};
use super::shown::Shown;
use super::{finding, slip};
use crate::action::{Action, AnswerAction, Go, MainView, NewGame, Page, PageAction, ShowAction};
use crate::cards::card::{Card, PATH_FIELD};
use crate::cards::question::Question;
use crate::look::font::Purpose;
use crate::look::grids::next_game;
use crate::look::{Look, Side};
use crate::past::clock_of;
use crate::play;
use crate::play::at_hand::{colliding, is_completed};
use crate::shared::names::of_day;
use crate::sources::{Aside, Source, Unread, file_name};
use crate::widget::controls;
use crate::widget::field::Field;
use crate::widget::icon::Icon;
use duvod::grid::CellSet;
use duvod::knowledge::Level;
use duvod::message::{Message as Words, words};
use duvod::session::Unanswered;

/// The cards that there are, one below the other.
pub(crate) fn view<'a>(shown: Shown<'a>, look: Look<'a>) -> Column<'a, Message> {
    let mut cards = Column::new().spacing(8);
    let finding = shown.session().finding();
    let open = shown.session().left_open();
    let slip = slip::slip(shown.session(), shown.answers, shown.notices().card.as_ref());
    let completed = is_completed(shown.session());
    let has_card =
        shown.notices().greeting.is_some() || shown.notices().card.is_some() || completed;
    if finding.is_none() && !has_card && open.is_empty() && slip.is_none() {
        return cards;
    }
    if completed {
        cards = cards.push(completed_card(shown, look));
    }
    for (card, closes) in [
        (&shown.notices().greeting, Action::Show(ShowAction::DismissGreeting)),
        (&shown.notices().card, Action::Show(ShowAction::Dismiss)),
    ] {
        cards = cards.push(card.as_ref().map(|card| card_of(shown, card, closes, look)));
    }
    if let Some(finding) = finding {
        cards = cards.push(finding::card(shown, finding, look));
    }
    if !open.is_empty() {
        cards = cards.push(halted_card(shown, open, look));
    }
    if let Some(slip) = slip {
        cards = cards.push(slip::view(shown, slip, look));
    }
    let margin = look.layout.lengths.margin;
    cards.padding(iced::Padding { top: margin / 2.0, bottom: 0.0, left: margin, right: margin })
}

/// The cards that belong beside the list of rules: none that is about the puzzle at hand.
pub(crate) fn in_book<'a, M: From<Message> + 'a>(
    shown: Shown<'a>,
    look: Look<'a>,
) -> Option<Element<'a, M>> {
    let both = [
        (&shown.notices().greeting, Action::Show(ShowAction::DismissGreeting)),
        (&shown.notices().card, Action::Show(ShowAction::Dismiss)),
    ];
    let mut cards = Column::new().spacing(8);
    let mut is_some = false;
    for (card, closes) in both {
        let Some(card) = card.as_ref().filter(|card| !card.is_of_puzzle()) else { continue };
        cards = cards.push(card_of(shown, card, closes, look));
        is_some = true;
    }
    let (side, top) = (look.pick(16.0, 8.0), look.layout.lengths.margin / 2.0);
    let cards = cards.padding(iced::Padding { top, bottom: 0.0, left: side, right: side });
    is_some.then(|| Element::from(cards).map(M::from))
}

/// One card, and what closes it.
fn card_of<'a>(
    shown: Shown<'a>,
    card: &'a Card,
    closes: Action,
    look: Look<'a>,
) -> Element<'a, Message> {
    match card {
        Card::Colliding => colliding_card(shown, card, look),
        Card::Unread(source, unread) => unread_card(shown, card, (source, unread), look),
        Card::Listed(None) => listed_card(shown, look),
        Card::Listed(Some(why)) => {
            let unanswered = unanswered_card(shown, card, *why, look);
            column![listed_card(shown, look), unanswered].spacing(8).into()
        }
        Card::Afterthoughts(cells, _) => afterthoughts_card(shown, card, *cells, look),
        Card::Trouble(title, details) => {
            let details = details.iter().map(|words| look.say(words)).collect();
            bad(look.say(title), details, None, Some(closes), look)
        }
        Card::Notice(title, details) => notice_card(title, details, closes, look),
        Card::LeftOut([title, what]) => {
            notice_card(title, std::slice::from_ref(what), closes, look)
        }
        Card::Unanswered(why) => unanswered_card(shown, card, *why, look),
        Card::Path(path) => path_card(path, None, false, look),
        Card::SavePath(path) => path_card(path, shown.files.aside.as_ref(), true, look),
        Card::Unsaved(path, reason) => {
            let file = path.display().to_string();
            let title = look.say(&Words::from(words::WindowNotSaved { file }));
            bad(
                title,
                vec![look.say(reason)],
                answers(shown, card, look),
                Some(Action::Show(ShowAction::Dismiss)),
                look,
            )
        }
        Card::Exists(path) => {
            let title = Words::from(words::WindowSaveExists { file: file_name(path) });
            let details = vec![path.display().to_string()];
            bad(
                look.say(&title),
                details,
                answers(shown, card, look),
                Some(Action::Show(ShowAction::Dismiss)),
                look,
            )
        }
    }
}

/// The buttons of a card that asks something.
fn answers<'a>(shown: Shown<'_>, card: &Card, look: Look<'a>) -> Option<Element<'a, Message>> {
    let question = Question::of_card(card, shown.session().mode());
    question.map(|question| shown.asked().buttons(question, look))
}

fn unread_card<'a>(
    shown: Shown<'_>,
    card: &Card,
    (source, unread): (&Source, &Unread),
    look: Look<'a>,
) -> Element<'a, Message> {
    let title = match source.path().map(|path| path.display().to_string()) {
        Some(path) => look.say(&Words::from(words::WindowFileUnread { file: path })),
        None => look.label(words::WindowClipboardUnread),
    };
    let mut details = vec![look.say(&unread.reason)];
    if shown.session().has_puzzle() {
        details.push(look.label(words::WindowOldPuzzleStays));
    }
    bad(title, details, answers(shown, card, look), Some(Action::Show(ShowAction::Dismiss)), look)
}

/// That the rules of the profile do not fill the grid, and where to switch on others.
fn halted_card<'a>(shown: Shown<'a>, open: CellSet, look: Look<'a>) -> Element<'a, Message> {
    let steps = shown.session().steps().map_or(0, <[_]>::len);
    let how = Words::from(words::WindowHaltedHow { steps, open: open.len() });
    let mut details = vec![look.say(&how)];
    if open.len() <= FEW_CELLS {
        let geometry = shown.session().geometry();
        let names: Vec<_> = open.iter().map(|cell| geometry.cell_name(cell)).collect();
        details.push(look.say(&Words::from(words::WindowHaltedCells { cells: names })));
    }
    let book = Message::Act(Action::Place(MainView::RuleBook));
    let action = controls::small_button(look.label(words::WindowHaltedBook), book, look);
    let parts = Parts::plain(Icon::Question, look.label(words::WindowHalted), details, look);
    card(Parts { action: Some(action), ..parts }, look)
}

/// How the game that was solved went: which day's puzzle it was, how long it took and how that stands to the best time, mistakes
/// and hints if there were some.
fn completed_words(shown: Shown<'_>, look: Look<'_>) -> Vec<String> {
    let time = play::clock(shown.session().elapsed());
    let mut told = vec![words::WindowCompletedTime { time }.into()];
    let seconds = shown.session().elapsed().as_secs();
    told.extend(shown.best().map(|best| {
        if seconds < best {
            return words::WindowCompletedBest { time: clock_of(best) }.into();
        }
        words::WindowCompletedBefore { time: clock_of(best) }.into()
    }));
    let counts = shown.session().counts();
    let (mistakes, hints) = (counts.mistakes as usize, counts.hints as usize);
    let mistakes = (mistakes > 0).then(|| words::PastMistakes { count: mistakes }.into());
    let hints = (hints > 0).then(|| words::PastHints { count: hints }.into());
    let said = |told: &[Words], between| {
        told.iter().map(|words| look.say(words)).collect::<Vec<_>>().join(between)
    };
    let counted: Vec<Words> = mistakes.into_iter().chain(hints).collect();
    let of_day = shown.day().map(|day| look.say(&of_day(day)));
    let lines = [said(&told, " "), said(&counted, " · ")].into_iter();
    of_day.into_iter().chain(lines.filter(|line| !line.is_empty())).collect()
}

/// That the player has solved it, and how that went.
fn completed_card<'a>(shown: Shown<'_>, look: Look<'a>) -> Element<'a, Message> {
    let label = look.label(words::WindowReviewOpen);
    let title = look.label(play::completed_words(shown.session()));
    let parts = Parts::plain(Icon::Check, title, completed_words(shown, look), look);
    let parts = Parts { ink: look.palette.success, ..parts };
    let next = Message::Act(Action::Page(PageAction::NewGame(NewGame::Next)));
    let next_game = look.say(&next_game(shown.next, look.locale));
    let buttons = row![
        controls::small_button(label, Message::Act(Action::Answer(AnswerAction::Review)), look),
        controls::small_button(next_game, next, look),
    ];
    let levels = Level::ALL.map(|level| {
        let name = look.say(&level.message());
        let tip = look.say(&words::GameOfLevelTip { level: level.message() }.into());
        controls::chip_button(
            (name, tip),
            Message::Act(Action::Page(PageAction::NewGame(NewGame::Of(level)))),
            look,
        )
    });
    let levels = row(levels).spacing(6).wrap().vertical_spacing(6);
    let buttons = buttons.spacing(8).wrap().vertical_spacing(8);
    card_with(parts, Some(column![buttons, levels].spacing(8).into()), look)
}

/// That the puzzle in play has several solutions or none, and what can be done about it.
fn unanswered_card<'a>(
    shown: Shown<'_>,
    card: &Card,
    why: Unanswered,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (title, how) = match why {
        Unanswered::None => (words::WindowPlaysNone, words::WindowPlaysNoneHow),
        _ => (words::WindowPlaysSeveral, words::WindowPlaysSeveralHow),
    };
    let (title, details) = (look.label(title), vec![look.label(how)]);
    let parts = match why {
        Unanswered::None => Parts::bad(title, details, look),
        // Where there are several solutions nothing is wrong yet, as when they are looked for.
        _ => Parts::plain(Icon::Question, title, details, look),
    };
    let parts = Parts { closes: Some(Action::Show(ShowAction::Dismiss)), ..parts };
    card_with(parts, answers(shown, card, look), look)
}

/// Which givens collide.
fn colliding_card<'a>(shown: Shown<'_>, card: &Card, look: Look<'a>) -> Element<'a, Message> {
    let Some(finding) = colliding(shown.session()) else { return space().into() };
    let details = finding.details.iter().map(|words| look.say(words)).collect();
    let title = look.say(&finding.title);
    bad(title, details, answers(shown, card, look), Some(Action::Show(ShowAction::Dismiss)), look)
}

/// Whether these digits are the puzzle's or the player's.
fn afterthoughts_card<'a>(
    shown: Shown<'_>,
    card: &Card,
    cells: CellSet,
    look: Look<'a>,
) -> Element<'a, Message> {
    let names: Vec<_> =
        cells.iter().map(|cell| shown.session().geometry().cell_name(cell)).collect();
    let title = Words::from(words::WindowAfterthoughts { count: names.len() });
    let how = Words::from(words::WindowAfterthoughtsHow { cells: names });
    let parts = Parts::plain(Icon::Question, look.say(&title), vec![look.say(&how)], look);
    card_with(parts, answers(shown, card, look), look)
}

/// Which puzzle of the list it is, and the ways to the others.
fn listed_card<'a>(shown: Shown<'a>, look: Look<'a>) -> Element<'a, Message> {
    let Some(list) = shown.files.list.as_ref() else { return space().into() };
    let at = list.loaded.unwrap_or_default();
    let (count, number) = (list.count(), list.number(at));
    let title = Words::from(words::WindowListLoaded { count, number });
    let name = list.listed().get(at).and_then(|listed| listed.name.as_deref());
    let details = [list.source.file_name(), name.map(str::to_owned)];
    let details: Vec<String> = details.into_iter().flatten().collect();
    // Where the buttons do not stand beside the title they stand below it, and what is told comes soon after.
    let tips = look.with_tips(if has_room(look) { Side::Above } else { Side::Right });
    let go = |sign, label, go| {
        controls::icon_button(sign, look.label(label), Message::Act(Action::Puzzle(go)), tips)
    };
    let list = Message::Act(Action::Open(Page::Puzzles));
    let buttons = row![
        go(Icon::Back, words::WindowListBack, Go::Back),
        go(Icon::On, words::WindowListOn, Go::On),
        controls::small_button(look.label(words::WindowListOpen), list, look),
    ];
    let details = if details.is_empty() { details } else { vec![details.join(" · ")] };
    let parts = Parts::plain(Icon::Folder, look.say(&title), details, look);
    let action = Some(buttons.spacing(8).align_y(Alignment::Center).into());
    card(Parts { action, closes: Some(Action::Show(ShowAction::Dismiss)), ..parts }, look)
}

fn notice_card<'a>(
    title: &Words,
    details: &[Words],
    closes: Action,
    look: Look<'a>,
) -> Element<'a, Message> {
    let details = details.iter().map(|words| look.say(words)).collect();
    let parts = Parts::plain(Icon::Question, look.say(title), details, look);
    card(Parts { closes: Some(closes), ..parts }, look)
}

/// The field for a path; where something is to be saved, with what that is if it is not what is at hand.
fn path_card<'a>(
    path: &'a str,
    aside: Option<&Aside>,
    saves: bool,
    look: Look<'a>,
) -> Element<'a, Message> {
    let (example, done, title, why) = if saves {
        let why = match aside {
            Some(Aside::Exported { ending, .. }) => {
                words::WindowSavePathEnding { ending: *ending }.into()
            }
            Some(Aside::Puzzles(_)) => words::WindowSavePathPuzzles.into(),
            None => Words::from(words::WindowSavePathWhy),
        };
        (words::WindowSaveExample, words::WindowSavePath, words::WindowSavePathTitle, why)
    } else {
        let why = words::WindowPathWhy.into();
        (words::WindowPathExample, words::WindowLoadPath, words::WindowPathTitle, why)
    };
    let field = Field {
        hint: look.label(example),
        width: None,
        typed: path,
        id: PATH_FIELD,
        purpose: Purpose::Control,
    };
    let field = field.view(Message::PathTyped, Message::PathGiven, look);
    let load = controls::answer(look.label(done), Message::PathGiven, true, look);
    let action = row![field, load].spacing(8).align_y(Alignment::Center).width(Length::Fill);
    let parts = Parts::plain(Icon::Folder, look.label(title), vec![look.say(&why)], look);
    let parts = Parts { closes: Some(Action::Show(ShowAction::Dismiss)), ..parts };
    column![card(parts, look), action].spacing(8).into()
}
