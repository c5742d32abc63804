/** The real type of a body, whatever its `Content-Type`. */
export type BodyKind = 'events' | 'json' | 'markup';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const tab = 0x09;
const space = 0x20;
const byteOrderMark: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);

/**
 * Detects the type of a body by its first byte that is not white space; undefined while there is none. No field of an event stream begins with a
 * bracket.
 */
export function bodyKind(chunk: Uint8Array): BodyKind | undefined {
  for (const byte of chunk) {
    if (byte === space || byte === lineFeed || byte === carriageReturn || byte === tab || byteOrderMark.has(byte))
      continue;
    if (byte === 0x7b || byte === 0x5b) return 'json';
    return byte === 0x3c ? 'markup' : 'events';
  }
  return undefined;
}
