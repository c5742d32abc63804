import { test } from 'tap';
import { pii, secrets } from '../../../fixtures/found-in.js';
import { fc, seed } from '../../../../../test/fixtures/random.js';
import { planRequests } from '../../plans/plan-requests.js';
import { unitArray } from '../../../unit-buffer.js';
import type { Prefilter } from './prefilter.js';
import { skipConditions } from './skip-conditions.js';
import { endingUnits, exceptionBits, wordFlags } from '../block/skip-layout.js';

const { plan } = planRequests([pii.medium, secrets.medium]);
const prefilter = plan.prefilters?.everywhere as Prefilter;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function follow(text: string): number | 'none' | 'possible' {
  return prefilter.follow(prefilter.startState, unitArray(text), 0, text.length);
}

function conditionsOf(word: string): number {
  const state = follow(word);
  return typeof state === 'number' ? skipConditions(prefilter, state) : 0;
}

function exceptionOf(conditions: number): string {
  return String.fromCharCode(conditions >>> exceptionBits);
}

await test('most words are skipped before any letters and spaces, others with one exception', (t) => {
  for (const word of ['of', 'a', 'is', 'and', 'to']) t.equal(conditionsOf(word), wordFlags.lettersEnd, word);
  t.equal(exceptionOf(conditionsOf('the')), 'c', 'the corner of');
  t.equal(exceptionOf(conditionsOf('in')), 'd', 'in der Straße');
  t.equal(conditionsOf('Main') & wordFlags.lettersEnd, 0, 'streets of several words');
  t.end();
});

await test(`no match is possible where the conditions say so (seed ${seed})`, (t) => {
  const word = fc.oneof(
    fc.constantFrom('of', 'the', 'in', 'an', 'string', 'route', 'digest', 'key', 'Dr'),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }),
  );
  const following = fc.string({
    unit: fc.constantFrom(' ', ...letters),
    minLength: endingUnits,
    maxLength: endingUnits,
  });
  fc.assert(
    fc.property(word, following, (start, rest) => {
      const conditions = conditionsOf(start);
      if ((conditions & wordFlags.lettersEnd) === 0 || rest.startsWith(exceptionOf(conditions))) return;
      t.equal(follow(`${start} ${rest}`), 'none');
    }),
    { seed, numRuns: 3000 },
  );
  t.end();
});
