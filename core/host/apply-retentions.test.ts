import { test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { Database } from '../api/database.js';
import { fakeClock } from '../testkit/fake-clock.js';
import { barePlatform } from '../testkit/bare-platform.js';
import { collectingLog } from '../testkit/collecting-log.js';
import { memoryConfig } from '../testkit/memory-config.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { bundledOf } from '../testkit/start-test-gateway.js';
import { Gateway } from './gateway.js';

const hour = 3_600_000;

/** A database that notes from which tables rows were deleted, and a plugin for it. */
function expiring() {
  const deleted: string[] = [];
  const execute = async (statement: string): Promise<unknown[]> => {
    const [, table] = /^delete from (\w+)/.exec(statement) ?? [];
    deleted.push(String(table));
    return [{}];
  };
  const keeping = (name: string) =>
    pluginOf(
      name,
      { retention: { settings: { retentionDays: 30 }, tables: [{ table: name, column: 'created_at' }] } },
      { needs: { database: Database } },
    );
  const clock = fakeClock();
  return { deleted, keeping, clock, openDatabase: async () => ({ fork: () => ({ execute }) }) };
}

await test('the old rows of each plugin are deleted while the gateway listens with it, and the log names the plugin', async (t) => {
  const { deleted, keeping, clock, openDatabase } = expiring();
  const gateway = await testGateway(t, [keeping('one'), keeping('two')], undefined, { clock, openDatabase });
  t.strictSame(deleted, []);
  await clock.advance(hour);
  t.strictSame(deleted.splice(0), ['one', 'two']);
  t.match(
    gateway.log.filter(({ message }) => message === 'deleted old entries').map(({ fields }) => fields),
    [
      { plugin: 'one', table: 'one', rows: 1 },
      { plugin: 'two', table: 'two', rows: 1 },
    ],
  );
  await gateway.reload([keeping('two')]);
  await clock.advance(hour);
  t.strictSame(deleted.splice(0), ['two']);
  await gateway.stop();
  await clock.advance(hour);
  t.strictSame(deleted, []);
});

await test('a gateway that does not listen, such as that of a command, deletes nothing', async (t) => {
  const { deleted, keeping, clock, openDatabase } = expiring();
  const placed = [{ plugin: keeping('one') }];
  const platform = { ...barePlatform(bundledOf(placed), collectingLog()), clock, openDatabase };
  const gateway = await Gateway.prepare(memoryConfig(placed), platform);
  await clock.advance(hour);
  t.strictSame(deleted, []);
  await gateway.stop();
});
