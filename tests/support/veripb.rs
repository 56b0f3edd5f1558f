//! Certificates as tests see them, and `VeriPB`, a program of others that checks them.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use duvod::certificate::{self, CertificateError, Certified};
use duvod::grid::{Candidate, Geometry};
use duvod::proof::{Fact, Trace};

/// The variable that names the program.
const PROGRAM: &str = "DUVOD_VERIPB";

/// A certificate.
pub(crate) struct Certificate {
    pub(crate) certified: Certified,
    pub(crate) formula: String,
    pub(crate) proof: String,
}

impl Certificate {
    /// What a trace says.
    pub(crate) fn of(geometry: &Geometry, trace: &Trace) -> Result<Self, CertificateError> {
        let (mut formula, mut proof) = (Vec::new(), Vec::new());
        let certified = certificate::write(geometry, trace, &mut formula, &mut proof)?;
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        Ok(Self { certified, formula: text(formula), proof: text(proof) })
    }

    /// The labels of the facts that are concluded outside of cases, each with how: `rup`, `a` and so on.
    pub(crate) fn concluded(&self) -> BTreeMap<&str, &str> {
        let lines = self.proof.lines().filter_map(|line| line.strip_prefix("@is_"));
        lines
            .filter_map(|line| {
                let mut words = line.split(' ');
                Some((words.next()?, words.next()?))
            })
            .collect()
    }
}

/// How a fact is called in labels.
pub(crate) fn named(geometry: &Geometry, fact: Fact) -> String {
    let Candidate { cell, digit } = fact.candidate();
    let sign = if matches!(fact, Fact::Absent(..)) { "not_" } else { "" };
    let column = char::from(b'A' + geometry.column(cell) as u8);
    format!("{sign}{column}{}_{}", geometry.row(cell) + 1, geometry.symbol(digit))
}

/// The program that checks certificates.
pub(crate) struct VeriPb {
    program: PathBuf,
    folder: PathBuf,
}

impl VeriPb {
    /// The one that the environment names; without one, a test says that it goes without it.
    pub(crate) fn found() -> Option<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let Some(program) = std::env::var_os(PROGRAM) else {
            let thread = std::thread::current();
            let test = thread.name().unwrap_or("a test");
            writeln!(io::stderr(), "{test} goes without {PROGRAM}, which names the program veripb")
                .expect("standard error");
            return None;
        };
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("duvod-veripb-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder");
        Some(Self { program: program.into(), folder })
    }

    /// Whether it accepts a proof of a formula.
    pub(crate) fn accepts(&self, formula: &str, proof: &str) -> bool {
        let [formula, proof] = [("a.opb", formula), ("a.pbp", proof)].map(|(name, text)| {
            let path = self.folder.join(name);
            fs::write(&path, text).expect("a file");
            path
        });
        let output = Command::new(&self.program).arg(formula).arg(proof).output();
        let output = output.expect("DUVOD_VERIPB names a program");
        let said = String::from_utf8_lossy(&output.stdout);
        let is_verified = said.lines().any(|line| line.starts_with("s VERIFIED"));
        output.status.success() && is_verified
    }
}

impl Drop for VeriPb {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
