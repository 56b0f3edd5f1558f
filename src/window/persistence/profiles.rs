//! The user's own profiles of rules, and what was changed in any profile and is not saved yet, in files.
//!
//! A change is kept at once, in a file of its own, so that nothing is lost and the saved profile stays as it was. Files that
//! cannot be understood are told with their place and left where they are.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::cards::card::Trouble;
use duvod::knowledge::{Arrangement, Knowledge, Profile};
use duvod::message::{Message as Words, words};
use duvod::storage::{self, Storage};

/// Texts of files; none where there is to be no file, or is none.
type Texts = BTreeMap<PathBuf, Option<String>>;

/// Where what is written over or removed goes if it is not what this window knows.
const OTHERS: std::ops::RangeInclusive<u32> = 2..=999;

/// The profiles as they are kept.
#[derive(Debug, Default)]
pub(crate) struct ProfileFiles {
    storage: Option<Storage>,
    /// Each as it was saved, or as it came with the program.
    saved: BTreeMap<String, Profile>,
    /// The names of the user's own.
    own: BTreeSet<String>,
    /// The names of those that were changed since.
    changed: BTreeSet<String>,
    /// The files of the user's profiles as this window knows them.
    known: Texts,
    /// What is to be written next.
    pending: Texts,
    /// What is being written, and what this window knew before.
    begun: (Texts, Texts),
}

impl ProfileFiles {
    /// Nothing but what the program knows.
    pub(crate) fn new(knowledge: &Knowledge) -> Self {
        Self { saved: all(knowledge), ..Self::default() }
    }

    /// Adds the user's profiles to what the program knows, and then what was changed and not saved; tells what cannot be
    /// understood.
    pub(crate) fn read(
        storage: Option<Storage>,
        knowledge: &mut Knowledge,
    ) -> (Self, Option<Trouble>) {
        let mut files = Self { storage: storage.clone(), ..Self::default() };
        let Some(storage) = storage else {
            return (Self { saved: all(knowledge), ..files }, None);
        };
        let mut faults = Vec::new();
        let paths = storage.profile_files().unwrap_or_else(|error| {
            faults.push(unread(&storage.profiles, &error));
            Vec::new()
        });
        for path in paths {
            match read_own(&path, knowledge) {
                Ok((name, text)) => {
                    let _ = files.own.insert(name);
                    let _ = files.known.insert(path, Some(text));
                }
                Err(fault) => faults.push(fault),
            }
        }
        files.saved = all(knowledge);
        for name in files.saved.keys() {
            match read_file(&storage.changed_profile(name), knowledge) {
                Ok(None) => {}
                Ok(Some((profile, _))) => match knowledge.put_profile(profile) {
                    Ok(()) => drop(files.changed.insert(name.clone())),
                    Err(error) => faults.push(error.message()),
                },
                Err(fault) => faults.push(fault),
            }
        }
        let title = words::ProfilesUnread { count: faults.len() };
        let trouble = (!faults.is_empty()).then(|| (title.into(), faults));
        (files, trouble)
    }

    /// Whether the profile is the user's own.
    pub(crate) fn is_own(&self, name: &str) -> bool {
        self.own.contains(name)
    }

    /// The profile as it was saved, or as it came with the program.
    pub(crate) fn saved(&self, name: &str) -> Option<&Profile> {
        self.saved.get(name)
    }

    /// Whether the profile differs from what was saved.
    pub(crate) fn is_changed(&self, name: &str) -> bool {
        self.changed.contains(name)
    }

    /// The profile was changed: that is kept apart from what was saved, or no more if it is as it was.
    pub(crate) fn note_change(&mut self, knowledge: &Knowledge, name: &str) {
        let arranged = |profile| Arrangement::new(knowledge, profile);
        let now = knowledge.profile(name).map(arranged);
        let is_changed = self.saved(name).map(arranged) != now;
        if is_changed {
            let _ = self.changed.insert(name.to_owned());
        } else {
            let _ = self.changed.remove(name);
        }
        let text = knowledge.profile(name).filter(|_| is_changed).and_then(Profile::text);
        self.put(|storage| storage.changed_profile(name), text);
    }

    /// Saves a profile of the user's.
    pub(crate) fn save(&mut self, profile: Profile) {
        let name = profile.name.clone();
        self.put(|storage| storage.profile(&name), profile.text());
        self.put(|storage| storage.changed_profile(&name), None);
        let _ = self.own.insert(name.clone());
        let _ = self.changed.remove(&name);
        let _ = self.saved.insert(name, profile);
    }

    /// Forgets a profile of the user's.
    pub(crate) fn delete(&mut self, name: &str) {
        if self.own.remove(name) {
            self.put(|storage| storage.profile(name), None);
            self.put(|storage| storage.changed_profile(name), None);
            let _ = self.saved.remove(name);
            let _ = self.changed.remove(name);
        }
    }

    fn put(&mut self, place: impl Fn(&Storage) -> PathBuf, text: Option<String>) {
        if let Some(storage) = &self.storage {
            let _ = self.pending.insert(place(storage), text);
        }
    }

    /// The writing of what is to be written, if there is anything, to be done elsewhere.
    pub(crate) fn begin_writing(&mut self) -> Option<impl FnOnce() -> Result<(), Words> + use<>> {
        self.begun = (std::mem::take(&mut self.pending), self.known.clone());
        self.known.extend(self.begun.0.clone());
        let (begun, known) = self.begun.clone();
        (!begun.is_empty()).then_some(move || write(&begun, &known))
    }

    /// Writes everything at once, also what was begun elsewhere and may not have been written.
    pub(crate) fn write_all(&self) -> Result<(), Words> {
        let (begun, known) = &self.begun;
        write(begun, known).and_then(|()| write(&self.pending, &self.known))
    }
}

fn all(knowledge: &Knowledge) -> BTreeMap<String, Profile> {
    knowledge.profiles().map(|profile| (profile.name.clone(), profile.clone())).collect()
}

/// Writes files. What another window has written there meanwhile is kept under another name.
fn write(files: &Texts, known: &Texts) -> Result<(), Words> {
    files.iter().try_for_each(|(path, text)| {
        let done = storage::alone(path, || {
            keep_other(path, known.get(path), text.as_ref())?;
            match text {
                Some(text) => storage::write(path, text),
                None => storage::remove(path),
            }
        });
        done.map_err(|error| storage::trouble(&error))
    })
}

/// Keeps a profile that is there, that this window does not know, and that is to be written over or removed, under another
/// name. What was changed and is not saved is each window's own.
fn keep_other(
    path: &Path,
    known: Option<&Option<String>>,
    text: Option<&String>,
) -> io::Result<()> {
    let (Some(there), Some(known)) = (storage::read(path)?, known.cloned().or(Some(None))) else {
        return Ok(());
    };
    let is_saved = path.parent().and_then(Path::file_name) == Some(OsStr::new("profiles"));
    if !is_saved || known.as_ref() == Some(&there) || text == Some(&there) {
        return Ok(());
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let names = OTHERS.map(|number| format!("{name} {number}"));
    let named = names.map(|other| (path.with_file_name(format!("{other}.ron")), other));
    let free = named.filter(|(place, _)| storage::read(place).is_ok_and(|text| text.is_none()));
    let (place, other) = free.take(1).next().ok_or(io::ErrorKind::AlreadyExists)?;
    let title = |name: &str| format!("name: {name:?}");
    storage::write(&place, &there.replacen(&title(&name), &title(&other), 1))
}

/// Takes the profile in a file of the user's; gives its name, and the text.
fn read_own(path: &Path, knowledge: &mut Knowledge) -> Result<(String, String), Words> {
    let Some((profile, text)) = read_file(path, knowledge)? else {
        return Err(unread(path, &ErrorKind::NotFound.into()));
    };
    let name = profile.name.clone();
    if knowledge.profile(&name).is_some_and(|known| *known != profile) {
        let file = path.display().to_string();
        return Err(words::ProfileNameKnown { file, name }.into());
    }
    knowledge.put_profile(profile).map_err(|error| error.message())?;
    Ok((name, text))
}

fn read_file(path: &Path, knowledge: &Knowledge) -> Result<Option<(Profile, String)>, Words> {
    let Some(text) = storage::read(path).map_err(|error| unread(path, &error))? else {
        return Ok(None);
    };
    let name = path.display().to_string();
    let profile = knowledge.read_profile(&name, &text).map_err(|error| error.message())?;
    Ok(Some((profile, text)))
}

fn unread(path: &Path, error: &io::Error) -> Words {
    words::ErrorFile { file: path.display().to_string(), reason: storage::trouble(error) }.into()
}
