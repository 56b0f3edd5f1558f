//! What is chosen of what goes out of the window: what, in which form, and how it looks.

use super::numbers::{example, numbers};
use super::steps::Steps;
use duvod::locale::Locale;
use duvod::message::{Message as Words, words, words::Label};
use duvod::pages::{Answers, Paper, PerPage};

/// What goes out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A picture of the grid as it is shown.
    Picture,
    /// The puzzle, to be solved with a pencil: what most people print.
    #[default]
    Sheet,
    /// The whole procedure.
    Procedure,
    /// The answer that the panel tells.
    Answer,
    /// A web page that explains each cell.
    Lesson,
    /// The procedure as a moving picture.
    Moving,
    /// The code of a link with the puzzle.
    Code,
    /// Boards to practise a rule on.
    Exercises,
    /// The puzzle as a graph, or as clauses, for other programs.
    Graph,
}

impl Subject {
    /// All of them in their order.
    pub(crate) const ALL: [Self; 9] = [
        Self::Picture,
        Self::Sheet,
        Self::Procedure,
        Self::Answer,
        Self::Lesson,
        Self::Moving,
        Self::Code,
        Self::Exercises,
        Self::Graph,
    ];

    const fn label(self) -> Label {
        match self {
            Self::Picture => words::ExportPicture,
            Self::Sheet => words::ExportSheet,
            Self::Procedure => words::ExportProcedure,
            Self::Answer => words::ExportAnswer,
            Self::Lesson => words::ExportLesson,
            Self::Moving => words::ExportMoving,
            Self::Code => words::ExportCode,
            Self::Exercises => words::ExportExercises,
            Self::Graph => words::ExportGraph,
        }
    }
}

/// Which puzzles a sheet has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Source {
    /// The one at hand.
    #[default]
    AtHand,
    /// Those that were made.
    Made,
    /// Those of the file.
    Listed,
    /// Those that the list of the file shows, in its order.
    Arranged,
}

impl Source {
    const ALL: [Self; 4] = [Self::AtHand, Self::Made, Self::Listed, Self::Arranged];
}

/// How many seconds each step of a moving picture can be held.
const SECONDS: [u64; 4] = [1, 2, 4, 8];

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
    /// A graph for Graphviz.
    Dot,
    /// A graph to be coloured.
    Col,
    /// Clauses to be satisfied.
    Cnf,
}

impl Kind {
    /// The kinds that a picture can have, in their order.
    pub(super) const OF_PICTURES: [Self; 3] = [Self::Png, Self::Svg, Self::Pdf];

    /// The kinds that a graph can have, in their order.
    pub(super) const OF_GRAPHS: [Self; 3] = [Self::Dot, Self::Col, Self::Cnf];

    /// How the name of such a file ends.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Html => "html",
            Self::Dot => "dot",
            Self::Col => "col",
            Self::Cnf => "cnf",
        }
    }
}

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// What goes out.
    Subject,
    /// Which puzzles a sheet has.
    Source,
    /// The numbers of those of them that it has.
    Range,
    /// Which steps of the procedure are printed.
    Steps,
    /// The numbers of those of them that are.
    StepRange,
    /// How many of them, or of boards, are on a page.
    PerPage,
    /// Where the steps of a practice sheet stand.
    Answers,
    /// The kind of a picture.
    Kind,
    /// The kind of a graph.
    Script,
    /// Whether a sheet is printed, or a web page.
    Sheet,
    /// Whether a picture has the colours of paper, or those of the window.
    Colours,
    /// Whether columns and rows are named.
    Coordinates,
    /// How long each step of a moving picture is held.
    Seconds,
    /// What pages are printed on.
    Paper,
    /// Whether it is said how hard the puzzle is.
    Level,
    /// Whether the solution stands at the end.
    Solution,
    /// Whether the code of a link stands below each puzzle.
    Code,
    /// The title.
    Title,
    /// Who made it.
    Author,
}

impl Choice {
    /// All of them in their order.
    pub const ALL: [Self; 19] = [
        Self::Subject,
        Self::Source,
        Self::Steps,
        Self::Range,
        Self::StepRange,
        Self::PerPage,
        Self::Answers,
        Self::Kind,
        Self::Script,
        Self::Sheet,
        Self::Colours,
        Self::Coordinates,
        Self::Seconds,
        Self::Paper,
        Self::Level,
        Self::Solution,
        Self::Code,
        Self::Title,
        Self::Author,
    ];

    pub(super) const fn label(self) -> Label {
        match self {
            Self::Subject => words::ExportWhat,
            Self::Source => words::ExportSource,
            Self::Range | Self::StepRange => words::ExportRange,
            Self::Steps => words::ExportSteps,
            Self::PerPage => words::ExportPerPage,
            Self::Answers => words::ExportAnswers,
            Self::Kind | Self::Script | Self::Sheet => words::ExportKind,
            Self::Colours => words::ExportColours,
            Self::Coordinates => words::ExportCoordinates,
            Self::Seconds => words::ExportSeconds,
            Self::Paper => words::ExportPaper,
            Self::Level => words::ExportLevel,
            Self::Solution => words::ExportSolution,
            Self::Code => words::ExportCode,
            Self::Title => words::ExportHeading,
            Self::Author => words::ExportAuthor,
        }
    }

    /// The name of the field in which it is typed, if it is.
    pub(crate) const fn field(self) -> Option<&'static str> {
        match self {
            Self::Range => Some("export-range"),
            Self::StepRange => Some("export-steps"),
            Self::Title => Some("export-title"),
            Self::Author => Some("export-author"),
            _ => None,
        }
    }
}

/// Which of the lengths of a step is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Seconds(usize);

impl Default for Seconds {
    fn default() -> Self {
        Self(1)
    }
}

/// What is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub(crate) struct Choices {
    pub(crate) subject: Subject,
    pub(super) source: Source,
    pub(super) steps: Steps,
    per_page: PerPage,
    pub(super) answers: Answers,
    kind: Kind,
    /// The number of the kind of a graph.
    script: usize,
    /// Whether a sheet is a web page.
    is_web: bool,
    /// Whether a picture has the colours of the window.
    pub(super) as_window: bool,
    /// Whether columns and rows are not named.
    pub(super) plain: bool,
    pub(super) paper: Paper,
    pub(super) level: bool,
    pub(super) solution: bool,
    pub(super) code: bool,
    seconds: Seconds,
    range: String,
    step_range: String,
    /// A title for each of what can go out: that of a sheet of puzzles is none for a procedure.
    titles: [String; Subject::ALL.len()],
    author: String,
}

impl Choices {
    /// The kind of the file.
    pub(crate) fn kind(&self) -> Kind {
        match self.subject {
            Subject::Picture | Subject::Code => self.kind,
            Subject::Lesson => Kind::Html,
            Subject::Sheet if self.is_web => Kind::Html,
            Subject::Moving => Kind::Svg,
            Subject::Graph => Kind::OF_GRAPHS[self.script % Kind::OF_GRAPHS.len()],
            _ => Kind::Pdf,
        }
    }

    /// Which other puzzles are wanted; that at hand if none are.
    pub(super) fn others(&self) -> Source {
        if self.subject == Subject::Sheet { self.source } else { Source::AtHand }
    }

    /// The numbers, from 0, of the puzzles, or of the steps of a procedure, that are wanted of so many, as they are typed;
    /// nothing if all are.
    ///
    /// # Errors
    /// What was typed that means none of them.
    pub(super) fn numbers(&self, count: usize) -> Result<Option<Vec<usize>>, Words> {
        let are_steps = self.subject == Subject::Procedure;
        let typed = if are_steps { &self.step_range } else { &self.range };
        numbers(typed, count).map_err(|range| {
            let example = example(count);
            match self.subject {
                Subject::Procedure => words::ExportNoStepRange { count, example, range }.into(),
                _ => words::ExportNoRange { count, example, range }.into(),
            }
        })
    }

    /// How many puzzles or boards are on a page.
    pub(crate) fn per_page(&self) -> PerPage {
        let is_one = self.subject == Subject::Sheet && self.source == Source::AtHand;
        if is_one { PerPage::One } else { self.per_page }
    }

    /// How long each step of a moving picture is held.
    pub(super) fn seconds(&self) -> u64 {
        SECONDS[self.seconds.0]
    }

    /// What is typed of the title or the author, without what surrounds it.
    pub(crate) fn typed(&self, choice: Choice) -> &str {
        match choice {
            Choice::Range => &self.range,
            Choice::StepRange => &self.step_range,
            Choice::Title => self.title_of(self.subject),
            Choice::Author => &self.author,
            _ => "",
        }
    }

    /// The title that is typed for something.
    pub(super) fn title_of(&self, subject: Subject) -> &str {
        &self.titles[subject as usize]
    }

    /// Takes the title for something.
    pub(super) fn set_title_of(&mut self, subject: Subject, title: String) {
        self.titles[subject as usize] = title;
    }

    /// Chooses sheets of these puzzles, all of them.
    pub(super) fn choose_sheet_of(&mut self, source: Source) {
        (self.subject, self.source) = (Subject::Sheet, source);
        self.range.clear();
    }

    /// Whether a choice is of any use with the others.
    pub(crate) fn is_shown(&self, choice: Choice) -> bool {
        let subject = self.subject;
        match choice {
            Choice::Subject => true,
            Choice::Kind => matches!(subject, Subject::Picture | Subject::Code),
            Choice::Script => subject == Subject::Graph,
            Choice::Sheet => subject == Subject::Sheet,
            Choice::Colours | Choice::Coordinates => {
                matches!(subject, Subject::Picture | Subject::Moving)
            }
            Choice::Seconds => subject == Subject::Moving,
            Choice::Range => self.others() != Source::AtHand,
            Choice::Steps | Choice::StepRange => subject == Subject::Procedure,
            Choice::Answers => subject == Subject::Exercises,
            Choice::PerPage => match subject {
                Subject::Sheet => self.source != Source::AtHand && !self.is_web,
                _ => subject == Subject::Exercises,
            },
            Choice::Paper => {
                self.kind() == Kind::Pdf && !matches!(subject, Subject::Picture | Subject::Code)
            }
            Choice::Source | Choice::Level | Choice::Solution | Choice::Code => {
                subject == Subject::Sheet
            }
            Choice::Title | Choice::Author => !matches!(
                subject,
                Subject::Picture | Subject::Code | Subject::Moving | Subject::Graph
            ),
        }
    }

    /// What can be chosen, by name; nothing where it is typed.
    pub(crate) fn names(choice: Choice, locale: &Locale) -> Vec<String> {
        let say = |label: Label| locale.say(&label.into());
        match choice {
            Choice::Subject => Subject::ALL.map(|subject| say(subject.label())).into(),
            Choice::Source => {
                let [made, listed] = [words::ExportMade, words::ExportListed];
                [words::ExportAtHand, made, listed, words::ExportArranged].map(say).into()
            }
            Choice::Steps => Steps::ALL.map(|steps| steps.name(locale)).into(),
            Choice::PerPage => PerPage::ALL.map(|it| it.name().to_owned()).into(),
            Choice::Answers => {
                [words::ExportAnswersNext, words::ExportAnswersSheet, words::ExportAnswersNone]
                    .map(say)
                    .into()
            }
            Choice::Seconds => SECONDS.map(|seconds| format!("{seconds} s")).into(),
            Choice::Kind => Kind::OF_PICTURES.map(|kind| kind.ending().to_uppercase()).into(),
            Choice::Script => {
                [words::ExportDot, words::ExportColouring, words::ExportClauses].map(say).into()
            }
            Choice::Sheet => vec![Kind::Pdf.ending().to_uppercase(), say(words::ExportLesson)],
            Choice::Colours => [words::ExportLight, words::ExportAsWindow].map(say).into(),
            Choice::Coordinates => [words::MakerYes, words::MakerNo].map(say).into(),
            Choice::Paper => [words::ExportA4, words::ExportLetter].map(say).into(),
            Choice::Level | Choice::Solution | Choice::Code => {
                [words::MakerNo, words::MakerYes].map(say).into()
            }
            Choice::Range | Choice::StepRange | Choice::Title | Choice::Author => Vec::new(),
        }
    }

    /// The number of what is chosen, from 0.
    pub(crate) fn chosen(&self, choice: Choice) -> usize {
        match choice {
            Choice::Subject => self.subject as usize,
            Choice::Source => self.source as usize,
            Choice::PerPage => PerPage::ALL.iter().position(|it| *it == self.per_page).unwrap_or(0),
            Choice::Steps => Steps::ALL.iter().position(|it| *it == self.steps).unwrap_or(0),
            Choice::Answers => self.answers as usize,
            Choice::Seconds => self.seconds.0,
            Choice::Kind => self.kind as usize,
            Choice::Script => self.script,
            Choice::Sheet => usize::from(self.is_web),
            Choice::Colours => usize::from(self.as_window),
            Choice::Coordinates => usize::from(self.plain),
            Choice::Paper => self.paper as usize,
            Choice::Level => usize::from(self.level),
            Choice::Solution => usize::from(self.solution),
            Choice::Code => usize::from(self.code),
            Choice::Range | Choice::StepRange | Choice::Title | Choice::Author => 0,
        }
    }

    /// Chooses what has this number, from 0.
    pub(super) fn choose(&mut self, choice: Choice, number: usize) {
        let is_second = number == 1;
        match choice {
            Choice::Subject => {
                self.subject = Subject::ALL.get(number).copied().unwrap_or_default();
            }
            Choice::Source => self.source = Source::ALL.get(number).copied().unwrap_or_default(),
            Choice::PerPage => {
                self.per_page = PerPage::ALL.get(number).copied().unwrap_or_default();
            }
            Choice::Steps => self.steps = Steps::ALL.get(number).copied().unwrap_or_default(),
            Choice::Answers => self.answers = Answers::ALL.get(number).copied().unwrap_or_default(),
            Choice::Seconds => self.seconds = Seconds(number.min(SECONDS.len() - 1)),
            Choice::Kind => {
                self.kind = Kind::OF_PICTURES.get(number).copied().unwrap_or_default();
            }
            Choice::Script => self.script = number.min(Kind::OF_GRAPHS.len() - 1),
            Choice::Sheet => self.is_web = is_second,
            Choice::Colours => self.as_window = is_second,
            Choice::Coordinates => self.plain = is_second,
            Choice::Paper => self.paper = Paper::ALL.get(number).copied().unwrap_or_default(),
            Choice::Level => self.level = is_second,
            Choice::Solution => self.solution = is_second,
            Choice::Code => self.code = is_second,
            Choice::Range | Choice::StepRange | Choice::Title | Choice::Author => {}
        }
    }

    /// Chooses pages in place of what cannot be printed: those of the same, or else the puzzle sheet.
    pub(super) fn choose_pages(&mut self) {
        match self.subject {
            Subject::Picture | Subject::Code => self.kind = Kind::Pdf,
            _ => (self.subject, self.is_web) = (Subject::Sheet, false),
        }
    }

    /// Takes what was typed.
    pub(super) fn set_typed(&mut self, choice: Choice, text: String) {
        match choice {
            Choice::Range => self.range = text,
            Choice::StepRange => self.step_range = text,
            Choice::Title => self.set_title_of(self.subject, text),
            Choice::Author => self.author = text,
            _ => {}
        }
    }
}
