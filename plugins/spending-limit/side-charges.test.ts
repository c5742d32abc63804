import { test } from 'tap';
import type { PricedCall, SideCall } from '../../core/api/index.js';
import { connectionWith, sampleCharging } from './fixtures/sample-charging.js';
import { SideCharges } from './side-charges.js';

const call: SideCall = { model: 'priced', provider: 'p', purpose: 'retrieval', inputTokens: 1_000, outputTokens: 0 };

function start(limit?: string) {
  const charging = sampleCharging();
  const charges = new SideCharges(charging.services);
  const payer = { connection: connectionWith(limit), traceId: 'trace', requestId: 'request' };
  const held = (): bigint => charging.leases.ofBudget('connection').reduce((sum, lease) => sum + lease.held, 0n);
  const reserveOther = (what: PricedCall) => charges.reserve(payer, what);
  return {
    ...charging,
    reserveOther,
    reserve: (what: Partial<SideCall> = {}) => charges.reserve(payer, { ...call, ...what }),
    held,
  };
}

await test('the worst case is reserved, and the actual cost charged', async (t) => {
  const { reserve, held, written } = start('0.01');
  const charge = await reserve();
  t.equal(held(), 1_000_000n);
  t.match(written, [{ op: 'open', line: { purpose: 'retrieval', amount: '0.001', attempt: 1 } }]);
  t.strictSame(await charge.settle({ inputTokens: 400, outputTokens: 0 }), { amount: '0.0004', estimated: false });
  t.match(written[1], { op: 'line', line: { amount: '0.0004', reason: null } });
  t.equal(held(), 0n);
});

await test('a call that was not sent is free, and one without reported usage costs the worst case', async (t) => {
  const { reserve, held, written } = start('0.01');
  t.equal(await (await reserve()).settle('unsent'), undefined);
  t.match(written[1], { op: 'cancel' });
  t.match(await (await reserve()).settle('sent'), { amount: '0.001', estimated: true });
  t.equal(held(), 0n);
});

await test('a charge is settled only once', async (t) => {
  const { reserve, written } = start('0.01');
  const charge = await reserve();
  const usage = { inputTokens: 400, outputTokens: 0 };
  const [first, second] = await Promise.all([charge.settle(usage), charge.settle('sent')]);
  t.strictSame(first, second);
  t.equal(written.length, 2);
});

await test('a call that exceeds the remaining limit is refused, because it cannot be reduced', async (t) => {
  const { reserve, written, held } = start('0.0005');
  await t.rejects(reserve(), { code: 'GW_SPENDING_LIMIT_REACHED', status: 429 });
  await t.rejects(reserve({ model: 'unpriced' }), { code: 'GW_SPENDING_PRICE_UNKNOWN' });
  t.strictSame(written, []);
  t.equal(held(), 0n);
});

await test('without a limit only the cost is recorded; without a price, only the usage', async (t) => {
  const { reserve, written } = start();
  t.match(await (await reserve()).settle({ inputTokens: 400, outputTokens: 0 }), { amount: '0.0004' });
  t.equal(await (await reserve({ model: 'unpriced' })).settle({ inputTokens: 5, outputTokens: 0 }), undefined);
  t.match(written, [
    { op: 'line', line: { amount: '0.0004', day: '2030-01-01' } },
    { op: 'line', line: { amount: null, usage: { inputTokens: 5 } } },
  ]);
});

await test('a fixed price is reserved and charged as it is, with and without a limit', async (t) => {
  const lookup: PricedCall = { model: 'acme_stock', provider: 'acme', purpose: 'function', price: '0.0020' };
  for (const limit of ['0.01', undefined]) {
    const { reserveOther, held, written } = start(limit);
    const charge = await reserveOther(lookup);
    t.equal(held(), limit === undefined ? 0n : 2_000_000n);
    t.strictSame(await charge.settle('sent'), { amount: '0.002', estimated: false });
    t.match(written.at(-1), { line: { model: 'acme_stock', purpose: 'function', amount: '0.002', reason: null } });
    t.equal(await (await reserveOther(lookup)).settle('unsent'), undefined);
    t.equal(held(), 0n);
  }
  await t.rejects(start('0.001').reserveOther(lookup), { code: 'GW_SPENDING_LIMIT_REACHED' });
  for (const price of ['free', '-1', '1e-3'])
    await t.rejects(start().reserveOther({ ...lookup, price }), { name: 'TypeError', message: /such as "0.002"/ });
});

await test('a reservation that cannot be recorded is released', async (t) => {
  const { reserve, held, breakJournal } = start('0.01');
  breakJournal();
  await t.rejects(reserve(), { message: 'the journal is closed' });
  t.equal(held(), 0n);
});
