import { readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The initial state of a new embedded database. `bare`: a newly initialized cluster; `migrated`: one with the tables of all bundled
 * plugins, so that the first start has no migrations to run. (Tables of plugins that are not in use do no harm.)
 */
export type SeedKind = 'bare' | 'migrated';

/** The build writes the archives next to the compiled code. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const ending = '.tar.gz';

/** The prefix of archive names, which contains PGlite's version, because a cluster works with one version only. */
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
 * The archive of a cluster, if the build has created one. Unpacking it takes 0.2 s; PostgreSQL's own initialization takes 4 s (and 6 s of
 * processor time), and the migrations of all plugins 1.5 s, for every new data folder and every test.
 */
export function findSeed(kind: SeedKind): string | undefined {
  const [name] = archivesOf(kind);
  return name === undefined ? undefined : join(folder, name);
}

/**
 * Creates an archive, unless there is one with the same origin, and removes older ones of its kind.
 *
 * @param origin a hash of what the archive depends on besides PGlite's version, valid in a file name
 */
export async function keepSeed(kind: SeedKind, origin: string, make: () => Promise<Blob>): Promise<void> {
  const wanted = `${prefixOf(kind)}${origin}${ending}`;
  if (!archivesOf(kind).includes(wanted)) {
    const archive = await make();
    // Written to a temporary file and renamed, so that the archive is never incomplete.
    const partial = join(folder, `${wanted}.${process.pid}`);
    await writeFile(partial, Buffer.from(await archive.arrayBuffer()));
    await rename(partial, join(folder, wanted));
  }
  const stale = readdirSync(folder).filter((name) => name.startsWith(`seed-${kind}-`) && name !== wanted);
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}
