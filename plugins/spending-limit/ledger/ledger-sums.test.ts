import assert from 'node:assert/strict';
import { test } from 'tap';
import { addDecimals } from '../../../core/api/index.js';
import { fc } from '../../../test/fixtures/random.js';
import type { SummedRow } from './ledger-row.js';
import { sumsOf } from './ledger-sums.js';

function line(more: Partial<SummedRow>): SummedRow {
  return {
    id: 'an id',
    row: '',
    connectionId: 'c',
    day: 'd',
    amount: '1',
    account: undefined,
    isHeld: false,
    ...more,
  };
}

await test('lines are summed by connection and day, and by account if they were reserved from one', (t) => {
  const { days, accounts } = sumsOf([
    line({ amount: '0.5', account: 'a' }),
    line({ amount: '0.25', account: 'b' }),
    line({ amount: '2', account: 'a', day: 'e' }),
    line({ amount: '4', connectionId: 'x' }),
    line({ amount: undefined, account: 'a' }),
  ]);
  t.strictSame(days, [
    { connection_id: 'c', day: 'd', spent: '0.75' },
    { connection_id: 'c', day: 'e', spent: '2' },
    { connection_id: 'x', day: 'd', spent: '4' },
  ]);
  t.strictSame(accounts, [
    { id: 'a', amount: '2.5' },
    { id: 'b', amount: '0.25' },
  ]);
  t.end();
});

const amountsOfAnyLength = fc.array(fc.stringMatching(/^(0|[1-9]\d{0,8})(\.\d{0,23}[1-9])?$/), { minLength: 1 });

await test('sums are exact for any number of digits', (t) => {
  fc.assert(
    fc.property(amountsOfAnyLength, (amounts) => {
      const [sum] = sumsOf(amounts.map((amount) => line({ amount }))).days;
      assert.equal(sum?.spent, amounts.reduce(addDecimals, '0'));
    }),
  );
  t.end();
});
