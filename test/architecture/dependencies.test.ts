import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const page = readFileSync(join(root, 'docs/decisions/0007-dependencies.md'), 'utf8');

await test('every dependency has a row in decision 0007, and every row is of one', (t) => {
  const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(isNoTypes);
  const rows = [...page.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const isOf = (row: string, name: string): boolean =>
    row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name;
  t.strictSame(
    used.filter((name) => !rows.some((row) => isOf(row, name))),
    [],
  );
  t.strictSame(
    rows.filter((row) => !used.some((name) => isOf(row, name))),
    [],
  );
  t.end();
});

/** The types of a library come with it. */
function isNoTypes(name: string): boolean {
  return !name.startsWith('@types/');
}
