import { type Plugin, z } from '../api/index.js';
import type { ConfigProblem } from '../api/internal/config-problem.js';
import type { ConfigSource, EntryProblemOptions, GatewaySettings, PluginEntry } from '../api/internal/config-source.js';

/** A plugin and its configuration. */
export interface TestPlugin {
  readonly plugin: Plugin;
  /** Defaults to the plugin's name. */
  readonly id?: string;
  readonly config?: unknown;
  readonly onFailure?: 'closed' | 'open';
}

/** Settings for tests: loopback, an ephemeral port, short timeouts. */
export const testSettings: GatewaySettings = {
  server: {
    host: '127.0.0.1',
    port: 0,
    trustProxy: false,
    corsOrigins: [],
    maxBodyBytes: 1024 * 1024,
    maxHeaderBytes: 16 * 1024,
    headersTimeoutMs: 2_000,
    bodyTimeoutMs: 2_000,
    requestTimeoutMs: 0,
    keepAliveTimeoutMs: 5_000,
    streamHeartbeatMs: 15_000,
    shutdownGraceMs: 1_000,
    processes: 1,
  },
  data: { folder: '/nonexistent', journal: { fsync: false, maxBytes: 1e9 } },
  state: { redis: { keyPrefix: 'sluice:' } },
  log: { level: 'silent', pretty: false },
  organization: 'default',
  currency: 'USD',
  timezone: 'UTC',
  jobs: { run: 'elsewhere' },
};

/** Creates a configuration in memory. The names under `bundled` of a platform must be the plugins' own names. */
export function memoryConfig(
  plugins: readonly TestPlugin[],
  settings: Partial<Omit<GatewaySettings, 'server'>> & { readonly server?: Partial<GatewaySettings['server']> } = {},
): ConfigSource {
  return {
    file: 'memory.yaml',
    folder: '/',
    fingerprint: '',
    settings: { ...testSettings, ...settings, server: { ...testSettings.server, ...settings.server } },
    plugins: plugins.map(entryOf),
    skippedPlugins: [],
    problems: [],
  };
}

function entryOf({ plugin, id = plugin.name, config = {}, onFailure }: TestPlugin, index: number): PluginEntry {
  const problem = (message: string, where?: EntryProblemOptions): ConfigProblem => ({
    file: 'memory.yaml',
    line: index + 1,
    column: 1,
    path: [`plugins[${index}]`, ...(where?.within ? ['config', ...where.within] : [])].join('.'),
    message,
    ...(where?.hint === undefined ? {} : { hint: where.hint }),
  });
  return {
    use: plugin.name,
    id,
    ...(onFailure === undefined ? {} : { onFailure }),
    problem,
    parse<S extends z.ZodType>(schema: S) {
      const result = schema.safeParse(config);
      if (result.success) return { value: result.data };
      return { problems: result.error.issues.map((issue) => problem(`${issue.path.join('.')}: ${issue.message}`)) };
    },
  };
}
