/**
 * Generates `config/gateway.schema.json` and `docs/configuration.md` from the schemas in the code. After a change of one, run
 *
 *     node dist/config/generate-schema.js dist/plugins/index.js
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { renderConfigurationPage } from './schema/configuration-page.js';
import { type DescribedPlugin, gatewayJsonSchema } from './schema/json-schema.js';

/** The bundled plugins: name → lazy import. */
type PluginBundle = Readonly<Record<string, () => Promise<{ readonly default: DescribedPlugin }>>>;

/** The repository's root, seen from the compiled code in dist/config. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The content of the generated files, by their paths relative to the root. */
export async function generatedFiles(bundle: PluginBundle): Promise<Readonly<Record<string, string>>> {
  const plugins = await Promise.all(
    Object.entries(bundle).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  const schema = gatewayJsonSchema(Object.fromEntries(plugins));
  return {
    'config/gateway.schema.json': `${JSON.stringify(schema, null, 2)}\n`,
    'docs/configuration.md': renderConfigurationPage(schema),
  };
}

/** @param bundleFile the compiled list of bundled plugins */
async function generate(bundleFile: string): Promise<void> {
  const { bundledPlugins } = (await import(pathToFileURL(path.resolve(bundleFile)).href)) as BundleModule;
  const files = Object.entries(await generatedFiles(bundledPlugins));
  for (const [file, content] of files) await writeFile(path.join(root, file), content);
}

interface BundleModule {
  readonly bundledPlugins: PluginBundle;
}

if (import.meta.main) await generate(process.argv[2] as string);
