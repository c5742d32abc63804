/** Generated texts for measurements, the same in every run. */

/** Words of ordinary chats. */
const sentences = [
  'Could you explain how the garbage collector decides when to move an object into the old generation?',
  'Sure! Think of it as a café: guests who stay long enough get a regular table, everybody else shares the bar.',
  "I've tried that, and it still fails with the same error after about ten minutes; what should I look at next?",
  'In 2019 the team measured a 12% drop, then 7.5% in the following year, which nobody had expected.',
  'Please rewrite the second paragraph so that it is shorter, friendlier, and does not repeat the first one.',
  'The function returns undefined when the list is empty, so the caller has to check before it reads the length.',
  'Give me three ideas for a birthday present for someone who likes hiking, cooking and old science fiction films.',
  'First boil the water, then add the pasta and a spoonful of salt; after nine minutes taste whether it is done.',
];

const findings = [
  'My card is 4111 1111 1111 1111, valid thru 09/27.',
  'Write to ada.lovelace@example.org or call (212) 555-0123.',
  'IBAN: DE89 3704 0044 0532 0130 00, BIC COBADEFF.',
  'SSN 536-90-4399, born 12 May 1987.',
  'He lives at 221B Baker Street, London NW1 6XE.',
  'password = "s3cr3tV4lue!9z" on 10.1.2.3',
  'Dr. John Watson, passport number 912803456.',
];

export function chatText(length: number): string {
  return repeated((index) => sentences[(index * 5 + (index >> 3)) % sentences.length] as string, length);
}

/** A text with one finding in about 100 characters. */
export function denseText(length: number): string {
  return repeated(
    (index) =>
      (index % 2 === 0 ? findings[(index >> 1) % findings.length] : sentences[index % sentences.length]) as string,
    length,
  );
}

export function codeText(length: number): string {
  const line = (index: number): string =>
    `  const item${index % 97} = await store.find({ id: request.params.id, limit: ${index % 50}, order: ['created', 'desc'] });\n`;
  return repeated(line, length);
}

/** Slow texts: as many possible starts of matches as possible, each of which may be long. */
export const worstTexts: Readonly<Record<string, (length: number) => string>> = {
  digits: (length) => '1'.repeat(length),
  letters: (length) => 'a'.repeat(length),
  'a:b:': (length) => 'a:b:'.repeat(length / 4),
  '1-1 1.1/': (length) => '1-1 1.1/'.repeat(length / 8),
  'Aa Bb': (length) => 'Aa Bb '.repeat(length / 6),
  '12 Aa 34 Bb': (length) => '12 Aa 34 Bb '.repeat(length / 12),
  'a.b@': (length) => 'a.b@'.repeat(length / 4),
  'key="x': (length) => 'key="xy12-'.repeat(length / 10),
  '-----BEGIN': (length) => '-----BEGIN A '.repeat(length / 13),
  'a1 b2.c3-': (length) => 'a1 b2.c3-'.repeat(length / 9),
  'http://a': (length) => 'http://a.b/'.repeat(length / 11),
  '=====': (length) => '='.repeat(length),
  '=x1': (length) => '=x1'.repeat(length / 3),
  '-Rh-In': (length) => '-Rh-In'.repeat(length / 6),
};

const small = 'abcdefghijklmnopqrstuvwxyz';
const large = small.toUpperCase();
const digits = '0123456789';
/** Two thousand characters of a script that is written without spaces. */
const han = Array.from({ length: 2_000 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');

/** Words that are new in each text, so that caches have no effect and automata keep reaching new states. */
export const randomTexts: Readonly<Record<string, (random: Random, length: number) => string>> = {
  'random letters': (random, length) => joined(length, () => run(random, small, 12)),
  'random names': (random, length) => joined(length, () => run(random, large, 1) + run(random, small, 10)),
  'random digits': (random, length) => joined(length, () => run(random, digits, 12)),
  'random streets': (random, length) =>
    joined(length, () => (random() < 0.5 ? run(random, digits, 4) : run(random, large, 1) + run(random, small, 10))),
  'random hyphens': (random, length) => joined(length, () => run(random, 'BDFGbdfg---', 80)),
  'random Han': (random, length) => joined(length, () => run(random, han, 60)),
  'random tokens': (random, length) => joined(length, () => run(random, `${small}${large}${digits}._-@:/=+`, 40)),
};

/** At least 0, below 1. */
export type Random = () => number;

/** The same numbers in every run. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function run(random: Random, alphabet: string, most: number): string {
  let text = '';
  for (let left = 1 + Math.floor(random() * most); left > 0; left -= 1)
    text += alphabet[Math.floor(random() * alphabet.length)] as string;
  return text;
}

function joined(length: number, word: () => string): string {
  let text = '';
  while (text.length < length) text += `${word()} `;
  return text.slice(0, length);
}

function repeated(part: (index: number) => string, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += `${part(index)} `;
  return text.slice(0, length);
}
