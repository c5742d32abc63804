import { createServer } from 'node:http';
import { type Test, test } from 'tap';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { someoneWaits } from '../../test/fixtures/components/someone-waits.js';
import { until } from '../../test/fixtures/components/until.js';
import { listenUntilEnd } from '../../test/fixtures/components/listen-until-end.js';
import type { Database } from '../api/database.js';
import { testSettings as settings } from '../testkit/memory-config.js';
import { createPlatform } from './create-platform.js';

/** A server in place of Chroma that answers a write when it is told to. */
async function serve(t: Test) {
  const held: (() => void)[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.endsWith('/upsert')) held.push(() => response.end('{}'));
    else response.end('{"id": "x"}');
  });
  return { url: `http://127.0.0.1:${await listenUntilEnd(t, server)}`, held };
}

await test('of the replicas that share a database and a Chroma server, one writes to it at a time', async (t) => {
  const { url, held } = await serve(t);
  const data = { ...settings.data, chromaUrl: url, databaseUrl: await createDatabase(t) };
  const start = async () => {
    const source = { settings: { ...settings, data }, problems: [] };
    const platform = await createPlatform(source, { version: '1', bundled: {} });
    t.teardown(() => platform.close());
    return { platform, database: (await platform.openDatabase([])) as Database };
  };
  const [first, second] = await Promise.all([start(), start()]);
  const { signal } = new AbortController();
  const writes = [first, second].map(({ platform }) =>
    platform.vectors.put({ name: 'x', measure: 'cosine' }, [{ id: 'a', vector: [1], tags: {} }], signal),
  );
  await until(
    async () => held.length > 0 && (await someoneWaits(first.database)),
    'one writes, and the other one waits',
  );
  t.equal(held.length, 1);
  held.pop()?.();
  await until(() => held.length > 0, 'the other one writes');
  held.pop()?.();
  await Promise.all(writes);
});

await test('a process has no more connections to its database than it may', async (t) => {
  const data = { ...settings.data, databaseConnections: 2, databaseUrl: await createDatabase(t) };
  const platform = await createPlatform(
    { settings: { ...settings, data }, problems: [] },
    { version: '1', bundled: {} },
  );
  t.teardown(() => platform.close());
  const database = (await platform.openDatabase([])) as Database;
  await Promise.all(Array.from({ length: 8 }, () => database.fork().execute('select 1')));
  t.equal(database.connections?.open, 2);
});
