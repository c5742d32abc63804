import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'tap';
import { readCommandLine } from '../../core/cli/arguments.js';
import { commandNames } from '../../core/cli/command-table.js';
import { frames } from '../fixtures/guide-frames.js';
import { fragmentsOf, moduleOf } from '../fixtures/page-fragments.js';
import { root } from '../fixtures/root.js';
import { typeCheckerEnvironment } from './type-checker-environment.js';

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(root, 'plugins'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `plugins/${name}/README.md`),
];

const fragments = pages.flatMap(fragmentsOf);

/** The compiler options that the guide recommends. */
function recommendedOptions(): Readonly<Record<string, unknown>> {
  const guide = readFileSync(join(root, 'docs', 'plugin-guide.md'), 'utf8');
  const [options = ''] = /^\{ "compilerOptions": .*\}$/m.exec(guide) ?? [];
  return (JSON.parse(options) as { readonly compilerOptions: Readonly<Record<string, unknown>> }).compilerOptions;
}

await test('every fragment has a known frame, and every frame has a fragment', (t) => {
  const used = fragments.flatMap(({ frame }) => frame ?? []);
  t.strictSame([...new Set(used)].toSorted(), Object.keys(frames).toSorted());
  t.end();
});

await test('the TypeScript of the guide and of every README compiles with the options that the guide recommends, and so do the types of the package', async (t) => {
  t.ok(fragments.length > 20, 'the fragments are found');
  const folder = t.testdir({});
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  symlinkSync(root, join(folder, 'node_modules', 'sluice'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...recommendedOptions(), skipLibCheck: false } }),
  );
  for (const fragment of fragments) {
    const name = `${fragment.page.replaceAll('/', '-').replace('.md', '')}-${fragment.line}.ts`;
    writeFileSync(join(folder, 'src', name), moduleOf(fragment));
  }
  t.equal(await complaints(folder), '');
});

await test('the commands of the pages, and of the dashboard, are commands, with the operands and options that they take', (t) => {
  const operations = readdirSync(join(root, 'docs', 'operations')).map((name) => `docs/operations/${name}`);
  const dashboard = readdirSync(join(root, 'dashboard', 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `dashboard/src/${name}`);
  for (const some of [pages, operations, dashboard])
    t.ok(some.flatMap(commandsOf).length > 0, `the commands of ${some[0]} and others are found`);
  const commands = [...pages, ...operations, ...dashboard].flatMap(commandsOf);
  const refused = commands.flatMap(({ page, words }) => {
    try {
      readCommandLine(words);
      return [];
    } catch (error) {
      return [`${page}: sluice ${words.join(' ')}: ${(error as Error).message}`];
    }
  });
  t.strictSame(refused, []);
  t.end();
});

/** What a page says to type. Names of commands alone, without what they need, are not command lines. */
function commandsOf(page: string): { readonly page: string; readonly words: readonly string[] }[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/(?:`|\$\(|<Code>|^)(?:npx )?sluice ([a-z][^`|#()<\n]*)/gm)]
    .map(([, typed = '']) => ({ page, words: typed.trim().split(/\s+/) }))
    .filter(({ words }) => words.length > 2 || !commandNames.some((name) => name.startsWith(words.join(' '))));
}

async function complaints(folder: string): Promise<string> {
  // Not bin/tsc: what has no ending, the test runner's loaders take for CommonJS.
  const compiler = join(root, 'node_modules', 'typescript', 'lib', 'tsc.js');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--checkers', '1'], {
      env: typeCheckerEnvironment,
    });
    return '';
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout: string; stderr: string; message: string };
    return stdout || stderr || message;
  }
}
