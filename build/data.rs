//! Lists a data folder as a Rust file, so that a package holds its texts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folder of the whole, above the packages.
pub(crate) fn top() -> io::Result<PathBuf> {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let top = package.ancestors().find(|folder| folder.join("locales").is_dir());
    Ok(top.ok_or(io::ErrorKind::NotFound)?.to_owned())
}

/// The folder for what is made.
pub(crate) fn output() -> io::Result<PathBuf> {
    Ok(PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?))
}

/// Writes a file `name` with one item, `FILES`: the pairs of a file's path within `folder` (forward slashes) and its
/// text, sorted by path.
pub(crate) fn embed(folder: &Path, extension: Option<&str>, name: &str) -> io::Result<()> {
    list(&files(folder, extension)?, &output()?.join(name))
}

/// The files below `folder`, of one extension or of any, by their path within it. A folder that is not there has
/// none.
pub(crate) fn files(folder: &Path, extension: Option<&str>) -> io::Result<Vec<(String, PathBuf)>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        collect(folder, folder, &mut files)?;
    }
    files.retain(|(_, path)| {
        extension.is_none_or(|wanted| path.extension().is_some_and(|found| found == wanted))
    });
    files.sort();
    Ok(files)
}

/// Writes the list of these files with their texts.
fn list(files: &[(String, PathBuf)], output: &Path) -> io::Result<()> {
    let mut text = String::from(
        "/// The files of one data folder: path within it, and text.\n\
         pub(crate) static FILES: &[(&str, &str)] = &[\n",
    );
    for (name, path) in files {
        let path = path.to_str().ok_or_else(|| not_text(path))?;
        writeln!(text, "    ({name:?}, include_str!({path:?})),").map_err(io::Error::other)?;
    }
    text.push_str("];\n");
    fs::write(output, text)
}

/// Adds every file below `folder` under its path within `root`. Hidden files and editors' copies
/// are left out.
fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name =
            path.file_name().and_then(|name| name.to_str()).ok_or_else(|| not_text(&path))?;
        if name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        println!("cargo::rerun-if-changed={}", path.display());
        if path.is_dir() {
            collect(root, &path, files)?;
        } else {
            let within = path.strip_prefix(root).map_err(io::Error::other)?;
            let parts: Option<Vec<&str>> = within.iter().map(|part| part.to_str()).collect();
            files.push((parts.ok_or_else(|| not_text(&path))?.join("/"), path));
        }
    }
    Ok(())
}

/// The error for a path that cannot be written into a Rust file.
fn not_text(path: &Path) -> io::Error {
    io::Error::other(format!("the path is not text: {}", path.display()))
}
