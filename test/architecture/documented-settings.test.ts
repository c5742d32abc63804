import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { formatProblems } from '../../core/api/internal/config-problem.js';
import type { Plugin } from '../../core/api/index.js';
import { checkOrder } from '../../core/pipeline/chain/order.js';
import { readGatewayText } from '../../config/load.js';
import { bundledPlugins } from '../../plugins/index.js';
import { root } from '../fixtures/root.js';

const pages = [
  'README.md',
  ...['docs', 'docs/operations'].flatMap((folder) => inFolder(folder)),
  ...readdirSync(join(root, 'plugins')).flatMap((name) => inFolder(`plugins/${name}`)),
];

function inFolder(folder: string): readonly string[] {
  const within = folder.includes('.') ? [] : readdirSync(join(root, folder));
  return within.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}

interface Fragment {
  readonly place: string;
  readonly text: string;
}

/** The parts of gateway.yaml in a page: entries of plugins, or other settings of it. */
function fragmentsOf(page: string): readonly Fragment[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```yaml\n([^]*?)^```$/gm)].flatMap((found) => {
    const place = `${page}:${text.slice(0, found.index).split('\n').length + 1}`;
    const yaml = (found[1] ?? '')
      .replaceAll(/("?)\$\{file:[^}]*\.json\}\1/g, '"{}"')
      .replaceAll(/\$\{file:[^}]*\}/g, 'the text of a file');
    if (/^ *- (?:use: )?\S/.test(yaml.replace(/^(?: *#.*\n)*/, ''))) return [{ place, text: `plugins:\n${yaml}` }];
    return /^(?:plugins|server|data|state|log|jobs):/m.test(yaml) ? [{ place, text: yaml }] : [];
  });
}

/** A value for each variable that a fragment refers to. */
function environmentOf(text: string): Readonly<Record<string, string>> {
  const valueOf = (name: string): string => {
    if (name === 'DATABASE_URL') return 'postgres://user@example.com:5432/sluice';
    if (name === 'REDIS_URL') return 'redis://example.com:6379';
    if (name.endsWith('_URL')) return 'https://example.com';
    const prefix = { SLUICE_API_KEY: 'sk-slc-', SLUICE_ADMIN_TOKEN: 'at-slc-' }[name] ?? '';
    return `${prefix}0123456789abcdefghijklmnopqrstuvwxyz`;
  };
  return Object.fromEntries([...text.matchAll(/\$\{env:(\w+)/g)].map(([, name = '']) => [name, valueOf(name)]));
}

async function problemsOf({ place, text }: Fragment): Promise<string> {
  const source = readGatewayText(text, { file: place, environment: environmentOf(text) });
  const problems = [...source.problems];
  const placed: Parameters<typeof checkOrder>[0][number][] = [];
  for (const entry of source.plugins) {
    const load = bundledPlugins[entry.use];
    if (!load) continue;
    const { name, config, after = [] } = (await load()).default as Plugin;
    if (config) problems.push(...(entry.parse(config).problems ?? []));
    placed.push({ id: entry.id, name, after });
  }
  return [formatProblems(problems), ...checkOrder(placed).map(({ message }) => message)].join('');
}

/** The settings in each section of the page of all settings, by the section's anchor. */
function settingsBySection(): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = readFileSync(join(root, 'docs/configuration.md'), 'utf8').split(/^##+ /m);
  return new Map(
    sections.map((section) => {
      const title = section.split('\n', 1)[0] ?? '';
      const names = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
      return [title.toLowerCase().replaceAll(' ', '-'), new Set(names)] as const;
    }),
  );
}

await test('a link from the name of a setting leads to the section that has it', (t) => {
  const known = settingsBySection();
  const links = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/\[`([^`]+)`\]\([./]*(?:docs\/)?configuration\.md#([\w-]+)\)/g)].map(
      ([link, name = '', anchor = '']) => {
        return { link: `${page}: ${link}`, isKnown: known.get(anchor)?.has(name) ?? false };
      },
    );
  });
  t.ok(links.length > 50, `${links.length} links`);
  t.strictSame(
    links.flatMap(({ link, isKnown }) => (isKnown ? [] : [link])),
    [],
  );
  t.end();
});

await test('the settings in pages are settings, as the gateway reads them', async (t) => {
  const fragments = pages.flatMap(fragmentsOf);
  t.ok(fragments.length > 30, `${fragments.length} fragments`);
  for (const fragment of fragments) t.equal(await problemsOf(fragment), '', fragment.place);
});
