import { test } from 'tap';
import { plainGateway, testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import type { Answer, Contributions, Plugin, StageOutput, StreamPart } from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { testRoute } from '../../testkit/test-route.js';

const provider = scriptedProvider({ parts: textAnswer('Hello.') });

/** Results that plugins in plain JavaScript may return, contrary to the types. */
const returning = (value: unknown) => (() => value) as () => never;

/** A promise of another library, such as a query that has not been sent. */
const thenable = {};
Reflect.set(thenable, 'then', () => undefined);

interface Told {
  readonly status: number;
  readonly code: unknown;
  /** The failure in the log, outermost error first. */
  readonly causes: readonly string[];
}

async function ask(contributions: Contributions, members: Partial<Plugin> = {}): Promise<Told> {
  const access = contributions.authenticate ? [] : [openAccess()];
  const gateway = await startTestGateway([plainRoute, ...access, pluginOf('acme', contributions, members), provider]);
  try {
    const response = await gateway.post('/plain', { text: 'x' });
    const { plainError } = (await response.json()) as { plainError?: string };
    const causes: string[] = [];
    for (
      let each = gateway.log.find(({ fields }) => fields['error'])?.fields['error'];
      each instanceof Error;
      each = each.cause
    ) {
      causes.push(each.message);
    }
    return { status: response.status, code: plainError, causes };
  } finally {
    await gateway.stop();
  }
}

await test('an invalid result is a failure of that plugin in that hook, and the log says what was returned', async (t) => {
  const messages = [{ role: 'system', content: 'Be kind.' }];
  const mistakes: readonly (readonly [Contributions, string, RegExp])[] = [
    [{ prepare: returning(true) }, 'prepare', /it returned true, which is not a call: return nothing/],
    [
      { govern: returning({ kind: 'task', model: 'm', source: {} }) },
      'govern',
      /it returned an object with kind, model, source, which is not a call/,
    ],
    [{ govern: returning({}) }, 'govern', /it returned an empty object, which is not a call/],
    [
      { govern: returning({ provider: 'x', deliver() {} }) },
      'govern',
      /an object with provider, deliver, which is not a call/,
    ],
    [{ govern: returning(thenable) }, 'govern', /a promise that is not a native one/],
    [{ govern: async () => returning('hello')() }, 'govern', /it returned a string, which is not a call/],
    [{ govern: (call) => ({ ...call, source: undefined }) as never }, 'govern', /not a call/],
    [
      { govern: (call) => ({ ...call, messages }) as never },
      'govern',
      /messages\[0\]\.content is not a list of blocks/,
    ],
    ...[
      [{ role: 'bot', content: [] }, /messages\[0\]\.role is not one of system, user, assistant, tool/],
      [{ role: 'user', content: ['Hi.'] }, /messages\[0\]\.content\[0\] is a block of none of the types text, image,/],
      [
        { role: 'user', content: [{ type: 'input_text', text: 'Hi.' }] },
        /\.content\[0\] is a block of none of the types/,
      ],
      [{ role: 'user', content: [{ type: 'text', text: 7 }] }, /messages\[0\]\.content\[0\]\.text is not a text/],
      [null, /messages\[0\]\.content is not a list of blocks/],
    ].map(([message, reason]): readonly [Contributions, string, RegExp] => [
      { govern: (call) => ({ ...call, messages: [message] }) as never },
      'govern',
      reason as RegExp,
    ]),
    [
      { admit: () => ({ headers: 'x-city: Rome', settle() {} }) as never },
      'admit',
      /"headers" are not an object such as/,
    ],
    [{ admit: returning(false) }, 'admit', /it returned false, which is not a hold: throw a GatewayError to refuse/],
    [{ admit: returning({}) }, 'admit', /not a hold/],
    [{ reserve: returning(true) }, 'reserve', /not a reservation/],
    [{ admit: () => ({ headers: { 'x-city': 'Łódź' }, settle() {} }) }, 'admit', /Invalid character .*"x-city"/],
    [{ admit: () => ({ headers: { 'x city': 'a' }, settle() {} }) }, 'admit', /valid HTTP token \["x city"\]/],
    [
      { admit: () => ({ headers: { 'Content-Length': '3' }, settle() {} }) },
      'admit',
      /"Content-Length", which the server/,
    ],
    [{ reserve: () => ({ headers: { 'x-city': 'a\nb' }, settle() {} }) }, 'reserve', /Invalid character .*"x-city"/],
    [
      { around: async (call, _, next) => ({ ...(await next(call)), headers: { 'x-city': 'Łódź' } }) },
      'around',
      /Invalid character .*"x-city"/,
    ],
    [
      { around: (_call, _exchange, next) => next(undefined as never) },
      'around',
      /it called next with nothing, which is not a call: pass the call of the hook/,
    ],
    [
      { around: async (call, _, next) => next({ ...call, messages } as never) },
      'around',
      /it called next with a call whose messages\[0\]\.content is not a list of blocks/,
    ],
    [{ authenticate: returning(true) }, 'authenticate', /it returned true, which is not an identity/],
    [{ authenticate: returning({ identity: {} }) }, 'authenticate', /it returned an identity without "kind"/],
    [
      { authenticate: returning({ identity: { kind: 'key', keyId: 'k' } }) },
      'authenticate',
      /it returned an identity without "organizationId"/,
    ],
    [
      { authenticate: returning({ identity: { kind: 'key', organizationId: 'o' } }) },
      'authenticate',
      /it returned an identity without "keyId"/,
    ],
    [
      { authenticate: returning({ identity: { kind: 'key', keyId: 'k', organizationId: 'o', endUserId: 7 } }) },
      'authenticate',
      /it returned an identity whose "endUserId" is not a text/,
    ],
    [
      {
        authenticate: returning({
          identity: { kind: 'key', keyId: 'k', organizationId: 'o' },
          connection: { connectionId: 'c', organizationId: 'other' },
        }),
      },
      'authenticate',
      /it returned a connection that does not belong to the organization of the identity/,
    ],
    [
      { prepare: (_call, exchange) => void Object.assign(exchange, { connection: undefined }) as never },
      'prepare',
      /Cannot set property connection of .* which has only a getter/,
    ],
    [
      { prepare: (_call, exchange) => void Object.assign(exchange, { identity: { kind: 'anonymous' } }) as never },
      'prepare',
      /Cannot set property identity of .* which has only a getter/,
    ],
    [
      { around: returning(undefined) },
      'around',
      /it returned nothing, which is not an answer: .*next\(call\) returns one/,
    ],
    [{ around: async () => 'hello' as never }, 'around', /it returned a string, which is not an answer/],
    [{ dispatch: returning('hello') }, 'dispatch', /it returned a string, which is not an answer/],
    [
      { dispatch: async () => ({ provider: 'acme' }) as never },
      'dispatch',
      /an object with provider, which is not an answer/,
    ],
    [{ appliesTo: (async () => false) as never, govern: () => undefined }, 'appliesTo', /it returned a promise/],
    [
      { appliesTo: returning(0), govern: () => undefined },
      'appliesTo',
      /it returned a number, which is not true or false/,
    ],
    [
      { appliesTo: returning(null), govern: () => undefined },
      'appliesTo',
      /it returned null, which is not true or false/,
    ],
    [{ transform: { stage: returning(true) } }, 'transform', /it returned true, which is not a stage: return \{ part/],
    [{ transform: { stage: returning({ end() {} }) } }, 'transform', /an object with end, which is not a stage/],
    [
      { transform: { stage: () => Promise.reject(new Error('late')) as never } },
      'transform',
      /it returned a promise, and nothing waits for this hook/,
    ],
    [
      { transform: { stage: () => ({ part: ((part: StreamPart) => part) as never }) } },
      'transform',
      /output\.push\(part\)/,
    ],
    [
      { transform: { stage: () => ({ part: (async (part: StreamPart) => part) as never }) } },
      'transform',
      /output\.push/,
    ],
    [
      { transform: { stage: returning({ pases: () => true, part() {} }) } },
      'transform',
      /it returned a stage with "pases", which has no effect; did you mean "passes"\?/,
    ],
    [{ admit: returning({ heders: {}, settle() {} }) }, 'admit', /a hold with "heders".*did you mean "headers"/],
    [
      { reserve: returning({ observer() {}, settle() {} }) },
      'reserve',
      /a reservation with "observer".*did you mean "observe"/,
    ],
    [
      { authenticate: returning({ identity: { kind: 'key', keyId: 'k', organizationId: 'o', enduserID: 'u' } }) },
      'authenticate',
      /an identity with "enduserID".*did you mean "endUserId"/,
    ],
    [
      { transform: { buffer: { maxBytes: 1000 }, rewrite: returning('hi') } },
      'transform',
      /something other than a list of parts/,
    ],
  ];
  for (const [contributions, hook, message] of mistakes) {
    const { status, code, causes } = await ask(contributions);
    t.strictSame([status, code], [500, 'GW_PLUGIN_FAILED'], String(message));
    t.equal(causes[1], `plugin "acme" failed in ${hook}`);
    t.match(causes[2], message);
  }
});

await test('a plugin that fails open is skipped when its result is invalid, and null counts as undefined', async (t) => {
  for (const govern of [returning(true), returning(Promise.resolve(true))]) {
    t.equal((await ask({ govern }, { onFailure: 'open' })).status, 200);
  }
  const nothing = { status: 200, code: undefined, causes: [] };
  for (const hook of ['prepare', 'govern', 'admit', 'reserve', 'dispatch'] as const) {
    t.strictSame(await ask({ [hook]: returning(null) }), nothing, hook);
  }
  t.strictSame(await ask({ transform: { stage: returning(null) } }), nothing);
});

await test('an asynchronous sample or observe, for which nothing waits, is reported once and has no effect', async (t) => {
  const seen: boolean[] = [];
  const watching = pluginOf('watching', { record: ({ trace }) => void seen.push(trace.sampled) });
  for (const hook of ['sample', 'observe'] as const) {
    for (const [value, message] of [
      [async () => true, /it returned a promise, and nothing waits for this hook/],
      [() => Promise.reject(new Error('late')), /it returned a promise/],
      [() => 'yes', hook === 'sample' ? /a string, which is not true or false/ : /a string, which is not an observer/],
    ] as const) {
      const acme = pluginOf('acme', { [hook]: value });
      const gateway = await plainGateway(t, [watching, acme, provider]);
      t.equal((await gateway.post('/plain', { text: 'x' })).status, 200);
      const reported = gateway.log.filter(({ message: said }) => said === 'plugin hook failed');
      t.equal(reported.length, 1, `${hook}: ${String(message)}`);
      t.match(reported[0]?.fields, { hook, error: { message } });
      await gateway.stop();
    }
  }
  t.strictSame(seen, Array(6).fill(false));
});

await test('an answer whose end an around hook loses, or never makes, is a failure of that plugin and not of the provider', async (t) => {
  const keeping = async (answer: Promise<Answer>): Promise<Answer> => {
    const inner = await answer;
    return { provider: inner.provider, discard: () => inner.discard(), deliver: () => inner.deliver(() => undefined) };
  };
  const hooks: readonly NonNullable<Contributions['around']>[] = [
    (call, _, next) => keeping(next(call)),
    async () => ({ provider: 'acme', discard() {}, async deliver() {} }),
  ];
  for (const around of hooks) {
    const { status, code, causes } = await ask({ around });
    t.strictSame([status, code], [500, 'GW_PLUGIN_FAILED']);
    t.match(causes[1], /^plugin "acme" failed in around: "deliver" of its answer has not pushed the "finish" part/);
  }
});

await test('an answer that the provider has not ended is the provider’s failure, even when an around hook wraps it', async (t) => {
  const wrapping = pluginOf('wrapping', { around: async (call, _, next) => ({ ...(await next(call)) }) });
  const cut = scriptedProvider({ parts: textAnswer('Hello.').filter(({ type }) => type !== 'finish') });
  const gateway = await plainGateway(t, [wrapping, cut]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.match(await response.json(), { plainError: 'GW_PROVIDER_INCOMPLETE' });
});

await test('a hold or reservation with an invalid header or a misspelt member is settled, and only its plugin, if it fails open, goes without the header', async (t) => {
  for (const onFailure of ['closed', 'open'] as const) {
    let settled = 0;
    const settle = (): void => void (settled += 1);
    for (const hook of ['admit', 'reserve']) {
      for (const mistake of [{ headers: { 'x-city': 'Łódź' } }, { haeders: {} }]) {
        const { status } = await ask({ [hook]: () => ({ ...mistake, settle }) }, { onFailure });
        t.equal(status, onFailure === 'open' ? 200 : 500, hook);
      }
    }
    t.equal(settled, 4);
  }
});

await test('what a plugin returns for a request may have members of its own, if they resemble none that it lacks', async (t) => {
  const own = {
    admit: () => ({ slot: 1, settle() {} }),
    transform: { stage: () => ({ parts: [], part: (part, output) => output.push(part) }) },
  } satisfies Contributions;
  class Counting {
    readonly passed = 0;
    part(part: StreamPart, output: StageOutput): void | Promise<void> {
      return output.push(part);
    }
  }
  for (const contributions of [own, { transform: { stage: () => new Counting() } }])
    t.equal((await ask(contributions)).status, 200);
});

await test('a delivery that throws synchronously is attributed to its provider', async (t) => {
  const broken = { provider: 'acme', discard() {}, deliver: (): never => JSON.parse('{') as never };
  const { code, causes } = await ask({ dispatch: () => broken });
  t.equal(code, 'GW_PLUGIN_FAILED');
  t.equal(causes[1], 'plugin "acme" failed in dispatch');
});

await test('usage without counts is logged and left out of the record', async (t) => {
  const usages: unknown[] = [];
  const parts = textAnswer('Hello.').map((part) =>
    part.type === 'usage' ? { ...part, usage: { prompt_tokens: 3 } as never } : part,
  );
  const watching = pluginOf('watching', { record: (_exchange, { usage }) => void usages.push(usage) });
  const gateway = await plainGateway(t, [watching, scriptedProvider({ parts })]);
  const response = await gateway.post('/plain', { text: 'x' });
  t.equal(response.status, 200);
  await gateway.stop();
  t.strictSame(usages, [undefined]);
  const line = gateway.log.find(({ message }) => message.includes('without inputTokens and outputTokens'));
  t.match(line?.fields, { hook: 'dispatch', requestId: response.headers.get('x-request-id') });
});

await test('an unknown role is never sufficient', async (t) => {
  const identity = { kind: 'token', tokenId: 'a', subject: 'a', organizationId: 'default', role: 'owner' } as never;
  const route = testRoute({
    path: '/all',
    access: { kind: 'bearer', role: 'viewer' },
    handle: () => ({ body: {} }),
  });
  const gateway = await testGateway(t, [pluginOf('acme', { authenticate: () => ({ identity }), routes: [route] })]);
  t.equal((await fetch(`${gateway.url}/all`)).status, 403);
});
