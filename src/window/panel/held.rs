//! The table of the panel *Why*: what the cell's houses held, and what is left.

use iced::widget::{column, container, row, space};
use iced::{Alignment, Element, Length};

use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::widget::prose::line;
use crate::widget::theme;
use duvod::explanation::CellHouses;
use duvod::grid::{Digit, DigitSet, Geometry};
use duvod::locale::Locale;
use duvod::message::{Message as Words, words};

/// The table in words: a row for each house.
#[derive(Debug)]
pub(crate) struct Table {
    rows: Vec<(String, DigitSet)>,
    left: DigitSet,
    found: Digit,
    symbols: Vec<String>,
}

impl Table {
    /// What the houses held when the digit was found.
    pub(crate) fn new(
        held: &CellHouses,
        found: Digit,
        geometry: &Geometry,
        locale: &Locale,
    ) -> Self {
        let name = |house| {
            locale.say(&Words::from(words::WindowHouse { house: geometry.house_name(house) }))
        };
        let rows = held.houses.iter().map(|&(house, digits)| (name(house), digits)).collect();
        let symbols = geometry.digits().map(|digit| geometry.symbol(digit).to_string()).collect();
        Self { rows, left: held.left, found, symbols }
    }

    fn digits(&self) -> impl Iterator<Item = (Digit, &str)> {
        self.symbols.iter().enumerate().map(|(index, symbol)| (Digit::new(index), symbol.as_str()))
    }
}

/// The table.
pub(crate) fn view<'a, M: 'a>(table: &'a Table, look: Look<'a>) -> Element<'a, M> {
    let label_width = look.pick(104.0, 74.0);
    // It ends where the text above it ends.
    let width = look.page_width() - 2.0 * look.layout.lengths.margin;
    let column_width = (width - label_width) / table.symbols.len() as f32;
    let height = look.layout.lengths.table_row;
    let mut all = column![].width(width);
    for (house, digits) in &table.rows {
        let label = look.muted(Purpose::Secondary, house.as_str());
        // A name of two lines makes its row higher.
        let label = container(label).width(label_width);
        let cells = table.digits().map(|(digit, symbol)| {
            let inside: Element<'a, M> = if digits.contains(digit) {
                look.text(Purpose::Explanation, symbol).into()
            } else {
                dot(look)
            };
            container(inside).center_x(column_width).center_y(height).into()
        });
        all = all.push(row![label].extend(cells).align_y(Alignment::Center));
    }
    let above = space().height(look.pick(8.0, 4.0));
    let below = space().height(look.pick(8.0, 4.0));
    all.push(above)
        .push(line(look))
        .push(below)
        .push(left(table, label_width, column_width, look))
        .into()
}

fn left<'a, M: 'a>(
    table: &'a Table,
    label_width: f32,
    column_width: f32,
    look: Look<'a>,
) -> Element<'a, M> {
    let height = look.pick(32.0, 26.0);
    let label = look.text_in(Purpose::Secondary, SEMIBOLD, look.label(words::WindowLeft));
    let label = container(label).width(label_width).center_y(height);
    let cells = table.digits().map(|(digit, symbol)| {
        let inside: Element<'a, M> = if !table.left.contains(digit) {
            space().into()
        } else if digit == table.found {
            let side = look.pick(30.0, 24.0);
            let symbol = look.text_in(Purpose::Explanation, SEMIBOLD, symbol);
            let (ground, ink) = (look.palette.accent, look.palette.on_accent);
            let disc = container(symbol).center_x(side).center_y(side);
            disc.style(theme::container::disc(ground, ground, ink)).into()
        } else {
            look.text(Purpose::Explanation, symbol).into()
        };
        container(inside).center_x(column_width).center_y(height).into()
    });
    row![label].extend(cells).align_y(Alignment::Center).into()
}

/// That a digit is not there.
fn dot<'a, M: 'a>(look: Look<'_>) -> Element<'a, M> {
    let colour = look.palette.grid_thin;
    let dot = container(space()).width(Length::Fixed(4.0)).height(4);
    dot.style(theme::container::disc(colour, colour, colour)).into()
}
