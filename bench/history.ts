import { openDatabase } from '../core/services/database/open-database.js';
import { generateHistory, historyQuestions } from '../plugins/history/fixtures/generated-history.js';
import { tables } from '../plugins/history/tables.js';
import { startPostgres } from '../test/fixtures/components/postgres.js';
import { silentLog } from '../test/fixtures/components/silent-log.js';
import type { BenchOptions } from './command-line.js';
import { ascending, median } from './statistics.js';
import { renderTable } from './table.js';

/** The maximum milliseconds for the first page of sessions or messages. */
const bar = 100;

/**
 * Measures the first page of every kind of query on histories, on PostgreSQL, with ten million generated messages (quick: one million).
 * Each query runs nine times, interleaved with the others.
 */
export async function benchHistory({ quick }: BenchOptions): Promise<void> {
  const messages = quick ? 1_000_000 : 10_000_000;
  const postgres = await startPostgres();
  try {
    const limits = { silenceMs: 0 };
    const database = await openDatabase({
      url: postgres.url,
      folder: 'memory',
      tables: [tables],
      log: silentLog,
      limits,
    });
    const started = performance.now();
    await generateHistory(database, messages);
    console.log(`${messages} messages made in ${Math.round((performance.now() - started) / 1000)} s`);
    const times = new Map(historyQuestions.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < 9; round++) {
      for (const { name, ask } of historyQuestions) {
        const before = performance.now();
        await ask(database);
        times.get(name)?.push(performance.now() - before);
      }
    }
    await database.close();
    const rows = [...times].map(([name, all]) => [name, ...[median(all), ...ends(all)].map((time) => time.toFixed(1))]);
    console.log(renderTable(['first page of', 'p50 ms', 'least', 'most'], rows));
    const slow = [...times].filter(([, all]) => median(all) > bar).map(([name]) => name);
    console.log(slow.length === 0 ? `All within ${bar} ms.` : `Over ${bar} ms: ${slow.join('; ')}`);
  } finally {
    await postgres.stop();
  }
}

function ends(all: readonly number[]): readonly [number, number] {
  const sorted = ascending(all);
  return [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
}
