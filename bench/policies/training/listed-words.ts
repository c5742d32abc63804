import { hashOf } from '../../../plugins/policies/classifiers/local/hash-features.js';
import { plainWord, WordReader } from '../../../plugins/policies/classifiers/local/read-words.js';
import { phraseHash, WordList, wordKinds } from '../../../plugins/policies/classifiers/local/word-list.js';
import type { LabelledText } from './labelled-text.js';

/** The list as numbers: what the weights hold. */
export interface ListedWords {
  readonly hashes: Int32Array;
  readonly entries: Uint8Array;
}

const kinds: Readonly<Record<string, (typeof wordKinds)[number]>> = {
  'sexual anatomy / sexual acts': 'sexual',
  'racial / ethnic slurs': 'slur',
  'sexual orientation / gender': 'orientation',
  'bodily fluids / excrement': 'excrement',
  'animal references': 'insult',
  'religious offense': 'religion',
  'other / general insult': 'insult',
  'mental disability': 'disability',
  'physical disability': 'disability',
  'physical attributes': 'insult',
};
/** Where a list does not say how bad a word is. */
const usualSeverity = 1.8;
const leastLetters = 3;

/** Hashes the words of the lists; the worst severity of a word counts. Words that a list calls ordinary in another language are left out. */
export function listedWords(texts: readonly LabelledText[]): ListedWords {
  const found = new Map<number, number>();
  const ordinary = new Set(texts.filter(isOrdinary).map(({ text }) => phraseHash(wordHashesOf(text))));
  for (const { task, text, labels } of texts) {
    // What stands for a letter in it is a separator to the reader: only a harmless rest would be listed.
    if (task !== 'lexicon' || /[^\p{L}\p{N}\s'-]/u.test(text) || text.replace(/[^\p{L}]/gu, '').length < leastLetters)
      continue;
    const hash = phraseHash(wordHashesOf(text));
    if (hash === undefined || ordinary.has(hash)) continue;
    const kind = wordKinds.indexOf(kinds[String(labels['category'])] ?? 'other');
    const entry = (kind << 5) | Math.round(Number(labels['severity'] ?? usualSeverity) * 10);
    const known = found.get(hash) ?? 0;
    // A list without kinds says nothing new about a word of the other.
    const other = wordKinds.indexOf('other');
    if (known === 0 || known >> 5 === other || (kind !== other && (entry & 31) > (known & 31))) found.set(hash, entry);
  }
  return { hashes: Int32Array.from(found.keys()), entries: Uint8Array.from(found.values()) };
}

function isOrdinary({ task, labels }: LabelledText): boolean {
  return task === 'lexicon' && labels['ordinary'] === 1;
}

/** The hashes of the words of a text, as the reader of the models sees them. */
export function wordHashesOf(text: string): readonly number[] {
  const hashes: number[] = [];
  const reader = new WordReader({
    word: ({ units }, length, kind) => void (kind === plainWord && hashes.push(hashOf(units, length))),
    reset: () => {},
  });
  for (let index = 0; index < text.length; index += 1) reader.take(text.charCodeAt(index));
  reader.end();
  return hashes;
}

export function wordListOf({ hashes, entries }: ListedWords): WordList {
  return new WordList(hashes, entries);
}
