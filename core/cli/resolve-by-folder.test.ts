import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Test, test } from 'tap';
import { resolveByFolder } from './resolve-by-folder.js';
import { temporaryFolder } from '../../test/fixtures/components/temporary-folder.js';

/** A package of modules with these files. */
function packageOf(t: Test, files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'common'));
  for (const [name, text] of Object.entries({ 'package.json': '{"type": "module"}', ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

/** Imports a file, with the resolution by folder, and notes what Node has been asked to resolve. */
async function load(t: Test, folder: string, name: string): Promise<{ value: unknown; asked: readonly string[] }> {
  const asked: string[] = [];
  const noting = registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.startsWith(pathToFileURL(folder).href)) asked.push(specifier);
      return next(specifier, context);
    },
  });
  const end = resolveByFolder();
  t.teardown(() => {
    end();
    noting.deregister();
  });
  const { value } = (await import(pathToFileURL(join(folder, name)).href)) as { value: unknown };
  return { value, asked };
}

await test('Node is asked for one file of a folder of modules', async (t) => {
  const folder = packageOf(t, {
    'main.js': "import './a.js'; import './b.js'; export { value } from './c.js';",
    'a.js': '',
    'b.js': '',
    'c.js': 'export const value = import.meta.url;',
  });
  t.strictSame(await load(t, folder, 'main.js'), {
    value: pathToFileURL(join(folder, 'c.js')).href,
    asked: ['./a.js'],
  });
});

await test('a link is what it leads to, and a folder of CommonJS stays that', async (t) => {
  // Not every user of Windows may create links.
  if (process.platform === 'win32') return;
  const folder = packageOf(t, {
    'main.js': `import './a.js'; import { value as link } from './link.js'; import own from './common/own.js';
      import other from './common/other.js'; export const value = [link, own, other];`,
    'a.js': '',
    'target.js': 'export const value = import.meta.url;',
    'common/package.json': '{}',
    'common/own.js': "module.exports = [__filename.slice(-6), require('./other.js')];",
    'common/other.js': 'module.exports = typeof require;',
  });
  symlinkSync('target.js', join(folder, 'link.js'));
  const { value } = await load(t, folder, 'main.js');
  t.strictSame(value, [pathToFileURL(join(folder, 'target.js')).href, ['own.js', 'function'], 'function']);
});

await test('a missing file is reported by Node', async (t) => {
  const folder = packageOf(t, { 'main.js': "import './a.js'; import './missing.js';", 'a.js': '' });
  await t.rejects(load(t, folder, 'main.js'), { code: 'ERR_MODULE_NOT_FOUND', message: /missing\.js/ });
});
