//! `--proof NAME`: what a trace says as a proof that a program of others can check.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::Arg;

use super::argument::path;
use super::failure::Failure;
use super::output::{kept_out, may_be_written, unwritten};
use super::reasoner::Reasoner;
use super::teller::Teller;
use duvod::certificate::{self, CertificateError, Certified};
use duvod::grid::Geometry;
use duvod::locale::Locale;
use duvod::message::{Message, words};
use duvod::proof::Trace;
use duvod::storage::Draft;

/// The option that has the reasoning written as a proof.
pub(super) fn option(locale: &Locale) -> Arg {
    let help = locale.say(&words::HelpProof.into());
    path("proof").long("proof").value_name("NAME").help(help)
}

/// Writes the formula and the proof of a trace, if they are asked for, and says so.
pub(super) fn asked(
    reasoner: &Reasoner<'_>,
    teller: &mut Teller,
    trace: &Trace,
) -> Result<(), Failure> {
    let Some(name) = reasoner.request.path("proof") else { return Ok(()) };
    let files = Files::new(name);
    let written = files.write(&reasoner.geometry, trace, reasoner.request.flag("force"));
    let Certified { derived, assumed } = written.map_err(Failure::Wrong)?;
    if teller.json {
        return Ok(());
    }
    let [formula, proof] = files.names();
    teller.line(&words::CertificateWritten { assumed, derived, formula, proof }.into())?;
    Ok(())
}

/// The two files of a certificate.
pub(super) struct Files {
    formula: PathBuf,
    proof: PathBuf,
}

impl Files {
    /// Those of this name.
    pub(super) fn new(name: &Path) -> Self {
        let with = |ending: &str| {
            let mut path = OsString::from(name);
            path.push(ending);
            PathBuf::from(path)
        };
        Self { formula: with(".opb"), proof: with(".pbp") }
    }

    pub(super) fn names(&self) -> [String; 2] {
        [&self.formula, &self.proof].map(|path| path.display().to_string())
    }

    /// Writes the certificate of a trace into them, over those that are there only if they may be overwritten.
    ///
    /// # Errors
    /// What to say. What was there is then as it was.
    pub(super) fn write(
        &self,
        geometry: &Geometry,
        trace: &Trace,
        force: bool,
    ) -> Result<Certified, Message> {
        self.put(force, |formula, proof| certificate::write(geometry, trace, formula, proof))
    }

    /// Has a formula and a proof written into them, over those that are there only if they may be overwritten.
    ///
    /// # Errors
    /// What to say. What was there is then as it was.
    pub(super) fn put<T>(
        &self,
        force: bool,
        write: impl FnOnce(&mut Draft, &mut Draft) -> Result<T, CertificateError>,
    ) -> Result<T, Message> {
        for path in [&self.formula, &self.proof] {
            may_be_written(path, force)?;
        }
        let begun = |path: &Path| Draft::new(path).map_err(|error| unwritten(path, &error));
        let (mut formula, mut proof) = (begun(&self.formula)?, begun(&self.proof)?);
        let certified = write(&mut formula, &mut proof).map_err(|error| match error {
            CertificateError::Unwritten(error) => unwritten(&self.proof, &error),
            CertificateError::Underived(place) => {
                words::ErrorUnderived { place: place.to_string() }.into()
            }
            CertificateError::Large(constraint) => words::ErrorLarge { constraint }.into(),
            CertificateError::Misfit(misfit) => {
                words::ErrorOther { reason: misfit.to_string() }.into()
            }
        })?;
        for (draft, path) in [(formula, &self.formula), (proof, &self.proof)] {
            let kept = if force { draft.keep() } else { draft.keep_new() };
            kept.map_err(|error| kept_out(path, &error))?;
        }
        Ok(certified)
    }
}
