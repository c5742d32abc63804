import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { test } from 'tap';
import { maxPieceUnits, TextTokens } from './text-tokens.js';
import { buildVocabulary, Vocabulary } from './vocabulary.js';
import { codePoint, fc } from '../../../test/fixtures/random.js';

const unlimited = 1e12;
const encodings = [
  ['o200k_base', new Tiktoken(o200k), new TextTokens(new Vocabulary(buildVocabulary(o200k)))],
  ['cl100k_base', new Tiktoken(cl100k), new TextTokens(new Vocabulary(buildVocabulary(cl100k)))],
] as const;

/** What people and attackers write: words, scripts, code, white space, long runs, halves of characters. */
const piece = fc.oneof(
  fc.constantFrom(
    'hello',
    ' world',
    "It's",
    " WE'LL",
    '\r\n',
    '\n\n\n',
    '   ',
    '\t',
    '1234567',
    'ß',
    'é',
    '日本語',
    '你好',
    'مرحبا',
    'नमस्ते',
    '👩‍👩‍👧‍👦',
    '\ud83d',
    '\udc00',
    '<|endoftext|>',
    '{"a":[1,2]}',
    '=> ',
    '///',
    '\u0301',
    'ﷺ',
    '\u00a0',
    '-----',
    'naïve',
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: codePoint, maxLength: 10 }),
  fc
    .tuple(fc.constantFrom('a', 'A', ' ', '0', '!', 'é', '语', '\n'), fc.integer({ min: 1, max: 80 }))
    .map(([unit, times]) => unit.repeat(times)),
);
const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

for (const [name, reference, counter] of encodings) {
  await test(`${name}: every text has as many tokens as in the reference implementation`, (t) => {
    fc.assert(
      fc.property(text, (written) => {
        const counted = counter.count(written, unlimited);
        t.strictSame(counted, {
          tokens: reference.encode(written, [], []).length,
          length: written.length,
          exact: true,
        });
      }),
      { numRuns: 200 },
    );
    t.end();
  });
}

const [, , counter] = encodings[0];
const worst = (
  ['a', 'A', ' ', '\n', '0', '!', '=', 'é', '语', '👍', '\ud800', 'aA', 'ab ', '\u0301', "'s"] as const
).map((unit) => unit.repeat(Math.ceil(1_000_000 / unit.length)));

await test('no text takes more work than the limit, not even a megabyte of one letter', (t) => {
  for (const written of worst) {
    for (const most of [16_000, 600_000]) {
      const { length } = counter.count(written, most);
      // A piece that has been begun is counted to its end; it is never one that is more work than all that is allowed.
      t.ok(counter.work <= 2 * most, `${JSON.stringify(written.slice(0, 2))}: ${counter.work} look-ups of ${most}`);
      t.ok(length <= written.length);
    }
  }
  t.end();
});

await test('the work grows with the length of a run, not with its square', (t) => {
  for (const unit of ['a', 'A', ' ', '!', '语']) {
    const workOf = (times: number): number => {
      counter.count(unit.repeat(times), unlimited);
      return counter.work;
    };
    const [short, long] = [workOf(2_000), workOf(20_000)];
    t.ok(long <= 12 * short, `${unit}: ${short} look-ups for 2,000, ${long} for 20,000`);
  }
  t.end();
});

await test('a run that is longer than a piece is counted in slices, and marked as not exact', (t) => {
  const { tokens, length, exact } = counter.count('a'.repeat(maxPieceUnits * 2 + 5), unlimited);
  t.equal(length, maxPieceUnits * 2 + 5);
  t.equal(exact, false);
  t.ok(tokens >= maxPieceUnits / 4);
  t.end();
});
