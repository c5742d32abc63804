import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import {
  type Access,
  type Route,
  type Contributions,
  Clock,
  definePlugin,
  GatewayError,
  GatewayInfo,
  ModelCatalog,
  type ModelInfo,
  type Plugin,
  Readiness,
  type StreamPart,
  token,
  z,
} from '../api/index.js';
import type { GatewaySettings } from '../api/internal/config-source.js';
import { barePlatform } from '../testkit/bare-platform.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { memoryConfig, type TestPlugin, testSettings } from '../testkit/memory-config.js';
import { openAccess, testConnection } from '../testkit/open-access.js';
import { plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedAnswer, scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import { bundledOf, startTestGateway, type TestGateway } from '../testkit/start-test-gateway.js';
import { Gateway } from './gateway.js';
import type { BundledPlugins } from './loading/load-plugin.js';
import type { PreparedPlugin } from './loading/prepare.js';
import { tablesOf } from './process-services.js';
import { testRoute } from '../testkit/test-route.js';

async function start(t: Test, ...plugins: readonly (Plugin | TestPlugin)[]): Promise<TestGateway> {
  return testGateway(t, plugins);
}

/** A plugin that notes its setup and its close. */
function noting(name: string, events: string[], contributions: Contributions = {}): Plugin {
  return definePlugin({
    apiVersion: 1,
    name,
    config: z.strictObject({}),
    setup() {
      events.push(`setup ${name}`);
      return { close: () => void events.push(`close ${name}`), ...contributions };
    },
  });
}

const failing = (name: string): Plugin =>
  definePlugin({
    apiVersion: 1,
    name,
    config: z.strictObject({}),
    setup() {
      throw new Error('no licence');
    },
  });

/** Runs something whose time limits would be long to wait for. */
async function whileTimeFlies(t: Test, work: () => Promise<unknown>): Promise<void> {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  let ended = false;
  const working = work().finally(() => {
    ended = true;
  });
  while (!ended) {
    mock.timers.tick(1000);
    await new Promise(setImmediate);
  }
  mock.timers.reset();
  await working;
}

const Greeting = token<{ readonly text: string }>('test.greeting');

await test('a plugin gets its id, its configuration, the services it needs and a log of its own, and nothing else', async (t) => {
  const seen: unknown[] = [];
  const provider = definePlugin({
    apiVersion: 1,
    name: 'greeter',
    config: z.strictObject({ text: z.string().default('hello') }),
    provides: { greeting: Greeting },
    setup: ({ config }) => ({ services: { greeting: { text: config.text } } }),
  });
  const needing = definePlugin({
    apiVersion: 1,
    name: 'needing',
    config: z.strictObject({}),
    needs: { greeting: Greeting, clock: Clock, info: GatewayInfo, models: ModelCatalog },
    setup({ id, services, log, ...rest }) {
      log.info({}, 'set up');
      seen.push(id, Object.keys(services), services.greeting.text, services.info.version, Object.keys(rest));
      return {};
    },
  });
  const gateway = await start(
    t,
    { plugin: needing, id: 'mine' },
    { plugin: provider as unknown as Plugin, config: { text: 'bonjour' } },
  );
  t.strictSame(seen, ['mine', ['greeting', 'clock', 'info', 'models'], 'bonjour', '0.0.0-test', ['config']]);
  t.match(
    gateway.log.find(({ message }) => message === 'set up'),
    { fields: { plugin: 'mine' } },
  );
});

await test('a plugin knows where clients reach the gateway and its files', async (t) => {
  const told: GatewayInfo[] = [];
  const asking = definePlugin({
    apiVersion: 1,
    name: 'asking',
    config: z.strictObject({}),
    needs: { info: GatewayInfo },
    setup({ services: { info } }) {
      told.push(info);
      return {};
    },
  });
  const credentials = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
  const addresses = { endpoint: 'http://objects:8333', publicEndpoint: 'https://files.example.com' };
  const s3 = { ...credentials, ...addresses, bucket: 'sluice', pathStyle: true, prefix: '' };
  for (const settings of [
    {},
    { server: { ...testSettings.server, publicUrl: 'https://ai.example.com' }, data: { ...testSettings.data, s3 } },
  ]) {
    await (await startTestGateway([asking], settings)).stop();
  }
  const [local, stored] = told;
  t.strictSame([local?.publicUrl, local?.filesOrigin], [undefined, undefined]);
  t.match(stored, { publicUrl: 'https://ai.example.com', filesOrigin: 'https://files.example.com' });
});

await test('two instances of one plugin have their own ids, configurations and state', async (t) => {
  const seen: string[] = [];
  const twice = definePlugin({
    apiVersion: 1,
    name: 'twice',
    config: z.strictObject({ mark: z.string() }),
    setup: ({ id, config }) => ({ admit: () => void seen.push(`${id} ${config.mark}`) }),
  }) as unknown as Plugin;
  const gateway = await start(
    t,
    { plugin: twice, id: 'first', config: { mark: 'a' } },
    { plugin: twice, id: 'second', config: { mark: 'b' } },
  );
  await fetch(`${gateway.url}/openapi.json`);
  t.strictSame(seen, ['first a', 'second b']);
});

await test('plugins are closed in reverse order of their setup', async (t) => {
  const events: string[] = [];
  const gateway = await start(t, noting('a', events), noting('b', events), noting('c', events));
  await gateway.stop();
  t.strictSame(events, ['setup a', 'setup b', 'setup c', 'close c', 'close b', 'close a']);
});

await test('started hooks run in order when the gateway listens, their notes are kept, and a reload runs those of the new plugins', async (t) => {
  const events: string[] = [];
  const starting = (name: string): Plugin =>
    noting(name, events, {
      started() {
        events.push(`started ${name}`);
        return [{ id: name, label: name, value: 'shown once' }];
      },
    });
  const gateway = await startTestGateway([starting('one'), noting('quiet', events), starting('two')]);
  t.strictSame(events.splice(0), ['setup one', 'setup quiet', 'setup two', 'started one', 'started two']);
  t.strictSame(
    gateway.gateway.notes.map(({ id }) => id),
    ['one', 'two'],
  );
  await gateway.reload([starting('one')]);
  t.strictSame(events.slice(0, 2), ['setup one', 'started one']);
  await gateway.stop();
});

await test('started is not called when listening fails, and a throw in it stops the start', async (t) => {
  const events: string[] = [];
  const other = await start(t);
  const taken = { server: { port: Number(new URL(other.url).port) } };
  const watching = noting('watching', events, {
    started() {
      events.push('started');
      throw new Error('no licence');
    },
  });
  await t.rejects(startTestGateway([watching], taken), { code: 'GW_START_PORT' });
  t.strictSame(events.splice(0), ['setup watching', 'close watching']);
  await t.rejects(startTestGateway([noting('first', events), watching]), {
    message: 'plugin "watching" could not start: no licence',
  });
  t.strictSame(events.splice(0), ['setup first', 'setup watching', 'started', 'close watching', 'close first']);
  const gateway = await start(t, noting('old', events));
  await t.rejects(gateway.reload([watching]), { message: 'plugin "watching" could not start: no licence' });
  t.equal((await fetch(`${gateway.url}/openapi.json`)).status, 200, 'the old configuration stays in force');
});

await test('a setup that fails stops the start, names the plugin, and closes what was set up', async (t) => {
  const events: string[] = [];
  const start = startTestGateway([noting('a', events), noting('b', events), failing('c'), noting('d', events)]);
  await t.rejects(start, { message: 'plugin "c" could not be set up: no licence', cause: { message: 'no licence' } });
  t.strictSame(events, ['setup a', 'setup b', 'close b', 'close a']);
});

await test('a setup that hangs stops the start, or refuses the reload, names the plugin, and is closed should it end after all', async (t) => {
  const events: string[] = [];
  const setUp = Promise.withResolvers<Contributions>();
  const hanging: Plugin = { ...pluginOf('hanging', {}), setup: () => setUp.promise };
  const message = 'plugin "hanging" could not be set up: no result within 60000 ms';
  await whileTimeFlies(t, () => t.rejects(startTestGateway([noting('a', events), hanging]), { message }));
  t.strictSame(events.splice(0), ['setup a', 'close a']);
  const gateway = await start(t, noting('old', []));
  await whileTimeFlies(t, () => t.rejects(gateway.reload([hanging]), { message }));
  t.equal((await fetch(`${gateway.url}/openapi.json`)).status, 200, 'the old configuration stays in force');
  setUp.resolve({ close: () => void events.push('close hanging') });
  await new Promise(setImmediate);
  t.strictSame(events, ['close hanging', 'close hanging'], 'once for each time it was set up');
});

await test('a setup that fails after its time limit is reported once, as a time-out', async (t) => {
  const setUp = Promise.withResolvers<Contributions>();
  const hanging: Plugin = { ...pluginOf('hanging', {}), setup: () => setUp.promise };
  await whileTimeFlies(t, () => t.rejects(startTestGateway([hanging]), { message: /"hanging".*60000 ms/ }));
  setUp.reject(new Error('too late'));
  await new Promise(setImmediate);
});

await test('a started hook that hangs stops the start, and the plugin is closed', async (t) => {
  const events: string[] = [];
  const hanging = noting('hanging', events, { started: () => new Promise(() => undefined) });
  const message = 'plugin "hanging" could not start: no result within 60000 ms';
  await whileTimeFlies(t, () => t.rejects(startTestGateway([hanging]), { message }));
  t.strictSame(events, ['setup hanging', 'close hanging']);
});

await test('a plugin whose module, setup or start takes long is named in the log while the start still waits', async (t) => {
  const never = new Promise<never>(() => undefined);
  const waiting = (name: string, contributions: Contributions): Plugin => pluginOf(name, contributions);
  const hanging: readonly (readonly [TestPlugin, BundledPlugins, string, RegExp])[] = [
    [{ plugin: waiting('loads', {}) }, { loads: () => never }, 'to be loaded', /"loads".*did not load within 60000 ms/],
    [{ plugin: { ...waiting('sets-up', {}), setup: () => never } }, {}, 'to be set up', /"sets-up".*60000 ms/],
    [{ plugin: waiting('starts', { started: () => never }) }, {}, 'to start', /"starts".*60000 ms/],
  ];
  for (const [one, bundled, what, message] of hanging) {
    const plugins = [one, { plugin: waiting('other', {}) }];
    const log = collectingLog();
    const platform = barePlatform({ ...bundledOf(plugins), ...bundled }, log);
    await whileTimeFlies(t, () => t.rejects(Gateway.start(memoryConfig(plugins), platform), { message }));
    const said = log.lines.filter(({ level }) => level === 'warn');
    t.strictSame(
      said.map((line) => line.message),
      [`still waiting for plugin "${one.plugin.name}" ${what}`],
    );
  }
});

await test('a quick start logs nothing about waiting', async (t) => {
  const gateway = await start(t, pluginOf('quick', { started: async () => undefined }));
  t.strictSame(
    gateway.log.filter(({ level }) => level === 'warn'),
    [],
  );
});

await test('a service that a plugin returns without declaring it stops the start', async (t) => {
  const services = { greting: { text: 'hello' }, greeting: { text: 'hello' } };
  const promised: Plugin = { ...pluginOf('greeter', { services }), provides: { greeting: Greeting } };
  await t.rejects(startTestGateway([promised]), { message: /"greeter".*"greting".*did you mean "greeting"\?/ });
  await t.rejects(startTestGateway([pluginOf('greeter', { services })]), { message: /"greting".*"provides"/ });
});

await test('contributions without effect are reported at the start', async (t) => {
  const model = { modelId: 'a', displayName: 'A', provider: 'b', capabilities: [] } as unknown as ModelInfo;
  const tokenizer = (): undefined => undefined;
  const gateway = await start(t, pluginOf('models', { models: [model] }), pluginOf('cuts', { tokenizer }));
  t.strictSame(
    gateway.log.filter(({ level }) => level === 'warn').map(({ message }) => message),
    [
      'part of plugin "models" has no effect: it has models but no "dispatch", so their calls cannot be answered',
      'part of plugin "cuts" has no effect: it has a "tokenizer" but no models',
    ],
  );
});

await test('a list without a plugin that authenticates refuses everybody, and the start says so', async (t) => {
  const route = (access: Access): Route => testRoute({ path: `/${access.kind}`, access, handle: () => ({}) });
  const open = route({ kind: 'public' });
  const closed = route({ kind: 'bearer', role: 'viewer' });
  const warned = async (...plugins: readonly Plugin[]): Promise<readonly string[]> =>
    (await start(t, ...plugins)).log.filter(({ level }) => level === 'warn').map(({ message }) => message);
  t.match(await warned(pluginOf('acme', { routes: [open, closed] })), [
    /authenticates callers.*every request is refused/,
  ]);
  t.strictSame(await warned(pluginOf('acme', { routes: [open] })), []);
  t.strictSame(await warned(openAccess(), pluginOf('acme', { routes: [open, closed] })), []);
});

await test('a plugin that does not return a declared service stops the start, and is closed', async (t) => {
  const events: string[] = [];
  const promising: Plugin = { ...noting('promising', events), provides: { greeting: Greeting } };
  await t.rejects(startTestGateway([promising]), {
    message: 'plugin "promising" promises the service "test.greeting" but its setup did not return "greeting"',
  });
  t.strictSame(events, ['setup promising', 'close promising']);
});

await test('a setup that returns nothing, or a hook with a misspelt name, stops the start', async (t) => {
  const returning = (value: unknown): Plugin => ({ ...pluginOf('odd', {}), setup: () => value as Contributions });
  await t.rejects(startTestGateway([returning(undefined)]), { message: /"odd".*must return an object/ });
  await t.rejects(startTestGateway([returning({ goverm: () => undefined })]), {
    message: /"odd".*"goverm".*did you mean "govern"\?/,
  });
  await t.rejects(startTestGateway([returning({ somethingElse: 1 })]), { message: /its members are .*authenticate/ });
});

const route = (operation: string, path: string, method: 'GET' | 'PUT' = 'GET'): Contributions => ({
  routes: [
    testRoute({
      operation,
      method,
      path,
      parameters: {
        path: z.object(
          Object.fromEntries(
            /\{(\w+)\}/
              .exec(path)
              ?.slice(1)
              .map((name) => [name, z.string()]) ?? [],
          ),
        ),
      },
      handle: () => ({ body: operation }),
    }),
  ],
});

await test('two routes with the same path or the same name stop the start, with the names of both plugins', async (t) => {
  const collisions: readonly (readonly [Contributions, Contributions, RegExp])[] = [
    [route('a', '/x/{id}'), route('b', '/x/{name}'), /"second" serves the route GET \/x\/\{\}, which "first"/],
    [route('a', '/x'), route('b', '/x/'), /"second" serves the route GET \/x, which "first"/],
    [route('a', '/x'), route('b', '//x'), /GET \/x/],
    [route('a', '/x'), route('a', '/y'), /"second" serves the operation "a", which "first"/],
    [{}, route('b', '/openapi.json'), /"second".*GET \/openapi\.json.*the gateway itself/],
    [
      {},
      { routes: ['b', 'c'].flatMap((operation) => route(operation, '/x').routes ?? []) },
      /"second" serves the route GET \/x, which "second" already serves\n[^]*This is a mistake in the plugin\./,
    ],
  ];
  for (const [first, second, message] of collisions) {
    const events: string[] = [];
    const starting = startTestGateway([noting('first', events, first), noting('second', events, second)]);
    await t.rejects(starting, { name: 'ConfigurationError', message });
    t.strictSame(events.slice(2), ['close second', 'close first']);
  }
  const gateway = await start(
    t,
    pluginOf('first', route('a', '/x/{id}')),
    pluginOf('second', route('b', '/x/fixed')),
    pluginOf('third', route('c', '/x/{id}', 'PUT')),
  );
  t.equal(await (await fetch(`${gateway.url}/x/fixed`)).json(), 'b', 'a literal segment is nearer than a parameter');
  t.equal(await (await fetch(`${gateway.url}/x/other`)).json(), 'a');
});

await test('a close that hangs is abandoned after its time limit, one that fails is logged, and the others are closed', async (t) => {
  const events: string[] = [];
  const hanging = noting('hanging', events, { close: () => new Promise(() => undefined) });
  const throwing = noting('throwing', events, {
    close() {
      throw new Error('stuck');
    },
  });
  const gateway = await start(t, noting('a', events), hanging, throwing, noting('d', events));
  await whileTimeFlies(t, () => gateway.stop());
  t.strictSame(events.slice(4), ['close d', 'close a']);
  t.match(
    gateway.log.filter(({ message }) => message === 'plugin did not close').map(({ fields }) => fields),
    [
      { plugin: 'throwing', error: { message: 'stuck' } },
      { plugin: 'hanging', error: { message: /5000 ms/ } },
    ],
  );
});

/** A provider whose answers end on command. */
function running(
  text: string,
  events: string[] = [],
): {
  readonly plugin: Plugin;
  readonly begun: Promise<void>;
  readonly end: () => void;
} {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const plugin = noting('provider', events, {
    dispatch: () =>
      scriptedAnswer('provider', async (sink) => {
        const [startPart, first, finish] = textAnswer(text) as [StreamPart, StreamPart, StreamPart];
        await sink(startPart);
        await sink(first);
        begun.resolve();
        await ending.promise;
        await sink(finish);
      }),
  });
  return { plugin, begun: begun.promise, end: ending.resolve };
}

/** A route that says which generation it belongs to. */
const generation = (name: string): Contributions => ({
  routes: [testRoute({ path: '/generation', handle: () => ({ body: name }) })],
});

await test('a reload swaps for new exchanges; a running stream ends on the old generation, which is closed only then', async (t) => {
  const events: string[] = [];
  const { plugin, begun, end } = running('old', events);
  const gateway = await start(t, plainRoute, openAccess(), plugin, noting('marker', events, generation('old')));
  const streaming = gateway.post('/plain', { stream: true });
  await begun;
  await gateway.reload([plainRoute, openAccess(), noting('marker', events, generation('new'))]);
  t.equal(await (await fetch(`${gateway.url}/generation`)).json(), 'new');
  t.equal((await gateway.post('/plain', {})).status, 400, 'the new generation has no provider');
  t.strictSame(events, ['setup provider', 'setup marker', 'setup marker'], 'nothing of the old one is closed');
  end();
  t.match(await (await streaming).text(), /data: old[^]*data: done/);
  await gateway.stop();
  t.strictSame(events.slice(3), ['close marker', 'close provider', 'close marker']);
});

await test('a reload that fails in any way changes nothing, and leaves nothing open', async (t) => {
  const events: string[] = [];
  const gateway = await start(t, noting('old', events, generation('old')));
  const needing: Plugin = { ...pluginOf('needing', {}), needs: { greeting: Greeting } };
  const bad: readonly (readonly [string, readonly (Plugin | TestPlugin)[], { message: RegExp }])[] = [
    ['a setup', [noting('new', events), failing('bad')], { message: /no licence/ }],
    ['a service', [noting('new', events), needing], { message: /test\.greeting/ }],
    ['a configuration', [{ plugin: noting('new', events), config: { x: 1 } }], { message: /plugin "new".*config\.x/ }],
    [
      'a collision',
      [noting('new', events, generation('new')), noting('other', events, generation('other'))],
      { message: /\/generation/ },
    ],
  ];
  for (const [name, plugins, error] of bad) {
    events.length = 0;
    await t.rejects(gateway.reload(plugins), error, name);
    t.equal(await (await fetch(`${gateway.url}/generation`)).json(), 'old', name);
    const opened = events.filter((event) => event.startsWith('setup')).length;
    t.equal(events.filter((event) => event.startsWith('close')).length, opened, `${name}: what was set up is closed`);
  }
  await gateway.reload([noting('old', events, generation('good'))]);
  t.equal(await (await fetch(`${gateway.url}/generation`)).json(), 'good', 'and a good one still comes through');
});

await test('new credentials of stores are used before the plugins of a reload are set up, and the rest after it', async (t) => {
  const events: string[] = [];
  const platform = {
    useCredentials: ({ data }: GatewaySettings) => void events.push(`credentials of ${data.databaseUrl}`),
    adopt: ({ log }: GatewaySettings) => void events.push(`level ${log.level}`),
  };
  const gateway = await testGateway(t, [], {}, platform);
  const data = { ...testSettings.data, databaseUrl: 'postgres://sluice:new@db/x' };
  const settings = { data, log: { ...testSettings.log, level: 'debug' as const } };
  const used = `credentials of ${data.databaseUrl}`;
  await gateway.reload([noting('a', events)], settings);
  t.strictSame(events.splice(0), [used, 'setup a', 'level debug']);
  await t.rejects(gateway.reload([noting('a', events), failing('bad')], settings));
  t.strictSame(events.splice(0), [used, 'setup a', 'close a'], 'what is set up may need them');
  await t.rejects(gateway.reload([{ plugin: noting('a', events), config: { x: 1 } }], settings));
  t.strictSame(events.splice(0), [], 'but those of a file with a mistake are not used');
});

await test('reloads are serialized: the last one is in use, and all others are closed', async (t) => {
  const events: string[] = [];
  const gateway = await start(t);
  const names = ['a', 'b', 'c', 'd'];
  await Promise.all(names.map((name) => gateway.reload([noting(name, events, generation(name))])));
  t.equal(await (await fetch(`${gateway.url}/generation`)).json(), 'd');
  await gateway.stop();
  t.strictSame(events.toSorted(), names.flatMap((name) => [`close ${name}`, `setup ${name}`]).toSorted());
});

await test('no request is lost while generations are replaced', async (t) => {
  const gateway = await start(t, plainRoute, openAccess(), scriptedProvider({ parts: textAnswer('x') }));
  let reloading = true;
  const asking = Array.from({ length: 4 }, async () => {
    let served = 0;
    while (reloading) {
      const response = await gateway.post('/plain', {});
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      await response.text();
      served += 1;
    }
    return served;
  });
  for (let count = 0; count < 10; count += 1) {
    await gateway.reload([plainRoute, openAccess(), scriptedProvider({ parts: textAnswer('x') })]);
  }
  reloading = false;
  for (const served of await Promise.all(asking)) t.ok(served > 0, `${served} requests`);
});

await test('the log says of a failed request whose it was, and of which provider, and of every refused one its trace', async (t) => {
  const broken = new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'no' });
  const parts = [{ type: 'text', choice: 0, text: 'x' } as const];
  const failing = scriptedProvider({
    parts: async (sink) => {
      for (const part of parts) await sink(part);
      throw broken;
    },
  });
  const gateway = await start(t, plainRoute, openAccess(), failing);
  t.equal((await gateway.post('/plain', {})).status, 502);
  const missing = await fetch(`${gateway.url}/missing/sk-slc-${'x'.repeat(40)}/models`);
  await gateway.stop();
  const lineOf = (wanted: string) => gateway.log.find(({ message }) => message === wanted)?.fields;
  t.match(lineOf('request failed'), {
    connectionId: testConnection.connectionId,
    callerId: 'test',
    provider: 'scripted-provider',
    status: 502,
    code: 'GW_PROVIDER_FAILED',
    durationMs: Number,
    error: broken,
  });
  const trace = missing.headers.get('traceresponse')?.split('-')[1];
  t.match(lineOf('refused'), { path: '/missing/[masked]/models', status: 404, traceId: trace });
});

await test('a request that the gateway refuses for the moment has a line with the code in the log, and no stack', async (t) => {
  const full = new GatewayError({ code: 'GW_FULL', status: 503, message: 'Try again.', retryAfter: 1 });
  const refusing = scriptedProvider({ parts: () => Promise.reject(full) });
  const gateway = await start(t, plainRoute, openAccess(), refusing);
  t.equal((await gateway.post('/plain', {})).status, 503);
  await gateway.stop();
  const lines = gateway.log.filter(({ fields: { code } }) => code === 'GW_FULL');
  t.match(lines, [{ level: 'info', message: 'request', fields: { status: 503, error: undefined } }]);
});

await test('a reload reports settings that take effect only after a restart', async (t) => {
  const gateway = await start(t);
  t.strictSame(await gateway.reload([]), { needRestart: [] });
  const changed = await gateway.reload([], { currency: 'EUR', server: { maxBodyBytes: 1 } });
  t.strictSame(changed, { needRestart: ['server', 'currency'] });
  const again = await gateway.reload([], { currency: 'EUR' });
  t.strictSame(again, { needRestart: ['currency'] }, 'as long as they are others than at the start');
  t.strictSame(await gateway.reload([]), { needRestart: [] }, 'and not when they are the same again');
});

await test('a reload says which plugins run no longer', async (t) => {
  const gateway = await start(t, plainRoute, openAccess());
  const said = (): readonly unknown[] =>
    gateway.log.flatMap(({ message, fields }) => (message.endsWith('run no longer') ? [fields['plugins']] : []));
  await gateway.reload([plainRoute, openAccess()]);
  t.strictSame(said(), [], 'none');
  await gateway.reload([plainRoute]);
  t.strictSame(said(), [[openAccess().name]]);
});

const Database = token<unknown>('database');

await test('the database is opened once, with the tables of every plugin, and only when a plugin needs it', async (t) => {
  const opened: unknown[] = [];
  let closed = 0;
  const services = {
    openDatabase: async (tables: readonly unknown[]) => opened.push(tables),
    close: async () => void (closed += 1),
  };
  const without = await startTestGateway([noting('a', [])], {}, services);
  await without.stop();
  t.strictSame([opened, closed], [[], 1], 'the platform is closed all the same');
  const tables = { entities: [], migrations: [] };
  const withTables: Plugin = { ...noting('with', []), tables, needs: { database: Database } };
  const gateway = await startTestGateway(
    [{ plugin: withTables }, { plugin: withTables, id: 'again' }, { ...noting('needs', []), needs: { db: Database } }],
    {},
    services,
  );
  t.strictSame(opened, [[{ ...tables, owner: 'with' }]], 'once for each plugin, however often it is in the list');
  await gateway.reload([withTables]);
  await gateway.reload([]);
  await gateway.reload([withTables]);
  t.equal(opened.length, 1, 'and not again for another configuration, also when a plugin was away in between');
  await gateway.stop();
  t.equal(closed, 2);
});

await test('two plugins with the same name both get their tables', async (t) => {
  const opened: unknown[] = [];
  const prepared = [1, 2].map((number) => {
    const tables = { entities: [], migrations: [{ name: `notes-000${number}-create`, class: {} }] };
    return {
      plugin: { ...noting('notes', []), tables },
      entry: { id: `notes-${number}` },
      config: {},
    } as unknown as PreparedPlugin;
  });
  opened.push(...(await tablesOf([...prepared, ...prepared])));
  t.strictSame(
    opened,
    prepared.map(({ plugin, entry }) => ({ ...plugin.tables, owner: entry.id })),
  );
});

await test('a reload that would need another database, or other tables, is refused with the place and the way out', async (t) => {
  const tables = { entities: [], migrations: [] };
  const gateway = await start(t, noting('a', []));
  for (const [plugin, message] of [
    [{ ...noting('needs', []), needs: { db: Database } }, /"needs" needs the database/],
    [{ ...noting('brings', []), tables }, /"brings" has database tables of its own/],
  ] as const) {
    await t.rejects(gateway.reload([plugin as Plugin]), { name: 'ConfigurationError', message });
    await t.rejects(gateway.reload([plugin as Plugin]), { message: /Restart the gateway/ });
  }
});

await test('a failed start closes the platform', async (t) => {
  let closed = 0;
  const close = async (): Promise<void> => void (closed += 1);
  await t.rejects(startTestGateway([failing('bad')], {}, { close }));
  await t.rejects(startTestGateway([], { server: { host: '192.0.2.1' } }, { close }));
  t.equal(closed, 2);
});

await test('a gateway that is stopping takes no other configuration', async (t) => {
  const events: string[] = [];
  const gateway = await start(t);
  const stopping = gateway.stop();
  await t.rejects(gateway.reload([noting('late', events)]), { message: /stopping/ });
  await stopping;
  t.strictSame(events, []);
});

await test('a stop ends a reload that waits for a plugin, and closes what that has set up', async (t) => {
  const never = new Promise<never>(() => undefined);
  const hanging: readonly ((reached: () => void) => Plugin)[] = [
    (reached) => ({
      ...pluginOf('hanging', {}),
      setup() {
        reached();
        return never;
      },
    }),
    (reached) =>
      pluginOf('hanging', {
        started() {
          reached();
          return never;
        },
      }),
  ];
  for (const plugin of hanging) {
    const events: string[] = [];
    const gateway = await start(t, noting('old', events));
    const waits = Promise.withResolvers<void>();
    const reloading = gateway.reload([noting('new', events), plugin(waits.resolve)]);
    const refused = t.rejects(reloading, { message: /"hanging".*the gateway is stopping/ });
    await waits.promise;
    await gateway.stop();
    await refused;
    await t.rejects(fetch(`${gateway.url}/openapi.json`), 'nothing listens any more');
    t.strictSame(events, ['setup old', 'setup new', 'close new', 'close old']);
  }
});

await test('readiness calls all plugins concurrently, and shows only the messages of gateway errors', async (t) => {
  let asked = 0;
  const ready = (hook: Contributions['ready']): Contributions => (hook ? { ready: hook } : {});
  const both = Promise.withResolvers<void>();
  const atTheSameTime = ready(async () => {
    asked += 1;
    if (asked === 2) both.resolve();
    await both.promise;
  });
  const gateway = await start(
    t,
    pluginOf('silent', {}),
    pluginOf('good', atTheSameTime),
    pluginOf('good-too', atTheSameTime),
    pluginOf(
      'bad',
      ready(() => Promise.reject(new Error('password wrong for db.internal'))),
    ),
    pluginOf(
      'thrown',
      ready(() => {
        throw new Error('secret');
      }),
    ),
    pluginOf(
      'away',
      ready(() => Promise.reject(new GatewayError({ code: 'ACME_AWAY', status: 503, message: 'Away.' }))),
    ),
    pluginOf(
      'hanging',
      ready(() => new Promise(() => undefined)),
    ),
  );
  const ending = new AbortController();
  const checking = gateway.gateway.service(Readiness).check(ending.signal);
  await both.promise;
  ending.abort();
  const general = 'It is not ready; the log says why.';
  t.strictSame(await checking, [
    { plugin: 'good', ready: true },
    { plugin: 'good-too', ready: true },
    { plugin: 'bad', ready: false, message: general },
    { plugin: 'thrown', ready: false, message: general },
    { plugin: 'away', ready: false, message: 'Away.' },
    { plugin: 'hanging', ready: false, message: 'It did not answer in time.' },
  ]);
  const [late] = (await gateway.gateway.service(Readiness).check(AbortSignal.abort())).slice(-1);
  t.match(late, { plugin: 'hanging', ready: false });
});

await test('the model catalog has the models of all plugins in their order and finds the one that is given a call', async (t) => {
  const models = (provider: string, ...ids: readonly string[]): Plugin =>
    pluginOf(provider, {
      models: ids.map((modelId) => ({ modelId, displayName: modelId, provider, capabilities: [] })),
    });
  const gateway = await start(t, models('acme', 'large', 'acme-*'), models('other', 'large', 'acme-large-*', 'x/y'));
  const catalog = gateway.gateway.service(ModelCatalog);
  t.strictSame(
    catalog.list().map(({ modelId, provider }) => `${provider} ${modelId}`),
    ['acme large', 'acme acme-*', 'other large', 'other acme-large-*', 'other x/y'],
  );
  const found = (name: string): string | undefined => {
    const model = catalog.find(name);
    return model && `${model.provider} ${model.modelId}`;
  };
  t.equal(found('large'), 'acme large', 'the first in the list');
  t.equal(found('other/large'), 'other large');
  t.equal(found('acme-small'), 'acme acme-*');
  t.equal(found('acme-large-2'), 'acme acme-*', 'the first in the list, although another pattern is longer');
  t.equal(found('other/acme-large-2'), 'other acme-large-*', 'the one that is addressed');
  t.equal(found('acme/acme-small'), 'acme acme-*');
  t.equal(found('x/y'), 'other x/y');
  t.equal(found('unknown'), undefined);
  t.equal(found('constructor'), undefined);
});
