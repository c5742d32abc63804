import { test } from 'tap';
import type { Admission, Exchange, InferenceCall, JsonObject, Reservation } from '../../core/api/index.js';
import { chargeAttempts } from './charge-attempts.js';
import { attempt, chatCall, left, type SampleCharging, sampleCharging } from './fixtures/sample-charging.js';

const call = chatCall({ maxOutputTokens: 100 });
const counted = { complete: true, usage: { inputTokens: 9, outputTokens: 50 } };

/** What an attempt of this exchange takes. */
async function reserve(charging: SampleCharging, exchange: Exchange, what: InferenceCall = call): Promise<Reservation> {
  return (await chargeAttempts(charging.services).reserve(what, exchange)) as Reservation;
}

/** What the journal has, in short. */
const shown = ({ written }: SampleCharging): unknown[] =>
  written.map((entry) => ('line' in entry ? [entry.op, entry.line.amount, entry.line.reason] : [entry.op]));

const held = ({ purses }: SampleCharging): bigint =>
  purses.ofConnection('connection').reduce((sum, purse) => sum + purse.held, 0n);

await test('before anything is sent the most that it can cost is held, and written down', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  t.equal(held(charging), 10n * 1_000n + 100n * 2_000n);
  t.strictSame(shown(charging), [['open', '0.00021', 'interrupted']]);
  const charge = await reservation.settle(attempt(counted));
  t.strictSame(charge, { amount: '0.000109', estimated: false });
  t.strictSame(shown(charging).slice(1), [['line', '0.000109', null]]);
  t.equal(held(charging), 0n);
});

await test('where there is plenty nobody counts tokens: a rough bound is held, and the rest comes back', async (t) => {
  const charging = sampleCharging();
  const exchange = charging.exchange('1000');
  const { admit } = chargeAttempts(charging.services);
  await admit({ exchange, call } as Admission);
  const reservation = await reserve(charging, exchange);
  t.equal(charging.counter.counted, 0);
  t.equal(held(charging), 1_024n * 1_000n + 100n * 2_000n);
  await reservation.settle(attempt(counted));
  t.match(charging.purses.ofConnection('connection'), [{ used: 109_000n }]);
});

await test('a rough bound never takes more than a small part of what is left', async (t) => {
  const charging = sampleCharging();
  const exchange = charging.exchange('0.05');
  await chargeAttempts(charging.services).admit({ exchange, call } as Admission);
  await reserve(charging, exchange);
  t.equal(charging.counter.counted, 1);
  t.equal(held(charging), 210_000n);
});

await test('what was not sent costs nothing, and its hold is forgotten', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  t.equal(await reservation.settle(undefined), undefined);
  t.strictSame(shown(charging).slice(1), [['cancel']]);
  t.equal(held(charging), 0n);
});

await test('what cannot be written down is given back, and not sent', async (t) => {
  const charging = sampleCharging();
  charging.breakJournal();
  await t.rejects(reserve(charging, charging.exchange('0.001')), { message: 'the journal is closed' });
  t.equal(held(charging), 0n);
});

await test('an end that cannot be written down stays held', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  charging.breakJournal();
  await t.rejects(async () => reservation.settle(attempt(counted)), { message: 'the journal is closed' });
  t.equal(held(charging), 210_000n);
});

await test('what cannot be reckoned is charged in full', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  charging.counter.failing = true;
  t.strictSame(await reservation.settle(attempt({ error: left, answerId: 'a' })), {
    amount: '0.00021',
    estimated: true,
  });
});

await test('a call is cut to what is left, and sent so', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.0001'));
  t.match(reservation.call, { maxOutputTokens: 45 });
  t.equal(held(charging), 100_000n);
});

await test('when there is not even the least, the request is refused', async (t) => {
  const charging = sampleCharging();
  await t.rejects(reserve(charging, charging.exchange('0.00004')), { code: 'GW_SPENDING_LIMIT_REACHED', status: 429 });
  await t.rejects(reserve(charging, charging.exchange('0')), { code: 'GW_SPENDING_LIMIT_REACHED', status: 429 });
});

await test('without a limit nothing is held, written before, or cut, and what it has cost is written', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange(), chatCall());
  t.equal(reservation.call, undefined);
  t.strictSame(charging.written, []);
  await reservation.settle(attempt(counted));
  t.strictSame(shown(charging), [['line', '0.000109', null]]);
});

await test('what has no price is refused on a connection with a limit, and has a line without an amount elsewhere', async (t) => {
  const charging = sampleCharging();
  const unpriced = chatCall({ model: 'unpriced' });
  const { admit } = chargeAttempts(charging.services);
  t.throws(() => admit({ exchange: charging.exchange('1'), call: unpriced } as Admission), {
    code: 'GW_SPENDING_PRICE_UNKNOWN',
  });
  const reservation = await reserve(charging, charging.exchange(), unpriced);
  t.equal(await reservation.settle(attempt(counted)), undefined);
  t.strictSame(shown(charging), [['line', null, null]]);
});

await test('a wish that changes the price of the model is refused where there is a limit to keep', async (t) => {
  const charging = sampleCharging();
  const { admit } = chargeAttempts(charging.services);
  const asks = (more: JsonObject, limit?: string) => (): unknown => {
    const { source, ...wanted } = chatCall();
    const body = { ...source.body, ...more };
    const exchange = charging.exchange(limit);
    return admit({ exchange, call: { ...wanted, source: { ...source, body } } } as unknown as Admission);
  };
  for (const [field, value] of [
    ['service_tier', 'priority'],
    ['speed', 'fast'],
    ['inference_geo', 'us'],
    ['models', ['dear-model']],
    ['web_search_options', {}],
  ] as const) {
    t.throws(asks({ [field]: value }, '1'), { code: 'GW_SPENDING_PRICE_UNKNOWN', status: 400, field });
    t.doesNotThrow(asks({ [field]: value }), `${field} without a limit`);
    t.doesNotThrow(asks({ [field]: null }, '1'), `no ${field}`);
  }
  t.doesNotThrow(asks({ service_tier: 'auto', speed: 'standard', inference_geo: 'global' }, '1'));
});

await test('attempts of one exchange are numbered', async (t) => {
  const charging = sampleCharging();
  const { reserve: take } = chargeAttempts(charging.services);
  const exchange = charging.exchange();
  for (let count = 0; count < 3; count += 1) {
    const reservation = (await take(call, exchange)) as Reservation;
    await reservation.settle(attempt(counted));
  }
  t.match(charging.written, [{ line: { attempt: 1 } }, { line: { attempt: 2 } }, { line: { attempt: 3 } }]);
});

await test('who asks is told what is left', async (t) => {
  const charging = sampleCharging();
  const asking = charging.exchange('0.001', { 'x-spending-headers': '' });
  t.strictSame((await reserve(charging, asking)).headers, {
    'x-spending-limit': '0.001',
    'x-spending-remaining': '0.00079',
    'x-spending-resets-at': '2030-02-01T00:00:00.000Z',
  });
  t.equal((await reserve(charging, charging.exchange('0.001'))).headers, undefined);
});

await test('at the turn of the month what was spent before is out of the way, and what is under way stays where it began', async (t) => {
  const charging = sampleCharging(Date.UTC(2030, 1, 1) - 1);
  const old = await reserve(charging, charging.exchange('0.00021'));
  await charging.clock.advance(1);
  const young = await reserve(charging, charging.exchange('0.00021'));
  await old.settle(attempt(counted));
  await young.settle(attempt(counted));
  const lines = charging.written.flatMap((entry) => (entry.op === 'line' ? [entry.line.day] : []));
  t.strictSame(lines, ['2030-01-31', '2030-02-01']);
});
