//! Places that one window has for itself while it is open, and work that only one does at a time.
//!
//! Both stand on locks that the system lets go when a program ends, however it ends. Where a file system has no locks, all
//! is as if there were one window.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::draft::{beginning, clear_left};
use super::{NOT_A_FILE, Storage, folder_of};

/// No more windows than these keep a game each.
const MOST_WINDOWS: usize = 99;

/// A place for a game, which no other window can have until this value is dropped.
#[derive(Debug)]
pub struct ClaimedPlace {
    /// Where things are kept.
    pub storage: Storage,
    /// The number of the place, from 1. The first one is that of a window that is alone.
    pub number: usize,
    /// Holds the lock; `None` where there are no locks.
    _lock: Option<File>,
}

impl Storage {
    /// Claims the first place for a game that no other window has. Preferences and saved profiles are common to all.
    /// `None` if there are more windows than anybody has.
    pub fn claim(&self) -> Option<ClaimedPlace> {
        (1..=MOST_WINDOWS).find_map(|number| {
            let storage = self.numbered(number);
            let lock = match lock_file(&storage.session.with_extension("lock")) {
                Ok(file) => match file.try_lock() {
                    Ok(()) => {
                        clear_left(&storage.session);
                        Some(file)
                    }
                    Err(TryLockError::WouldBlock) => return None,
                    Err(TryLockError::Error(_)) => None,
                },
                // Whoever writes will be told what is wrong with the folder.
                Err(_) => None,
            };
            Some(ClaimedPlace { storage, number, _lock: lock })
        })
    }

    /// The places of the window with this number: `session.json`, `session-2.json`.
    fn numbered(&self, number: usize) -> Self {
        if number == 1 {
            return self.clone();
        }
        let beside = |path: &Path, ending: &str| {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            path.with_file_name(format!("{stem}-{number}{ending}"))
        };
        Self {
            session: beside(&self.session, ".json"),
            changed: beside(&self.changed, ""),
            ..self.clone()
        }
    }
}

/// Does work about files of a folder while no other window does such work there.
///
/// # Errors
/// As the work does.
pub fn alone<T>(path: &Path, work: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    // The lock is let go with the file. Without one, the work is done all the same.
    let lock = lock_file(&folder.join(".duvod.lock"));
    let _held = lock.and_then(|file| file.lock().map(|()| file));
    work()
}

/// Holds a file of the user's, to which a program writes again and again, until what this gives is dropped; `None` if
/// another program holds it. The lock stands beside the file, hidden, and goes when it is let go.
///
/// # Errors
/// What the system says; that what is there is no plain file, or a link to nothing.
pub fn hold(path: &Path) -> io::Result<Option<ClaimedFile>> {
    if fs::symlink_metadata(path).is_ok() && !fs::metadata(path)?.is_file() {
        return Err(NOT_A_FILE.into());
    }
    let mut name = beginning(path);
    name.push("lock");
    let beside = path.with_file_name(name);
    let file = lock_file(&beside)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        // Where there are no locks all is as if there were one program.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(ClaimedFile { beside, _lock: file })),
    }
}

/// A file that nobody else writes.
#[derive(Debug)]
pub struct ClaimedFile {
    beside: PathBuf,
    _lock: File,
}

impl Drop for ClaimedFile {
    fn drop(&mut self) {
        // One that cannot be taken away does no harm.
        let _ = fs::remove_file(&self.beside);
    }
}

/// The file of a lock; nothing is ever in it.
fn lock_file(path: &Path) -> io::Result<File> {
    fs::create_dir_all(folder_of(path))?;
    // Opening a pipe would wait for somebody to read from it.
    if fs::metadata(path).is_ok_and(|known| !known.is_file()) {
        return Err(NOT_A_FILE.into());
    }
    File::options().create(true).truncate(false).write(true).open(path)
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    use std::time::Duration;

    use super::*;

    #[test]
    fn each_window_has_a_place_of_its_own_until_it_is_closed() {
        let folder = env::temp_dir().join(format!("duvod-claims-{}", std::process::id()));
        let storage = Storage::in_folder(&folder);
        let claim = || storage.claim().expect("a place");
        let (first, second, third) = (claim(), claim(), claim());
        assert_eq!((first.number, second.number, third.number), (1, 2, 3));
        assert_eq!(first.storage, storage);
        assert!(second.storage.session.ends_with("session-2.json"));
        assert!(second.storage.changed_profile("x").ends_with("profiles/changed-2/x.ron"));
        assert_eq!(second.storage.preferences, storage.preferences);
        let left = [".session-2.json.7-0.duvod-new", ".session.json.7-0.duvod-new", "else"]
            .map(|name| folder.join(name));
        for path in &left {
            fs::write(path, "half").expect("a file");
        }
        drop(second);
        assert_eq!(claim().number, 2, "it is free again");
        let there = left.map(|path| path.exists());
        assert_eq!(there, [false, true, true], "what was begun for this place is gone");
        drop(first);
        assert_eq!(claim().number, 1);
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    #[cfg(unix)]
    fn a_lock_that_is_no_file_is_not_waited_for() {
        let folder = env::temp_dir().join(format!("duvod-lock-pipe-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let storage = Storage::in_folder(&folder);
        for lock in [storage.session.with_extension("lock"), folder.join(".duvod.lock")] {
            if !Command::new("mkfifo").arg(lock).status().is_ok_and(|made| made.success()) {
                return;
            }
        }
        // A pipe would keep these waiting.
        assert_eq!(storage.claim().expect("a place").number, 1);
        assert!(alone(&storage.session, || Ok(true)).is_ok_and(|done| done));
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn a_program_that_is_killed_leaves_its_place() {
        const OTHER: &str = "DUVOD_TEST_OF_CLAIMS";
        if let Some(folder) = env::var_os(OTHER) {
            // This is the other program.
            let _claim = Storage::in_folder(Path::new(&folder)).claim();
            println!("claimed");
            std::thread::sleep(Duration::from_mins(1));
            return;
        }
        let folder = env::temp_dir().join(format!("duvod-killed-{}", std::process::id()));
        let storage = Storage::in_folder(&folder);
        let number = || storage.claim().expect("a place").number;
        let this = "storage::claim::tests::a_program_that_is_killed_leaves_its_place";
        let program = env::current_exe().expect("this program");
        let mut other = Command::new(program);
        let other = other.args(["--exact", this, "--nocapture"]).env(OTHER, &folder);
        let mut other = other.stdout(Stdio::piped()).spawn().expect("another program");
        let told = BufReader::new(other.stdout.take().expect("what it tells")).lines();
        assert!(told.map_while(Result::ok).any(|line| line.contains("claimed")));
        assert_eq!(number(), 2, "the first place is taken by another program");
        other.kill().expect("an end");
        let _ = other.wait().expect("an end");
        assert_eq!(number(), 1, "the system has let the lock go");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn work_is_done_one_after_the_other() {
        let folder = env::temp_dir().join(format!("duvod-alone-{}", std::process::id()));
        let path = folder.join("count");
        let count = || {
            alone(&path, || {
                let before = crate::storage::read(&path)?.unwrap_or_default();
                crate::storage::write(&path, &format!("{before}x"))
            })
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                let _ = scope.spawn(|| (0..25).for_each(|_| count().expect("a file")));
            }
        });
        assert_eq!(fs::read_to_string(&path).expect("a file").len(), 100, "none was lost");
        fs::remove_dir_all(&folder).expect("a folder");
    }
}
