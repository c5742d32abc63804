/**
 * Extracts the networks in plugins/documents/processing/ocr/networks from Tesseract's "fast" data. Everything else in these data must be the same as
 * in the npm packages, so that the networks can be exchanged.
 *
 *   for language in deu eng ita por spa; do apt-get download tesseract-ocr-$language=1:4.1.0-2; done     (Apache-2.0)
 *   for package in *.deb; do dpkg-deb -x $package data; done
 *   node dist/bench/documents/take-networks.js data/usr/share/tesseract-ocr/5/tessdata plugins/documents/processing/ocr/networks
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { partAt, partsOf } from '../../plugins/documents/processing/ocr/trained-data.js';

/** Components that configure a whole engine or contain its version, and do not affect a network. */
const ofNoConcern: ReadonlySet<number> = new Set([0, partAt.network, 23]);
const ending = '.traineddata';

const [, , from, to] = process.argv;
if (from === undefined || to === undefined)
  throw new Error('give the folder with the data, and the one for the networks');
mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).filter((name) => name.endsWith(ending))) {
  const code = file.slice(0, -ending.length);
  const parts = partsOf(readFileSync(join(from, file)));
  const packaged = partsOf(packagedData(code));
  const other = parts.findIndex((part, at) => !ofNoConcern.has(at) && !isSame(part, packaged[at]));
  if (other >= 0) {
    console.log(`${code}: left, as part ${other} is not the npm package's`);
    continue;
  }
  const network = gzipSync(parts[partAt.network] as Buffer, { level: 9 });
  writeFileSync(join(to, `${code}.lstm.gz`), network);
  console.log(`${code}: ${parts[partAt.network]?.length} bytes instead of ${packaged[partAt.network]?.length}`);
}

function packagedData(code: string): Buffer {
  const folder = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${code}.traineddata.gz`)));
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}
