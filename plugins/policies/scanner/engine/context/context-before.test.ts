import { deepStrictEqual } from 'node:assert/strict';
import { test } from 'tap';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { ContextBefore } from './context-before.js';
import { ContextWords } from './context-words.js';
import type { ContextDistances } from './found-phrases.js';
import { maxContextBefore } from '../limits.js';
import { contextBit } from './phrases-of-word.js';
import { isLowSurrogate } from './word-tokenizer.js';

const contexts = new ContextWords();
contexts.add(['tax number', 'steuernummer', 'id']);
contexts.add(['card', 'credit card number', '护照']);
contexts.add(['número de pasaporte', 'my id is']);
contexts.add(['αριθμός', 'паспорт', 'आधार', '身份证号', 'เลขบัตร']);

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('tax', 'number', 'Numbers', 'card', 'credit', 'taxNumber', 'ID', 'my', 'is'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('nothing', 'discard', 'x', '12', 'a1', '_', '“', '’s', 'é', '护照', 'número de'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Паспорт',
      'ΑΡΙΘΜΌΣ',
      'αριθμός',
      'आधार',
      '身份',
      '证号',
      '身份证号',
      'เลขบัตร',
      'İd',
      'ıd',
      '😀',
      '𝐀',
      'e\u0301',
      '\u200b',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom(' ', ' ', ', ', ': ', '\n', ' '.repeat(20)) },
);
const distances = (all: ContextDistances): unknown => [0, 1, 2, 3].map((context) => all.get(context));
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
/** A text, how far each query goes on from the one before it, and how much is dropped after it. */
const textAndSteps = [text, fc.array(fc.nat({ max: 30 }), { maxLength: 30 }), fc.nat({ max: 40 })] as const;

await test(`the contexts before a position are those of its look-behind window, whichever positions were queried before (seed ${seed})`, (t) => {
  let found = 0;
  fc.assert(
    fc.property(...textAndSteps, (whole, steps, dropped) => {
      const reader = new ContextBefore(contexts);
      let [place, window] = [0, whole];
      for (const [turn, step] of steps.entries()) {
        place = Math.min(window.length, place + step);
        // Matches never start between the halves of a surrogate pair.
        if (isLowSurrogate(window.charCodeAt(place))) place += 1;
        const expected = contexts.read(window.slice(Math.max(0, place - maxContextBefore), place));
        found += expected.size;
        deepStrictEqual(distances(reader.read(window, place)), distances(expected));
        // Streams drop decided text.
        const lost = turn % 5 === 4 ? Math.max(0, Math.min(dropped, place - maxContextBefore - 1)) : 0;
        window = window.slice(lost);
        place -= lost;
        reader.shift(lost);
      }
    }),
    { seed, numRuns: 1000 },
  );
  t.ok(found > 500, `${found} contexts were found`);
  t.end();
});

await test(`the hashes of words tell which contexts are not before a position (seed ${seed})`, (t) => {
  let [known, excluded] = [0, 0];
  fc.assert(
    fc.property(...textAndSteps, (whole, steps, dropped) => {
      const reader = new ContextBefore(contexts);
      let [place, window] = [0, whole];
      for (const step of steps) {
        place = Math.min(window.length, place + step);
        if (isLowSurrogate(window.charCodeAt(place))) place += 1;
        const bits = reader.bitsIn(window, place);
        const expected = contexts.read(window.slice(Math.max(0, place - maxContextBefore), place));
        if (bits !== undefined && (expected.bits & ~bits) !== 0) return false;
        if (bits !== undefined) known += 1;
        if (bits === 0) excluded += 1;
        const lost = Math.max(0, Math.min(dropped, place - maxContextBefore - 1));
        window = window.slice(lost);
        place -= lost;
        reader.shift(lost);
      }
      return true;
    }),
    { seed, numRuns: 1000 },
  );
  t.ok(known > 2_000 && excluded > 500, `${known} were known, and ${excluded} were none`);
  const reader = new ContextBefore(contexts);
  t.equal(reader.bitsIn('card: ', 6), contextBit(1));
  t.end();
});

await test('phrases in other scripts are found, and text without phrases is rarely read', (t) => {
  const reader = new ContextBefore(contexts);
  let looks = 0;
  const read = contexts.read.bind(contexts);
  contexts.read = (part) => {
    looks += 1;
    return read(part);
  };
  for (const phrase of [
    'Паспорт: ',
    'ПАСПОРТ ',
    'ΑΡΙΘΜΌΣ ',
    '我的身份证号是',
    'เลขบัตร ',
    'आधार ',
    'Número de pasaporte ',
  ]) {
    reader.reset();
    t.equal(reader.read(phrase, phrase.length).size, 1, phrase);
  }
  const without = '我的名字写在这里，今天的天气很好。 Сегодня хорошая погода; ο καιρός είναι καλός 😀 '.repeat(20);
  reader.reset();
  looks = 0;
  const found = Array.from({ length: without.length }, (_, at) => reader.read(without, at).size).filter(
    (size) => size > 0,
  );
  t.strictSame(found, []);
  contexts.read = read;
  t.ok(looks < without.length / 50, `${looks} looks in ${without.length} characters`);
  t.end();
});

await test('a phrase in a script without spaces needs at least two characters', (t) => {
  t.throws(() => new ContextWords().add(['号']), { message: /too short/ });
  t.end();
});
