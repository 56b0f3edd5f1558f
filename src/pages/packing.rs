//! How streams of a PDF are packed.

use miniz_oxide::deflate::compress_to_vec_zlib;

/// How much work goes into packing, from 0 to 10.
const LEVEL: u8 = 6;

/// The data as `FlateDecode` reads it.
pub(super) fn packed(data: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(data, LEVEL)
}
