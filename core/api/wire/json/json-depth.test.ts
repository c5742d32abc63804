import { test } from 'tap';
import { foreignJsonIn, isJsonDeeperThan, maxJsonDepth, parseForeignJson } from './json-depth.js';
import { stringifyJson } from './json.js';

await test('brackets outside of strings are levels, with any number of values beside each other', async (t) => {
  for (const [text, depth] of [
    ['1', 0],
    ['"[[[[[["', 0],
    ['[]', 1],
    ['[[],[],[],{},{}]', 2],
    ['{"a":{"b":["\\"[{","]"]}}', 3],
    ['[["\\\\"],[[1]]]', 3],
  ] as const) {
    t.notOk(isJsonDeeperThan(text, depth), `${text} is not deeper than ${depth}`);
    if (depth > 0) t.ok(isJsonDeeperThan(text, depth - 1), `${text} is deeper than ${depth - 1}`);
  }
});

await test('a text of a million levels overflows nothing', async (t) => {
  t.ok(isJsonDeeperThan('['.repeat(1_000_000), 500));
  t.notOk(isJsonDeeperThan('['.repeat(1_000_000), 1_000_000));
});

await test('foreign JSON is parsed exactly, up to the most levels, whatever its length', (t) => {
  const nested = (levels: number, padding: number): string =>
    `{"n":12345678901234567890,"p":"${'x'.repeat(padding)}","a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  for (const padding of [0, 1_000, 300_000]) {
    const deepest = nested(maxJsonDepth, padding);
    t.equal(stringifyJson(parseForeignJson(deepest)), deepest);
    t.equal(stringifyJson(foreignJsonIn(deepest) ?? null), deepest);
    const deeper = nested(maxJsonDepth + 1, padding);
    t.throws(() => parseForeignJson(deeper), RangeError);
    t.equal(foreignJsonIn(deeper), undefined);
  }
  t.throws(() => parseForeignJson('{'), SyntaxError);
  t.equal(foreignJsonIn('{'), undefined);
  t.throws(() => parseForeignJson('['.repeat(20_000_000)), RangeError);
  t.end();
});
