import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';
import { sourceFiles } from './source-files.js';

/** One row of docs/errors.md. */
interface DocumentedCode {
  readonly code: string;
  readonly statuses: readonly string[];
  readonly meaning: string;
  readonly remedy: string;
}

const documented: readonly DocumentedCode[] = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `GW_'))
  .map((line) => {
    const [, code = '', status = '', meaning = '', remedy = ''] = line.split('|').map((cell) => cell.trim());
    return { code: code.replaceAll('`', ''), statuses: status.split(/, ?/), meaning, remedy };
  });

const sources = sourceFiles.filter(({ isTest, path }) => !isTest && /^(?:core|plugins|config)\//.test(path));

await test('every code that the gateway can answer is in docs/errors.md, and every one there is in the code', async (t) => {
  const used = new Set(sources.flatMap(({ code }) => code.match(/(?<=')GW_[A-Z_]*[A-Z](?=')/g) ?? []));
  t.strictSame([...used].toSorted(), documented.map(({ code }) => code).toSorted());
});

await test('the table is sorted, names each code once, and says what it means and what to do', async (t) => {
  const codes = documented.map(({ code }) => code);
  t.strictSame(codes, [...new Set(codes)].toSorted());
  for (const { code, statuses, meaning, remedy } of documented) {
    t.match(code, /^GW_[A-Z]+(?:_[A-Z]+)*$/);
    t.match(meaning, /^[A-Z].+\.$/, `${code}: what it means`);
    t.match(remedy, /^[A-Z].+\.$/, `${code}: what to do`);
    for (const status of statuses) t.match(status, /^(?:[45]\d\d|–|as the provider's)$/, `${code}: ${status}`);
  }
});

await test('every status that the source uses with a code is in the row of the code', async (t) => {
  const pairs = sources.flatMap(({ code, path }) =>
    [...code.matchAll(/code: '(GW_[A-Z_]+)',\s*status: (\d{3})/g)].map(([, name, status]) => ({ path, name, status })),
  );
  t.ok(pairs.length > 20, `${pairs.length} places`);
  for (const { path, name, status } of pairs) {
    const row = documented.find(({ code }) => code === name);
    if (!row?.statuses.includes(status as string))
      t.fail(`${path}: ${name} is ${status}, docs/errors.md says ${row?.statuses.join()}`);
  }
});
