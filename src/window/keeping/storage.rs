//! Where things are kept, and how files are written.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The variable that names a folder for everything, in place of the platform's own.
const FOLDER: &str = "DUVOD_FOLDER";

/// No file of this program's is longer.
const MOST: u64 = 1 << 26;

/// The files that are kept between runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Storage {
    /// The preferences.
    pub(crate) preferences: PathBuf,
    /// The game.
    pub(crate) session: PathBuf,
}

impl Storage {
    /// The platform's own places, or the folder that the variable `DUVOD_FOLDER` names. `None` where the
    /// platform has no such places; then nothing is kept.
    pub fn find() -> Option<Self> {
        if let Some(folder) = env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
            return Some(Self::in_folder(Path::new(&folder)));
        }
        let places = ProjectDirs::from("", "", "duvod")?;
        let data = places.state_dir().unwrap_or_else(|| places.data_local_dir());
        Some(Self {
            preferences: places.config_dir().join("preferences.json"),
            session: data.join("session.json"),
        })
    }

    /// Everything in one folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self { preferences: folder.join("preferences.json"), session: folder.join("session.json") }
    }
}

/// The text of a file; `None` if there is no such file.
///
/// # Errors
/// What the system says; text that is no UTF-8 is an error too.
pub(super) fn read(path: &Path) -> io::Result<Option<String>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut text = String::new();
    let _ = file.take(MOST).read_to_string(&mut text)?;
    Ok(Some(text))
}

/// Writes a file so that at every moment the old one or the new one is there, and whole: beside its place, to the disk,
/// and then renamed.
///
/// # Errors
/// What the system says. The old file is then as it was.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    replace(path, text)
}

/// Writes a file of the user's in the same way. Its folder has to be there; a link is followed, and who may read and write
/// the file stays as it was.
///
/// # Errors
/// As [`write`]; that it is a folder, or may not be written.
pub(crate) fn write_over(path: &Path, text: &str) -> io::Result<()> {
    let path = match fs::canonicalize(path) {
        Ok(path) => path,
        Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_path_buf(),
        Err(error) => return Err(error),
    };
    match fs::metadata(&path) {
        Ok(known) if known.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(known) if known.permissions().readonly() => Err(io::ErrorKind::PermissionDenied.into()),
        Ok(known) => {
            replace(&path, text)?;
            fs::set_permissions(&path, known.permissions())
        }
        Err(_) => replace(&path, text),
    }
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path);
    let mut file = File::create(&beside)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    drop(file);
    if let Err(error) = written.and_then(|()| fs::rename(&beside, path)) {
        // What was begun is of no use to anybody; the error that counts is the first.
        let _ = fs::remove_file(&beside);
        return Err(error);
    }
    // That the folder's own entry is on the disk cannot be asked for on every platform.
    if let Ok(folder) = File::open(folder_of(path)) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or_else(|| Path::new("."))
}

/// Where a file is written before it is renamed: hidden, and not a name that anybody else would choose.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".duvod-new");
    path.with_file_name(name)
}

/// Puts a damaged file aside, under a name that is told.
pub(super) fn put_aside(path: &Path) -> PathBuf {
    let aside = path.with_extension("damaged.json");
    // If it cannot be moved it will be overwritten; that it was damaged is told all the same.
    let _ = fs::rename(path, &aside);
    aside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_over_the_old_one() {
        let folder = env::temp_dir().join(format!("duvod-storage-{}", std::process::id()));
        let path = Storage::in_folder(&folder.join("deeper")).session;
        assert_eq!(read(&path).expect("no error"), None);
        for text in ["one", "another, longer one", ""] {
            write(&path, text).expect("a file");
            assert_eq!(read(&path).expect("no error").as_deref(), Some(text));
        }
        assert!(!beside(&path).exists());
        let aside = put_aside(&path);
        assert!(!path.exists() && aside.exists());
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn a_file_of_the_user_keeps_its_folder_and_its_permissions() {
        let folder = env::temp_dir().join(format!("duvod-over-{}", std::process::id()));
        let path = folder.join("game.json");
        let kind = |result: io::Result<()>| result.map_err(|error| error.kind());
        assert_eq!(kind(write_over(&path, "x")), Err(io::ErrorKind::NotFound), "no such folder");
        fs::create_dir_all(&folder).expect("a folder");
        write_over(&path, "one").expect("a file");
        assert_eq!(read(&path).expect("no error").as_deref(), Some("one"));
        assert_eq!(kind(write_over(&folder, "x")), Err(io::ErrorKind::IsADirectory));
        let mut permissions = fs::metadata(&path).expect("a file").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("permissions");
        assert_eq!(kind(write_over(&path, "x")), Err(io::ErrorKind::PermissionDenied));
        assert_eq!(read(&path).expect("no error").as_deref(), Some("one"));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_file() {
        let folder = env::temp_dir().join(format!("duvod-unwritten-{}", std::process::id()));
        let path = Storage::in_folder(&folder).session;
        write(&path, "old").expect("a file");
        fs::create_dir(beside(&path)).expect("something in the way");
        assert!(write(&path, "new").is_err());
        assert_eq!(read(&path).expect("no error").as_deref(), Some("old"));
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
