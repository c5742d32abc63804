import assert from 'node:assert/strict';
import { test } from 'tap';
import type { JsonObject, JsonValue } from '../../json.js';
import {
  isJsonObject,
  membersBeside,
  numberOf,
  objectIn,
  objectsIn,
  parseJson,
  stringifyJson,
  textIn,
} from './json.js';
import { codePoint, fc, seed } from '../../../../test/fixtures/random.js';

const roundTrip = (text: string): string => stringifyJson(parseJson(text));

await test('numbers that a double cannot represent stay unchanged', async (t) => {
  for (const number of [
    '9007199254740993',
    '-9007199254740993',
    '18446744073709551615',
    '123456789012345678901234567890',
    '0.1234567890123456789',
    '0.69999999999999996',
    '1234567890123456.5',
    '1e400',
    '-1E400',
    '1e+400',
    '1e-400',
    '12345678901234567e-3',
  ]) {
    t.equal(roundTrip(number), number);
    t.equal(roundTrip(`{"a":[${number},{"b":${number}}]}`), `{"a":[${number},{"b":${number}}]}`);
  }
});

await test('numbers that a double represents exactly are plain numbers, in any notation', async (t) => {
  for (const [text, number] of [
    ['0', 0],
    ['-0', -0],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['1e300', 1e300],
    ['-12.25e-2', -0.1225],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['-9007199254740991', Number.MIN_SAFE_INTEGER],
    ['1000000000000000000000', 1e21],
    ['0.1000000000000000', 0.1],
    // 1/81000, as Python writes it.
    ['1.2345679012345678e-05', 0.000012345679012345678],
    ['1.7976931348623157E+308', Number.MAX_VALUE],
  ] as const) {
    t.equal(parseJson(text), number, text);
  }
  t.strictSame(parseJson('[1,1234567890123456]'), [1, 1234567890123456], 'sixteen digits may well be exact');
});

await test('a raw number is neither an object nor a number, and can be converted to the nearest double', async (t) => {
  const raw = parseJson('9007199254740993');
  t.equal(typeof raw, 'object');
  t.equal(isJsonObject(raw), false);
  t.equal(Object.isFrozen(raw), true);
  t.equal(numberOf(raw), 9007199254740992);
  t.equal(numberOf(parseJson('0.69999999999999996')), 0.7);
  t.equal(numberOf(parseJson('1e400')), Infinity);
  t.equal(numberOf(1.5), 1.5);
  for (const other of ['1', null, true, [1], {}, undefined]) t.equal(numberOf(other), undefined);
});

await test('digits inside strings are text', async (t) => {
  const text = '{"12345678901234567890":"12345678901234567890 1e400"}';
  t.strictSame(parseJson(text), { '12345678901234567890': '12345678901234567890 1e400' });
});

await test('a member named __proto__ is a member like any other, with and without long numbers beside it', async (t) => {
  for (const beside of ['1', '9007199254740993']) {
    const text = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"n":${beside}}`;
    const value = parseJson(text) as JsonObject;
    t.strictSame(Object.keys(value), ['__proto__', 'constructor', 'n']);
    t.equal(Object.getPrototypeOf(value), Object.prototype);
    t.equal(({} as JsonObject)['polluted'], undefined);
    t.equal(stringifyJson(value), text);
    t.equal(stringifyJson({ ...value }), text, 'also after a hook has copied it');
  }
});

await test('only objects are objects', async (t) => {
  t.equal(isJsonObject({}), true);
  t.equal(isJsonObject(parseJson('{"a":1}')), true);
  for (const other of [null, undefined, [], 'a', 1, true]) t.equal(isJsonObject(other), false);
});

await test('of a list only the objects are read, and of anything else nothing', async (t) => {
  t.strictSame(objectsIn(parseJson('[{"a":1},null,"b",2,12345678901234567890,[{}],{}]')), [{ a: 1 }, {}]);
  for (const other of [undefined, null, 'text', 3, { a: {} }]) t.strictSame(objectsIn(other), []);
});

await test('invalid JSON is a SyntaxError', async (t) => {
  for (const text of ['', '{', '{"a":}', 'NaN', '01', '1.', "{'a':1}", '[1,]', '12345678901234567890,', '\uFEFF{}']) {
    t.throws(() => parseJson(text), SyntaxError, text);
  }
});

await test('undefined is written as null, so the result is always JSON', async (t) => {
  t.equal(stringifyJson(undefined), 'null');
  t.equal(stringifyJson(null), 'null');
  t.equal(stringifyJson({ a: undefined, b: [] }), '{"b":[]}');
});

await test('property: parsing and writing any JSON gives the same text, whatever its numbers', async (t) => {
  const number = fc.oneof(
    fc.bigInt().map(String),
    fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => JSON.stringify(value)),
    fc.tuple(fc.bigInt({ min: 1n, max: 9n }), fc.integer({ min: 309, max: 999 })).map(([a, b]) => `${a}e${b}`),
  );
  const { json } = fc.letrec<{ json: string }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      number,
      fc.string({ unit: codePoint }).map((text) => JSON.stringify(text)),
      fc.constantFrom('null', 'true', 'false'),
      fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
      fc
        // Keys that look like indexes would be sorted to the front, as by every JavaScript program.
        .uniqueArray(
          fc.tuple(
            fc.string().map((key) => `k${key}`),
            tie('json'),
          ),
          { maxLength: 4, selector: ([key]) => key },
        )
        .map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
    ),
  }));
  fc.assert(
    fc.property(json, (text) => assert.equal(roundTrip(text), text)),
    { numRuns: 100 },
  );
  t.pass(`seed ${seed}`);
});

await test('a value that was changed beside a raw number keeps it', async (t) => {
  const body = parseJson('{"model":"a","seed":9007199254740993}') as JsonObject;
  const changed: JsonValue = { ...body, model: 'b' };
  t.equal(stringifyJson(changed), '{"model":"b","seed":9007199254740993}');
});

await test('anything but an object has no members', (t) => {
  t.strictSame(objectIn({ a: 1 }), { a: 1 });
  for (const none of [null, undefined, 'a', 1, ['a'], parseJson('9007199254740993')]) t.strictSame(objectIn(none), {});
  t.end();
});

await test('the members beside the known ones are those with a value', (t) => {
  const known = new Set(['id']);
  const beside = membersBeside(parseJson('{"id":1,"a":null,"b":false,"c":[],"__proto__":2}') as JsonObject, known);
  t.strictSame(Object.entries(beside ?? {}), [
    ['b', false],
    ['c', []],
    ['__proto__', 2],
  ]);
  t.equal(membersBeside({ id: 1, a: null }, known), undefined);
  t.end();
});

await test('a text is one only if it is not empty', (t) => {
  t.equal(textIn('a'), 'a');
  for (const none of ['', null, undefined, 1, ['a'], {}]) t.equal(textIn(none), undefined);
  t.end();
});
