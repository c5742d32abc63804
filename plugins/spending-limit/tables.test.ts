import { test } from 'tap';
import { newId } from '../../core/api/index.js';
import { openDatabase } from '../../core/services/database/open-database.js';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { budgetOfOrganization } from './budgets/budget.js';
import { configuredVersion } from './budgets/configured-version.js';
import { config } from './config.js';
import { tables } from './tables.js';

const shown = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' });
const today = shown.format(Date.now());
const lastYear = shown.format(Date.now() - 365 * 86_400_000);

await test('after the migration, what was spent before counts for the organization, and replicas of the version before go on', async (t) => {
  const url = await createDatabase(t);
  const former = { ...tables, migrations: tables.migrations.slice(0, 3) };
  const before = await openDatabase({ url, folder: 'memory', tables: [former], log: silentLog });
  const [first, second, foreign] = [newId(Date.now()), newId(Date.now()), newId(Date.now())];
  const addLine = `insert into spending_line
    (id, organization_id, connection_id, request_id, trace_id, attempt, purpose, provider, model, charged_at, day, estimated)
    values (?, ?, ?, 'r', 't', 1, 'inference', 'p', 'm', now(), now()::date, false)`;
  const addDay = 'insert into spending_day (connection_id, day, spent) values (?, ?, ?)';
  for (const [connection, organization] of [
    [first, 'a'],
    [first, 'a'],
    [second, 'a'],
    [foreign, 'b'],
  ]) {
    await before.fork().execute(addLine, [newId(Date.now()), organization, connection]);
  }
  for (const [connection, day, spent] of [
    [first, today, '1.5'],
    [second, today, '0.25'],
    [second, lastYear, '100'],
    [foreign, today, '8'],
  ] as const) {
    await before.fork().execute(addDay, [connection, day, spent]);
  }

  const database = await openDatabase({ url, folder: 'memory', tables: [tables], log: silentLog });
  const spent = async (organization: string): Promise<unknown> =>
    database
      .fork()
      .execute('select trim_scale(spent)::text as spent from spending_day where connection_id = ?::uuid', [
        budgetOfOrganization(organization),
      ]);
  t.strictSame(await spent('a'), [{ spent: '1.75' }]);
  t.strictSame(await spent('b'), [{ spent: '8' }]);
  await before.fork().execute(addLine, [newId(Date.now()), 'a', first]);
  await before.fork().execute("insert into spending_member (account_id, purse_id, process) values ('a', 'l', 'p')");

  await t.test('limits in gateway.yaml have another version after each change, also if they come back', async (t) => {
    const limits = config.parse({ limits: [{ per: 'key', amount: 1 }] }).limits;
    const started = [limits, limits, [], limits, limits];
    const versions: number[] = [];
    for (const each of started) versions.push(await configuredVersion(database, each));
    t.strictSame(versions, [1, 1, 2, 3, 3]);
  });
  await before.close();
  await database.close();
});
