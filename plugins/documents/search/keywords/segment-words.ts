import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isUnparted, wordsOf } from '../embedding/terms.js';

/** Words of other lengths have no forms that could be told from other words. */
const [shortest, longest] = [2, 40];
const letters = /^[\p{L}\p{M}]+$/u;

/** Encodes the different words of texts that may have other forms, as they are written: compressed lines. */
export function packWords(texts: readonly string[]): Uint8Array {
  const words = new Set(texts.flatMap(wordsOf));
  return deflateRawSync([...words].filter(mayHaveForms).toSorted().join('\n'));
}

function mayHaveForms(word: string): boolean {
  return word.length >= shortest && word.length <= longest && letters.test(word) && word.search(isUnparted) < 0;
}

/** Decodes {@link packWords}. */
export function readWords(packed: Uint8Array): readonly string[] {
  const text = inflateRawSync(packed).toString();
  return text === '' ? [] : text.split('\n');
}
