//! Finds which file names what another one defines, as the compiler would.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::reading::{Module, Names, read};
use super::root;

/// Which file names another one, and by which name first.
pub(super) type Edges = BTreeMap<(String, String), String>;

/// How often a name may stand for another one before it is taken for one that no file defines.
const LONGEST_WAY: usize = 32;

/// The edges between the files of a package, beginning with `top`. `source` gives the text of a file, if it is there.
pub(super) fn edges(top: &str, source: &dyn Fn(&str) -> Option<String>) -> Edges {
    let mut tree = Tree { modules: Vec::new() };
    let text = source(top).expect("the root of the package");
    let _ = tree.add(top, "", None, read(&text), source);
    tree.edges()
}

/// The packages: their folders in `src/`, and the files that they begin with.
pub(super) const PACKAGES: [(&str, &str); 7] = [
    ("core", "lib.rs"),
    ("explainer", "lib.rs"),
    ("logic", "lib.rs"),
    ("laboratory", "lib.rs"),
    ("window", "mod.rs"),
    ("command", "mod.rs"),
    (LIBRARY, "lib.rs"),
];

/// The folder of the library, around those of the other packages.
pub(super) const LIBRARY: &str = "";

/// The edges between the files of the package in this folder of `src/`.
pub(super) fn within(folder: &str) -> Edges {
    let (_, top) = PACKAGES.iter().find(|(known, _)| *known == folder).expect("a package");
    edges(top, &|file| fs::read_to_string(root().join(folder).join(file)).ok())
}

/// All modules of a package.
struct Tree {
    modules: Vec<Known>,
}

/// A module with its place in the tree.
struct Known {
    file: String,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    module: Module,
}

/// What a path leads to.
enum Target {
    Module(usize),
    /// Something that is defined in this module.
    Item(usize),
    /// Something of another package.
    Elsewhere,
}

impl Tree {
    /// Adds a module whose own modules stand in a folder, and all of these.
    fn add(
        &mut self,
        file: &str,
        folder: &str,
        parent: Option<usize>,
        mut module: Module,
        source: &dyn Fn(&str) -> Option<String>,
    ) -> usize {
        let inner = std::mem::take(&mut module.inner);
        let files = module.files.clone();
        let index = self.modules.len();
        let file = file.to_owned();
        self.modules.push(Known { file: file.clone(), parent, children: BTreeMap::new(), module });
        for (name, module) in inner {
            let child = self.add(&file, &format!("{folder}{name}/"), Some(index), module, source);
            let _ = self.modules[index].children.insert(name, child);
        }
        for name in files {
            let places = [format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs")];
            let found = places.iter().find_map(|place| source(place).map(|text| (place, text)));
            let (place, text) = found.unwrap_or_else(|| panic!("no file of {folder}{name}"));
            let module = read(&text);
            let child = self.add(place, &format!("{folder}{name}/"), Some(index), module, source);
            let _ = self.modules[index].children.insert(name, child);
        }
        index
    }

    fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        for (index, known) in self.modules.iter().enumerate() {
            for path in self.named_by(index) {
                let Some(Target::Item(owner)) = self.resolve(index, &path, 0) else { continue };
                let other = &self.modules[owner].file;
                if *other != known.file {
                    let edge = (known.file.clone(), other.clone());
                    let _ = edges.entry(edge).or_insert_with(|| path.join("::"));
                }
            }
        }
        edges
    }

    /// The paths by which a module names others. What it only hands on, it does not name.
    fn named_by(&self, index: usize) -> BTreeSet<Names> {
        let module = &self.modules[index].module;
        let own = module.imports.values().filter(|import| !import.is_handed_on);
        own.map(|import| &import.path).chain(&module.all_of).chain(&module.paths).cloned().collect()
    }

    fn resolve(&self, from: usize, path: &[String], depth: usize) -> Option<Target> {
        if depth > LONGEST_WAY {
            return None;
        }
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(self.within(0, rest, depth)),
            "self" => Some(self.within(from, rest, depth)),
            "super" => {
                // The module of a file's tests in braces has been left out, so each parent is a module.
                let parent = self.modules[from].parent?;
                if rest.first().is_some_and(|next| next == "super") {
                    self.resolve(parent, rest, depth + 1)
                } else {
                    Some(self.within(parent, rest, depth))
                }
            }
            _ => self.lookup(from, path, depth),
        }
    }

    /// What a path means in a module, where what is not found is taken for something that a macro defines there.
    fn within(&self, module: usize, path: &[String], depth: usize) -> Target {
        if path.is_empty() {
            return Target::Module(module);
        }
        self.lookup(module, path, depth).unwrap_or(Target::Item(module))
    }

    fn lookup(&self, module: usize, path: &[String], depth: usize) -> Option<Target> {
        if depth > LONGEST_WAY {
            return None;
        }
        let known = &self.modules[module];
        let (name, rest) = path.split_first()?;
        let child = known.children.get(name).copied();
        // `use rank::rank`: a module and a function may have one name, and the function ends a path.
        if let Some(child) = child
            && !rest.is_empty()
        {
            return Some(self.within(child, rest, depth + 1));
        }
        if known.module.items.contains(name) {
            return Some(Target::Item(module));
        }
        if let Some(import) = known.module.imports.get(name)
            && import.path != path
        {
            let whole: Names = import.path.iter().chain(rest).cloned().collect();
            return self.resolve(module, &whole, depth + 1).or(Some(Target::Elsewhere));
        }
        child.map(Target::Module).or_else(|| self.by_glob(module, path, depth))
    }

    fn by_glob(&self, module: usize, path: &[String], depth: usize) -> Option<Target> {
        self.modules[module].module.all_of.iter().find_map(|source| {
            match self.resolve(module, source, depth + 1)? {
                Target::Module(other) if other != module => self.lookup(other, path, depth + 1),
                _ => None,
            }
        })
    }
}
