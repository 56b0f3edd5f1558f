//! What the methods took: a table, a method a row, with its name above its numbers.

use iced::widget::text::{Alignment, Wrapping};
use iced::widget::{Column, Row as Line, column, container, row};
use iced::{Element, Padding, Pixels};

use super::{Message, Results, Sorting};
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::measured::Type;
use crate::widget::controls;
use crate::widget::prose::line;
use crate::widget::staying::staying;
use duvod::message::{Message as Words, words};
use duvod_laboratory::{Row, TABLE_HEADS, table_cells};

/// How many columns of numbers there are.
const COLUMNS: usize = TABLE_HEADS.len() - 1;

/// The size of the numbers, and the least that is free between two columns.
const SIZE: f32 = 12.0;
const GAP: f32 = 14.0;

/// The table, in the order that is chosen. Where its columns find no room beside each other, the numbers are told one after
/// the other.
pub(super) fn view<'a>(results: &Results, sorting: Sorting, look: Look<'a>) -> Column<'a, Message> {
    let mut table = Column::new().spacing(look.pick(6.0, 5.0));
    table = table.push(by(sorting, look));
    let rows: Vec<_> = results.rows(sorting).into_iter().map(|row| told(row, look)).collect();
    let heads: [String; COLUMNS] = std::array::from_fn(|at| look.label(TABLE_HEADS[at + 1]));
    let widths = widths(&heads, &rows.iter().map(|row| &row.cells), look);
    let mut methods = Column::new().spacing(look.pick(6.0, 5.0));
    for Told { name, cells, row } in rows {
        let name = look.text_in(Purpose::Control, SEMIBOLD, name).wrapping(Wrapping::Word);
        let told: Element<'a, Message> = match widths {
            Some(widths) => numbers(cells, widths, false, look).into(),
            None => look.text(Purpose::Secondary, in_words(row, &cells, look)).into(),
        };
        methods = methods.push(column![name, told].spacing(2)).push(line(look));
    }
    table = match widths {
        Some(widths) => {
            let heads = column![numbers(heads, widths, true, look), line(look)].spacing(4);
            let heads = heads.padding(Padding::ZERO.bottom(4));
            table.push(staying(heads, methods, look.palette.surface))
        }
        None => table.push(methods),
    };
    let note = look.muted(Purpose::Secondary, look.label(words::CompareNote));
    table.push(container(note).padding(Padding::ZERO.top(4)))
}

/// What is told of a method: its name and its numbers.
struct Told<'a> {
    name: String,
    cells: [String; COLUMNS],
    row: &'a Row,
}

fn told<'a>((method, row): &'a (&'static str, Row), look: Look<'_>) -> Told<'a> {
    let [name, cells @ ..] = table_cells(method, row).map(|cell| look.say(&cell));
    Told { name, cells, row }
}

/// How wide the columns are: what stands in them finds room, and what is left is shared. None where the panel is too narrow.
fn widths<'a>(
    heads: &[String; COLUMNS],
    rows: &(impl Iterator<Item = &'a [String; COLUMNS]> + Clone),
    look: Look<'_>,
) -> Option<[f32; COLUMNS]> {
    let set = type_of_numbers(look);
    let least: [f32; COLUMNS] = std::array::from_fn(|at| {
        let mut words = heads[at].split_whitespace().map(str::to_owned);
        let mut cells = rows.clone().map(|cells| look.typeset(&cells[at]));
        // Only the longest are measured.
        let longest = |texts: &mut dyn Iterator<Item = String>| {
            texts.max_by_key(|text| text.chars().count()).map_or(0.0, |text| set.width(&text))
        };
        longest(&mut words).max(longest(&mut cells)).ceil() + 1.0
    });
    let layout = &look.layout;
    let room = layout.panel - 1.0 - 2.0 * layout.lengths.margin;
    let taken = least.iter().sum::<f32>() + look.grown(GAP) * (COLUMNS - 1) as f32;
    let more = (room - taken) / COLUMNS as f32;
    (more >= 0.0).then(|| least.map(|width| width + more))
}

/// The type that numbers are set in.
fn type_of_numbers(look: Look<'_>) -> Type {
    let (_, line) = look.size(Purpose::Secondary);
    Type { font: Purpose::Secondary.font(), size: Pixels(look.grown(SIZE)), line }
}

/// The choice of the order.
fn by(chosen: Sorting, look: Look<'_>) -> Element<'_, Message> {
    let choices = Sorting::ALL.map(|sorting| {
        let label = look.label(match sorting {
            Sorting::AsRun => words::LabAsRun,
            Sorting::Time => words::LabByTime,
            Sorting::Passes => words::ComparePasses,
            Sorting::Guesses => words::CompareGuesses,
            Sorting::DeadEnds => words::CompareDeadEnds,
        });
        (label, sorting == chosen, Message::Sort(sorting))
    });
    controls::choice(choices, look)
}

/// Numbers in their columns, or what these are called.
fn numbers(
    cells: [String; COLUMNS],
    widths: [f32; COLUMNS],
    are_heads: bool,
    look: Look<'_>,
) -> Line<'_, Message> {
    let cell = |(cell, width): (String, f32)| {
        let text = if are_heads {
            look.muted(Purpose::Secondary, cell)
        } else {
            look.text(Purpose::Secondary, cell)
        };
        let text = text.size(look.grown(SIZE)).wrapping(Wrapping::Word).align_x(Alignment::Right);
        container(text).align_right(width).into()
    };
    row(cells.into_iter().zip(widths).map(cell)).spacing(look.grown(GAP))
}

/// The same one after the other, each with what it is called.
fn in_words(row: &Row, cells: &[String; COLUMNS], look: Look<'_>) -> String {
    // How many ended otherwise, and how long it took to a solution, is told only if there is something to tell.
    let counts = [row.solved, row.impossible, row.gave_up, 1, row.solved];
    let has = |column: usize| counts.get(column).is_none_or(|count| *count > 0);
    let told = TABLE_HEADS[1..].iter().zip(cells).enumerate();
    let told = told.filter(|(column, _)| has(*column)).map(|(_, (head, cell))| {
        let head = Words::from(*head);
        look.say(&words::LabNamed { name: head, value: cell.clone() }.into())
    });
    told.collect::<Vec<_>>().join(" · ")
}
