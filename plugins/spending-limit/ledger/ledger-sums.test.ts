import assert from 'node:assert/strict';
import { test } from 'tap';
import { addDecimals } from '../../../core/api/index.js';
import { fc } from '../../../test/fixtures/random.js';
import type { SummedRow } from './ledger-row.js';
import { sumsOf } from './ledger-sums.js';

function line(more: Partial<SummedRow>): SummedRow {
  return {
    id: 'an id',
    row: Buffer.alloc(2),
    budgets: 'c',
    day: 'd',
    amount: '1',
    accounts: undefined,
    leases: undefined,
    isHeld: false,
    ...more,
  };
}

await test('lines are summed by budget and day, and by account if they were reserved from one', (t) => {
  const { days, accounts } = sumsOf([
    line({ amount: '0.5', accounts: 'a' }),
    line({ amount: '0.25', accounts: 'b' }),
    line({ amount: '2', accounts: 'a', day: 'e' }),
    line({ amount: '4', budgets: 'x' }),
    line({ amount: undefined, accounts: 'a' }),
  ]);
  t.strictSame(days, [
    { budget: 'c', day: 'd', spent: '0.75' },
    { budget: 'c', day: 'e', spent: '2' },
    { budget: 'x', day: 'd', spent: '4' },
  ]);
  t.strictSame(accounts, [
    { id: 'a', amount: '2.5' },
    { id: 'b', amount: '0.25' },
  ]);
  t.end();
});

await test('a line counts for each of its budgets, accounts and leases', (t) => {
  const { days, accounts, leases } = sumsOf([
    line({ amount: '1', budgets: 'c,k,o', accounts: 'p,q', leases: 'p,l' }),
    line({ amount: '0.25', budgets: 'c,o', accounts: 'q', leases: 'l' }),
    line({ amount: '4', budgets: 'c,k,o', accounts: ',q', leases: 'm,n' }),
  ]);
  t.strictSame(days, [
    { budget: 'c', day: 'd', spent: '5.25' },
    { budget: 'k', day: 'd', spent: '5' },
    { budget: 'o', day: 'd', spent: '5.25' },
  ]);
  t.strictSame(accounts, [
    { id: 'p', amount: '1' },
    { id: 'q', amount: '5.25' },
  ]);
  const ofRedis = [
    { account: 'q', lease: 'l', amount: '1.25' },
    { account: 'q', lease: 'n', amount: '4' },
  ];
  t.strictSame(leases, ofRedis, 'leases that are accounts of their own need no sums');
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
