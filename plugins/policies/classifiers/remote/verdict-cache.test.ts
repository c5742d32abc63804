import { test } from 'tap';
import type { RemoteVerdict } from './remote-service.js';
import { VerdictCache } from './verdict-cache.js';

function verdictWith(spans: number): RemoteVerdict {
  const span = { start: 0, end: 1, type: 'PERSON', score: 1 };
  return { scores: {}, spans: Array.from({ length: spans }, () => span) };
}

/** The verdicts that are kept of those that were added. */
function kept(cache: VerdictCache, names: string): string {
  return Array.from(names)
    .filter((name) => cache.get(name))
    .join('');
}

await test('the verdicts that were used last are kept', (t) => {
  const cache = new VerdictCache(2);
  cache.set('a', verdictWith(0));
  cache.set('b', verdictWith(0));
  cache.get('a');
  cache.set('c', verdictWith(0));
  t.equal(kept(cache, 'abc'), 'ac');
  t.end();
});

await test('many spans take the places of other verdicts', (t) => {
  const cache = new VerdictCache(4);
  for (const name of 'abc') cache.set(name, verdictWith(20));
  t.equal(kept(cache, 'abc'), 'abc', '60 of at most 64 spans');
  cache.set('d', verdictWith(30));
  t.equal(kept(cache, 'abcd'), 'cd');
  cache.set('d', verdictWith(1));
  cache.set('e', verdictWith(43));
  t.equal(kept(cache, 'cde'), 'cde', 'a replaced verdict counts no longer');
  cache.set('f', verdictWith(65));
  t.equal(kept(cache, 'cdef'), '', 'and more spans than all may have are not kept');
  t.end();
});

await test('nothing is kept if nothing may be', (t) => {
  const cache = new VerdictCache(0);
  cache.set('a', verdictWith(0));
  t.equal(kept(cache, 'a'), '');
  t.end();
});
