import { test } from 'tap';
import type { ProcessGroup } from '../../api/index.js';
import type { ChromaServer } from './chroma-server.js';
import { groupServer } from './group-server.js';

type Give = Parameters<ProcessGroup['answer']>[1];

/** Two processes, of which only the first one answers. */
function groupOfTwo(): { readonly one: ProcessGroup; readonly two: ProcessGroup } {
  const given = new Set<Give>();
  const member = (number: number): ProcessGroup => ({
    number,
    answer(_kind, give) {
      if (number === 1) given.add(give);
      return () => given.delete(give);
    },
    async ask() {
      const texts = await Promise.all([...given].map(async (give) => give()));
      return texts.flatMap((text) => (text === undefined ? [] : [{ process: 1, text }]));
    },
  });
  return { one: member(1), two: member(2) };
}

const { signal } = new AbortController();
const noServer = (): ChromaServer => {
  throw new Error('only the first process has a server');
};

await test('the first process runs the server, and the others use it', async (t) => {
  const { one, two } = groupOfTwo();
  let isClosed = false;
  const first = groupServer(one, () => ({
    isOwn: true,
    address: async () => 'http://127.0.0.1:1',
    close: async () => void (isClosed = true),
  }));
  const second = groupServer(two, noServer);
  t.equal(await first.address(signal), 'http://127.0.0.1:1');
  t.equal(await second.address(signal), 'http://127.0.0.1:1');
  await second.close();
  t.notOk(isClosed, 'the others cannot close it');
  await first.close();
  t.ok(isClosed);
  await t.rejects(second.address(signal), /does not answer/);
});

await test('a caller waits no longer than its own signal lasts', async (t) => {
  const silent: ProcessGroup = { number: 2, answer: () => () => undefined, ask: () => new Promise(() => undefined) };
  const ending = new AbortController();
  const address = groupServer(silent, noServer).address(ending.signal);
  ending.abort(new Error('too late'));
  await t.rejects(address, /too late/);
});
