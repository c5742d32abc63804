import { setImmediate } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import {
  after,
  type Answer,
  type Attempt,
  type Charge,
  type Contributions,
  GatewayError,
  type InferenceCall,
  type Outcome,
  type PartSink,
  type Plugin,
  type Relay,
  type Reservation,
  type StreamPart,
} from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainDialect, plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedAnswer, scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';

/** A gateway with a plugin that reserves for every attempt, and the results that the plugin got. */
async function start(
  t: Test,
  plugins: readonly Plugin[],
  reserve: Contributions['reserve'] = () => undefined,
): Promise<{ gateway: TestGateway; settled: (Attempt | undefined)[]; outcomes: Outcome[] }> {
  const settled: (Attempt | undefined)[] = [];
  const outcomes: Outcome[] = [];
  const charge: Charge = { amount: '0.1', estimated: false };
  const account = pluginOf('account', {
    async reserve(call, exchange) {
      const more = await reserve(call, exchange);
      return {
        ...more,
        settle(attempt) {
          settled.push(attempt && { ...attempt });
          return charge;
        },
      };
    },
    admit: () => ({ settle: (outcome) => void outcomes.push(outcome) }),
  });
  const gateway = await plainGateway(t, [account, ...plugins]);
  return { gateway, settled, outcomes };
}

const unavailable = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 503, message: 'Not now.' });
const twice = pluginOf('twice', {
  async around(call, _exchange, next) {
    try {
      return await next(call);
    } catch {
      return next(call);
    }
  },
});
const ask = (gateway: TestGateway, more: object = {}): Promise<Response> =>
  gateway.post('/plain', { model: 'scripted', ...more });

await test('an attempt is settled when it has ended, before the holds, and what it cost is in the outcome', async (t) => {
  const { gateway, settled, outcomes } = await start(t, [scriptedProvider({ parts: textAnswer('hi') })]);
  await (await ask(gateway)).text();
  t.match(settled, [{ complete: true, usage: { inputTokens: 3 }, error: undefined }]);
  t.match(outcomes, [{ charge: { amount: '0.1', estimated: false }, attempts: [{ charge: { amount: '0.1' } }] }]);
});

await test('every attempt has reservations of its own, also one that fails', async (t) => {
  let calls = 0;
  const provider = scriptedProvider(() => {
    calls += 1;
    if (calls === 1) throw unavailable;
    return { parts: textAnswer('hi') };
  });
  const { gateway, settled, outcomes } = await start(t, [twice, provider]);
  await (await ask(gateway)).text();
  t.match(settled, [{ complete: false, error: { status: 503 } }, { complete: true }]);
  t.match(outcomes, [{ charge: { amount: '0.2' } }]);
});

await test('a cost that is not one is a failure of the plugin that has calculated it, and does not count', async (t) => {
  const costs: readonly (readonly [unknown, RegExp])[] = [
    [42, /it settled with a number, which is not a cost: return \{ amount: '0\.5', estimated: false \}, or nothing/],
    [{ amount: 0.5, estimated: false }, /it settled with a cost whose "amount" is a number: write it as a text/],
    [{ amount: '1e3', estimated: false }, /whose "amount" is not a decimal/],
    [{ amount: '0.5' }, /whose "estimated" is not true or false/],
  ];
  for (const [cost, message] of costs) {
    for (const settle of [() => cost, async () => cost]) {
      const wrong = pluginOf('wrong', { reserve: () => ({ settle: settle as () => never }) });
      const { gateway, outcomes } = await start(t, [wrong, scriptedProvider({ parts: textAnswer('hi') })]);
      t.equal((await ask(gateway)).status, 200);
      t.match(outcomes, [{ status: 'completed', charge: { amount: '0.1' } }]);
      const reported = gateway.log.filter(({ message: said }) => said === 'plugin hook failed');
      t.match(reported, [{ fields: { plugin: 'wrong', hook: 'settle', error: { message } } }]);
      t.equal(reported.length, 1);
    }
  }
});

await test('a call that was not sent is settled without an attempt', async (t) => {
  const unknown = await start(t, []);
  t.equal((await ask(unknown.gateway)).status, 400);
  t.strictSame(unknown.settled, [undefined]);
  const refusing = pluginOf('refusing', {
    reserve() {
      throw new GatewayError({ code: 'ACME_NO', status: 429, message: 'No.' });
    },
  });
  const refused = await start(t, [refusing, scriptedProvider({ parts: textAnswer('hi') })]);
  t.equal((await ask(refused.gateway)).status, 429);
  t.strictSame(refused.settled, [undefined]);
});

await test('the call is sent as the reservations have changed it, and their observers get every part', async (t) => {
  const sent: InferenceCall[] = [];
  const seen: string[] = [];
  const provider = scriptedProvider((call) => {
    sent.push(call);
    return { parts: textAnswer('a', 'b') };
  });
  const { gateway } = await start(t, [provider], (call) => ({
    call: { ...call, endUserId: 'changed' },
    headers: { 'x-left': '3' },
    observe: (part) => void seen.push(part.type),
    settle: () => undefined,
  }));
  const answer = await ask(gateway);
  await answer.text();
  t.match(sent, [{ endUserId: 'changed' }]);
  t.strictSame(seen, ['start', 'text', 'text', 'finish', 'usage']);
  t.equal(answer.headers.get('x-left'), '3');
});

await test('observeLate gets the parts of a relay at the end, without reporting each as it comes', async (t) => {
  const asked: string[] = [];
  const seen: string[] = [];
  const relaying = pluginOf('relaying', {
    dispatch: () => ({
      provider: 'relaying',
      discard: () => undefined,
      deliver: () => Promise.resolve(),
      relay: {
        dialect: plainDialect.name,
        contentType: 'application/json',
        streaming: false,
        headers: {},
        async deliver(_write, watch, detail) {
          asked.push(detail);
          for (const part of textAnswer('a')) await watch(part);
          return Buffer.from('{}');
        },
      },
    }),
  });
  for (const observe of [
    { observeLate: (part: StreamPart) => void seen.push(part.type) },
    { observe: () => undefined },
  ]) {
    const { gateway } = await start(t, [relaying], () => ({ ...observe, settle: () => undefined }));
    await (await ask(gateway)).text();
  }
  t.strictSame(asked, ['late', 'parts']);
  t.strictSame(seen, ['start', 'text', 'finish', 'usage']);
});

await test('a reservation is told when the first content of a stream comes, and when that was is in the attempt; not if none comes, nor of a whole answer', async (t) => {
  const [begin, text, ...end] = textAnswer('a');
  const relayed = async (write: Parameters<Relay['deliver']>[0], watch: PartSink): Promise<Uint8Array> => {
    await watch(begin as StreamPart);
    seen.push('opened');
    for (const piece of ['a', 'b']) await write(Buffer.from(piece));
    for (const part of end) await watch(part);
    return Buffer.from('.');
  };
  const answers: Readonly<Record<string, Partial<Answer>>> = {
    relayed: {
      relay: { dialect: plainDialect.name, contentType: 'text/plain', streaming: true, headers: {}, deliver: relayed },
    },
    decoded: {
      async deliver(sink) {
        await sink(begin as StreamPart);
        seen.push('opened');
        for (const part of [text as StreamPart, text as StreamPart, ...end]) await sink(part);
      },
    },
    empty: {
      async deliver(sink) {
        for (const part of [begin as StreamPart, ...end]) await sink(part);
      },
    },
  };
  let seen: string[] = [];
  const provider = pluginOf('answering', {
    dispatch: ({ model }) => ({
      provider: 'answering',
      discard: () => undefined,
      deliver: () => Promise.resolve(),
      ...answers[model],
    }),
  });
  const { gateway, settled } = await start(t, [provider], () => ({
    begun: () => {
      seen.push('begun');
      throw new Error('It breaks.');
    },
    settle: () => undefined,
  }));
  for (const [model, stream, expected] of [
    ['relayed', true, ['opened', 'begun']],
    ['decoded', true, ['opened', 'begun']],
    ['decoded', false, ['opened']],
    ['empty', true, []],
  ] as const) {
    seen = [];
    await (await ask(gateway, { model, stream, call: { stream } })).text();
    t.strictSame(seen, expected, `${model} ${stream}`);
    t.equal(typeof settled.at(-1)?.firstContentMs, expected.length === 2 ? 'number' : 'undefined');
  }
});

await test('an answer that a plugin drops, and one that is cut off, are settled as incomplete', async (t) => {
  const dropping = pluginOf('dropping', {
    async around(call, _exchange, next) {
      (await next(call)).discard();
      throw unavailable;
    },
  });
  const dropped = await start(t, [dropping, scriptedProvider({ parts: textAnswer('hi') })]);
  t.equal((await ask(dropped.gateway)).status, 503);
  t.match(dropped.settled, [{ complete: false }]);

  const cut = await start(t, [
    scriptedProvider({
      async parts(sink) {
        await sink({ type: 'start', id: 'x', model: 'scripted', created: 1 });
        throw unavailable;
      },
    }),
  ]);
  t.equal((await ask(cut.gateway)).status, 503);
  t.match(cut.settled, [{ complete: false, error: { status: 503 } }]);
});

await test('an answer that had arrived when a stage ended it is settled as complete, whether its relay waits or not', async (t) => {
  const parts = textAnswer('bad');
  const stopping = pluginOf('stopping', {
    transform: {
      stage: () => ({
        passes: () => false,
        part(part, output) {
          if (part.type !== 'text') return output.push(part);
          return after(output.push({ type: 'finish', choice: 0, reason: 'content_filter' }), () => output.stop());
        },
      }),
    },
  });
  const pieces = parts.map((part) => ({ bytes: Buffer.from('x'), parts: [part], plain: true }));
  const now: NonNullable<Relay['deliverPieces']> = (take) => after(take(pieces), () => undefined);
  const later: typeof now = async (take) => now(take);
  for (const deliverPieces of [now, later]) {
    const relay: Relay = {
      dialect: 'plain',
      contentType: 'application/json',
      streaming: false,
      headers: {},
      deliver: () => Promise.reject(new Error('not asked in this way')),
      deliverPieces,
    };
    const { gateway, settled } = await start(t, [stopping, scriptedProvider({ parts: [], relay })]);
    t.match(await (await ask(gateway)).text(), /content_filter/);
    t.match(settled, [{ complete: true, usage: { inputTokens: 3 } }]);
  }
});

await test('a call that hangs when its client leaves counts as sent', async (t) => {
  const sending = Promise.withResolvers<void>();
  const provider = scriptedProvider(() => {
    sending.resolve();
    return new Promise(() => undefined);
  });
  const { gateway, settled, outcomes } = await start(t, [provider]);
  const leaving = new AbortController();
  const answer = fetch(`${gateway.url}/plain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'scripted' }),
    signal: leaving.signal,
  });
  await sending.promise;
  leaving.abort();
  await t.rejects(answer);
  while (outcomes.length === 0) await new Promise((resolve) => void setTimeout(resolve, 5));
  t.match(settled, [{ complete: false, provider: 'scripted-provider' }]);
  t.match(outcomes, [{ status: 'aborted' }]);
});

await test('a reservation that cannot be settled is logged with the id of its request', async (t) => {
  const { gateway } = await start(t, [scriptedProvider({ parts: textAnswer('hi') })]);
  const failing = pluginOf('failing', {
    reserve: () => ({
      observe() {
        throw new Error('it cannot watch');
      },
      settle() {
        throw new Error('it cannot settle');
      },
    }),
  });
  await gateway.reload([plainRoute, openAccess(), failing, scriptedProvider({ parts: textAnswer('hi') })]);
  const answer = await ask(gateway);
  await answer.text();
  const requestId = answer.headers.get('x-request-id');
  t.match(
    gateway.log.filter(({ message }) => message === 'plugin hook failed'),
    [...Array(4).fill('reserve'), 'settle'].map((hook) => ({ fields: { plugin: 'failing', hook, requestId } })),
  );
});

/** A plugin whose reservations take a turn of the event loop to settle, and cost this much; without an amount, they fail then. */
function slowToSettle(name: string, amount: string | undefined, order: string[]): Plugin {
  return pluginOf(name, {
    reserve: () => ({
      async settle() {
        order.push(`${name} begins`);
        await setImmediate();
        order.push(`${name} ends`);
        if (amount === undefined) throw new Error('it cannot settle');
        return { amount, estimated: false };
      },
    }),
  });
}

await test('reservations whose settling takes time are settled one after the other, the last first, and all their costs count', async (t) => {
  const order: string[] = [];
  const plugins = [
    slowToSettle('first', '0.01', order),
    slowToSettle('failing', undefined, order),
    slowToSettle('last', '0.02', order),
  ];
  const { gateway, outcomes } = await start(t, [...plugins, scriptedProvider({ parts: textAnswer('hi') })]);
  await (await ask(gateway)).text();
  const expected = ['last', 'failing', 'first'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  t.strictSame(order, expected);
  t.match(outcomes, [{ charge: { amount: '0.13' } }]);
});

await test('attempts whose answers nobody reads are settled before the outcome is known, however many there are', async (t) => {
  const order: string[] = [];
  const forgetful = pluginOf('forgetful', {
    async around(call, _exchange, next) {
      await next(call);
      await next(call);
      throw unavailable;
    },
  });
  const provider = scriptedProvider({ parts: textAnswer('hi') });
  const { gateway, outcomes } = await start(t, [forgetful, slowToSettle('slow', '0.01', order), provider]);
  t.equal((await ask(gateway)).status, 503);
  t.equal(order.length, 4);
  t.match(outcomes, [{ charge: { amount: '0.22' }, attempts: [{ complete: false }, { complete: false }] }]);
});

await test('an answer that an around hook neither returns, reads nor discards is discarded at the end of the exchange, and no other', async (t) => {
  const hooks: readonly (readonly [NonNullable<Contributions['around']>, readonly number[]])[] = [
    [async (call, _, next) => (await Promise.all([next(call), next(call)]))[0], [2]],
    [async (call, _, next) => scriptedAnswer((await next(call)).provider, textAnswer('own')), [1]],
    [
      async (call, _, next) => {
        await next(call);
        throw unavailable;
      },
      [1],
    ],
    [
      async (call, _, next) => {
        await (await next(call)).deliver(() => undefined);
        return next(call);
      },
      [],
    ],
  ];
  for (const [around, discarded] of hooks) {
    for (const stream of [false, true]) {
      const seen: number[] = [];
      let calls = 0;
      const provider = scriptedProvider(() => {
        const call = (calls += 1);
        return { parts: textAnswer('hi'), onDiscard: () => void seen.push(call) };
      });
      const { gateway } = await start(t, [pluginOf('forgetful', { around }), provider]);
      await (await ask(gateway, { stream })).text();
      t.strictSame(seen, discarded);
    }
  }
});

await test('an answer that is read when it was discarded at the end of the exchange is not a failure of its provider', async (t) => {
  const reading = Promise.withResolvers<readonly PromiseSettledResult<void>[]>();
  let dropped: Answer | undefined;
  const late = pluginOf('late', {
    async around(call, _exchange, next) {
      dropped = await next(call);
      return scriptedAnswer('late', textAnswer('own'));
    },
  });
  const provider = scriptedProvider({
    onDiscard: () => reading.resolve(Promise.allSettled([dropped?.deliver(() => undefined)])),
    parts: () => Promise.reject(new Error('the connection was closed')),
  });
  const { gateway, outcomes } = await start(t, [late, provider]);
  await (await ask(gateway)).text();
  t.match(await reading.promise, [{ status: 'rejected' }]);
  t.match(outcomes, [{ status: 'completed', attempts: [{ complete: false, error: undefined }] }]);
});

await test('after the end of an exchange no call is sent, and an answer that comes then is discarded', async (t) => {
  for (const reserve of [undefined, () => ({ settle: () => undefined })]) {
    const answering = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const discarded = Promise.withResolvers<void>();
    const late: Promise<unknown>[] = [];
    const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
      answer.then(
        () => 'none',
        (cause: unknown) => cause,
      );
    let calls = 0;
    const hasty = pluginOf('hasty', {
      ...(reserve && { reserve }),
      async around(call, _exchange, next) {
        const nextLater = async (): Promise<unknown> => {
          await ended.promise;
          return next(call);
        };
        late.push(failureOf(next(call)), failureOf(nextLater()));
        return scriptedAnswer('hasty', textAnswer('own'));
      },
      record: () => ended.resolve(),
    });
    const provider = scriptedProvider(async () => {
      calls += 1;
      await answering.promise;
      return { parts: textAnswer('hi'), onDiscard: () => discarded.resolve() };
    });
    const gateway = await plainGateway(t, [hasty, provider]);
    t.match(await (await ask(gateway)).json(), { text: 'own' });
    await ended.promise;
    answering.resolve();
    await discarded.promise;
    const failure = { message: 'the exchange has ended meanwhile' };
    t.match(await Promise.all(late), [failure, failure]);
    t.equal(calls, 1);
  }
});

await test('what was reserved for a call that a later plugin refuses is released before another call is made', async (t) => {
  let settledBefore = 0;
  const retrying = pluginOf('retrying', {
    async around(call, _exchange, next) {
      await t.rejects(next(call), unavailable);
      settledBefore = settled.length;
      return next(call);
    },
  });
  let refusals = 0;
  const refusing = pluginOf('refusing', {
    reserve() {
      refusals += 1;
      if (refusals === 1) throw unavailable;
      return undefined;
    },
  });
  const provider = scriptedProvider({ parts: textAnswer('hi') });
  const { gateway, settled } = await start(t, [retrying, refusing, provider]);
  t.equal((await ask(gateway)).status, 200);
  t.equal(settledBefore, 1);
  t.match(settled, [undefined, { complete: true }]);
});

await test('a call that a plugin makes after its exchange has ended is not sent', async (t) => {
  let callLater: () => Promise<unknown> = () => Promise.resolve();
  const late = pluginOf('late', {
    around(call, _exchange, next) {
      callLater = () => next(call);
      throw unavailable;
    },
  });
  let sent = 0;
  const provider = scriptedProvider(() => {
    sent += 1;
    return { parts: textAnswer('hi') };
  });
  const { gateway, settled } = await start(t, [late, provider]);
  t.equal((await ask(gateway)).status, 503);
  await t.rejects(callLater(), { message: 'the exchange has ended meanwhile' });
  t.equal(sent, 0);
  t.strictSame(settled, [undefined], 'what was reserved for it is released');
});

await test('a reservation that comes after its hook was abandoned is released', async (t) => {
  const lateReservation = Promise.withResolvers<Reservation>();
  const released = Promise.withResolvers<Attempt | undefined>();
  const late = pluginOf('late', { reserve: () => lateReservation.promise }, { hookTimeoutMs: 20 });
  const { gateway, settled } = await start(t, [late, scriptedProvider({ parts: textAnswer('hi') })]);
  t.equal((await ask(gateway)).status, 500);
  t.strictSame(settled, [undefined], 'so are those before it');
  lateReservation.resolve({
    settle(attempt) {
      released.resolve(attempt);
      return undefined;
    },
  });
  t.equal(await released.promise, undefined);
});

await test('an attempt lasts until its call has failed, or its answer was dropped or has ended, but not until it is settled', async (t) => {
  const unit = 100_000;
  const begun = performance.now();
  let passed = 0;
  const pass = (units: number): void => void (passed += units * unit);
  t.intercept(performance, 'now', { value: () => begun + passed });
  const trying = pluginOf('trying', {
    async around(call, _exchange, next) {
      await t.rejects(Promise.resolve(next(call)), unavailable);
      const dropped = await next(call);
      pass(4);
      dropped.discard();
      pass(1);
      return next(call);
    },
  });
  const settlingLate = pluginOf('settling-late', {
    reserve: () => ({
      settle() {
        pass(5);
        return undefined;
      },
    }),
  });
  const deliver = (watch: PartSink): Buffer => {
    pass(3);
    for (const part of textAnswer('a')) t.equal(watch(part), undefined);
    return Buffer.from('{}');
  };
  const relay: Relay = {
    dialect: plainDialect.name,
    contentType: 'application/json',
    streaming: false,
    headers: {},
    deliver: (_write, watch) => deliver(watch),
  };
  for (const more of [{}, { relay }]) {
    let calls = 0;
    const provider = pluginOf('timed', {
      dispatch() {
        calls += 1;
        if (calls > 1) return { ...scriptedAnswer('timed', async (sink) => void deliver(sink)), ...more };
        pass(2);
        throw unavailable;
      },
    });
    const { gateway, outcomes } = await start(t, [trying, settlingLate, provider]);
    t.equal((await ask(gateway)).status, 200);
    const units = outcomes[0]?.attempts.map(({ durationMs }) => Math.round(durationMs / unit));
    t.strictSame(units, [2, 4, 3]);
  }
});
