import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { z } from 'zod';
import { formatProblems } from '../core/api/internal/config-problem.js';
import { modelEntries } from '../core/api/wire/server/model-table.js';
import { readGatewayText } from './load.js';
import { codePoint, fc } from '../test/fixtures/random.js';

const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const packaged = readFileSync(fileURLToPath(new URL('../../gateway.yaml', import.meta.url)), 'utf8');
// The comments make up most of the file; mutating them proves nothing.
const file = packaged.replace(/\s+#.*$/gm, '').replace(/^#.*\n/gm, '');

const environment = { OPENAI_API_KEY: 'sk-live-never-shown', GROQ_API_KEY: 'gsk-never-shown', PORT: '8080' };
const providerConfig = z.object({ apiKey: z.string(), baseUrl: z.url(), models: modelEntries });

/** What has to hold of any text at all. */
function check(text: string): void {
  const source = readGatewayText(text, { file: 'gateway.yaml', environment });
  const parsed = source.plugins.map((entry) => entry.parse(providerConfig));
  const problems = [...source.problems, ...parsed.flatMap((result) => result.problems ?? [])];
  const lines = text.split('\n');
  for (const { line, column, message } of problems) {
    if (line < 1 || line > lines.length) throw new Error(`line ${line} of ${lines.length}: ${message}`);
    if (column < 1 || column > (lines[line - 1]?.length ?? 0) + 1) throw new Error(`column ${column}: ${message}`);
  }
  if (formatProblems(problems).includes('never-shown')) throw new Error('a secret was shown');
}

type Mutation = (text: string) => string;

const snippets = ['"', "'", ':', ': ', '- ', '[', ']', '{', '}', '#', '&a ', '*a', '!t ', '|', '>', '\t', '\n', '  ']
  .concat([
    '${env:',
    '}',
    '$',
    '${',
    '$${',
    ':-',
    '<<: ',
    '__proto__: ',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '? ',
    '@',
    '`',
  ])
  .concat(['null', '~', '\u0000', '\u2028', '\ud800', '\ufeff', '\r', '🙂', '1e999', '0x', 'plugins:', 'config:']);

const place = fc.double({ min: 0, max: 1, noNaN: true });

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, fc.constantFrom(...snippets)).map(([at, snippet]): Mutation => {
    return (text) => text.slice(0, at * text.length) + snippet + text.slice(at * text.length);
  }),
  fc.tuple(place, fc.nat(40)).map(([at, length]): Mutation => {
    return (text) => text.slice(0, at * text.length) + text.slice(at * text.length + length);
  }),
  fc.tuple(place, place, fc.nat(200)).map(([from, to, length]): Mutation => {
    return (text) => {
      const piece = text.slice(from * text.length, from * text.length + length);
      return text.slice(0, to * text.length) + piece + text.slice(to * text.length);
    };
  }),
  fc.tuple(place, place).map(([one, other]): Mutation => {
    return (text) => {
      const lines = text.split('\n');
      const [a, b] = [Math.floor(one * (lines.length - 1)), Math.floor(other * (lines.length - 1))];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
      return lines.join('\n');
    };
  }),
);

await test('no mutation of gateway.yaml crashes the reader, points outside of the file or shows a secret', async (t) => {
  t.comment(`SEED=${seed}`);
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 6 });
  const property = fc.property(mutations, (list) => check(list.reduce((text, mutate) => mutate(text), file)));
  fc.assert(property, { seed, numRuns: 150, endOnFailure: true });
  t.pass('150 mutations');
});

await test('no other text crashes the reader, points outside of the file or shows a secret', async (t) => {
  t.comment(`SEED=${seed}`);
  const texts = fc.oneof(
    fc.string({ unit: codePoint, maxLength: 60 }),
    fc
      .array(fc.constantFrom(...snippets, 'a', 'server', 'log', 'use', 'x'), { maxLength: 40 })
      .map((list) => list.join('')),
  );
  fc.assert(fc.property(texts, check), { seed, numRuns: 1000, endOnFailure: true });
  t.pass('1000 texts');
});
