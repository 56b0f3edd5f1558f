//! Tests of the laboratory.
