import { test } from 'tap';
import type { Connection, KeyIdentity } from '../../api/index.js';
import { allTags, readTags } from './read-tags.js';

await test('tags are separated by commas, and listed in order, each once', (t) => {
  t.strictSame(readTags('feature:search, customer:acme,,feature:search , a.b/c=1+2-3_4'), [
    'a.b/c=1+2-3_4',
    'customer:acme',
    'feature:search',
  ]);
  for (const none of [undefined, '', ' , ']) t.equal(readTags(none), undefined);
  t.match(readTags('x'.repeat(64)), ['x'.repeat(64)]);
  t.end();
});

await test('what is not a tag is refused by its place, and never repeated', (t) => {
  for (const wrong of ['two words', 'ann@example.com', 'Zürich', 'a"b', 'x'.repeat(65), '\u00ff']) {
    const error = {
      code: 'GW_REQUEST_INVALID',
      status: 400,
      field: 'x-tags',
      message: /^Header "x-tags" has an invalid tag, number 2: a tag has 1 to 64 /,
    };
    t.throws(() => readTags(`fine, ${wrong}`), error, wrong);
    try {
      readTags(`fine, ${wrong}`);
    } catch (thrown) {
      t.notOk((thrown as Error).message.includes(wrong));
    }
  }
  const many = (count: number): string => Array.from({ length: count }, (_, index) => `tag-${index}`).join();
  t.equal(readTags(many(10))?.length, 10);
  t.throws(() => readTags(many(11)), { message: 'Header "x-tags" has 11 tags, and a request may have 10.' });
  t.end();
});

await test('tags of the key and of the connection are added, in order, each once', (t) => {
  const identity: KeyIdentity = { kind: 'key', keyId: 'k', organizationId: 'o' };
  const of = (
    said: readonly string[] | undefined,
    ofKey?: readonly string[] | null,
    ofConnection?: readonly string[],
  ) =>
    allTags(said, {
      identity: { ...identity, ...(ofKey !== undefined && { tags: ofKey }) },
      connection: { ...(ofConnection && { tags: ofConnection }) } as Connection,
    });
  t.strictSame(of(['b', 'd'], ['c', 'b'], ['a', 'c']), ['a', 'b', 'c', 'd']);
  t.strictSame(of(undefined, ['b'], ['a']), ['a', 'b']);
  t.strictSame(of(['b'], null, []), ['b']);
  t.equal(of(undefined), undefined);
  t.equal(of(undefined, [], []), undefined);
  t.end();
});
