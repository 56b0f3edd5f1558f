//! What the methods took: a table, a method a row, with its name above its numbers.

use iced::widget::text::{Alignment, Wrapping};
use iced::widget::{Column, Row as Line, column, container, row};
use iced::{Element, Length, Padding};

use super::{Message, Results, Sorting};
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::widget::controls;
use crate::widget::prose::line;
use duvod::laboratory::{Row, TABLE_HEADS, table_cells};
use duvod::message::{Message as Words, words};

/// The numbers stand in columns only in a panel of this width; else they are told one after the other.
const ROOM_FOR_COLUMNS: f32 = 600.0;

/// How much of the width each column has; the one with a spread has most.
const SHARES: [u16; TABLE_HEADS.len() - 1] = [6, 6, 5, 10, 6, 7, 5, 8, 5];

/// The table, in the order that is chosen.
pub(super) fn view<'a>(results: &Results, sorting: Sorting, look: Look<'a>) -> Column<'a, Message> {
    let is_wide = look.layout.is_wide() && look.layout.has_panel(ROOM_FOR_COLUMNS);
    let mut table = Column::new().spacing(look.pick(6.0, 5.0));
    table = table.push(by(sorting, look));
    if is_wide {
        let heads = TABLE_HEADS[1..].iter().map(|head| look.label(*head));
        table = table.push(numbers(heads, true, look)).push(line(look));
    }
    for (method, row) in results.rows(sorting) {
        let [name, cells @ ..] = table_cells(method, row).map(|cell| look.say(&cell));
        let name = look.text_in(Purpose::Control, SEMIBOLD, name).wrapping(Wrapping::Word);
        let told: Element<'a, Message> = if is_wide {
            numbers(cells.into_iter(), false, look).into()
        } else {
            look.text(Purpose::Secondary, in_words(row, &cells, look)).into()
        };
        table = table.push(column![name, told].spacing(2)).push(line(look));
    }
    let note = look.muted(Purpose::Secondary, look.label(words::CompareNote));
    table.push(container(note).padding(Padding::ZERO.top(4)))
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
    cells: impl Iterator<Item = String>,
    are_heads: bool,
    look: Look<'_>,
) -> Line<'_, Message> {
    let cell = |(cell, share): (String, u16)| {
        let text = if are_heads {
            look.muted(Purpose::Secondary, cell)
        } else {
            look.text(Purpose::Secondary, cell)
        };
        let text = text.size(look.grown(12.0)).wrapping(Wrapping::Word).align_x(Alignment::Right);
        container(text).align_right(Length::FillPortion(share)).into()
    };
    row(cells.zip(SHARES).map(cell)).spacing(6)
}

/// The same one after the other, each with what it is called.
fn in_words(row: &Row, cells: &[String; TABLE_HEADS.len() - 1], look: Look<'_>) -> String {
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
