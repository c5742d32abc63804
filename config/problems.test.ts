import { test } from 'tap';
import { formatProblems } from '../core/api/internal/config-problem.js';
import { read, said } from './fixtures/read-text.js';
import type { Environment } from './reading/references.js';

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
    says: 'a number below the least, where only what a number can be is the most',
    file: 'server: { maxBodyBytes: 5 }\n',
    problems: ['1:25 server.maxBodyBytes: must be at least 1024; got 5'],
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
    says: 'workers that could not open the embedded database',
    file: 'jobs: { run: elsewhere }\n',
    problems: [
      '1:14 jobs.run: must be "here" unless data.databaseUrl (DATABASE_URL) names a PostgreSQL server, ' +
        'because no worker can open the embedded database of a gateway; got "elsewhere"',
    ],
  },
  {
    says: 'an object store without a bucket, instead of which files would be kept in the data folder',
    file: 'data:\n  s3: { endpoint: "http://minio:9000" }\n',
    problems: ['2:3 data.s3.bucket: "bucket" is missing; expected a string'],
  },
  {
    says: 'the URL of a bucket in place of its name',
    file: 'data:\n  s3: { bucket: "s3://files", accessKeyId: a, secretAccessKey: b }\n',
    problems: [
      '2:17 data.s3.bucket: must be a name without "s3://" and slashes; `prefix` can name a folder; got "s3://files"',
    ],
  },
  {
    says: 'passwords of stores that are not named, instead of which local ones would be used',
    file: 'data: { databasePassword: a }\nstate: { redis: { password: c, cluster: true } }\n',
    problems: [
      '1:27 data.databasePassword: has no effect without databaseUrl (DATABASE_URL); got a string (hidden)',
      '2:29 state.redis.password: has no effect without url (REDIS_URL); got a string (hidden)',
      '2:41 state.redis.cluster: has no effect without url (REDIS_URL); got true',
    ],
  },
  {
    says: 'an empty text where a secret belongs, which hides nothing',
    file: 'state: { redis: { url: "" } }\n',
    problems: [
      '1:24 state.redis.url: must be the URL of a Redis server such as redis://user@host:6379/0, or rediss: for TLS, ' +
        'with special characters of the password percent-encoded; got ""',
    ],
  },
  {
    says: 'a key of an object store that is not named',
    file: 'data: { s3: { accessKeyId: b } }\n',
    problems: ['1:28 data.s3.accessKeyId: has no effect without bucket (S3_BUCKET); got "b"'],
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
    says: 'a time zone that is an offset',
    file: "timezone: '+05:30'\n",
    problems: ['1:11 timezone: must be an IANA time zone such as Europe/Berlin; got "+05:30"'],
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
    file: 'server:\n\tport: 1\n  host: a\nplugins:\n\t- auth\n',
    problems: ['2:1 : a tab is used for indentation', '5:1 : a tab is used for indentation'],
  },
  {
    says: 'a colon without a space',
    file: 'currency: USD\nserver:\n  port:4000\n  host: a\n',
    problems: ['3:3 : this line has no "key: value"'],
  },
  {
    says: 'a first key without its colon, and not the sound ones below it',
    file: 'server:\n  port 4000 # of clients\n  # and:\n  host: a\n  trustProxy: true\n  publicUrl: http://a\n',
    problems: ['2:3 : this line has no "key: value"'],
  },
  {
    says: 'an item of a list without its dash, or without the space behind it',
    file: 'plugins:\n  - auth # keys\n    health # probes\n  - metrics\n',
    problems: ['3:5 : this line is neither "- item" nor "key: value"'],
  },
  {
    says: 'the same behind an item with keys',
    file: 'plugins:\n  - use: auth\n  -health # probes\n  - metrics\n',
    problems: ['3:3 : this line is neither "- item" nor "key: value"'],
  },
  {
    says: 'a second value on a line',
    file: 'currency: USD: EUR\n',
    problems: ['1:11 : a second "key: value" begins inside this value'],
  },
  {
    says: 'a quote that is not closed',
    file: 'currency: "USD\n',
    problems: ['1:11 : a quote is opened but not closed'],
  },
  {
    says: 'a bracket that is not closed, where it is opened',
    file: 'plugins: [health, { use: auth }, [x]\nserver: { port: 0 }\n',
    problems: ['1:10 : a "[" is opened but not closed'],
  },
  {
    says: 'what is in another column than what it belongs to',
    file: 'plugins:\n  - use: auth\n  config: {}\n',
    problems: ['3:3 : this key is in another column than those beside it'],
  },
  {
    says: 'a key of a list item in another column, once for all that follow it, and not at the comment above it',
    file: 'plugins:\n  - use: auth\n    # keys\n   id: a\n   when: ${env:KEYS:-}\n   config: {}\n',
    problems: ['4:4 : this key is in another column than those beside it'],
  },
  {
    says: 'a key that is deeper than those beside it, without talk of brackets',
    file: 'plugins:\n  - use: auth\n    when: ${env:KEYS:-}\n      config: {}\n',
    problems: ['3:11 : a second "key: value" begins inside this value'],
  },
  {
    says: 'an item of a list in another column',
    file: 'plugins:\n   - auth\n  - health\n',
    problems: ['3:3 : this "-" is in another column than those above it'],
  },
  {
    says: 'line ends that YAML does not take for some, with which all settings would be a part of the first comment',
    file: '# Settings\rcurrency: EUR\r',
    problems: ['1:11 : a line ends with a carriage return alone'],
  },
  {
    says: 'a quote inside quotes',
    file: "organization: 'the bank's'\n",
    problems: ['1:25 : more follows where this value has ended'],
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
    says: 'a path that contains no name for an id, unless the entry has one',
    file: 'plugins:\n  - use: .\n  - use: ..\n    id: mine\n  - ./dist/\n  - ../\n',
    problems: [
      '2:10 plugins[0].use: "." contains no name that could be its id',
      '6:5 plugins[3].use: "../" contains no name that could be its id',
    ],
  },
  {
    says: 'an address to listen on that has a port',
    file: 'server:\n  host: 0.0.0.0:4000\n',
    problems: [
      '2:9 server.host: must be an address of this machine such as 127.0.0.1, or a name of it, without a port; got "0.0.0.0:4000"',
    ],
  },
  {
    says: 'a space that only looks like an indentation',
    file: 'server:\n\u00a0\u00a0port: 4000\n',
    problems: [
      '2:1 ["\u00a0\u00a0port"]: the key "port" begins after a space that YAML does not take for one (U+00A0)',
    ],
  },
  {
    says: 'a misspelt key of an entry that is switched off, but no variable of it',
    file: 'plugins:\n  - use: x\n    when: ${env:OFF}\n    confg: {}\n    config: { key: "${env:NOT_SET}" }\n',
    problems: ['4:5 plugins[0].confg: unknown key "confg"; allowed keys: use, id, when, onFailure and config'],
  },
];

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
    ['server: { requestTimeout: 15000 }', 'Did you mean "requestTimeoutMs"?'],
    ['server: { maxBody: 20000 }', 'Did you mean "maxBodyBytes"?'],
    ['plugins:\n  - use: auth\n  config: {}', /^Begin all keys of a mapping in the same column/],
    ['plugins: [auth', 'Close it with "]".'],
    ['server:\n  port:4000', 'Write a space after the colon.'],
    ['port: 4000', 'It belongs below "server:".'],
    ['redis: { url: "redis://host" }', 'It belongs below "state:".'],
    [
      'state:\n  redis: redis://host:6379',
      'Write its keys on lines of their own below it: url, password, keyPrefix, cluster and clientCertificate.',
    ],
    ['server:\n\u00a0\u00a0port: 4000', /^Type the spaces before it again/],
    ['server:\n  port: 4000\n   host: a', /indent a setting on the next line like this one/],
    ['organization: "C:\\data"', /^Put the value in single quotes/],
    ['plugins:\n  - auth: {}', /^Write "- use: auth"/],
    ['plugins:\n  - name: auth', /^Write "- use: auth"/],
    ['plugins:\n  - auth\n  - auth', /^Put its settings into that entry/],
    ['plugins:\n  - *auth', 'Put a text that begins with "*" in quotes.'],
    ['plugins: [*]', 'Put the value in quotes.'],
    ['plugins:\n  - use: auth\n    retries: 2', 'The settings of the plugin belong below "config:".'],
    ['plugins:\n  - use: auth\n    wen: ""', 'Did you mean "when"?'],
    ['organization: $NAME', 'Write ${env:NAME}.'],
    ['organization: os.environ/NAME', 'Write ${env:NAME}.'],
    ['server: { corsOrigins: ["https://*.example.com"] }', undefined],
    ['state: { redis: { url: "redis:6379" } }', undefined],
    ['data: { databaseUrl: "postgres:5432/name" }', undefined],
    ['data: { chromaUrl: "http://chroma:8000?tenant=mine" }', undefined],
    ['data: { databaseUrl: "postgres://me:pass#word@host:5432/name" }', undefined],
    ['data: { databaseUrl: "postgres://host/name?ssl_mode=verify-full" }', undefined],
    ['state: { redis: { url: "redis://me:12/34@host:6379" } }', undefined],
    ['state: { redis: { url: "redis://me:12?34@host:6379" } }', undefined],
    ['state: { redis: { url: "redis://host:6379?password=1234" } }', undefined],
    ['state: { redis: { url: "redis://host:6379/3", cluster: true } }', undefined],
    ['state: { redis: { clientCertificate: { certificate: "/run/redis.crt", key: "/run/redis.key" } } }', undefined],
  ] as const) {
    const [problem] = read(`${file}\n`).problems;
    t.ok(problem, `${file} is refused`);
    if (hint) t.match(problem?.hint, hint, file);
    else t.equal(problem?.hint, undefined, file);
  }
});

await test('an address of PostgreSQL with several servers is refused for that', (t) => {
  for (const several of [
    'postgres://me:secret@one:5432,two:5432/name?target_session_attrs=read-write',
    'postgres:///name?host=one,two&user=me',
  ]) {
    const { problems } = read(`data: { databaseUrl: "${several}" }\n`);
    t.match(problems, [{ message: /^names several servers: use one address that follows/ }]);
  }
  t.strictSame(read('data: { databaseUrl: "postgres://me:a,b@one/name" }\n').problems, []);
  t.end();
});

await test('parameters of other programs in the URLs of stores are not mistakes', (t) => {
  for (const file of [
    'data: { databaseUrl: "postgres://host/name?sslmode=verify-full&channel_binding=require&pgbouncer=true&schema=public" }',
    'state: { redis: { url: "rediss://me:pass%2Fword@host:6379/0?ssl_cert_reqs=required", cluster: true } }',
  ])
    t.strictSame(read(`${file}\n`).problems, [], file);
  t.end();
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
