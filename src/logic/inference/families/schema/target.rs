//! Which cell of a pattern is its target.

use crate::proof::schema::{Atom, Schema};

/// The cell of which every end says something and no condition says anything but how it lies.
pub(super) fn target(schema: &Schema) -> Option<usize> {
    let cell = schema.ends.first()?.cell;
    let is_of_all = schema.ends.iter().all(|end| end.cell == cell && !end.holds);
    let is_free = schema.atoms.iter().all(|atom| match atom {
        Atom::OnlyDigits { cells, .. } | Atom::OnlyPlaces { cells, .. } => !cells.contains(&cell),
        Atom::Filled(filled, _) => *filled != cell,
        Atom::NotBoth((one, _), (other, _)) => ![*one, *other].contains(&cell),
        Atom::Sees(..)
        | Atom::DoesNotSee(..)
        | Atom::In(..)
        | Atom::AtMostOnce(..)
        | Atom::Different(_)
        | Atom::DifferentHouses(_)
        | Atom::SameBand(_)
        | Atom::SameStack(_) => true,
    });
    (is_of_all && is_free).then_some(cell)
}
