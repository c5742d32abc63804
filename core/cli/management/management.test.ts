import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { type Test, test } from 'tap';
import { GatewayError, type Plugin } from '../../api/index.js';
import { openDatabase } from '../../services/database/open-database.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import { barePlatform } from '../../testkit/bare-platform.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { memoryConfig, testSettings } from '../../testkit/memory-config.js';
import { bundledOf } from '../../testkit/start-test-gateway.js';
import { bundledPlugins } from '../../../plugins/index.js';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { until } from '../../../test/fixtures/components/until.js';
import { type ManagementGateway, startManagementGateway } from '../../../test/fixtures/gateways/management-gateway.js';
import type { Composition } from '../composition.js';
import { leaveAddress } from '../serving-address.js';
import { runCommand } from '../run.js';
import { readExpiry } from './expiry.js';

/** The output of a command, and its exit code. */
interface Printed {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

interface Place {
  /** The URL of the configured database. */
  readonly url?: string;
  /** The address of the configured gateway. */
  readonly server?: Partial<typeof testSettings.server>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Another process has the data folder. */
  readonly isTaken?: boolean;
  /** The configured data folder. */
  readonly folder?: string;
  /** Mistakes in gateway.yaml. */
  readonly problems?: readonly ConfigProblem[];
}

const names = ['auth', 'connections', 'audit'] as const;

async function compositionFor({
  url,
  server,
  environment = {},
  isTaken,
  folder,
  problems,
}: Place): Promise<Composition> {
  const plugins = await Promise.all(
    names.map(async (name) => ({ plugin: (await bundledPlugins[name]?.())?.default as Plugin })),
  );
  const bundled = bundledOf(plugins);
  return {
    version: '1.2.3',
    bundled,
    environment,
    started: () => undefined,
    readConfig: async () => ({
      ...memoryConfig(plugins, {
        ...(server && { server }),
        data: { ...testSettings.data, ...(folder && { folder }) },
      }),
      ...(problems && { problems }),
    }),
    watchConfig: async () => undefined,
    async createPlatform() {
      let close = async (): Promise<void> => undefined;
      return {
        ...barePlatform(bundled, collectingLog()),
        async openDatabase(tables) {
          if (isTaken) {
            throw new GatewayError({ code: 'GW_DATABASE_FOLDER_IN_USE', status: 500, message: 'The folder is taken.' });
          }
          const database = await openDatabase({ url, folder: 'memory', tables, log: silentLog });
          close = () => database.close();
          return database;
        },
        close: () => close(),
      };
    },
  };
}

async function run(t: Test, argv: readonly string[], place: Place): Promise<Printed> {
  const composition = await compositionFor(place);
  const [out, error] = [t.capture(console, 'log'), t.capture(console, 'error')];
  const code = await runCommand(argv, composition);
  const text = (results: ReturnType<typeof out>): string => results.map(({ args }) => args.join(' ')).join('\n');
  return { code, out: text(out()), error: text(error()) };
}

/** The same commands, wherever the gateway is. */
async function walk(t: Test, gateway: ManagementGateway, place: Place, further: readonly string[]): Promise<void> {
  const sluice = (...argv: readonly string[]): Promise<Printed> => run(t, [...argv, ...further], place);
  const json = async (...argv: readonly string[]): Promise<unknown> =>
    JSON.parse((await sluice(...argv, '--json')).out);

  const connection = await sluice('connection', 'create', '--name', 'shop');
  t.match(connection, { code: 0, out: /^[0-9a-f-]{36}$/, error: 'Connection "shop":' });
  const connectionId = connection.out;
  t.match(await sluice('connection', 'create', '--name', 'shop'), { code: 1, out: '', error: /"shop".*NAME_TAKEN/ });
  t.match(
    (await sluice('connection', 'list')).out,
    new RegExp(`^ID +NAME[^]*${connectionId}  shop +20.*Z  active$`, 'm'),
  );
  const connections = (await json('connection', 'list')) as { readonly name: string }[];
  t.match(connections.at(-1), { connectionId, name: 'shop', disabled: false });

  const key = await sluice(
    'key',
    'create',
    '--name=app',
    '--connection=shop',
    '--default',
    connectionId,
    '--expires=30d',
    '--model=demo*',
    '--model=other',
    '--requests=60',
    '--owner=web team',
    '--tag=team:web',
    '--tag=eu',
    '--address=127.0.0.0/8',
    '--address=::1',
    '--model-limit=vendor/*,a=b=12.50/daily',
    '--model-limit=demo*=3',
  );
  t.match(key, { code: 0, out: /^sk-slc-\w+$/, error: /^API key \S+ "app", shown only now:$/ });
  const [listed] = ((await json('key', 'list')) as { readonly keyId: string; readonly name: string }[]).filter(
    ({ name }) => name === 'app',
  );
  t.match(listed, { connectionIds: [connectionId], defaultConnectionId: connectionId, revoked: null, expires: /Z$/ });
  t.notMatch(JSON.stringify(listed), key.out);
  const chat = async (): Promise<number> => {
    const body = { model: 'demo', messages: [{ role: 'user', content: 'hello' }] };
    return (await gateway.post('/v1/inference/chat', body, { 'x-api-key': key.out })).status;
  };
  await until(async () => (await chat()) === 200, 'the key works');
  const keyId = listed?.keyId ?? '';
  const allowed = { allowedModelIdentifiersList: ['demo*', 'other'], rateLimit: { requests: 60, tokens: undefined } };
  t.match(listed, {
    ...allowed,
    owner: 'web team',
    tags: ['eu', 'team:web'],
    allowedAddresses: ['127.0.0.0/8', '::1'],
  });
  const modelSpendingLimits = [
    { models: ['vendor/*', 'a=b'], amount: 12.5, period: 'daily' },
    { models: ['demo*'], amount: 3, period: 'monthly' },
  ];
  t.match(listed, { modelSpendingLimits });
  const row = / demo\*,other +127\.0\.0\.0\/8,::1 +vendor\/\*,a=b 12\.5 daily; demo\* 3 monthly +60 requests +\d{4}-/;
  t.match((await sluice('key', 'list')).out, row);
  t.match(await sluice('key', 'change', keyId, '--tokens=90000', '--concurrent=4', '--spending-limit=5'), {
    code: 0,
    out: `The API key ${keyId} "app" is changed.`,
  });
  const changed = (...argv: readonly string[]): Promise<unknown> => json('key', 'change', keyId, ...argv);
  t.strictSame(await changed('--requests=60'), {
    ...listed,
    rateLimit: { requests: 60, tokens: 90_000, concurrent: 4 },
    spendingLimit: 5,
  });
  await changed('--requests=1');
  t.match((await sluice('key', 'list')).out, / 1 request, 90000 tokens, 4 concurrent /);
  t.strictSame(
    await changed(
      '--requests=',
      '--tokens=',
      '--concurrent=',
      '--owner=',
      '--tag=',
      '--spending-limit=',
      '--model-limit=',
      '--model=',
      '--address=',
      '--expires=',
      '--connection=',
    ),
    {
      ...listed,
      owner: null,
      tags: null,
      rateLimit: null,
      modelSpendingLimits: null,
      allowedModelIdentifiersList: null,
      allowedAddresses: null,
      expires: null,
      connectionIds: null,
    },
  );
  t.match(await changed('--name=the app', '--connection=shop'), { name: 'the app', connectionIds: [connectionId] });
  t.equal(await chat(), 200, 'its secret stays');
  await changed('--name=app');
  t.match(await sluice('key', 'change', keyId, '--address=10.0.0.0/40'), {
    code: 1,
    error: /allowedAddresses.*GW_REQUEST_INVALID/s,
  });
  t.match(await sluice('key', 'change', keyId, '--requests=0'), { code: 1, error: /rateLimit.*GW_REQUEST_INVALID/s });
  t.match(await sluice('key', 'change', keyId, '--tag=two words'), { code: 1, error: /tags.*GW_REQUEST_INVALID/s });
  t.match(await sluice('key', 'change', keyId, `--owner=${'x'.repeat(201)}`), {
    code: 1,
    error: /owner.*GW_REQUEST_INVALID/s,
  });
  t.match(await sluice('key', 'change', keyId, '--requests=many'), {
    code: 2,
    error: /--requests takes a whole number/,
  });
  t.match(await sluice('key', 'change', keyId, '--model-limit=demo'), {
    code: 2,
    error: /--model-limit takes models, an amount and a period/,
  });
  t.match(await sluice('key', 'change', keyId, '--model-limit=demo=1', '--model-limit=demo=2'), {
    code: 1,
    error: /two limits of the same models.*GW_REQUEST_INVALID/s,
  });
  t.match(await sluice('key', 'change', 'nonsense', '--name=app'), {
    code: 1,
    error: /no API key "nonsense".*GW_KEY_UNKNOWN/,
  });
  t.match((await sluice('key', 'list')).out, new RegExp(`${keyId}  app +– +sk-slc-\\w{5}… +${connectionId}.*active`));
  t.match(await sluice('key', 'revoke', keyId), { code: 0, out: `The API key ${keyId} is revoked.` });
  t.match(await sluice('key', 'revoke', keyId, '--json'), { code: 0, out: /keyId/ }, 'again, for a program');
  await until(async () => (await chat()) === 401, 'the key is refused');
  t.match((await sluice('key', 'list')).out, new RegExp(`${keyId} .*revoked$`, 'm'));
  t.match(await sluice('key', 'revoke', 'nonsense'), { code: 1, error: /no API key "nonsense".*GW_KEY_UNKNOWN/ });
  t.match(await sluice('key', 'create', '--name=x', '--default=nowhere'), {
    code: 1,
    error: /no connection "nowhere"/,
  });

  const token = await sluice('token', 'create', '--role=viewer');
  t.match(token, { code: 0, out: /^at-slc-\w+$/, error: /^Access token \S+ for ".+" with the role viewer/ });
  const tokens = (await json('token', 'list')) as { readonly tokenId: string; readonly subject: string }[];
  const made = tokens.find(({ subject }) => subject === userInfo().username);
  t.match(made, { role: 'viewer', expires: null, prefix: token.out.slice(0, 12) });
  t.match(await sluice('token', 'list'), { code: 0, out: /viewer +at-slc-\w{5}… +never +active/ });
  t.match(await sluice('token', 'revoke', made?.tokenId ?? ''), { code: 0, out: /is revoked/ });
  t.match(await sluice('token', 'revoke', keyId), { code: 1, error: /GW_TOKEN_UNKNOWN/ });
  t.match(await json('token', 'create', '--role=editor', '--subject=ci'), { subject: 'ci', secret: /^at-slc-/ });
}

await test('connections, keys and tokens are managed through the services of the configuration', async (t) => {
  const url = await createDatabase(t);
  const gateway = await startManagementGateway(t, { url });
  await walk(t, gateway, { url }, []);
  const elsewhere = await run(t, ['connection', 'list', '--organization', 'other', '--json'], { url });
  t.match(JSON.parse(elsewhere.out), [{ name: 'first', connectionId: gateway.ids.other.connectionId }]);
  t.equal((JSON.parse(elsewhere.out) as unknown[]).length, 1);
});

await test('with --url, the commands use a remote gateway, and do not read the configuration', async (t) => {
  const gateway = await startManagementGateway(t);
  await walk(t, gateway, { isTaken: true }, ['--url', `${gateway.url}/`, '--token', gateway.tokens.admin]);
});

await test('if a gateway has locked the embedded database, the commands use its API', async (t) => {
  const gateway = await startManagementGateway(t);
  const server = { host: '0.0.0.0', port: Number(new URL(gateway.url).port) };
  await walk(t, gateway, { isTaken: true, server, environment: { SLUICE_ADMIN_TOKEN: gateway.tokens.admin } }, []);
  t.match(await run(t, ['key', 'list'], { isTaken: true, server }), {
    code: 1,
    out: '',
    error: `sluice: another process has the data folder open; the command goes to the gateway at http://127.0.0.1:${server.port}, which needs an access token with the role admin: set SLUICE_ADMIN_TOKEN, or give --token`,
  });
  t.match(await run(t, ['key', 'list', '--organization=x'], { isTaken: true, server }), {
    code: 2,
    error: /the token decides the organization/,
  });
  t.match(await run(t, ['key', 'list'], { isTaken: true }), { code: 1, error: /give its address with --url/ });
  const viewer = { SLUICE_ADMIN_TOKEN: gateway.tokens.viewer };
  t.match(await run(t, ['key', 'list'], { isTaken: true, server, environment: viewer }), {
    code: 1,
    error: /needs the role "admin"; the token has "viewer".*\(GW_AUTH_FORBIDDEN\)/,
  });
  const wrong = { SLUICE_ADMIN_TOKEN: `at-slc-${'x'.repeat(24)}` };
  t.match(await run(t, ['key', 'list'], { isTaken: true, server, environment: wrong }), {
    code: 1,
    error: /^sluice: http:\S+ refuses the token of SLUICE_ADMIN_TOKEN: .*\(GW_AUTH_INVALID_TOKEN\)$/,
  });
  t.match(await run(t, ['key', 'list', '--token=x'], { isTaken: true, server, environment: wrong }), {
    code: 1,
    error: /refuses the token of --token: /,
  });
});

await test('a token that gateway.yaml does not take as a setting stops no command: not beside a running gateway, and otherwise with the way out', async (t) => {
  const gateway = await startManagementGateway(t);
  const folder = temporaryFolder(t);
  const port = Number(new URL(gateway.url).port);
  const environment = { SLUICE_ADMIN_TOKEN: 'eyJ.of.an-issuer' };
  const problem = {
    file: 'gateway.yaml',
    line: 1,
    column: 1,
    path: 'plugins[0].config.bootstrap.adminToken',
    message: 'must start with "at-slc-"; got a string from ${env:SLUICE_ADMIN_TOKEN}',
  };
  const place = { folder, problems: [problem], environment };
  t.match(await run(t, ['key', 'list'], place), {
    code: 1,
    error: /got a string from [^]*This command needs no token.*unset SLUICE_ADMIN_TOKEN, or name a gateway with --url/,
  });
  t.teardown(leaveAddress({ data: { ...testSettings.data, folder }, server: testSettings.server }, port));
  t.match(await run(t, ['key', 'list'], place), { code: 1, error: /refuses the token of SLUICE_ADMIN_TOKEN/ });
  const admin = { SLUICE_ADMIN_TOKEN: gateway.tokens.admin };
  t.match(await run(t, ['key', 'list', '--json'], { ...place, environment: admin }), { code: 0, out: /^\[/ });
  t.match(await run(t, ['key', 'list'], { ...place, environment: {} }), { code: 1, error: /has a problem/ });
});

await test('a wrong address, one that does not respond, and one that is not a gateway are reported differently', async (t) => {
  const server = createServer((_request, response) => response.end('<html>hello</html>'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (address: string): Promise<Printed> => run(t, ['key', 'list', '--token=x', '--url', address], {});
  t.match(await ask(url), {
    code: 1,
    error: `sluice: ${url} answered 200, but not like a Sluice gateway; give the address of one with --url`,
  });
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  t.match(await ask(url), { code: 1, error: /^sluice: no gateway answers at http[^]*ECONNREFUSED/ });
  for (const wrong of ['localhost:4000', 'ftp://x', '']) {
    t.match(await ask(wrong), { code: 2, error: /--url takes an address like/ }, wrong);
  }
});

await test('an invalid role or time is a wrong command line', async (t) => {
  t.match(await run(t, ['token', 'create', '--role=root'], {}), {
    code: 2,
    error: /--role takes viewer, editor or admin/,
  });
  t.match(await run(t, ['key', 'create', '--name=x', '--expires=soon'], {}), { code: 2, error: /--expires takes 12h/ });
});

await test('an expiry is a duration from now, or a time in the future with its offset', (t) => {
  const now = Date.UTC(2030, 0, 1);
  for (const [text, expected] of [
    ['90m', '2030-01-01T01:30:00.000Z'],
    ['12h', '2030-01-01T12:00:00.000Z'],
    ['30d', '2030-01-31T00:00:00.000Z'],
    ['4w', '2030-01-29T00:00:00.000Z'],
    ['2030-12-31T23:59:59Z', '2030-12-31T23:59:59.000Z'],
    ['2030-06-01T00:00:00+02:00', '2030-05-31T22:00:00.000Z'],
  ] as const) {
    t.equal(readExpiry(text, now).toISOString(), expected);
  }
  for (const wrong of ['', '30', 'd', '-1d', '1.5h', '1y', '30 d', '2031-01-01', '2031-01-01T00:00:00', '9999999d']) {
    t.throws(() => readExpiry(wrong, now), /--expires takes/, wrong);
  }
  for (const past of ['0d', '2030-01-01T00:00:00Z', '1999-01-01T00:00:00Z']) {
    t.throws(() => readExpiry(past, now), /must be in the future/, past);
  }
  t.end();
});
