import { test } from 'tap';
import { z } from 'zod';
import type { ConfigProblem } from '../../core/api/internal/config-problem.js';
import type { ParsedConfig } from '../../core/api/internal/config-source.js';
import { readGatewayText } from '../load.js';

/** Parses lines as the `config` of a plugin; they stand from line 4, column 7 on. */
function parse<S extends z.ZodType>(schema: S, lines: string, environment = {}): ParsedConfig<z.output<S>> {
  const indented = lines.replace(/^/gm, '      ');
  const text = `plugins:\n  - use: x\n    config:\n${indented}\n`;
  const source = readGatewayText(text, { file: 'f', environment });
  const [entry] = source.plugins;
  if (!entry || source.problems.length > 0) throw new Error(`not meant: ${JSON.stringify(source.problems)}`);
  return entry.parse(schema);
}

function said(parsed: { readonly problems?: readonly ConfigProblem[] }): string[] {
  return (parsed.problems ?? []).map(({ line, column, path, message, hint }) => {
    const where = path.replace('plugins[0].config', '');
    return `${line}:${column} ${where}: ${message}${hint ? ` (${hint})` : ''}`;
  });
}

const url = z.strictObject({ url: z.url() });

const issues: readonly { says: string; schema: z.ZodType; config: string; problems: readonly string[] }[] = [
  {
    says: 'a missing key, at the key around it, with what is expected',
    schema: z.strictObject({ inner: url, level: z.enum(['low', 'high']), count: z.int() }),
    config: 'inner: {}',
    problems: [
      '3:5 .count: "count" is missing; expected a whole number',
      '3:5 .level: "level" is missing; expected "low" or "high"',
      '4:7 .inner.url: "url" is missing; expected a URL such as https://api.example.com/v1',
    ],
  },
  {
    says: 'a key without a value',
    schema: url,
    config: 'url:',
    problems: ['4:7 .url: "url" has no value; expected a URL such as https://api.example.com/v1'],
  },
  {
    says: 'a misspelt key once, not also as missing',
    schema: url,
    config: 'ulr: https://example.com',
    problems: ['4:7 .ulr: unknown key "ulr"; allowed keys: url (Did you mean "url"?)'],
  },
  {
    says: 'keys written in another style',
    schema: z.strictObject({ maxTokens: z.int().optional() }),
    config: 'max_tokens: 5',
    problems: ['4:7 .max_tokens: unknown key "max_tokens"; allowed keys: maxTokens (Did you mean "maxTokens"?)'],
  },
  {
    says: 'unknown keys at every level, also of schemas that would drop them silently',
    schema: z.object({ inner: z.object({ list: z.array(z.object({ a: z.int() })) }), any: z.looseObject({}) }),
    config: 'inner:\n  list:\n    - { a: 1, bb: 2 }\nany: { x: 1 }\nouter: 3',
    problems: [
      '6:21 .inner.list[0].bb: unknown key "bb"; allowed keys: a',
      '8:7 .outer: unknown key "outer"; allowed keys: inner and any',
    ],
  },
  {
    says: 'unknown keys where no keys are allowed',
    schema: z.strictObject({}),
    config: 'a: 1',
    problems: ['4:7 .a: unknown key "a"; no keys are allowed here'],
  },
  {
    says: 'wrong types',
    schema: z.strictObject({
      text: z.string(),
      list: z.array(z.int()),
      on: z.boolean(),
      map: z.record(z.string(), z.int()),
    }),
    config: 'text: 5\nlist: 1\non: "true"\nmap: { a: x }',
    problems: [
      '4:13 .text: expected a string; got the number 5 (Put the value in quotes to make it a string.)',
      '5:13 .list: expected a list; got the number 1 (Write a list, each item on a line that begins with "- ".)',
      '6:11 .on: expected true or false; got the string "true" (Leave out the quotes: in quotes every value is a string.)',
      '7:17 .map.a: expected a whole number; got the string "x"',
    ],
  },
  {
    says: 'sizes',
    schema: z.strictObject({
      range: z.number().min(0).max(2),
      least: z.int().min(1),
      more: z.number().gt(0),
      text: z.string().min(2),
      empty: z.string().min(1),
      list: z.array(z.int()).min(1),
      long: z.array(z.int()).max(1),
      exact: z.string().length(3),
      step: z.number().multipleOf(0.5),
    }),
    config: 'range: 3\nleast: 0\nmore: 0\ntext: x\nempty: ""\nlist: []\nlong: [1, 2]\nexact: ab\nstep: 0.7',
    problems: [
      '4:14 .range: must be between 0 and 2; got 3',
      '5:14 .least: must be at least 1; got 0',
      '6:13 .more: must be more than 0; got 0',
      '7:13 .text: must have at least 2 characters; got "x"',
      '8:14 .empty: must not be empty',
      '9:7 .list: must not be empty',
      '10:7 .long: must have at most 1 item; got 2',
      '11:14 .exact: must have exactly 3 characters; got "ab"',
      '12:13 .step: must be a multiple of 0.5; got 0.7',
    ],
  },
  {
    says: 'formats',
    schema: z.strictObject({
      url: z.url(),
      email: z.email(),
      id: z.uuid(),
      pattern: z.string().regex(/^a+$/),
      prefix: z.string().startsWith('/'),
      suffix: z.string().endsWith('/'),
      part: z.string().includes('{id}'),
    }),
    config: 'url: example\nemail: a\nid: 1-2\npattern: b\nprefix: c\nsuffix: d\npart: e',
    problems: [
      '4:12 .url: must be a URL such as https://api.example.com/v1; got "example"',
      '5:14 .email: must be an e-mail address; got "a"',
      '6:11 .id: must be a UUID; got "1-2"',
      '7:16 .pattern: must match the pattern /^a+$/; got "b"',
      '8:15 .prefix: must begin with "/"; got "c"',
      '9:15 .suffix: must end with "/"; got "d"',
      '10:13 .part: must contain "{id}"; got "e"',
    ],
  },
  {
    says: 'the nearest of the allowed values',
    schema: z.strictObject({ mode: z.enum(['closed', 'open']), version: z.literal(2) }),
    config: 'mode: opne\nversion: 1',
    problems: [
      '4:13 .mode: expected one of "closed" or "open"; got "opne" (Did you mean "open"?)',
      '5:16 .version: expected 2; got 1',
    ],
  },
  {
    says: 'of a union the member that was meant',
    schema: z.strictObject({
      models: z.array(z.union([z.string(), z.strictObject({ id: z.string(), free: z.boolean().optional() })])),
    }),
    config: 'models:\n  - ok\n  - { id: x, fre: true }\n  - { free: true }\n  - 5\n  - { id: 7 }',
    problems: [
      '6:20 .models[1].fre: unknown key "fre"; allowed keys: id and free (Did you mean "free"?)',
      '7:11 .models[2].id: "id" is missing; expected a string',
      '8:11 .models[3]: expected a string or a mapping; got the number 5 (Put the value in quotes to make it a string.)',
      '9:17 .models[3].id: expected a string; got the number 7 (Put the value in quotes to make it a string.)',
    ].map((line) => line.replace('models[3].id', 'models[4].id')),
  },
  {
    says: 'of a union with a discriminator what it may be',
    schema: z.strictObject({
      store: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('disk'), folder: z.string() }),
        z.strictObject({ kind: z.literal('s3'), bucket: z.string() }),
      ]),
      other: z.union([
        z.strictObject({ kind: z.literal('disk'), folder: z.string() }),
        z.strictObject({ kind: z.literal('s3'), bucket: z.string() }),
      ]),
    }),
    config: 'store: { kind: disc }\nother: { kind: s3, folder: x, zzzz: 1 }',
    problems: [
      '4:22 .store.kind: expected one of "disk" or "s3"; got "disc" (Did you mean "disk"?)',
      '5:7 .other.bucket: "bucket" is missing; expected a string',
      '5:26 .other.folder: unknown key "folder"; allowed keys: kind and bucket',
      '5:37 .other.zzzz: unknown key "zzzz"; allowed keys: kind and bucket',
    ],
  },
  {
    says: 'keys of records',
    schema: z.strictObject({ headers: z.record(z.string().regex(/^x-/), z.string()) }),
    config: 'headers: { x-a: "1", cookie: b }',
    problems: ['4:28 .headers.cookie: the key "cookie" is not allowed: it must match the pattern /^x-/'],
  },
  {
    says: "the author's own messages, with the value after them",
    schema: z
      .strictObject({
        even: z.int().refine((value) => value % 2 === 0, 'must be even'),
        odd: z.int({ error: 'give an odd number' }),
        from: z.int(),
        to: z.int(),
      })
      .refine(({ from, to }) => from < to, { error: '"from" must be before "to"', path: ['from'] }),
    config: 'even: 3\nodd: x\nfrom: 5\nto: 4',
    problems: ['4:13 .even: must be even; got 3', '5:12 .odd: give an odd number; got "x"'],
  },
  {
    says: 'items of a list without a value',
    schema: z.strictObject({ list: z.array(z.string()) }),
    config: 'list:\n  - a\n  -\n',
    problems: ['6:10 .list[1]: expected a string; got nothing'],
  },
  {
    says: 'a long text in the place of a list with a limit, once',
    schema: z.strictObject({ a: z.array(z.string()).max(3), b: z.record(z.string(), z.array(z.string()).max(3)) }),
    config: 'a: [one]\nb: { c: several }',
    problems: [
      '5:15 .b.c: expected a list; got the string "several" (Write a list, each item on a line that begins with "- ".)',
    ],
  },
  {
    says: 'items of the wrong type',
    schema: z.strictObject({ a: z.array(z.strictObject({ b: z.int() })) }),
    config: 'a: [x, { b: 1 }, [1]]',
    problems: ['4:11 .a[0]: expected a mapping; got the string "x"', '4:24 .a[2]: expected a mapping; got a list'],
  },
];

for (const { says, schema, config, problems } of issues) {
  await test(`says ${says}`, async (t) => {
    t.strictSame(said(parse(schema, config)), problems);
  });
}

await test('returns a deeply frozen value with defaults and transforms, and does not change instances', async (t) => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ a: z.int().default(1) })),
    pattern: z.string().transform((source) => new RegExp(source, 'g')),
    limits: z.strictObject({ most: z.int().default(5) }).prefault({}),
  });
  const { value } = parse(schema, 'list: [{}, { a: 2 }]\npattern: a');
  t.strictSame(value, { list: [{ a: 1 }, { a: 2 }], pattern: /a/g, limits: { most: 5 } });
  for (const frozen of [value, value?.list, value?.list[0], value?.limits]) t.ok(Object.isFrozen(frozen));
  t.equal(value?.pattern.test('a'), true, 'an instance stays usable');
});

await test('an entry without a config, or with an empty one, is parsed as an empty mapping', async (t) => {
  const { plugins } = readGatewayText('plugins:\n  - a\n  - { use: b, config: }\n', { file: 'f', environment: {} });
  for (const entry of plugins) {
    t.strictSame(entry.parse(z.strictObject({ n: z.int().default(3) })), { value: { n: 3 } });
  }
  const missing = plugins.map((entry) => entry.parse(url));
  t.strictSame(missing.flatMap(said), [
    '2:5 .url: "url" is missing; expected a URL such as https://api.example.com/v1',
    '3:15 plugins[1].config.url: "url" is missing; expected a URL such as https://api.example.com/v1',
  ]);
});

await test('looks through optional, default, lazy, pipe, preprocess and intersection', async (t) => {
  type Tree = { name: string; children?: Tree[] };
  const tree: z.ZodType<Tree> = z.strictObject({ name: z.string(), children: z.lazy(() => z.array(tree)).optional() });
  const schema = z.strictObject({
    tree: tree.optional(),
    piped: z.object({ size: z.string().transform(Number).pipe(z.int()) }).readonly(),
    prepared: z.preprocess((value) => value, z.strictObject({ inside: z.int() })).optional(),
    both: z.intersection(z.object({ left: z.int() }), z.object({ right: z.int() })).optional(),
    tuple: z.tuple([z.string(), z.strictObject({ second: z.int() })]).optional(),
  });
  const config = `tree: { name: a, children: [{ name: b, childern: [] }] }
piped: { sice: "1" }
prepared: { insid: 1 }
both: { left: 1, right: 2, middle: 3 }
tuple: [a, { secnd: 1 }]`;
  t.match(
    said(parse(schema, config)).join('\n'),
    /childern.*"children"[^]*sice.*"size"[^]*insid.*"inside"[^]*middle"; allowed keys: left and right[^]*secnd.*"second"/,
  );
});

await test('a schema that throws is a problem, not a crash', async (t) => {
  const schema = z.strictObject({
    a: z.string().transform(() => {
      throw new Error('no such thing');
    }),
  });
  t.strictSame(said(parse(schema, 'a: x')), ['3:5 : the schema failed on this value: no such thing']);
  const asynchronous = z.strictObject({ a: z.string().refine(() => Promise.resolve(true)) });
  t.match(said(parse(asynchronous, 'a: x')), [/^3:5 : .*asynchronous refinement.*schemas must be synchronous/]);
});
