import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { z } from 'zod';
import { formatProblems } from '../core/api/config-problem.js';
import type { ConfigSource } from '../core/api/config-source.js';
import { modelEntries } from '../core/api/wire/model-table.js';
import { readGatewayFile, readGatewayText } from './load.js';
import type { Environment } from './references.js';

const project = fileURLToPath(new URL('../..', import.meta.url));

function read(text: string, environment: Environment = {}): ConfigSource {
  return readGatewayText(text, { file: 'gateway.yaml', environment, defaultPlugins: ['first', 'second'] });
}

/** `line:column path: message`, which is what most of these tests are about. */
function said(source: ConfigSource): string[] {
  return source.problems.map(({ line, column, path: where, message }) => `${line}:${column} ${where}: ${message}`);
}

const mistakes: readonly { says: string; file: string; environment?: Environment; problems: readonly string[] }[] = [
  {
    says: 'an unknown key, at the key itself, with what is allowed',
    file: 'log:\n  levle: info\n',
    problems: ['2:3 log.levle: unknown key "levle"; allowed keys: level and pretty'],
  },
  {
    says: 'a misspelt "plugins"',
    file: 'plugin: []\n',
    problems: [
      '1:1 plugin: unknown key "plugin"; allowed keys: server, data, state, log, organization, currency, timezone, jobs and plugins',
    ],
  },
  {
    says: 'a number outside its bounds',
    file: 'server: { port: 70000 }\n',
    problems: ['1:17 server.port: must be between 0 and 65535; got 70000'],
  },
  {
    says: 'a value of the wrong type',
    file: 'server:\n  port: many\n  host: 5\n',
    problems: [
      '2:9 server.port: expected a whole number; got the string "many"',
      '3:9 server.host: expected a string; got the number 5',
    ],
  },
  {
    says: 'several processes on the embedded database',
    file: 'server: { processes: 4 }\n',
    problems: [
      '1:22 server.processes: must be 1 unless data.databaseUrl (DATABASE_URL) names a PostgreSQL server, ' +
        'because the embedded database belongs to one process; got 4',
    ],
  },
  {
    says: 'a number of processes that is none',
    file: 'server: { processes: many }\n',
    problems: ['1:22 server.processes: expected a whole number or "auto"; got the string "many"'],
  },
  {
    says: 'a list where a mapping belongs, at the key',
    file: 'server:\n  - port\n',
    problems: ['1:1 server: expected a mapping; got a list'],
  },
  {
    says: 'a value that is none of the allowed ones',
    file: 'log:\n  level: inof\n',
    problems: [
      '2:10 log.level: expected one of "trace", "debug", "info", "warn", "error", "fatal" or "silent"; got "inof"',
    ],
  },
  {
    says: 'an address in none of the formats of a union',
    file: 'server:\n  trustProxy: [10.0.0.0/8, localhost]\n',
    problems: [
      '2:28 server.trustProxy[1]: expected an IPv4 address, an IPv6 address, an IPv4 range such as 10.0.0.0/8 ' +
        'or an IPv6 range such as fd00::/8; got "localhost"',
    ],
  },
  {
    says: 'a time zone, a currency and an organization that are none',
    file: 'timezone: Mars\ncurrency: dollars\norganization: My Company\n',
    problems: [
      '1:11 timezone: must be an IANA time zone such as Europe/Berlin; got "Mars"',
      '2:11 currency: must be a currency code of three capital letters, such as USD; got "dollars"',
      '3:15 organization: must consist of lower-case letters, digits and hyphens, at most 64; got "My Company"',
    ],
  },
  {
    says: 'a key that is written twice, at its second place',
    file: 'log:\n  level: info\n  pretty: true\n  level: warn\n',
    problems: ['4:3 log.level: the key "level" is written twice'],
  },
  {
    says: 'everything at once, in the order of the file',
    file: 'plugins:\n  - use: x\n    id: ${env:NOT_SET}\nlog:\n  level: loud\n  level: info\nport: 4000\n',
    problems: [
      '3:9 plugins[0].id: the environment variable NOT_SET is not set',
      '5:10 log.level: expected one of "trace", "debug", "info", "warn", "error", "fatal" or "silent"; got "loud"',
      '6:3 log.level: the key "level" is written twice',
      '7:1 port: unknown key "port"; allowed keys: server, data, state, log, organization, currency, timezone, jobs and plugins',
    ],
  },
  {
    says: 'a file that is no mapping',
    file: '- auth\n- health\n',
    problems: ['1:1 : expected settings such as "plugins:"; got a list'],
  },
  {
    says: 'a tab',
    file: 'server:\n\tport: 1\n',
    problems: ['2:1 : a tab is used for indentation'],
  },
  {
    says: 'a colon without a space',
    file: 'currency: USD\nserver:\n  port:4000\n  host: a\n',
    problems: ['3:3 : this line has no "key: value"'],
  },
  {
    says: 'a second value on a line',
    file: 'currency: USD: EUR\n',
    problems: ['1:11 : a second "key: value" begins inside this value'],
  },
  {
    says: 'a quote that is not closed',
    file: 'currency: "USD\n',
    problems: ['2:1 : a quote is opened but not closed'],
  },
  {
    says: 'a second document',
    file: 'currency: USD\n---\ncurrency: EUR\n',
    problems: ['2:1 : a second document begins here'],
  },
  {
    says: 'a reference inside brackets without quotes',
    file: 'plugins: [${env:PLUGIN}]\n',
    environment: { PLUGIN: 'auth' },
    problems: ['1:12 : inside [ ] and { } a reference must be written in quotes'],
  },
  {
    says: 'tags, __proto__, and keys that are no texts',
    file: 'log: !custom { level: info }\n__proto__: { level: info }\n',
    problems: [
      '1:6 : YAML tags such as "!name" are not used in this file',
      '2:1 __proto__: the key "__proto__" is not allowed',
    ],
  },
  {
    says: 'aliases without an anchor, and aliases of themselves',
    file: 'log: *nothing\nserver: &a\n  trustProxy: [*a]\n',
    problems: [
      '1:6 log: "*nothing" refers to nothing: there is no "&nothing" before it',
      '3:16 server.trustProxy[0]: "*a" is inside the value that it refers to',
      '3:16 server.trustProxy[0]: expected an IPv4 address, an IPv6 address, an IPv4 range such as 10.0.0.0/8 ' +
        'or an IPv6 range such as fd00::/8; got nothing',
    ],
  },
  {
    says: 'what is no entry of the plugin list',
    file: 'plugins:\n  - 5\n  - [auth]\n  -\n  - auth: { key: 1 }\n  - use: two words\n  - {}\n',
    problems: [
      '2:5 plugins[0].use: expected a string; got the number 5',
      '3:5 plugins[1]: expected the name of a plugin, or a mapping with "use"',
      '4:4 plugins[2]: expected the name of a plugin, or a mapping with "use"',
      '5:5 plugins[3]: an entry names its plugin with "use"; got the key "auth"',
      '6:10 plugins[4].use: must be the name of a plugin, an npm package, or a path that begins with ./; got "two words"',
      '7:5 plugins[5].use: "use" is missing; expected a string',
    ],
  },
  {
    says: 'a plugin list that is no list',
    file: 'plugins: auth\n',
    problems: ['1:1 plugins: expected a list of plugins'],
  },
  {
    says: 'an id that is taken, also by a plugin without an id',
    file: 'plugins:\n  - auth\n  - use: ./auth.js\n  - use: other\n    id: auth\n',
    problems: [
      '3:10 plugins[1].id: the id "auth" is taken by the entry at line 2',
      '5:9 plugins[2].id: the id "auth" is taken by the entry at line 2',
    ],
  },
  {
    says: 'a misspelt key of an entry that is switched off, but no variable of it',
    file: 'plugins:\n  - use: x\n    when: ${env:OFF}\n    confg: {}\n    config: { key: "${env:NOT_SET}" }\n',
    problems: ['4:5 plugins[0].confg: unknown key "confg"; allowed keys: use, id, when, onFailure and config'],
  },
];

await test('a plugin that is named by its path has the name of its package for an id, not that of the file it is built to', (t) => {
  const paths = [
    ['./plugins/my-plugin.js', 'my-plugin'],
    ['./plugins/shout/dist/plugin.js', 'shout'],
    ['../bark/plugin.mjs', 'bark'],
    ['./whisper/build/src/index.js', 'whisper'],
    ['/srv/plugins/loud/', 'loud'],
    ['./plugin.js', 'plugin'],
  ] as const;
  const { plugins } = read(`plugins:\n${paths.map(([use]) => `  - ${use}\n`).join('')}`);
  t.strictSame(
    plugins.map(({ use, id }) => [use, id]),
    paths,
  );
  t.end();
});

for (const { says, file, environment, problems } of mistakes) {
  await test(`reports ${says}`, async (t) => {
    t.strictSame(said(read(file, environment)), problems);
  });
}

await test('says how to write what is often written wrong', async (t) => {
  for (const [file, hint] of [
    ['server: { requestTimeoutMs: 15m }', 'Write the number of milliseconds only.'],
    ['server: { maxBodyBytes: 20 MB }', 'Write the number of bytes only.'],
    ['server: { port: 15m }', undefined],
    ['server:\n  port:4000', 'Write a space after the colon.'],
    ['server:\n  port: 4000\n   host: a', /indent a setting on the next line like this one/],
    ['plugins:\n  - *auth', 'Put a text that begins with "*" in quotes.'],
    ['plugins: [*]', 'Put the value in quotes.'],
    ['organization: $NAME', 'Write ${env:NAME}.'],
    ['state: { redis: { url: "redis:6379" } }', undefined],
    ['data: { databaseUrl: "postgres:5432/name" }', undefined],
    ['data: { databaseUrl: "postgres://me:pass#word@host:5432/name" }', undefined],
  ] as const) {
    const [problem] = read(`${file}\n`).problems;
    t.ok(problem, `${file} is refused`);
    if (hint) t.match(problem?.hint, hint, file);
    else t.equal(problem?.hint, undefined, file);
  }
});

await test('shows a problem as a block with the line, a caret and the way out', async (t) => {
  const source = read('currency: USD\nlog:\n  level: inof\nsever:\n  port: ${env:PROT}\n', { PORT: '4000' });
  t.equal(
    formatProblems(source.problems),
    `gateway.yaml:3:10  log.level
  expected one of "trace", "debug", "info", "warn", "error", "fatal" or "silent"; got "inof"
    |
  3 |   level: inof
    |          ^^^^
  Did you mean "info"?

gateway.yaml:4:1  sever
  unknown key "sever"; allowed keys: server, data, state, log, organization, currency, timezone, jobs and plugins
    |
  4 | sever:
    | ^^^^^
  Did you mean "server"?

gateway.yaml:5:9  sever.port
  the environment variable PROT is not set
    |
  5 |   port: \${env:PROT}
    |         ^^^^^^^^^^^
  Did you mean PORT? Otherwise set PROT, or give a default: \${env:PROT:-default}.`,
  );
});

await test('cuts long lines around the mark and keeps control characters from the terminal', async (t) => {
  const source = read(`server: { publicUrl: ${'"x'.padEnd(200, 'x')}", host: 5, "\u0007\u001b[31m": 1 }\n`);
  const [first, second, third] = source.problems.map((problem) => problem.excerpt);
  for (const excerpt of [first, second, third]) t.ok(excerpt && excerpt.text.length <= 123);
  t.equal(second?.text.slice(second.markStart, second.markStart + second.markLength), '5');
  t.notMatch(formatProblems(source.problems), /(?!\n)\p{Cc}/u);
});

await test('an empty file, and keys without values, mean the defaults', async (t) => {
  for (const text of ['', '# nothing but a comment\n', '\ufeff', 'server:\nlog:\n  level:\nplugins:\n', '---\n']) {
    const source = read(text);
    t.strictSame(source.problems, []);
    t.strictSame(
      source.plugins.map((entry) => entry.id),
      ['first', 'second'],
    );
    t.match(source.settings, { server: { host: '127.0.0.1', port: 4000 }, log: { level: 'info' }, currency: 'USD' });
  }
  t.strictSame(read('plugins: []\n').plugins, [], 'a list that is written and empty is empty');
});

await test('reads settings, frozen, with paths relative to the folder of the file', async (t) => {
  const { settings, folder, file } = readGatewayText(
    'server:\n  port: ${env:PORT:-4000}\n  publicUrl: https://gateway.example.com/\ndata:\n  folder: state\n',
    { file: '/etc/sluice/gateway.yaml', environment: { PORT: '8080' } },
  );
  t.match(settings, { server: { port: 8080, publicUrl: 'https://gateway.example.com' } });
  t.equal(settings.data.folder, '/etc/sluice/state');
  t.strictSame([folder, file], ['/etc/sluice', '/etc/sluice/gateway.yaml']);
  t.throws(() => Object.assign(settings.server, { port: 1 }), TypeError);
});

await test('reads entries in order, with ids, and omits disabled ones', async (t) => {
  const source = read(
    `plugins:
  - auth
  - use: provider-openai
    id: groq
    when: \${env:GROQ_API_KEY:-}
  - { use: provider-openai, id: xai, when: "\${env:XAI_API_KEY}" }
  - { use: ./plugins/my-plugin.js, onFailure: closed, when: true }
  - { use: "@example/audit", when: 1 }
  - { use: a, when: 0 }
  - { use: b, when: no }
  - { use: c, when: "" }
  - { use: d, when: }
`,
    { GROQ_API_KEY: 'gsk-1', XAI_API_KEY: '' },
  );
  t.strictSame(source.problems, []);
  t.strictSame(
    source.plugins.map(({ use, id, onFailure }) => [use, id, onFailure]),
    [
      ['auth', 'auth', undefined],
      ['provider-openai', 'groq', undefined],
      ['./plugins/my-plugin.js', 'my-plugin', 'closed'],
      ['@example/audit', 'audit', undefined],
    ],
  );
  t.strictSame(
    source.skippedPlugins.map(({ id, when }) => [id, when]),
    [
      ['xai', '${env:XAI_API_KEY}'],
      ['a', '0'],
      ['b', 'no'],
      ['c', ''],
      ['d', ''],
    ],
  );
});

await test('problems of an entry have the positions of its parts', async (t) => {
  const { plugins } = read('plugins:\n  - auth\n  - use: audit\n    id: log\n    config: { a: 1 }\n');
  const places = [
    plugins[0]?.problem('is not installed'),
    plugins[1]?.problem('is not installed', { hint: 'Run npm install audit.' }),
    plugins[1]?.problem('is taken', { at: 'id' }),
    plugins[1]?.problem('is useless', { at: 'config' }),
    plugins[0]?.problem('cannot be loosened', { at: 'onFailure' }),
  ].map((problem) => `${problem?.line}:${problem?.column} ${problem?.path}`);
  t.strictSame(places, [
    '2:5 plugins[0].use',
    '3:10 plugins[1].use',
    '4:9 plugins[1].id',
    '5:5 plugins[1].config',
    '2:5 plugins[0].onFailure',
  ]);
});

await test('the fingerprint is that of the bytes', async (t) => {
  t.equal(read('currency: USD\n').fingerprint, read('currency: USD\n').fingerprint);
  t.not(read('currency: USD\n').fingerprint, read('currency: EUR\n').fingerprint);
});

await test("merges mappings with <<, and a mapping's own keys take precedence", async (t) => {
  const source = read(`plugins:
  - use: a
    config: &base { list: [1, 2], name: base }
  - use: b
    config:
      name: own
      <<: *base
  - use: c
    config: { <<: [*base, { list: [3], extra: 4 }] }
`);
  t.strictSame(source.problems, []);
  const values = source.plugins.map((entry) => entry.parse(z.record(z.string(), z.unknown())).value);
  t.strictSame(values, [
    { list: [1, 2], name: 'base' },
    { name: 'own', list: [1, 2] },
    { list: [1, 2], name: 'base', extra: 4 },
  ]);
});

await test('is not impressed by bombs', async (t) => {
  const laughs = Array.from({ length: 9 }, (_, level) => {
    const inner =
      level === 0
        ? '[x, x, x, x, x, x, x, x, x]'
        : `[${Array(9)
            .fill(`*l${level - 1}`)
            .join(', ')}]`;
    return `l${level}: &l${level} ${inner}`;
  }).join('\n');
  const bombs = [laughs, '['.repeat(5_000), '- '.repeat(5_000), '{a: '.repeat(5_000), 'a:\n'.repeat(5_000)];
  for (const bomb of bombs) t.ok(read(bomb).problems.length > 0);
  const deep = Array.from({ length: 70 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
  t.match(said(read(deep)).join('\n'), /nested more than 64 levels/);
});

await test('reads files, and says why a file could not be read', async (t) => {
  const folder = t.testdir({
    'good.yaml': 'currency: EUR\n',
    'bom.yaml': '\ufeffcurrency: EUR\n',
    'crlf.yaml': 'currency: EUR\r\nlog:\r\n  level: x\r\n',
    'gateway.yml': '',
  });
  const inFolder = (name: string) => path.join(folder, name);
  const readFile = (name: string) => readGatewayFile(inFolder(name), { environment: {} });
  mkdirSync(inFolder('folder'));
  writeFileSync(inFolder('latin1.yaml'), Buffer.from('currency: EUR\nlog: caf\xe9\n', 'latin1'));
  writeFileSync(inFolder('utf16.yaml'), Buffer.from('\ufeffcurrency: EUR\n', 'utf16le'));
  writeFileSync(inFolder('huge.yaml'), `# ${'x'.repeat(1024 * 1024)}`);
  execFileSync('mkfifo', [inFolder('pipe.yaml')]);

  t.equal((await readFile('good.yaml')).settings.currency, 'EUR');
  t.equal((await readFile('bom.yaml')).settings.currency, 'EUR');
  t.match(said(await readFile('crlf.yaml')), [/^3:10 log\.level: /]);
  const expected: Record<string, RegExp> = {
    'gateway.yaml':
      /there is no such file\n {2}Did you mean .*gateway\.yml\? Otherwise create one: an empty file means/,
    'nowhere/gateway.yaml': /there is no such file\n {2}Create one: an empty file means the defaults/,
    folder: /is a folder; expected a YAML file/,
    'pipe.yaml': /is not a regular file/,
    'latin1.yaml': /latin1\.yaml:2:9\n {2}is not UTF-8 from here on\n/,
    'utf16.yaml': /is UTF-16; expected UTF-8/,
    'huge.yaml': /is larger than 1048576 bytes/,
  };
  for (const [name, pattern] of Object.entries(expected)) {
    const source = await readFile(name);
    t.match(formatProblems(source.problems), pattern);
    t.match(source, { settings: { currency: 'USD' }, plugins: [], file: inFolder(name) }, 'and gives the defaults');
  }
});

/** What a provider plugin asks for; the plugins themselves are none of this folder's business. */
const providerConfig = z.strictObject({
  apiKey: z.string().min(1).optional(),
  baseUrl: z.url().optional(),
  models: modelEntries,
});

/** An environment in which every variable of a file has a value that fits. */
function fullEnvironment(text: string): Environment {
  const names = [...text.matchAll(/\$\{env:(\w+)/g)].map(([, name]) => name ?? '');
  const value = (name: string) => (/_(?:URL|ENDPOINT)$/.test(name) ? 'https://example.com' : `value-of-${name}`);
  const special = {
    PORT: '4000',
    LOG_LEVEL: 'info',
    DATABASE_URL: 'postgres://user@host/db',
    REDIS_URL: 'redis://host',
    SLUICE_JOBS: 'elsewhere',
    SLUICE_PROCESSES: '2',
  };
  return { ...Object.fromEntries(names.map((name) => [name, value(name)])), ...special };
}

await test('the packaged gateway.yaml and all examples are valid where every variable is set', async (t) => {
  const examples = readdirSync(path.join(project, 'config/examples')).map((name) => `config/examples/${name}`);
  t.ok(examples.length >= 5);
  for (const name of ['gateway.yaml', ...examples]) {
    const text = readFileSync(path.join(project, name), 'utf8');
    const source = readGatewayText(text, { file: name, environment: fullEnvironment(text) });
    const providers = source.plugins.filter(({ use }) => use.startsWith('provider-') && use !== 'provider-demo');
    const problems = providers.flatMap((entry) => entry.parse(providerConfig).problems ?? []);
    t.equal(formatProblems([...source.problems, ...problems]), '', name);
    t.strictSame(source.skippedPlugins, []);
    t.match(text, /^# yaml-language-server: \$schema=\S+gateway\.schema\.json\n/);
  }
});

await test('the packaged gateway.yaml starts in an empty environment, and an empty file means the same gateway', async (t) => {
  const text = readFileSync(path.join(project, 'gateway.yaml'), 'utf8');
  const describe = (source: ConfigSource) =>
    source.plugins.map((entry) => [entry.use, entry.id, entry.parse(z.unknown()).value]);
  for (const environment of [{}, fullEnvironment(text)]) {
    const options = { file: 'gateway.yaml', environment };
    const [written, empty] = [readGatewayText(text, options), readGatewayText('', options)];
    t.strictSame([...said(written), ...said(empty)], []);
    t.strictSame(describe(written), describe(empty));
    t.strictSame(written.skippedPlugins, empty.skippedPlugins);
  }
  const bare = readGatewayText(text, { file: 'gateway.yaml', environment: {} });
  t.strictSame(bare.settings, readGatewayText('', { file: 'gateway.yaml', environment: {} }).settings);
  t.strictSame(
    bare.plugins.map(({ id }) => id),
    [
      'health',
      'metrics',
      'auth',
      'rate-limiting',
      'audit',
      'connections',
      'policies',
      'prompts',
      'tools',
      'external-tools',
      'resilience',
      'cache',
      'models',
      'spending-limit',
      'history',
      'body-logging',
      'feedback',
      'documents',
      'inference',
      'openai-api',
      'anthropic-api',
      'api-reference',
      'dashboard',
      'provider-demo',
    ],
  );
});

await test('a long file is read in a thread, and means the same as if it were read at once', async (t) => {
  const folder = t.testdir();
  const file = path.join(folder, 'gateway.yaml');
  const entries = Array.from({ length: 400 }, (_, index) => {
    const id = index === 300 ? 'p299' : `p${index}`;
    return `  - use: provider-openai\n    id: ${id}\n    confg: {}\n    config: { models: &models${index} ["model-${index}"], apiKey: "secret-number-${index}" }\n`;
  });
  const text = `plugins:\n${entries.join('')}  - { use: provider-openai, id: last, config: { models: *models7 } }\n`;
  writeFileSync(file, text);
  let threads = 0;
  const count = (): void => void (threads += 1);
  process.on('worker', count);
  t.teardown(() => process.off('worker', count));

  const apart = await readGatewayFile(file, { environment: {} });

  const together = readGatewayText(text, { file, environment: {} });
  t.equal(threads, 1);
  t.strictSame(apart.problems, together.problems);
  t.ok(apart.problems.length > 100);
  const [first, second] = [apart, together].map(({ plugins }) =>
    plugins.map((entry) => [entry.use, entry.id, entry.problem('').line]),
  );
  t.strictSame(first, second);
  const configs = z.looseObject({});
  t.strictSame(apart.plugins.at(-1)?.parse(configs).value, { models: ['model-7'] });
});
