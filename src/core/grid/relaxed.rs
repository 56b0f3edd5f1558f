//! The same grid with fewer rules: what is left of a puzzle when constraints are left out.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Constraint, ConstraintNumber, Geometry, GeometryError, GeometrySpec, Kind};

impl Geometry {
    /// Returns the same grid in which these constraints alone ask for anything: of the others nothing holds, neither what they
    /// say of single cells nor that cells are different. All keep their numbers and names.
    ///
    /// Those that ask for nothing still lie where they lie. What a rule of the whole grid makes an exception of stays one: the
    /// edge of a dot that is left out does not become one without a dot. So whatever fills the grid as it was fills it still.
    ///
    /// # Errors
    /// [`GeometryError`] when what is left is too large to be gone through, as far as the whole is not.
    pub fn asking_only(&self, asking: &[ConstraintNumber]) -> Result<Self, GeometryError> {
        let asking: BTreeSet<ConstraintNumber> = asking.iter().copied().collect();
        let constraint = |(number, constraint): (usize, &Constraint)| {
            if asking.contains(&ConstraintNumber::new(number)) {
                return constraint.clone();
            }
            let kind = Kind { means: Vec::new(), ..(*constraint.kind).clone() };
            Constraint { kind: Arc::new(kind), ..constraint.clone() }
        };
        let constraints = self.constraints().iter().enumerate().map(constraint).collect();
        Self::new(&GeometrySpec { constraints, ..self.spec().clone() })
    }

    /// Lists the numbers of its constraints.
    #[inline]
    pub fn constraint_numbers(&self) -> impl Iterator<Item = ConstraintNumber> + use<> {
        (0..self.constraints().len()).map(ConstraintNumber::new)
    }
}
