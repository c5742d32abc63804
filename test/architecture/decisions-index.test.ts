import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from './source-files.js';

const folder = join(root, 'docs', 'decisions');

await test('every decision is in the index once, under the number of its page', (t) => {
  const pages = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
  const rows = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| .+ \|$/gm)];
  t.strictSame(sorted(rows.map(([, , page = '']) => page)), sorted(pages));
  t.strictSame(
    rows.filter(([, number = '', page = '']) => !page.startsWith(`${number}-`)),
    [],
  );
  t.end();
});

function sorted(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'));
}
