//! What the script of the explanation page works on: texts and pieces of pictures, each once, and steps made of them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::content::{Answer, Lesson};
use crate::explanation::{NarratedStep, references};
use crate::grid::{Board, Candidates, Geometry};
use crate::locale::Locale;
use crate::message::{Message, words};
use crate::pages::account::paragraph;
use crate::pages::{Account, naming};
use crate::picture::{Frame, Layer, Scene, Tone, svg_parts};
use crate::proof::{Moment, StepPath, Trace};

/// The name of the variable that holds the colour of a tone.
pub(super) fn variable(tone: Tone) -> String {
    let name: String =
        format!("{tone:?}").chars().filter(|letter| letter.is_alphanumeric()).collect();
    format!("--{name}")
}

/// The tones that the page itself is coloured with.
const OF_THE_PAGE: [Tone; 7] = [
    Tone::Surface,
    Tone::Ink,
    Tone::Pencil,
    Tone::Selection,
    Tone::SelectedTint,
    Tone::GridThin,
    Tone::GridThick,
];

/// All of it.
pub(super) struct Data {
    written: Written,
    /// The tones that occur.
    pub(super) tones: Vec<Tone>,
    /// The picture without what changes in it, open at its end.
    pub(super) picture: String,
}

/// What the script reads; a number stands for what has that place in `texts`, `pieces`, `marks` or `steps`.
#[derive(Default, Serialize)]
struct Written {
    title: String,
    about: String,
    caption: String,
    side: usize,
    texts: Vec<String>,
    pieces: Vec<String>,
    /// The lines of the grid, and its constraints.
    lines: Vec<usize>,
    /// The digits and candidates at the start.
    start: Vec<usize>,
    marks: Vec<Marks>,
    steps: Vec<Record>,
    procedure: Vec<usize>,
    cells: Vec<CellAnswer>,
}

/// What a step draws: below the lines of the grid, above them, which digits it draws itself and therefore hides, which it
/// adds, and what lies over the digits.
type Marks = (Vec<usize>, Vec<usize>, Vec<usize>, Vec<usize>, Vec<usize>);

/// A step: its result, its rule, its lines with how deep they stand, its marks, and what it takes from the digits and
/// adds to them.
type Record = (usize, usize, Vec<(usize, usize)>, usize, Vec<usize>, Vec<usize>);

/// The question, what is said, the steps, and for each the text of what it rests on, or 0.
type CellAnswer = (usize, Vec<usize>, Vec<usize>, Vec<usize>);

impl Data {
    /// Collects what a lesson needs, until it is stopped.
    pub(super) fn of(
        locale: &Locale,
        geometry: &Geometry,
        lesson: &Lesson<'_>,
        stopped: &dyn Fn() -> bool,
    ) -> Self {
        let tones = std::cell::RefCell::new(OF_THE_PAGE.to_vec());
        let paint = |tone: Tone| {
            let mut tones = tones.borrow_mut();
            if !tones.contains(&tone) {
                tones.push(tone);
            }
            format!("var({})", variable(tone))
        };
        let mut maker = Maker {
            locale,
            geometry,
            paint: &paint,
            stopped,
            texts: Table::default(),
            pieces: Table::default(),
            marks: Table::default(),
            steps: Table::default(),
            plain: Vec::new(),
        };
        // Text 0 is none, so that 0 can say so.
        let _ = maker.texts.number(String::new());
        let board = lesson.trace.start.board(geometry);
        let left = lesson.trace.start.candidates(geometry);
        let empty = Scene::of(geometry, &board).pencil_marks(&left).scene();
        let frame = Frame { coordinates: naming(locale), ..Frame::default() };
        let parts = svg_parts(&empty, geometry, &paint, frame);
        let lines = parts.elements.iter().filter(|(layer, _)| is_line(*layer));
        let lines: Vec<usize> =
            lines.map(|(_, piece)| maker.pieces.number(piece.trim_end().to_owned())).collect();
        maker.plain.clone_from(&lines);
        let start = maker.digits(&board, &left);
        let procedure = maker.account(lesson.trace, lesson.lines);
        let answers = lesson.answers.iter().zip(geometry.cells());
        let cells = answers.map(|(answer, cell)| {
            if let Some(answer) = answer {
                return maker.answer(answer);
            }
            let open = words::WhyOpen { cell: geometry.cell_name(cell) };
            (maker.said(&open.into()), Vec::new(), Vec::new(), Vec::new())
        });
        let cells = cells.collect();
        let caption = words::LessonCaption { step: "{1}", steps: "{2}", result: "{3}" };
        let written = Written {
            title: locale.say_typeset(&words::LessonAll.into()),
            about: paragraph(locale, &lesson.about),
            caption: locale.say_typeset(&caption.into()),
            side: geometry.column_count(),
            lines,
            start,
            procedure,
            cells,
            texts: maker.texts.all,
            pieces: maker.pieces.all,
            marks: maker.marks.all,
            steps: maker.steps.all,
        };
        let opening = parts.opening.replace("<svg ", "<svg aria-hidden=\"true\" ");
        let picture = format!("{opening}{}{}<g id=\"drawn\"></g>", parts.ground, parts.names);
        Self { written, tones: tones.into_inner(), picture }
    }

    /// The same as JSON.
    pub(super) fn json(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(&self.written).unwrap_or_default()
    }
}

/// Things, each of them once, and their places.
struct Table<T> {
    all: Vec<T>,
    places: BTreeMap<T, usize>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self { all: Vec::new(), places: BTreeMap::new() }
    }
}

impl<T: Clone + Ord> Table<T> {
    /// The place of a thing, which is put there if it is new.
    fn number(&mut self, thing: T) -> usize {
        if let Some(&place) = self.places.get(&thing) {
            return place;
        }
        self.all.push(thing.clone());
        let _ = self.places.insert(thing, self.all.len() - 1);
        self.all.len() - 1
    }
}

struct Maker<'a> {
    locale: &'a Locale,
    geometry: &'a Geometry,
    paint: &'a dyn Fn(Tone) -> String,
    stopped: &'a dyn Fn() -> bool,
    texts: Table<String>,
    pieces: Table<String>,
    marks: Table<Marks>,
    steps: Table<Record>,
    /// The lines of the grid, and its constraints as they are drawn where no step names them.
    plain: Vec<usize>,
}

impl Maker<'_> {
    fn said(&mut self, message: &Message) -> usize {
        let said = self.locale.say_typeset(message);
        self.texts.number(said)
    }

    fn answer(&mut self, Answer { why, told }: &Answer) -> CellAnswer {
        let question = self.said(&why.question);
        let told = told.iter().map(|said| self.said(said)).collect();
        let steps = self.account(&why.slice, &why.lines);
        let references = references(self.geometry, &why.slice).into_iter();
        let references = references.map(|said| said.map_or(0, |said| self.said(&said))).collect();
        (question, told, steps, references)
    }

    /// The steps of a trace, told, as records.
    fn account(&mut self, trace: &Trace, lines: &[NarratedStep]) -> Vec<usize> {
        if (self.stopped)() {
            return Vec::new();
        }
        let account = Account::of_lines(trace, lines);
        let texts = account.steps(self.locale, self.geometry);
        let mut board = trace.start.board(self.geometry);
        let mut digits = self.digits(&board, &trace.start.candidates(self.geometry));
        let mut records = Vec::with_capacity(texts.len());
        for (number, text) in texts.into_iter().enumerate() {
            let place = StepPath::step(number);
            let Some(moment) = Moment::of(self.geometry, trace, &place) else { continue };
            if (self.stopped)() {
                break;
            }
            let scene = Scene::at(self.geometry, &moment).scene();
            let marks = self.marks_of(&scene, &digits);
            board = trace.board_before(self.geometry, number + 1);
            let after = trace.candidates_before(self.geometry, number + 1);
            let after = self.digits(&board, &after);
            let [taken, added] = [(&digits, &after), (&after, &digits)]
                .map(|(from, to)| from.iter().copied().filter(|one| !to.contains(one)).collect());
            let lines = text.lines.into_iter();
            let lines = lines.map(|(depth, line)| (depth, self.texts.number(line))).collect();
            let record = (
                self.texts.number(text.result),
                self.texts.number(text.rule),
                lines,
                self.marks.number(marks),
                taken,
                added,
            );
            records.push(self.steps.number(record));
            digits = after;
        }
        records
    }

    /// The pieces of the digits of a board and of its candidates.
    fn digits(&mut self, board: &Board, candidates: &Candidates) -> Vec<usize> {
        let scene = Scene::of(self.geometry, board).pencil_marks(candidates).scene();
        let drawn = self.drawn(&scene);
        drawn.into_iter().filter(|(layer, _)| *layer == Layer::Digits).map(|(_, one)| one).collect()
    }

    /// What a scene has beside lines and these digits.
    fn marks_of(&mut self, scene: &Scene, digits: &[usize]) -> Marks {
        let mut marks = Marks::default();
        let mut kept = BTreeSet::new();
        for (layer, piece) in self.drawn(scene) {
            match layer {
                Layer::Fills => marks.0.push(piece),
                Layer::Outlines => marks.1.push(piece),
                // What is lit lies over what is not.
                Layer::Strokes | Layer::Signs if !self.plain.contains(&piece) => {
                    marks.1.push(piece);
                }
                Layer::Strokes | Layer::ThinLines | Layer::ThickLines | Layer::Signs => {}
                Layer::Digits if digits.contains(&piece) => {
                    let _ = kept.insert(piece);
                }
                Layer::Digits => marks.3.push(piece),
                Layer::Links | Layer::Marks | Layer::Heads | Layer::Selection => {
                    marks.4.push(piece);
                }
            }
        }
        marks.2 = digits.iter().copied().filter(|digit| !kept.contains(digit)).collect();
        marks
    }

    fn drawn(&mut self, scene: &Scene) -> Vec<(Layer, usize)> {
        let parts = svg_parts(scene, self.geometry, self.paint, Frame::default());
        let pieces = parts.elements.into_iter();
        pieces
            .map(|(layer, piece)| (layer, self.pieces.number(piece.trim_end().to_owned())))
            .collect()
    }
}

fn is_line(layer: Layer) -> bool {
    matches!(layer, Layer::Strokes | Layer::ThinLines | Layer::ThickLines | Layer::Signs)
}
