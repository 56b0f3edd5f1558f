//! Patterns are read, put together and proved.
