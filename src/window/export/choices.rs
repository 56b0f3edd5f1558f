//! What is chosen of what goes out of the window: what, in which form, and how it looks.

use duvod::locale::Locale;
use duvod::message::{words, words::Label};
use duvod::pages::Paper;

/// What goes out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A picture of the grid as it is shown.
    #[default]
    Picture,
    /// The puzzle, to be solved with a pencil.
    Sheet,
    /// The whole procedure.
    Procedure,
    /// The answer that the panel tells.
    Answer,
    /// A web page that explains each cell.
    Lesson,
}

impl Subject {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 5] =
        [Self::Picture, Self::Sheet, Self::Procedure, Self::Answer, Self::Lesson];

    const fn label(self) -> Label {
        match self {
            Self::Picture => words::ExportPicture,
            Self::Sheet => words::ExportSheet,
            Self::Procedure => words::ExportProcedure,
            Self::Answer => words::ExportAnswer,
            Self::Lesson => words::ExportLesson,
        }
    }
}

/// How a file is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Pixels.
    #[default]
    Png,
    /// Shapes.
    Svg,
    /// Pages.
    Pdf,
    /// A web page.
    Html,
}

impl Kind {
    /// The kinds that a picture can have, in their order.
    pub(super) const OF_PICTURES: [Self; 3] = [Self::Png, Self::Svg, Self::Pdf];

    /// How the name of such a file ends.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Html => "html",
        }
    }
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// What goes out.
    Subject,
    /// The kind of a picture.
    Kind,
    /// Whether a picture has the colours of paper, or those of the window.
    Colours,
    /// Whether columns and rows are named.
    Coordinates,
    /// What pages are printed on.
    Paper,
    /// Whether it is said how hard the puzzle is.
    Level,
    /// Whether the solution stands at the end.
    Solution,
    /// The title.
    Title,
    /// Who made it.
    Author,
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 9] = [
        Self::Subject,
        Self::Kind,
        Self::Colours,
        Self::Coordinates,
        Self::Paper,
        Self::Level,
        Self::Solution,
        Self::Title,
        Self::Author,
    ];

    pub(super) const fn label(self) -> Label {
        match self {
            Self::Subject => words::ExportWhat,
            Self::Kind => words::ExportKind,
            Self::Colours => words::ExportColours,
            Self::Coordinates => words::ExportCoordinates,
            Self::Paper => words::ExportPaper,
            Self::Level => words::ExportLevel,
            Self::Solution => words::ExportSolution,
            Self::Title => words::ExportHeading,
            Self::Author => words::ExportAuthor,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) const fn field(self) -> Option<&'static str> {
        match self {
            Self::Title => Some("export-title"),
            Self::Author => Some("export-author"),
            _ => None,
        }
    }
}

/// What is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Choices {
    pub(crate) subject: Subject,
    kind: Kind,
    /// Whether a picture has the colours of the window.
    pub(super) as_window: bool,
    /// Whether columns and rows are not named.
    pub(super) plain: bool,
    pub(super) paper: Paper,
    pub(super) level: bool,
    pub(super) solution: bool,
    title: String,
    author: String,
}

impl Choices {
    /// The kind of the file.
    pub(crate) fn kind(&self) -> Kind {
        match self.subject {
            Subject::Picture => self.kind,
            Subject::Lesson => Kind::Html,
            _ => Kind::Pdf,
        }
    }

    /// What is typed of the title or the author, without what surrounds it.
    pub(super) fn typed(&self, choice: Choice) -> &str {
        match choice {
            Choice::Title => &self.title,
            Choice::Author => &self.author,
            _ => "",
        }
    }

    /// Whether a choice is of any use with the others.
    pub(crate) fn is_shown(&self, choice: Choice) -> bool {
        let is_picture = self.subject == Subject::Picture;
        match choice {
            Choice::Subject => true,
            Choice::Kind | Choice::Colours | Choice::Coordinates => is_picture,
            Choice::Paper => self.kind() == Kind::Pdf && !is_picture,
            Choice::Level | Choice::Solution => self.subject == Subject::Sheet,
            Choice::Title | Choice::Author => !is_picture,
        }
    }

    /// What can be chosen, by name; nothing where it is typed.
    pub(crate) fn names(choice: Choice, locale: &Locale) -> Vec<String> {
        let say = |label: Label| locale.say(&label.into());
        match choice {
            Choice::Subject => Subject::ALL.map(|subject| say(subject.label())).into(),
            Choice::Kind => Kind::OF_PICTURES.map(|kind| kind.ending().to_uppercase()).into(),
            Choice::Colours => [words::ExportLight, words::ExportAsWindow].map(say).into(),
            Choice::Coordinates => [words::MakerYes, words::MakerNo].map(say).into(),
            Choice::Paper => [words::ExportA4, words::ExportLetter].map(say).into(),
            Choice::Level | Choice::Solution => [words::MakerNo, words::MakerYes].map(say).into(),
            Choice::Title | Choice::Author => Vec::new(),
        }
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, choice: Choice) -> usize {
        match choice {
            Choice::Subject => self.subject as usize,
            Choice::Kind => self.kind as usize,
            Choice::Colours => usize::from(self.as_window),
            Choice::Coordinates => usize::from(self.plain),
            Choice::Paper => self.paper as usize,
            Choice::Level => usize::from(self.level),
            Choice::Solution => usize::from(self.solution),
            Choice::Title | Choice::Author => 0,
        }
    }

    /// Chooses what has this number, from 0.
    pub(super) fn choose(&mut self, choice: Choice, number: usize) {
        let is_second = number == 1;
        match choice {
            Choice::Subject => {
                self.subject = Subject::ALL.get(number).copied().unwrap_or_default();
            }
            Choice::Kind => {
                self.kind = Kind::OF_PICTURES.get(number).copied().unwrap_or_default();
            }
            Choice::Colours => self.as_window = is_second,
            Choice::Coordinates => self.plain = is_second,
            Choice::Paper => self.paper = Paper::ALL.get(number).copied().unwrap_or_default(),
            Choice::Level => self.level = is_second,
            Choice::Solution => self.solution = is_second,
            Choice::Title | Choice::Author => {}
        }
    }

    /// Takes what was typed.
    pub(super) fn set_typed(&mut self, choice: Choice, text: String) {
        match choice {
            Choice::Title => self.title = text,
            Choice::Author => self.author = text,
            _ => {}
        }
    }
}
