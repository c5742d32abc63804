import { test } from 'tap';
import { randomFrom, seed } from '../../../../../test/fixtures/random.js';
import { ContextBefore } from './context-before.js';
import { ContextWords } from './context-words.js';

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
  for (let run = 0; run < 300; run += 1) {
    const text = Array.from({ length: 60 }, () => words[Math.floor(random() * words.length)]).join('');
    const trace = new ContextBefore(contexts);
    for (let place = 0; place < text.length; place += 1 + Math.floor(random() * (run % 2 === 0 ? 5 : 24))) {
      const expected = contexts.read(text.slice(Math.max(0, place - 64), place));
      const ordered = (all: ReadonlyMap<number, number>): unknown => [...all].toSorted(([a], [b]) => a - b);
      t.strictSame(ordered(trace.read(text, place)), ordered(expected), JSON.stringify([text, place]));
    }
  }
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
  t.strictSame([...reader.read(text, 16)], [...expected]);
  t.end();
});
