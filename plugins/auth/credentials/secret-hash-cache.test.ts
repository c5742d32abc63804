import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { test } from 'tap';
import { SecretHashCache } from './secret-hash-cache.js';
import { hashOf, newSecret } from './secret.js';

await test('a cached hash is always that of the current secret, whatever was sent on the connection before', async (t) => {
  const hashes = new SecretHashCache();
  const first = newSecret('sk-slc-');
  const second = newSecret('sk-slc-');
  const nearly = `${first.slice(0, -1)}${first.endsWith('a') ? 'b' : 'a'}`;
  const [over, elsewhere] = [{}, {}];
  for (const secret of [first, first, second, first, nearly, first, first.slice(0, -1), '', first, `${first}x`]) {
    t.equal(hashes.of(secret, over), hashOf(secret));
    t.equal(hashes.of(secret, undefined), hashOf(secret));
    t.equal(hashes.of(second, elsewhere), hashOf(second));
  }
});

await test('open connections keep no long secrets in memory, which need not be valid', (t) => {
  setFlagsFromString('--expose-gc');
  const heapInUse = (): number => {
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage().heapUsed;
  };
  const hashes = new SecretHashCache();
  const connections = Array.from({ length: 500 }, () => ({}));
  const before = heapInUse();
  for (const [index, connection] of connections.entries())
    hashes.of(`sk-slc-${String(index).padEnd(30_000, 'x')}`, connection);
  const kept = (heapInUse() - before) / connections.length;
  t.ok(kept < 3_000, `${Math.round(kept)} bytes for a connection`);
  t.equal(connections.length, 500);
  t.end();
});
