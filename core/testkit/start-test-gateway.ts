import { type Plugin, PluginMetrics } from '../api/index.js';
import { Gateway, type ReloadResult } from '../host/gateway.js';
import type { Platform } from '../host/platform.js';
import { barePlatform } from './bare-platform.js';
import { collectingLog, type LogLine } from './collecting-log.js';
import type { EmbeddedStores } from './embedded-stores.js';
import { loopbackHttp } from './loopback-http.js';
import { bundledNames, memoryConfig, type TestPlugin } from './memory-config.js';

/** A running gateway for a test. */
export interface TestGateway {
  /** Without a slash at the end: `http://127.0.0.1:12345`. */
  readonly url: string;
  /** The gateway itself: `gateway.service(Token)` returns a service. */
  readonly gateway: Gateway;
  /** The lines logged so far. */
  readonly log: readonly LogLine[];
  /**
   * What plugins have counted with `Metrics`: the sum of all samples with this name and these labels; undefined if there are none.
   *
   * @param name as in `GET /metrics`: `sluice_plugin_shout_marks_total`; of a histogram, `…_count` or `…_sum`
   * @example
   * gateway.metric('sluice_plugin_shout_marks_total', { mark: '!' });
   */
  metric(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
  /** Sends a POST request with JSON, and returns the response. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Reloads with another list of plugins, as a change of gateway.yaml does. Rejects with all that is wrong with it; the gateway goes on as before then. */
  reload(
    plugins: readonly (Plugin | TestPlugin)[],
    settings?: Parameters<typeof memoryConfig>[1],
  ): Promise<ReloadResult>;
  /** Stops it as SIGTERM does. Call it at the end of each test. */
  stop(): Promise<void>;
}

/**
 * Starts a real gateway with only these plugins, with a real server on loopback. Its `HttpClient` reaches the test's own servers on loopback.
 *
 * @param services replacements for the system clock and for HTTP ({@link ScriptedHttpClient}), and services that a test gateway lacks: a database
 * and other stores ({@link embeddedStores})
 */
export async function startTestGateway(
  plugins: readonly (Plugin | TestPlugin)[],
  settings?: Parameters<typeof memoryConfig>[1],
  services: Partial<Omit<Platform, 'version' | 'bundled' | 'log'> & Pick<EmbeddedStores, 'log'>> = {},
): Promise<TestGateway> {
  const placed = plugins.map(place);
  const bundled = bundledOf(placed);
  const { log = collectingLog() } = services;
  const http = loopbackHttp();
  const platform = {
    ...barePlatform(bundled, log, http),
    ...services,
    async close() {
      await services.close?.();
      await http.close();
    },
  };
  const gateway = await Gateway.start(memoryConfig(placed, settings), platform);
  return {
    url: gateway.url,
    gateway,
    log: log.lines,
    metric: (name, labels = {}) => sumOf(gateway.service(PluginMetrics), name, labels),
    post: (path, body, headers) =>
      fetch(`${gateway.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    reload(next, nextSettings = settings) {
      const nextPlaced = next.map(place);
      Object.assign(bundled, bundledOf(nextPlaced));
      return gateway.reload(memoryConfig(nextPlaced, nextSettings));
    },
    stop: () => gateway.stop(),
  };
}

function sumOf(metrics: PluginMetrics, name: string, labels: Readonly<Record<string, string>>): number | undefined {
  const values = metrics
    .families()
    .flatMap(({ samples }) => samples)
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .map(({ value }) => value);
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value);
}

function place(plugin: Plugin | TestPlugin): TestPlugin {
  return 'plugin' in plugin ? plugin : { plugin };
}

/** Returns the bundled plugins that a {@link memoryConfig} of these plugins requires. */
export function bundledOf(plugins: readonly TestPlugin[]): Platform['bundled'] {
  const names = bundledNames(plugins);
  return Object.fromEntries(
    plugins.map(({ plugin }, index) => [names[index], () => Promise.resolve({ default: plugin })]),
  );
}
