import { test } from 'tap';
import { aheadOf } from '../../fixtures/ahead-of.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { minScore } from '../certainty.js';
import type { LookaheadTest } from '../engine/text/lookahead.js';
import { scannerFor } from '../scanner-for.js';
import type { SensitivityLevel } from '../../sensitivity-level.js';
import { americanPrefixLookahead, internationalLookahead, nationalLookahead } from './telephone-lookahead.js';

/** Whether a test passes at the start of a text. */
function passes(test: LookaheadTest, text: string, level: SensitivityLevel, regions: readonly string[] = []): boolean {
  const wanted = { minScore: minScore(level), regionsOfRequests: [regions] };
  const answer = test.passes(aheadOf(text), wanted);
  return answer === true || (answer !== false && answer >= wanted.minScore);
}

const pieces = fc.constantFrom(
  '0',
  '00',
  '011',
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

const tests = [internationalLookahead, americanPrefixLookahead, nationalLookahead];
const lists: readonly (readonly string[])[] = [[], ['US', 'GB'], ['BO', 'HK', 'AR']];

for (const level of ['low', 'medium', 'high'] as const)
  await test(`no telephone number starts where the lookahead tests fail, at ${level} (seed ${seed})`, (t) => {
    let closed = 0;
    for (const regions of lists) {
      const excludeEntities = ['CREDIT_CARD', 'US_SSN'];
      const scanner = scannerFor([{ kind: 'pii', sensitivityLevel: level, excludeEntities, regions }]);
      fc.assert(
        fc.property(fc.array(pieces, { minLength: 2, maxLength: 14 }), (parts) => {
          const text = parts.join('');
          const isPassed = tests.some(
            (each) => each.firstCharacters.includes(text.charAt(0)) && passes(each, text, level, regions),
          );
          if (isPassed) return true;
          closed += 1;
          return !scanner.scan(text).some(({ category, start }) => category === 'PHONE_NUMBER' && start === 0);
        }),
        { seed, numRuns: 3_000 },
      );
    }
    t.ok(closed > 100, `${closed} were closed`);
    t.end();
  });

await test('groups that only resemble telephone numbers fail the lookahead tests', (t) => {
  for (const row of ['(212) ', '33(', '11(', '001(', '- 0123', '4111 4111 -', '9 8 7 '])
    t.notOk(passes(nationalLookahead, row.repeat(8).trimStart().replace('- ', ''), 'medium'), row);
  for (const row of ['11(', '001(', '(001'])
    t.notOk(passes(nationalLookahead, row.repeat(8), 'high'), `${row} in no plan`);
  t.notOk(passes(nationalLookahead, '4111 4111 -'.repeat(4), 'high'), 'two groups of four digits');
  for (const number of ['(212) 555-0123', '1-212-555-0123', '1-(212) 555-0123', '020 7946 0958', '(030) 1234567'])
    t.ok(passes(nationalLookahead, number, 'medium'), number);
  for (const number of ['(012) 555-0123', '212 555 01', '55 1234 5678', '0049 30 1234567'])
    t.ok(passes(nationalLookahead, number, 'high', ['DE', 'MX']), number);
  for (const number of ['+44 20 7946 0958', '0049 30 12345678', '+1 212 555 0123'])
    t.ok(passes(internationalLookahead, number, 'low'), number);
  t.notOk(passes(internationalLookahead, '0040 040 040 040', 'low'), 'possible in Romania, but not valid');
  t.ok(passes(internationalLookahead, '0040 040 040 040', 'medium'), 'possible in Romania');
  for (const number of ['011 44 20 7946 0958', '011.49 30 12345678', '01144 20 7946 0958'])
    t.ok(passes(americanPrefixLookahead, number, 'low'), number);
  for (const row of ['011 040 040 040 040', '0119 0119 0119 0119', '011 - -44 20 7946 0958', '011(44 20 7946 0958'])
    t.notOk(passes(americanPrefixLookahead, row, 'low'), row);
  t.ok(passes(americanPrefixLookahead, '01140 040 040 040', 'medium'), 'possible in Romania');
  t.notOk(passes(nationalLookahead, '0555 0555 0\u00ad555 0555', 'medium'), 'a last group of one digit');
  t.ok(passes(nationalLookahead, '0555 0555 05\u00ad55 0555', 'medium'), 'a last group of two');
  t.end();
});
