import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { scannerFor } from '../scanner-for.js';
import { nameWords } from './name-words.js';

const names = nameWords();
const word = fc
  .array(fc.constantFrom('Eva', 'Ana', 'Li', "O'", 'Mc', 'Smith', 'maria', 'Ö', 'x', '東', '密码', '-', 'The'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

await test(`the longest prefix of a word that is a name is found (seed ${seed})`, (t) => {
  let found = 0;
  fc.assert(
    fc.property(word, (whole) => {
      const prefixes = Array.from(whole, (_, index) => whole.slice(0, index + 1));
      const listed = prefixes.findLast((prefix) => names.isFirst(prefix) || names.isLast(prefix))?.length ?? 0;
      if (listed > 0) found += 1;
      const longest = names.longestPrefix(whole);
      return longest === listed || (longest === whole.length && names.isName(whole));
    }),
    { seed, numRuns: 3_000 },
  );
  t.ok(found > 500, `${found} began with one`);
  t.end();
});

await test('words are first or last names, both, joined names, or none', (t) => {
  t.ok(names.isFirst('Anna') && names.isLast('Smith') && !names.isLast('Xyzzy'));
  t.ok(names.isName("O'Hara") && names.isName('Anna-Maria') && names.isName('McGregor'));
  for (const other of ['The', 'Monday', 'Anna-Xyzzy', '東', '', 'Anna'.repeat(80)]) t.notOk(names.isName(other), other);
  t.end();
});

await test('names of programs and words of other languages are not names alone, but with a surname', (t) => {
  const scanner = scannerFor([{ kind: 'pii', sensitivityLevel: 'high', entities: ['PERSON'] }]);
  const found = (text: string): readonly string[] => scanner.scan(text).map(({ start, end }) => text.slice(start, end));
  for (const text of ['Open it in Safari.', 'Cher client, voici la facture.', 'Karta je puna.', 'Maak een kopie.'])
    t.strictSame(found(text), [], text);
  t.strictSame(found('We met Zara Smith and Lisa.'), ['Zara Smith', 'Lisa']);
  t.end();
});
