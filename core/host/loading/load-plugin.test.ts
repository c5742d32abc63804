import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'tap';
import { readGatewayFile } from '../../../config/load.js';
import { runSluice } from '../../../test/fixtures/processes/gateway-process.js';
import { temporaryFolder } from '../../../test/fixtures/components/temporary-folder.js';
import { z } from '../../api/index.js';
import { barePlatform } from '../../testkit/bare-platform.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { memoryConfig } from '../../testkit/memory-config.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { Gateway } from '../gateway.js';
import type { Platform } from '../platform.js';
import { loadPlugin } from './load-plugin.js';
import { PluginLoadError } from './plugin-load-error.js';
import { prepare } from './prepare.js';

const packageRoot = fileURLToPath(new URL('../../../..', import.meta.url));
const fixtures = join(packageRoot, 'test/fixtures/third-party');

/** Puts a fixture where npm would. */
function install(folder: string, fixture: string, name: string): void {
  cpSync(join(fixtures, fixture), join(folder, 'node_modules', name), { recursive: true });
}

/** Writes a file below a folder. */
function write(folder: string, path: string, content: string | object): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Why a plugin cannot be loaded, and how to mend it. */
async function reasonFor(use: string, folder: string): Promise<{ readonly message: string; readonly hint: string }> {
  try {
    await loadPlugin(use, folder, {});
  } catch (cause) {
    if (cause instanceof PluginLoadError) return { message: cause.message, hint: cause.hint };
    throw cause;
  }
  throw new Error(`${use} was loaded`);
}

await test('a plugin is loaded by its path: a file, or a folder with a manifest; relative to gateway.yaml or absolute', async (t) => {
  const folder = temporaryFolder(t);
  cpSync(join(fixtures, 'shout.js'), join(folder, 'plugins/shout.js'), { recursive: true });
  cpSync(join(fixtures, 'good'), join(folder, 'plugins/good'), { recursive: true });
  const deeper = join(folder, 'configuration');
  for (const [use, from, name] of [
    ['./plugins/shout.js', folder, 'shout'],
    ['../plugins/shout.js', deeper, 'shout'],
    [join(folder, 'plugins/shout.js'), '/', 'shout'],
    ['./plugins/good', folder, 'acme-refuse'],
    ['./plugins/good/', folder, 'acme-refuse'],
  ] as const) {
    t.equal((await loadPlugin(use, from, {})).name, name, use);
  }
  t.equal((await loadPlugin('./shout.js', fixtures, {})).name, 'shout', 'inside this package, too');
});

await test('a plugin is loaded by its npm name from the folder of gateway.yaml or above, scoped or not', async (t) => {
  const folder = temporaryFolder(t);
  install(folder, 'good', 'acme-sluice-refuse');
  install(folder, 'good', '@acme/refuse');
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  for (const [use, from] of [
    ['acme-sluice-refuse', folder],
    ['@acme/refuse', folder],
    ['acme-sluice-refuse', join(folder, 'deep/er')],
  ] as const) {
    t.equal((await loadPlugin(use, from, {})).name, 'acme-refuse', `${use} from ${from}`);
  }
});

await test('a reload says that newer code of a plugin waits for a restart, even if the older code has failed', async (t) => {
  const folder = temporaryFolder(t);
  const plugin = (name: string): string =>
    `import { definePlugin, z } from 'sluice/api';
     export default definePlugin({ apiVersion: 1, name: '${name}', config: z.strictObject({}), setup: () => ({}) });`;
  const manifest = { name: 'newer', version: '1.0.0', type: 'module', sluice: { api: '^1.0', plugin: './newer.js' } };
  write(folder, 'newer/package.json', manifest);
  write(folder, 'newer/newer.js', plugin('newer'));
  const source = { ...memoryConfig([{ plugin: await loadPlugin('./newer', folder, {}) }]), folder };
  const plugins = source.plugins.map((entry) => ({ ...entry, use: './newer' }));
  const doubts = async (): Promise<readonly string[]> =>
    (await prepare({ ...source, plugins }, {})).doubts.map(({ message }) => message);
  t.strictSame(await doubts(), []);
  write(folder, 'newer/package.json', { ...manifest, version: '1.1.0' });
  t.match(await doubts(), [/the code of "newer" has changed since it was loaded/]);
  write(folder, 'newer/package.json', manifest);
  t.strictSame(await doubts(), [], 'and not if it is the same again');

  write(folder, 'half.js', `throw new Error('half');`);
  await t.rejects(loadPlugin('./half.js', folder, {}), { message: /half/, hint: /^(?!.*restart)/ });
  write(folder, 'half.js', plugin('half'));
  await t.rejects(loadPlugin('./half.js', folder, {}), { message: /half/, hint: /restart the gateway/ });
});

await test('a plugin that brings a copy of sluice shares the contract of the gateway that runs it', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'node_modules/sluice/package.json', {
    name: 'sluice',
    type: 'module',
    exports: { './api': './api.js' },
  });
  write(folder, 'node_modules/sluice/api.js', 'export const definePlugin = () => ({}); export const z = undefined;');
  cpSync(join(fixtures, 'shout.js'), join(folder, 'shout.js'));
  const commonJs = `const { definePlugin, z } = require('sluice/api');
    module.exports = definePlugin({ apiVersion: 1, name: 'quiet', config: z.strictObject({}), setup: () => ({}) });`;
  write(folder, 'quiet.cjs', commonJs);
  for (const name of ['shout.js', 'quiet.cjs']) {
    const plugin = await loadPlugin(`./${name}`, folder, {});
    t.match(name, plugin.name);
    t.ok(plugin.config instanceof z.ZodType, name);
  }
});

await test('a bundled name means the bundled plugin, even if a package of that name is installed', async (t) => {
  const folder = temporaryFolder(t);
  install(folder, 'broken', 'open-access');
  const bundled = { 'open-access': async () => ({ default: openAccess() }) };
  t.equal((await loadPlugin('open-access', folder, bundled)).name, 'open-access');
  t.match(await reasonFor('constructor', folder), { message: /not installed/ });
});

await test('a slip in the name of a bundled plugin is answered with that name, not with a package to install', async (t) => {
  const folder = temporaryFolder(t);
  const bundled = { auth: async () => ({ default: openAccess() }) };
  await t.rejects(loadPlugin('auht', folder, bundled), { message: /not installed/, hint: 'Did you mean "auth"?' });
});

await test('a path that does not begin with ./ is answered with one that does, not with a package to install', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'shout.mjs', '');
  await t.rejects(loadPlugin('shout.mjs', folder, {}), {
    message: /not installed/,
    hint: 'Did you mean "./shout.mjs"?',
  });
});

await test('a path at which nothing is gets the file beside it that is probably meant', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'plugins/shout.mjs', '');
  for (const name of ['shout', 'shuot.mjs'])
    await t.rejects(loadPlugin(`./plugins/${name}`, folder, {}), {
      message: /is not installed: there is nothing at/,
      hint: 'Did you mean "./plugins/shout.mjs"?',
    });
});

await test('for a name that is like those of bundled plugins only in its first word, those are named', async (t) => {
  const folder = temporaryFolder(t);
  const load = async () => ({ default: openAccess() });
  await t.rejects(loadPlugin('server-harbour', folder, { 'server-one': load, 'server-two': load, auth: load }), {
    message: /not installed/,
    hint: `Bundled are server-one, server-two. Run "npm install server-harbour" in ${folder}, or correct the name.`,
  });
});

await test('not installed, installed but broken, and a missing dependency are three different messages', async (t) => {
  const folder = temporaryFolder(t);
  install(folder, 'broken', 'acme-broken');
  install(folder, 'missing-dependency', 'acme-missing');
  install(folder, 'missing-dependency-commonjs', 'acme-missing-commonjs');
  t.match(await reasonFor('acme-nowhere', folder), {
    message: 'plugin "acme-nowhere" is not installed: neither a bundled plugin nor an npm package has that name',
    hint: `Run "npm install acme-nowhere" in ${folder}, or correct the name.`,
  });
  t.match(await reasonFor('./nowhere.js', folder), {
    message: `plugin "./nowhere.js" is not installed: there is nothing at ${folder}/nowhere.js`,
    hint: 'Check the path; it is relative to gateway.yaml.',
  });
  t.match(await reasonFor('acme-broken', folder), {
    message: /^plugin "acme-broken" is installed but broken: .*plugin\.js fails when it is loaded: .*undefined/,
    hint: /author/,
  });
  for (const name of ['acme-missing', 'acme-missing-commonjs']) {
    t.match(await reasonFor(name, folder), {
      message: `plugin "${name}" is installed, but a dependency of it is missing: acme-dictionary`,
      hint: `Run "npm install" in ${folder}/node_modules/${name}, or reinstall the plugin.`,
    });
  }
});

await test('a plugin that ends the process while it is loaded is named, and the end is a failure', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'leaves.mjs', 'process.exit(0);');
  write(folder, 'gateway.yaml', 'plugins: [./leaves.mjs]');
  const { code, output } = await runSluice(['check'], { folder });
  t.equal(code, 1);
  t.match(output, /the process ended while it waited for plugin "leaves" to be loaded/);
});

await test('a plugin that ends the process while it is set up is named, and the end is a failure', async (t) => {
  const folder = temporaryFolder(t);
  const head = `import { definePlugin, z } from 'sluice/api';\nexport default definePlugin({ apiVersion: 1, name: 'leaves',`;
  write(folder, 'leaves.mjs', `${head} config: z.strictObject({}), setup: () => process.exit(0) });`);
  write(folder, 'gateway.yaml', 'plugins: [./leaves.mjs]');
  const { code, output } = await runSluice(['explain'], { folder });
  t.equal(code, 1);
  t.match(output, /the process ended while it waited for plugin "leaves" to be set up/);
});

await test('an error inside a plugin is not reported as a missing dependency', async (t) => {
  const folder = temporaryFolder(t);
  const inside: readonly (readonly [string, string, RegExp])[] = [
    ['a file of its own is missing', "import '../nowhere.js';", /broken: .*nowhere\.js/],
    ['it is no JavaScript', 'export default {', /broken: .*fails when it is loaded/],
    ['it throws no error', 'throw "no licence";', /broken: .*no licence/],
    ['it throws nothing', 'throw undefined;', /broken: .*undefined/],
    ['it asks for an export that is not there', "import { nothing } from 'sluice/api';", /broken: .*nothing/],
    ['it exports nothing', '', /broken: it has no default export/],
    ['it exports a function', 'export default () => {};', /broken: its default export is a function/],
    ['it exports null', 'export default null;', /broken: it has no default export/],
  ];
  for (const [name, code, message] of inside) {
    const file = `${name.replaceAll(' ', '-')}.mjs`;
    write(folder, file, code);
    t.match(await reasonFor(`./${file}`, folder), { message }, name);
  }
});

await test('TypeScript that Node cannot run is refused with what to do', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'injected.ts', 'export class Judge { constructor(private readonly url: string) {} }');
  t.match(await reasonFor('./injected.ts', folder), {
    message: /broken: .*parameter property is not supported/,
    hint: /^Node only removes types: build the plugin/,
  });
});

await test('a plugin of another contract version, or one that lacks a part, is refused with what it lacks', async (t) => {
  const folder = temporaryFolder(t);
  const exporting = async (name: string, members: string): Promise<unknown> => {
    write(folder, `${name}.mjs`, `import { z } from 'sluice/api'; export default { ${members} };`);
    return reasonFor(`./${name}.mjs`, folder);
  };
  t.match(await exporting('future', "apiVersion: 2, name: 'a', config: z.any(), setup() {}"), {
    message: 'plugin "./future.mjs" was written for plugin API 2; this gateway has 1',
    hint: /version of the plugin for this gateway/,
  });
  t.match(await exporting('nothing', ''), { message: /its default export lacks apiVersion \(the number 1\), name/ });
  t.match(await exporting('bare', 'apiVersion: 1'), {
    message: /its default export lacks name, setup, config/,
    hint: /definePlugin/,
  });
  t.match(await exporting('text', "apiVersion: '1', name: 'a', config: z.any(), setup() {}"), {
    message: /lacks apiVersion \(the number 1\)/,
  });
  t.match(await exporting('foreign', "apiVersion: 1, name: 'a', setup() {}, config: { safeParse() {} }"), {
    message: /lacks config \(a zod 4 schema.* z\.strictObject\(\{\}\) for a plugin without settings\)/,
  });
});

await test('what is exported in the way of another kind of module is told how it is done', async (t) => {
  const folder = temporaryFolder(t);
  write(folder, 'common.cjs', 'exports.default = { apiVersion: 1 };');
  t.match(await reasonFor('./common.cjs', folder), {
    message: /lacks/,
    hint: /^A CommonJS module .*module\.exports = /,
  });
  write(folder, 'named.cjs', 'exports.plugin = { apiVersion: 1 };');
  t.match(await reasonFor('./named.cjs', folder), { hint: /^A CommonJS module .*module\.exports = / });
  write(folder, 'later.mjs', 'export default (async () => ({ apiVersion: 1 }))();');
  t.match(await reasonFor('./later.mjs', folder), { message: /its default export is a promise$/ });
});

await test('an invalid or misspelt member of a plugin is refused, with what is allowed', async (t) => {
  const folder = temporaryFolder(t);
  const slips: readonly (readonly [string, RegExp])[] = [
    ["name: 'Acme_Words', ", /the name "Acme_Words"; a plugin's name consists of lower-case letters, digits and/],
    ["name: '@acme/words', ", /the name "@acme\/words"; a plugin's name/],
    ["onFailure: 'ignore', ", /an onFailure that is neither "closed" nor "open"/],
    ["onFailures: 'open', ", /"onFailures", which is not a member of a plugin; did you mean "onFailure"\?/],
    ['govern() {}, ', /"govern", which belongs in the object that its setup returns/],
    ["hookTimeoutMs: '5s', ", /a hookTimeoutMs that is not a number/],
    ["honours: 'policies', ", /an "honours" that is not a list of settings/],
    [
      "honours: ['enableSpendingLimits'], ",
      /not a setting of connections or API keys; did you mean "enableSpendingLimit"\?/,
    ],
    ["after: 'auth', ", /an "after" that is not a list/],
    ['needs: [z], ', /a list as "needs", which is an object/],
    ["needs: { http: 'http-client' }, ", /no service token at needs\.http; import one/],
    ['wants: { database: undefined }, ', /no service token at wants\.database/],
    ['provides: { ledger: {} }, ', /no service token at provides\.ledger/],
  ];
  for (const [index, [slip, message]] of slips.entries()) {
    const good = "apiVersion: 1, name: 'a', config: z.any(), setup() {}, ";
    write(
      folder,
      `slip-${index}.mjs`,
      `import { z } from 'sluice/api'; export default { ${good}${slip}author: 'Me' };`,
    );
    t.match(await reasonFor(`./slip-${index}.mjs`, folder), { message, hint: /^Report this to the author/ }, slip);
  }
});

await test('a plugin that was compiled to CommonJS is loaded like any other', async (t) => {
  const folder = temporaryFolder(t);
  const code = [
    '"use strict";',
    'Object.defineProperty(exports, "__esModule", { value: true });',
    'const api_1 = require("sluice/api");',
    'exports.default = (0, api_1.definePlugin)({ apiVersion: 1, name: "compiled", config: api_1.z.any(), setup: () => ({}) });',
  ];
  write(folder, 'compiled.cjs', code.join('\n'));
  t.equal((await loadPlugin('./compiled.cjs', folder, {})).name, 'compiled');
});

await test('a failed import is reported with its position and the probably intended name', async (t) => {
  const folder = temporaryFolder(t);
  const failing: readonly (readonly [string, RegExp, RegExp])[] = [
    ["import { HttpClent } from 'sluice/api';", /named 'HttpClent'/, /^Did you mean "HttpClient"\?$/],
    ["import { Database } from 'sluice/api';", /named 'Database'/, /^"Database" is in "sluice\/api\/database"\.$/],
    ["import { HttpClient } from 'sluice/api/database';", /named 'HttpClient'/, /^"HttpClient" is in "sluice\/api"\.$/],
    ["import { Exchange } from 'sluice/api';", /named 'Exchange'/, /If "Exchange" is a type, .*"import type"/],
    [
      "import { token } from 'sluice/apis';",
      /broken: .*loaded: Cannot find package 'sluice' imported from \S+$/,
      /import only "sluice\/api", "sluice\/api\/database", "sluice\/testkit"/,
    ],
    ['\n\nnull.setup();', /reading 'setup'\) \(.*place-5\.mjs:3\)$/, /author/],
    [
      "export { default } from './place-0';",
      /Cannot find module '.*place-0' imported from/,
      /"place-0\.mjs" in place of "place-0"/,
    ],
    [
      "export { default } from './parts';",
      /Directory import '.*parts' is not supported/,
      /"parts\/index\.js" in place of "parts"/,
    ],
    ["export { default } from './nowhere.js';", /Cannot find module '.*nowhere\.js'/, /author/],
    ['\nexport default {,', /Unexpected token ','$/, /^"node --check FILE" shows where\.$/],
  ];
  write(folder, 'parts/index.js', '');
  for (const [index, [code, message, hint]] of failing.entries()) {
    write(folder, `place-${index}.mjs`, code);
    t.match(await reasonFor(`./place-${index}.mjs`, folder), { message, hint }, code);
  }
  write(folder, 'esm.cjs', "import { z } from 'sluice/api';");
  t.match(await reasonFor('./esm.cjs', folder), {
    message: /import statement outside/,
    hint: /name it "\.mjs", or write/,
  });
  write(folder, 'node_modules/sluice/package.json', { name: 'sluice', exports: { './api': './api.js' } });
  for (const [index, inner] of ['sluice', 'sluice/dist/core/api/index.js'].entries()) {
    write(folder, `inner-${index}.mjs`, `import { z } from '${inner}';`);
    t.match(await reasonFor(`./inner-${index}.mjs`, folder), { message: /exports/, hint: /import only "sluice\/api"/ });
  }
});

await test('a manifest is read before any code runs, and mistakes in it are reported with its file', async (t) => {
  const folder = temporaryFolder(t);
  const alarm = 'throw new Error("this code must not run");';
  const good = { api: '^1.0', plugin: './plugin.js' };
  const manifests: readonly (readonly [string, string | object, RegExp])[] = [
    ['none', {}, /is not a valid plugin manifest: "sluice" is missing\. .*"sluice": \{"api": "\^1\.0", "plugin"/],
    ['no-plugin', { sluice: { api: '^1.0' } }, /"sluice\.plugin" is missing/],
    ['no-version', { sluice: { plugin: './plugin.js' } }, /"sluice\.api"/],
    ['no-range', { sluice: { ...good, api: '>=1 <3 || x' } }, /"sluice\.api" must be a version such as "\^1\.0"/],
    ['no-text', { sluice: { ...good, api: 1 } }, /"sluice\.api" must be a version such as "\^1\.0"/],
    ['outside', { sluice: { ...good, plugin: '/etc/passwd' } }, /must be a path inside the package/],
    ['missing-file', { sluice: { ...good, plugin: './nowhere.js' } }, /names .*nowhere\.js, which does not exist/],
    ['folder', { sluice: { ...good, plugin: './' } }, /names .*acme-folder\/, which is a folder$/],
    ['no-json', '{', /package\.json cannot be read/],
  ];
  for (const [name, manifest, message] of manifests) {
    write(folder, `node_modules/acme-${name}/package.json`, manifest);
    write(folder, `node_modules/acme-${name}/plugin.js`, alarm);
    const reason = await reasonFor(`acme-${name}`, folder);
    t.match(reason.message, new RegExp(`^plugin "acme-${name}" is installed but broken: `));
    t.match(reason.message, message, name);
    t.notMatch(reason.message, /must not run/);
  }
  for (const api of ['^2.0', '^1.999', '0.9']) {
    write(folder, 'other/package.json', { sluice: { ...good, api } });
    write(folder, 'other/plugin.js', alarm);
    t.match(await reasonFor('./other', folder), {
      message: `plugin "./other" was written for plugin API ${api}; this gateway has 1.0`,
      hint: 'Install a version of the plugin for this gateway.',
    });
  }
  write(folder, 'empty/readme.txt', '');
  t.match(await reasonFor('./empty', folder), {
    message: /broken: .*package\.json cannot be read: there is no such file; a plugin without/,
  });
});

await test('manifests may ask for any version that this gateway has', async (t) => {
  const folder = temporaryFolder(t);
  for (const api of ['1', '^1', '1.0', '^1.0', '1.0.0', '^1.0.7']) {
    const name = `acme-${api.replaceAll(/\W/g, '-')}`;
    install(folder, 'good', name);
    write(folder, `node_modules/${name}/package.json`, { type: 'module', sluice: { api, plugin: './plugin.js' } });
    t.equal((await loadPlugin(name, folder, {})).name, 'acme-refuse', api);
  }
});

const bundled: Platform['bundled'] = {
  'plain-route': async () => ({ default: plainRoute }),
  'open-access': async () => ({ default: openAccess() }),
  'scripted-provider': async () => ({ default: scriptedProvider({ parts: textAnswer('hello') }) }),
};

async function startFrom(folder: string, yaml: string): Promise<Gateway> {
  write(folder, 'gateway.yaml', yaml);
  const source = await readGatewayFile(join(folder, 'gateway.yaml'), { environment: {} });
  return Gateway.start(source, barePlatform(bundled, collectingLog()));
}

await test('what a third-party plugin throws later is told with the line of its code, too', async (t) => {
  const folder = temporaryFolder(t);
  const failing: readonly (readonly [string, RegExp])[] = [
    ['() => { null.key; }', /^plugin "p-0" could not be set up: .*null.* \(.*p-0\.mjs:3\)$/],
    ['() => ({ started() { null.key; } })', /^plugin "p-1" could not start: .* \(.*p-1\.mjs:3\)$/],
    ['() => ({ models() { null.key; } })', /^plugin "p-2" could not list its models: .* \(.*p-2\.mjs:3\)$/],
    [
      '() => ({ prepair() {} })',
      /^plugin "p-3" could not be set up: its setup returned an object with "prepair".*"prepare"\?$/,
    ],
    ['() => { throw new Error(); }', /^plugin "p-4" could not be set up: Error without a message \(.*p-4\.mjs:3\)$/],
    [
      '() => Promise.any([Promise.reject(new Error("no host")), Promise.reject(new Error("no port"))])',
      /^plugin "p-5" could not be set up: All promises were rejected: no host; no port$/,
    ],
  ];
  for (const [index, [setup, message]] of failing.entries()) {
    const head = `import { definePlugin, z } from 'sluice/api';\nexport default definePlugin({ apiVersion: 1, name: 'p',`;
    write(folder, `p-${index}.mjs`, `${head} config: z.strictObject({}),\nsetup: ${setup} });`);
    await t.rejects(startFrom(folder, `plugins: [./p-${index}.mjs]`), { message });
  }
});

await test('third-party plugins work in a gateway as bundled ones do', async (t) => {
  const folder = temporaryFolder(t);
  install(folder, 'good', 'acme-sluice-refuse');
  cpSync(join(fixtures, 'shout.js'), join(folder, 'shout.js'));
  const gateway = await startFrom(
    folder,
    `server: { host: 127.0.0.1, port: 0 }
plugins:
  - plain-route
  - open-access
  - use: acme-sluice-refuse
    config: { word: secret }
  - use: ./shout.js
    config: { mark: "?!" }
  - scripted-provider
`,
  );
  t.teardown(() => gateway.stop());
  const ask = async (text: string): Promise<readonly [number, unknown]> => {
    const response = await fetch(`${gateway.url}/plain`, { method: 'POST', body: JSON.stringify({ text }) });
    return [response.status, await response.json()];
  };
  t.match(await ask('hello'), [200, { text: 'hello?!' }]);
  t.match(await ask('a secret'), [403, { plainError: 'ACME_WORD' }]);
});

await test('plugins that cannot be loaded, and their configurations, are all named at once with file and line', async (t) => {
  const folder = temporaryFolder(t);
  install(folder, 'broken', 'acme-broken');
  install(folder, 'missing-dependency', 'acme-missing');
  install(folder, 'good', 'acme-sluice-refuse');
  const badlyNamed = "{ apiVersion: 1, name: 'badly_named', config: z.any(), setup() {} }";
  write(folder, 'badly-named.mjs', `import { z } from 'sluice/api'; export default ${badlyNamed};`);
  const starting = startFrom(
    folder,
    `plugins:
  - acme-nowhere
  - acme-broken
  - acme-missing
  - use: acme-sluice-refuse
    config: { wrod: secret }
  - ./badly-named.mjs
`,
  );
  const { message } = await starting.then(
    () => new Error('it started'),
    (cause: Error) => cause,
  );
  t.match(message, /gateway\.yaml:2:5 .*\n.*"acme-nowhere" is not installed/);
  t.match(message, /gateway\.yaml:3:5 .*\n.*"acme-broken" is installed but broken/);
  t.match(message, /gateway\.yaml:4:5 .*\n.*"acme-missing" is installed, but a dependency/);
  t.match(message, /gateway\.yaml:6:\d+ .*\n.*"wrod"/);
  t.match(message, /gateway\.yaml:7:5 .*\n.*"\.\/badly-named\.mjs" is installed but broken: .* the name "badly_named"/);
  t.match(message, /npm install acme-nowhere/);
});

await test('the schema language of a plugin is that of the gateway', async (t) => {
  const plugin = await loadPlugin('./shout.js', fixtures, {});
  t.ok(plugin.config instanceof z.ZodType);
});

await test('a plugin that the list has many times is loaded once', async (t) => {
  const plugin = pluginOf('acme', {});
  let loaded = 0;
  const bundled = {
    acme: () => {
      loaded += 1;
      return Promise.resolve({ default: plugin });
    },
  };
  const source = memoryConfig(['one', 'two', 'three'].map((id) => ({ plugin, id })));
  const { plugins } = await prepare(source, bundled);
  t.strictSame(
    plugins.map(({ entry }) => entry.id),
    ['one', 'two', 'three'],
  );
  t.equal(loaded, 1);
});
