import assert from 'node:assert/strict';
import { test } from 'tap';
import { codePoint, fc } from '../../../test/fixtures/random.js';
import { type JsonValue, parseJson, stringifyJson } from '../../api/index.js';
import { longJson } from './long-json.js';

function encoded(value: JsonValue): { readonly text: string; readonly steps: number } {
  const encoding = longJson(value);
  for (let steps = 1; ; steps += 1) {
    const { done, value: bytes } = encoding.next();
    if (done) return { text: Buffer.from(bytes).toString(), steps };
  }
}

await test('property: a value is encoded as JSON.stringify does it', (t) => {
  const anyValue = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string({ unit: codePoint }), fc.jsonValue()));
  const check = (value: unknown): void =>
    assert.equal(encoded(value as JsonValue).text, stringifyJson(value as JsonValue));
  fc.assert(fc.property(anyValue, check));
  check({
    none: undefined,
    list: [undefined, []],
    members: { none: undefined },
    exact: parseJson('12345678901234567890'),
  });
  check([Array.from({ length: 30_000 }, (_, at) => at / 7), [1, '2']]);
  t.end();
});

await test('long texts are divided, but no character is', (t) => {
  for (const unit of ['a', '👋', 'a👋', '\n', '\ud83d']) {
    const text = unit.repeat(100_000);
    t.ok(encoded({ text: [text] }).text === stringifyJson({ text: [text] }), JSON.stringify(unit));
  }
  t.end();
});

await test('a long value takes a step for each part of it', (t) => {
  const text = 'x'.repeat(1_000_000);
  const names = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`name ${at}`, null]));
  for (const value of [text, { a: [text] }, names, Array.from({ length: 500_000 }, (_, at) => at)])
    t.ok(encoded(value).steps > 10);
  t.equal(encoded({ a: 'short' }).steps, 1);
  t.end();
});
