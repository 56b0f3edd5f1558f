//! The texts of a folder that somebody else has filled, in bounded time and memory whatever is in it.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::read_up_to;

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
    /// What the system says, or that it is too large.
    pub error: io::Error,
}

/// The texts of all files with these endings in a folder and the folders in it, each with its path below the folder,
/// written with forward slashes, in the order of these. Hidden files and folders, which are those of editors and other
/// programs, are passed over.
///
/// # Errors
/// The first file or folder that cannot be read, or is more than anybody writes by hand.
pub fn texts_below(folder: &Path, endings: &[&str]) -> Result<Vec<(String, String)>, FolderError> {
    let mut texts = Texts { folder, endings, entries: 0, bytes: 0, found: Vec::new() };
    texts.add(folder, 0)?;
    texts.found.sort();
    Ok(texts.found)
}

/// What was found so far.
struct Texts<'a> {
    folder: &'a Path,
    endings: &'a [&'a str],
    entries: usize,
    bytes: u64,
    found: Vec<(String, String)>,
}

impl Texts<'_> {
    fn add(&mut self, folder: &Path, depth: usize) -> Result<(), FolderError> {
        let failed = |path: &Path, error: io::Error| FolderError { path: path.to_owned(), error };
        let too_large = || io::Error::from(io::ErrorKind::FileTooLarge);
        for entry in fs::read_dir(folder).map_err(|error| failed(folder, error))? {
            let path = entry.map_err(|error| failed(folder, error))?.path();
            self.entries += 1;
            if self.entries > MOST_ENTRIES || depth > DEEPEST {
                return Err(failed(&path, too_large()));
            }
            if path.file_name().is_some_and(is_hidden) {
                continue;
            }
            if path.is_dir() {
                self.add(&path, depth + 1)?;
            } else if path
                .extension()
                .is_some_and(|ending| self.endings.iter().any(|one| ending == *one))
            {
                let left = MOST_OF_ONE.min(MOST_OF_ALL - self.bytes);
                let text = read_up_to(&path, left).map_err(|error| failed(&path, error))?;
                let text = text.ok_or_else(|| failed(&path, io::ErrorKind::NotFound.into()))?;
                self.bytes += text.len() as u64;
                self.found.push((self.within(&path), text));
            }
        }
        Ok(())
    }

    /// The path below the folder, with forward slashes.
    fn within(&self, path: &Path) -> String {
        let inner = path.strip_prefix(self.folder).unwrap_or(path);
        let parts: Vec<_> = inner.iter().map(OsStr::to_string_lossy).collect();
        parts.join("/")
    }
}

fn is_hidden(name: &OsStr) -> bool {
    name.as_encoded_bytes().starts_with(b".")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("duvod-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules/cover")).expect("a folder");
        folder
    }

    fn names(folder: &Path) -> Result<Vec<String>, io::ErrorKind> {
        let texts = texts_below(folder, &["ron"]).map_err(|error| error.error.kind())?;
        Ok(texts.into_iter().map(|(path, _)| path).collect())
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
        assert_eq!(names(&folder), Err(io::ErrorKind::FileTooLarge));
        fs::remove_file(folder.join("b.ron")).expect("a file");
        for number in 0..16 {
            fs::write(folder.join(format!("c{number}.ron")), "x".repeat(most)).expect("a file");
        }
        assert_eq!(names(&folder), Err(io::ErrorKind::FileTooLarge), "all together");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    #[cfg(unix)]
    fn links_to_themselves_and_pipes_end() {
        let folder = folder("links");
        std::os::unix::fs::symlink(&folder, folder.join("rules/again")).expect("a link");
        assert_eq!(names(&folder), Err(io::ErrorKind::FileTooLarge));
        fs::remove_file(folder.join("rules/again")).expect("a link");
        let made = std::process::Command::new("mkfifo").arg(folder.join("pipe.ron")).status();
        if made.is_ok_and(|made| made.success()) {
            assert_eq!(names(&folder), Err(crate::storage::NOT_A_FILE));
        }
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
