import { test } from 'tap';
import { importsOf, packageOf, type SourceFile, sourceFiles, withoutComments } from './source-files.js';

/** The parts of the gateway, by the beginning of their paths; the first that fits counts. */
const parts: readonly (readonly [string, string])[] = [
  ['core/main.ts', 'main'],
  ['core/version.ts', 'version'],
  ['core/api/', 'api'],
  ['core/stream/', 'stream'],
  ['core/pipeline/', 'pipeline'],
  ['core/http/', 'http'],
  ['core/services/', 'services'],
  ['core/host/', 'host'],
  ['core/testkit/', 'testkit'],
  ['core/cli/', 'cli'],
  ['config/', 'config'],
  ['plugins/index.ts', 'plugin list'],
  ['plugins/', 'plugin'],
  ['test/', 'test'],
  ['bench/', 'bench'],
];

/** Who may import whom (design, section 5); everybody may import itself. Main, tests and the bench may import all. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  version: [],
  api: [],
  stream: ['api'],
  pipeline: ['api', 'stream'],
  http: ['api', 'stream', 'pipeline'],
  services: ['api'],
  host: ['api', 'stream', 'pipeline', 'http', 'services'],
  testkit: ['api', 'stream', 'pipeline', 'http', 'services', 'host'],
  cli: ['api', 'stream', 'pipeline', 'http', 'services', 'host'],
  config: ['api'],
  'plugin list': ['plugin', 'host'],
  plugin: ['api'],
};

/** Additional imports that tests may have. */
const allowedInTests = ['testkit', 'test', 'services', 'config', 'plugin list', 'version'];

function partOf(path: string): string {
  return parts.find(([prefix]) => path.startsWith(prefix))?.[1] ?? `no part: ${path}`;
}

const pluginFolder = (path: string): string => path.split('/')[1] ?? '';
const isFile = (name: string): boolean => name.endsWith('.ts') || name.includes('/fixtures/');

function forbidden(file: SourceFile): string[] {
  const own = partOf(file.path);
  if (own === 'main' || own === 'test' || own === 'bench') return [];
  const may = new Set([own, ...(allowed[own] ?? []), ...(file.isTest ? allowedInTests : [])]);
  return importsOf(file)
    .filter(isFile)
    .filter((imported) => {
      const other = partOf(imported);
      if (own === 'plugin' && other === 'plugin') return pluginFolder(imported) !== pluginFolder(file.path);
      return !may.has(other);
    })
    .map((imported) => `${file.path} → ${imported}`);
}

await test('the scanner of these tests finds imports in every form, and ignores comments and strings', async (t) => {
  const code = `
import { a } from './a.js';
import type { B } from '../b.js';
import './side-effect.js';
import {
  c,
} from './c.js';
export * from './d.js';
export { e } from 'sluice/api';
const later = () => import('./later.js');
// import { no } from './comment.js';
/** import { no } from './comment.js'; */
const text = "import { no } from './string.js';";
const pattern = /'[^']*\\/\\*/; const quoted = '// no comment'; const other = 1; // import('./comment.js')
const template = \`
import { no } from "./template.js";
\`;
`;
  const file = { path: 'core/x/y.ts', text: code, code: withoutComments(code), isTest: false };
  t.strictSame(importsOf(file).toSorted(), [
    'core/b.ts',
    'core/x/a.ts',
    'core/x/c.ts',
    'core/x/d.ts',
    'core/x/later.ts',
    'core/x/side-effect.ts',
    'sluice/api',
  ]);
  t.match(file.code, "'// no comment'");
});

await test('every file belongs to a part whose rights are known', async (t) => {
  t.ok(sourceFiles.length > 200, `${sourceFiles.length} files`);
  for (const { path } of sourceFiles) {
    const part = partOf(path);
    if (!(part in allowed) && !['main', 'test', 'bench'].includes(part)) t.fail(`${path} is in no known part`);
  }
});

await test('each layer imports only lower ones; a plugin only itself and the contract, never another plugin', async (t) => {
  t.strictSame(sourceFiles.flatMap(forbidden), []);
});

/** The modules that are published as `sluice/api` and `sluice/api/database`. */
const published = ['core/api/index.ts', 'core/api/database.ts'];

await test('the contract publishes every module but the internal ones, and bundled plugins import nothing else of it', async (t) => {
  const contract = sourceFiles.filter(({ path, isTest }) => path.startsWith('core/api/') && !isTest);
  const exported = new Set(
    contract.filter(({ path }) => published.includes(path)).flatMap((file) => [file.path, ...importsOf(file)]),
  );
  const hidden = contract.map(({ path }) => path).filter((path) => !exported.has(path));
  t.strictSame(
    hidden.filter((path) => !path.startsWith('core/api/internal/')),
    [],
  );
  t.strictSame(hidden.length, contract.filter(({ path }) => path.startsWith('core/api/internal/')).length);
  const reachingIn = sourceFiles
    .filter(({ path }) => partOf(path) === 'plugin')
    .filter((file) => importsOf(file).some((name) => name.startsWith('core/api/') && !published.includes(name)));
  t.strictSame(
    reachingIn.map(({ path }) => path),
    [],
  );
});

await test('only the composition root and the tests import plugins or the configuration reader', async (t) => {
  const knowing = sourceFiles
    .filter(({ isTest, path }) => !isTest && !path.startsWith('bench/') && !path.startsWith('config/'))
    .filter((file) => importsOf(file).some((name) => name.startsWith('config/') || name === 'plugins/index.ts'))
    .map(({ path }) => path);
  t.strictSame(knowing, ['core/main.ts']);
});

/** Folders of the scanner's engine, and the folders they may import. The files beside them may import all. */
const engineFolders: Readonly<Record<string, readonly string[]>> = {
  block: [],
  text: ['block'],
  context: ['text'],
  detectors: ['text'],
  groups: ['block', 'text', 'context', 'detectors'],
  starts: ['block'],
};

await test('the folders of the scanner engine import only those that are named for them', async (t) => {
  const root = 'plugins/policies/scanner/engine/';
  const folderOf = (path: string): string => path.slice(root.length).split('/').at(-2) ?? '';
  const violations = sourceFiles
    .filter(({ path, isTest }) => path.startsWith(root) && !isTest && folderOf(path) !== '')
    .flatMap((file) => {
      const own = folderOf(file.path);
      const allowedFiles = new Set([`${root}limits.ts`]);
      const allowedFolders = new Set([own, ...(engineFolders[own] ?? [])]);
      return importsOf(file)
        .filter((name) => name.startsWith(root) && !allowedFiles.has(name) && !allowedFolders.has(folderOf(name)))
        .map((name) => `${file.path} → ${name}`);
    });
  t.strictSame(violations, []);
});

await test('every imported file exists', async (t) => {
  const paths = new Set(sourceFiles.map(({ path }) => path));
  const missing = sourceFiles.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.endsWith('.ts') && !paths.has(name))
      .map((name) => `${file.path} → ${name}`),
  );
  t.strictSame(missing, []);
});

/** Libraries that would shape the code around them if they were met everywhere. */
const homes: readonly (readonly [string, RegExp])[] = [
  ['tsyringe', /^core\/host\/container\.ts$/],
  ['reflect-metadata', /^core\/host\/container\.ts$/],
  ['find-my-way', /^core\/http\/router\.ts$/],
  ['zod-openapi', /^core\/http\/openapi\//],
  ['jose', /^plugins\/auth\/oidc\//],
  ['undici', /^core\/services\/http-client\//],
  ['yaml', /^config\//],
  ['@opentelemetry/otlp-exporter-base', /^plugins\/tracing\//],
  ['@electric-sql/pglite', /^core\/services\/database\//],
];

await test('a library that is an implementation detail is imported in one place', async (t) => {
  for (const [library, home] of homes) {
    const users = sourceFiles
      .filter(({ isTest, path }) => !isTest && !path.startsWith('bench/'))
      .filter((file) => importsOf(file).some((name) => packageOf(name) === library))
      .map(({ path }) => path);
    t.ok(users.length > 0, `${library} is used`);
    t.strictSame(
      users.filter((path) => !home.test(path)),
      [],
      `${library} outside of its home`,
    );
  }
});

await test('importing the contract loads the schema library and nothing else', async (t) => {
  const byPath = new Map(sourceFiles.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const visit = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const imported of importsOf(byPath.get(name) ?? { path: name, text: '', code: '', isTest: false }))
      visit(imported);
  };
  visit('core/api/index.ts');
  const libraries = [...reached].filter((name) => !isFile(name) && !name.startsWith('node:')).map(packageOf);
  t.strictSame([...new Set(libraries)].toSorted(), ['zod']);
});

await test('a start does not load the client of Node’s fetch: whoever needs node:http gets it from one module', async (t) => {
  const importing = /^import (?!type )[^;]*'node:http'/m;
  const found = sourceFiles.filter(
    ({ isTest, path, code }) => !isTest && !path.startsWith('bench/') && importing.test(code),
  );
  t.strictSame(
    found.map(({ path }) => path),
    [],
  );
});
