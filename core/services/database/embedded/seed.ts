import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What a new embedded database begins as: PostgreSQL as its initialization leaves it, or that with the tables of the bundled plugins.
 * Tables of plugins that are not in use do no harm, and a first start has nothing left to migrate.
 */
export type SeedKind = 'bare' | 'migrated';

/** The build leaves the archives beside the compiled code. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const ending = '.tar.gz';

/** A cluster fits one version of PGlite only. */
function prefixOf(kind: SeedKind): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `seed-${kind}-${version}-`;
}

function archivesOf(kind: SeedKind): string[] {
  const prefix = prefixOf(kind);
  return readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith(ending));
}

/**
 * The archive of a cluster, when the build made one. A new database unpacks it in 1 s, where PostgreSQL's own initialization takes 4 s
 * (and 6 s of processor time), and the migrations of all plugins 1.5 s, which every new data folder and every test would pay.
 */
export function findSeed(kind: SeedKind): string | undefined {
  const [name] = archivesOf(kind);
  return name === undefined ? undefined : join(folder, name);
}

/**
 * Makes an archive unless there is one of the same origin; others of its kind are removed.
 *
 * @param origin what the archive depends on besides PGlite's version, fit for a file's name
 */
export async function keepSeed(kind: SeedKind, origin: string, make: () => Promise<Blob>): Promise<void> {
  const wanted = `${prefixOf(kind)}${origin}${ending}`;
  if (!archivesOf(kind).includes(wanted)) {
    const archive = await make();
    // Written aside and renamed, so that nobody ever finds half of it.
    const partial = join(folder, `${wanted}.${process.pid}`);
    await writeFile(partial, Buffer.from(await archive.arrayBuffer()));
    await rename(partial, join(folder, wanted));
  }
  const stale = readdirSync(folder).filter((name) => name.startsWith(`seed-${kind}-`) && name !== wanted);
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
