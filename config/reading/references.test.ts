import path from 'node:path';
import { test } from 'tap';
import { z } from 'zod';
import { formatProblems } from '../../core/api/internal/config-problem.js';
import type { ParsedConfig } from '../../core/api/internal/config-source.js';
import { readGatewayText } from '../load.js';
import { splitReferences } from './reference-notation.js';
import { type Environment, readPlainScalar } from './references.js';

const environment: Environment = {
  NAME: 'Ada',
  PORT: '8080',
  ON: 'true',
  DIGITS: '0123',
  EMPTY: '',
  SPACED: ' 42\n',
  MOUNTED: 'token\n',
  NOT_EXPANDED: '${env:NAME}',
  YAML: '[a, b]: {c',
  TILDE: '~',
  HEX: '0x1f',
};

/** Reads `value: …` as the config of a plugin. */
function readValue(written: string, schema: z.ZodType = z.unknown().optional()): { value?: unknown; said: string } {
  const text = `plugins:\n  - use: x\n    config:\n      value: ${written}\n`;
  const source = readGatewayText(text, { file: 'f', environment });
  const parsed: ParsedConfig<{ value?: unknown }> | undefined = source.plugins[0]?.parse(z.object({ value: schema }));
  return { value: parsed?.value?.value, said: formatProblems([...source.problems, ...(parsed?.problems ?? [])]) };
}

const values: readonly (readonly [says: string, written: string, value: unknown])[] = [
  ['a value', '${env:NAME}', 'Ada'],
  ['a value in a text', 'Hello ${env:NAME}, on ${env:PORT}!', 'Hello Ada, on 8080!'],
  ['a number, where it is the whole value', '${env:PORT}', 8080],
  ['a default that is a number', '${env:NOPE:-4000}', 4000],
  ['true and false', '${env:ON}', true],
  ['a text, in quotes', '"${env:PORT}"', '8080'],
  ['a text, in single quotes', "'${env:PORT}'", '8080'],
  ['a text, in a block', '|-\n        ${env:PORT}', '8080'],
  ['a text, where something stands beside it', 'x${env:PORT}', 'x8080'],
  ['a text without the line end of its variable', '"Bearer ${env:MOUNTED}"', 'Bearer token'],
  ['a text, with a tag that says so', '!!str ${env:PORT}', '8080'],
  ['the default of a variable that is empty', '${env:EMPTY:-full}', 'full'],
  ['nothing for an empty variable', '${env:EMPTY}', undefined],
  ['an empty text for an empty variable in quotes', '"${env:EMPTY}"', ''],
  ['nothing for an empty default', '${env:NOPE:-}', undefined],
  ['nothing for the word null', '${env:TILDE}', undefined],
  ['a value without the space around it, as YAML does', '${env:SPACED}', 42],
  ['all else of the value in quotes', '"${env:SPACED}"', ' 42'],
  ['no references inside a value', '${env:NOT_EXPANDED}', '${env:NAME}'],
  ['no YAML inside a value', '${env:YAML}', '[a, b]: {c'],
  ['a default with colons and dashes', '${env:NOPE:-https://a.b:80/c:-d}', 'https://a.b:80/c:-d'],
  ['an escape', '$${env:NAME}', '${env:NAME}'],
  ['an escape beside a reference', '$${a} ${env:NAME} $$ $5', '${a} Ada $$ $5'],
  ['dollars that are only dollars', '$NAME $ {x}', '$NAME $ {x}'],
  ['several in one text in quotes', '"${env:NAME}${env:NAME}-${env:NOPE:-x}"', 'AdaAda-x'],
];

for (const [says, written, value] of values) {
  await test(`gives ${says}: ${JSON.stringify(written)}`, async (t) => {
    t.strictSame(readValue(written), { value, said: '' });
  });
}

await test('uses the text of the variable if the schema requires a string', async (t) => {
  const headers = '{ x: "${env:PORT}" }\n      other: 1'.slice(0, 20);
  t.strictSame(readValue('${env:DIGITS}', z.string()).value, '0123');
  t.strictSame(readValue('${env:ON}', z.string().optional()).value, 'true');
  t.strictSame(readValue('${env:TILDE}', z.string()).value, '~');
  t.strictSame(readValue('${env:HEX}', z.union([z.string(), z.strictObject({})])).value, '0x1f');
  t.strictSame(readValue('\n        - ${env:DIGITS}\n        - ${env:PORT}', z.array(z.string())).value, [
    '0123',
    '8080',
  ]);
  t.strictSame(readValue(headers, z.record(z.string(), z.string())).value, { x: '8080' });
  t.strictSame(readValue('${env:DIGITS}', z.union([z.string(), z.number()])).value, 123, 'and else what YAML reads');
});

await test('a quoted value is parsed as if unquoted if the schema accepts nothing else', async (t) => {
  const optional = z.url().optional();
  t.strictSame(readValue('"${env:EMPTY}"', optional), { value: undefined, said: '' }, 'nothing, for an empty value');
  t.strictSame(readValue('{ a: "${env:NOPE:-}", b: "${env:PORT}" }', z.strictObject({ a: optional, b: z.int() })), {
    value: { b: 8080 },
    said: '',
  });
  t.strictSame(readValue('"${env:ON}"', z.union([z.boolean(), z.literal('auto')])).value, true);
  t.strictSame(readValue('"${env:DIGITS}"', z.string().min(3)).value, '0123');
  t.strictSame(readValue('"${env:EMPTY}"', z.string()).value, '', 'an empty text where that is valid');
  t.match(readValue('"${env:DIGITS}"', z.string().min(10)).said, /10/, 'and a text that is refused stays a text');
  t.match(readValue('"${env:NAME}"', z.int()).said, /expected a whole number; got .* from \$\{env:NAME\}/);
  const several = readValue('{ a: "${env:EMPTY}", b: "${env:EMPTY}" }', z.strictObject({ a: optional, b: z.url() }));
  t.match(several.said, /value\.b\n/);
  t.notMatch(several.said, /value\.a\n/);
});

const mistakes: readonly (readonly [written: string, position: string, message: string])[] = [
  ['${env:NOPE}', '4:14', 'the environment variable NOPE is not set'],
  ['"a ${env:NAME} b ${env:NOPE}"', '4:31', 'the environment variable NOPE is not set'],
  ['${NAME}', '4:14', 'this is not a valid reference'],
  ['${NAME:-x}', '4:14', 'this is not a valid reference'],
  ['$NAME', '4:14', 'a variable is written with braces'],
  ['${env:1X}', '4:14', 'this is not a valid reference'],
  ['${env:}', '4:14', 'this is not a valid reference'],
  ['${file:}', '4:14', 'this is not a valid reference'],
  ['${file:/nowhere/key}', '4:14', 'there is no file /nowhere/key'],
  ['${file:/}', '4:14', '/ is not a regular file'],
  ['"${env:NAME"', '4:15', 'a reference "${" is not closed'],
  ['${env:NAME:-a b # c}', '4:14', 'a reference "${" is not closed'],
  ['"${env:NOPE:-${env:NAME}}"', '4:15', 'a reference cannot contain another'],
  ['|\n        one\n        two ${env:NOPE}', '6:13', 'the environment variable NOPE is not set'],
  ['"\\u0024{env:NOPE}"', '4:14', 'the environment variable NOPE is not set'],
];

for (const [written, position, message] of mistakes) {
  await test(`says of ${JSON.stringify(written)}: ${message}`, async (t) => {
    const { said } = readValue(written);
    const [first, second] = said.split('\n');
    t.equal(first, `f:${position}  plugins[0].config.value`);
    t.equal(second, `  ${message}`);
  });
}

await test('uses the text of a file relative to gateway.yaml, without its last line break', async (t) => {
  const folder = t.testdir({
    secrets: { key: 'sk-1234567890\n', windows: 'sk-two\r\n', two: 'one\ntwo\n', port: '8080\n', empty: '\n' },
    large: 'x'.repeat(65_537),
    binary: Buffer.from([0xff, 0xfe, 0x41]),
  });
  const read = (written: string, schema: z.ZodType = z.unknown().optional()) => {
    const text = `plugins:\n  - use: x\n    config:\n      value: ${written}\n`;
    const source = readGatewayText(text, { file: path.join(folder, 'gateway.yaml'), environment });
    const parsed: ParsedConfig<{ value?: unknown }> | undefined = source.plugins[0]?.parse(z.object({ value: schema }));
    return { value: parsed?.value?.value, said: formatProblems([...source.problems, ...(parsed?.problems ?? [])]) };
  };
  const given: readonly (readonly [written: string, value: unknown])[] = [
    ['${file:secrets/key}', 'sk-1234567890'],
    [`\${file:${path.join(folder, 'secrets/key')}}`, 'sk-1234567890'],
    ['"Bearer ${file:./secrets/windows} ${env:NAME}"', 'Bearer sk-two Ada'],
    ['${file:secrets/two}', 'one\ntwo'],
    ['${file:secrets/port}', 8080],
    ['${file:secrets/none:-otherwise:-x}', 'otherwise:-x'],
    ['${file:secrets/empty:-otherwise}', 'otherwise'],
    ['$${file:secrets/key}', '${file:secrets/key}'],
  ];
  for (const [written, value] of given) t.strictSame(read(written), { value, said: '' }, written);

  t.match(read('${file:secrets/empty}').said, /the file secrets\/empty is empty[^]*\$\{file:secrets\/empty:-\}/);
  t.strictSame(read('${file:secrets/empty:-}'), { value: undefined, said: '' }, 'a default may be nothing');
  t.match(read('${file:secrets/none}').said, /there is no file .*none[^]*\$\{file:secrets\/none:-default\}/);
  t.match(read('${file:large:-otherwise}').said, /larger than 65536 bytes/);
  t.match(read('${file:binary:-otherwise}').said, /is not a text in UTF-8/);
  t.notMatch(read('${file:secrets/key}', z.url()).said, /sk-1234567890/, 'what is in it is a secret');
});

await test('an entry is enabled only while the file of its condition exists', async (t) => {
  const folder = t.testdir({ key: 'sk-1' });
  const text = 'plugins:\n  - { use: a, when: "${file:key}" }\n  - { use: b, when: "${file:other}" }\n';
  const source = readGatewayText(text, { file: path.join(folder, 'gateway.yaml'), environment });
  t.strictSame([source.plugins.map(({ id }) => id), source.skippedPlugins.map(({ id }) => id)], [['a'], ['b']]);
  t.strictSame(source.problems, []);
});

await test('reports every missing variable of a text, and shows nothing else of the value', async (t) => {
  const { said } = readValue('"${env:ONE} ${env:TWO}"', z.url());
  t.match(said, /4:15[^]*ONE is not set[^]*4:26[^]*TWO is not set/);
  t.notMatch(said, /URL/);
});

await test('reports a mistake in an aliased value once', async (t) => {
  const text = 'plugins:\n  - use: a\n    config: &c { x: "${env:NOPE}" }\n  - use: b\n    config: *c\n';
  t.equal(readGatewayText(text, { file: 'f', environment: {} }).problems.length, 1);
});

await test('cuts texts into pieces and reads scalars as YAML 1.2 does', async (t) => {
  t.strictSame(
    splitReferences('a$${b}${env:C:-d}').map((piece) => piece.kind),
    ['literal', 'reference'],
  );
  const scalars = [
    '',
    '~',
    'null',
    'True',
    'false',
    '012',
    '0o17',
    '0x1F',
    '-1.5e3',
    '.5',
    'yes',
    '2024-01-01',
    '1_000',
  ];
  const values = [null, null, null, true, false, 12, 15, 31, -1500, 0.5, 'yes', '2024-01-01', '1_000'];
  t.strictSame(scalars.map(readPlainScalar), values);
});
