import { test } from 'tap';
import { z } from 'zod';
import { renderConfigurationPage } from './configuration-page.js';
import { gatewayJsonSchema } from './json-schema.js';

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('near'),
    timeoutMs: z.int().min(1).max(60).default(5).describe('How long.'),
    depth: z.int(),
  }),
  z.strictObject({
    kind: z.literal('far'),
    timeoutMs: z.int().min(1).max(60).default(5).describe('How long.'),
    url: z.url(),
  }),
  z.strictObject({
    kind: z.literal('out'),
    timeoutMs: z.int().min(1).max(60).default(5).describe('How long.'),
    url: z.url(),
  }),
]);

/** The lines of the section about one plugin with this configuration. */
function sectionOf(config: z.ZodType, summary?: string): readonly string[] {
  const page = renderConfigurationPage(
    gatewayJsonSchema({ mine: { config, ...(summary !== undefined && { summary }) } }),
  );
  return page.slice(page.indexOf('### mine')).split('\n').filter(Boolean);
}

await test('each setting has a line with its path, its type, its default and its description', (t) => {
  const lines = sectionOf(
    z.strictObject({
      name: z.string().describe('Who | what.'),
      often: z.int().positive().default(3),
      mode: z.enum(['a', 'b']).default('a'),
      rules: z.array(z.strictObject({ per: z.string().optional() })).default([]),
      headers: z.record(z.string(), z.string()).default({}),
    }),
    'What it does.',
  );
  t.strictSame(lines, [
    '### mine',
    'What it does.',
    '| Setting | Type | Default | |',
    '|---|---|---|---|',
    '| `name` | text | required | Who \\| what. |',
    '| `often` | integer, from 1 | `3` |  |',
    '| `mode` | `"a"`, `"b"` | `"a"` |  |',
    '| `rules` | list: object | `[]` |  |',
    '| `rules[].per` | text |  |  |',
    '| `headers` | map: text |  |  |',
  ]);
  t.end();
});

await test('members that entries of several kinds have in common are listed once', (t) => {
  const lines = sectionOf(z.strictObject({ places: z.array(kinds) })).slice(3);
  t.strictSame(lines, [
    '| `places` | list: object | required |  |',
    '| `places[].kind` | `"near"`, `"far"`, `"out"` | required | Decides which of the other members there are. |',
    '| `places[].timeoutMs` | integer, 1 to 60 | `5` | How long. |',
    '| `places[kind: near].depth` | integer | required |  |',
    '| `places[kind: far, out].url` | URL | required |  |',
  ]);
  t.end();
});

await test('many members that a setting has in an earlier section, too, are not listed again', (t) => {
  const member = z.int().describe('How many.');
  const shape = Object.fromEntries('abcdefghij'.split('').map((name) => [name, member]));
  const entries = z.array(z.strictObject(shape)).describe('What there is.');
  const page = renderConfigurationPage(
    gatewayJsonSchema({
      first: { config: z.strictObject({ entries, few: z.strictObject({ a: member }), last: member }) },
      second: { config: z.strictObject({ entries, few: z.strictObject({ a: member }), last: member }) },
      third: { config: z.strictObject({ entries: z.array(z.strictObject({ ...shape, j: z.string() })) }) },
    }),
  );
  const [, first, second, third] = page.slice(page.indexOf('### first')).split('### ');
  t.match(first, /`entries\[\]\.a`[^]*`entries\[\]\.j`[^]*`last`/);
  t.strictSame(second?.split('\n').filter(Boolean).slice(3), [
    '| `entries` | list: object | required | What there is. Its members are those of [first](#first). |',
    '| `few` | object | required |  |',
    '| `few.a` | integer | required | How many. |',
    '| `last` | integer | required | How many. |',
  ]);
  t.match(third, /`entries\[\]\.j` \| text/, 'one that differs is listed');
  t.end();
});

await test('a plugin without settings is listed as such, and a recursive schema ends', (t) => {
  t.strictSame(sectionOf(z.strictObject({})), ['### mine', 'It has no settings.']);
  type Tree = { children?: Tree[] };
  const tree: z.ZodType<Tree> = z.strictObject({ children: z.lazy(() => z.array(tree)).optional() });
  t.ok(sectionOf(z.strictObject({ tree })).length < 20);
  t.end();
});
