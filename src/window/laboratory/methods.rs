//! The methods that there are.

use duvod_laboratory::{MethodName, methods, recorded_methods};

/// All methods, and those that can be watched.
#[derive(Debug)]
pub(crate) struct Methods {
    pub(super) all: Vec<MethodName>,
    pub(super) told: Vec<MethodName>,
}

impl Methods {
    /// Those that can be watched.
    pub(crate) fn told(&self) -> &[MethodName] {
        &self.told
    }
}

impl Default for Methods {
    fn default() -> Self {
        Self { all: methods(), told: recorded_methods() }
    }
}
