import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { test } from 'tap';
import { hasLanguage, readLanguage } from './language-data.js';
import { partAt, partsOf } from './trained-data.js';

const require = createRequire(import.meta.url);

for (const code of ['deu', 'eng', 'ita', 'por', 'spa']) {
  await test(`${code} is read with its package's words and signs, and with a network of half the size or less`, async (t) => {
    const ours = partsOf(await readLanguage(code));
    const packaged = packagedParts(code);
    for (const [at, part] of packaged.entries()) if (at !== partAt.network) t.same(ours[at], part, `part ${at}`);
    const [small = 0, large = 0] = [ours, packaged].map((parts) => parts[partAt.network]?.length);
    t.ok(small > 100_000 && small <= large / 2, `${small} of ${large} bytes`);
  });
}

await test('a language without a small network is read as its package has it', async (t) => {
  t.same(partsOf(await readLanguage('fra')), packagedParts('fra'));
});

await test('a language whose package is not installed is not available', (t) => {
  t.equal(hasLanguage('eng'), true);
  t.equal(hasLanguage('xxx'), false);
  t.end();
});

function packagedParts(code: string): readonly (Buffer | undefined)[] {
  const file = require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`);
  return partsOf(gunzipSync(readFileSync(file)));
}
