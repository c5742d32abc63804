/**
 * Build step, run after the compiler: makes new embedded databases start fast. See `seed.ts`.
 *
 *     node dist/core/services/database/embedded/build-seeds.js dist/plugins/index.js
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PGliteInterface } from '@electric-sql/pglite';
import type { Logger } from '../../../api/services/logger.js';
import type { TableSet } from '../../../api/table-set.js';
import { jobTables } from '../../jobs/tables.js';
import { openDatabase } from '../open-database.js';
import { joinTableSets } from '../table-sets.js';
import { keepSeed } from './seed.js';

/** The module that lists the bundled plugins. */
interface BundleModule {
  readonly bundledPlugins: Readonly<
    Record<string, () => Promise<{ readonly default: { readonly tables?: TableSet } }>>
  >;
}

/** Logs nothing: failures throw. */
const quiet: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => quiet,
};

/** What the bare archive is, by which an older one is known. */
const bareOrigin = 'without-templates';

const [, , bundleFile] = process.argv;
if (bundleFile === undefined) throw new Error('usage: build-seeds <compiled list of the bundled plugins>');

const { PGlite } = await import('@electric-sql/pglite');
await keepSeed('bare', bareOrigin, () => archive('memory://', dropTemplates));
const tables = await bundledTables(bundleFile);
await keepSeed('migrated', fingerprint(tables), () => migrated(tables));

async function bundledTables(file: string): Promise<readonly TableSet[]> {
  const { bundledPlugins } = (await import(pathToFileURL(resolve(file)).href)) as BundleModule;
  const plugins = await Promise.all(Object.values(bundledPlugins).map((load) => load()));
  return [jobTables, ...plugins.flatMap(({ default: { tables } }) => tables ?? [])];
}

/** A hash of what the archive is made from: when the bare one or a migration is changed during development, it is rebuilt. */
function fingerprint(sets: readonly TableSet[]): string {
  const hash = createHash('sha256').update(bareOrigin);
  for (const { name, class: migration } of joinTableSets(sets).migrations)
    hash.update(name).update(migration.toString());
  return hash.digest('hex').slice(0, 12);
}

async function migrated(sets: readonly TableSet[]): Promise<Blob> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-seed-'));
  try {
    const database = await openDatabase({ folder, tables: sets, log: quiet, seed: 'bare' });
    await database.close();
    return await archive(join(folder, 'cluster'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Drops the databases that new ones are copied from: the gateway makes none, and they are 600 of the 970 files that every first start writes.
 * Nor does anything freeze their rows, as they would need after two thousand million transactions.
 */
async function dropTemplates(database: PGliteInterface): Promise<void> {
  await database.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`);
  await database.exec('checkpoint');
}

async function archive(dataDir: string, prepare?: (database: PGliteInterface) => Promise<void>): Promise<Blob> {
  const database = await PGlite.create(dataDir);
  try {
    await prepare?.(database);
    return await database.dumpDataDir('gzip');
  } finally {
    await database.close();
  }
}
