import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearestName, type Plugin, z } from '../api/index.js';
import { lendOwnContract } from './own-contract.js';
import { readManifest } from './plugin-manifest.js';

/** Plugins that come with the gateway: name → lazy import. */
export type BundledPlugins = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

/** A plugin could not be had. The message is a sentence for the operator. */
export class PluginLoadError extends Error {
  /** How to mend it. */
  readonly hint: string;

  constructor(message: string, hint: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PluginLoadError';
    this.hint = hint;
  }
}

/**
 * Finds and imports one plugin. Not installed, installed but broken, and a missing dependency of it are three different
 * messages, because they are mended in three different places.
 *
 * @param use a bundled name, a path (`./…`, `../…`, `/…`) or an npm name
 * @param folder gateway.yaml's folder, from which paths and npm names are resolved
 * @throws PluginLoadError
 */
export async function loadPlugin(use: string, folder: string, bundled: BundledPlugins): Promise<Plugin> {
  const own = Object.hasOwn(bundled, use) ? bundled[use] : undefined;
  const module = own ? await own() : await importThirdParty(use, folder, Object.keys(bundled));
  return checkedPlugin(module.default, use);
}

async function importThirdParty(
  use: string,
  folder: string,
  bundled: readonly string[],
): Promise<{ readonly default: unknown }> {
  const isPath = use.startsWith('.') || isAbsolute(use);
  const entry = isPath ? await entryOfPath(use, folder) : await entryOfPackage(use, folder, bundled);
  lendOwnContract();
  try {
    return (await import(pathToFileURL(entry).href)) as { default: unknown };
  } catch (cause) {
    throw brokenImport(use, entry, cause);
  }
}

/** A path may name the module itself, or a folder with a manifest. */
async function entryOfPath(use: string, folder: string): Promise<string> {
  const path = resolve(folder, use);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw notInstalled(use, `there is nothing at ${path}`, 'Check the path; it is relative to gateway.yaml.');
  return found.isDirectory() ? entryOfManifest(use, path) : path;
}

async function entryOfPackage(use: string, folder: string, bundled: readonly string[]): Promise<string> {
  const home = packageFolder(use, folder);
  if (!home) {
    const meant = nearestName(use, bundled);
    const install = `Run "npm install ${use}" in ${folder}, or correct the name.`;
    // A package may well have the name that was slipped into; nobody should be led to install it.
    const hint = meant === undefined ? install : `Did you mean "${meant}"?`;
    throw notInstalled(use, 'neither a bundled plugin nor an npm package has that name', hint);
  }
  return entryOfManifest(use, home);
}

async function entryOfManifest(use: string, home: string): Promise<string> {
  try {
    const { entry } = await readManifest(home);
    if (existsSync(entry)) return entry;
    throw new Error(`its manifest names ${entry}, which does not exist`);
  } catch (cause) {
    const message = `plugin "${use}" is installed but broken: ${(cause as Error).message}`;
    throw new PluginLoadError(message, 'Build or reinstall the plugin, or report it to its author.', cause);
  }
}

/** Found by walking up from gateway.yaml, as npm does; the package need not export its package.json. */
function packageFolder(use: string, folder: string): string | undefined {
  const paths = createRequire(join(folder, 'gateway.yaml')).resolve.paths(use) ?? [];
  return paths.map((path) => join(path, use)).find((path) => existsSync(join(path, 'package.json')));
}

function notInstalled(use: string, why: string, hint: string): PluginLoadError {
  return new PluginLoadError(`plugin "${use}" is not installed: ${why}`, hint);
}

function brokenImport(use: string, entry: string, cause: unknown): PluginLoadError {
  const missing = missingDependency(cause);
  if (missing !== undefined) {
    const message = `plugin "${use}" is installed, but a dependency of it is missing: ${missing}`;
    return new PluginLoadError(message, `Run "npm install" in ${dirname(entry)}, or reinstall the plugin.`, cause);
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  const message = `plugin "${use}" is installed but broken: ${entry} fails when it is loaded: ${reason}`;
  return new PluginLoadError(message, 'Report this to the author of the plugin.', cause);
}

/** The package that an import or a `require` did not find; a file that is missing in a package makes that package broken. */
function missingDependency(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined;
  const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  return missing === undefined || missing.startsWith('.') || isAbsolute(missing) ? undefined : missing;
}

function checkedPlugin(value: unknown, use: string): Plugin {
  const hint = 'A plugin module ends with: export default definePlugin({ … }) from "sluice/api".';
  if (typeof value !== 'object' || value === null) {
    throw new PluginLoadError(`plugin "${use}" is installed but broken: it has no default export`, hint);
  }
  const plugin = value as Partial<Plugin>;
  if (plugin.apiVersion !== 1) {
    throw new PluginLoadError(
      `plugin "${use}" was written for plugin API ${String(plugin.apiVersion)}; this gateway has 1`,
      'Install a version of the plugin for this gateway.',
    );
  }
  const wrong = [
    ...(typeof plugin.name === 'string' && plugin.name !== '' ? [] : ['name']),
    ...(typeof plugin.setup === 'function' ? [] : ['setup']),
    ...(isSchema(plugin.config) ? [] : ['config (a zod 4 schema, made with "z" from "sluice/api")']),
  ];
  if (wrong.length > 0) {
    const message = `plugin "${use}" is installed but broken: its default export lacks ${wrong.join(', ')}`;
    throw new PluginLoadError(message, hint);
  }
  return plugin as Plugin;
}

/** Also true for schemas of another copy of the library, as long as it is the same generation of it. */
function isSchema(value: unknown): boolean {
  return value instanceof z.ZodType;
}
