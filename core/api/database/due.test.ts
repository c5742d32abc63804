import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { dueNow, isDue } from './due.js';

await forEachDatabase(
  'what is due now is due in the next statement, whatever a column makes of its time',
  [],
  async (t, database) => {
    // As columns of milliseconds do, the cast rounds.
    const [counted] = await database.fork().execute<{ readonly late: number }[]>(
      `select count(*)::integer as late from (select (${dueNow})::timestamptz(3) as due_at from generate_series(1, 1000)) as work
     where not ${isDue('due_at')}`,
    );
    t.strictSame(counted, { late: 0 });
  },
);
