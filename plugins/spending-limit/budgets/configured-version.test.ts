import { test } from 'tap';
import { fakeClock } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { config } from '../config.js';
import plugin from '../plugin.js';
import { tables } from '../tables.js';
import { configuredVersion } from './configured-version.js';

await forEachDatabase(
  'limits in gateway.yaml have another version after each change, also if they come back',
  [tables],
  async (t, database) => {
    const { limits } = config.parse({ limits: [{ per: 'key', amount: 1 }] });
    const versions: number[] = [];
    for (const each of [limits, limits, [], limits, limits]) versions.push(await configuredVersion(database, each));
    t.strictSame(versions, [1, 1, 2, 3, 3]);
  },
);

await test('a configuration whose limits cannot be compared with the stored ones leaves no background work', async (t) => {
  const clock = fakeClock(Date.UTC(2030, 0, 15));
  const services = {
    database: { kind: 'embedded', fork: () => ({ execute: () => Promise.reject(new Error('database is away')) }) },
    clock,
    info: { version: '0', organization: 'default', currency: 'USD', timezone: 'UTC', dataFolder: '/nonexistent' },
    metrics: { counter: () => ({ add: () => undefined }) },
    state: {},
    journal: {},
  };
  const settings = plugin.config.parse({});
  const setUp = plugin.setup({ id: 'spending-limit', config: settings, services: services as never, log: silentLog });
  await t.rejects(Promise.resolve(setUp), /database is away/);
  t.equal(clock.waiting, 0);
});
