import { isDeepStrictEqual } from 'node:util';
import { test } from 'tap';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';
import { ContextBefore } from './context-before.js';
import { ContextWords } from './context-words.js';
import type { ContextDistances } from './found-phrases.js';

/** The distances of the first contexts. */
function distances(found: ContextDistances): unknown {
  return [0, 1, 2, 3].map((context) => found.get(context));
}

await test(`the phrases kept from position to position equal those of a full read (seed ${seed})`, (t) => {
  const contexts = new ContextWords();
  contexts.add(['tax', 'tax id', 'id of tax payer']);
  contexts.add(['id', 'account no', 'tax id no']);
  contexts.add(['payer', 'of tax', '税号', '税号码的']);
  contexts.add(['号码', '税号码']);
  const random = randomFrom(seed);
  const words = [
    'tax ',
    'id',
    'ids ',
    'of ',
    'payer',
    'no ',
    'account ',
    '9',
    '99(',
    ' ',
    '. ',
    'x',
    'Tax',
    'é ',
    'taxId',
    '税',
    '号码',
    '税号',
    '的',
    '😀',
  ];
  const different: unknown[] = [];
  for (let run = 0; run < 300; run += 1) {
    const text = Array.from({ length: 60 }, () => words[Math.floor(random() * words.length)]).join('');
    const trace = new ContextBefore(contexts);
    for (let place = 0; place < text.length; place += 1 + Math.floor(random() * (run % 2 === 0 ? 5 : 24))) {
      const expected = contexts.read(text.slice(Math.max(0, place - 64), place));
      if (!isDeepStrictEqual(distances(trace.read(text, place)), distances(expected))) different.push([text, place]);
    }
  }
  t.strictSame(different, []);
  t.end();
});

await test('a phrase is found whose first words were before a position at which all words were read', (t) => {
  const contexts = new ContextWords();
  contexts.add(['call', 'a b a']);
  const text = 'call a b (  a b 12';
  const reader = new ContextBefore(contexts);
  // The first position is far from the others, and the second one reads the whole window.
  for (const place of [4, 9]) reader.read(text, place);
  const expected = contexts.read(text.slice(0, 16));
  t.strictSame(distances(reader.read(text, 16)), distances(expected));
  t.end();
});

await test('a word is read once for all contexts that have it, and each counts the longest of its own phrases', (t) => {
  const contexts = new ContextWords();
  for (const phrases of [['tax', 'tax id'], ['tax id', 'tax'], ['id'], ['no', 'tax id no']]) contexts.add(phrases);
  t.strictSame(distances(contexts.read('the tax id: ')), [0, 0, 0, undefined]);
  t.strictSame(distances(contexts.read('the tax id no: id 9 tax ')), [0, 0, 2, 3], 'the last one');
  t.strictSame(distances(contexts.read('tax ids, nos ')), [1, 1, 1, 0], 'plurals');
  const reader = new ContextBefore(contexts);
  const text = 'the tax id no 12';
  for (const [place, expected] of [
    [8, [0, 0, undefined, undefined]],
    [11, [0, 0, 0, undefined]],
    [14, [1, 1, 1, 0]],
  ] as const)
    t.strictSame(distances(reader.read(text, place)), expected, text.slice(0, place));
  t.end();
});
