import { test } from 'tap';
import { openDatabase } from '../../../core/services/database/open-database.js';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { explain, listening } from '../../../test/fixtures/components/explained-statements.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { generateHistory, historyQuestions } from '../fixtures/generated-history.js';
import { tables } from '../tables.js';

const count = Number(process.env['SLUICE_TEST_MESSAGES'] ?? 1_000_000);
/** `SLUICE_TEST_TIMES=1` on an idle machine: times are always printed, but only checked then. */
const timesCount = process.env['SLUICE_TEST_TIMES'] === '1';
const times = timesCount ? 3 : 1;
const maxMs = 100;
/** A total is counted up to 25,000; some of the rows that are read for it may belong to others. */
const maxRows = 50_000;

await test(`every question about ${count} messages is answered from an index`, async (t) => {
  const database = await openDatabase({
    url: await createDatabase(t),
    folder: 'memory',
    tables: [tables],
    log: silentLog,
    limits: { silenceMs: 0 },
  });
  t.teardown(() => database.close());
  await generateHistory(database, count);
  for (const { name, ask } of historyQuestions) {
    const heard = listening(database);
    await ask({ ...heard.database, transactional: (work) => work(heard.database.fork()) });
    let least = Infinity;
    for (let time = 0; time < times; time += 1) {
      const started = performance.now();
      await ask(database);
      least = Math.min(least, performance.now() - started);
    }
    t.comment(`${least.toFixed(1)} ms: ${name}`);
    t.ok(!timesCount || least <= maxMs, `${name}: ${least} ms`);
    for (const statement of heard.statements.filter(({ sql }) => !sql.startsWith('explain'))) {
      const plan = await explain(database, statement);
      const scans = plan.filter((node) => node['Node Type'].includes('Scan') && !node.Plans?.length);
      const read = scans.reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0);
      t.ok(read <= maxRows, `${name}: ${read} rows are read`);
    }
  }
});
