import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type HonourableSetting, nearestName, type Plugin } from '../../api/index.js';
import { explainImport } from './broken-import.js';
import { checkPlugin } from './check-plugin.js';
import { type CodeFiles, hashOf, noteFailed, noteLoaded } from './loaded-code.js';
import { PluginLoadError } from './plugin-load-error.js';
import { notePlace } from './plugin-of-error.js';
import { otherContract, readManifest, servesContract } from './plugin-manifest.js';
import { shareContract } from './share-contract.js';

/** Plugins that come with the gateway: name → lazy import. */
export type BundledPlugins = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

/** The name of the bundled plugin that honours each setting of connections and API keys. */
export type HonouringPlugins = Readonly<Partial<Record<HonourableSetting, string>>>;

/**
 * Resolves and imports one plugin. A plugin that is not installed, one that is broken, and one with a missing dependency are reported
 * differently, because each is fixed in another place.
 *
 * @param use a bundled name, a path (`./…`, `../…`, `/…`) or an npm name
 * @param folder gateway.yaml's folder, from which paths and npm names are resolved
 * @throws PluginLoadError
 */
export async function loadPlugin(use: string, folder: string, bundled: BundledPlugins): Promise<Plugin> {
  const own = Object.hasOwn(bundled, use) ? bundled[use] : undefined;
  return own ? checkPlugin((await own()).default, use) : loadThirdParty(use, folder, Object.keys(bundled));
}

async function loadThirdParty(use: string, folder: string, bundled: readonly string[]): Promise<Plugin> {
  const isPath = use.startsWith('.') || isAbsolute(use);
  const files = isPath ? await entryOfPath(use, folder) : await entryOfPackage(use, folder, bundled);
  const code = await hashOf(files);
  shareContract();
  try {
    const module = (await import(pathToFileURL(files[0]).href)) as { readonly default: unknown };
    const plugin = checkPlugin(module.default, use);
    noteLoaded(plugin, files, code);
    notePlace(plugin.name, files);
    return plugin;
  } catch (cause) {
    const failure = cause instanceof PluginLoadError ? cause : await brokenImport(use, files[0], cause);
    if (!noteFailed(files, code, failure.message)) throw failure;
    const hint = 'Its code has changed since this happened first. If it is mended, restart the gateway.';
    throw new PluginLoadError(failure.message, hint, cause);
  }
}

/** Resolves a path, which may lead to the module itself or to a folder with a manifest. */
async function entryOfPath(use: string, folder: string): Promise<CodeFiles> {
  const path = resolve(folder, use);
  const found = await stat(path).catch(() => undefined);
  if (found) return found.isDirectory() ? entryOfManifest(use, path) : [path];
  const meant = await meantFile(path);
  const hint =
    meant === undefined
      ? 'Check the path; it is relative to gateway.yaml.'
      : `Did you mean "${dirname(use)}/${meant}"?`;
  throw notInstalled(use, `there is nothing at ${path}`, hint);
}

/** The name in the same folder that is like that of a path, or continues it with an ending. */
async function meantFile(path: string): Promise<string | undefined> {
  const names = await readdir(dirname(path)).catch(() => []);
  return names.find((name) => parse(name).name === basename(path)) ?? nearestName(basename(path), names);
}

async function entryOfPackage(use: string, folder: string, bundled: readonly string[]): Promise<CodeFiles> {
  const home = packageFolder(use, folder);
  if (!home) {
    const meant = nearestName(use, bundled);
    if (existsSync(resolve(folder, use)))
      throw notInstalled(use, 'neither a bundled plugin nor an npm package has that name', `Did you mean "./${use}"?`);
    // For a likely typing mistake, do not suggest to install a package: one with the misspelt name may exist (typosquatting).
    const hint = meant === undefined ? howToInstall(use, folder, bundled) : `Did you mean "${meant}"?`;
    throw notInstalled(use, 'neither a bundled plugin nor an npm package has that name', hint);
  }
  return entryOfManifest(use, home);
}

function howToInstall(use: string, folder: string, bundled: readonly string[]): string {
  const kind = use.slice(0, use.indexOf('-') + 1);
  const similar = bundled.filter((name) => kind !== '' && name.startsWith(kind));
  const known = similar.length === 0 ? '' : `Bundled are ${similar.join(', ')}. `;
  return `${known}Run "npm install ${use}" in ${folder}, or correct the name.`;
}

async function entryOfManifest(use: string, home: string): Promise<CodeFiles> {
  try {
    const { entry, api } = await readManifest(home);
    if (!servesContract(api)) throw otherContract(use, api);
    const found = await stat(entry).catch(() => undefined);
    if (found?.isFile()) return [entry, join(home, 'package.json')];
    throw new Error(`its manifest names ${entry}, which ${found ? 'is a folder' : 'does not exist'}`);
  } catch (cause) {
    if (cause instanceof PluginLoadError) throw cause;
    const message = `plugin "${use}" is installed but broken: ${(cause as Error).message}`;
    throw new PluginLoadError(message, 'Build or reinstall the plugin, or report it to its author.', cause);
  }
}

/** Finds the package by walking up from gateway.yaml, as npm does. It need not export its package.json. */
function packageFolder(use: string, folder: string): string | undefined {
  const paths = createRequire(join(folder, 'gateway.yaml')).resolve.paths(use) ?? [];
  return paths.map((path) => join(path, use)).find((path) => existsSync(join(path, 'package.json')));
}

function notInstalled(use: string, why: string, hint: string): PluginLoadError {
  return new PluginLoadError(`plugin "${use}" is not installed: ${why}`, hint);
}

async function brokenImport(use: string, entry: string, cause: unknown): Promise<PluginLoadError> {
  const { missing, reason, hint = 'Report this to the author of the plugin.' } = await explainImport(cause);
  if (missing !== undefined) {
    const message = `plugin "${use}" is installed, but a dependency of it is missing: ${missing}`;
    return new PluginLoadError(message, `Run "npm install" in ${dirname(entry)}, or reinstall the plugin.`, cause);
  }
  const message = `plugin "${use}" is installed but broken: ${entry} fails when it is loaded: ${reason}`;
  return new PluginLoadError(message, hint, cause);
}
