import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { runSluice } from '../../test/fixtures/processes/gateway-process.js';
import { placeOfSluice } from './new-plugin.js';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));

await test('a new plugin works as it is: its own test passes, and a gateway loads it', async (t) => {
  const folder = t.testdir({});
  t.match(await runSluice(['plugin', 'new', 'no-herons'], { folder }), { code: 0, output: /use: \.\/no-herons/ });
  const plugin = join(folder, 'no-herons');
  const { devDependencies } = JSON.parse(readFileSync(join(plugin, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const [, place = ''] = /^file:(.+)$/.exec(devDependencies['sluice'] ?? '') ?? [];
  t.equal(join(plugin, place, '.'), join(packageFolder, '.'), 'tested with the gateway that made it');

  // What "npm install" makes of that.
  mkdirSync(join(plugin, 'node_modules'));
  symlinkSync(packageFolder, join(plugin, 'node_modules/sluice'), 'dir');
  const report = await ownTests(plugin);
  t.match(report, /^# pass 2$/m);
  t.match(report, /^# fail 0$/m);

  const yaml = 'plugins:\n  - health\n  - use: ./no-herons\n    config: { word: heron }\n';
  writeFileSync(join(folder, 'gateway.yaml'), yaml);
  t.match(await runSluice(['explain'], { folder }), { code: 0, output: /govern +no-herons/ });
});

await test('a new plugin does not overwrite files, and needs a valid name', async (t) => {
  const folder = t.testdir({ there: { 'a.txt': '' } });
  const there = await runSluice(['plugin', 'new', 'there'], { folder });
  t.match(there, { code: 1, output: /there exists already; nothing was written/ });
  for (const name of ['../up', 'Big']) {
    t.match(
      await runSluice(['plugin', 'new', name], { folder }),
      { code: 1, output: /a plugin's name consists of lower-case/ },
      name,
    );
  }
  const bundled = await runSluice(['plugin', 'new', 'audit'], { folder });
  t.match(bundled, {
    code: 1,
    output: /"audit" is a plugin of the gateway itself; choose another name, such as "acme-audit"/,
  });
  t.strictSame(readdirSync(folder), ['there']);
  t.strictSame(readdirSync(join(folder, 'there')), ['a.txt']);
});

/** What node's test runner says, apart from the runner that runs this test. */
function ownTests(folder: string): Promise<string> {
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...environment } = process.env;
  const options = { cwd: folder, env: environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--test', '--test-reporter=tap'], options, (_cause, output) => resolve(output));
  });
}

await test('a new plugin refers to the registry only if its gateway was installed from one', async (t) => {
  const lock = (resolved: string): string => JSON.stringify({ packages: { 'node_modules/sluice': { resolved } } });
  const folder = t.testdir({
    published: { node_modules: { '.package-lock.json': lock('https://registry.npmjs.org/sluice.tgz'), sluice: {} } },
    packed: { node_modules: { '.package-lock.json': lock('file:../sluice-0.1.0.tgz'), sluice: {} } },
    other: { node_modules: { sluice: {} } },
    cloned: { sluice: {} },
  });
  const placed = (gateway: string): Promise<string> =>
    placeOfSluice(join(folder, 'mine'), join(folder, gateway), '0.1.0');
  t.equal(await placed('published/node_modules/sluice'), '^0.1.0');
  t.equal(await placed('packed/node_modules/sluice'), 'file:../packed/node_modules/sluice');
  t.equal(await placed('other/node_modules/sluice'), '^0.1.0', 'and if it is not known');
  t.equal(await placed('cloned/sluice'), 'file:../cloned/sluice');
});
