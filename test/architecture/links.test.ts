import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'tap';
import { root } from '../fixtures/root.js';

interface Link {
  readonly page: string;
  readonly target: string;
}

const pages = globSync(['*.md', '{bench,config,core,docker,docs,examples,plugins,test}/**/*.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
});

await test('every relative link in a page leads to a file, and to a heading if it names one', (t) => {
  t.ok(pages.length > 100);
  t.strictSame(
    pages.flatMap(linksIn).filter((link) => !leadsSomewhere(link)),
    [],
  );
  t.end();
});

/** What precedes a link to a file of code: the names of what is declared there. */
const named = /((?:`\w+`(?:, )?)+) in \[`[^`]+`\]\(([^)]+\.ts)\)/g;

await test('the code tour names what its files declare', (t) => {
  const page = 'docs/code-tour.md';
  const places = [...textOf(page).matchAll(named)].flatMap(([, names = '', target = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => ({ name, file: join(dirname(page), target) })),
  );
  t.ok(places.length > 40, `${places.length} names`);
  t.strictSame(
    places.filter(({ name, file }) => !new RegExp(`(?:function\\*?|class|const) ${name}\\b`).test(textOf(file))),
    [],
  );
  t.end();
});

/** Links to other sites and to routes of the gateway are left out. */
function linksIn(page: string): readonly Link[] {
  const targets = [...withoutCode(textOf(page)).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:|^\//.test(target)).map((target) => ({ page, target }));
}

function leadsSomewhere({ page, target }: Link): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? resolve(root, page) : resolve(root, dirname(page), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || headingsOf(relative(root, file)).has(anchor);
}

/** The anchors of a page's headings, as GitHub makes them: a repeated one has a number. */
function headingsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(textOf(page)).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = anchorOf(heading);
    let repeated = 0;
    for (let name = anchor; ; repeated += 1, name = `${anchor}-${repeated}`) {
      if (anchors.has(name)) continue;
      anchors.add(name);
      break;
    }
  }
  return anchors;
}

function anchorOf(heading: string): string {
  const text = heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase();
  return text.replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '').replaceAll(' ', '-');
}

function withoutCode(text: string): string {
  return text.replaceAll(/^( *)```[^]*?^\1```$/gm, '');
}

function textOf(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}
