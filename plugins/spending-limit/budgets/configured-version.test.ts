import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { config } from '../config.js';
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
