/**
 * Keeps `config/gateway.schema.json` in step with the schemas in the code. After a change of one, run
 *
 *     node dist/config/generate-schema.js dist/plugins/index.js
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type DescribedPlugin, gatewayJsonSchema } from './json-schema.js';

/** The bundled plugins as their list has them: name → lazy import. */
export type PluginBundle = Readonly<Record<string, () => Promise<{ readonly default: DescribedPlugin }>>>;

/** The generated file, seen from the compiled code in dist/config. */
export const gatewaySchemaFile = fileURLToPath(new URL('../../config/gateway.schema.json', import.meta.url));

/** The text that the file should have. */
export async function renderGatewaySchema(bundle: PluginBundle): Promise<string> {
  const plugins = await Promise.all(
    Object.entries(bundle).map(async ([name, load]) => [name, (await load()).default] as const),
  );
  return `${JSON.stringify(gatewayJsonSchema(Object.fromEntries(plugins)), null, 2)}\n`;
}

/** For the test that fails when somebody forgot to run this. */
export async function isGatewaySchemaCurrent(bundle: PluginBundle, file = gatewaySchemaFile): Promise<boolean> {
  return (await readFile(file, 'utf8')) === (await renderGatewaySchema(bundle));
}

async function generate(bundleFile: string | undefined): Promise<void> {
  const bundle = bundleFile
    ? ((await import(pathToFileURL(path.resolve(bundleFile)).href)) as BundleModule)
    : undefined;
  await writeFile(gatewaySchemaFile, await renderGatewaySchema(bundle?.bundledPlugins ?? {}));
}

interface BundleModule {
  readonly bundledPlugins: PluginBundle;
}

if (import.meta.main) await generate(process.argv[2]);
