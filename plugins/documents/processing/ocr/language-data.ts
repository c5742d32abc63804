import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { joinParts, partAt, partsOf } from './trained-data.js';

const require = createRequire(import.meta.url);
const unzip = promisify(gunzip);

/** Small networks lie with the sources, above `dist/`; NOTICE says where they come from. */
const networks = fileURLToPath(new URL('../../../../../plugins/documents/processing/ocr/networks/', import.meta.url));
/** Languages with a small network. */
const small: ReadonlySet<string> = new Set(['deu', 'eng', 'ita', 'por', 'spa']);

/** Whether the data of a language is installed. */
export function hasLanguage(code: string): boolean {
  try {
    return packagedFile(code) !== '';
  } catch {
    return false;
  }
}

/** Reads Tesseract's data of a language: dictionary and character set from its npm package, and a smaller network if there is one. */
export async function readLanguage(code: string): Promise<Buffer> {
  const packaged = await readZipped(packagedFile(code));
  if (!small.has(code)) return packaged;
  return joinParts(partsOf(packaged).with(partAt.network, await readZipped(join(networks, `${code}.lstm.gz`))));
}

function packagedFile(code: string): string {
  const folder = dirname(require.resolve(`@tesseract.js-data/${code}/package.json`));
  return join(folder, '4.0.0_best_int', `${code}.traineddata.gz`);
}

async function readZipped(file: string): Promise<Buffer> {
  return unzip(await readFile(file));
}
