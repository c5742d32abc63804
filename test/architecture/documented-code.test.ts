import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'tap';
import { frames } from '../fixtures/guide-frames.js';
import { fragmentsOf, moduleOf } from '../fixtures/page-fragments.js';
import { root } from './source-files.js';

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

await test('the TypeScript of the guide and of every README compiles with the options that the guide recommends', async (t) => {
  t.ok(fragments.length > 20, 'the fragments are found');
  const folder = t.testdir({});
  mkdirSync(join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  symlinkSync(root, join(folder, 'node_modules', 'sluice'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: recommendedOptions() }));
  for (const fragment of fragments) {
    const name = `${fragment.page.replaceAll('/', '-').replace('.md', '')}-${fragment.line}.ts`;
    writeFileSync(join(folder, 'src', name), moduleOf(fragment));
  }
  t.equal(await complaints(folder), '');
});

async function complaints(folder: string): Promise<string> {
  // Not bin/tsc: what has no ending, the test runner's loaders take for CommonJS.
  const compiler = join(root, 'node_modules', 'typescript', 'lib', 'tsc.js');
  try {
    await promisify(execFile)(process.execPath, [compiler, '-p', folder]);
    return '';
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout: string; stderr: string; message: string };
    return stdout || stderr || message;
  }
}
