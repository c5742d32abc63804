import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url));
/** The example that new plugins are copied from. */
const model = 'word-filter';
const files = ['package.json', 'plugin.js', 'plugin.test.js', 'README.md'];

/** `sluice plugin new NAME`: creates a working plugin with its test, in a new folder of that name. */
export async function newPlugin({ operand: name }: CommandLine, { version }: Composition): Promise<number> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `a plugin's name consists of lower-case letters, digits and single dashes, such as "${model}"; not "${name}"`,
    );
  }
  const folder = resolve(name);
  if (existsSync(folder)) throw new Error(`${folder} exists already; nothing was written`);
  await mkdir(folder);
  for (const file of files) {
    const content = await readFile(join(packageFolder, 'examples', model, file), 'utf8');
    const own = content.replaceAll(model, name).replace('file:../..', placeOfSluice(folder, version));
    await writeFile(join(folder, file), own, { flag: 'wx' });
  }
  console.log(`${name}/ is a working plugin. To use it, add to "plugins:" in gateway.yaml:

  - use: ./${name}
    config: { word: heron }

and check it with "sluice check" and "sluice explain". Its test: cd ${name} && npm install --ignore-scripts && npm test`);
  return 0;
}

/** The plugin is tested with the gateway that created it: referenced by path, unless npm has installed it. */
function placeOfSluice(folder: string, version: string): string {
  const isInstalled = packageFolder.includes('/node_modules/');
  return isInstalled ? `^${version}` : `file:${relative(folder, packageFolder)}`;
}
