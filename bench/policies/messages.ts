import { labelledTexts } from './labelled-data.js';
import { randomFrom, type Random } from './texts.js';

/** The number of distinct words; real messages have at least as many. */
const vocabulary = 12_000;
const beginnings =
  'st tr pr br cl gr pl sh th ch wh sp sc fr cr dr fl b c d f g h j k l m n p r s t v w y un re in con de ex ad per'.split(
    ' ',
  );
const vowels = 'a e i o u a e i o ea ou ai io ee oo au'.split(' ');
const middles = 'n r t l s m d c v g b p st nt nd ll rs ss mp ct rt ns tt ck ng gh x f'.split(' ');
const endings = 'e y ed ing er ion ly al s t n ent ity ous able ment ive es d r ism ance ful ist est ure age'.split(
  ' ',
);
/** The most frequent words: two of five in English. */
const frequent =
  "the of and to a in is you that it for on are with as be this have from or by not but what all were we when your can there use an each which do how their if will about out many then them would so some her him into time has look two more write go see no way could people my than first been who its now find I I'm don't it's".split(
    ' ',
  );

/**
 * Messages like those that people write: words with a frequency distribution like that of natural languages, most of them rare, with capitals, numbers,
 * punctuation, lists and code. Their cost is calibrated with real prompts and answers.
 */
export function writtenMessages(length: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const words = Array.from({ length: vocabulary }, () => madeWord(random));
  const messages: string[] = [];
  for (let left = length; left > 0; ) {
    const message = madeMessage(random, words);
    messages.push(message);
    left -= message.length;
  }
  return messages;
}

/** The texts without findings in a folder of labelled texts; none if it has no such files. */
export function foundMessages(folder: string): readonly string[] {
  const texts = ['benign', 'injection', 'content', 'harmful_request'].flatMap((task) => labelledTexts(folder, task));
  const random = randomFrom(7);
  // Shuffled: otherwise the texts of the last kind would always be new to the caches.
  return texts
    .map(({ text }) => ({ text, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ text }) => text);
}

function madeMessage(random: Random, words: readonly string[]): string {
  let text = '';
  for (let sentences = 1 + Math.floor(random() ** 3 * 18); sentences > 0; sentences -= 1)
    text += madeSentence(random, words) + (random() < 0.12 ? '\n' : ' ');
  return text.trimEnd();
}

function madeSentence(random: Random, words: readonly string[]): string {
  if (random() < 0.02) return codeLine(random, words);
  const count = 4 + Math.floor(random() * 18);
  const parts = Array.from({ length: count }, () => asWritten(random, wordOf(random, words)));
  const [first = '', ...rest] = parts;
  const start = random() < 0.04 ? `${1 + Math.floor(random() * 9)}. ` : '';
  return `${start}${capitalized(first)} ${rest.join(' ')}${pick(random, ['.', '.', '.', '.', '?', '!', ':', ''])}`;
}

/** Chooses the rank of a word; a third of all words are rare. */
function wordOf(random: Random, words: readonly string[]): string {
  if (random() < 0.45) return frequent[Math.floor(random() ** 2 * frequent.length)] as string;
  return words[Math.floor(random() ** 3 * words.length)] as string;
}

function asWritten(random: Random, word: string): string {
  const kind = random();
  if (kind < 0.8) return word;
  if (kind < 0.85) return `${word},`;
  if (kind < 0.93) return capitalized(word);
  if (kind < 0.95) return word.toUpperCase();
  if (kind < 0.966)
    return pick(random, [`"${word}"`, `(${word})`, `“${word}”`, `${word}-${word}`, `*${word}*`, `${word}’s`]);
  if (kind < 0.974) return `${capitalized(word)} ${capitalized(word.slice(1))}`;
  if (kind < 0.986) return numberOf(random);
  return `${word};`;
}

function numberOf(random: Random): string {
  const digits = String(Math.floor(random() * 10 ** (1 + Math.floor(random() * 4))));
  return pick(random, [
    digits,
    digits,
    `${digits}%`,
    `$${digits}`,
    `${digits}.5`,
    String(1900 + Math.floor(random() * 125)),
  ]);
}

function codeLine(random: Random, words: readonly string[]): string {
  const [one, other] = [wordOf(random, words), wordOf(random, words)];
  return `\nconst ${one} = ${other}.get('${one}', { limit: ${numberOf(random)} });\n`;
}

function madeWord(random: Random): string {
  let word = pick(random, beginnings) + pick(random, vowels);
  for (let left = Math.floor(random() * 1.7); left > 0; left -= 1) word += pick(random, middles) + pick(random, vowels);
  return word + pick(random, middles) + (random() < 0.4 ? pick(random, endings) : '');
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function pick(random: Random, choices: readonly string[]): string {
  return choices[Math.floor(random() * choices.length)] as string;
}
