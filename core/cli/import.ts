import { resolve } from 'node:path';
import type { Database } from '../api/database.js';
import { tablesOf } from '../host/process-services.js';
import { prepare } from '../host/loading/prepare.js';
import { importEmbedded } from '../services/database/import-embedded.js';
import { describeServer } from '../services/database/server-url.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

/** `sluice import`: copies an embedded database into that of DATABASE_URL. */
export async function importCommand(line: CommandLine, composition: Composition): Promise<number> {
  const read = await composition.readConfig(line.file);
  // Suppress the log messages of the start, which are not part of the output.
  const source = { ...read, settings: { ...read.settings, log: { ...read.settings.log, level: 'error' as const } } };
  const { plugins } = await prepare(source, composition.bundled);
  const { data } = source.settings;
  if (data.databaseUrl === undefined) {
    throw new Error(
      'data.databaseUrl, which says where to copy to, is empty: set DATABASE_URL to a PostgreSQL server, and let the file refer to it ' +
        '(databaseUrl: ${env:DATABASE_URL:-})',
    );
  }
  const folder = resolve(line.value('from') || data.folder);
  const targetName = describeServer(data.databaseUrl);
  const tables = await tablesOf(plugins);
  const platform = await composition.createPlatform(source);
  try {
    const target = (await platform.openDatabase(tables)) as Database;
    const options = { folder, target, targetName, tables, replace: line.replace, log: platform.log };
    for (const { name, rows } of await importEmbedded(options)) console.log(`  ${name.padEnd(32)} ${rows}`);
  } finally {
    await platform.close();
  }
  console.log(`\nCopied to ${targetName}. ${whatIsElsewhere(folder, data.folder)}`);
  return 0;
}

function whatIsElsewhere(from: string, folder: string): string {
  const what = 'Files, vectors and records still waiting in the journal';
  if (from === folder) return `${what} stay where they are, in ${folder}.`;
  return `${what} are in ${from}; the gateway of this configuration looks for them in ${folder}. See docs/operations/deploying.md.`;
}
