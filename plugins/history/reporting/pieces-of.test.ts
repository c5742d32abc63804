import { test } from 'tap';
import { turnsDuring } from '../../../test/fixtures/time/turns-during.js';
import { piecesOf } from './pieces-of.js';

async function all(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

const writing = {
  head: '{"all":[',
  line: (entry: unknown) => JSON.stringify(entry),
  between: ',',
  end: '],"total":7}',
};

await test('pages are written one after the other, with what comes before, between and after their entries', async (t) => {
  for (const pages of [[], [[]], [[1]], [[1, 2], [], [3]], [['x'.repeat(200_000), 'y'], ['z'.repeat(70_000)]]]) {
    const pieces = await all(piecesOf<unknown>(pages, writing));
    t.strictSame(JSON.parse(pieces.join('')), { all: pages.flat(), total: 7 });
  }
  t.strictSame(await all(piecesOf([], { head: '', line: String })), [], 'nothing is no piece');
});

await test('a long page is written in pieces, and other work has its turns before the last', async (t) => {
  const page = Array.from({ length: 500 }, (_, number) => ({ number, text: 'x'.repeat(20_000) }));
  const { turns, result: pieces } = await turnsDuring(() => all(piecesOf([page], writing)));
  t.strictSame(JSON.parse(pieces.join('')), { all: page, total: 7 });
  t.ok(Math.max(...pieces.map(({ length }) => length)) < 100_000);
  t.ok(turns >= 10, `${turns} turns`);
});
