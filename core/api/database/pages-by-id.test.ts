import { test } from 'tap';
import { pagesById } from './pages-by-id.js';

/** The pages of rows with these ids, and the number of queries for them. */
async function read(ids: readonly string[], pageSize: number): Promise<readonly [pages: string[][], queries: number]> {
  let queries = 0;
  const after = async (last: string): Promise<{ id: string }[]> => {
    queries += 1;
    const page = ids.filter((id) => id > last).slice(0, pageSize);
    return page.map((id) => ({ id }));
  };
  const pages: string[][] = [];
  for await (const rows of pagesById({ id: 'id', pageSize, after })) pages.push(rows.map(({ id }) => id));
  return [pages, queries];
}

await test('every row is in one page, and a page that is not full is known to be the last', async (t) => {
  t.strictSame(await read([], 2), [[], 1]);
  t.strictSame(await read(['a'], 2), [[['a']], 1]);
  t.strictSame(await read(['a', 'b'], 2), [[['a', 'b']], 2]);
  t.strictSame(await read(['a', 'b', 'c'], 2), [[['a', 'b'], ['c']], 2]);
});
