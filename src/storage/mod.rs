//! Where things are kept between runs, and how files are written.
//!
//! The window keeps the game, the preferences and profiles of rules; the command line finds the same profiles. This room
//! knows places and files, and nothing of what is in them.
//!
//! Several windows may be open at once: each has a place for its game ([`Storage::claim`]), and what is common to all is
//! changed by one at a time ([`alone`]).
//!
//! Invariant: a kept file is whole at every moment, whoever else writes it.

mod claim;
mod draft;
mod folder;
mod trouble;

use std::env;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs};

pub use claim::{ClaimedFile, ClaimedPlace, alone, hold};
pub use draft::Draft;
pub use folder::{FolderError, FolderFault, texts_below};
pub use trouble::trouble;

use draft::{MOST_ASIDE, folder_of, replace};

/// The variable that names a folder for everything, in place of the platform's own.
const FOLDER: &str = "DUVOD_FOLDER";

/// The name of the folder of profiles.
const PROFILES: &str = "profiles";

/// The name of the folder, in that of profiles, of what was changed and is not saved yet.
const CHANGED: &str = "changed";

/// The ending of a profile's file.
const PROFILE: &str = "ron";

/// The longest name that a file may be given, in bytes: every system allows more with its ending.
const LONGEST_NAME: usize = 100;

/// No file of this program's is longer.
const MOST: u64 = 1 << 26;

/// What is no plain file, but a device or a pipe.
const NOT_A_FILE: io::ErrorKind = io::ErrorKind::Unsupported;

/// The files that are kept between runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Storage {
    /// The preferences.
    pub preferences: PathBuf,
    /// The game.
    pub session: PathBuf,
    /// The games that came to their end.
    pub games: PathBuf,
    /// The puzzles that were made.
    pub made: PathBuf,
    /// The folder of the user's own profiles of rules, a file each.
    pub profiles: PathBuf,
    /// The folder of what was changed in profiles and is not saved yet, a file each.
    pub changed: PathBuf,
}

impl Storage {
    /// Finds the platform's own places, or the folder that the variable `DUVOD_FOLDER` names. `None` where the
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
            games: data.join("games.json"),
            made: data.join("made.json"),
            profiles: places.config_dir().join(PROFILES),
            changed: places.config_dir().join(PROFILES).join(CHANGED),
        })
    }

    /// Makes storage that keeps everything in one folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            preferences: folder.join("preferences.json"),
            session: folder.join("session.json"),
            games: folder.join("games.json"),
            made: folder.join("made.json"),
            profiles: folder.join(PROFILES),
            changed: folder.join(PROFILES).join(CHANGED),
        }
    }

    /// Returns the file of the user's profile of this name.
    pub fn profile(&self, name: &str) -> PathBuf {
        self.profiles.join(format!("{name}.{PROFILE}"))
    }

    /// Returns the file of what was changed in the profile of this name and is not saved yet.
    pub fn changed_profile(&self, name: &str) -> PathBuf {
        self.changed.join(format!("{name}.{PROFILE}"))
    }

    /// Lists the files of the user's profiles, in the order of their names; none if there is no such folder.
    ///
    /// # Errors
    /// What the system says.
    pub fn profile_files(&self) -> io::Result<Vec<PathBuf>> {
        let entries = match fs::read_dir(&self.profiles) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let paths = entries.map(|entry| entry.map(|entry| entry.path()));
        let mut paths = paths.collect::<io::Result<Vec<PathBuf>>>()?;
        paths.retain(|path| path.extension().is_some_and(|ending| ending == PROFILE));
        paths.sort();
        Ok(paths)
    }
}

/// Returns the user's own folder, if the system knows it.
pub fn home() -> Option<PathBuf> {
    Some(BaseDirs::new()?.home_dir().to_path_buf())
}

/// Says whether a file can be called so, with an ending, on every platform.
pub fn is_file_name(name: &str) -> bool {
    const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];
    let forbidden = |letter: char| letter.is_control() || "/\\:*?\"<>|".contains(letter);
    let small = name.to_ascii_lowercase();
    let bare = small.trim_end_matches(|letter: char| letter.is_ascii_digit());
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && name.trim() == name
        && !name.starts_with('.')
        && !name.ends_with('.')
        && !name.contains(forbidden)
        && !RESERVED.contains(&bare)
}

/// Removes a file; that it is not there is no error.
///
/// # Errors
/// What the system says.
pub fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Reads the text of a file, without a byte order mark; `None` if there is no such file.
///
/// # Errors
/// What the system says; text that is no UTF-8 is an error too, and so is what is no plain file, or too long.
pub fn read(path: &Path) -> io::Result<Option<String>> {
    read_up_to(path, MOST)
}

/// Opens a plain file to read from it, and nothing else: opening a pipe would wait for somebody to write into it.
///
/// # Errors
/// What the system says; that it is a folder, or a device or a pipe.
pub fn open(path: &Path) -> io::Result<File> {
    let known = fs::metadata(path)?;
    if known.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if known.is_file() { File::open(path) } else { Err(NOT_A_FILE.into()) }
}

fn read_up_to(path: &Path, most: u64) -> io::Result<Option<String>> {
    let file = match open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    let read = file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if u64::try_from(read).is_ok_and(|read| read > most) {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let text = String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
    Ok(Some(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)))
}

/// Writes a file so that at every moment the old one or the new one is there, and whole: beside its place, to the disk,
/// and then renamed. A link to a file is followed.
///
/// # Errors
/// What the system says. The old file is then as it was.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder_of(path))?;
    replace(&behind_links(path)?, text.as_bytes())
}

/// The file that a path leads to; the path itself where there is no file, or only a link to nothing.
fn behind_links(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(path.to_path_buf()),
        found => found,
    }
}

/// Writes a file of the user's in the same way. Its folder has to be there; a link is followed, and who may read and write
/// the file stays as it was.
///
/// # Errors
/// As [`write()`]; that it is a folder, or may not be written.
pub fn write_over(path: &Path, contents: &[u8]) -> io::Result<()> {
    let path = behind_links(path)?;
    match fs::metadata(&path) {
        Ok(known) if known.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(known) if !known.is_file() => Err(NOT_A_FILE.into()),
        Ok(known) if known.permissions().readonly() => Err(io::ErrorKind::PermissionDenied.into()),
        Ok(known) => {
            replace(&path, contents)?;
            fs::set_permissions(&path, known.permissions())
        }
        Err(_) => replace(&path, contents),
    }
}

/// Writes a file of the user's where nothing is. Its folder has to be there.
///
/// # Errors
/// What the system says; [`io::ErrorKind::AlreadyExists`] if something is there, if only a link to nothing.
pub fn write_new(path: &Path, contents: &[u8]) -> io::Result<()> {
    draft::written(path, contents)?.keep_new()
}

/// Writes a file for another program to read, in a new folder of its own among the system's temporary ones, which nobody
/// else may write to. Returns its path.
///
/// # Errors
/// What the system says.
pub fn write_temporary(name: &str, contents: &[u8]) -> io::Result<PathBuf> {
    let names = (0..=MOST_ASIDE).map(|number| format!("duvod-{}-{number}", std::process::id()));
    for folder in names.map(|name| env::temp_dir().join(name)) {
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        let _ = std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        match builder.create(&folder) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(()) => {
                let path = folder.join(name);
                return replace(&path, contents).map(|()| path);
            }
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Puts a damaged file aside, under a name that no other file has: `session.damaged.json`, `session.damaged-2.json`.
///
/// # Errors
/// What the system says; the file is then where it was.
pub fn put_aside(path: &Path) -> io::Result<PathBuf> {
    let others = (2..=MOST_ASIDE).map(|number| format!("damaged-{number}.json"));
    let mut names = std::iter::once("damaged.json".to_owned()).chain(others);
    let is_free = |aside: &PathBuf| fs::symlink_metadata(aside).is_err();
    let free = names.find_map(|name| Some(path.with_extension(name)).filter(is_free));
    let aside = free.ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    Ok(aside)
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
        assert_eq!(fs::read_dir(folder_of(&path)).expect("a folder").count(), 1, "nothing beside");
        for (text, name) in [("", "session.damaged.json"), ("two", "session.damaged-2.json")] {
            write(&path, text).expect("a file");
            let aside = put_aside(&path).expect("a free name");
            assert_eq!(aside.file_name(), Some(name.as_ref()));
            assert!(!path.exists() && read(&aside).expect("no error").as_deref() == Some(text));
        }
        assert!(put_aside(&path).is_err(), "there is nothing");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn a_file_of_the_user_keeps_its_folder_and_its_permissions() {
        let folder = env::temp_dir().join(format!("duvod-over-{}", std::process::id()));
        let path = folder.join("game.json");
        let kind = |result: io::Result<()>| result.map_err(|error| error.kind());
        assert_eq!(kind(write_over(&path, b"x")), Err(io::ErrorKind::NotFound), "no such folder");
        fs::create_dir_all(&folder).expect("a folder");
        write_over(&path, b"one").expect("a file");
        assert_eq!(read(&path).expect("no error").as_deref(), Some("one"));
        assert_eq!(kind(write_over(&folder, b"x")), Err(io::ErrorKind::IsADirectory));
        let mut permissions = fs::metadata(&path).expect("a file").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).expect("permissions");
        assert_eq!(kind(write_over(&path, b"x")), Err(io::ErrorKind::PermissionDenied));
        assert_eq!(read(&path).expect("no error").as_deref(), Some("one"));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn temporary_files_stand_in_folders_of_their_own() {
        let write = |text: &str| write_temporary("page.pdf", text.as_bytes()).expect("a file");
        let (one, two) = (write("one"), write("two"));
        assert_ne!(one, two);
        for (path, text) in [(one, "one"), (two, "two")] {
            assert_eq!(read(&path).expect("no error").as_deref(), Some(text));
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt;
                let folder = fs::metadata(folder_of(&path)).expect("a folder");
                assert_eq!(folder.permissions().mode() & 0o777, 0o700);
            }
            fs::remove_dir_all(folder_of(&path)).expect("a folder");
        }
    }

    #[test]
    #[cfg(unix)]
    fn links_are_followed_and_what_is_no_file_is_refused() {
        let folder = env::temp_dir().join(format!("duvod-linked-{}", std::process::id()));
        let kind = |result: io::Result<()>| result.map_err(|error| error.kind());
        let path = Storage::in_folder(&folder).session;
        let (elsewhere, dangling) = (folder.join("elsewhere/kept.json"), folder.join("dangling"));
        write(&elsewhere, "old").expect("a file");
        std::os::unix::fs::symlink(&elsewhere, &path).expect("a link");
        std::os::unix::fs::symlink(folder.join("nowhere"), &dangling).expect("a link");
        write(&path, "new").expect("a file");
        assert!(fs::symlink_metadata(&path).expect("a link").is_symlink());
        assert_eq!(read(&elsewhere).expect("no error").as_deref(), Some("new"));
        write_over(&dangling, b"new").expect("a file");
        assert!(!folder.join("nowhere").exists() && dangling.is_file(), "it is not followed");
        assert_eq!(kind(write_over(Path::new("/dev/null"), b"x")), Err(NOT_A_FILE));
        assert_eq!(read(Path::new("/dev/zero")).map_err(|error| error.kind()), Err(NOT_A_FILE));
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn what_is_too_long_is_no_text_and_a_byte_order_mark_is_no_part_of_it() {
        let folder = env::temp_dir().join(format!("duvod-long-{}", std::process::id()));
        let path = Storage::in_folder(&folder).session;
        write(&path, "\u{feff}12345").expect("a file");
        assert_eq!(read_up_to(&path, 8).expect("no error").as_deref(), Some("12345"));
        let kind = |most| read_up_to(&path, most).map_err(|error| error.kind());
        assert_eq!(kind(7), Err(io::ErrorKind::FileTooLarge), "not half of it");
        fs::write(&path, b"\xff").expect("a file");
        assert_eq!(kind(9), Err(io::ErrorKind::InvalidData));
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_file() {
        let folder = env::temp_dir().join(format!("duvod-unwritten-{}", std::process::id()));
        let path = Storage::in_folder(&folder).session;
        write(&path.join("old"), "old").expect("a file in a folder of that name");
        assert!(write(&path, "new").is_err());
        assert_eq!(read(&path.join("old")).expect("no error").as_deref(), Some("old"));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "nothing is left beside");
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn profiles_have_files_of_their_own() {
        let folder = env::temp_dir().join(format!("duvod-profiles-{}", std::process::id()));
        let storage = Storage::in_folder(&folder);
        assert_eq!(storage.profile_files().expect("no error"), Vec::<PathBuf>::new());
        for name in ["mine", "Žluťoučký kůň"] {
            write(&storage.profile(name), "text").expect("a file");
            write(&storage.changed_profile(name), "text").expect("a file");
        }
        let files = storage.profile_files().expect("files");
        assert_eq!(files, ["mine", "Žluťoučký kůň"].map(|name| storage.profile(name)));
        remove(&files[0]).expect("gone");
        remove(&files[0]).expect("gone already");
        assert_eq!(storage.profile_files().expect("files").len(), 1);
        fs::remove_dir_all(&folder).expect("a folder");
    }

    #[test]
    fn not_everything_is_a_name() {
        for name in ["mine", "moje pravidla 2", "Žluťoučký kůň", "a.b", "console"] {
            assert!(is_file_name(name), "{name:?}");
        }
        let long = "x".repeat(200);
        for name in [
            "", " mine", "a/b", "a\\b", "..", ".mine", "mine.", "a:b", "NUL", "com1", "a\nb", &long,
        ] {
            assert!(!is_file_name(name), "{name:?}");
        }
    }
}
