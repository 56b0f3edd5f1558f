//! Files that are whole at every moment, however long they are written.

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
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        fs::rename(&self.beside, &self.path)?;
        self.is_kept = true;
        // That the folder's own entry is on the disk cannot be asked for on every platform.
        if let Ok(folder) = File::open(folder_of(&self.path)) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
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
            let _ = fs::remove_file(&self.beside);
        }
    }
}

/// The folder that a file is in.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// A new file where a text is written before it is renamed: hidden, and of a name that nobody else has, neither another
/// window nor another thread.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    for _ in 0..MOST_ASIDE {
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let mut name = OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}-{number}.duvod-new", std::process::id()));
        let beside = path.with_file_name(name);
        match File::create_new(&beside) {
            Ok(file) => return Ok((beside, file)),
            // Left behind by a program that was ended while it wrote.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
