#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| duvod_fuzz::pattern(bytes));
