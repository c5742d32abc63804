import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { explain, listening } from '../../../test/fixtures/components/explained-statements.js';
import { claimNext } from './job-rows.js';
import { jobTables } from './tables.js';

const queue = 'things';
const worker = '019a0000-0000-7000-8000-000000000000';

await forEachDatabase('a claim reads a few jobs, however many are queued', [jobTables], async (t, opened) => {
  const { database, statements } = listening(opened);
  const entities = database.fork();
  // Ten organizations; in each, jobs that have waited for longer come first.
  await entities.execute(
    `insert into job (job_id, queue, subject, organization_id, state, run_at, created_at)
       select gen_random_uuid(), ?, 'subject ' || number, 'organization ' || number % 10, 'queued',
         clock_timestamp() - interval '1 hour' + number * interval '1 second', clock_timestamp()
       from generate_series(0, 2999) as number`,
    [queue],
  );
  await entities.execute('analyze job');
  const subjects: (string | undefined)[] = [];
  for (let index = 0; index < 11; index += 1)
    subjects.push((await claimNext(entities, { queue, worker, leaseMs: 60_000 }))?.subject);
  t.strictSame(
    subjects,
    Array.from({ length: 11 }, (_, index) => `subject ${index}`),
    'one of each organization, and then the second of the first',
  );
  const ofAll = statements.at(-1);
  await entities.execute("update job set is_long = true where subject <> 'subject 2999'");
  const short = await claimNext(entities, { queue, worker, leaseMs: 60_000, onlyShort: true });
  t.equal(short?.subject, 'subject 2999', 'the only one that is not long');
  for (const claim of [ofAll, statements.at(-1)]) {
    const nodes = claim ? await explain(database, claim) : [];
    const read = nodes
      .filter((node) => node['Relation Name'] === 'job')
      .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    t.ok(Math.max(...read) < 100, `the statement reads ${read.join(', ')} rows`);
  }
});
