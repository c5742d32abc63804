import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Words of other lengths have no other forms that could be told from different words. */
const [shortest, longest] = [2, 40];
/** Words of one script that separates words. */
const word = /^[\p{L}\p{M}]+$/u;
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Ends a segment with a word list. A segment without one ends with a number, whose last byte is smaller. */
export const wordListMark = 0xff;
/** Bytes after the list: its length, and the mark. */
const endBytes = 5;

/** Encodes the words that may have other forms: compressed, with the length and a mark at the end. */
export function packWords(words: ReadonlySet<string>): Uint8Array {
  const kept = [...words].filter((one) => one.length >= shortest && one.length <= longest && word.test(one) && !unparted.test(one));
  const list = deflateRawSync(kept.toSorted().join('\n'));
  const end = Buffer.alloc(endBytes, wordListMark);
  end.writeUInt32LE(list.length);
  return Buffer.concat([list, end]);
}

/** Decodes the words at the end of a segment. */
export function unpackWords(segment: Uint8Array): readonly string[] {
  if (segment.at(-1) !== wordListMark) return [];
  const bytes = Buffer.from(segment.buffer, segment.byteOffset, segment.byteLength);
  const end = bytes.length - endBytes;
  const text = inflateRawSync(bytes.subarray(end - bytes.readUInt32LE(end), end)).toString();
  return text === '' ? [] : text.split('\n');
}
