//! Writing a file: the puzzle as text, or the whole game. No file that is there is written over unless that may be.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use duvod::formats::{FORMATS, Format, TextFormat, WrittenPuzzle, format_named};
use duvod::grid::{Board, Puzzle};
use duvod::message::{Message as Words, words};
use duvod::session::{Saved, write_session};
use duvod::storage;

/// The extension of a game, which is put behind a name without any.
pub(crate) const GAME: &str = "json";

/// The file that what is at hand was read from or written to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FileAtHand {
    pub(crate) path: PathBuf,
    pub(crate) holds: Holds,
}

/// What a file holds of what is at hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Holds {
    /// The game as it was at this revision.
    Game(u64),
    /// This puzzle, written here.
    Puzzle(Board),
    /// What was read: perhaps more than could be written.
    Other,
    /// So many puzzles, none of which is at hand.
    Collected(usize),
    /// A picture, or pages.
    Exported,
}

/// What a table of puzzles may be called.
pub(crate) const TABLE: &str = "puzzles.csv";

/// Something to be written that is not what is at hand.
#[derive(Clone, Debug)]
pub(crate) enum Aside {
    /// Several puzzles.
    Puzzles(Arc<[Puzzle]>),
    /// A picture, or pages.
    Exported {
        /// The file.
        bytes: Arc<[u8]>,
        /// How its name ends.
        ending: &'static str,
        /// What it may be called, if it is no picture of the puzzle.
        name: Option<&'static str>,
    },
}

impl Aside {
    /// A text, which may be called so; the name has an ending.
    pub(crate) fn text(text: impl Into<Arc<str>>, name: &'static str) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        Self::Exported { bytes: text.into().into(), name: Some(name), ending }
    }
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq)]
pub enum Unsaved {
    /// There is a file of that name, and nobody said that it may be written over.
    Exists,
    /// Why it cannot be.
    Failed(Words),
}

/// How a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The whole game.
    Game,
    /// The puzzle alone, in the format with this name.
    Puzzle(&'static str),
}

/// The first format of which files end like this.
fn format_with(ending: &str) -> Option<&'static dyn Format> {
    FORMATS.iter().copied().find(|format| format.about().ending == ending)
}

/// The extensions that say how a file is written, as they are told.
fn extensions() -> String {
    let mut endings = vec![GAME];
    for format in FORMATS {
        if !endings.contains(&format.about().ending) {
            endings.push(format.about().ending);
        }
    }
    let endings: Vec<_> = endings.into_iter().map(|ending| format!(".{ending}")).collect();
    endings.join(", ")
}

impl Form {
    /// That of a path, which gets an extension if it has none.
    pub(crate) fn of(path: PathBuf) -> Result<(Self, PathBuf), Words> {
        let extension =
            path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        let form = match extension.as_deref() {
            None => return Ok((Self::Game, path.with_extension(GAME))),
            Some(GAME) => Self::Game,
            Some(other) => {
                let unknown = || {
                    let found = format!(".{other}");
                    words::SaveExtension { expected: extensions(), found }
                };
                Self::Puzzle(format_with(other).ok_or_else(unknown)?.about().name)
            }
        };
        Ok((form, path))
    }
}

/// The path of a file with one puzzle a line, which gets an extension if it has none.
pub(crate) fn path_of_lines(path: PathBuf) -> Result<PathBuf, Words> {
    match path.extension().map(|extension| extension.to_string_lossy().to_lowercase()) {
        None => Ok(path.with_extension("txt")),
        Some(extension) if matches!(&*extension, "txt" | "sdm") => Ok(path),
        Some(other) => Err(words::MakerSaveExtension { found: format!(".{other}") }.into()),
    }
}

/// The path of a file whose name ends so, which gets that extension if it has none.
pub(crate) fn path_with(path: PathBuf, ending: &str) -> Result<PathBuf, Words> {
    match path.extension().map(|extension| extension.to_string_lossy().to_lowercase()) {
        None => Ok(path.with_extension(ending)),
        Some(extension) if extension == ending => Ok(path),
        Some(other) => {
            let (expected, found) = (format!(".{ending}"), format!(".{other}"));
            Err(words::ExportExtension { expected, found }.into())
        }
    }
}

/// What is to be written, to be put into text on another thread.
pub(crate) enum Content {
    /// The whole game.
    Game(Box<Saved>),
    /// The puzzle alone, in the format with this name.
    Puzzle(Box<WrittenPuzzle>, &'static str),
    /// Several puzzles, one a line.
    Collected(Arc<[Puzzle]>),
    /// A whole file.
    Bytes(Arc<[u8]>),
}

impl Content {
    fn bytes(&self) -> Result<Cow<'_, [u8]>, Words> {
        let text = match self {
            Self::Bytes(bytes) => return Ok(Cow::Borrowed(bytes)),
            Self::Game(saved) => write_session(saved).map_err(|error| error.message()),
            Self::Puzzle(puzzle, name) => {
                let format = format_named(name).unwrap_or(&TextFormat::Line);
                let text = format.write(std::slice::from_ref(&**puzzle));
                text.map(|text| text + "\n").map_err(|error| error.message(name))
            }
            Self::Collected(puzzles) => {
                let lines = puzzles.iter().map(|it| TextFormat::Line.print_puzzle(it) + "\n");
                Ok(lines.collect())
            }
        };
        text.map(|text| Cow::Owned(text.into_bytes()))
    }
}

/// A file that is to be written.
pub(crate) struct Writing {
    /// Where to.
    pub(crate) path: PathBuf,
    /// What the file then holds.
    pub(crate) holds: Holds,
    pub(crate) content: Content,
    pub(crate) may_replace: bool,
}

impl Writing {
    /// Writes it.
    ///
    /// # Errors
    /// Why it was not written; the file is then as it was.
    pub(crate) fn run(&self) -> Result<(), Unsaved> {
        if !self.may_replace && fs::symlink_metadata(&self.path).is_ok() {
            return Err(Unsaved::Exists);
        }
        let bytes = self.content.bytes().map_err(Unsaved::Failed)?;
        let failed = |error: io::Error| Unsaved::Failed(reason(&self.path, &error));
        storage::write_over(&self.path, &bytes).map_err(failed)
    }
}

/// A path's last part, as it is shown.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// In which folder the file lies, to stand behind its name.
pub(crate) fn folder_named(path: &Path) -> Words {
    match folder(path) {
        Some(folder) => words::WindowInFolder { folder: folder.display().to_string() }.into(),
        None => words::WindowInCurrentFolder.into(),
    }
}

/// The folder of a path that names one.
fn folder(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty() && *folder != Path::new("."))
}

/// Why a file cannot be written.
fn reason(path: &Path, error: &io::Error) -> Words {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => {
            let folder = folder(path).unwrap_or(Path::new(".")).display().to_string();
            words::SaveNoFolder { folder }.into()
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => words::SaveDenied.into(),
        ErrorKind::IsADirectory => words::WindowFileIsFolder.into(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => words::SaveFull.into(),
        _ => words::WindowFileOther { reason: storage::trouble(error) }.into(),
    }
}

/// Asks the user for a file to write to. `None` if none was chosen, or if the system has no dialog for that.
pub(crate) async fn choose(title: String, suggested: PathBuf) -> Option<PathBuf> {
    let name = suggested.file_name().unwrap_or(OsStr::new("")).to_string_lossy().into_owned();
    let mut dialog = rfd::AsyncFileDialog::new().set_title(title).set_file_name(name);
    if let Some(folder) = suggested.parent().filter(|folder| folder.is_dir()) {
        dialog = dialog.set_directory(folder);
    }
    dialog.save_file().await.map(|file| file.path().to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_says_how_a_file_is_written() {
        let form = |path: &str| Form::of(PathBuf::from(path));
        let game = |path: &str| Ok((Form::Game, PathBuf::from(path)));
        assert_eq!(form("a/b.json"), game("a/b.json"));
        assert_eq!(form("a/b"), game("a/b.json"));
        assert_eq!(form("b.JSON"), game("b.JSON"));
        let puzzle = |path: &str, format| Ok((Form::Puzzle(format), PathBuf::from(path)));
        assert_eq!(form("b.txt"), puzzle("b.txt", "line"));
        assert_eq!(form("b.sdk"), puzzle("b.sdk", "sdk"));
        assert_eq!(form("b.csv"), puzzle("b.csv", "csv"));
        assert_eq!(form("b.SS"), puzzle("b.SS", "ss"));
        assert_eq!(extensions(), ".json, .txt, .csv, .opensudoku, .sdk, .sdm, .ss");
        let error = form("b.png").expect_err("no such form");
        assert_eq!(error.id, "save-extension");
    }
}
