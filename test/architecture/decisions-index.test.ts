import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from './source-files.js';

const folder = join(root, 'docs', 'decisions');

const pages = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));

await test('every decision is in the index once, under the number of its page', (t) => {
  const rows = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| .+ \|$/gm)];
  t.strictSame(sorted(rows.map(([, , page = '']) => page)), sorted(pages));
  t.strictSame(
    rows.filter(([, number = '', page = '']) => !page.startsWith(`${number}-`)),
    [],
  );
  t.end();
});

await test('a decision and a later one that changes it link to each other, the earlier one in its first lines', (t) => {
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const firstLines = new Map([...texts].map(([page, text]) => [page, text.split('\n## ', 1).join()]));
  const links = [...firstLines].flatMap(([page, lines]) => decisionsIn(lines).map((other) => [page, other] as const));
  const oneWay = links.filter(([page, other]) => {
    const back = page < other ? texts.get(other) : firstLines.get(other);
    return !decisionsIn(back ?? '').includes(page);
  });
  t.ok(links.length > 100, `${links.length} links`);
  t.strictSame(oneWay, []);
  t.end();
});

function decisionsIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\((\d{4}-[^)#]+\.md)/g)].map(([, page = '']) => page);
}

function sorted(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'));
}
