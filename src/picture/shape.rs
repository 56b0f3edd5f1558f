//! Shapes: what a drawing is made of, before it has colours and pixels.

/// A point; the origin is the grid's top left corner, and a cell has side 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// Makes the point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the point moved by this much.
    #[must_use]
    pub fn moved(self, right: f32, down: f32) -> Self {
        Self::new(self.x + right, self.y + down)
    }

    /// Measures how far another point is.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// Returns the point that is `length` from here on the way to `other`.
    #[must_use]
    pub fn towards(self, other: Self, length: f32) -> Self {
        let whole = self.distance(other);
        if whole == 0.0 {
            return self;
        }
        let part = length / whole;
        self.moved((other.x - self.x) * part, (other.y - self.y) * part)
    }
}

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// A straight line to the point.
    Line(Point),
    /// A quadratic curve: its control point, and where it ends.
    Curve(Point, Point),
}

impl Segment {
    /// Says where the piece ends.
    pub const fn end(self) -> Point {
        match self {
            Self::Line(end) | Self::Curve(_, end) => end,
        }
    }
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A rectangle.
    Rectangle {
        /// Its top left corner.
        at: Point,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// The radius of its corners; 0 for sharp ones.
        corner: f32,
    },
    /// A line of the grid: straight, and to be drawn on whole pixels.
    GridLine {
        /// Its one end, at the top or the left.
        from: Point,
        /// Its other end.
        to: Point,
    },
    /// A circle.
    Circle {
        /// Its centre.
        centre: Point,
        /// Its radius.
        radius: f32,
    },
    /// A closed polygon: a triangle, a diamond, an arrow head.
    Polygon(Vec<Point>),
    /// An open path.
    Path {
        /// Where it starts.
        start: Point,
        /// What it is made of.
        segments: Vec<Segment>,
    },
    /// One character.
    Text {
        /// The middle of the character.
        centre: Point,
        /// The character.
        symbol: char,
        /// The size of the type.
        size: f32,
        /// How heavy it is.
        weight: Weight,
        /// Whether it is slanted.
        slanted: bool,
    },
}

/// How heavy type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Plain.
    Regular,
    /// Between plain and bold.
    SemiBold,
}

/// The colour of a shape, by what the shape is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// The paper.
    Surface,
    /// The ink.
    Ink,
    /// A given digit.
    Given,
    /// A digit that the solver found.
    Solved,
    /// A digit that the user entered.
    Entered,
    /// A pencil mark.
    Pencil,
    /// A thin line of the grid.
    GridThin,
    /// A thick line of the grid.
    GridThick,
    /// A house that no lines of the grid show, such as a diagonal.
    ExtraTint,
    /// The houses of the selected cell.
    HouseTint,
    /// The selected cell, and one that a step fills.
    SelectedTint,
    /// The ring of the selected cell.
    Selection,
    /// A digit that is shown wherever it is.
    SameDigit,
    /// A digit in a filled mark.
    OnMark,
    /// A base, the digit that then is, a pincer, the first set, a strong link.
    Base,
    /// The ground of these.
    BaseTint,
    /// A cover, the digit that is not, a weak link.
    Cover,
    /// The ground of a cover.
    CoverTint,
    /// A fin.
    Fin,
    /// The second set.
    SecondSet,
    /// The ground of the second set.
    SecondSetTint,
    /// A pivot, a supposition, the third set.
    Pivot,
    /// The fourth set.
    FourthSet,
    /// The fifth set.
    FifthSet,
    /// What a step looks at.
    Premise,
    /// What a step strikes, and what cannot be.
    Target,
    /// The ground of these.
    TargetTint,
    /// A digit that repeats.
    Conflict,
    /// The ground of a cell whose digit repeats.
    ConflictTint,
    /// The colour with this number, from 0, of those that a player paints with.
    Painted(u8),
    /// The colour with this number, from 0, of lines through cells.
    Line(u8),
    /// The edge of such a line, and lines that are thin.
    LineEdge(u8),
    /// A white dot, in the dark, too.
    White,
    /// A black dot, in the dark, too.
    Black,
}

/// How a line is broken; the numbers are logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dash {
    /// The length of the strokes.
    pub on: f32,
    /// The length of the gaps.
    pub off: f32,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// Its colour.
    pub tone: Tone,
    /// Its width in logical pixels.
    pub width: f32,
    /// How it is broken, if it is.
    pub dash: Option<Dash>,
}

/// What is painted before what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Grounds of cells and houses.
    Fills,
    /// Constraints that cover ground: lines through cells.
    Strokes,
    /// Lines between cells.
    ThinLines,
    /// Lines between blocks and around the grid.
    ThickLines,
    /// Signs of constraints: dots on edges, cages, clues beside the grid.
    Signs,
    /// Outlines of cells and houses.
    Outlines,
    /// Digits and pencil marks.
    Digits,
    /// Links between candidates.
    Links,
    /// Marks of candidates, flags and letters.
    Marks,
    /// The heads of links, which nothing may hide.
    Heads,
    /// The ring of the selected cell.
    Selection,
}

/// One thing to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// When it is painted.
    pub layer: Layer,
    /// What it is.
    pub form: Form,
    /// The colour that it is filled with, if it is; the colour of a text or a line of the grid.
    pub fill: Option<Tone>,
    /// How its outline is drawn, if it is. A line of the grid has its width from here.
    pub pen: Option<Pen>,
    /// How strong its colours are, from 0 to 1.
    pub opacity: f32,
}
