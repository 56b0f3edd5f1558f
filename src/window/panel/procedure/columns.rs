//! The columns of the list of steps, and how high its rows are.
//!
//! No word of a rule or a result is left out: a row is as high as its words need. Where there is little width the result
//! stands below the rule. Heights are measured before anything is laid out, so that only the rows have to be made that may be
//! seen; they are kept until the words or the columns change.

use std::cell::{Ref, RefCell};

use iced::widget::text::Wrapping;
use iced::widget::{Row, Text, column, container, row, space};
use iced::{Alignment, Element, Font, Pixels};

use crate::look::Look;
use crate::look::font::{MEDIUM, Purpose, REGULAR, SEMIBOLD};
use crate::look::measured::Type;
use crate::widget::prose::ROOM_FOR_BAR;

/// The width of the sign that opens what lies within a step.
pub(super) const SIGN: f32 = 20.0;

/// The width of the column of scores.
const SCORE: f32 = 64.0;

/// Rule and result stand side by side where both together have at least this width, in the wide form and in the small one.
const ROOM_FOR_BOTH: (f32, f32) = (330.0, 310.0);

/// The gap between two columns.
const GAP: f32 = 8.0;

/// The columns of the list in a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Columns {
    /// Whether the result stands below the rule.
    pub(super) is_stacked: bool,
    /// Whether there is a column of scores.
    pub(super) has_score: bool,
    rule: f32,
    result: f32,
}

/// What is left free at the left and at the right of a row's ground.
pub(super) fn sides(look: Look<'_>) -> (f32, f32) {
    let side = look.layout.lengths.margin - inset(look);
    (side, side.max(ROOM_FOR_BAR))
}

/// How far the words of a row are from the edges of its ground.
pub(super) fn inset(look: Look<'_>) -> f32 {
    look.pick(16.0, 8.0)
}

/// The widths of what stands before the rule: the number, a gap, the bars, a gap.
fn before(look: Look<'_>) -> [f32; 4] {
    [look.pick(24.0, 20.0), look.pick(12.0, 8.0), look.grown(19.0), look.pick(13.0, 8.0)]
}

impl Columns {
    /// The columns that the panel has room for.
    pub(super) fn new(look: Look<'_>) -> Self {
        let (left, right) = sides(look);
        let taken = left + right + 2.0 * inset(look) + before(look).iter().sum::<f32>() + SIGN;
        let room = (look.layout.panel - 1.0 - taken).max(0.0);
        let has_score = look.layout.is_wide() && look.layout.has_panel(480.0);
        let room = if has_score { room - GAP - look.grown(SCORE) } else { room };
        let is_stacked = room < look.pick(ROOM_FOR_BOTH.0, ROOM_FOR_BOTH.1);
        let rule = if is_stacked { room } else { (room - GAP) * 5.0 / 11.0 };
        let result = if is_stacked { room } else { room - GAP - rule };
        Self { is_stacked, has_score, rule, result }
    }

    /// The type of the rule and of the result.
    fn types(self, chosen: bool) -> [(Purpose, Font); 2] {
        let rule = if self.is_stacked { Purpose::Secondary } else { Purpose::Control };
        let fonts = if chosen { [SEMIBOLD, SEMIBOLD] } else { [REGULAR, MEDIUM] };
        [(rule, fonts[0]), (Purpose::Control, fonts[1])]
    }

    /// How high the words of a row are that is not chosen.
    fn height(self, words: [&str; 2], look: Look<'_>) -> f32 {
        let line = line(look);
        let types = self.types(false);
        let measured = |at: usize, width: f32| {
            let (purpose, font) = types[at];
            let set = Type { font, size: look.size(purpose).0, line };
            set.height(&look.typeset(words[at]), width)
        };
        let (rule, result) = (measured(0, self.rule), measured(1, self.result));
        if self.is_stacked { rule + result } else { rule.max(result) }
    }

    /// A row of the list: its number, its level, rule and result, its score.
    pub(super) fn row<'a, M: 'a>(
        self,
        number: Text<'a>,
        bars: impl Into<Element<'a, M>>,
        words: [Text<'a>; 2],
        cost: Text<'a>,
        look: Look<'_>,
    ) -> Row<'a, M> {
        let [figure, gap, level, other] = before(look);
        let [rule, result] =
            words.map(|text| text.wrapping(Wrapping::Word).line_height(line(look)));
        let (rule, result) = (rule.width(self.rule), result.width(self.result));
        let words: Element<'a, M> = if self.is_stacked {
            column![rule, result].into()
        } else {
            row![rule, result].spacing(GAP).align_y(Alignment::Center).into()
        };
        let mut cells = row![
            container(number).align_right(figure),
            space().width(gap),
            container(bars).width(level),
            space().width(other),
            words,
        ];
        if self.has_score {
            let cost = container(cost).align_right(look.grown(SCORE));
            cells = cells.push(space().width(GAP)).push(cost);
        }
        cells.align_y(Alignment::Center)
    }

    /// Rule and result of a row in their types.
    pub(super) fn words<'a>(self, words: [&str; 2], chosen: bool, look: Look<'_>) -> [Text<'a>; 2] {
        let [rule, result] = self.types(chosen);
        let muted = self.is_stacked && !chosen;
        let rule = look.text_in(rule.0, rule.1, words[0]);
        let rule = if muted { rule.color(look.palette.muted) } else { rule };
        [rule, look.text_in(result.0, result.1, words[1])]
    }
}

/// The height of a line in a row.
fn line(look: Look<'_>) -> Pixels {
    Pixels(look.pick(18.0, 16.0))
}

/// How high the rows are, once they were measured.
#[derive(Debug, Default)]
pub(super) struct Heights(RefCell<Option<(Columns, f32, Vec<f32>)>>);

impl Heights {
    /// Forgets them: the words are others.
    pub(super) fn forget(&mut self) {
        *self.0.get_mut() = None;
    }

    /// The height of each of these rows, by rule and result.
    pub(super) fn of<'a, 'b>(
        &'a self,
        rows: impl Iterator<Item = [&'b str; 2]>,
        look: Look<'_>,
    ) -> Ref<'a, [f32]> {
        let (columns, zoom) = (Columns::new(look), look.layout.zoom);
        let is_kept =
            self.0.borrow().as_ref().is_some_and(|(of, within, _)| {
                *of == columns && within.to_bits() == zoom.to_bits()
            });
        if !is_kept {
            let least = look.layout.lengths.list_row;
            let around = look.pick(8.0, 6.0);
            let height = |words| least.max(columns.height(words, look) + around);
            *self.0.borrow_mut() = Some((columns, zoom, rows.map(height).collect()));
        }
        Ref::map(self.0.borrow(), |kept| kept.as_ref().map_or(&[][..], |(_, _, each)| each))
    }
}
