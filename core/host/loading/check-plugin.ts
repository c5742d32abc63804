import { nearestName, type Plugin, z } from '../../api/index.js';
import { honourableSettings } from '../../api/connection-setting.js';
import { isContribution } from '../contributions/check-contributions.js';
import { known } from '../contributions/known-members.js';
import { PluginLoadError } from './plugin-load-error.js';
import { otherContract } from './plugin-manifest.js';
import { isPluginName, pluginNameRule } from './plugin-name.js';

const howToExport = 'A plugin module ends with: export default definePlugin({ … }) from "sluice/api".';
const howToExportInCommonJs = 'A CommonJS module ends with: module.exports = definePlugin({ … }).';

/**
 * Validates the default export of a plugin's module, for authors who write JavaScript without a type checker.
 *
 * @param use as gateway.yaml names the plugin
 * @throws PluginLoadError
 */
export function checkPlugin(exported: unknown, use: string): Plugin {
  const broken = (why: string, hint: string): PluginLoadError =>
    new PluginLoadError(`plugin "${use}" is installed but broken: ${why}`, hint);
  const value = ofCommonJs(exported);
  if (!isObject(value)) {
    const why = typeof value === 'function' ? 'its default export is a function' : 'it has no default export';
    throw broken(why, howToExport);
  }
  if (value instanceof Promise) {
    value.catch(() => undefined);
    throw broken('its default export is a promise', howToExport);
  }
  const plugin = value as Partial<Plugin>;
  const version: unknown = plugin.apiVersion;
  if (typeof version === 'number' && version !== 1) throw otherContract(use, version);
  const lacking = lackedBy(plugin);
  if (lacking.length > 0) {
    const isMember = Object.values(value).some((member: unknown) => isObject(member) && 'apiVersion' in member);
    throw broken(`its default export lacks ${lacking.join(', ')}`, isMember ? howToExportInCommonJs : howToExport);
  }
  const mistake = mistakeIn(plugin as Plugin);
  if (mistake !== undefined)
    throw broken(`its default export has ${mistake}`, 'Report this to the author of the plugin.');
  return plugin as Plugin;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Unwraps the `default` member that compilers emit for `export default` in CommonJS. */
function ofCommonJs(exported: unknown): unknown {
  const isCompiled = isObject(exported) && '__esModule' in exported;
  return isCompiled && 'default' in exported ? exported.default : exported;
}

function lackedBy({ apiVersion, name, setup, config }: Partial<Plugin>): readonly string[] {
  return [
    ...(apiVersion === 1 ? [] : ['apiVersion (the number 1)']),
    ...(typeof name === 'string' && name !== '' ? [] : ['name']),
    ...(typeof setup === 'function' ? [] : ['setup']),
    ...(isSchema(config)
      ? []
      : ['config (a zod 4 schema, made with "z" from "sluice/api"; z.strictObject({}) for a plugin without settings)']),
  ];
}

/** Also true for schemas of another copy of the library, if its major version is the same. */
function isSchema(value: unknown): boolean {
  return value instanceof z.ZodType;
}

function mistakeIn(plugin: Plugin): string | undefined {
  const { name, onFailure, hookTimeoutMs, after } = plugin;
  if (!isPluginName(name)) return `the name "${name}"; a plugin's name consists of ${pluginNameRule}`;
  if (onFailure !== undefined && onFailure !== 'closed' && onFailure !== 'open') {
    return 'an onFailure that is neither "closed" nor "open"';
  }
  if (hookTimeoutMs !== undefined && !(hookTimeoutMs > 0))
    return 'a hookTimeoutMs that is not a number of milliseconds';
  if (after !== undefined && !Array.isArray(after)) return 'an "after" that is not a list of names';
  if (plugin.doubts !== undefined && typeof plugin.doubts !== 'function') return '"doubts" that are not a function';
  return mistakeInHonours(plugin) ?? mistakeInTokens(plugin) ?? mistakeInMembers(plugin);
}

/** Reports misspelt settings, which would have no effect. */
function mistakeInHonours({ honours }: Plugin): string | undefined {
  if (honours === undefined) return undefined;
  if (!Array.isArray(honours)) return 'an "honours" that is not a list of settings';
  const known: readonly string[] = honourableSettings;
  const unknown = honours.map(String).find((setting) => !known.includes(setting));
  if (unknown === undefined) return undefined;
  const nearest = nearestName(unknown, known);
  const help = nearest === undefined ? `known settings: ${known.join(', ')}` : `did you mean "${nearest}"?`;
  return `"${unknown}" in "honours", which is not a setting of connections or API keys; ${help}`;
}

function mistakeInTokens(plugin: Plugin): string | undefined {
  for (const list of ['needs', 'wants', 'provides'] as const) {
    const tokens: unknown = plugin[list];
    if (Array.isArray(tokens)) return `a list as "${list}", which is an object, such as { http: HttpClient }`;
    for (const [name, token] of Object.entries(plugin[list] ?? {})) {
      if (typeof token?.key === 'symbol') continue;
      return (
        `no service token at ${list}.${name}; import one, such as HttpClient from "sluice/api" ` +
        'or Database from "sluice/api/database", or make one with token()'
      );
    }
  }
  return undefined;
}

/**
 * Reports members that would have no effect: a misspelt one, and a hook beside `setup` instead of in its result, with which a plugin that protects would
 * protect nothing. Members whose names resemble no known one may be the author's own.
 */
function mistakeInMembers(plugin: Plugin): string | undefined {
  for (const name of Object.keys(plugin)) {
    if (Object.hasOwn(known.plugin, name)) continue;
    if (isContribution(name)) return `"${name}", which belongs in the object that its setup returns`;
    const nearest = nearestName(name, Object.keys(known.plugin));
    if (nearest !== undefined) return `"${name}", which is not a member of a plugin; did you mean "${nearest}"?`;
  }
  return undefined;
}
