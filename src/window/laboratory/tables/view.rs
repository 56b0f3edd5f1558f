//! What is shown while a table of the literature is made again.

use iced::widget::text::{Alignment as Align, Wrapping};
use iced::widget::{Column, Row as Line, Text, column, container, row};
use iced::{Element, Length, Padding};

use super::board::board;
use super::{Form, Message, Results, SOUGHT_FIELD, Tables};
use crate::laboratory::compare::results::Ending;
use crate::laboratory::compare::turn;
use crate::laboratory::plots::MOST_WIDTH;
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::widget::form::{Asks, Lists};
use crate::widget::prose::{line, paragraph};
use crate::widget::staying::staying;
use crate::widget::{controls, progress};
use duvod::knowledge::Knowledge;
use duvod::message::{Message as Words, words};
use duvod_laboratory::{Progress, TableText};

/// The numbers stand in columns only in a panel of this width; else they are told one after the other.
const ROOM_FOR_COLUMNS: f32 = 520.0;

/// How large a chessboard is at most.
const BOARD: f32 = 420.0;

/// What stands beside the button while this part is seen: what is seen of it, and below it how far it is.
pub(crate) fn head<'a>(tables: &Tables, look: Look<'a>) -> Option<Element<'a, Message>> {
    let results = tables.results.as_ref()?;
    let far = tables.running.is_going().then(|| progress(results, look));
    Some(turn(tables.shows_results, Message::Show, far, look))
}

/// How far the part is that is made, and for how long.
fn progress<'a>(results: &Results, look: Look<'a>) -> Element<'a, Message> {
    let seconds = results.elapsed.as_secs();
    let (far, bar): (Words, _) = match results.far {
        Some(Progress::Puzzles(made, count, _)) => {
            let far = words::LabMaking { count, made, seconds };
            (far.into(), progress::known(made, count, look))
        }
        Some(Progress::Runs(done, total)) => {
            (words::LabFar { done, seconds, total }.into(), progress::known(done, total, look))
        }
        None => {
            let bar = progress::unknown(results.elapsed, look);
            (words::LabTableRunning { seconds }.into(), bar)
        }
    };
    column![bar, look.muted(Purpose::Secondary, look.say(&far))].spacing(4).into()
}

/// What is chosen, or what came of it.
pub(crate) fn view<'a>(
    tables: &'a Tables,
    knowledge: &'a Knowledge,
    look: Look<'a>,
) -> Column<'a, Message> {
    match &tables.results {
        Some(results) if tables.is_seen() => {
            let beside = [0.0, look.layout.lengths.margin];
            Column::new().push(container(seen(tables, results, look)).padding(beside))
        }
        _ => choices(tables, knowledge, look),
    }
}

fn choices<'a>(
    tables: &'a Tables,
    knowledge: &'a Knowledge,
    look: Look<'a>,
) -> Column<'a, Message> {
    let lists = Lists { field: SOUGHT_FIELD, open: |_| Message::Open, seek: Message::Seek };
    let asks = Asks {
        choose: |_, number| Message::Choose(number),
        type_in: Message::Type,
        given: Message::Run,
        lists: Some(lists),
    };
    let rows = tables.choices.rows(knowledge, look.locale);
    let page = tables.form.view(rows, (&asks, &tables.faults), |_, row| row, look);
    let how = tables.choices.experiment(knowledge).map(|_| {
        let how = look.muted(Purpose::Secondary, look.label(words::LabTableHow));
        let how = container(how).max_width(look.text_width());
        container(how).padding([12.0, look.layout.lengths.margin])
    });
    page.push(how)
}

/// The parts with their tables, the plots, and the buttons that save them.
fn seen<'a>(tables: &'a Tables, results: &'a Results, look: Look<'a>) -> Column<'a, Message> {
    let ending = match results.ending {
        Ending::Going => None,
        Ending::Cancelled => Some(words::MakerCancelled),
        Ending::Done | Ending::Short => Some(words::LabDone),
    };
    let ending = ending.map(|label| look.text(Purpose::Secondary, look.label(label)));
    let mut page = Column::new().push(ending).spacing(look.pick(20.0, 12.0));
    let Some(experiment) = &results.experiment else {
        return page.push(results.queens.as_ref().map(|_| queens(results, look)));
    };
    page = page.push(look.text(Purpose::Section, look.say(&experiment.title())));
    for done in &results.parts {
        page = page.push(part(&done.told(experiment), look));
    }
    page = page.push(results.reason().map(|reason| paragraph(look.say(&reason), look)));
    if !tables.running.is_going() && !results.parts.is_empty() {
        page = page.push(save(look));
    }
    page.extend(tables.plots.view(|number| Message::Save(Form::Plot(number)), look))
}

fn save(look: Look<'_>) -> Element<'_, Message> {
    let button = |name, form| controls::small_button(name, Message::Save(form), look);
    let buttons = row![
        button(look.told(words::LabSaveCsv, words::TipTable), Form::Csv),
        button(look.told(words::LabSaveText, words::TipText), Form::Text),
    ];
    buttons.spacing(8).wrap().vertical_spacing(6).into()
}

/// The chessboard, and how many steps it took.
fn queens<'a>(results: &'a Results, look: Look<'a>) -> Column<'a, Message> {
    let Some(placed) = &results.queens else { return Column::new() };
    let passes = placed.passes;
    let Some(rows) = &placed.rows else {
        return column![paragraph(look.say(&words::QueensGivenUp { passes }.into()), look)];
    };
    let side = (look.layout.panel - 2.0 * look.layout.lengths.margin - 1.0).clamp(160.0, BOARD);
    let took = look.text(Purpose::Secondary, look.say(&words::QueensPlaced { passes }.into()));
    column![board(rows, side, look.palette), took, save(look)].spacing(12)
}

/// A part: what is said of it, its table, and what is said of the figures.
fn part<'a>(told: &TableText, look: Look<'a>) -> Column<'a, Message> {
    let say = |words: &Words| look.say(words);
    let prose = |text: Text<'a>| container(text).max_width(look.text_width());
    let mut page = Column::new().spacing(6).max_width(MOST_WIDTH);
    for (number, said) in told.before.iter().enumerate() {
        page = page.push(prose(if number == 0 {
            look.text_in(Purpose::Control, SEMIBOLD, say(said))
        } else {
            look.muted(Purpose::Secondary, say(said))
        }));
    }
    let heads: Vec<String> = told.heads.iter().map(say).collect();
    let is_wide = look.layout.is_wide() && look.layout.has_panel(ROOM_FOR_COLUMNS);
    let mut rows = Column::new().spacing(6);
    for row in &told.rows {
        let row: Vec<String> = row.iter().map(say).collect();
        rows = if is_wide {
            rows.push(cells(row, false, look))
        } else {
            let name = look.text_in(Purpose::Secondary, SEMIBOLD, row[0].clone());
            // A number stays on the line of its head.
            let numbers = told.heads.iter().zip(&row).skip(1).map(|(head, value)| {
                let named = words::LabNamed { name: head.clone(), value: value.clone() };
                say(&named.into()).replace(' ', "\u{a0}")
            });
            let numbers = look.text(Purpose::Secondary, numbers.collect::<Vec<_>>().join(" · "));
            rows.push(column![name, numbers].spacing(2))
        };
    }
    page = if is_wide {
        let heads = column![cells(heads, true, look), line(look)].spacing(4);
        page.push(staying(heads.padding(Padding::ZERO.bottom(4)), rows, look.palette.surface))
    } else {
        page.push(rows)
    };
    page = page.push(line(look));
    for said in &told.after {
        page = page.push(prose(look.text(Purpose::Secondary, say(said))));
    }
    page
}

/// The cells of a row in their columns: the first from the left, the others from the right.
fn cells(row: Vec<String>, are_heads: bool, look: Look<'_>) -> Line<'_, Message> {
    // What the numbers do not need is for the name.
    let for_name = 24_u16.saturating_sub(4 * (row.len() as u16).saturating_sub(1)).max(8);
    let cell = |(column, content): (usize, String)| {
        let text = if are_heads {
            look.muted(Purpose::Secondary, content)
        } else {
            look.text(Purpose::Secondary, content)
        };
        let text = text.wrapping(Wrapping::Word);
        if column == 0 {
            container(text).width(Length::FillPortion(for_name)).into()
        } else {
            container(text.align_x(Align::Right)).align_right(Length::FillPortion(4)).into()
        }
    };
    Line::with_children(row.into_iter().enumerate().map(cell)).spacing(8)
}
