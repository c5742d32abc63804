import { type Logger, type Plugin, takeTurns, type Token } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { ConfigSource, PluginEntry } from '../../api/internal/config-source.js';
import { OutOfTime, withinBudget } from '../../pipeline/hooks/within-budget.js';
import { checkOrder } from '../../pipeline/chain/order.js';
import { ConfigurationError } from '../configuration-error.js';
import { coreServices } from '../process-services.js';
import { warnIfSlow } from '../warn-if-slow.js';
import { checkPrices, unlistedPrices } from './check-prices.js';
import { checkTables } from './check-tables.js';
import { hintOfProvider } from './hint-of-provider.js';
import { ineffectiveDeclarations } from './ineffective-declarations.js';
import { type BundledPlugins, loadPlugin } from './load-plugin.js';
import { isOutdated } from './loaded-code.js';
import { PluginLoadError } from './plugin-load-error.js';
import { wire } from './wiring.js';

/** The same limit as for `setup`. */
const loadTimeoutMs = 60_000;

/** How to wait for plugins. */
interface Waiting {
  /** Gets a warning when loading a plugin takes long. */
  readonly log: Pick<Logger, 'warn'>;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/** Where plugins come from, and how to wait for them. */
interface Loading extends Waiting {
  readonly source: ConfigSource;
  readonly bundled: BundledPlugins;
}

/** A plugin of the list that is loaded and whose configuration is validated. None of its hooks has run. */
export interface PreparedPlugin {
  readonly entry: PluginEntry;
  readonly plugin: Plugin;
  readonly config: unknown;
}

/** A configuration that has passed all checks that are possible before plugins run. */
export interface Prepared {
  readonly source: ConfigSource;
  /** In gateway.yaml's order. */
  readonly plugins: readonly PreparedPlugin[];
  /** Indexes of `plugins` in the order of setup: providers of services come first. */
  readonly setupOrder: readonly number[];
  /** Warnings: likely mistakes that do not prevent a start. */
  readonly doubts: readonly ConfigProblem[];
}

/** Whether any plugin needs or wants a service. */
export function usesService({ plugins }: Pick<Prepared, 'plugins'>, service: Token<unknown>): boolean {
  const tokens = plugins.flatMap(({ plugin: { needs = {}, wants = {} } }) => [
    ...Object.values(needs),
    ...Object.values(wants),
  ]);
  return tokens.some(({ key }) => key === service.key);
}

/**
 * Loads every plugin and checks everything that can be checked without running one: configurations, order and services. `sluice check` does the
 * same.
 *
 * @throws ConfigurationError with all problems at once, or the signal's reason
 */
export async function prepare(
  source: ConfigSource,
  bundled: BundledPlugins,
  waiting: Waiting = { log: { warn: () => undefined } },
): Promise<Prepared> {
  const problems: ConfigProblem[] = [...source.problems];
  const loader = new PluginLoader({ source, bundled, ...waiting });
  const loaded = await Promise.all(source.plugins.map((entry) => loadOne(entry, loader, problems)));
  const plugins: PreparedPlugin[] = [];
  const turn = takeTurns();
  for (const one of loaded) {
    const prepared = one && parseOne(one, problems);
    if (prepared) plugins.push(prepared);
    await turn();
  }
  // Stop here: if a plugin is missing, checks of order and services would report wrong problems.
  if (problems.length > 0) throw new ConfigurationError(problems);
  const placed = plugins.map(({ entry, plugin }) => ({ id: entry.id, name: plugin.name, after: plugin.after ?? [] }));
  for (const { index, message } of checkOrder(placed)) problems.push(problemAt(plugins, index, message));
  const core = coreServices();
  const wiring = wire(
    plugins.map(({ entry, plugin }) => ({ id: entry.id, plugin })),
    core,
  );
  for (const { index, message, missing, hint: known } of wiring.problems ?? []) {
    const own = missing && (await hintOfProvider(missing, bundled, servicesOf(plugins, core)));
    problems.push(problemAt(plugins, index, message, known ?? own));
  }
  problems.push(...checkTables(plugins, Object.keys(bundled)));
  problems.push(...(await checkPrices(plugins, source.settings.currency)));
  if (!wiring.order || problems.length > 0) throw new ConfigurationError(problems);
  const doubts = [
    ...source.doubts,
    ...outdatedCode(plugins),
    ...ineffectiveDeclarations({ plugins, source, bundled: Object.keys(bundled) }),
    ...plugins.flatMap(ownDoubts),
    ...(await unlistedPrices(plugins, source.settings.currency)),
  ];
  return { source, plugins, setupOrder: wiring.order, doubts };
}

/** What a plugin doubts in its configuration, which is not worth a start that fails. */
function ownDoubts({ entry, plugin, config }: PreparedPlugin): readonly ConfigProblem[] {
  try {
    const found = plugin.doubts?.(config) ?? [];
    return found.map(({ within, message, hint }) => entry.problem(message, { at: 'config', within, hint }));
  } catch (cause) {
    return [entry.problem(`the "doubts" of "${entry.id}" have failed: ${String(cause)}`, { at: 'use' })];
  }
}

/** A reload keeps the code that was loaded first, which an operator who has upgraded a plugin must know. */
function outdatedCode(plugins: readonly PreparedPlugin[]): readonly ConfigProblem[] {
  const found = plugins.filter(({ plugin }) => isOutdated(plugin));
  return found.map(({ entry }) =>
    entry.problem(`the code of "${entry.id}" has changed since it was loaded, and the loaded code goes on`, {
      at: 'use',
      hint: 'Restart the gateway for the new code.',
    }),
  );
}

type LoadedPlugin = Pick<PreparedPlugin, 'entry' | 'plugin'>;

async function loadOne(
  entry: PluginEntry,
  loader: PluginLoader,
  problems: ConfigProblem[],
): Promise<LoadedPlugin | undefined> {
  try {
    return { entry, plugin: await loader.load(entry) };
  } catch (cause) {
    if (!(cause instanceof PluginLoadError)) throw cause;
    problems.push(entry.problem(cause.message, { at: 'use', hint: cause.hint }));
    return undefined;
  }
}

function parseOne({ entry, plugin }: LoadedPlugin, problems: ConfigProblem[]): PreparedPlugin | undefined {
  if (entry.onFailure === 'open' && (plugin.onFailure ?? 'closed') === 'closed') {
    const message = `"${entry.id}" fails closed, and gateway.yaml cannot change that to "open"`;
    problems.push(entry.problem(message, { at: 'onFailure', hint: 'Remove onFailure.' }));
  }
  const parsed = entry.parse(plugin.config);
  if (!parsed.problems) return { entry, plugin, config: parsed.value };
  problems.push(...parsed.problems);
  return undefined;
}

/** Loads each plugin once, however many entries of the list use it. */
class PluginLoader {
  readonly #from: Loading;
  readonly #loading = new Map<string, Promise<Plugin>>();

  constructor(from: Loading) {
    this.#from = from;
  }

  /** Throws the same error for every entry of a plugin that cannot be loaded. */
  load({ use, id }: PluginEntry): Promise<Plugin> {
    const known = this.#loading.get(use);
    if (known) return known;
    const loaded = warnIfSlow(() => this.#loadInTime(use), { plugin: id, what: 'to be loaded', log: this.#from.log });
    this.#loading.set(use, loaded);
    return loaded;
  }

  /** Imports a plugin with a time limit: with a top-level `await`, an import may never end. */
  async #loadInTime(use: string): Promise<Plugin> {
    const { source, bundled, signal } = this.#from;
    try {
      const loading = loadPlugin(use, source.folder, bundled);
      return await withinBudget(loading, { hookTimeoutMs: loadTimeoutMs }, { signal });
    } catch (cause) {
      if (!(cause instanceof OutOfTime)) throw cause;
      const message = `plugin "${use}" is installed but broken: its module did not load within ${loadTimeoutMs} ms`;
      throw new PluginLoadError(message, 'Move slow work from the top level of the module into "setup".', cause);
    }
  }
}

function servicesOf(plugins: readonly LoadedPlugin[], core: ReadonlyMap<symbol, string>): readonly string[] {
  const provided = plugins.flatMap(({ plugin }) => Object.values(plugin.provides ?? {}).map(({ name }) => name));
  return [...core.values(), ...provided];
}

function problemAt(plugins: readonly PreparedPlugin[], index: number, message: string, hint?: string): ConfigProblem {
  return (plugins[index] as PreparedPlugin).entry.problem(message, { ...(hint !== undefined && { hint }) });
}
