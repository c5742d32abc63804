import { type Test, test } from 'tap';
import { plainGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { recorder } from '../../../test/fixtures/plugins/recorder.js';
import {
  type Contributions,
  GatewayError,
  type Outcome,
  type PartSink,
  type Plugin,
  type Relay,
  type StreamPart,
  type Usage,
} from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { type Script, scriptedAnswer, scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';
import { testRoute } from '../../testkit/test-route.js';

async function start(t: Test, ...plugins: Plugin[]): Promise<TestGateway> {
  return plainGateway(t, plugins);
}

/** Takes a hold and notes when it is settled and how. */
function holding(name: string, settled: (readonly [string, Outcome])[], onSettle?: () => void | Promise<void>): Plugin {
  return pluginOf(name, {
    admit: () => ({
      settle(outcome) {
        settled.push([name, outcome]);
        return onSettle?.();
      },
    }),
  });
}

const refusal = new GatewayError({ code: 'ACME_NO', status: 429, message: 'No.' });
const refusing = (contributions: Contributions): Plugin => pluginOf('refusing', contributions);
const refuse = (): never => {
  throw refusal;
};

const broken = new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'Broken.' });

/** Sends a start and one text, then fails. */
const breaksInTheMiddle: Script = {
  async parts(sink) {
    for (const part of textAnswer('half').slice(0, 2)) await sink(part);
    throw broken;
  },
};

await test('headers of a hold are on every answer: of a call, of a plain route, of a refusal by a later plugin', async (t) => {
  const announcing = (name: string, headers: Readonly<Record<string, string>>): Plugin =>
    pluginOf(name, { admit: () => ({ headers, settle: () => undefined }) });
  const picky = refusing({
    admit({ exchange }) {
      if (exchange.header('x-refuse') === undefined) return undefined;
      throw new GatewayError({ code: 'ACME_NO', status: 429, message: 'No.', headers: { 'x-both': 'refusal' } });
    },
  });
  const gateway = await start(
    t,
    announcing('first', { 'x-first': '1', 'x-both': 'first' }),
    announcing('second', { 'x-both': 'second' }),
    scriptedProvider({ parts: textAnswer('hi') }),
    pluginOf('pages', {
      routes: [
        testRoute({
          path: '/page',
          handle: () => ({ headers: { 'x-both': 'page' } }),
        }),
      ],
    }),
    picky,
  );
  for (const stream of [false, true]) {
    const answer = await gateway.post('/plain', { model: 'scripted', stream });
    await answer.text();
    t.equal(answer.status, 200);
    t.strictSame([answer.headers.get('x-first'), answer.headers.get('x-both')], ['1', 'second']);
  }
  const refused = await gateway.post('/plain', { model: 'scripted' }, { 'x-refuse': 'yes' });
  t.equal(refused.status, 429);
  t.strictSame([refused.headers.get('x-first'), refused.headers.get('x-both')], ['1', 'refusal']);
  const page = await fetch(`${gateway.url}/page`);
  t.strictSame([page.headers.get('x-first'), page.headers.get('x-both')], ['1', 'page']);
});

await test('every hold is settled once, the last one first, however the exchange ends', async (t) => {
  const cases: readonly (readonly [string, readonly Plugin[], Partial<Outcome>])[] = [
    ['success', [scriptedProvider({ parts: textAnswer('a') })], { status: 'completed', error: undefined }],
    ['refusal in a later admit', [refusing({ admit: refuse })], { status: 'refused', error: refusal }],
    ['refusal in prepare', [refusing({ prepare: refuse })], { status: 'refused', error: refusal }],
    [
      'refusal of the answer',
      [refusing({ transform: { stage: () => ({ part: refuse }) } }), scriptedProvider({ parts: textAnswer('a') })],
      { status: 'refused' },
    ],
    ['unknown model', [], { status: 'refused', httpStatus: 400 }],
    [
      'failure of the provider',
      [
        scriptedProvider(() => {
          throw broken;
        }),
      ],
      { status: 'failed', error: broken },
    ],
    ['failure in the middle', [scriptedProvider(breaksInTheMiddle)], { status: 'failed', error: broken }],
    [
      'an answer without an end',
      [scriptedProvider({ parts: textAnswer('a').slice(0, 2) })],
      {
        status: 'failed',
        error: { code: 'GW_PROVIDER_INCOMPLETE', message: /^The answer of provider "scripted-provider" broke off/ },
      } as unknown as Partial<Outcome>,
    ],
    [
      'a bug of a plugin',
      [
        refusing({
          govern() {
            throw new TypeError('bug');
          },
        }),
      ],
      { status: 'failed', httpStatus: 500 },
    ],
  ];
  for (const stream of [false, true]) {
    for (const [name, plugins, expected] of cases) {
      const settled: (readonly [string, Outcome])[] = [];
      const gateway = await start(t, holding('a', settled), holding('b', settled), ...plugins);
      await (await gateway.post('/plain', { stream })).text();
      t.strictSame(
        settled.map(([plugin]) => plugin),
        ['b', 'a'],
        `${name}, stream: ${stream}`,
      );
      for (const [, outcome] of settled) t.match(outcome, expected, name);
    }
  }
});

await test('what cannot be decoded is refused before anything is held', async (t) => {
  const settled: (readonly [string, Outcome])[] = [];
  const gateway = await start(t, holding('a', settled));
  t.equal((await gateway.post('/plain', '{')).status, 400);
  t.strictSame(settled, []);
});

await test('routes that are not inference hold and settle too', async (t) => {
  const settled: (readonly [string, Outcome])[] = [];
  const { plugin, outcomes, recorded } = recorder();
  const gateway = await start(t, holding('a', settled), plugin);
  await fetch(`${gateway.url}/openapi.json`);
  t.match(settled, [['a', { status: 'completed', attempts: { length: 0 }, httpStatus: 200, usage: undefined }]]);
  await recorded(1);
  t.match(outcomes, [{ status: 'completed', httpStatus: 200, firstByteMs: Number }]);
});

await test('a hold that throws, rejects or hangs keeps no other from settling, nor the client from its answer', async (t) => {
  const faults: readonly (readonly [string, () => void | Promise<void>])[] = [
    [
      'throws',
      () => {
        throw new Error('secret');
      },
    ],
    ['rejects', () => Promise.reject(new Error('secret'))],
    ['hangs', () => new Promise(() => undefined)],
  ];
  for (const [name, fault] of faults) {
    const settled: (readonly [string, Outcome])[] = [];
    const faulty = pluginOf('faulty', { admit: () => ({ settle: fault }) }, { hookTimeoutMs: 20 });
    const gateway = await start(
      t,
      holding('a', settled),
      faulty,
      holding('c', settled),
      scriptedProvider({ parts: textAnswer('x') }),
    );
    const response = await gateway.post('/plain', {});
    t.match(await response.json(), { text: 'x' }, name);
    t.strictSame(
      settled.map(([plugin]) => plugin),
      ['c', 'a'],
    );
    t.match(
      gateway.log.find(({ level }) => level === 'error'),
      {
        message: 'plugin hook failed',
        fields: { requestId: /^[0-9a-f-]{36}$/, plugin: 'faulty', hook: 'settle', error: Error },
      },
    );
  }
});

await test('a hold that is returned after its hook was abandoned is still settled, once', async (t) => {
  const settled: Outcome[] = [];
  const lateHold = Promise.withResolvers<{ settle(outcome: Outcome): void }>();
  const done = Promise.withResolvers<void>();
  const late = pluginOf('late', { admit: () => lateHold.promise }, { hookTimeoutMs: 20 });
  const gateway = await start(t, late, scriptedProvider({ parts: textAnswer('x') }));
  t.equal((await gateway.post('/plain', {})).status, 500);
  lateHold.resolve({
    settle(outcome) {
      settled.push(outcome);
      done.resolve();
    },
  });
  await done.promise;
  t.match(settled, [{ status: 'failed', error: { code: 'GW_PLUGIN_FAILED' } }]);
});

await test('a late hold of a plugin that fails open belongs to the exchange, which has continued without it', async (t) => {
  const settled: string[] = [];
  const lateHold = Promise.withResolvers<{ settle(outcome: Outcome): void }>();
  const late = pluginOf('late', { admit: () => lateHold.promise }, { hookTimeoutMs: 20, onFailure: 'open' });
  const provider = scriptedProvider(async () => {
    lateHold.resolve({ settle: ({ status }) => void settled.push(status) });
    await lateHold.promise;
    return { parts: textAnswer('x') };
  });
  const gateway = await start(t, late, provider);
  t.equal((await gateway.post('/plain', {})).status, 200);
  t.strictSame(settled, ['completed']);
});

/** Bytes of a relayed stream of the plain dialect; the last event is the mark that the answer is complete. */
const relayed: Relay = {
  dialect: 'plain',
  contentType: 'text/event-stream',
  streaming: true,
  headers: {},
  async deliver(write, watch) {
    for (const part of textAnswer('x')) await watch(part);
    await write(Buffer.from('data: x\n\n'));
    return Buffer.from('data: done\n\n');
  },
};
const relayedWhole: Relay = {
  ...relayed,
  contentType: 'application/json',
  streaming: false,
  async deliver(write, watch) {
    for (const part of textAnswer('x')) await watch(part);
    await write(Buffer.from('{"text":"x"}'));
    return undefined;
  },
};

await test('holds are settled before the client can see that its answer is complete, and recorded after', async (t) => {
  const cases: readonly (readonly [string, boolean, Relay | undefined, RegExp])[] = [
    ['whole', false, undefined, /x/],
    ['streamed', true, undefined, /data: done/],
    ['relayed stream', true, relayed, /data: done/],
    ['relayed whole', false, relayedWhole, /x/],
  ];
  for (const [name, stream, relay, mark] of cases) {
    const events: string[] = [];
    const settling = Promise.withResolvers<void>();
    const settle = Promise.withResolvers<void>();
    const { plugin, recorded } = recorder();
    const holder = pluginOf('holder', {
      admit: () => ({
        async settle() {
          settling.resolve();
          await settle.promise;
          events.push('settled');
        },
      }),
      record: () => void events.push('recorded'),
    });
    const script: Script = { parts: textAnswer('x'), ...(relay ? { relay } : {}) };
    const gateway = await start(t, holder, plugin, scriptedProvider(script));
    const received = gateway.post('/plain', { stream }).then(async (response) => {
      let text = '';
      for await (const chunk of response.body as ReadableStream<Uint8Array>) {
        text += Buffer.from(chunk).toString();
        if (mark.test(text)) events.push('complete for the client');
      }
      return text;
    });
    await settling.promise;
    // Whatever was written before the settlement has had its chance to arrive.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    t.strictSame(events, [], `${name}: while a hold is being settled nothing tells of completion`);
    settle.resolve();
    t.match(await received, mark, name);
    await recorded(1);
    t.strictSame(events.toSorted(), ['complete for the client', 'recorded', 'settled'], name);
    t.equal(events[0], 'settled', name);
  }
});

await test('the record of an exchange contains its outcome', async (t) => {
  const { plugin, outcomes, recorded } = recorder();
  const gateway = await start(t, plugin, scriptedProvider({ parts: textAnswer('a', 'b') }));
  await (await gateway.post('/plain', { model: 'm', stream: true })).text();
  await recorded(1);
  t.match(outcomes[0], {
    status: 'completed',
    usage: { inputTokens: 3, outputTokens: 2 },
    finishReason: 'stop',
    error: undefined,
    httpStatus: 200,
    durationMs: Number,
    firstByteMs: Number,
    attempts: [
      {
        provider: 'scripted-provider',
        model: 'm',
        answerId: 'answer-1',
        answerModel: 'scripted',
        usage: { inputTokens: 3, outputTokens: 2 },
        error: undefined,
        startedAt: Number,
        durationMs: Number,
      },
    ],
  });
});

await test('the record has the status that the client was given, even when an error came after the head', async (t) => {
  const { plugin, outcomes, recorded } = recorder();
  const gateway = await start(t, plugin, scriptedProvider(breaksInTheMiddle));
  await (await gateway.post('/plain', { stream: true })).text();
  await (await gateway.post('/plain', { stream: false })).text();
  await recorded(2);
  t.match(outcomes, [
    { status: 'failed', httpStatus: 200, error: broken },
    { status: 'failed', httpStatus: 502, error: broken, firstByteMs: Number },
  ]);
});

await test('usage is summed over all attempts, those that failed included', async (t) => {
  const { plugin, outcomes, recorded } = recorder();
  const retry = pluginOf('retry', {
    async around(call, _exchange, next) {
      const first = await next(call);
      await first.deliver(() => undefined).catch(() => undefined);
      return next(call);
    },
  });
  let attempt = 0;
  const usage = (inputTokens: number, outputTokens: number, more: object = {}): StreamPart => ({
    type: 'usage',
    usage: { inputTokens, outputTokens, ...more },
  });
  const provider = scriptedProvider({
    async parts(sink: PartSink) {
      attempt += 1;
      const [start, text, finish] = textAnswer(`answer ${attempt}`);
      await sink(start as StreamPart);
      if (attempt === 1) {
        await sink(usage(1, 1));
        await sink(usage(10, 5, { cachedInputTokens: 4, raw: { own: 1 } }));
        throw broken;
      }
      for (const part of [text, usage(100, 7, { reasoningTokens: 2, estimated: true }), finish]) {
        await sink(part as StreamPart);
      }
    },
  });
  const gateway = await start(t, plugin, retry, provider);
  t.match(await (await gateway.post('/plain', {})).json(), { text: 'answer 2' });
  await recorded(1);
  t.match(outcomes[0], {
    status: 'completed',
    usage: { inputTokens: 110, outputTokens: 12, cachedInputTokens: 4, reasoningTokens: 2, estimated: true },
    attempts: [
      { error: broken, usage: { inputTokens: 10, outputTokens: 5 } },
      { error: undefined, usage: { inputTokens: 100, outputTokens: 7 } },
    ],
  });
});

for (const [what, finalUsage, complete, isLogged] of [
  ['has told its final usage is complete', () => ({ inputTokens: 9, outputTokens: 4 }), true, false],
  ['has told none is incomplete', () => undefined, false, false],
  ['has told one without counts is incomplete', () => ({ inputTokens: 9 }) as Usage, false, true],
  ['cannot tell it is incomplete', () => refuse(), false, true],
] as const) {
  await test(`an answer that breaks off after its provider ${what}`, async (t) => {
    const { plugin, outcomes, recorded } = recorder();
    const parts = async (sink: PartSink): Promise<void> => {
      const [begin, text] = textAnswer('half');
      const usage: StreamPart = { type: 'usage', usage: { inputTokens: 9, outputTokens: 1 } };
      for (const part of [begin, usage, text]) await sink(part as StreamPart);
      throw broken;
    };
    const provider = pluginOf('told', { dispatch: () => ({ ...scriptedAnswer('told', parts), finalUsage }) });
    const gateway = await start(t, plugin, provider);
    t.equal((await gateway.post('/plain', {})).status, 502);
    await recorded(1);
    const usage = { inputTokens: 9, outputTokens: complete ? 4 : 1 };
    t.match(outcomes, [{ status: 'failed', attempts: [{ complete, usage, error: broken }] }]);
    const logged = gateway.log.some(({ level, fields }) => level === 'error' && fields['plugin'] === 'told');
    t.equal(logged, isLogged);
  });
}

await test('usage is read before any plugin sees the parts: a stage cannot hide it', async (t) => {
  const { plugin, outcomes, recorded } = recorder();
  const hiding = pluginOf('hiding', {
    transform: {
      stage: () => ({ part: (part, output) => (part.type === 'usage' ? undefined : output.push(part)) }),
    },
  });
  const gateway = await start(t, plugin, hiding, scriptedProvider({ parts: textAnswer('a') }));
  t.match(await (await gateway.post('/plain', {})).json(), { tokens: null }, 'the client does not see it');
  await recorded(1);
  t.match(outcomes, [{ usage: { inputTokens: 3, outputTokens: 1 } }]);
});

await test('a refusal by a stage is not a failure of the provider, even if the provider wraps the error', async (t) => {
  const { plugin, outcomes, recorded } = recorder();
  const blocking = refusing({
    transform: {
      stage: () => ({
        part(part, output) {
          if (part.type === 'text') throw refusal;
          return output.push(part);
        },
      }),
    },
  });
  const wrapping = scriptedProvider({
    async parts(sink) {
      for (const part of textAnswer('a')) {
        await Promise.resolve(sink(part)).catch((cause: unknown) => {
          throw new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'Wrapped.', cause });
        });
      }
    },
  });
  const gateway = await start(t, plugin, blocking, wrapping);
  const response = await gateway.post('/plain', { stream: true });
  t.equal(response.status, 429);
  t.match(await response.json(), { plainError: 'ACME_NO' });
  await recorded(1);
  t.match(outcomes, [{ status: 'refused', error: refusal, attempts: [{ error: undefined }] }]);
});

await test('record hooks run concurrently, and one that throws, rejects or hangs does not affect the others', async (t) => {
  const good: string[] = [];
  const faulty = (name: string, record: Contributions['record']): Plugin =>
    pluginOf(name, record ? { record } : {}, { hookTimeoutMs: 20 });
  const gateway = await start(
    t,
    faulty('throws', () => {
      throw new Error('secret');
    }),
    faulty('rejects', () => Promise.reject(new Error('secret'))),
    faulty('hangs', () => new Promise(() => undefined)),
    pluginOf('good', { record: (_exchange, { status }) => void good.push(status) }),
    scriptedProvider({ parts: textAnswer('x') }),
  );
  t.equal((await gateway.post('/plain', {})).status, 200);
  await gateway.stop();
  t.strictSame(good, ['completed']);
  t.strictSame(
    gateway.log
      .filter(({ message }) => message === 'plugin hook failed')
      .map(({ fields }) => `${String(fields['plugin'])} ${String(fields['hook'])}`)
      .toSorted(),
    ['hangs record', 'rejects record', 'throws record'],
  );
});

await test('a plugin is closed only after its last record has been written', async (t) => {
  const events: string[] = [];
  const writing = Promise.withResolvers<void>();
  const journal = pluginOf('journal', {
    async record() {
      await writing.promise;
      events.push('recorded');
    },
    close: () => void events.push('closed'),
  });
  const gateway = await start(t, journal, scriptedProvider({ parts: textAnswer('x') }));
  await (await gateway.post('/plain', {})).text();
  const stopped = gateway.stop();
  await new Promise(setImmediate);
  writing.resolve();
  await stopped;
  t.strictSame(events, ['recorded', 'closed']);
});
