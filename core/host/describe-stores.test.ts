import { join } from 'node:path';
import { test } from 'tap';
import { testSettings } from '../testkit/memory-config.js';
import { describeStores, usesServers } from './describe-stores.js';

await test('stores are described by their addresses, without credentials', async (t) => {
  const data = {
    ...testSettings.data,
    databaseUrl: 'postgresql://ann:s3cret@db.example:5433/sluice',
    chromaUrl: 'http://ann:s3cret@chroma.example:8000',
  };
  const state = { ...testSettings.state, redis: { ...testSettings.state.redis, url: 'redis://:s3cret@redis.example' } };
  const described = describeStores({ ...testSettings, data, state });
  t.match(described, {
    database: /db\.example:5433\/sluice/,
    redis: /redis\.example/,
    vectors: /chroma\.example:8000/,
    files: join(data.folder, 'objects'),
  });
  t.notMatch(JSON.stringify(described), /s3cret/);
});

await test('a gateway without other services uses no servers, and one with any of them does', async (t) => {
  t.notOk(usesServers(testSettings));
  const data = { ...testSettings.data, chromaUrl: 'http://chroma.example' };
  t.ok(usesServers({ ...testSettings, data }));
});
