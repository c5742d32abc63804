/**
 * Import this before PGlite, in the thread that runs it. PGlite decodes each value with a `TextDecoder` that removes a byte order mark (U+FEFF) from its
 * beginning. Two names that differ only in one would be different for PostgreSQL's unique indexes, and equal for everything that reads them.
 */
class WholeTextDecoder extends TextDecoder {
  constructor(encoding?: string, options?: { readonly fatal?: boolean }) {
    super(encoding, { ...options, ignoreBOM: true });
  }
}

globalThis.TextDecoder = WholeTextDecoder;
