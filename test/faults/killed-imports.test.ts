import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'tap';
import { openDatabase } from '../../core/services/database/open-database.js';
import { root } from '../fixtures/root.js';
import { temporaryFolder } from '../fixtures/components/temporary-folder.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { silentLog } from '../fixtures/components/silent-log.js';
import { nodeOptions } from '../fixtures/processes/node-options.js';
import { fc, seed } from '../fixtures/random.js';
import { importedTables } from '../fixtures/stored-data/imported-tables.js';

const program = join(root, 'dist/test/fixtures/stored-data/import-process.js');
/** The long form: `SLUICE_TEST_KILLS=50`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 2);
/** The statements of this import: six before the first row, and one for each two hundred rows. */
const mostSteps = 14;
const all = [
  { name: 'shelf', rows: 500 },
  { name: 'book', rows: 1_000 },
];

await test('an import that is killed, even after its commit, can be repeated, and all rows are there once', async (t) => {
  t.comment(`seed ${seed}`);
  const folder = temporaryFolder(t);
  const embedded = await openDatabase({ folder, tables: importedTables, log: silentLog, seed: 'bare' });
  await embedded.fork().execute(`insert into shelf select id, 'shelf ' || id from generate_series(1, 500) as id`);
  await embedded
    .fork()
    .execute(`insert into book select 1 + id % 500, 'book ' || id from generate_series(1, 1000) as id`);
  await embedded.close();
  const url = await createDatabase(t);
  const rows = (table: string) => runStatement(url, `select count(*)::integer as rows from ${table}`);

  for (const step of fc.sample(fc.integer({ min: 1, max: mostSteps }), { seed, numRuns: kills })) {
    t.match(await runImport(folder, url, String(step)), { signal: 'SIGKILL', output: '' }, `step ${step}`);
    t.strictSame([await rows('shelf'), await rows('book')], [[{ rows: 0 }], [{ rows: 0 }]]);
  }
  t.match(await runImport(folder, url, 'committed'), { signal: 'SIGKILL', output: '' });
  t.notOk(existsSync(join(folder, 'copied.json')));
  const repeated = await runImport(folder, url, '0');
  t.strictSame(repeated, { code: 0, signal: null, output: `${JSON.stringify(all)}\n` });
  t.strictSame([await rows('shelf'), await rows('book')], [[{ rows: 500 }], [{ rows: 1_000 }]]);
  t.ok(existsSync(join(folder, 'copied.json')));
});

async function runImport(folder: string, url: string, step: string) {
  const child = spawn(process.execPath, [...nodeOptions, program, folder, url, step], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code: code as number | null, signal: signal as NodeJS.Signals | null, output };
}
