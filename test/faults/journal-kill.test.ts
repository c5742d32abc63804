import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'tap';
import { root } from '../fixtures/root.js';
import { fc, seed } from '../fixtures/random.js';
import { nodeOptions } from '../fixtures/processes/node-options.js';

const writer = join(root, 'dist/test/fixtures/stored-data/journal-writer.js');
/** The long form: `SLUICE_TEST_KILLS=300`. */
const kills = Number(process.env['SLUICE_TEST_KILLS'] ?? 8);

await test(`of ${kills} processes killed while they write, every entry that was safe is delivered, exactly once`, async (t) => {
  const folder = t.testdir({ journal: {} });
  const table = join(folder, 'table.sqlite');
  const safe: string[] = [];
  t.comment(`seed ${seed}`);
  for (const patience of fc.sample(fc.integer({ min: 1, max: 1000 }), { seed, numRuns: kills })) {
    safe.push(...(await idsUntilKilled(join(folder, 'journal'), table, patience)));
  }
  const [code] = (await once(
    spawn(process.execPath, [...nodeOptions, writer, join(folder, 'journal'), table, 'drain']),
    'exit',
  )) as [number];
  t.equal(code, 0);
  const rows = new DatabaseSync(table).prepare('select id from entry').all();
  const delivered = new Set(rows.map(({ id }) => String(id)));
  t.equal(delivered.size, rows.length, 'none twice');
  t.strictSame(
    safe.filter((id) => !delivered.has(id)),
    [],
    `none of ${safe.length} is missing`,
  );
  t.strictSame(readdirSync(join(folder, 'journal')), [], 'and no file is left over');
});

/** Starts a writer and kills it after this many safe entries; those that it has said to be safe. */
async function idsUntilKilled(journal: string, table: string, patience: number): Promise<string[]> {
  const child = spawn(process.execPath, [...nodeOptions, writer, journal, table, 'write'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ids: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may be torn as well.
    if (line.length === 36) ids.push(line);
    if (ids.length === patience) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return ids;
}
