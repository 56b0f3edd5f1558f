//! Which instructions the walk is made of: those that every machine of its kind has, or wider ones where
//! the processor turns out to have them. Both are the same functions, compiled twice, so that they give the
//! same results bit for bit. On processors that have the wider ones they take a third less time.

#[cfg(target_arch = "x86_64")]
pub(super) use x86::Wide;

/// No wider instructions than those that every machine of this kind has.
#[cfg(not(target_arch = "x86_64"))]
#[derive(Clone, Copy, Debug)]
pub(super) enum Wide {}

#[cfg(not(target_arch = "x86_64"))]
impl Wide {
    /// The proof that the processor has wider instructions, if it has.
    pub(super) fn detect() -> Option<Self> {
        None
    }

    /// Walks on.
    pub(super) fn advance(
        self,
        _descent: &mut super::descent::Descent,
        _budget: &mut crate::search::Budget<'_>,
        _choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, crate::search::Undecided> {
        match self {}
    }
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use crate::search::classic::descent::Descent;
    use crate::search::classic::planes::Planes;
    use crate::search::classic::settle::{self, Passes, Settled, Singles};
    use crate::search::{Budget, Undecided};

    /// The proof that the processor has AVX2, and what comes with it.
    #[derive(Clone, Copy, Debug)]
    pub(in crate::search::classic) struct Wide(());

    impl Wide {
        /// The proof that the processor has wider instructions, if it has.
        pub(in crate::search::classic) fn detect() -> Option<Self> {
            let has = is_x86_feature_detected!("avx2")
                && is_x86_feature_detected!("bmi1")
                && is_x86_feature_detected!("bmi2")
                && is_x86_feature_detected!("lzcnt")
                && is_x86_feature_detected!("popcnt");
            has.then_some(Self(()))
        }

        /// Walks on.
        #[allow(unsafe_code, reason = "the only way to call a function for a certain processor")]
        pub(in crate::search::classic) fn advance(
            self,
            descent: &mut Descent,
            budget: &mut Budget<'_>,
            choose: impl FnMut(u32) -> u32,
        ) -> Result<bool, Undecided> {
            let Self(()) = self;
            // SAFETY: a `Wide` is made by `detect` alone, after the processor has been found to have
            // every instruction set that is named at `advance`.
            unsafe { advance(descent, budget, choose) }
        }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    fn advance(
        descent: &mut Descent,
        budget: &mut Budget<'_>,
        choose: impl FnMut(u32) -> u32,
    ) -> Result<bool, Undecided> {
        let passes = Passes {
            pass: |planes: &mut Planes, singles: &mut Singles| pass(planes, singles),
            three_of_three: |planes: &mut Planes| three_of_three(planes),
        };
        descent.advance_by(&passes, budget, choose)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline(never)]
    fn pass(planes: &mut Planes, singles: &mut Singles) -> Settled {
        settle::pass(planes, singles)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
    #[inline(never)]
    fn three_of_three(planes: &mut Planes) -> Option<bool> {
        settle::three_of_three(planes)
    }
}
