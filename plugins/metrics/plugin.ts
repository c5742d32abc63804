import { Database, JobQueue } from '../../core/api/database.js';
import {
  Clock,
  ConfigurationInfo,
  definePlugin,
  defineRoute,
  type Exchange,
  ExchangeNotes,
  GatewayError,
  GatewayInfo,
  Journal,
  PluginMetrics,
  ProcessGroup,
  StoreStates,
} from '../../core/api/index.js';
import { config } from './config.js';
import { GatewayMetrics } from './gateway-metrics.js';
import { mergePages } from './merge-pages.js';
import { observeJobs } from './observe-jobs.js';
import { observeDatabase, observeGateway, observeJournal, observeStores } from './observe-services.js';
import { pluginMetricsText } from './plugin-metrics-text.js';

export default definePlugin({
  apiVersion: 1,
  name: 'metrics',
  summary: 'Counts requests, tokens and times, for Prometheus.',
  config,
  onFailure: 'open',
  needs: {
    clock: Clock,
    notes: ExchangeNotes,
    info: GatewayInfo,
    configuration: ConfigurationInfo,
    counted: PluginMetrics,
    stores: StoreStates,
  },
  wants: { journal: Journal, database: Database, jobs: JobQueue, group: ProcessGroup },
  setup({ config, services: { clock, notes, info, configuration, counted, stores, journal, database, jobs, group } }) {
    const metrics = new GatewayMetrics(config);
    const { registry } = metrics;
    observeGateway(registry, info.version, configuration);
    observeStores(registry, stores);
    if (journal) observeJournal(registry, journal, () => clock.now());
    if (database) observeDatabase(registry, database);
    if (jobs) observeJobs(registry, jobs, clock);
    const text = async (): Promise<string> => (await metrics.text()) + pluginMetricsText(counted);
    const stopAnswering = group?.answer('metrics', text);
    return {
      admit({ exchange }) {
        metrics.begin(exchange);
        return { settle: () => metrics.end(exchange) };
      },
      record: (exchange, outcome) => metrics.record(exchange, outcome, notes.of(exchange)),
      routes: [
        defineRoute({
          operation: 'getMetrics',
          method: 'GET',
          path: '/metrics',
          access: config.public ? { kind: 'public' } : { kind: 'bearer', role: 'viewer' },
          summary: 'Read the metrics',
          description:
            'Returns counters, gauges and histograms in the text format of Prometheus, of all processes that share the port.',
          tag: 'Operations',
          replies: { 200: { description: "Prometheus' text format", contentType: 'text/plain' } },
          async handle({ exchange }) {
            checkOrganization(exchange, info.organization);
            const body = group ? mergePages(await group.ask('metrics')) : await text();
            return { body, contentType: registry.contentType };
          },
        }),
      ],
      close: () => stopAnswering?.(),
    };
  },
});

/** Refuses other organizations than the gateway's own: metrics sum up the models and costs of all. */
function checkOrganization({ identity }: Exchange, organization: string): void {
  if (identity.kind === 'anonymous' || identity.organizationId === organization) return;
  throw new GatewayError({
    code: 'GW_AUTH_FORBIDDEN',
    status: 403,
    message: `Metrics are about all organizations. Use an access token of the gateway's own organization, "${organization}".`,
  });
}
