import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import {
  type ChatCall,
  type Connection,
  type Contributions,
  GatewayError,
  type InferenceCall,
  type Plugin,
  type Tool,
  traceparentOf,
} from '../api/index.js';
import { serverError } from '../api/internal/upstream-server.js';
import { openAccess, testConnection } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedAnswer, scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';
import { ChainCompiler } from './chain/chain.js';
import { HonouredSettings } from './chain/honoured-settings.js';
import { explain } from './chain/explain.js';
import type { Installed } from './chain/installed.js';
import { withinBudget } from './hooks/within-budget.js';

const refusal = (code: string, status = 403): GatewayError => new GatewayError({ code, status, message: `${code}.` });

/** Answers with the text of the call it was given. */
const echo = scriptedProvider((call) => ({ parts: textAnswer(textOf(call)) }));

function textOf(call: InferenceCall): string {
  const [block] = (call as ChatCall).messages[0]?.content ?? [];
  return block?.type === 'text' ? block.text : '';
}

function withText(call: InferenceCall, text: string): InferenceCall {
  return { ...(call as ChatCall), messages: [{ role: 'user', content: [{ type: 'text', text }] }] };
}

async function start(t: Test, ...plugins: Plugin[]): Promise<TestGateway> {
  return testGateway(t, plugins);
}

/** Posts and gives status and body. */
async function ask(
  gateway: TestGateway,
  body: object = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await gateway.post('/plain', { text: 'x', ...body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const internals = /at .*\.js|Error:|secret|plugin "/;

/** What every plugin's bug must look like: plugin and hook in the log, nothing of it in the reply. */
function checkPluginFailure(
  t: Test,
  gateway: TestGateway,
  reply: { status: number; body: object },
  plugin: string,
  hook: string,
): void {
  t.equal(reply.status, 500);
  t.match(reply.body, { plainError: 'GW_PLUGIN_FAILED' });
  t.notMatch(JSON.stringify(reply.body), internals);
  const line = gateway.log.find(({ level, fields }) => level === 'error' && fields['code'] === 'GW_PLUGIN_FAILED');
  const { cause } = (line?.fields['error'] ?? {}) as { cause?: Error };
  t.equal(cause?.message, `plugin "${plugin}" failed in ${hook}`);
  t.match(line?.fields, { plugin, hook });
  t.match((cause?.cause as Error | undefined)?.message, /secret/, 'the log has the original error');
}

await test('authenticate: the first result wins, and later plugins are not called', async (t) => {
  const asked: string[] = [];
  const silent = pluginOf('silent', {
    authenticate() {
      asked.push('silent');
      return undefined;
    },
  });
  const never = pluginOf('never', {
    authenticate() {
      asked.push('never');
      throw refusal('ACME_NEVER', 401);
    },
  });
  const gateway = await start(t, plainRoute, silent, openAccess(), never, echo);
  t.match(await ask(gateway), { status: 200, body: { text: 'x' } });
  t.strictSame(asked, ['silent']);
});

await test('authenticate: a refusal ends the phase; without a result it is 401', async (t) => {
  const refusing = pluginOf('refusing', {
    authenticate() {
      throw refusal('ACME_EXPIRED', 401);
    },
  });
  const refused = await start(t, plainRoute, refusing, openAccess(), echo);
  t.match(await ask(refused), { status: 401, body: { plainError: 'ACME_EXPIRED' } });
  const nobody = await start(t, plainRoute, echo);
  t.match(await ask(nobody), { status: 401, body: { plainError: 'GW_AUTH_INVALID_KEY' } });
});

await test('authenticate: a caller of another kind than the route needs is refused, and the log names the plugin that found it', async (t) => {
  const identity = { kind: 'key', keyId: 'k', organizationId: 'default' } as const;
  const gateway = await start(t, plainRoute, pluginOf('hasty', { authenticate: () => ({ identity }) }), echo);
  t.match(await ask(gateway), { status: 401, body: { plainError: 'GW_AUTH_INVALID_KEY' } });
  const [line] = gateway.log.filter(({ fields }) => fields['plugin'] === 'hasty');
  t.match(line, {
    level: 'info',
    message: /kind "key", without a connection; the route needs one .*with a connection$/,
  });
});

await test('authenticate: a plugin that finds nobody after a while passes the request on to the next one', async (t) => {
  const [slow, slower] = ['slow', 'slower'].map((name) => pluginOf(name, { authenticate: async () => undefined })) as [
    Plugin,
    Plugin,
  ];
  const known = await start(t, plainRoute, slow, slower, openAccess(), echo);
  t.equal((await ask(known)).status, 200);
  const unknown = await start(t, plainRoute, slow, slower, echo);
  t.match(await ask(unknown), { status: 401, body: { plainError: 'GW_AUTH_INVALID_KEY' } });
});

await test('authenticate: a connection that is switched off is refused, whichever plugin has identified the caller', async (t) => {
  const gateway = await start(t, plainRoute, openAccess({ ...testConnection, disabled: true }), echo);
  t.match(await ask(gateway), {
    status: 403,
    body: { plainError: 'GW_CONNECTION_DISABLED', message: 'The connection "test" is disabled.' },
  });
});

await test('authenticate: an identity of the wrong kind does not open a route with connection-key access', async (t) => {
  const token = pluginOf('token', {
    authenticate: () => ({
      identity: { kind: 'token', tokenId: 't', subject: 's', organizationId: 'default', role: 'admin' },
    }),
  });
  t.match(await ask(await start(t, plainRoute, token, echo)), { status: 401 });
});

await test('admit: in order, each sees the exchange and the call, and the first refusal ends it', async (t) => {
  const seen: string[] = [];
  const admitting = (name: string, refuse: boolean): Plugin =>
    pluginOf(name, {
      async admit({ exchange, call }) {
        seen.push(`${name} ${exchange.operation} ${call?.model} ${exchange.connection?.name}`);
        if (refuse) throw refusal('ACME_FULL', 429);
        return undefined;
      },
    });
  const gateway = await start(
    t,
    plainRoute,
    openAccess(),
    admitting('a', false),
    admitting('b', true),
    admitting('c', false),
    echo,
  );
  t.match(await ask(gateway, { model: 'm' }), { status: 429, body: { plainError: 'ACME_FULL' } });
  t.strictSame(seen, ['a plain m test', 'b plain m test']);
});

await test('admit comes before prepare, prepare before the provider, and a refusal keeps the rest from running', async (t) => {
  const phases: string[] = [];
  const watcher = pluginOf('watcher', {
    admit: () => void phases.push('admit'),
    prepare: () => void phases.push('prepare'),
    async around(call, _exchange, next) {
      phases.push('around');
      return next(call);
    },
    govern: () => void phases.push('govern'),
    record: () => void phases.push('record'),
  });
  const provider = scriptedProvider((call) => {
    phases.push('dispatch');
    return { parts: textAnswer(textOf(call)) };
  });
  const gateway = await start(t, plainRoute, openAccess(), watcher, provider);
  await ask(gateway);
  t.strictSame(phases, ['admit', 'prepare', 'around', 'govern', 'dispatch', 'record']);
});

await test('a prompt reference that no plugin has rendered is refused, and no provider is asked', async (t) => {
  const asking = pluginOf('asking', { prepare: (call) => ({ ...(call as ChatCall), prompt: { variables: {} } }) });
  const rendering = pluginOf('rendering', { prepare: (call) => ({ ...(call as ChatCall), prompt: undefined }) });
  const refusing = await start(t, plainRoute, openAccess(), rendering, asking, echo);
  t.match(await ask(refusing), { status: 400, body: { plainError: 'GW_REQUEST_UNSUPPORTED' } });
  const rendered = await start(t, plainRoute, openAccess(), asking, rendering, echo);
  t.match(await ask(rendered), { status: 200 });
});

await test('a function of the gateway that no plugin has described is refused with what to add, and no provider is asked', async (t) => {
  const naming = (...tools: Tool[]): Plugin =>
    pluginOf('naming', { prepare: (call) => ({ ...(call as ChatCall), tools }) });
  const search = { name: 'sys_search_documents', inputSchema: {} };
  const refusing = await start(t, plainRoute, openAccess(), naming(search), echo);
  t.match(await ask(refusing), {
    status: 400,
    body: { plainError: 'GW_TOOL_UNKNOWN', message: /"sys_search_documents".*Add the plugin "tools"/ },
  });
  const described = { ...search, description: 'Finds.' };
  const withSchema = { ...search, inputSchema: { properties: { phrase: {} } } };
  const passing = naming(described, withSchema, { name: 'own', inputSchema: {} });
  t.match(await ask(await start(t, plainRoute, openAccess(), passing, echo)), { status: 200 });
});

for (const phase of ['prepare', 'govern'] as const) {
  await test(`${phase}: each gets the result of the one before; undefined passes`, async (t) => {
    const adding = (name: string): Plugin =>
      pluginOf(name, { [phase]: (call: InferenceCall) => withText(call, `${textOf(call)}${name}`) });
    const passing = pluginOf('passing', { [phase]: async () => undefined });
    const gateway = await start(t, plainRoute, openAccess(), adding('a'), passing, adding('b'), echo);
    t.match(await ask(gateway), { body: { text: 'xab' } });
  });
}

await test('around: nested, with the first plugin outermost; each may change the call and the answer', async (t) => {
  const events: string[] = [];
  const layer = (name: string): Plugin =>
    pluginOf(name, {
      async around(call, _exchange, next) {
        events.push(`${name} in`);
        const answer = await next(withText(call, `${textOf(call)}${name}`));
        events.push(`${name} out`);
        return answer;
      },
    });
  const gateway = await start(t, plainRoute, openAccess(), layer('a'), layer('b'), echo);
  t.match(await ask(gateway), { body: { text: 'xab' } });
  t.strictSame(events, ['a in', 'b in', 'b out', 'a out']);
});

await test('around: may answer without calling next; then nothing is governed or dispatched', async (t) => {
  let reached = 0;
  const cached = scriptedAnswer('cache', textAnswer('cached'));
  const cache = pluginOf('cache', { around: async () => cached });
  const counter = pluginOf('counter', { govern: () => void (reached += 1), dispatch: () => void (reached += 1) });
  const gateway = await start(t, plainRoute, openAccess(), cache, counter, echo);
  t.match(await ask(gateway), { status: 200, body: { text: 'cached' } });
  t.equal(reached, 0);
});

await test('around: every call of next is governed and is an attempt of its own', async (t) => {
  let governed = 0;
  let attempts = 0;
  const retry = pluginOf('retry', {
    async around(call, _exchange, next) {
      try {
        return await next(call);
      } catch {
        return next(withText(call, 'again'));
      }
    },
  });
  const governor = pluginOf('governor', {
    govern(call) {
      governed += 1;
      return withText(call, `${textOf(call)}!`);
    },
  });
  const failsOnce = scriptedProvider((call) => {
    attempts += 1;
    if (attempts === 1) throw refusal('GW_PROVIDER_FAILED', 502);
    return { parts: textAnswer(textOf(call)) };
  });
  const gateway = await start(t, plainRoute, openAccess(), retry, governor, failsOnce);
  t.match(await ask(gateway), { status: 200, body: { text: 'again!' } });
  t.equal(governed, 2);
});

/** A provider that records its calls, and answers with its name. */
function noting(name: string, asked: string[], answers: boolean): Plugin {
  return pluginOf(name, {
    async dispatch() {
      asked.push(name);
      return answers ? scriptedAnswer(name, textAnswer(name)) : undefined;
    },
  });
}

await test('dispatch: the first result wins, and later providers are not called', async (t) => {
  const asked: string[] = [];
  const providers = [noting('a', asked, false), noting('b', asked, true), noting('c', asked, true)];
  const gateway = await start(t, plainRoute, openAccess(), ...providers);
  t.match(await ask(gateway), { body: { text: 'b' } });
  t.strictSame(asked, ['a', 'b']);
});

await test('dispatch: a provider that the model names is asked before all others, and the others when it passes', async (t) => {
  const asked: string[] = [];
  const providers = [noting('a', asked, true), noting('b', asked, false), noting('c', asked, true)];
  const gateway = await start(t, plainRoute, openAccess(), ...providers);
  for (const [model, text, order] of [
    ['c/model', 'c', ['c']],
    ['b/model', 'a', ['b', 'a']],
    ['a/model', 'a', ['a']],
    ['nobody/model', 'a', ['a']],
    ['c', 'a', ['a']],
    ['/c/model', 'a', ['a']],
  ] as const) {
    t.match(await ask(gateway, { model }), { body: { text } }, model);
    t.strictSame(asked.splice(0), order, model);
  }
});

await test('dispatch: a model that no provider serves is 400, with its name and the way to the list', async (t) => {
  const gateway = await start(t, plainRoute, openAccess(), pluginOf('nobody', { dispatch: () => undefined }));
  const reply = await ask(gateway, { model: 'gpt-99' });
  t.match(reply, { status: 400, body: { plainError: 'GW_MODEL_UNKNOWN', message: /"gpt-99".*\/v1\/models/ } });
});

await test('transform: the last plugin is innermost and sees the parts first; text is the same streamed and whole', async (t) => {
  const appending = (name: string): Plugin =>
    pluginOf(name, {
      transform: {
        stage: () => ({
          part: (part, output) => output.push(part.type === 'text' ? { ...part, text: `${part.text}${name}` } : part),
        }),
      },
    });
  const gateway = await start(t, plainRoute, openAccess(), appending('a'), appending('b'), echo);
  t.match(await ask(gateway), { body: { text: 'xba' } });
  const streamed = await gateway.post('/plain', { text: 'x', stream: true });
  t.match(await streamed.text(), /^data: start answer-1\n\ndata: xba\n\ndata: finish stop\n\ndata: done\n\n$/);
});

await test('a refusal thrown in any phase reaches the client as it is', async (t) => {
  const refuse = (): never => {
    throw refusal('ACME_NO', 403);
  };
  const hooks: readonly (readonly [string, Contributions])[] = [
    ['admit', { admit: refuse }],
    ['prepare', { prepare: async () => refuse() }],
    ['around', { around: refuse }],
    ['govern', { govern: refuse }],
    ['dispatch', { dispatch: refuse }],
    ['transform', { transform: { stage: refuse } }],
    ['stage', { transform: { stage: () => ({ part: refuse }) } }],
    ['end of a stage', { transform: { stage: () => ({ part: () => undefined, end: refuse }) } }],
    ['rewrite', { transform: { buffer: { maxBytes: 1000 }, rewrite: refuse } }],
  ];
  for (const [name, contributions] of hooks) {
    const gateway = await start(t, plainRoute, openAccess(), pluginOf('refusing', contributions), echo);
    t.match(await ask(gateway), { status: 403, body: { plainError: 'ACME_NO' } }, name);
    t.notOk(
      gateway.log.some(({ level }) => level === 'error'),
      `${name}: a refusal is no error of the gateway`,
    );
  }
});

const bug = (): never => {
  throw new TypeError('secret of the plugin');
};
const asyncBug = async (): Promise<never> => bug();

const closedHooks: readonly (readonly [string, Contributions])[] = [
  ['authenticate', { authenticate: bug }],
  ['authenticate', { authenticate: asyncBug }],
  ['admit', { admit: bug }],
  ['admit', { admit: asyncBug }],
  ['prepare', { prepare: bug }],
  ['prepare', { prepare: asyncBug }],
  ['around', { around: asyncBug }],
  ['govern', { govern: bug }],
  ['govern', { govern: asyncBug }],
  ['dispatch', { dispatch: bug }],
  ['dispatch', { dispatch: asyncBug }],
  ['dispatch', { dispatch: () => ({ provider: 'p', discard: () => undefined, deliver: asyncBug }) }],
  [
    'around',
    {
      async around(call, _exchange, next) {
        const answer = await next(call);
        return { ...answer, deliver: asyncBug };
      },
    },
  ],
  ['transform', { transform: { stage: bug } }],
  ['transform', { transform: { stage: () => ({ part: bug }) } }],
  ['transform', { transform: { stage: () => ({ part: asyncBug }) } }],
  ['transform', { transform: { stage: () => ({ part: () => undefined, end: asyncBug }) } }],
  ['transform', { transform: { buffer: { maxBytes: 1000 }, rewrite: bug } }],
  ['appliesTo', { appliesTo: bug }],
];

await test('an unexpected throw in any deciding phase closes: GW_PLUGIN_FAILED, named in the log only', async (t) => {
  for (const [hook, contributions] of closedHooks) {
    const faulty = pluginOf('faulty', contributions);
    const gateway = await start(t, plainRoute, faulty, openAccess(), echo);
    checkPluginFailure(t, gateway, await ask(gateway), 'faulty', hook);
    checkPluginFailure(t, gateway, await ask(gateway, { stream: true }), 'faulty', hook);
  }
});

await test('a plugin that fails open is skipped, and its failure is logged with plugin and hook', async (t) => {
  const hooks: readonly (readonly [string, Contributions])[] = [
    ['authenticate', { authenticate: bug }],
    ['admit', { admit: asyncBug }],
    ['prepare', { prepare: bug }],
    ['govern', { govern: asyncBug }],
  ];
  for (const [hook, contributions] of hooks) {
    const faulty = pluginOf('faulty', contributions, { onFailure: 'open' });
    const gateway = await start(t, plainRoute, faulty, openAccess(), echo);
    t.match(await ask(gateway), { status: 200, body: { text: 'x' } }, hook);
    const lines = gateway.log.filter(({ message }) => message === 'plugin hook failed');
    t.match(
      lines.map(({ level, fields }) => ({ level, fields })),
      [
        {
          level: 'error',
          fields: { requestId: /^[0-9a-f-]{36}$/, plugin: 'faulty', hook, error: { message: 'secret of the plugin' } },
        },
      ],
    );
  }
});

await test('a plugin that may fail open cannot let its own refusals pass', async (t) => {
  const refusing = pluginOf(
    'refusing',
    {
      govern() {
        throw refusal('ACME_NO');
      },
    },
    { onFailure: 'open' },
  );
  const gateway = await start(t, plainRoute, openAccess(), refusing, echo);
  t.match(await ask(gateway), { status: 403, body: { plainError: 'ACME_NO' } });
});

await test('the end user of a credential is the one of the exchange, whomever the call names', async (t) => {
  const users: unknown[] = [];
  const watching = pluginOf('watching', {
    authenticate: (request) => {
      const endUserId = request.header('x-user');
      const key = { kind: 'key', keyId: 'k', organizationId: 'default', ...(endUserId && { endUserId }) } as const;
      return { identity: key, connection: testConnection };
    },
    govern: (call, exchange) => void users.push([exchange.endUserId, call.endUserId]),
  });
  const gateway = await start(t, plainRoute, watching, echo);
  const asked = { text: 'x', call: { endUserId: 'bob' } };
  await gateway.post('/plain', asked, { 'x-user': 'ann' });
  await gateway.post('/plain', asked);
  const expected = [
    ['ann', 'bob'],
    ['bob', 'bob'],
  ];
  t.strictSame(users, expected);
});

await test('a server that a hook or a stage needs and that fails is not taken for that of the model', async (t) => {
  const failure = { code: 'GW_UPSTREAM_UNREACHABLE', status: 502 };
  const failing = (): never => {
    throw serverError(failure, 'cannot be reached');
  };
  let seen: unknown;
  const watching = pluginOf('watching', {
    around: (call, _exchange, next) => next(call).catch((cause: unknown) => Promise.reject((seen = cause))),
  });
  for (const [hook, contributions] of [
    ['govern', { govern: failing }],
    ['reserve', { reserve: async () => failing() }],
    ['transform', { transform: { stage: () => ({ part: failing }) } }],
  ] as const) {
    const needing = pluginOf('needing', contributions);
    const gateway = await start(t, plainRoute, openAccess(), watching, needing, echo);
    t.match(await ask(gateway), { status: 503, body: { plainError: 'GW_PLUGIN_SERVER_UNAVAILABLE' } }, hook);
    const { cause } = (gateway.log.find(({ level }) => level === 'error')?.fields['error'] ?? {}) as { cause?: Error };
    t.match(cause, { message: `plugin "needing" failed in ${hook}`, cause: { code: failure.code } });
    if (hook === 'govern') t.match(seen, { code: 'GW_PLUGIN_SERVER_UNAVAILABLE' }, 'so no other model is tried');
  }
  const open = pluginOf('open', { govern: failing }, { onFailure: 'open' });
  t.match(await ask(await start(t, plainRoute, openAccess(), open, echo)), { status: 200, body: { text: 'x' } });
  const failed = await ask(await start(t, plainRoute, openAccess(), pluginOf('provider', { dispatch: failing })));
  const message = 'Provider "provider" cannot be reached.';
  t.match(
    failed,
    { status: 502, body: { plainError: failure.code, message } },
    'the failure of a provider has its name',
  );
});

const never = <T>(): Promise<T> => new Promise(() => undefined);

await test('a hook that hangs is abandoned after its time limit, and named', async (t) => {
  for (const hook of ['authenticate', 'admit', 'prepare', 'govern'] as const) {
    const hanging = pluginOf('hanging', { [hook]: never }, { hookTimeoutMs: 20 });
    const gateway = await start(t, plainRoute, hanging, openAccess(), echo);
    const reply = await ask(gateway);
    t.match(reply, { status: 500, body: { plainError: 'GW_PLUGIN_FAILED' } });
    t.notMatch(JSON.stringify(reply.body), /hanging|20 ms/);
    const line = gateway.log.find(({ level }) => level === 'error');
    const { cause } = (line?.fields['error'] ?? {}) as { cause?: Error };
    t.equal(cause?.message, `plugin "hanging" failed in ${hook}`);
    t.match((cause?.cause as Error | undefined)?.message, /20 ms/);
  }
});

await test('a hook has its time again after the process was frozen, because what it waits for may have arrived meanwhile', async (t) => {
  let ahead = 0;
  const clock = mock.method(performance, 'now', () => ahead);
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => {
    mock.timers.reset();
    clock.mock.restore();
  });
  for (const signal of [undefined, new AbortController().signal]) {
    const arrived = Promise.withResolvers<string>();
    const waited = withinBudget(arrived.promise, { hookTimeoutMs: 10_000 }, signal && { signal });
    ahead += 60_000;
    mock.timers.tick(10_000);
    arrived.resolve('arrived');
    t.equal(await waited, 'arrived');

    const hanging = withinBudget(never(), { hookTimeoutMs: 10_000 }, signal && { signal });
    ahead += 60_000;
    mock.timers.tick(10_000);
    ahead += 10_000;
    mock.timers.tick(10_000);
    await t.rejects(hanging, { message: 'no result within 10000 ms' }, 'but not for ever');
  }
});

await test('the time limit of what a hook waits for comes before its own, even if the process has attended to neither in time', async (t) => {
  const block = (ms: number): void => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  // Node runs all due timers of this duration before those of another one, because the first of them was due first.
  setTimeout(() => undefined, 100);
  block(20);
  const own = Promise.withResolvers<never>();
  setTimeout(() => own.reject(new Error('the database is silent')), 90);
  const waited = withinBudget(own.promise, { hookTimeoutMs: 100 });
  block(150);
  await t.rejects(waited, { message: 'the database is silent' });
});

await test('a hook that hangs is skipped when its plugin fails open', async (t) => {
  const hanging = pluginOf('hanging', { govern: never }, { hookTimeoutMs: 20, onFailure: 'open' });
  const gateway = await start(t, plainRoute, openAccess(), hanging, echo);
  t.match(await ask(gateway), { status: 200, body: { text: 'x' } });
  t.match(
    gateway.log.filter(({ level }) => level === 'error'),
    [{ fields: { plugin: 'hanging', hook: 'govern' } }],
  );
});

await test('an observer sees the answer as the client gets it, and its failures are logged only', async (t) => {
  const seen: string[] = [];
  const shouting = pluginOf('shouting', {
    transform: {
      stage: () => ({
        part: (part, output) => output.push(part.type === 'text' ? { ...part, text: part.text.toUpperCase() } : part),
      }),
    },
  });
  const observing = pluginOf('observing', {
    observe: () => (part) => void seen.push(part.type === 'text' ? part.text : part.type),
  });
  const faulty: readonly (readonly [string, Contributions])[] = [
    ['hook', { observe: bug }],
    ['observer', { observe: () => bug }],
    ['asynchronous observer', { observe: () => asyncBug as unknown as () => void }],
  ];
  for (const [name, contributions] of faulty) {
    seen.length = 0;
    const gateway = await start(
      t,
      plainRoute,
      openAccess(),
      pluginOf('faulty', contributions),
      observing,
      shouting,
      echo,
    );
    t.match(await ask(gateway), { status: 200, body: { text: 'X' } }, name);
    t.strictSame(seen, ['start', 'X', 'finish', 'usage'], 'the other observer sees everything');
    const reported = gateway.log.filter(({ level }) => level === 'error');
    t.equal(reported.length, 1, 'it fails at every part, of which the log has the first');
    t.match(reported[0], {
      message: 'plugin hook failed',
      fields: { requestId: /^[0-9a-f-]{36}$/, plugin: 'faulty', hook: 'observe' },
    });
  }
});

await test('appliesTo is called once for each snapshot, and if it is false, no hook of the plugin is', async (t) => {
  let asked = 0;
  let called = 0;
  const count = (): undefined => void (called += 1);
  const absent = pluginOf('absent', {
    appliesTo(connection) {
      asked += 1;
      return connection.enableDocuments;
    },
    admit: count,
    prepare: count,
    around: async (call, _exchange, next) => {
      count();
      return next(call);
    },
    govern: count,
    dispatch: count,
    transform: { stage: count },
    observe: count,
    record: count,
  });
  let connection: Connection = testConnection;
  const access = pluginOf('access', {
    authenticate: () => ({ identity: { kind: 'key', keyId: 'k', organizationId: 'default' }, connection }),
  });
  const gateway = await start(t, plainRoute, access, absent, echo);
  await ask(gateway);
  await ask(gateway);
  t.equal(asked, 1, 'two requests on one snapshot');
  t.equal(called, 0);
  connection = { ...testConnection, enableDocuments: true, version: 2 };
  await ask(gateway);
  await ask(gateway);
  t.equal(asked, 2, 'a new snapshot is a new question');
  t.equal(called, 2 * 8, 'and now every hook is called');
});

await test('contributions may be written as a class: hooks keep their object', async (t) => {
  class Counting {
    readonly #name = 'kept';
    prepare(call: InferenceCall): InferenceCall {
      return withText(call, this.#name);
    }
  }
  const gateway = await start(t, plainRoute, openAccess(), pluginOf('class', new Counting()), echo);
  t.match(await ask(gateway), { body: { text: 'kept' } });
});

const callersTrace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-`;

await test('the first result of sample decides whether a trace is recorded, for all hooks, the provider and the client', async (t) => {
  const gateway = await start(
    t,
    pluginOf('undecided', { sample: () => undefined }),
    pluginOf('turning', { sample: ({ trace }) => !trace.sampled }),
    pluginOf('late', { sample: () => true }),
    plainRoute,
    openAccess(),
    scriptedProvider((_call, { trace }) => ({ parts: textAnswer(traceparentOf(trace)) })),
  );
  for (const [flag, turned] of [
    ['00', '01'],
    ['01', '00'],
  ] as const) {
    const response = await gateway.post('/plain', { text: 'x' }, { traceparent: callersTrace + flag });
    const told = response.headers.get('traceresponse');
    t.match(told, new RegExp(`^00-a{32}-[0-9a-f]{16}-${turned}$`));
    t.match(await response.json(), { text: new RegExp(`^00-a{32}-[0-9a-f]{16}-${turned}$`) });
  }
});

await test("a sample hook that throws refuses no request: the caller's flag applies", async (t) => {
  const gateway = await start(t, pluginOf('faulty', { sample: bug }), plainRoute, openAccess(), echo);
  const response = await gateway.post('/plain', { text: 'x' }, { traceparent: `${callersTrace}01` });
  t.equal(response.status, 200);
  t.match(response.headers.get('traceresponse'), /-01$/);
  const failures = gateway.log.filter(({ message }) => message === 'plugin hook failed');
  t.match(failures, [{ fields: { plugin: 'faulty', hook: 'sample' } }]);
});

await test('explain names, phase by phase, what runs for a connection, and which plugins delay its stream', async (t) => {
  const installed = (id: string, contributions: Contributions): Installed =>
    ({ id, name: id, contributions }) as Partial<Installed> as Installed;
  const hook = (): undefined => undefined;
  const stage = { stage: () => undefined };
  const plugins = [
    installed('auth', { authenticate: hook }),
    installed('limits', { admit: hook, record: hook, appliesTo: ({ enableSpendingLimit }) => enableSpendingLimit }),
    installed('policies', { govern: hook, transform: { ...stage, holdsBack: 64 } }),
    installed('judge', { transform: { buffer: { maxBytes: 4096 }, rewrite: hook } }),
    installed('shout', { transform: stage }),
    installed('provider', { dispatch: hook }),
  ];
  const chains = new ChainCompiler(plugins, { honoured: new HonouredSettings(plugins), usableModels: () => [] });
  const lines = (connection?: Connection): string[] =>
    explain(chains.for(connection)).flatMap(({ phase, plugins }) =>
      plugins.length > 0 ? [`${phase}: ${plugins.join(', ')}`] : [],
    );
  const transform =
    'transform: shout, judge (waits for the whole answer, up to 4096 bytes: no streaming), policies (holds back up to 64 characters)';
  t.strictSame(lines(testConnection), ['authenticate: auth', 'govern: policies', 'dispatch: provider', transform]);
  t.strictSame(lines({ ...testConnection, enableSpendingLimit: true }), [
    'authenticate: auth',
    'admit: limits',
    'govern: policies',
    'dispatch: provider',
    transform,
    'record: limits',
  ]);
});
