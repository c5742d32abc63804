import assert from 'node:assert/strict';
import { test } from 'tap';
import { fc } from '../../../test/fixtures/random.js';
import { fuseRankings as fused, type Ranking } from './fuse-rankings.js';

const fuseRankings = (rankings: readonly Ranking[]) => fused(rankings).map(({ id }) => id);

function ranking(scores: Readonly<Record<string, number>>, weight: number, others?: number): Ranking {
  const hits = Object.entries(scores).map(([id, score]) => ({ id, score }));
  return { hits: hits.toSorted((a, b) => b.score - a.score), weight, others };
}

await test('clear differences in the stronger ranking decide, and the other ranking orders passages with similar scores', (t) => {
  const vectors = ranking({ b: 9, c: 8, a: 1 }, 0.3);
  t.strictSame(fuseRankings([ranking({ a: 30, b: 12, c: 10 }, 0.7, 0), vectors]), ['a', 'b', 'c']);
  t.strictSame(fuseRankings([ranking({ a: 30, b: 29, c: 10 }, 0.7, 0), vectors]), ['b', 'a', 'c']);
  t.end();
});

await test('in a short ranking, the last passage does not count as irrelevant', (t) => {
  const keywords = { a: 10, b: 9 };
  const vectors = ranking({ c: 1, d: 0.4, e: 0 }, 0.3);
  t.strictSame(fuseRankings([ranking(keywords, 0.7, 0), vectors]), ['a', 'b', 'c', 'd', 'e'], 'others have no word');
  t.strictSame(fuseRankings([ranking(keywords, 0.7), vectors]).at(0), 'a');
  t.equal(fuseRankings([ranking(keywords, 0.7), vectors]).indexOf('b'), 3, 'others may have as much as the last');
  t.end();
});

await test('rankings with equal scores, and empty ones, can be fused', (t) => {
  t.strictSame(fuseRankings([]), []);
  t.strictSame(fuseRankings([ranking({}, 1)]), []);
  t.strictSame(fuseRankings([ranking({ a: 2 }, 0.7), ranking({ b: 2, a: 2 }, 0.3)]), ['a', 'b']);
  t.end();
});

await test('the fused ranking contains every passage once, and does not depend on the scale of scores', (t) => {
  const scores = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 1000 }));
  fc.assert(
    fc.property(scores, scores, fc.constantFrom(2, 4, 1024), (one, other, scale) => {
      const scaled = Object.fromEntries(Object.entries(one).map(([id, score]) => [id, score * scale]));
      const joined = fuseRankings([ranking(one, 0.7, 0), ranking(other, 0.3)]);
      assert.deepEqual(joined.toSorted(), [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted());
      assert.deepEqual(fuseRankings([ranking(scaled, 0.7, 0), ranking(other, 0.3)]), joined);
    }),
  );
  t.end();
});
