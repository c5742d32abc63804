import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';

const folder = join(root, 'docs', 'decisions');
const index = join(folder, 'README.md');

const pages = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));

await test('every decision is in the index once, under the number of its page', (t) => {
  const rows = [...readFileSync(index, 'utf8').matchAll(/^\| \[(\d{4})\]\((\S+)\) \| .+ \|$/gm)];
  t.strictSame(sorted(rows.map(([, , page = '']) => page)), sorted(pages));
  t.strictSame(
    rows.filter(([, number = '', page = '']) => !page.startsWith(`${number}-`)),
    [],
  );
  t.end();
});

await test('the pages of an area are in the order of their numbers', (t) => {
  for (const area of readFileSync(index, 'utf8').split(/^(?=##)/m)) {
    const numbers = [...area.matchAll(/^\| \[(\d{4})\]/gm)].map(([, number = '']) => number);
    t.strictSame(numbers, sorted(numbers), area.split('\n', 1).join());
  }
  t.end();
});

await test('the index names the later pages of each decision, as its first lines do (SLUICE_WRITE_INDEX=1 writes them)', (t) => {
  const text = readFileSync(index, 'utf8');
  const [listed = ''] = /(?:^- \[\d{4}\].+\n)+/m.exec(text) ?? [];
  const expected = sorted(pages)
    .map((page) => [page, laterIn(page)] as const)
    .filter(([, later]) => later.length > 0)
    .map(([page, later]) => `- ${linkTo(page)}: ${later.map(linkTo).join(', ')}\n`)
    .join('');
  if (process.env['SLUICE_WRITE_INDEX'] === '1')
    writeFileSync(
      index,
      text.replace(listed, () => expected),
    );
  else t.equal(listed, expected);
  t.end();
});

await test('a decision and a later one that changes it link to each other, the earlier one in its first lines', (t) => {
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const firstLines = new Map([...texts].map(([page, text]) => [page, firstLinesOf(text)]));
  const links = [...firstLines].flatMap(([page, lines]) => decisionsIn(lines).map((other) => [page, other] as const));
  const oneWay = links.filter(([page, other]) => {
    const back = page < other ? texts.get(other) : firstLines.get(other);
    return !decisionsIn(back ?? '').includes(page);
  });
  t.ok(links.length > 100, `${links.length} links`);
  t.strictSame(oneWay, []);
  t.end();
});

/** What precedes the context: the links between a decision and those that changed it. */
function firstLinesOf(text: string): string {
  return text.split('\n## ', 1).join();
}

function laterIn(page: string): readonly string[] {
  const links = decisionsIn(firstLinesOf(readFileSync(join(folder, page), 'utf8')));
  return sorted([...new Set(links)].filter((other) => other > page));
}

function linkTo(page: string): string {
  return `[${page.slice(0, 4)}](${page})`;
}

function decisionsIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\((\d{4}-[^)#]+\.md)/g)].map(([, page = '']) => page);
}

function sorted(names: readonly string[]): readonly string[] {
  return names.toSorted((a, b) => a.localeCompare(b, 'en'));
}
