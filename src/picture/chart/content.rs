//! What is plotted.

/// A line through points.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// What it is called.
    pub name: String,
    /// Where it goes through: across, and up.
    pub points: Vec<(f64, f64)>,
}

/// The mean of a row with its least and greatest value.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What the row is called.
    pub name: String,
    /// The mean.
    pub mean: f64,
    /// The least value.
    pub least: f64,
    /// The greatest value.
    pub most: f64,
    /// Whether some of it came to nothing: it is drawn hollow and grey.
    pub fails: bool,
}

/// What the lines or rows of a plot are.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Lines, with the axis that they go up by.
    Lines(Vec<Series>, Axis),
    /// Rows, with what the mark and the line of each are called, and what a hollow one means.
    Bars(Vec<Bar>, [String; 3]),
}

/// An axis with what it measures, and its unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What it measures, and its unit.
    pub title: String,
    /// Whether it goes by powers of ten.
    pub is_logarithmic: bool,
}
