import { realpathSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CodeFiles } from './loaded-code.js';

const ownFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** The names of loaded plugins by their modules, and by the folders of these, which several may share. */
const byModule = new Map<string, string>();
const byFolder = new Map<string, Set<string>>();

/** Notes where the code of a plugin is. */
export function notePlace(name: string, [entry, manifest]: CodeFiles): void {
  const [module, folder] = [realpathSync(entry), dirname(realpathSync(manifest ?? entry))];
  byModule.set(module, name);
  byFolder.set(folder, (byFolder.get(folder) ?? new Set()).add(name));
}

/** A place in a stack: of a module the URL of its file, of CommonJS the path. */
const places = /(?:\(|at (?:async )?)(file:\/\/[^\s()]+|\/[^()\n]+?):\d+:\d+\)?$/gm;

/**
 * Finds out which plugin has thrown an error outside of all hooks, where nobody but the stack knows.
 *
 * @returns its name; undefined when no place of the stack belongs to a plugin
 */
export function pluginOfError(error: unknown): string | undefined {
  const stack = (error instanceof Error && error.stack) || '';
  for (const [, place = ''] of stack.matchAll(places)) {
    const name = ownerOf(place.startsWith('file:') ? fileURLToPath(place) : place);
    if (name !== undefined) return name;
  }
  return undefined;
}

function ownerOf(path: string): string | undefined {
  if (path.startsWith(ownFolder)) return /^plugins\/([^/]+)\//.exec(relative(ownFolder, path))?.[1];
  const own = byModule.get(path);
  if (own !== undefined) return own;
  // Code in a `node_modules` below a plugin counts as the plugin that has called it.
  for (let folder = dirname(path); basename(folder) !== 'node_modules'; folder = dirname(folder)) {
    const names = byFolder.get(folder);
    if (names) return names.size === 1 ? [...names][0] : undefined;
    if (folder === dirname(folder)) return undefined;
  }
  return undefined;
}
