import { test } from 'tap';
import {
  type Admission,
  Calendar,
  type ChatCall,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type Journal,
  type JsonObject,
  type PriceRow,
  type Reservation,
  type Usage,
} from '../../core/api/index.js';
import { chargeAttempts } from './charge-attempts.js';
import {
  attempt,
  chatCall,
  left,
  priceOf,
  type SampleCharging,
  sampleCharging,
  samplePrice,
} from './fixtures/sample-charging.js';
import { Ledger } from './ledger/ledger.js';

const call = chatCall({ maxOutputTokens: 100 });
const counted = { complete: true, usage: { inputTokens: 9, outputTokens: 50 } };

/** The amount that an attempt of this exchange reserves. */
async function reserve(charging: SampleCharging, exchange: Exchange, what: InferenceCall = call): Promise<Reservation> {
  return (await chargeAttempts(charging.services).reserve(what, exchange)) as Reservation;
}

/** A summary of the journal's entries. */
const shown = ({ written }: SampleCharging): unknown[] =>
  written.map((entry) => ('line' in entry ? [entry.op, entry.line.amount, entry.line.reason] : [entry.op]));

const held = ({ leases }: SampleCharging): bigint =>
  leases.ofBudget('connection').reduce((sum, lease) => sum + lease.held, 0n);

await test('before a call is sent, its worst case is reserved and recorded', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  t.equal(held(charging), 10n * 1_000n + 100n * 2_000n);
  t.strictSame(shown(charging), [['open', '0.00021', 'interrupted']]);
  const charge = await reservation.settle(attempt(counted));
  t.strictSame(charge, { amount: '0.000109', estimated: false });
  t.strictSame(shown(charging).slice(1), [['line', '0.000109', null]]);
  t.equal(held(charging), 0n);
});

await test('while much of the limit is left, a rough upper bound is reserved without counting tokens, and the difference is released', async (t) => {
  const charging = sampleCharging();
  const exchange = charging.exchange('1000');
  const { admit } = chargeAttempts(charging.services);
  await admit({ exchange, call } as Admission);
  const reservation = await reserve(charging, exchange);
  t.equal(charging.counter.counted, 0);
  t.equal(held(charging), 1_024n * 1_000n + 100n * 2_000n);
  await reservation.settle(attempt(counted));
  t.match(charging.leases.ofBudget('connection'), [{ used: 109_000n }]);
});

await test('a rough upper bound is used only if it is a small part of the remaining limit', async (t) => {
  const charging = sampleCharging();
  const exchange = charging.exchange('0.05');
  await chargeAttempts(charging.services).admit({ exchange, call } as Admission);
  await reserve(charging, exchange);
  t.equal(charging.counter.counted, 1);
  t.equal(held(charging), 210_000n);
});

await test('a call that was not sent costs nothing, and its reservation is released', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  t.equal(await reservation.settle(undefined), undefined);
  t.strictSame(shown(charging).slice(1), [['cancel']]);
  t.equal(held(charging), 0n);
});

await test('a reservation that cannot be recorded is released, and the call is not sent', async (t) => {
  const charging = sampleCharging();
  charging.breakJournal();
  await t.rejects(reserve(charging, charging.exchange('0.001')), { message: 'the journal is closed' });
  t.match(charging.leases.ofBudget('connection'), [{ held: 0n, used: 0n }]);
});

/** From the entry with this number on, the journal's disk is full, until there is room. */
function withFullDisk(charging: SampleCharging, fullFrom: number) {
  const [appended, room] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const refusal = new GatewayError({ code: 'GW_JOURNAL_UNWRITABLE', status: 503, message: 'Full.' });
  let entries = 0;
  const journal: Journal = {
    ...charging.services.journal,
    append: (entry, how) => {
      const writing = charging.services.journal.append(entry, how);
      entries += 1;
      if (entries < fullFrom) return writing;
      appended.resolve();
      return room.promise.then(() => writing);
    },
    refusal: () => refusal,
  };
  const services = {
    ...charging.services,
    ledger: new Ledger({ journal, calendar: new Calendar('UTC'), clock: charging.clock }),
  };
  return { services, appended: appended.promise, room, refusal };
}

await test('a call whose reservation can be written nowhere is refused after a while, and what is written later charges nothing', async (t) => {
  const charging = sampleCharging();
  const { services, appended, room, refusal } = withFullDisk(charging, 1);
  const reserving = reserve({ ...charging, services }, charging.exchange('0.001'));
  let isOver = false;
  reserving.catch(() => undefined).finally(() => (isOver = true));
  await appended;
  await charging.clock.advance(1_999);
  t.equal(isOver, false);
  await charging.clock.advance(1);
  await t.rejects(reserving, refusal);
  t.equal(held(charging), 0n);
  room.resolve();
  await charging.clock.advance(0);
  t.strictSame(shown(charging), [['open', '0.00021', 'interrupted'], ['cancel']]);
});

await test('an answer whose cost can be written nowhere ends after two seconds, and its amount stays reserved until it is written', async (t) => {
  const charging = sampleCharging();
  const { services, appended, room } = withFullDisk(charging, 2);
  const reservation = await reserve({ ...charging, services }, charging.exchange('0.001'));
  const settling = reservation.settle(attempt(counted));
  await appended;
  await charging.clock.advance(2_000);
  t.strictSame(await settling, { amount: '0.000109', estimated: false });
  t.equal(held(charging), 210_000n);
  room.resolve();
  await charging.clock.advance(0);
  t.equal(held(charging), 0n);
  t.match(charging.leases.ofBudget('connection'), [{ used: 109_000n }]);
});

await test('while the journal takes nothing, calls are refused before anything is spent, with and without a limit', async (t) => {
  const charging = sampleCharging();
  const full = new GatewayError({ code: 'GW_JOURNAL_FULL', status: 503, message: 'Full.' });
  const journal: Journal = { ...charging.services.journal, refusal: () => full };
  const { admit } = chargeAttempts({ ...charging.services, journal });
  for (const limit of ['1', undefined]) {
    const exchange = charging.exchange(limit);
    t.throws(() => admit({ exchange, call } as Admission), full);
    t.doesNotThrow(() => admit({ exchange, call: undefined }), 'other routes spend nothing');
  }
});

await test('if the cost cannot be recorded, the reservation stays', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  charging.breakJournal();
  await t.rejects(async () => reservation.settle(attempt(counted)), { message: 'the journal is closed' });
  t.equal(held(charging), 210_000n);
});

await test('if the cost cannot be calculated, the whole reservation is charged', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.001'));
  charging.counter.failing = true;
  t.strictSame(await reservation.settle(attempt({ error: left, answerId: 'a' })), {
    amount: '0.00021',
    estimated: true,
  });
});

await test('the output limit of a call is reduced to what the remaining limit buys', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange('0.0001'));
  t.match(reservation.call, { maxOutputTokens: 45 });
  t.equal(held(charging), 100_000n);
});

await test('a request is refused when not even the minimum output can be reserved', async (t) => {
  const charging = sampleCharging();
  await t.rejects(reserve(charging, charging.exchange('0.00004')), { code: 'GW_SPENDING_LIMIT_REACHED', status: 429 });
  await t.rejects(reserve(charging, charging.exchange('0')), { code: 'GW_SPENDING_LIMIT_REACHED', status: 429 });
});

await test('without a limit nothing is reserved, recorded in advance or reduced, but the cost is recorded', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange(), chatCall());
  t.equal(reservation.call, undefined);
  t.strictSame(charging.written, []);
  await reservation.settle(attempt(counted));
  t.strictSame(shown(charging), [['line', '0.000109', null]]);
});

await test('without a limit too, an answer that was cut off costs no more than the output limit that the client has set', async (t) => {
  const charging = sampleCharging();
  const reservation = await reserve(charging, charging.exchange(), chatCall({ maxOutputTokens: 5, stream: true }));
  await reservation.settle(attempt({ error: left, answerId: 'a' }));
  t.strictSame(shown(charging), [['line', '0.00002', 'aborted']]);
});

await test('a model without a price is refused on a connection with a limit; without a limit, its ledger line has no amount', async (t) => {
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

await test('a model that nobody serves is refused as such, with and without a limit', async (t) => {
  const charging = sampleCharging();
  const unknown = chatCall({ model: 'no-such-model' });
  const { admit } = chargeAttempts(charging.services);
  t.throws(() => admit({ exchange: charging.exchange('1'), call: unknown } as Admission), {
    code: 'GW_MODEL_UNKNOWN',
    field: 'model',
  });
  t.equal(admit({ exchange: charging.exchange(), call: unknown } as Admission), undefined, 'the core refuses it');
});

await test("options that change the model's price are refused on a connection with a limit", async (t) => {
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
    ['fallbacks', [{ model: 'dear-model' }]],
    ['fallbacks', 'default'],
    ['web_search_options', {}],
    ['serviceTier', 'priority'],
    ['search_parameters', { mode: 'on' }],
    ['plugins', [{ id: 'web' }]],
    ['enable_search', true],
    ['prediction', { type: 'content', content: 'some words' }],
    ['cachedContent', 'cachedContents/1'],
    ['cached_content', 'cachedContents/1'],
    ['continuationToken', 'AAAA'],
    ['continuation_token', 'AAAA'],
  ] as const) {
    t.throws(asks({ [field]: value }, '1'), { code: 'GW_SPENDING_PRICE_UNKNOWN', status: 400, field });
    t.doesNotThrow(asks({ [field]: value }), `${field} without a limit`);
    t.doesNotThrow(asks({ [field]: null }, '1'), `no ${field}`);
  }
  const own = { provider: { cached_content: 'cachedContents/1' } };
  for (const body of [own, { extra_body: own }])
    t.throws(asks(body, '1'), { code: 'GW_SPENDING_PRICE_UNKNOWN', field: 'cached_content' });
  t.doesNotThrow(asks({ extra_body: { provider: { thinking_config: {} } } }, '1'));
  t.doesNotThrow(asks({ service_tier: 'auto', speed: 'standard', inference_geo: 'global' }, '1'));
  t.doesNotThrow(asks({ serviceTier: 'flex', enable_search: false }, '1'));
  t.throws(asks({ speed: 'fast' }, '1'), { message: /Leave it out, or use "standard"\.$/ });
  t.throws(asks({ models: ['dear-model'] }, '1'), { message: /Leave it out\.$/ });
});

await test('a tier of service with a price of its own is charged as served, or as asked if the answer does not say', async (t) => {
  const charging = sampleCharging();
  const price = priceOf({ input: 1, output: 2, serviceTiers: { priority: { input: 3, output: 6 } } });
  const find = (model: string): PriceRow => (model === 'other' ? samplePrice : price);
  const services = { ...charging.services, limits: Object.assign(charging.services.limits, { priceOf: find }) };
  const { admit, reserve: take } = chargeAttempts(services);
  const asking = (service_tier: string): ChatCall => {
    const body = { service_tier };
    return { ...call, source: { ...call.source, body } };
  };
  const costOf = async (what: ChatCall, served: Partial<Usage> = {}): Promise<unknown> => {
    const exchange = charging.exchange('0.005');
    await admit({ exchange, call: what } as unknown as Admission);
    const reservation = (await take(what, exchange)) as Reservation;
    t.equal(held(charging), 10n * 3_000n + 100n * 6_000n, 'the dearest is reserved');
    return (await reservation.settle(attempt({ complete: true, usage: { ...counted.usage, ...served } })))?.amount;
  };
  t.equal(await costOf(call), '0.000109');
  t.equal(await costOf(call, { serviceTier: 'priority' }), '0.000327', 'as the account has chosen');
  t.equal(await costOf(asking('priority')), '0.000327');
  t.equal(await costOf(asking('priority'), { serviceTier: 'default' }), '0.000109');
  t.equal(await costOf(asking('SERVICE_TIER_PRIORITY')), '0.000327');
  const exchange = charging.exchange('0.005');
  const unknown = { code: 'GW_SPENDING_PRICE_UNKNOWN', field: 'service_tier' };
  t.throws(() => admit({ exchange, call: asking('ultra') } as unknown as Admission), unknown);
  await admit({ exchange, call: asking('priority') } as unknown as Admission);
  t.throws(() => take({ ...asking('priority'), model: 'other' }, exchange), unknown, 'a model that takes over');
});

await test('the attempts of an exchange are numbered', async (t) => {
  const charging = sampleCharging();
  const { reserve: take } = chargeAttempts(charging.services);
  const exchange = charging.exchange();
  for (let count = 0; count < 3; count += 1) {
    const reservation = (await take(call, exchange)) as Reservation;
    await reservation.settle(attempt(counted));
  }
  t.match(charging.written, [{ line: { attempt: 1 } }, { line: { attempt: 2 } }, { line: { attempt: 3 } }]);
});

await test('responses have headers with the remaining limit if the request asks for them', async (t) => {
  const charging = sampleCharging();
  const asking = charging.exchange('0.001', { 'x-spending-headers': '' });
  t.strictSame((await reserve(charging, asking)).headers, {
    'x-spending-limit': '0.001',
    'x-spending-remaining': '0.00079',
    'x-spending-resets-at': '2030-02-01T00:00:00.000Z',
  });
  t.equal((await reserve(charging, charging.exchange('0.001'))).headers, undefined);
});

await test('an answer that was cut off costs its worst case if it may contain reasoning that was not shown', async (t) => {
  const cost = async (more: Partial<ChatCall>): Promise<unknown> => {
    const charging = sampleCharging();
    const called = chatCall({ maxOutputTokens: 1_000, stream: true, ...more });
    const reservation = await reserve(charging, charging.exchange('1'), called);
    return (await reservation.settle(attempt({ error: left, answerId: 'a' })))?.amount;
  };
  const [shown, worst] = ['0.000522', '0.00201'];
  t.equal(await cost({}), shown);
  t.equal(await cost({ reasoning: { enabled: true } }), worst);
  t.equal(await cost({ reasoning: {} }), worst);
  t.equal(await cost({ reasoning: { enabled: false } }), shown);
  t.equal(await cost({ model: 'thinking' }), worst, 'the model may think unasked');
  t.equal(await cost({ model: 'thinking', reasoning: { enabled: false } }), shown);
});

await test('at the end of a period the limit is available again, and running calls are charged to the day on which they began', async (t) => {
  const charging = sampleCharging(Date.UTC(2030, 1, 1) - 1);
  const old = await reserve(charging, charging.exchange('0.00021'));
  await charging.clock.advance(1);
  const young = await reserve(charging, charging.exchange('0.00021'));
  await old.settle(attempt(counted));
  await young.settle(attempt(counted));
  const lines = charging.written.flatMap((entry) => (entry.op === 'line' ? [entry.line.day] : []));
  t.strictSame(lines, ['2030-01-31', '2030-02-01']);
});
