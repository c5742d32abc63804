import { test } from 'tap';
import { z } from 'zod';
import { formatProblems } from '../../core/api/internal/config-problem.js';
import { readGatewayText } from '../load.js';
import { isSecretName } from './secrets.js';

const secret = 'hunter2-hunter2';

/** Everything that is said of a file, its one plugin's config included. */
function said(text: string, schema: z.ZodType = z.unknown(), environment = {}): string {
  const source = readGatewayText(text, { file: 'f', environment });
  const parsed = source.plugins.flatMap((entry) => entry.parse(schema).problems ?? []);
  return formatProblems([...source.problems, ...parsed]);
}

const config = (lines: string) => `plugins:\n  - use: x\n    config:\n${lines.replace(/^/gm, '      ')}\n`;

const files: readonly (readonly [says: string, text: string, schema?: z.ZodType])[] = [
  ['a value of the wrong type', config(`apiKey: ${secret}`), z.strictObject({ apiKey: z.int() })],
  ['a value in the wrong format', config(`apiKey: ${secret}`), z.strictObject({ apiKey: z.string().regex(/^sk-/) })],
  ['a value that is none of the allowed', config(`token: ${secret}`), z.strictObject({ token: z.enum(['a', 'b']) })],
  ['an unknown key', config(`apikye: 1\napiKey: ${secret}`), z.strictObject({ apiKey: z.string() })],
  ['an unknown key with a secret name', config(`password: ${secret}`), z.strictObject({})],
  ['a secret below a secret name', config(`credentials:\n  user: ${secret}`), z.strictObject({})],
  ['a neighbour on the line', config(`{ apiKey: ${secret}, other: 1 }`), z.strictObject({ apiKey: z.string() })],
  [
    'a header',
    config(`headers: { Authorization: Bearer ${secret}, x: 1 }`),
    z.object({ headers: z.record(z.string(), z.string()) }),
  ],
  [
    'a key that the schema marks',
    config(`licence: ${secret}`),
    z.strictObject({ licence: z.int().meta({ secret: true }).optional() }),
  ],
  [
    'a key that the schema marks after making it optional',
    config(`a: { licence: [${secret}] }`),
    z.strictObject({ a: z.strictObject({ licence: z.array(z.int()).optional().meta({ secret: true }) }) }),
  ],
  [
    'a text in the place of a list that the schema marks',
    config(`words: ${secret}\nheaders: "x: ${secret}"`),
    z.strictObject({
      words: z.array(z.string().meta({ secret: true })),
      headers: z.record(z.string(), z.string().meta({ secret: true })).optional(),
    }),
  ],
  [
    'a text in the place of a mapping with a secret',
    config(`first: ${secret}\nsecond: ${secret}`),
    z.strictObject({
      first: z.strictObject({ user: z.string(), licence: z.string().meta({ secret: true }) }).optional(),
      second: z.strictObject({ adminToken: z.string() }),
    }),
  ],
  ['a misspelt key with a secret name', config(`pasword: ${secret}`), z.strictObject({ password: z.string() })],
  [
    'a misspelt key that the schema marks',
    config(`licnece: ${secret}`),
    z.strictObject({ licence: z.string().meta({ secret: true }) }),
  ],
  [
    "an author's message that quotes it",
    config(`apiKey: ${secret}`),
    z.strictObject({ apiKey: z.string().refine(() => false, { error: ({ input }) => `${String(input)} is bad` }) }),
  ],
  [
    'an author who throws',
    config(`apiKey: ${secret}`),
    z.strictObject({
      apiKey: z.string().transform((key) => {
        throw new Error(`cannot use ${key}`);
      }),
    }),
  ],
  ['a default of a reference', config(`apiKey: "\${env:NOPE:-${secret}} \${env:NOPE}"`)],
  ['an alias', `log: { level: *k }\nserver:\n  apiKey: &k ${secret}\ndata: { folder: [*k] }\n`],
  ['a URL with a password', `data:\n  databaseUrl: mysql://user:${secret}@host/name\n`],
  ['a URL with a password and without its colon', `server:\n  publicUrl: ftp//user:${secret}@host/name\n`],
  ['a URL with a password under an innocent name', `server:\n  publicUrl: ftp://user:${secret}@host/name\n`],
  ['a duplicate key', config(`apiKey: a\napiKey: ${secret}`)],
  ['an unclosed quote', `apiKey: "${secret}\n`],
  ['an unclosed quote on one line with others', `a: { b: 1, apiKey: '${secret}\n`],
  ['bad indentation inside', `secret: |\n    ${secret}\n  ${secret}\n ${secret}\n`],
  ['no valid YAML at all', `password: ${secret}: ${secret}\n\t- x\n`],
  ['an unexpected token', `a: 1\n} apiKey: ${secret}\n`],
];

for (const [says, text, schema] of files) {
  await test(`keeps a secret to itself: ${says}`, async (t) => {
    const message = said(text, schema);
    t.not(message, '', 'something is said');
    t.notMatch(message, new RegExp('hunter2'));
  });
}

await test("redacts values of environment variables, whatever the key's name", async (t) => {
  const schema = z.strictObject({
    a: z.int(),
    b: z.url().refine(() => false, { error: ({ input }) => `no such thing as ${String(input)}` }),
    c: z.enum(['x', 'y']),
    d: z.array(z.strictObject({})),
    e: z.strictObject({}),
  });
  const text = config('a: ${env:S}\nb: https://${env:S}\nc: "${env:S}"\nd: ["${env:S}"]\ne: x-${env:S}');
  const message = said(text, schema, { S: secret });
  t.equal(message.match(/^f:/gm)?.length, 5, message);
  t.notMatch(message, /hunter2/);
  t.match(message, /expected a whole number; got a string from \$\{env:S\}/);
  t.match(message, /no such thing as https:\/\/\[hidden\]/);
});

await test('masks no more than the secret', async (t) => {
  const text = config(`{ apiKey: ${secret}, pasword: "Bearer \${env:S}", maxTokens: x }`);
  const schema = z.strictObject({ apiKey: z.string(), maxTokens: z.int() });
  t.match(said(text, schema, { S: 'secret' }), /\{ apiKey: \*{8}, pasword: "Bearer \$\{env:S\}", maxTokens: x \}/);
});

await test('shows a text in the place of a mapping without secrets, and one of the texts that may be in its place', async (t) => {
  const text = config('limits: many\nmodel: [x]\nmodels: [gpt, 1]');
  const models = z.array(z.union([z.string(), z.strictObject({ apiKey: z.string() })]));
  const schema = z.strictObject({ limits: z.strictObject({ maxTokens: z.int() }), models });
  const message = said(text, schema);
  t.match(message, /limits: many/);
  t.match(message, /models: \[gpt, 1\]/);
});

await test('the caret is at the right position after a redacted value', async (t) => {
  const text = config(`{ apiKey: ${secret}, other: 1 }`);
  t.equal(
    said(text, z.strictObject({ apiKey: z.string() })),
    `f:4:34  plugins[0].config.other
  unknown key "other"; allowed keys: apiKey
    |
  4 |       { apiKey: ********, other: 1 }
    |                           ^^^^^`,
  );
});

await test('a number of tokens is no secret, and a text is', async (t) => {
  const limit = z.strictObject({ tokens: z.number().max(5) });
  t.match(said(config('{ tokens: 1234567 }'), limit), /must be at most 5; got 1234567/);
  const text = said(config('{ tokens: hunter22 }'), limit);
  t.match(text, /got a string \(hidden\)/);
  t.notMatch(text, 'hunter22');
});

await test('a value of the environment is hidden as a word, and not within the words that are allowed in its place', async (t) => {
  const schema = z.strictObject({ level: z.enum(['trace', 'info']), name: z.int() });
  const text = said(config('level: ${env:LEVEL}\nname: trac'), schema, { LEVEL: 'trac' });
  t.match(text, /expected one of "trace" or "info"/);
  t.match(text, /got the string "\[hidden\]"/);
  const number = z.strictObject({ name: z.int() });
  for (const joined of ['sk_${env:KEY}', '${env:KEY}${env:KEY}', '${env:KEY}1'])
    t.notMatch(said(config(`name: ${joined}`), number, { KEY: 'trace' }), /trace/, 'a part of a longer value');
  const key = z.strictObject({ apiKey: z.enum(['tracers']) });
  t.match(said(config('apiKey: ${env:KEY}'), key, { KEY: 'trace' }), /"\[hidden\]rs"/, 'a secret is hidden everywhere');
});

await test('knows secrets by their names', async (t) => {
  const secrets = 'apiKey api_key API-KEY apiKeys x-api-key secret clientSecret secretKey privateKey token accessToken';
  const more = 'access_tokens password dbPassword passphrase credentials authorization Cookie signingKey tokens';
  for (const name of `${secrets} ${more}`.split(' ')) t.ok(isSecretName(name), name);
  const harmless = 'maxTokens max_tokens contextTokens key keys id monkey baseUrl models tokenizer passwordPolicy';
  for (const name of harmless.split(' ')) t.notOk(isSecretName(name), name);
});
