import { test } from 'tap';
import { z as zod } from 'zod';
import {
  definePlugin,
  defineInferenceRoute,
  defineRoute,
  GatewayError,
  type IncomingRequest,
  newId,
  newIdDigits,
  perExchange,
  randomHex,
  textOf,
  token,
  timeOfId,
  traceIdOf,
  traceparentOf,
  uuidOf,
  z,
} from './index.js';
import { requestState } from './internal/request-state.js';

await test('an id is a UUID v7 that carries its time', async (t) => {
  const now = Date.UTC(2026, 1, 3, 4, 5, 6, 789);
  const id = newId(now);
  t.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  t.equal(timeOfId(id), now);
  t.equal(newId(0).slice(0, 13), '00000000-0000');
  t.equal(newId(2 ** 48 - 1).slice(0, 13), 'ffffffff-ffff');
});

await test('an id and the trace that begins with it have the same digits', async (t) => {
  const digits = newIdDigits(1_700_000_000_000);
  t.match(digits, /^[0-9a-f]{32}$/);
  t.equal(uuidOf(digits).replaceAll('-', ''), digits);
  t.equal(traceIdOf(uuidOf(digits)), digits);
});

await test('ids sort by the millisecond of their creation, and ids of the same millisecond differ', async (t) => {
  const times = [0, 1, 255, 4096, 1_700_000_000_000, 1_700_000_000_001, 2 ** 47];
  const ids = times.map(newId);
  t.strictSame(ids.toSorted(), ids);
  t.equal(new Set(Array.from({ length: 10_000 }, () => newId(1))).size, 10_000);
});

await test('every bit of an id that is not fixed is random, but for the upper half of the numbers in a millisecond', async (t) => {
  // With 400 ids, a constant bit is found, and a random one looks constant with a probability of 2^-400.
  const ids = Array.from({ length: 400 }, (_, index) => BigInt(`0x${newId(index % 2).replaceAll('-', '')}`));
  const ones = ids.reduce((seen, id) => seen | id, 0n);
  const always = ids.reduce((seen, id) => seen & id, (1n << 128n) - 1n);
  t.equal(ones.toString(16).padStart(32, '0'), '00000000000177ffbfffffffffffffff');
  t.equal(always.toString(16).padStart(32, '0'), '00000000000070008000000000000000');
});

await test('random hex has two digits for each byte', async (t) => {
  for (const bytes of [1, 8, 16, 20]) t.match(randomHex(bytes), new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
  t.not(randomHex(16), randomHex(16));
});

await test('state of an exchange is made once for each exchange and never shared', async (t) => {
  for (const place of [{}, { [requestState]: undefined }]) {
    let made = 0;
    const counter = perExchange(() => ({ number: (made += 1) }));
    const other = perExchange(() => ({ number: -1 }));
    const [first, second] = [{ ...place } as IncomingRequest, { ...place } as IncomingRequest];
    t.equal(made, 0, 'nothing is made before it is asked for');
    t.equal(counter.of(first), counter.of(first));
    t.strictSame([counter.of(first).number, counter.of(second).number, other.of(first).number], [1, 2, -1]);
    const absent = perExchange(() => (made += 1));
    t.equal(absent.of(first), absent.of(first), 'also for plain values');
    const nested = perExchange(() => [counter.of(second)]);
    t.equal(nested.of(second)[0], counter.of(second), 'also when making one asks for another');
  }
});

await test('state of an exchange is created from it, is not visible on it, and works for frozen exchanges too', async (t) => {
  const own = perExchange(({ path }) => ({ path }));
  const open = { path: '/open' } as IncomingRequest;
  const frozen = Object.freeze({ path: '/frozen' }) as IncomingRequest;
  for (const exchange of [open, frozen]) {
    const { path } = exchange;
    t.strictSame(own.of(exchange), { path });
    t.equal(own.of(exchange), own.of(exchange));
    t.strictSame([{ ...exchange }, JSON.stringify(exchange)], [{ path }, JSON.stringify({ path })]);
  }
  t.not(own.of({ ...open }), own.of(open), 'a copy is another exchange');
});

await test('a gateway error is recognized by every copy of this package, and nothing else is', async (t) => {
  const error = new GatewayError({
    code: 'GW_A',
    status: 400,
    message: 'No.',
    cause: new Error('why'),
    field: 'model',
  });
  t.ok(error instanceof Error);
  t.equal(error.name, 'GatewayError');
  t.match(error, { code: 'GW_A', status: 400, message: 'No.', field: 'model', cause: { message: 'why' } });
  t.equal('cause' in new GatewayError({ code: 'GW_A', status: 400, message: 'No.' }), false);
  t.match(new GatewayError({ code: 'GW_A', status: 400, message: '' }).message, /no reason was given/);
  t.throws(() => new GatewayError('GW_A' as never), { message: /takes one object: \{ code, status, message/ });
  const fromAnotherCopy = { [Symbol.for('sluice.gateway-error')]: true };
  for (const known of [error, fromAnotherCopy]) t.equal(GatewayError.is(known), true);
  for (const other of [new Error('no'), null, undefined, 'GW_A', { code: 'GW_A', status: 400 }]) {
    t.equal(GatewayError.is(other), false);
  }
});

await test('plugins, routes and tokens are frozen', async (t) => {
  const plugin = definePlugin({ apiVersion: 1, name: 'a', config: z.strictObject({}), setup: () => ({}) });
  const base = { operation: 'o', path: '/o', summary: 's', tag: 't' } as const;
  const route = defineRoute({ ...base, method: 'GET', access: { kind: 'public' }, replies: {}, handle: () => ({}) });
  const inference = defineInferenceRoute({
    ...base,
    dialect: {} as Parameters<typeof defineInferenceRoute>[0]['dialect'],
    body: z.any(),
    reply: z.any(),
  });
  for (const made of [plugin, route, inference, token('a')]) t.equal(Object.isFrozen(made), true);
  t.equal(route.kind, 'plain');
  t.match(inference, { kind: 'inference', method: 'POST', access: { kind: 'connection-key' } });
});

await test('tokens with the same name are equal, even across copies of the package', async (t) => {
  t.equal(token('ledger').key, token('ledger').key);
  t.equal(token('ledger').key, Symbol.for('sluice.service.ledger'));
  t.not(token('ledger').key, token('acme-budget.ledger').key);
});

await test('the text of text blocks is concatenated, other blocks are skipped', async (t) => {
  t.equal(
    textOf([
      { type: 'text', text: 'a' },
      { type: 'reasoning', text: 'no' },
      { type: 'text', text: 'b' },
    ]),
    'ab',
  );
  t.equal(textOf([]), '');
});

await test('the trace header of an exchange follows W3C trace context', async (t) => {
  const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  t.equal(traceparentOf({ traceId, spanId, sampled: true }), `00-${traceId}-${spanId}-01`);
  t.equal(traceparentOf({ traceId, spanId, sampled: false }), `00-${traceId}-${spanId}-00`);
});

await test('plugins and gateway share one copy of the schema language', async (t) => {
  t.equal(z, zod);
});

await test('a service that a plugin provides has the type of its token', async (t) => {
  interface Ledger {
    readonly total: number;
  }
  const Ledger = token<Ledger>('acme.ledger');
  const acme = { apiVersion: 1, name: 'acme', config: z.strictObject({}), provides: { ledger: Ledger } } as const;
  const right = definePlugin({ ...acme, setup: () => ({ services: { ledger: { total: 1 } } }) });
  // @ts-expect-error: a total is a number.
  const wrong = definePlugin({ ...acme, setup: () => ({ services: { ledger: { total: 'much' } } }) });
  // @ts-expect-error: the ledger is missing.
  const missing = definePlugin({ ...acme, setup: () => ({ services: {} }) });
  t.strictSame([right.provides, wrong.provides, missing.provides], Array(3).fill({ ledger: Ledger }));
});
