/** An encoding with two or four bytes for each character. */
export type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** Sample size in bytes; more does not improve the detection. */
const sampleLength = 65_536;
/** From here on a NUL is a character of two or four bytes, and not an accident. */
const wideShare = 0.1;

/**
 * The encoding of a text in 16 or 32 bits, by its byte order mark, or by the positions of NULs; undefined for all others. Latin text in 16 or
 * 32 bits is valid UTF-8, too, full of NULs, so this comes before any other detection.
 *
 * @param bytes the beginning of a text, or all of it. The NULs of binary data may be at the same positions
 */
export function wideEncodingOf(bytes: Uint8Array): WideEncoding | undefined {
  // The byte order mark of UTF-32 begins like that of UTF-16.
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return startsWith(bytes, 0xef, 0xbb, 0xbf) ? undefined : fromNuls(bytes);
}

function startsWith(bytes: Uint8Array, ...mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}

function fromNuls(bytes: Uint8Array): WideEncoding | undefined {
  const length = Math.min(bytes.length, sampleLength) & ~3;
  if (length < 4) return undefined;
  const nuls: [number, number, number, number] = [0, 0, 0, 0];
  for (let index = 0; index < length; index += 1) if (bytes[index] === 0) nuls[(index & 3) as 0 | 1 | 2 | 3] += 1;
  const [first, second, third, fourth] = nuls.map((count) => (count * 4) / length) as typeof nuls;
  if (first > 0.9 && second > 0.9 && fourth < 0.5) return 'utf-32be';
  if (fourth > 0.9 && third > 0.9 && first < 0.5) return 'utf-32le';
  const [even, odd] = [first + third, second + fourth];
  if (odd > 2 * wideShare && odd > 4 * even) return 'utf-16le';
  if (even > 2 * wideShare && even > 4 * odd) return 'utf-16be';
  return undefined;
}
