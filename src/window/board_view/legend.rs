//! What the marks and lines on the grid say, below the panel: only those that the grid shows. Where the window has little room
//! beside its text, they are folded, and a button opens them.

use std::collections::BTreeMap;

use iced::widget::{Row, center, column, container, row, stack, text};
use iced::{Alignment, Element, Length, Padding, Size};

use super::grid::{Painter, Sizes};
use crate::look::Look;
use crate::look::font::{self, Purpose};
use crate::widget::controls;
use crate::widget::painting::painted;
use crate::widget::prose::{ROOM_FOR_BAR, line, scrolled};
use duvod::explanation::fact;
use duvod::grid::Geometry;
use duvod::message::{Message as Words, words, words::Label};
use duvod::picture::{Form, Scene, Shape, Sign, SignSample, legend, sample};
use duvod::proof::{Fact, set_letter};

/// The side of the cells in which samples are drawn, at text size 100 %.
const CELL: f32 = 54.0;

/// The part of the height below the top bar that an open legend takes at most, where there is little room.
const MOST: f32 = 0.4;

/// The legend of the scene that the grid shows, if that has something to explain. Where there is little room it is seen only
/// if it is open, and the message opens and closes it.
pub(crate) fn view<'a, Message: Clone + 'a>(
    scene: &Scene,
    geometry: &Geometry,
    (is_open, toggle): (bool, Message),
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let signs = legend(scene);
    if signs.is_empty() {
        return None;
    }
    let margin = look.layout.lengths.margin;
    let named = |sign| (sign, look.say(&name(sign, (&scene.branches, &scene.strands), geometry)));
    let named: Vec<(Sign, String)> = signs.into_iter().map(named).collect();
    let inside = if look.layout.is_wide() {
        container(items(named, geometry, look)).padding([look.grown(8.0), margin])
    } else {
        // What is folded may be as large as all that is read.
        let look = look.reading();
        let margin = look.layout.lengths.margin;
        let label = look.told(words::WindowLegendOpen, words::TipLegend);
        let button = controls::chip_switch(label, toggle, is_open, look);
        let opened = is_open.then(|| {
            let items = container(items(named, geometry, look));
            let items = items.padding(Padding::ZERO.right(ROOM_FOR_BAR)).width(Length::Fill);
            container(scrolled(items, look)).max_height(look.layout.body * MOST)
        });
        container(column![button].push(opened).spacing(6)).padding([4.0, margin])
    };
    Some(column![line(look), inside.width(Length::Fill)].into())
}

/// All signs that there are, and what they say; of those that look alike, all that they say.
pub(crate) fn all<'a, Message: 'a>(geometry: &Geometry, look: Look<'a>) -> Element<'a, Message> {
    let named = |sign| look.say(&name(sign, (&BTreeMap::new(), &BTreeMap::new()), geometry));
    let alike = |first: Sign| {
        let signs = Sign::ALL.into_iter().filter(|sign| sign.first_alike() == first);
        signs.map(named).collect::<Vec<_>>().join("; ")
    };
    let first = Sign::ALL.into_iter().filter(|sign| sign.first_alike() == *sign);
    items(first.map(|sign| (sign, alike(sign))), geometry, look)
}

fn items<'a, Message: 'a>(
    signs: impl IntoIterator<Item = (Sign, String)>,
    geometry: &Geometry,
    look: Look<'a>,
) -> Element<'a, Message> {
    let items = signs.into_iter().map(|(sign, name)| item(sign, name, geometry, look));
    let items = Row::with_children(items).spacing(16).align_y(Alignment::Center);
    items.wrap().vertical_spacing(8).into()
}

/// A sign and what it says.
fn item<'a, Message: 'a>(
    sign: Sign,
    name: String,
    geometry: &Geometry,
    look: Look<'a>,
) -> Element<'a, Message> {
    let cell = look.grown(CELL);
    let SignSample { shapes, width, height } = sample(sign, geometry, cell);
    let sizes = Sizes { cell, left: 0.0, top: 0.0, coordinates: 0.0, scale: 1.0, numbered: false };
    let letter = shapes.iter().find_map(|shape| letter(shape, cell, look));
    let palette = look.palette;
    let picture = painted(Size::new(width * cell, height * cell), move |frame, bounds| {
        let (origin, texts) = (bounds.position(), Vec::new());
        let mut painter = Painter { palette, sizes, origin, frame, texts };
        for shape in &shapes {
            painter.shape(shape);
        }
    });
    let picture = stack![picture, letter.map(|letter| center(letter))];
    let words = look.muted(Purpose::Secondary, name);
    row![picture, words].spacing(6).align_y(Alignment::Center).into()
}

/// The letter of a sign, which is written over its drawing.
fn letter<'a, Message: 'a>(
    shape: &Shape,
    cell: f32,
    look: Look<'a>,
) -> Option<Element<'a, Message>> {
    let Form::Text { symbol, size, .. } = shape.form else { return None };
    let colour = look.palette.tone(shape.fill?);
    Some(text(symbol).size(size * cell).font(font::SEMIBOLD).color(colour).into())
}

/// What a sign says; of a branch, what is supposed there, and of another strand of it, what begins it.
fn name(
    sign: Sign,
    (branches, strands): (&BTreeMap<u8, Fact>, &BTreeMap<u8, Fact>),
    geometry: &Geometry,
) -> Words {
    let label: Label = match sign {
        Sign::Set(number) => {
            let letter = set_letter(number.into()).to_string();
            return words::WindowLegendSet { letter }.into();
        }
        Sign::Strand(number) => {
            return strands.get(&number).map_or_else(
                || words::WindowLegendBranch.into(),
                |&begins| words::WindowLegendThen { fact: fact(geometry, begins) }.into(),
            );
        }
        Sign::Branch(number) => {
            return branches.get(&number).map_or_else(
                || words::WindowLegendBranch.into(),
                |&supposed| words::WindowLegendIf { fact: fact(geometry, supposed) }.into(),
            );
        }
        Sign::Base => words::WindowLegendBase,
        Sign::Cover => words::WindowLegendCover,
        Sign::Lit => words::WindowLegendLit,
        Sign::IsNot => words::WindowLegendIsNot,
        Sign::ThenIs => words::WindowLegendThenIs,
        Sign::Strong => words::WindowLegendStrong,
        Sign::Weak => words::WindowLegendWeak,
        Sign::Group => words::WindowLegendGroup,
        Sign::ChainEnd => words::WindowLegendChainEnd,
        Sign::Shared => words::WindowLegendShared,
        Sign::SetDigit => words::WindowLegendSetDigit,
        Sign::Pivot => words::WindowLegendPivot,
        Sign::Pincer => words::WindowLegendPincer,
        Sign::Extra => words::WindowLegendExtra,
        Sign::Supposition => words::WindowLegendSupposition,
        Sign::Target => words::WindowLegendTarget,
        Sign::NoPlace => words::WindowLegendNoPlace,
    };
    label.into()
}
