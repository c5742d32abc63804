import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { likely } from '../certainty.js';
import { Lookahead } from '../engine/text/lookahead.js';
import { loadBlock } from '../engine/block/text-block.js';
import { scannerFor } from '../scanner-for.js';
import { internationalLookahead, likelyNationalLookahead } from './telephone-lookahead.js';

/** The lookahead at the start of a text. */
function aheadOf(text: string): Lookahead {
  loadBlock(text, 0, true);
  const ahead = new Lookahead();
  ahead.begin({ text, length: text.length, origin: 0, isFinal: true, from: 0 }, 0);
  return ahead;
}

const pieces = fc.constantFrom(
  '0',
  '00',
  '+',
  '1',
  '2',
  '55',
  '212',
  '0123',
  '(',
  ')',
  ' ',
  '-',
  '.',
  '/',
  'x',
  '020 7946',
  '49 30',
  '1-',
  '5550',
  '\u00ad',
  '\u200b',
);

await test(`no telephone number starts where the lookahead tests fail (seed ${seed})`, (t) => {
  const scanner = scannerFor([{ kind: 'pii', sensitivityLevel: 'medium', excludeEntities: ['CREDIT_CARD', 'US_SSN'] }]);
  let closed = 0;
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 2, maxLength: 14 }), (parts) => {
      const text = parts.join('');
      const openings = text.startsWith('+')
        ? [internationalLookahead]
        : [internationalLookahead, likelyNationalLookahead];
      if (openings.some((opening) => opening.passes(aheadOf(text), likely))) return true;
      closed += 1;
      return !scanner.scan(text).some(({ category, start }) => category === 'PHONE_NUMBER' && start === 0);
    }),
    { seed, numRuns: 5_000 },
  );
  t.ok(closed > 100, `${closed} were closed`);
  t.end();
});

await test('groups that only resemble telephone numbers fail the lookahead tests', (t) => {
  for (const row of ['(212) ', '33(', '11(', '001(', '- 0123', '4111 4111 -', '9 8 7 '])
    t.notOk(likelyNationalLookahead.passes(aheadOf(row.repeat(8).trimStart().replace('- ', '')), likely), row);
  for (const number of ['(212) 555-0123', '1-212-555-0123', '020 7946 0958', '(030) 1234567'])
    t.ok(likelyNationalLookahead.passes(aheadOf(number), likely), number);
  for (const number of ['+44 20 7946 0958', '0049 30 12345678', '+1 212 555 0123'])
    t.ok(internationalLookahead.passes(aheadOf(number), likely), number);
  t.end();
});
