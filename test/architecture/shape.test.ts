import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'tap';
import { type Plugin, z } from '../../core/api/index.js';
import { bundledPlugins } from '../../plugins/index.js';
import { root } from '../fixtures/root.js';
import { filesBelow, type SourceFile, sourceFiles } from './source-files.js';

const pluginFolders = [
  ...new Set(
    filesBelow('plugins').flatMap((path) => {
      const [, folder, ...rest] = path.split('/');
      return folder !== undefined && rest.length > 0 ? [folder] : [];
    }),
  ),
];

await test('the top level has what a reader looks for, and nothing that was left there', async (t) => {
  const madeHere = new Set(['node_modules', 'dist', 'data']);
  const names = readdirSync(root).filter((name) => !/^\.|\.log$/.test(name) && !madeHere.has(name));
  t.strictSame(
    names.toSorted(),
    [
      ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'NOTICE', 'README.md'],
      ['bench', 'biome.json', 'build.mjs', 'config', 'core', 'dashboard', 'docker', 'docs', 'examples'],
      ['gateway.yaml', 'package-lock.json', 'package.json', 'plugins', 'prepare.mjs', 'test', 'tsconfig.json'],
    ].flat(),
  );
});

await test('the list of bundled plugins has every folder, and every folder is on the list, in the order of the alphabet', async (t) => {
  t.strictSame(Object.keys(bundledPlugins), pluginFolders.toSorted());
});

await test('a plugin is called like its folder, has a summary, and refuses configuration that it does not know', async (t) => {
  for (const [name, load] of Object.entries(bundledPlugins)) {
    const plugin = (await load()).default as Plugin;
    t.match(plugin, { apiVersion: 1, name, summary: /^[A-Z][^.\n]{10,}/ }, name);
    t.ok(Object.isFrozen(plugin), `${name} is frozen`);
    const { error } = plugin.config.safeParse({ anUnknownKey: 1 });
    t.ok(
      error?.issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('anUnknownKey')),
      `${name} refuses unknown keys`,
    );
    const document = z.toJSONSchema(plugin.config, { io: 'input', unrepresentable: 'any' });
    const undescribed = Object.entries(document.properties ?? {}).flatMap(([key, value]) =>
      typeof value === 'object' && describes(value) ? [] : [key],
    );
    t.strictSame(undescribed, [], `${name}: every key of its configuration is described`);
  }
});

function describes(schema: object): boolean {
  return 'description' in schema || '$ref' in schema;
}

await test('every plugin folder has one inner shape', async (t) => {
  for (const folder of pluginFolders) {
    const plugin = textOf(`plugins/${folder}/plugin.ts`);
    t.match(plugin, /^export default definePlugin\(\{$/m, `${folder}: plugin.ts exports the plugin`);
    t.ok(
      existsSync(join(root, 'plugins', folder, 'config.ts')) || /config: z\.strictObject\(/.test(plugin),
      `${folder}: the configuration is in config.ts, or small enough for plugin.ts`,
    );
    t.ok(plugin.split('\n').length <= 120, `${folder}: plugin.ts only wires`);
    t.ok(
      sourceFiles.some(({ path }) => path.startsWith(`plugins/${folder}/`) && path.endsWith('.test.ts')),
      `${folder}: its tests lie beside it`,
    );
  }
});

await test("every plugin's README says what it is, how it is configured, where it runs, how it fails, and shows an example", async (t) => {
  for (const folder of pluginFolders) {
    const readme = textOf(`plugins/${folder}/README.md`);
    t.match(readme, new RegExp(`^# ${folder}\\n\\n\\S`), `${folder}: begins with its name and what it is`);
    for (const section of [/Configuration/, /Phases|What it contributes/, /[Ff]ailure/, /^```/m]) {
      t.match(readme, section, `${folder}: ${section.source}`);
    }
  }
});

function textOf(path: string): string {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
}

await test("only a plugin's plugin.ts has a default export", async (t) => {
  const exporting = sourceFiles
    .filter(({ code }) => /^export default\b|^export \{[^}]*\bas default\b/m.test(code))
    .map(({ path }) => path)
    .filter((path) => !/^plugins\/[^/]+\/plugin\.ts$/.test(path));
  t.strictSame(exporting, []);
});

await test('files are named in kebab-case by what they do', async (t) => {
  const nameless = /^(?:utils?|helpers?|common|misc|shared|lib|tools?|types|constants|functions|stuff)$/;
  const wrong = sourceFiles
    .map(({ path }) => path)
    .filter((path) => {
      // The plugin that runs tools is called so because that is what users call them.
      const segments = path
        .replace(/(?:\.test|\.d)?\.ts$/, '')
        .replace('plugins/tools/', 'plugins/')
        .split('/');
      return segments.some((segment) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment) || nameless.test(segment));
    });
  t.strictSame(wrong, []);
});

/** Providers by the words that would give them away in code. */
const providers = [
  ['openai', /openai|chatgpt|\bgpt-/i],
  ['anthropic', /anthropic|claude/i],
  ['google', /google|gemini|vertex/i],
  ['bedrock', /bedrock|\baws\b/i],
  ['azure', /azure/i],
  ['ollama', /ollama/i],
  ['mistral', /mistral/i],
  ['groq', /groq/i],
  ['cohere', /cohere/i],
  ['deepseek', /deepseek/i],
] as const;

/** Homes besides the plugins that carry the name in their own. */
const furtherHomes: readonly (readonly [RegExp, RegExp])[] = [
  // Servers of many names speak this dialect, each with a corner of its own.
  [/^plugins\/provider-openai\//, /azure|groq|ollama|mistral|deepseek/],
  // This cloud serves models of many makers, each with fields of its own.
  [/^plugins\/provider-bedrock\//, /openai|anthropic|mistral|cohere|deepseek/],
  // Each kind of account is that of a cloud.
  [/^plugins\/cloud-accounts\//, /azure|google/],
  // This cloud serves the dialect with the model in the path.
  [/^plugins\/provider-anthropic\//, /google/],
  // A cloud whose clients have a form of this dialect of their own.
  [/^plugins\/openai-api\/(?:deployment-routes|unserved-paths)\.ts$/, /azure/],
  // Its batches are at addresses of that form, too.
  [/^plugins\/batches\/files\/(?:batch-object|file-routes)\.ts$/, /azure|openai/],
  // The start page shows how the SDKs are pointed at the gateway: documentation that is served.
  [/^plugins\/dashboard\/first-requests\.ts$/, /openai|anthropic/],
  // Some keys begin with the name of who gave them out, and some people are called like a model.
  [/^plugins\/policies\/scanner\/(?:secrets|persons)\//, /./],
  // Classifiers are products of their own, and some bear their makers' names.
  [/^plugins\/policies\/classifiers\/remote\//, /openai|azure/],
  // Weights in base64 may spell anything.
  [/^plugins\/policies\/classifiers\/weights\//, /./],
];

/**
 * Where a provider may be named: in its own plugins, in the list of plugins, in what configures and documents, in tests; and in
 * comments of the contract and of plugins, which say whose wire format something comes from. The core's code, and its comments
 * outside of the contract, know no provider.
 */
function foreignProviders({ path, text, code, isTest }: SourceFile): string[] {
  if (isTest || /^(?:config|bench)\/|^plugins\/index\.ts$/.test(path)) return [];
  const searched = /^(?:core\/api|plugins)\//.test(path) ? code : text;
  const folder = path.startsWith('plugins/') ? (path.split('/')[1] ?? '') : '';
  return providers.flatMap(([name, words]) => {
    const atHome = folder.includes(name) || furtherHomes.some(([place, names]) => place.test(path) && names.test(name));
    return !atHome && words.test(searched) ? [`${path}: ${name}`] : [];
  });
}

await test("a provider's name stays at home", async (t) => {
  t.strictSame(sourceFiles.flatMap(foreignProviders), []);
});

await test('everything that the contract and the testkit publish is explained where it is declared', async (t) => {
  const bare = sourceFiles
    .filter(({ path, isTest }) => /^core\/(?:api|testkit)\//.test(path) && !isTest && !path.endsWith('/index.ts'))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) => {
        const name = /^export (?:async )?(?:abstract )?(?:function|class|interface|type|const|enum) (\w+)/.exec(
          line,
        )?.[1];
        return name !== undefined && !lines[index - 1]?.trimEnd().endsWith('*/') ? [`${path}: ${name}`] : [];
      });
    });
  t.strictSame(bare, []);
});
