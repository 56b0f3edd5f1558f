//! The texts of a folder that somebody else has filled, in bounded time and memory whatever is in it.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{read_up_to, trouble};
use crate::message::{Message, words};

/// How deep folders may lie in folders.
const DEEPEST: usize = 8;

/// How many files and folders are looked at.
const MOST_ENTRIES: usize = 10_000;

/// The most bytes of a file, and of all files together.
const MOST_OF_ONE: u64 = 1 << 20;
const MOST_OF_ALL: u64 = 1 << 24;

/// What cannot be read, and why.
#[derive(Debug)]
pub struct FolderError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: FolderFault,
}

/// What is wrong with a folder, or with something in it.
#[derive(Debug)]
pub enum FolderFault {
    /// What the system says; or the file is too large.
    System(io::Error),
    /// A link leads back to a folder that it is in, or links lead to each other.
    Circle,
    /// Folders lie deeper in each other than so.
    Deeper(usize),
    /// There are more files and folders than so.
    More(usize),
    /// All files together have more bytes than so.
    Larger(u64),
}

impl FolderFault {
    /// Says what is wrong, as a clause.
    pub fn message(&self) -> Message {
        match self {
            Self::System(error) => trouble(error),
            Self::Circle => words::FolderCircle.into(),
            Self::Deeper(most) => words::FolderDeeper { most: *most }.into(),
            Self::More(most) => words::FolderMore { most: *most }.into(),
            Self::Larger(most) => words::FolderLarger { mebibytes: most >> 20 }.into(),
        }
    }
}

impl From<io::Error> for FolderFault {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

/// The texts of all files with these endings in a folder and the folders in it, each with its path below the folder,
/// written with forward slashes, in the order of these. Hidden files and folders, which are those of editors and other
/// programs, are passed over.
///
/// # Errors
/// The first file or folder that cannot be read, or is more than anybody writes by hand.
pub fn texts_below(folder: &Path, endings: &[&str]) -> Result<Vec<(String, String)>, FolderError> {
    let mut texts =
        Texts { folder, endings, within: Vec::new(), entries: 0, bytes: 0, found: Vec::new() };
    texts.add(folder)?;
    texts.found.sort();
    Ok(texts.found)
}

/// What was found so far.
struct Texts<'a> {
    folder: &'a Path,
    endings: &'a [&'a str],
    /// The folders that are being looked through, each in the one before, by where they really are.
    within: Vec<PathBuf>,
    entries: usize,
    bytes: u64,
    found: Vec<(String, String)>,
}

impl Texts<'_> {
    fn add(&mut self, folder: &Path) -> Result<(), FolderError> {
        let at = |path: &Path| {
            let path = path.to_owned();
            move |fault| FolderError { path, fault }
        };
        self.enter(folder).map_err(at(folder))?;
        for entry in fs::read_dir(folder).map_err(|error| at(folder)(error.into()))? {
            let path = entry.map_err(|error| at(folder)(error.into()))?.path();
            self.entries += 1;
            if self.entries > MOST_ENTRIES {
                return Err(at(&path)(FolderFault::More(MOST_ENTRIES)));
            }
            if path.file_name().is_some_and(is_hidden) {
                continue;
            }
            let has_ending = |ending: &OsStr| self.endings.iter().any(|one| ending == *one);
            if path.is_dir() {
                self.add(&path)?;
            } else if path.extension().is_some_and(has_ending) {
                let text = self.read(&path).map_err(at(&path))?;
                self.found.push((self.below(&path), text));
            }
        }
        let _ = self.within.pop();
        Ok(())
    }

    /// Goes into a folder, unless it is one that is being looked through already.
    fn enter(&mut self, folder: &Path) -> Result<(), FolderFault> {
        let real = fs::canonicalize(folder)?;
        if self.within.contains(&real) {
            return Err(FolderFault::Circle);
        }
        self.within.push(real);
        // The outermost lies in none.
        if self.within.len() > DEEPEST + 1 { Err(FolderFault::Deeper(DEEPEST)) } else { Ok(()) }
    }

    fn read(&mut self, path: &Path) -> Result<String, FolderFault> {
        let left = MOST_OF_ALL - self.bytes;
        let text = read_up_to(path, MOST_OF_ONE.min(left)).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge if left < MOST_OF_ONE => FolderFault::Larger(MOST_OF_ALL),
            _ if leads_in_a_circle(path, &error) => FolderFault::Circle,
            _ => error.into(),
        })?;
        let text = text.ok_or(ErrorKind::NotFound).map_err(io::Error::from)?;
        self.bytes += text.len() as u64;
        Ok(text)
    }

    /// The path below the folder, with forward slashes.
    fn below(&self, path: &Path) -> String {
        let inner = path.strip_prefix(self.folder).unwrap_or(path);
        let parts: Vec<_> = inner.iter().map(OsStr::to_string_lossy).collect();
        parts.join("/")
    }
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

/// Whether a link could not be followed because it leads, perhaps by way of others, to itself. The kind that the error
/// then has cannot be named yet.
fn leads_in_a_circle(path: &Path, error: &io::Error) -> bool {
    use ErrorKind::{IsADirectory, NotFound, PermissionDenied};
    let is_link = fs::symlink_metadata(path).is_ok_and(|known| known.is_symlink());
    let is_other = matches!(error.kind(), NotFound | PermissionDenied | IsADirectory);
    is_link && !is_other && fs::metadata(path).is_err()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("duvod-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules/cover")).expect("a folder");
        folder
    }

    /// The names of the texts below a folder, or what is wrong: which message tells it, and of what.
    fn names(folder: &Path) -> Result<Vec<String>, (String, PathBuf)> {
        let wrong = |error: FolderError| {
            let below = error.path.strip_prefix(folder).expect("below the folder");
            (error.fault.message().id.into_owned(), below.to_owned())
        };
        let texts = texts_below(folder, &["ron"]).map_err(wrong)?;
        Ok(texts.into_iter().map(|(path, _)| path).collect())
    }

    fn wrong(id: &str, path: &str) -> Result<Vec<String>, (String, PathBuf)> {
        Err((id.to_owned(), path.into()))
    }

    #[test]
    fn only_files_with_the_ending_that_are_not_hidden_are_read() {
        let folder = folder("texts");
        fs::write(folder.join("rules/cover/b.ron"), "\u{feff}b").expect("a file");
        fs::write(folder.join("a.ron"), "a").expect("a file");
        for other in [".a.ron.swp", ".#a.ron", "a.ron~", "a.txt", ".hidden.ron"] {
            fs::write(folder.join(other), b"\xff").expect("a file");
        }
        fs::create_dir_all(folder.join(".git")).expect("a folder");
        fs::write(folder.join(".git/c.ron"), b"\xff").expect("a file");
        let texts = texts_below(&folder, &["ron"]).expect("texts");
        let expected = [("a.ron", "a"), ("rules/cover/b.ron", "b")];
        assert_eq!(texts, expected.map(|(path, text)| (path.to_owned(), text.to_owned())));
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let folder = folder("large");
        let most = usize::try_from(MOST_OF_ONE).expect("a length");
        fs::write(folder.join("a.ron"), "x".repeat(most)).expect("a file");
        assert_eq!(names(&folder).map(|names| names.len()), Ok(1));
        fs::write(folder.join("b.ron"), "x".repeat(most + 1)).expect("a file");
        assert_eq!(names(&folder), wrong("system-too-large", "b.ron"));
        fs::remove_file(folder.join("b.ron")).expect("a file");
        for number in 0..16 {
            fs::write(folder.join(format!("c{number}.ron")), "x".repeat(most)).expect("a file");
        }
        let refused = names(&folder).expect_err("all together");
        assert_eq!(refused.0, "folder-larger");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn what_is_too_deep_or_too_much_is_said_to_be() {
        let folder = folder("deep");
        let (deepest, mut path) = (folder.join("1/2/3/4/5/6/7/8"), folder.clone());
        fs::create_dir_all(&deepest).expect("folders");
        fs::write(deepest.join("a.ron"), "a").expect("a file");
        assert_eq!(names(&folder), Ok(vec!["1/2/3/4/5/6/7/8/a.ron".to_owned()]));
        fs::create_dir(deepest.join("9")).expect("a folder");
        assert_eq!(names(&folder), wrong("folder-deeper", "1/2/3/4/5/6/7/8/9"));
        path.push("1");
        fs::remove_dir_all(&path).expect("folders");
        for number in 0..MOST_ENTRIES {
            fs::write(folder.join(number.to_string()), "").expect("a file");
        }
        assert_eq!(names(&folder).expect_err("too many").0, "folder-more");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    #[cfg(unix)]
    fn links_to_themselves_and_pipes_end() {
        let folder = folder("links");
        std::os::unix::fs::symlink(&folder, folder.join("rules/again")).expect("a link");
        assert_eq!(names(&folder), wrong("folder-circle", "rules/again"));
        fs::remove_file(folder.join("rules/again")).expect("a link");
        // By way of another folder, and a folder that is there twice but leads nowhere.
        fs::create_dir_all(folder.join("other")).expect("a folder");
        std::os::unix::fs::symlink(folder.join("rules"), folder.join("other/on")).expect("a link");
        assert_eq!(names(&folder), Ok(Vec::new()));
        std::os::unix::fs::symlink(folder.join("other"), folder.join("rules/back"))
            .expect("a link");
        let circle = names(&folder).expect_err("a circle");
        assert_eq!(circle.0, "folder-circle");
        fs::remove_dir_all(folder.join("other")).expect("a folder");
        fs::remove_file(folder.join("rules/back")).expect("a link");
        std::os::unix::fs::symlink(folder.join("self.ron"), folder.join("self.ron"))
            .expect("a link");
        assert_eq!(names(&folder), wrong("folder-circle", "self.ron"));
        fs::remove_file(folder.join("self.ron")).expect("a link");
        let made = std::process::Command::new("mkfifo").arg(folder.join("pipe.ron")).status();
        if made.is_ok_and(|made| made.success()) {
            assert_eq!(names(&folder), wrong("system-not-file", "pipe.ron"));
        }
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
