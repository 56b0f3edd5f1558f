//! The first steps of somebody who knows neither the puzzle nor the program: three pictures, and what the signs on the grid say.

use iced::widget::{Column, Row, column, container, row};
use iced::{Alignment, Element, Length};

use super::message::Message;
use crate::board_view::grid::{self, GridState, Sizes};
use crate::board_view::legend;
use crate::look::Look;
use crate::look::font::{Purpose, SEMIBOLD};
use crate::look::palette::Palette;
use duvod::grid::{Cell, Entry, Geometry, StateText, parse_cell};
use duvod::message::{words, words::Label};
use duvod::picture::{CellRole, DigitOrigin, HouseRole, Scene};

use std::sync::Arc;

/// The puzzle of the pictures.
const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The side of a cell of the pictures, and the width of their gutters.
const CELL: f32 = 19.0;
const GUTTER: f32 = 14.0;

/// The width of a picture with what is told below it.
const WIDTH: f32 = 9.0 * CELL + GUTTER + 2.0;

/// What is told below the pictures.
const TOLD: [Label; 3] = [words::FirstRule, words::FirstEnter, words::FirstWhy];

/// Words beside a picture are at least this wide; else they stand below it.
const BESIDE: f32 = 130.0;

/// The three pictures.
pub(crate) struct FirstSteps([GridState; 3]);

impl FirstSteps {
    /// The pictures, on the classic grid.
    pub(crate) fn new(geometry: &Arc<Geometry>, palette: &Palette) -> Self {
        let sizes = sizes(1.0, 1.0);
        Self(
            scenes(geometry)
                .map(|scene| GridState::new(Arc::clone(geometry), scene, *palette, sizes)),
        )
    }

    /// Shows them in other colours, so much larger, at so many device pixels in each.
    pub(crate) fn dress(&mut self, palette: &Palette, zoom: f32, scale: f32) {
        self.0.iter_mut().for_each(|picture| picture.dress(*palette, sizes(zoom, scale)));
    }
}

fn sizes(zoom: f32, scale: f32) -> Sizes {
    let (left, top) = (GUTTER * zoom, GUTTER * zoom);
    let coordinates = 9.0 * zoom;
    Sizes { cell: CELL * zoom, left, top, coordinates, scale, numbered: false }
}

/// A row, a column and a block with a cell of all three; a digit that is entered there; and the digits that are its reason.
fn scenes(geometry: &Geometry) -> [Scene; 3] {
    let cell = |name: &str| parse_cell(name, geometry.dimensions()).unwrap_or(Cell::new(0));
    let middle = cell("E5");
    let state = StateText::parse(PUZZLE, geometry);
    let board =
        state.map_or_else(|_| duvod::grid::Board::empty(geometry.cell_count()), |it| it.board);
    let mut rule = Scene::of(geometry, &board).scene();
    for &house in geometry.houses_of(middle) {
        let _ = rule.houses.insert((HouseRole::Hint, house.into()));
    }
    let mut filled = board.clone();
    if let Some(five) = geometry.digit('5') {
        filled.set(middle, Entry::Placed(five));
    }
    let entered =
        |board| Scene::of(geometry, board).placed_by(DigitOrigin::Entered).selected(Some(middle));
    let enter = entered(&filled).scene();
    let mut why = entered(&filled).scene();
    for name in ["A5", "D5", "F5", "I5", "E1", "E2", "E4", "E6"] {
        why.give(cell(name), CellRole::Premise);
    }
    [rule, enter, why]
}

/// The pictures with their words, and what the signs say.
pub(super) fn view<'a>(
    first: &'a FirstSteps,
    geometry: &Geometry,
    look: Look<'a>,
) -> Column<'a, Message> {
    let title = |label: Label| look.text_in(Purpose::Control, SEMIBOLD, look.label(label));
    let told = |label| look.text(Purpose::Secondary, look.label(label));
    let gap = look.pick(16.0, 12.0);
    let room = look.layout.panel - 1.0 - 2.0 * look.layout.lengths.margin;
    let all = first.0.iter().zip(TOLD);
    let pictures: Element<'a, Message> = if 3.0 * look.grown(WIDTH) + 2.0 * gap <= room {
        let picture = |(state, label): (&'a GridState, Label)| -> Element<'a, Message> {
            let below = column![grid::still(state), told(label)].spacing(8);
            below.width(look.grown(WIDTH)).into()
        };
        Row::with_children(all.map(picture)).spacing(gap).into()
    } else if room < look.grown(WIDTH + BESIDE) + gap {
        let picture = |(state, label): (&'a GridState, Label)| -> Element<'a, Message> {
            column![grid::still(state), told(label)].spacing(8).into()
        };
        Column::with_children(all.map(picture)).spacing(gap).into()
    } else {
        // Each has its words beside it.
        let picture = |(state, label): (&'a GridState, Label)| -> Element<'a, Message> {
            let words = container(told(label)).width(Length::Fill);
            row![grid::still(state), words].spacing(gap).align_y(Alignment::Center).into()
        };
        Column::with_children(all.map(picture)).spacing(gap).into()
    };
    let inside = column![
        title(words::FirstTitle),
        pictures,
        title(words::FirstSigns),
        legend::all(geometry, look),
    ];
    let inside = inside.spacing(look.pick(12.0, 8.0)).width(Length::Fill);
    column![container(inside).padding([0.0, look.layout.lengths.margin])]
}

#[cfg(test)]
mod tests {
    use super::*;
    use duvod::grid::Dimensions;
    use duvod::knowledge::{CLASSIC_GRID, Knowledge};

    #[test]
    fn the_framed_digits_leave_only_the_one_that_is_entered() {
        let knowledge = Knowledge::embedded().expect("the embedded knowledge");
        let geometry = knowledge.grid(CLASSIC_GRID).expect("the classic grid");
        let [rule, enter, why] = scenes(geometry);
        assert_eq!((rule.houses.len(), enter.houses.len()), (3, 0));
        let middle = parse_cell("E5", Dimensions::square(9)).expect("a cell");
        let mut left = geometry.all_digits();
        for cell in geometry.cells() {
            let picture = &why.cells[cell.index()];
            if picture.roles.contains(&CellRole::Premise) {
                assert!(geometry.peers(middle).contains(cell));
                picture.digit.iter().for_each(|shown| left.remove(shown.digit));
            }
        }
        let entered = why.cells[middle.index()].digit.map(|shown| shown.digit);
        assert_eq!((left.len(), left.iter().next()), (1, entered));
    }
}
