//! Files that are whole at every moment, however long they are written: the old one is there or the new one, even if the
//! machine stops.
//!
//! The tests make each operation on the way fail in turn, alone or with all that come after it, as when the machine stops.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many files of one name are beside a file or put aside.
pub(super) const MOST_ASIDE: u32 = 1000;

/// A file that is written beside its place until it is whole. Unless it is kept then, it is removed.
#[derive(Debug)]
pub struct Draft {
    path: PathBuf,
    beside: PathBuf,
    file: BufWriter<File>,
    is_kept: bool,
}

impl Draft {
    /// Begins the file that is to be here. Its folder has to be there.
    ///
    /// # Errors
    /// What the system says.
    pub fn new(path: &Path) -> io::Result<Self> {
        let (beside, file) = create_beside(path)?;
        Ok(Self { path: path.to_owned(), beside, file: BufWriter::new(file), is_kept: false })
    }

    /// Puts the file, to the disk, into its place and over what was there.
    ///
    /// # Errors
    /// What the system says. What was there is then as it was.
    pub fn keep(mut self) -> io::Result<()> {
        self.finish()?;
        operation::may().and_then(|()| fs::rename(&self.beside, &self.path))?;
        self.is_kept = true;
        self.settle();
        Ok(())
    }

    /// Puts the file, to the disk, into its place, if nothing is there: of two programs that do so at once one is told that
    /// the other was first.
    ///
    /// # Errors
    /// What the system says; [`io::ErrorKind::AlreadyExists`] if something is there.
    pub fn keep_new(mut self) -> io::Result<()> {
        self.finish()?;
        match operation::may().and_then(|()| fs::hard_link(&self.beside, &self.path)) {
            // The name beside is taken away with the draft.
            Ok(()) => self.settle(),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(error),
            // Where a file can have only one name.
            Err(_) if fs::symlink_metadata(&self.path).is_ok() => {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            Err(_) => return self.keep(),
        }
        Ok(())
    }

    /// Writes all that is to be in the file to the disk.
    fn finish(&mut self) -> io::Result<()> {
        operation::may().and_then(|()| self.file.flush())?;
        operation::may().and_then(|()| self.file.get_ref().sync_all())
    }

    fn settle(&self) {
        // That the folder's own entry is on the disk cannot be asked for on every platform.
        if let (Ok(()), Ok(folder)) = (operation::may(), File::open(folder_of(&self.path))) {
            let _ = folder.sync_all();
        }
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        operation::may()?;
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.is_kept {
            // What was begun is of no use to anybody; the error that counts was the first.
            let _ = operation::may().and_then(|()| fs::remove_file(&self.beside));
        }
    }
}

/// Puts a text in the place of a file.
///
/// # Errors
/// What the system says. The old file is then as it was.
pub(super) fn replace(path: &Path, contents: &[u8]) -> io::Result<()> {
    written(path, contents)?.keep()
}

/// The draft of a file with these contents.
pub(super) fn written(path: &Path, contents: &[u8]) -> io::Result<Draft> {
    let mut draft = Draft::new(path)?;
    let (first, second) = contents.split_at(contents.len() / 2);
    draft.write_all(first)?;
    draft.write_all(second)?;
    Ok(draft)
}

/// The folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// How the names of all end that are not yet what they are to be.
const ENDING: &str = ".duvod-new";

/// How the names of the drafts of a file begin.
pub(super) fn beginning(path: &Path) -> OsString {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".");
    name
}

/// Takes away what programs have left that were ended while they wrote a file. Only for who alone may write it.
pub(super) fn clear_left(path: &Path) {
    let (beginning, Ok(entries)) = (beginning(path), fs::read_dir(folder_of(path))) else { return };
    let beginning = beginning.to_string_lossy();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(&*beginning) && name.ends_with(ENDING) {
            // What cannot be taken away does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// A new file where a text is written before it is renamed: hidden, and of a name that nobody else has, neither another
/// window nor another thread.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    for _ in 0..MOST_ASIDE {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let mut name = beginning(path);
        name.push(format!("{}-{number}{ENDING}", std::process::id()));
        let beside = path.with_file_name(name);
        match operation::may().and_then(|()| File::create_new(&beside)) {
            Ok(file) => return Ok((beside, file)),
            // Left behind by a program that was ended while it wrote.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Nothing stands in the way of an operation, but in tests.
#[cfg(not(test))]
mod operation {
    use std::io;

    #[expect(clippy::unnecessary_wraps, reason = "as in tests")]
    pub(super) const fn may() -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod operation {
    use std::cell::Cell;
    use std::io;

    /// Which operations of this thread fail.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum Failing {
        None,
        /// The one before which there are so many.
        One(usize),
        /// It and all that come after it.
        All(usize),
    }

    thread_local! {
        static FAILING: Cell<(Failing, usize)> = const { Cell::new((Failing::None, 0)) };
    }

    /// From now on these operations fail. Says how many there were since it was asked last.
    pub(super) fn fail(failing: Failing) -> usize {
        FAILING.replace((failing, 0)).1
    }

    pub(super) fn may() -> io::Result<()> {
        let (failing, done) = FAILING.get();
        FAILING.set((failing, done + 1));
        match failing {
            Failing::One(number) if number == done => Err(io::ErrorKind::StorageFull.into()),
            Failing::All(number) if number <= done => Err(io::ErrorKind::StorageFull.into()),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::operation::{Failing, fail};
    use super::*;
    use crate::storage::{Storage, read, write, write_over};

    const OLD: &str = "what was kept before";
    const NEW: &str = "what is to be kept now, which is longer";

    #[test]
    fn a_draft_is_nowhere_until_it_is_kept() {
        let folder = std::env::temp_dir().join(format!("duvod-draft-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("long.txt");
        let begun = |text: &str| {
            let mut draft = Draft::new(&path).expect("a draft");
            draft.write_all(text.as_bytes()).expect("written");
            draft
        };
        drop(begun("one"));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0, "nothing is left beside");
        begun("two").keep().expect("kept");
        drop(begun("three"));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "two");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn of_two_that_are_new_at_once_one_is_kept() {
        let folder = std::env::temp_dir().join(format!("duvod-new-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("page.html");
        let drafts = ["one", "two"].map(|text| written(&path, text.as_bytes()).expect("a draft"));
        let [one, two] = drafts.map(Draft::keep_new);
        one.expect("nothing was there");
        assert_eq!(two.map_err(|error| error.kind()), Err(io::ErrorKind::AlreadyExists));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "one");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn whatever_fails_one_of_the_two_is_there_and_whole() {
        let folder = std::env::temp_dir().join(format!("duvod-failing-{}", std::process::id()));
        let path = Storage::in_folder(&folder).session;
        let over = |path: &Path, text: &str| write_over(path, text.as_bytes());
        for put in [write, over] {
            write(&path, OLD).expect("a file");
            let _ = fail(Failing::None);
            put(&path, NEW).expect("a file");
            let operations = fail(Failing::None);
            assert!(operations >= 5, "creating, writing twice, renaming and syncing: {operations}");
            for number in 0..operations {
                for failing in [Failing::One(number), Failing::All(number)] {
                    write(&path, OLD).expect("a file");
                    let _ = fail(failing);
                    let done = put(&path, NEW);
                    let _ = fail(Failing::None);
                    let kept = read(&path).expect("it can be read").expect("it is there");
                    let expected = if done.is_ok() { NEW } else { OLD };
                    assert_eq!(kept, expected, "{failing:?}");
                    let count = fs::read_dir(&folder).expect("a folder").count();
                    let stopped = matches!(failing, Failing::All(number) if number > 0);
                    assert!(
                        count == 1 || stopped && count == 2,
                        "{failing:?} leaves {count} files"
                    );
                    // Who comes after is not in the way of what was left.
                    write(&path, NEW).expect("a file");
                    assert_eq!(read(&path).expect("it can be read").as_deref(), Some(NEW));
                    for entry in fs::read_dir(&folder).expect("a folder").flatten() {
                        fs::remove_file(entry.path()).expect("a file");
                    }
                }
            }
        }
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
