import { test } from 'tap';
import { aheadOf } from '../../fixtures/ahead-of.js';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { minScore } from '../certainty.js';
import { loadBlock } from '../engine/block/text-block.js';
import { Lookahead, type Wanted } from '../engine/text/lookahead.js';
import type { Finding } from '../finding.js';
import type { SensitivityLevel } from '../../sensitivity-level.js';
import { scannerFor } from '../scanner-for.js';
import { quotedLookahead, valueLookahead } from './value-lookahead.js';

function wanted(level: SensitivityLevel): Wanted {
  return { minScore: minScore(level), regionsOfRequests: [] };
}

const names = fc.constantFrom(
  ' password=',
  ' token: "',
  'key=',
  'api_key="',
  ' secret === ',
  ' pass="',
  '密码＝',
  ' a=',
);
const fragments = 'aB3|9|4711 |deadbeef|Winter#39|word|xY|!|~|.|＝|٣|&a=|"|\u00ad|(|q7Zk2Lm9Xw4Rt6'.split('|');
const pieces = fc.constantFrom('abc'.repeat(30), 'k1'.repeat(90), ...fragments);

await test(`no value starts where the lookahead tests fail (seed ${seed})`, (t) => {
  let [passed, failed] = [0, 0];
  for (const level of ['medium', 'high'] as const) {
    const scanner = scannerFor([{ kind: 'secret', sensitivityLevel: level }]);
    fc.assert(
      fc.property(names, fc.array(pieces, { minLength: 1, maxLength: 8 }), (name, parts) => {
        const text = name + parts.join('');
        // As a scan does: the text is loaded once, and one lookahead moves through it.
        const window = { text, length: text.length, origin: 0, isFinal: true, from: 0 };
        loadBlock(text, 0, true);
        const ahead = new Lookahead();
        const places = Array.from(text, (_, place) => place).filter((place) => {
          ahead.begin(window, place);
          return [valueLookahead, quotedLookahead].every((test) => !test.passes(ahead, wanted(level)));
        });
        // Passwords of letters have a detector of their own.
        const isValue = ({ category, start, end }: Finding): boolean =>
          category === 'GENERIC_SECRET' && /[^A-Za-z]/.test(text.slice(start, end));
        const found = scanner.scan(text).filter(isValue);
        passed += found.length;
        failed += places.length;
        return found.every(({ start }) => !places.includes(start));
      }),
      { seed, numRuns: 2_000 },
    );
  }
  t.ok(passed > 200 && failed > 200, `${passed} passed, ${failed} failed`);
  t.end();
});

await test('what a value is not decides before it is read, if its characters are known', (t) => {
  const plain = `password=${'key='.repeat(60)}`;
  t.notOk(valueLookahead.passes(aheadOf(plain, 9), wanted('medium')), 'few different letters');
  t.ok(valueLookahead.passes(aheadOf('password=key=key=', 9, false), wanted('medium')), 'the text goes on');
  const mixed = `=${'a1b2c3d4'.repeat(30)}`;
  t.ok(valueLookahead.passes(aheadOf(`password${mixed}`, 9), wanted('medium')), 'a password');
  t.ok(valueLookahead.passes(aheadOf(`token${mixed}`, 6), wanted('medium')), 'a token');
  t.notOk(valueLookahead.passes(aheadOf(`${'the word'}${mixed}`, 9), wanted('medium')), 'neither');
  const few = `=${'a1bb'.repeat(60)}`;
  t.ok(valueLookahead.passes(aheadOf(`password${few}`, 9), wanted('high')), 'a possible password');
  t.notOk(valueLookahead.passes(aheadOf(`password${few}`, 9), wanted('medium')), 'not a likely one');
  t.notOk(valueLookahead.passes(aheadOf(`token${few}`, 6), wanted('high')), 'no token');
  t.end();
});
