import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { entropyOf, isPlaceholder } from './randomness.js';

await test(`characters in a row make a placeholder (seed ${seed})`, (t) => {
  const row = /x{5,}|\*{3,}|#{4,}|\.{3,}/i;
  const units = fc.constantFrom(...Array.from('xX*#.a\n'));
  const texts = fc
    .array(fc.tuple(units, fc.integer({ min: 1, max: 9 })), { maxLength: 8 })
    .map((rows) => rows.map(([unit, count]) => unit.repeat(count)).join('_'));
  fc.assert(
    fc.property(texts, (text) => isPlaceholder(`Q${text}`) === (row.test(text) || /(.)\1{7,}/.test(text))),
    { seed, numRuns: 2_000 },
  );
  t.ok(isPlaceholder('xxXXx') && isPlaceholder('YOUR_KEY') && !isPlaceholder('k9Qx_xxxx-w2'));
  t.end();
});

await test('entropy is that of characters, whatever script they are of', (t) => {
  t.equal(entropyOf('aaaa'), 0);
  t.equal(entropyOf('abab'), 1);
  t.equal(entropyOf('abcd'), 2);
  t.equal(entropyOf('aбaб'), 1, 'also beyond ASCII');
  t.equal(entropyOf('abcd'), 2, 'and nothing is left of the text before');
  t.end();
});
