const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;
/** Letters that do not decompose into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const written = /[ßæœøłđðþıς]/g;

/** Returns a word without accents and other marks, so that spellings with and without them are the same. Hangul becomes single letters. */
export function foldedWord(word: string): string {
  if (plain.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(marks, '')
    .replace(written, (letter) => letters[letter] ?? letter);
}
