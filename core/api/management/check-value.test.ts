import { test } from 'tap';
import { z, type ZodType } from '../schema.js';
import { parseJson } from '../wire/json/json.js';
import { refusalAtOnce } from '../../testkit/refusal.js';
import { checkValue, fieldRefused, type RequestPart } from './check-value.js';

const refusalOf = (schema: ZodType, value: unknown, part: RequestPart = 'body') =>
  refusalAtOnce(() => checkValue(schema, value, part));

const thing = z.strictObject({
  name: z.string().min(1).max(5),
  size: z.int().min(1).max(100).optional(),
  weight: z.number().min(0).optional(),
  share: z.number().positive().optional(),
  least: z.number().lt(1).optional(),
  kind: z.enum(['daily', 'weekly', 'monthly']).optional(),
  parts: z
    .array(z.strictObject({ weight: z.number() }))
    .max(2)
    .optional(),
  version: z.literal('2.0').optional(),
  on: z.boolean().optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  limit: z.number().nullable().optional(),
  content: z.union([z.string(), z.array(z.strictObject({ text: z.string() }))]).optional(),
  labels: z.record(z.string().regex(/^[a-z]+$/), z.string()).optional(),
});

await test('a valid value is returned as the schema parses it', async (t) => {
  t.strictSame(checkValue(z.strictObject({ a: z.int().default(3) }), {}, 'body'), { a: 3 });
});

await test('an error names the field, what is allowed there, and what was received', async (t) => {
  const cases: readonly (readonly [unknown, string, string])[] = [
    [{}, 'name', 'Field "name" is required.'],
    [{ name: null }, 'name', 'Field "name" must be a string, not null.'],
    [{ name: 5 }, 'name', 'Field "name" must be a string, not 5.'],
    [{ name: ['a'] }, 'name', 'Field "name" must be a string, not an array.'],
    [{ name: { a: 1 } }, 'name', 'Field "name" must be a string, not an object.'],
    [{ name: '' }, 'name', 'Field "name" must not be empty.'],
    [{ name: 'abcdef' }, 'name', 'Field "name" must have at most 5 characters, but has 6.'],
    [{ name: 'a😀😀😀😀😀' }, 'name', 'Field "name" must have at most 5 characters, but has 6.'],
    [{ name: 'a', size: 0 }, 'size', 'Field "size" must be a whole number from 1 to 100, not 0.'],
    [{ name: 'a', size: 1.5 }, 'size', 'Field "size" must be a whole number from 1 to 100, not 1.5.'],
    [{ name: 'a', size: '7' }, 'size', 'Field "size" must be a whole number from 1 to 100, not "7".'],
    [{ name: 'a', weight: -1 }, 'weight', 'Field "weight" must be at least 0, not -1.'],
    [{ name: 'a', share: 0 }, 'share', 'Field "share" must be more than 0, not 0.'],
    [{ name: 'a', least: 1 }, 'least', 'Field "least" must be less than 1, not 1.'],
    [{ name: 'a', kind: 'x' }, 'kind', 'Field "kind" must be "daily", "weekly" or "monthly", not "x".'],
    [
      { name: 'a', kind: 'Weekly' },
      'kind',
      'Field "kind" must be "daily", "weekly" or "monthly", not "Weekly". Did you mean "weekly"?',
    ],
    [{ name: 'a', version: '2.1' }, 'version', 'Field "version" must be "2.0", not "2.1".'],
    [{ name: 'a', on: 'yes' }, 'on', 'Field "on" must be true or false, not "yes".'],
    [{ name: 'a', until: 'x' }, 'until', 'Field "until" must be a time such as 2030-01-31T12:00:00Z, not "x".'],
    [{ name: 'a', limit: 'x' }, 'limit', 'Field "limit" must be a number, not "x".'],
    [
      { name: 'a', parts: [{ weight: 1 }, { weight: 'x' }] },
      'parts[1].weight',
      'Field "parts[1].weight" must be a number, not "x".',
    ],
    [{ name: 'a', parts: [1, 2, 3] }, 'parts', 'Field "parts" must have at most 2 items, but has 3.'],
    [{ name: 'a', content: 1 }, 'content', 'Field "content" must be a string or an array, not 1.'],
    [
      { name: 'a', content: [{ txt: '' }] },
      'content[0].txt',
      'Field "content[0].txt" is not known. Did you mean "text"?',
    ],
    [
      { name: 'a', labels: { A: 'x' } },
      'labels.A',
      'Field "labels.A" has a name that must match the pattern /^[a-z]+$/.',
    ],
    [7, '', 'The request body must be an object, not 7.'],
  ];
  for (const [value, field, message] of cases) {
    const error = refusalOf(thing, value);
    t.match(error, { code: 'GW_REQUEST_INVALID', status: 400, message }, message);
    t.equal(error.field ?? '', field, message);
  }
});

await test('an unknown name is reported with the nearest known one, which is not reported as missing as well', async (t) => {
  const misspelt = refusalOf(thing, { nmae: 'a' });
  t.match(misspelt, { field: 'nmae', message: 'Field "nmae" is not known. Did you mean "name"?' });
  t.equal(
    refusalOf(z.strictObject({ a: z.string(), b: z.string() }), { a: '', b: '', zzzzzz: 1 }).message,
    'Field "zzzzzz" is not known. Known names: "a" and "b".',
  );
  t.equal(refusalOf(z.strictObject({}), { x: 1 }).message, 'Field "x" is not known. Nothing is allowed here.');
  t.equal(refusalOf(z.strictObject({}), { '': 1 }).message, 'Field "" is not known. Nothing is allowed here.');
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disk'), folder: z.string() }),
    z.strictObject({ kind: z.literal('s3'), bucket: z.string() }),
  ]);
  t.equal(
    refusalOf(kinds, { kind: 's3', bucket: 'b', zzzzzz: 1 }).message,
    'Field "zzzzzz" is not known. Known names: "kind" and "bucket".',
    'names of another kind are not',
  );
  const proto = JSON.parse('{"name":"a","__proto__":1}') as unknown;
  t.match(refusalOf(thing, proto), { field: '__proto__' });
});

await test('all problems are reported at once, up to a limit; the field of the error is the first one', async (t) => {
  const error = refusalOf(thing, { size: 0, on: 1, more: 1 });
  t.equal(error.field, 'name');
  for (const name of ['name', 'size', 'on', 'more']) t.ok(error.message.includes(`Field "${name}" `), name);
  const many = refusalOf(
    z.strictObject({}),
    Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, 1])),
  );
  t.ok(many.message.length < 1000, many.message);
});

await test('of several rules that one field breaks, only the first is reported', async (t) => {
  const schema = z
    .strictObject({
      name: z
        .string()
        .min(1)
        .regex(/^\w/)
        .refine(() => false, 'must not be blank'),
      labels: z.record(z.string().regex(/^[a-z]/, 'is not a label: begin with a letter'), z.int()).optional(),
    })
    .refine(() => false, { message: 'must be something else', when: () => true })
    .refine(() => false, { message: 'must be something', when: () => true });
  t.equal(
    refusalOf(schema, { name: [], labels: { 7: 1 } }).message,
    'Field "name" must be a string, not an array. Field "labels.7" is not a label: begin with a letter. ' +
      'The request body must be something else, not an object. The request body must be something, not an object.',
  );
});

await test('long values and long names are not sent back', async (t) => {
  const long = 'x'.repeat(10_000);
  for (const value of [
    { name: long },
    { name: 'a', kind: long },
    { name: 'a', until: long },
    { name: 'a', [long]: 1 },
  ]) {
    const { message, field } = refusalOf(thing, value);
    t.ok(message.length < 400, message);
    t.ok((field ?? '').length <= 40);
  }
});

await test('a number with more digits than a double holds is not an object', async (t) => {
  const error = refusalOf(thing, parseJson('{"name":"a","size":12345678901234567890}'));
  t.equal(error.message, 'Field "size" must be a whole number from 1 to 100, not a number of so many digits.');
});

await test("the schema author's message follows the name of the field, or is a sentence of its own", async (t) => {
  const own = (message: string) => z.strictObject({ a: z.string().refine(() => false, message) });
  t.equal(refusalOf(own('must be storable'), { a: '' }).message, 'Field "a" must be storable, not "".');
  t.equal(refusalOf(own('a word is expected'), { a: '' }).message, 'Field "a": a word is expected.');
  t.equal(refusalOf(own('Nothing goes.'), { a: '' }).message, 'Nothing goes.');
  t.equal(
    refusalOf(z.strictObject({ a: z.string().refine(() => false) }), { a: '' }).message,
    'Field "a" is not valid.',
  );
});

await test('the message names the part of the request', async (t) => {
  const schema = z.strictObject({ id: z.uuid() });
  t.equal(refusalOf(schema, { id: '7' }, 'path').message, 'Path parameter "id" must be a UUID, not "7".');
  t.equal(refusalOf(schema, { id: '7' }, 'query').message, 'Query parameter "id" must be a UUID, not "7".');
  const nested = refusalOf(schema, { id: '7' }, 'body.configuration');
  t.match(nested, { field: 'configuration.id', message: 'Field "configuration.id" must be a UUID, not "7".' });
  t.match(refusalOf(schema, 7, 'body.configuration'), {
    field: 'configuration',
    message: 'Field "configuration" must be an object, not 7.',
  });
});

await test('what no schema has checked is refused in the same words', async (t) => {
  t.match(fieldRefused('a', 'must be a word'), {
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'a',
    message: 'Field "a" must be a word.',
  });
  t.equal(fieldRefused('b', 'is not known. Did you mean "a"?').message, 'Field "b" is not known. Did you mean "a"?');
});
