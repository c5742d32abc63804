/** Stop words. */
const empty = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below but by can could did do does ' +
    'doing down each few for from get give had has have having he her here hers him his how i if in into is it its just let like ' +
    'long many may me more most much must my no nor not now of off on once only or other our out over own per please same say she ' +
    'should show so some such tell than that the their them then there these they this those through to too under until up us ' +
    'very was we were what when where which while who whom whose why will with would you your'
  ).split(' '),
);

const word = /[\p{L}\p{M}\p{N}]+/gu;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Extracts the words of a text in order, without stop words, in lower case and stemmed. */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    if (withoutSpaces.test(found)) addPairs(found, words);
    else if (!empty.has(found)) words.push(withoutEnding(found));
  }
  return words;
}

/** Adds character bigrams, for scripts without spaces between words. */
function addPairs(text: string, words: string[]): void {
  const characters = Array.from(text);
  if (characters.length === 1) words.push(text);
  for (let at = 1; at < characters.length; at += 1) words.push(`${characters[at - 1]}${characters[at]}`);
}

/** A crude stemmer: it only has to map `costs` and `cost`, or `refunded` and `refunds`, to the same word. */
function withoutEnding(found: string): string {
  if (found.length > 5 && found.endsWith('ing')) return found.slice(0, -3);
  if (found.length > 4 && found.endsWith('ies')) return `${found.slice(0, -3)}y`;
  if (found.length > 4 && (found.endsWith('ed') || found.endsWith('es'))) return found.slice(0, -2);
  if (found.length > 3 && found.endsWith('s') && !found.endsWith('ss')) return found.slice(0, -1);
  return found.length > 4 && found.endsWith('e') ? found.slice(0, -1) : found;
}
