import { checkValue, GatewayError, type Plugin, type z } from '../api/index.js';
import type { ConfigProblem } from '../api/internal/config-problem.js';
import type { ConfigSource, EntryProblemOptions, GatewaySettings, PluginEntry } from '../api/internal/config-source.js';
import { deeplyFrozen } from './deeply-frozen.js';

/** A plugin and its configuration. */
export interface TestPlugin {
  readonly plugin: Plugin;
  /** Defaults to the plugin's name; of the second plugin with this name to `NAME-2`. */
  readonly id?: string;
  readonly config?: unknown;
  readonly onFailure?: 'closed' | 'open';
}

/** Settings for tests: loopback, an ephemeral port, and time limits for clients that are not exceeded by a busy machine. */
export const testSettings: GatewaySettings = {
  server: {
    host: '127.0.0.1',
    port: 0,
    trustProxy: false,
    corsOrigins: [],
    maxBodyBytes: 1024 * 1024,
    maxHeaderBytes: 16 * 1024,
    headersTimeoutMs: 60_000,
    bodyTimeoutMs: 60_000,
    requestTimeoutMs: 0,
    sendTimeoutMs: 60_000,
    keepAliveTimeoutMs: 60_000,
    streamHeartbeatMs: 15_000,
    shutdownGraceMs: 1_000,
    processes: 1,
  },
  data: { folder: '/nonexistent', databaseConnections: 10, journal: { fsync: false, maxBytes: 1e9 } },
  state: { redis: { keyPrefix: 'sluice:', cluster: false } },
  log: { level: 'silent', pretty: false },
  organization: 'default',
  currency: 'USD',
  timezone: 'UTC',
  jobs: { run: 'elsewhere' },
};

/** The names under which the plugins are bundled: their own, with a number if another one of the list has the same. */
export function bundledNames(plugins: readonly TestPlugin[]): readonly string[] {
  return plugins.map(({ plugin }) => {
    const namesakes = new Set(plugins.flatMap((other) => (other.plugin.name === plugin.name ? [other.plugin] : [])));
    return numbered(plugin.name, [...namesakes].indexOf(plugin));
  });
}

/** The ids of entries: that of one without is the name of its plugin, with a number if an earlier one has the same. */
function idsOf(plugins: readonly TestPlugin[]): readonly string[] {
  return plugins.map(({ id, plugin }, index) => {
    const before = plugins
      .slice(0, index)
      .filter((other) => other.id === undefined && other.plugin.name === plugin.name);
    return id ?? numbered(plugin.name, before.length);
  });
}

function numbered(name: string, before: number): string {
  return before === 0 ? name : `${name}-${before + 1}`;
}

/** Creates a configuration in memory. Under `bundled`, a platform must have the plugins by their {@link bundledNames}. */
export function memoryConfig(
  plugins: readonly TestPlugin[],
  settings: Partial<Omit<GatewaySettings, 'server'>> & { readonly server?: Partial<GatewaySettings['server']> } = {},
): ConfigSource {
  const [names, ids] = [bundledNames(plugins), idsOf(plugins)];
  return {
    file: 'memory.yaml',
    folder: '/',
    fingerprint: '',
    settings: { ...testSettings, ...settings, server: { ...testSettings.server, ...settings.server } },
    plugins: plugins.map((plugin, index) =>
      entryOf(plugin, { use: names[index] as string, id: ids[index] as string }, index),
    ),
    skippedPlugins: [],
    problems: [],
    doubts: [],
  };
}

function entryOf(
  { config = {}, onFailure }: TestPlugin,
  { use, id }: Pick<PluginEntry, 'use' | 'id'>,
  index: number,
): PluginEntry {
  const problem = (message: string, where?: EntryProblemOptions): ConfigProblem => ({
    file: 'memory.yaml',
    line: index + 1,
    column: 1,
    path: [`plugins[${index}]`, ...(where?.within ? ['config', ...where.within] : [])].join('.'),
    message,
    ...(where?.hint === undefined ? {} : { hint: where.hint }),
  });
  return {
    use,
    id,
    ...(onFailure === undefined ? {} : { onFailure }),
    problem,
    parse<S extends z.ZodType>(schema: S) {
      try {
        return { value: deeplyFrozen(checkValue(schema, config, 'body.config')) };
      } catch (cause) {
        if (!GatewayError.is(cause)) throw cause;
        return { problems: [problem(`plugin "${id}": ${cause.message}`)] };
      }
    },
  };
}
