import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The build leaves the archive beside the compiled code. Its name holds PGlite's version: a cluster fits one version only. */
function seedPath(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return fileURLToPath(new URL(`./seed-${version}.tar.gz`, import.meta.url));
}

/**
 * The archive of a cluster just initialized, when the build made one. A new database unpacks it in 1 s, where PostgreSQL's own
 * initialization takes 4 s (and 6 s of processor time), which every new data folder and every test file would pay.
 */
export function findSeed(): string | undefined {
  const path = seedPath();
  return existsSync(path) ? path : undefined;
}

/** Makes the archive unless it is there. Returns its path. */
export async function buildSeed(): Promise<string> {
  const path = seedPath();
  if (existsSync(path)) return path;
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create('memory://');
  const archive = await database.dumpDataDir('gzip');
  await database.close();
  // Written aside and renamed, so that nobody ever finds half of it.
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, Buffer.from(await archive.arrayBuffer()));
  await rename(partial, path);
  return path;
}
