import assert from 'node:assert/strict';
import { test } from 'tap';
import { fc, seed } from '../../../../test/fixtures/random.js';
import { jsonLeaves, LeafReader, withLeaves } from './json-leaves.js';

/** Every leaf of a value with its path, by traversing it. */
function walked(value: unknown, path: readonly (string | number)[] = []): unknown[] {
  if (typeof value === 'string') return [['string', value, path]];
  if (typeof value === 'number') return [['number', JSON.stringify(value), path]];
  if (Array.isArray(value)) return value.flatMap((item, index) => walked(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [['key', key, path], ...walked(inner, [...path, key])]);
}

await test(`each leaf has its path, and the end of the path as words (seed ${seed})`, (t) => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
      // Normalized by JSON: no -0, and members in the order of the object.
      const plain: unknown = JSON.parse(JSON.stringify(value));
      const text = JSON.stringify(plain, undefined, 1);
      const leaves = jsonLeaves(text);
      assert.deepEqual(
        leaves.map((leaf) => [leaf.kind, leaf.value, leaf.path]),
        walked(plain),
      );
      for (const { path, before, value: found } of leaves) {
        const sign = found.trimEnd().includes('\n') ? ':\n' : ': ';
        assert.equal(before, path.length === 0 ? undefined : `${path.join(' ')}${sign}`.slice(-256));
      }
      assert.equal(withLeaves(text, []), text);
    }),
    { numRuns: 300, seed },
  );
  t.end();
});

await test('the keys of one object share their place, and those of other objects have another', async (t) => {
  const places = jsonLeaves('[{"a":1,"b":{"c":2}},{"a":3}]').flatMap(({ kind, place }) =>
    kind === 'key' ? [place] : [],
  );
  t.equal(places[0], places[1]);
  t.equal(new Set(places).size, 3);
});

await test('memory and time are linear in the length of a text, whatever its depth and the length of its keys', async (t) => {
  const depth = 100_000;
  const deep = jsonLeaves(`${'{"a":'.repeat(depth)}"x"${'}'.repeat(depth)}`);
  t.equal(deep.length, depth + 1);
  t.equal(deep.at(-1)?.path.length, depth);
  t.equal(deep.at(-1)?.before?.length, 256);
  const count = 100_000;
  const wide = jsonLeaves(`{"${'k'.repeat(count)}":[${'"x",'.repeat(count)}1]}`);
  t.equal(wide.length, count + 2);
  t.equal(
    wide.reduce((sum, { before = '' }) => sum + before.length, 0),
    (count + 1) * 256,
  );
});

await test('a text that is read bit by bit has the same leaves, and each is given out once', async (t) => {
  const text = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ [`key ${at}`]: [at, 'dry', { deep: null }] })));
  for (const units of [1, 7, 100, text.length]) {
    const reader = new LeafReader(text);
    const slices = [];
    while (!reader.ended) slices.push(reader.read(units));
    t.strictSame(slices.flat(), jsonLeaves(text));
    t.ok(slices.every(({ length }) => length <= units));
  }
});
