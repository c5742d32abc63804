import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file of the management page, as it is sent. */
export interface PageFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** The same bytes, compressed when somebody asks for them first: most gateways never show the page. */
  gzipped(): Promise<Uint8Array>;
}

/** The management page: its HTML, and the files that it refers to, by name. */
export interface BuiltPage {
  readonly html: PageFile;
  readonly assets: ReadonlyMap<string, PageFile>;
}

/** Where `npm run build` puts the page, seen from the compiled code in dist/plugins/dashboard. */
export const builtFolder = fileURLToPath(new URL('../../dashboard-page', import.meta.url));

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Reads the page that the build has made into memory; it is small, and never changes while the gateway runs.
 *
 * @throws Error when it has not been built
 */
export async function readBuiltPage(folder = builtFolder): Promise<BuiltPage> {
  const [html, assets] = [join(folder, 'index.html'), join(folder, 'dashboard', 'assets')];
  if (![html, assets].every((path) => existsSync(path)))
    throw new Error(`The management page has not been built in ${folder}. Run: npm run build`);
  const names = await readdir(assets);
  const files = names.map(async (name) => [name, await readPageFile(join(assets, name))] as const);
  return { html: await readPageFile(html), assets: new Map(await Promise.all(files)) };
}

async function readPageFile(path: string): Promise<PageFile> {
  const bytes = await readFile(path);
  const contentType = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  let gzipped: Promise<Uint8Array> | undefined;
  return { bytes, contentType, gzipped: () => (gzipped ??= promisify(gzip)(bytes, { level: 9 })) };
}
