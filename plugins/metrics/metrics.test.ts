import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import performanceHooks from 'node:perf_hooks';
import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import type { Database } from '../../core/api/database.js';
import {
  definePlugin,
  GatewayError,
  type Journal,
  Metrics,
  type Plugin,
  type StoreStates,
  textOf,
  z,
} from '../../core/api/index.js';
import {
  fakeClock,
  openAccess,
  plainRoute,
  scriptedProvider,
  type TestGateway,
  textAnswer,
} from '../../core/testkit/index.js';
import { pluginOf } from '../../core/testkit/plugin-of.js';
import { GatewayMetrics } from './gateway-metrics.js';
import { observeJobs } from './observe-jobs.js';
import { observeDatabase, observeGateway, observeJournal, observeStores } from './observe-services.js';
import plugin from './plugin.js';
import { withNotes } from '../../test/fixtures/plugins/with-notes.js';

const quietJournal: Journal = {
  append: async () => undefined,
  written: () => undefined,
  batched: 0,
  consume: () => () => undefined,
  refusal: () => undefined,
  settled: async () => undefined,
  process: '',
  onProcessEnded: () => () => undefined,
  backlog: { bytes: 0, since: undefined },
  setAside: 0,
  unwritable: false,
  stalledMs: 0,
};

const stores: StoreStates = {
  now: async () => [
    { store: 'redis', available: false },
    { store: 'files', available: true },
  ],
};

const provider = scriptedProvider(({ model }) => {
  if (model !== 'broken') return { parts: textAnswer('Yes', '.') };
  throw new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'It broke.' });
});

async function start(t: Test, config: object = {}, ...more: Plugin[]): Promise<TestGateway> {
  return testGateway(t, [{ plugin, config: { public: true, ...config } }, openAccess(), plainRoute, ...more, provider]);
}

/** The samples by name and labels. */
async function read(gateway: TestGateway): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${gateway.url}/metrics`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

await test('the event loop has one monitor from the first reading on, however often the configuration is reloaded', async (t) => {
  const monitor = mock.method(performanceHooks, 'monitorEventLoopDelay');
  t.teardown(() => monitor.mock.restore());
  const loaded = [1, 2, 3].map(() => new GatewayMetrics({ maxModels: 10, public: false }));
  t.equal(monitor.mock.callCount(), 0);
  const pages = [];
  for (const metrics of loaded) pages.push(await metrics.text());
  t.match(pages[0], /^nodejs_eventloop_lag_max_seconds 0\.\d/m, 'it has measured something by then');
  t.ok(monitor.mock.callCount() <= 1, `${monitor.mock.callCount()} monitors`);
});

await test('cache results are counted', async (t) => {
  const noting = withNotes('noting', (notes) => ({
    prepare: (call, exchange) => {
      const similar = call.model === 'alike' ? { similar: { similarity: 0.97, requestId: 'r' } } : {};
      const result = call.model === 'new' ? 'miss' : 'hit';
      notes.add(exchange, { kind: 'cache', plugin: 'noting', result, ...similar });
      return undefined;
    },
  }));
  const gateway = await start(t, {}, noting);
  for (const model of ['known', 'new', 'known', 'alike']) await gateway.post('/plain', { model, text: 'Really?' });
  const samples = await read(gateway);
  t.equal(samples.get('sluice_cache_requests_total{result="hit"}'), 2);
  t.equal(samples.get('sluice_cache_requests_total{result="miss"}'), 1);
  t.equal(samples.get('sluice_cache_requests_total{result="similar"}'), 1);
});

await test('requests, provider calls and tokens are counted', async (t) => {
  const gateway = await start(t);
  for (const model of ['m', 'm', 'broken']) await gateway.post('/plain', { model, text: 'Really?' });
  const samples = await read(gateway);
  for (const [sample, value] of [
    ['sluice_requests_total{operation="plain",status="200",outcome="completed"}', 2],
    ['sluice_requests_total{operation="plain",status="502",outcome="failed"}', 1],
    ['sluice_errors_total{operation="plain",code="GW_PROVIDER_FAILED"}', 1],
    ['sluice_provider_attempts_total{provider="scripted-provider",model="m",outcome="answered"}', 2],
    ['sluice_provider_attempts_total{provider="scripted-provider",model="broken",outcome="failed"}', 1],
    ['sluice_tokens_total{provider="scripted-provider",model="m",kind="input"}', 6],
    ['sluice_tokens_total{provider="scripted-provider",model="m",kind="output"}', 4],
    ['sluice_request_duration_seconds_count{operation="plain"}', 3],
    ['sluice_requests_running{operation="plain"}', 0],
    ['sluice_requests_running{operation="getMetrics"}', 1],
  ] as const) {
    t.equal(samples.get(sample), value, sample);
  }
  t.ok([...samples.keys()].some((name) => name.startsWith('nodejs_eventloop_lag')));
});

await test('the time to the first content of streams is counted, and that of other answers is not', async (t) => {
  const gateway = await start(t);
  for (const stream of [true, true, false]) {
    await (await gateway.post('/plain', { model: 'm', text: 'Really?', stream })).arrayBuffer();
  }
  const samples = await read(gateway);
  const labels = 'provider="scripted-provider",model="m"';
  t.equal(samples.get(`sluice_provider_first_content_seconds_count{${labels}}`), 2);
  t.equal(samples.get(`sluice_provider_duration_seconds_count{${labels}}`), 3);
});

await test('requests that are refused before their chain begins are counted too', async (t) => {
  const gateway = await start(t);
  await fetch(`${gateway.url}/nowhere`);
  await gateway.post('/metrics', {});
  const samples = await read(gateway);
  t.equal(samples.get('sluice_errors_total{operation="unknown",code="GW_ROUTE_UNKNOWN"}'), 1);
  t.equal(samples.get('sluice_requests_total{operation="unknown",status="404",outcome="refused"}'), 1);
  t.equal(samples.get('sluice_errors_total{operation="unknown",code="GW_METHOD_NOT_ALLOWED"}'), 1);
});

await test('policy findings, recovered failures and the cost of attempts are counted', async (t) => {
  const noting = withNotes('noting', (notes) => ({
    prepare(_call, exchange) {
      const found = {
        type: 'pii_detection',
        action: 'redact',
        surface: 'input',
        categories: ['EMAIL_ADDRESS'],
      } as const;
      notes.add(exchange, { kind: 'policy', policyId: 'p', ...found, count: 3 });
      notes.add(exchange, { kind: 'recovery', action: 'retry', model: 'm', reason: 'timeout' });
      return undefined;
    },
    reserve: () => ({ settle: () => ({ amount: '0.25', estimated: false }) }),
  }));
  const gateway = await start(t, {}, noting);
  for (let time = 0; time < 2; time += 1) await gateway.post('/plain', { model: 'm', text: 'x' });
  const samples = await read(gateway);
  t.equal(samples.get('sluice_policy_matches_total{type="pii_detection",action="redact",surface="input"}'), 6);
  t.equal(samples.get('sluice_provider_recoveries_total{model="m",action="retry",reason="timeout"}'), 2);
  t.equal(samples.get('sluice_cost_total{provider="scripted-provider",model="m"}'), 0.5);
});

await test('models with long names share a label', async (t) => {
  const gateway = await start(t);
  for (const length of [200, 201]) await gateway.post('/plain', { model: 'x'.repeat(length), text: 'x' });
  const samples = await read(gateway);
  for (const model of ['x'.repeat(200), 'other'])
    t.equal(samples.get(`sluice_tokens_total{provider="scripted-provider",model="${model}",kind="input"}`), 3, model);
});

await test('tokens are those that an estimated cost is for, whatever the provider has reported of them', async (t) => {
  const usage = { inputTokens: 7, outputTokens: 3, estimated: true };
  const charging = pluginOf('charging', {
    reserve: () => ({ settle: () => ({ amount: '0.25', estimated: true, usage }) }),
  });
  const gateway = await start(t, {}, charging);
  await gateway.post('/plain', { model: 'm', text: 'x' });
  const samples = await read(gateway);
  t.equal(samples.get('sluice_tokens_total{provider="scripted-provider",model="m",kind="input"}'), 7);
  t.equal(samples.get('sluice_tokens_total{provider="scripted-provider",model="m",kind="output"}'), 3);
});

/** A third party's plugin that counts texts. */
const counting = definePlugin({
  apiVersion: 1,
  name: 'acme-count',
  config: z.strictObject({}),
  needs: { metrics: Metrics },
  setup({ services: { metrics } }) {
    const texts = metrics.counter({ name: 'texts_total', help: 'Texts,\nby \\.', labels: ['text'], maxLabelSets: 3 });
    const lengths = metrics.histogram({ name: 'length', help: 'Lengths.', buckets: [3, 6] });
    return {
      prepare(call) {
        const text = call.kind === 'chat' ? textOf(call.messages.at(-1)?.content ?? []) : '';
        texts.add(1, { text });
        lengths.observe(text.length);
        return undefined;
      },
    };
  },
}) as Plugin;

await test("what plugins count is among the metrics, in Prometheus' format", async (t) => {
  const gateway = await start(t, {}, counting);
  for (const text of ['a', 'a', 'quoted "b"\n\\', 'c', 'd', 'e']) await gateway.post('/plain', { text });
  const page = await (await fetch(`${gateway.url}/metrics`)).text();
  const lines = page.split('\n').filter((line) => line.includes('sluice_plugin_acme_count'));
  t.strictSame(lines, [
    '# HELP sluice_plugin_acme_count_texts_total Texts,\\nby \\\\.',
    '# TYPE sluice_plugin_acme_count_texts_total counter',
    'sluice_plugin_acme_count_texts_total{plugin="acme-count",text="a"} 2',
    'sluice_plugin_acme_count_texts_total{plugin="acme-count",text="quoted \\"b\\"\\n\\\\"} 1',
    'sluice_plugin_acme_count_texts_total{plugin="acme-count",text="c"} 1',
    'sluice_plugin_acme_count_texts_total{plugin="acme-count",text="other"} 2',
    '# HELP sluice_plugin_acme_count_length Lengths.',
    '# TYPE sluice_plugin_acme_count_length histogram',
    'sluice_plugin_acme_count_length_bucket{plugin="acme-count",le="3"} 5',
    'sluice_plugin_acme_count_length_bucket{plugin="acme-count",le="6"} 5',
    'sluice_plugin_acme_count_length_bucket{plugin="acme-count",le="+Inf"} 6',
    'sluice_plugin_acme_count_length_sum{plugin="acme-count"} 17',
    'sluice_plugin_acme_count_length_count{plugin="acme-count"} 6',
  ]);
});

await test('a reload begins the metrics of plugins at zero, and drops those of plugins that are gone', async (t) => {
  const gateway = await start(t, {}, counting);
  const texts = (): number | undefined => gateway.metric('sluice_plugin_acme_count_texts_total', { text: 'a' });
  await gateway.post('/plain', { text: 'a' });
  t.equal(texts(), 1);
  const others = [{ plugin, config: { public: true } }, openAccess(), plainRoute, provider];
  await gateway.reload([...others, counting]);
  t.equal(texts(), undefined);
  await gateway.post('/plain', { text: 'a' });
  t.equal(texts(), 1, 'counted once, not by both');
  await gateway.reload(others);
  t.strictSame(
    [...(await read(gateway)).keys()].filter((sample) => sample.startsWith('sluice_plugin_')),
    [],
  );
});

await test('plugins count nothing when the plugin "metrics" is not in the list', async (t) => {
  const gateway = await testGateway(t, [openAccess(), plainRoute, counting, provider], {}, { countsMetrics: false });
  t.equal((await gateway.post('/plain', { text: 'a' })).status, 200);
  t.equal(gateway.metric('sluice_plugin_acme_count_texts_total'), undefined);
});

await test('a plugin with an invalid metric does not start', async (t) => {
  const invalid = definePlugin({
    apiVersion: 1,
    name: 'acme-count',
    config: z.strictObject({}),
    needs: { metrics: Metrics },
    setup({ services: { metrics } }) {
      metrics.gauge({ name: 'Texts', help: 'Texts.' });
      return {};
    },
  }) as Plugin;
  await t.rejects(start(t, {}, invalid), {
    message: /plugin "acme-count" could not be set up: the gauge "Texts" needs a name of lower-case letters/,
  });
});

await test('the version is reported, and that an earlier configuration is in use while gateway.yaml has a mistake', async (t) => {
  const entry = { plugin, config: { public: true } };
  const gateway = await testGateway(t, [entry]);
  const outdated = async (): Promise<number | undefined> => (await read(gateway)).get('sluice_configuration_outdated');
  t.equal((await read(gateway)).get('sluice_info{version="0.0.0-test"}'), 1);
  t.equal(await outdated(), 0);
  await t.rejects(gateway.reload([entry, { plugin, config: { publik: true } }]));
  t.equal(await outdated(), 1);
  await gateway.reload([entry]);
  t.equal(await outdated(), 0);
});

await test('stores are reported as up, or not', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeStores(registry, stores);
  const text = await registry.metrics();
  for (const sample of ['{store="redis"} 0', '{store="files"} 1']) t.match(text, `sluice_store_up${sample}`);
});

await test('a disk that takes no records is reported, also while the database takes them', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeJournal(registry, { ...quietJournal, unwritable: true }, Date.now);
  t.match(await registry.metrics(), 'sluice_journal_unwritable 1\n');
});

await test('records that are kept for the next start are reported', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeJournal(registry, { ...quietJournal, setAside: 2 }, Date.now);
  t.match(await registry.metrics(), 'sluice_journal_set_aside 2\n');
});

await test('a record is not late by less than nothing, after the clock was set back', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeJournal(registry, { ...quietJournal, backlog: { bytes: 1, since: 5_000 } }, () => 1_000);
  t.match(await registry.metrics(), 'sluice_journal_lag_seconds 0\n');
});

await test('how long the journal has waited for a slow disk is reported, however often somebody asks', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeJournal(registry, { ...quietJournal, stalledMs: 1_500 }, Date.now);
  for (let scrape = 0; scrape < 2; scrape += 1)
    t.match(await registry.metrics(), 'sluice_journal_stalled_seconds_total 1.5\n');
});

await test('jobs are reported, and nothing about them while the database does not answer', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  const clock = fakeClock();
  const answers = [
    () => Promise.resolve([{ queue: 'documents', queued: 3, active: 1, oldestSeconds: 7.5 }]),
    () => Promise.reject(new Error('away')),
    () => new Promise<never>(() => undefined),
  ];
  let asked = 0;
  observeJobs(registry, { backlog: () => answers[asked++]?.() ?? Promise.reject(new Error('asked again')) }, clock);
  const text = await registry.metrics();
  for (const sample of [
    'sluice_jobs{queue="documents",state="queued"} 3',
    'sluice_jobs{queue="documents",state="active"} 1',
    'sluice_jobs_oldest_seconds{queue="documents"} 7.5',
  ])
    t.match(text, sample);
  t.notMatch(await registry.metrics(), 'queue="documents"');
  const silent = registry.metrics();
  await clock.advance(500);
  t.notMatch(await silent, 'queue="documents"');
  t.equal(asked, 3, 'once for both metrics');
});

await test('database connections are reported as used, idle and waiting', async (t) => {
  const { registry } = new GatewayMetrics({ public: true, maxModels: 1 });
  observeDatabase(registry, { connections: { open: 3, idle: 1, waiting: 4 } } as Database);
  const text = await registry.metrics();
  for (const sample of ['{state="used"} 2', '{state="idle"} 1', '{state="waiting"} 4']) {
    t.match(text, `sluice_database_connections${sample}`);
  }
});

await test('arbitrary model names from clients do not grow the metrics without bound', async (t) => {
  const gateway = await start(t, { maxModels: 2 });
  for (const model of ['a', 'b', 'c', 'd', 'a']) await gateway.post('/plain', { model, text: 'x' });
  const samples = await read(gateway);
  const attempts = (model: string): number | undefined =>
    samples.get(`sluice_provider_attempts_total{provider="scripted-provider",model="${model}",outcome="answered"}`);
  t.strictSame(['a', 'b', 'c', 'other'].map(attempts), [2, 1, undefined, 2]);
});

await test('the Grafana dashboard and the documented alerts use only metrics that exist', async (t) => {
  const pages = ['docker/helm/sluice/grafana-dashboard.json', 'docs/operations/every-day.md'];
  const [dashboard = '', page = ''] = pages.map((name) =>
    readFileSync(join(import.meta.dirname, '../../..', name), 'utf8'),
  );
  const alerts = page.match(/^groups:$[^]*?^```$/m)?.[0] ?? '';
  t.match(alerts, /sluice_journal_lag_seconds/);
  const asked = new Set(`${dashboard}${alerts}`.match(/\b(?:sluice|nodejs|process)_[a-z0-9_]+/g));
  const metrics = new GatewayMetrics({ public: true, maxModels: 1 });
  observeJournal(metrics.registry, quietJournal, Date.now);
  observeDatabase(metrics.registry, { connections: { open: 3, idle: 1, waiting: 2 } } as Database);
  observeStores(metrics.registry, stores);
  observeJobs(metrics.registry, { backlog: async () => [] }, fakeClock());
  observeGateway(metrics.registry, '1.2.3', { fingerprint: '', isOutdated: false });
  const gateway = await testGateway(t, [{ plugin, config: { public: true } }]);
  const ofCore = await (await fetch(`${gateway.url}/metrics`)).text();
  const known = (await metrics.text()) + ofCore;
  t.ok(asked.size > 8);
  for (const name of asked) t.match(known, `# TYPE ${name.replace(/_bucket$/, '')} `, name);
});

await test('metrics require an access token, unless gateway.yaml makes them public', async (t) => {
  const gateway = await testGateway(t, [plugin]);
  t.equal((await fetch(`${gateway.url}/metrics`)).status, 401);
});
