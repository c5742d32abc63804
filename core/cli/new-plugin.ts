import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPluginName, pluginNameRule } from '../host/loading/plugin-name.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
/** The example that new plugins are copied from. */
const model = 'word-filter';
const files = ['package.json', 'plugin.js', 'plugin.test.js', 'README.md'];

/** `sluice plugin new NAME`: creates a working plugin with its test, in a new folder of that name. */
export async function newPlugin({ operand: name }: CommandLine, { version, bundled }: Composition): Promise<number> {
  if (!isPluginName(name)) {
    throw new Error(`a plugin's name consists of ${pluginNameRule}, such as "${model}"; not "${name}"`);
  }
  if (Object.hasOwn(bundled, name)) {
    throw new Error(`"${name}" is a plugin of the gateway itself; choose another name, such as "acme-${name}"`);
  }
  const folder = resolve(name);
  if (existsSync(folder)) throw new Error(`${folder} exists already; nothing was written`);
  await mkdir(folder);
  const place = await placeOfSluice(folder, packageFolder, version);
  for (const file of files) {
    const content = await readFile(join(packageFolder, 'examples', model, file), 'utf8');
    const own = content.replaceAll(model, name).replace('file:../..', place);
    await writeFile(join(folder, file), own, { flag: 'wx' });
  }
  console.log(`${name}/ is a working plugin. To use it, add to "plugins:" in gateway.yaml:

  - use: ./${name}
    config: { word: heron }

and check it with "npx sluice check" and "npx sluice explain". Its test: cd ${name} && npm install --ignore-scripts && npm test`);
  return 0;
}

/**
 * The plugin is tested with the gateway that created it: referenced by path, unless that was installed from a registry. npm has noted whether it
 * was, or came from a package file (`npm pack`).
 *
 * @param folder of the plugin
 * @param gateway folder of the gateway's package
 * @returns the version of the dependency for package.json
 */
export async function placeOfSluice(folder: string, gateway: string, version: string): Promise<string> {
  const installed = join(gateway, '..', '.package-lock.json');
  const lock = await readFile(installed, 'utf8').then(
    (text) => JSON.parse(text) as InstalledPackages,
    () => undefined,
  );
  const origin = lock?.packages?.['node_modules/sluice']?.resolved ?? '';
  const isInstalled = /[\\/]node_modules[\\/]/.test(gateway);
  return isInstalled && !origin.startsWith('file:') ? `^${version}` : `file:${relative(folder, gateway)}`;
}

/** The list of installed packages that npm keeps in `node_modules`. */
interface InstalledPackages {
  readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
}
