import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'tap';
import { z } from 'zod';
import { formatProblems } from '../core/api/internal/config-problem.js';
import { read, said } from './fixtures/read-text.js';
import { readGatewayFile, readGatewayText } from './load.js';

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

await test('a password of its own takes the place of the one in the URL, whatever its characters are', (t) => {
  const password = 'db.test:5432/?Action=connect&X=%2F+ü@"';
  const text = `
data: { databaseUrl: "postgres://me:old@db.test:5432/name?sslmode=verify-full", databasePassword: "\${env:PASSWORD}" }
state: { redis: { url: "rediss://cache.test", password: "\${env:PASSWORD}" } }
`;
  const read = (PASSWORD: string) =>
    readGatewayText(text, { file: '/etc/sluice/gateway.yaml', environment: { PASSWORD } });
  const { settings, problems } = read(password);
  t.strictSame(problems, []);
  const [database, redis] = [settings.data.databaseUrl, settings.state.redis.url].map((url) => new URL(url ?? ''));
  t.match(database, { username: 'me', host: 'db.test:5432', pathname: '/name', search: '?sslmode=verify-full' });
  t.equal(decodeURIComponent(database?.password ?? ''), password);
  t.equal(decodeURIComponent(redis?.password ?? ''), password);
  t.equal(new URL(read('').settings.data.databaseUrl ?? '').password, 'old', 'none is given');
  t.end();
});

await test('a password of its own is also that of a Unix socket, and takes the place of a parameter', (t) => {
  const read = (url: string): URL => {
    const text = `data: { databaseUrl: "${url}", databasePassword: "s+@/ü" }`;
    const { settings, problems } = readGatewayText(text, { file: '/etc/sluice/gateway.yaml', environment: {} });
    t.strictSame(problems, []);
    return new URL(settings.data.databaseUrl ?? '');
  };
  const socket = read('postgres:///name?host=/run/postgresql&user=me');
  t.strictSame(Object.fromEntries(socket.searchParams), { host: '/run/postgresql', user: 'me', password: 's+@/ü' });
  const server = read('postgres://me@db.test/name?password=old');
  t.strictSame([decodeURIComponent(server.password), server.search], ['s+@/ü', '']);
  t.end();
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

await test('files with huge aliases or very deep nesting are refused, and cost no more than others', async (t) => {
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
    'nowhere/gateway.yaml':
      /there is no such file\n {2}Create one: an empty file means the defaults, and .*gateway\.yaml has all settings/,
    folder: /is a folder; expected a YAML file/,
    'pipe.yaml': /is not a regular file/,
    'latin1.yaml': /latin1\.yaml:2:9\n {2}is not UTF-8 from here on\n/,
    'utf16.yaml': /is UTF-16; expected UTF-8/,
    'huge.yaml': /is larger than 1048576 bytes/,
  };
  for (const [name, pattern] of Object.entries(expected)) {
    const source = await readFile(name);
    t.match(formatProblems(source.problems), pattern);
    t.match(
      source,
      { settings: { currency: 'USD' }, plugins: { length: 0 }, file: inFolder(name) },
      'and gives the defaults',
    );
  }
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

await test('variables that the packaged gateway.yaml would use, and this file does not, are named with their settings', (t) => {
  const environment = {
    DATABASE_URL: 'postgres://me:secret@db.test/x',
    GROQ_API_KEY: 'gsk-secret',
    REDIS_URL: '',
    HOME: '/',
  };
  const doubtsOf = (text: string) => read(text, environment).doubts.map(({ message, hint }) => `${message}. ${hint}`);
  const [doubt, ...others] = doubtsOf('plugins: [health]\n');
  t.strictSame(others, []);
  t.match(doubt, /: DATABASE_URL, GROQ_API_KEY\. /);
  t.match(doubt, 'Write ${env:DATABASE_URL} in data.databaseUrl, ${env:GROQ_API_KEY} in the plugin groq,');
  t.notMatch(doubt, 'secret');

  const own = 'data: { databaseUrl: "postgres://other.test/x" }\n';
  const switchedOff = 'plugins:\n  - { use: a, when: "", config: { key: "x-${env:GROQ_API_KEY}" } }\n';
  t.strictSame(doubtsOf(own + switchedOff), [], 'what the file says otherwise, and what is switched off');
  t.match(doubtsOf(`# \${env:DATABASE_URL}\n${switchedOff}`), [/: DATABASE_URL\. /], 'a comment is no reference');
  t.end();
});
