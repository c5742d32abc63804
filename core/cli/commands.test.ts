import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Test, test } from 'tap';
import {
  Connections,
  type Contributions,
  definePlugin,
  GatewayError,
  type Plugin,
  PriceList,
  token,
  z,
} from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import type { Gateway } from '../host/gateway.js';
import type { Generation } from '../host/generation.js';
import { barePlatform } from '../testkit/bare-platform.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { memoryConfig, type TestPlugin, testSettings } from '../testkit/memory-config.js';
import { testConnection } from '../testkit/open-access.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { bundledOf } from '../testkit/start-test-gateway.js';
import { readCommandLine, UsageError } from './arguments.js';
import { commandNames, helpOf, syntaxOf } from './command-table.js';
import type { Composition } from './composition.js';
import { runCommand } from './run.js';
import { welcome } from './welcome.js';

await test('a command line has a command of one or two words, the configuration file, and arguments', async (t) => {
  t.match(readCommandLine(['start']), { command: 'start', file: resolve('gateway.yaml'), operand: '', json: false });
  const explained = readCommandLine(['explain', '-c', '/etc/gw.yaml', '--connection=main']);
  t.match(explained, { command: 'explain', file: '/etc/gw.yaml' });
  t.equal(explained.value('connection'), 'main');
  t.equal(explained.value('name'), undefined);
  t.equal(readCommandLine(['--config', 'a/b.yaml', 'check']).file, resolve('a/b.yaml'));
  const key = readCommandLine(['--json', 'key', '--name=k', 'create', '--connection=a', '--connection', 'b']);
  t.match(key, { command: 'key create', json: true });
  t.strictSame(key.values('connection'), ['a', 'b']);
  t.match(readCommandLine(['token', '--url=http://a', 'revoke', 'x']), { command: 'token revoke', operand: 'x' });
});

await test('nothing, or a wish for help, is help, about all commands or those that are named; a wish for the version is the version', async (t) => {
  for (const [argv, about] of [
    [[], []],
    [['--help'], []],
    [['help', '-h'], []],
    [['start', '--help'], ['start']],
    [['help', 'start'], ['start']],
    [['key', '-h', 'create', '--name=k'], ['key create']],
    [['help', 'key', 'revoke', 'x'], ['key revoke']],
    [
      ['connection', '--help'],
      ['connection create', 'connection list'],
    ],
  ] as const) {
    const { command, about: told } = readCommandLine(argv);
    t.strictSame([command, told], ['help', about]);
  }
  for (const argv of [['--version'], ['version']]) t.equal(readCommandLine(argv).command, 'version');
});

await test('what cannot be understood is a usage error that names it', async (t) => {
  for (const [argv, message] of [
    [['start', 'more'], '"start" takes no "more"'],
    [['check', 'my.yaml'], '"check" takes no "my.yaml"; to read this file, write --config my.yaml'],
    [['start', '--prot', '1'], /--prot/],
    [['start', '--config'], /--config/],
    [['start', '-x'], /-x/],
    [['start', '--json'], '"start" takes no --json'],
    [['key', 'create', '--name=k', '--role=admin'], '"key create" takes no --role'],
    [['key', 'create'], '"key create" needs --name'],
    [['key', 'create', '--name='], '"key create" needs --name'],
    [['key', 'change'], '"key change" needs ID'],
    [['token', 'create'], '"token create" needs --role'],
    [['token', 'create', '--role=admin', '--role=viewer'], '--role is given 2 times'],
    [['start', '-c', 'a', '-c', 'b'], '--config is given 2 times'],
    [['key'], '"key" must be followed by create, change, list or revoke'],
    [['plugin'], '"plugin" must be followed by new'],
    [['help', 'key', 'crate'], 'there is no command "key crate"; did you mean "key create"?'],
    [['strat', '--help'], 'there is no command "strat"; did you mean "start"?'],
    [['connection'], '"connection" must be followed by create or list'],
    [['key', 'mend'], 'there is no command "key mend"; "key" must be followed by create, change, list or revoke'],
    [['key', 'crate'], 'there is no command "key crate"; did you mean "key create"?'],
    [['explain', '--conection', 'x'], '"explain" takes no --conection; did you mean "--connection"?'],
    [['worker', '--frob'], '"worker" takes no --frob'],
    [['start', '-p', '1'], '"start" takes no -p'],
    [['--confg', 'a'], 'there is no option "--confg"; did you mean "--config"?'],
    [['token', 'revoke'], '"token revoke" needs ID'],
    [['token', 'revoke', 'a', 'b'], '"token revoke" takes one ID, and no "b"'],
    [['key', 'list', 'a'], '"key list" takes no "a"'],
  ] as const) {
    t.throws(() => readCommandLine(argv), { message });
    t.throws(() => readCommandLine(argv), UsageError);
  }
});

/** The output of a command, and its exit code. */
interface Printed {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

interface World {
  readonly plugins?: readonly (Plugin | TestPlugin)[];
  readonly source?: Partial<ConfigSource>;
  readonly composition?: Partial<Composition>;
  readonly openDatabase?: () => Promise<unknown>;
  readonly onPlatform?: (source: ConfigSource) => void;
  readonly onClose?: () => void;
}

/** Runs a command on a configuration made in memory. */
async function run(t: Test, argv: readonly string[], world: World = {}): Promise<Printed> {
  const placed = (world.plugins ?? []).map((one): TestPlugin => ('plugin' in one ? one : { plugin: one }));
  const bundled = bundledOf(placed);
  const composition: Composition = {
    version: '1.2.3',
    bundled,
    environment: {},
    started: () => undefined,
    readConfig: async (file) => ({ ...memoryConfig(placed), file, ...world.source }),
    watchConfig: async () => undefined,
    createPlatform: async (source) => {
      world.onPlatform?.(source);
      return {
        ...barePlatform(bundled, collectingLog()),
        openDatabase: world.openDatabase ?? (async () => ({})),
        close: async () => world.onClose?.(),
      };
    },
    ...world.composition,
  };
  const [out, error] = [t.capture(console, 'log'), t.capture(console, 'error')];
  const code = await runCommand(argv, composition);
  const text = (results: ReturnType<typeof out>): string => results.map(({ args }) => args.join(' ')).join('\n');
  return { code, out: text(out()), error: text(error()) };
}

await test('help and version are printed and are not a failure', async (t) => {
  t.strictSame(await run(t, []), { code: 0, out: helpOf([]), error: '' });
  t.match(await run(t, ['--help']), { code: 0, out: /start .*\n.*worker .*\n.*check/ });
  const { out } = await run(t, ['key', 'create', '--help']);
  t.match(out, /^Usage: sluice key create \[options\]\n\n {2}create an API key/);
  t.match(
    out,
    /--spending-limit N +the most .*\n.*--spending-period P .*\n.*--model-limit LIMIT .*\n.*--requests N .*\n.*--tokens N .*\n.*--concurrent N .*\n.*--expires WHEN /,
  );
  t.notMatch(out, /--role|key revoke/, 'of this command only');
  t.match(out, /--model NAME .*\(default: all\)/);
  t.match(helpOf(['key change']), /--model NAME .*\(without a value: all\)[^]*--organization NAME .*\(default: that/);
  t.match(await run(t, ['--version']), { code: 0, out: /^1\.2\.3$/ });
});

await test('the help of a command has all its options, each on a line that fits its name', async (t) => {
  for (const command of commandNames) {
    const help = helpOf([command]);
    for (const name of [...Object.keys(syntaxOf(command).options ?? {}), 'config'])
      t.match(help, new RegExp(`^ {2}(-c, | {4})--${name} \\S* +\\S`, 'm'), `${command} --${name}`);
  }
});

await test('a wrong command line ends with exit code 2, the mistake, and how to get help', async (t) => {
  const commands = 'Run "sluice --help" for the commands.';
  for (const [argv, message, help] of [
    [['strat'], /there is no command "strat"; did you mean "start"\?/, commands],
    [['constructor'], /there is no command "constructor"/, commands],
    [['--wrong'], /--wrong/, commands],
    [['start', 'twice'], /"start" takes no "twice"/, 'Run "sluice start --help" for its options.'],
    [['check', '--wrong'], /--wrong/, 'Run "sluice check --help" for its options.'],
    [['key', 'list', '--wrong'], /--wrong/, 'Run "sluice key list --help" for its options.'],
    [['key', 'mend'], /there is no command "key mend"/, 'Run "sluice key --help" for its options.'],
    [['key', 'change', 'ID'], /"key change" needs a setting/, 'Run "sluice key change --help" for its options.'],
  ] as const) {
    const { code, out, error } = await run(t, argv);
    t.strictSame([code, out], [2, '']);
    t.match(error, message);
    t.equal(error.split('\n')[1], help, 'short enough to be read');
  }
});

await test('check confirms a valid file, with the number of its plugins', async (t) => {
  let platforms = 0;
  const printed = await run(t, ['check', '-c', '/x/gateway.yaml'], {
    plugins: [pluginOf('a', {}), pluginOf('b', {})],
    source: { skippedPlugins: [{ use: 'c', id: 'c', when: '${env:C:-}' }] },
    composition: {
      createPlatform: () => {
        platforms += 1;
        return Promise.reject(new Error('check needs no platform'));
      },
    },
  });
  t.match(printed, {
    code: 0,
    out: /^\/x\/gateway\.yaml is valid: 2 plugins, 1 left out by "when"\.\n.*"sluice explain" checks\.$/,
    error: '',
  });
  t.equal(platforms, 0, 'nothing is opened');
});

await test('check warns about declarations of plugins without effect, and succeeds', async (t) => {
  const late: Plugin = { ...pluginOf('limits', {}), after: ['auht'] };
  const { code, out } = await run(t, ['check'], { plugins: [pluginOf('auth', {}), late] });
  t.equal(code, 0);
  t.match(
    out,
    /"limits" must come after "auht", but no plugin here has this name[^]*Did you mean "auth"\?[^]*is valid: 2 plugins/,
  );
});

await test('check shows what plugins doubt in their own configuration, and succeeds', async (t) => {
  const doubting: Plugin = {
    ...pluginOf('limits', {}),
    doubts: () => [{ within: ['limits', 1], message: 'never applies', hint: 'Remove it.' }],
  };
  const { code, out } = await run(t, ['check'], { plugins: [doubting] });
  t.equal(code, 0);
  t.match(out, /never applies[^]*Remove it\.[^]*is valid: 1 plugin/);
  const failing: Plugin = {
    ...pluginOf('limits', {}),
    doubts: () => {
      throw new TypeError('no list');
    },
  };
  t.match(await run(t, ['check'], { plugins: [failing] }), {
    code: 0,
    out: /the "doubts" of "limits" have failed: TypeError: no list[^]*is valid/,
  });
});

const Ledger = token('ledger');

await test('every command explains an invalid configuration in the same way, and exits with 1', async (t) => {
  const needing = (name: string): Plugin => ({ ...pluginOf(name, {}), needs: { ledger: Ledger } });
  for (const command of ['check', 'start', 'explain', 'migrate']) {
    const one = await run(t, [command], { plugins: [needing('a')] });
    t.equal(one.code, 1, command);
    t.match(one.error, /^The configuration has a problem:\n\nmemory\.yaml.*\n.*"a" needs the service "ledger"/);
    const two = await run(t, [command], { plugins: [needing('a'), needing('b')] });
    t.match(two, { code: 1, error: /^The configuration has 2 problems:/, out: '' });
  }
});

await test('other failures are printed as a sentence with their causes, never as a stack', async (t) => {
  const failing = (cause: unknown): World => ({ composition: { readConfig: () => Promise.reject(cause as Error) } });
  const gone = new Error('cannot read gateway.yaml', { cause: new Error('ENOENT: no such file') });
  t.match(await run(t, ['check'], failing(gone)), {
    code: 1,
    error: 'sluice: cannot read gateway.yaml\n  because ENOENT: no such file',
  });
  const repeated = new Error('outer: inner', { cause: new Error('inner') });
  t.match((await run(t, ['check'], failing(repeated))).error, /^sluice: outer: inner$/);
  const coded = new GatewayError({ code: 'GW_START_PORT', status: 500, message: 'Port 1 is in use.' });
  t.match((await run(t, ['check'], failing(coded))).error, /^sluice: Port 1 is in use\. \(GW_START_PORT\)$/);
  t.match((await run(t, ['check'], failing('just a word'))).error, /^sluice: just a word$/);
  t.notMatch((await run(t, ['check'], failing(gone))).error, /at .*:\d+:\d+/);
});

const connectionId = '01900000-0000-7000-8000-00000000000a';
const connections = definePlugin({
  apiVersion: 1,
  name: 'connections',
  config: z.strictObject({}),
  provides: { connections: Connections },
  setup: () => ({
    services: {
      connections: {
        get: (_organization: string, id: string) => (id === connectionId ? testConnection : undefined),
        named: (_organization: string, name: string) => (name === 'main' ? testConnection : undefined),
      } as Connections,
    },
  }),
}) as Plugin;

await test('explain prints the plugins of each phase, for one connection or in general, and closes what it has opened', async (t) => {
  const hook = (): undefined => undefined;
  const phases: Contributions = {
    admit: hook,
    govern: hook,
    appliesTo: ({ enableSpendingLimit }) => enableSpendingLimit,
  };
  let closed = 0;
  const world: World = {
    plugins: [connections, pluginOf('limits', phases), pluginOf('provider', { dispatch: hook })],
    source: {
      skippedPlugins: [
        { use: 'provider-x', id: 'x', when: '${env:X_KEY:-}' },
        { use: 'provider-y', id: 'long-name', when: '${env:Y_KEY:-}' },
      ],
    },
    onClose: () => (closed += 1),
  };
  const any = await run(t, ['explain'], world);
  t.equal(any.code, 0);
  t.match(any.out, /^For any connection:/);
  t.match(any.out, /admit +limits\n[^]*govern +limits\n[^]*dispatch +provider\n/);
  t.match(any.out, /\n\n {2}left out by "when":\n {4}x +\$\{env:X_KEY:-\}\n {4}long-name +\$\{env:Y_KEY:-\}$/);
  for (const name of ['main', connectionId, connectionId.toUpperCase()]) {
    const one = await run(t, ['explain', '--connection', name], world);
    t.match(one.out, /^For connection "test":/);
    t.match(one.out, /admit +–\n/, 'what does not apply is not shown');
  }
  t.equal(closed, 4);
  const unknown = await run(t, ['explain', '--connection', 'nobody'], world);
  t.match(unknown, { code: 1, error: /There is no connection "nobody"/ }, 'which is no mistake of the command line');
  t.equal(closed, 5, 'also when it fails');
  const without = await run(t, ['explain', '--connection', 'main'], { plugins: [] });
  t.match(without, { code: 1, error: /no plugin provides the service "connections"; add one/ });
});

await test('explain leaves the data folder alone, and opens a database server only to look a connection up', async (t) => {
  const { settings } = memoryConfig([]);
  const databaseUrl = 'postgres://db.test/gateway';
  const folders: string[] = [];
  const urlWhen = async (databaseUrl: string | undefined, ...argv: readonly string[]): Promise<string | undefined> => {
    const data = { ...settings.data, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    let given: ConfigSource['settings']['data'] | undefined;
    await run(t, ['explain', ...argv], {
      plugins: [connections],
      source: { settings: { ...settings, data } },
      onPlatform: (source) => {
        given = source.settings.data;
        t.equal(source.settings.log.level, 'warn', 'what a start warns of is printed, too');
        t.ok(existsSync(given.folder));
      },
    });
    folders.push(given?.folder ?? '');
    return given?.databaseUrl;
  };
  t.equal(await urlWhen(databaseUrl), undefined);
  t.equal(await urlWhen(databaseUrl, '--connection', 'main'), databaseUrl);
  t.equal(await urlWhen(undefined, '--connection', 'main'), undefined);
  for (const folder of folders) {
    t.not(folder, settings.data.folder);
    t.notOk(existsSync(folder), 'its own folder is gone afterwards');
  }
});

await test('migrate opens the database, and closes it even after a failure', async (t) => {
  let closed = 0;
  const onClose = (): void => void (closed += 1);
  t.match(await run(t, ['migrate'], { onClose }), { code: 0, out: 'The database is up to date.' });
  const openDatabase = (): Promise<never> =>
    Promise.reject(
      new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'The database is away.' }),
    );
  t.match(await run(t, ['migrate'], { onClose, openDatabase }), { code: 1, error: /The database is away/ });
  t.equal(closed, 2);
});

await test('a failed start closes everything that it has opened, and prints the reason', async (t) => {
  let closed = 0;
  const { settings } = memoryConfig([]);
  const source = { settings: { ...settings, server: { ...settings.server, host: '192.0.2.1' } } };
  const printed = await run(t, ['start'], { source, onClose: () => (closed += 1) });
  t.match(printed, { code: 1, error: /192\.0\.2\.1.*\(GW_START_PORT\)/, out: '' });
  t.equal(closed, 1);
});

const serving = (...paths: readonly string[]): Generation => {
  const find = (method: string, { path }: { path: string }): object => ({
    kind: paths.includes(`${method} ${path}`) ? 'route' : 'nothing',
  });
  return { application: { router: { find } } } as unknown as Generation;
};

const nativeRoute = serving('POST /v1/inference/chat', 'POST /v1/chat/completions');

function welcomeFor(
  gateway: Partial<Gateway>,
  {
    priced,
    skippedPlugins = [],
    ...stores
  }: {
    readonly data?: object;
    readonly redis?: object;
    readonly priced?: readonly string[];
    readonly skippedPlugins?: readonly object[];
  } = {},
): string {
  const needs = priced && { prices: PriceList };
  const find = (id: string): object | undefined => {
    if (!priced) throw new Error('no plugin uses prices');
    return priced.includes(id) ? {} : undefined;
  };
  const settings = {
    ...testSettings,
    data: { ...testSettings.data, folder: resolve('data'), ...stores.data },
    state: { redis: { ...testSettings.state.redis, ...stores.redis } },
  };
  return welcome({
    gateway: {
      url: 'http://localhost:8080',
      models: [],
      notes: [],
      service: () => ({ find }),
      ...gateway,
      generation: { ...nativeRoute, ...gateway.generation, prepared: { plugins: [{ plugin: { needs } }] } },
    } as unknown as Gateway,
    source: { ...memoryConfig([]), settings, skippedPlugins } as ConfigSource,
    version: '1.2.3',
    startedIn: 0.84,
    processes: 1,
  });
}

const model = (modelId: string, ...capabilities: readonly string[]): Gateway['models'][number] => ({
  modelId,
  provider: 'acme',
  displayName: modelId,
  capabilities,
});

await test("the welcome text has the gateway's address, its models, and a request to paste", async (t) => {
  const text = welcomeFor({
    models: [model('acme-*'), model('large')],
    notes: [
      { id: 'admin-token', label: 'Admin token', value: 'at-slc-1' },
      { id: 'api-key', label: 'API key', value: 'sk-slc-1' },
      { id: 'connection-id', label: 'Connection id', value: '0190' },
    ],
  });
  t.match(text, /Sluice 1\.2\.3 is ready \(0\.8 s\)\./);
  t.match(text, /URL +http:\/\/localhost:8080\n/);
  t.match(text, /Models +acme-\* \(acme\), large \(acme\)\n/);
  t.match(text, /Data +\.\/data\n/);
  t.match(text, /shown only once[^]*Admin token +at-slc-1\n +API key +sk-slc-1\n +Connection id +0190\n/);
  t.match(text, /curl http:\/\/localhost:8080\/v1\/inference\/chat/);
  t.match(text, /'x-api-key: sk-slc-1'[^]*'x-connection-id: 0190'/);
  t.match(text, /"model":"large"/, 'a pattern is no model that can be asked');
  const models = [model('vectors', 'embeddings'), model('talker', 'chat')];
  t.match(welcomeFor({ models }), /"model":"talker"/, 'a model that talks is preferred');
  const talkers = [...models, model('dear', 'chat')];
  t.match(welcomeFor({ models: talkers }, { priced: ['vectors', 'dear'] }), /"model":"dear"/, 'and one with a price');
  const body = /-d '(.*)'/.exec(text)?.[1] ?? '';
  t.doesNotThrow(() => JSON.parse(body) as unknown, 'the body is JSON');
});

await test('the request to paste is one that this gateway serves', async (t) => {
  const pasted = (...paths: readonly string[]): string | undefined =>
    /curl (\S+)/.exec(welcomeFor({ generation: serving(...paths), models: [model('large')] }))?.[1];
  t.equal(pasted('POST /v1/chat/completions'), 'http://localhost:8080/v1/chat/completions');
  t.equal(pasted('POST /v1/messages'), undefined);
});

await test('a later start shows no credentials, and place-holders where they were', async (t) => {
  const text = welcomeFor({ models: [model('large')] });
  t.notMatch(text, /shown only once/);
  t.match(text, /'x-api-key: <API_KEY>'/);
});

await test('a gateway without a model that can be named says so, and proposes no request', async (t) => {
  t.match(welcomeFor({}), /Models +none: add a provider to gateway\.yaml/);
  for (const models of [[], [model('acme-*')]]) t.notMatch(welcomeFor({ models }), /Try it|curl/);
});

await test('while only models run that cost nothing, the welcome text says what would enable further providers', async (t) => {
  const skipped = (...names: string[]): object[] =>
    names.map((name) => ({ use: 'provider-acme', id: name, when: `\${env:${name}_KEY:-}` }));
  const free = { ...model('demo', 'chat'), free: true };
  const skippedPlugins = [{ use: 'tracing', id: 'tracing', when: '${env:TRACES:-}' }, ...skipped('A', 'B', 'C', 'D')];
  const text = welcomeFor({ models: [free] }, { skippedPlugins });
  t.match(text, /More models +set A_KEY, B_KEY, C_KEY or others \(npx sluice explain\), and start again\n/);
  t.match(
    welcomeFor({ models: [free] }, { skippedPlugins: skipped('A') }),
    /More models +set A_KEY, and start again\n/,
  );
  t.notMatch(welcomeFor({ models: [free, model('large')] }, { skippedPlugins }), /More models/);
  t.notMatch(welcomeFor({ models: [free] }), /More models/);
});

await test('a long list of models is cut', async (t) => {
  const models = Array.from({ length: 20 }, (_, index) => model(`m${index}`));
  t.match(welcomeFor({ models }), /m7 \(acme\) and 12 more\n/);
});

await test('the welcome text says which servers have the data, without users and passwords', async (t) => {
  const own = welcomeFor({});
  t.notMatch(own, /Redis|Vectors|Files/, 'all in the data folder');
  const text = welcomeFor(
    {},
    {
      data: {
        databaseUrl: 'postgres://someone:secret@db.test/gateway?sslmode=verify-full',
        chromaUrl: 'https://someone:secret@vectors.test/chroma',
        s3: { bucket: 'papers', endpoint: 'https://files.test', secretAccessKey: 'secret', accessKeyId: 'someone' },
      },
      redis: { url: 'rediss://someone:secret@cache.test:6380/2' },
    },
  );
  t.match(text, /Data +PostgreSQL at db\.test:5432\/gateway\n/);
  t.match(text, /Redis +rediss:\/\/cache\.test:6380\/2\n/);
  t.match(text, /Vectors +https:\/\/vectors\.test\/chroma\n/);
  t.match(text, /Files +bucket papers at https:\/\/files\.test\n/);
  t.notMatch(text, /someone|secret/);
});
