import { test } from 'tap';
import { LruCache } from './lru-cache.js';

await test('the least recently used values are discarded where there are too many, or where they weigh too much', (t) => {
  const made: string[] = [];
  const cache = new LruCache<string>(3, { most: 10, of: (value, key) => value.length + key.length });
  const ask = (key: string, value = ''): string[] => {
    made.length = 0;
    cache.get(key, () => {
      made.push(key);
      return value;
    });
    return [...made];
  };
  for (const key of ['a', 'b', 'c']) t.strictSame(ask(key), [key]);
  t.strictSame(ask('a'), []);
  t.strictSame(ask('d'), ['d']);
  t.strictSame([ask('a'), ask('b')], [[], ['b']], 'b was discarded, a not');
  t.strictSame([ask('heavy', '1234'), ask('b'), ask('a')], [['heavy'], [], ['a']], 'b still fits beside it');
  t.strictSame(ask('heaviest', 'by itself'), ['heaviest']);
  t.strictSame(ask('heaviest', 'by itself'), ['heaviest'], 'it is not kept');
  t.end();
});
