import { test } from 'tap';
import { codePoint, fc } from '../../../test/fixtures/random.js';
import { type JsonValue, parseJson } from '../../api/index.js';
import { repeatedName } from './repeated-name.js';

function repeatedIn(text: string): string | undefined {
  return repeatedName(text, parseJson(text));
}

await test('a duplicate name in an object is found, however deep, and however it is escaped', async (t) => {
  for (const [text, name] of [
    ['{"a":1,"a":1}', 'a'],
    ['{"a":[{"b":1},{"c":{"d":1, "d" : 2}}]}', 'd'],
    ['{"messages":[],"mess\\u0061ges":[]}', 'messages'],
    ['{"a\\"":1,"a\\u0022":2}', 'a"'],
    ['{"\\\\":1,"x":"\\\\","\\\\":2}', '\\'],
    ['{"":1,"":2}', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"a":12345678901234567890,"a":1}', 'a'],
    ['{"a" \n\t\r:1,"a":2}', 'a'],
  ] as const) {
    t.equal(repeatedIn(text), name, text);
  }
});

await test('equal names in different objects, and strings that look like names, are not duplicates', async (t) => {
  for (const text of [
    '{}',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"a":"a","b":"\\"a\\":1,\\"a\\":2"}',
    '{"a":"\\\\","b":"\\\\\\"","c":":"}',
    '{"a":["a","a",":"]}',
    '{"a":12345678901234567890,"b":1e400}',
    '{"__proto__":{"__proto__":1}}',
    '{"A":1,"a":2}',
  ]) {
    t.equal(repeatedIn(text), undefined, text);
  }
});

await test('property: a JSON text has no duplicate names, and an inserted one is found', async (t) => {
  const property = fc.property(fc.json({ maxDepth: 4 }), fc.string({ unit: codePoint }), (inner, name) => {
    const written = JSON.stringify(name);
    const value = JSON.parse(inner) as JsonValue;
    const once = `{${written}: ${inner}}`;
    const twice = `[${inner}, {${written}:${inner} , ${written} :1}]`;
    return repeatedName(inner, value) === undefined && repeatedIn(once) === undefined && repeatedIn(twice) === name;
  });
  const { failed, seed, counterexample } = fc.check(property, { numRuns: 2000 });
  t.notOk(failed, `seed ${seed}: ${JSON.stringify(counterexample)}`);
});
