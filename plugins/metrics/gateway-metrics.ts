import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Exchange, type ExchangeNote, type Outcome, type Usage, usageOf } from '../../core/api/index.js';
import { BoundedLabel } from './bounded-label.js';
import type { MetricsConfig } from './config.js';
import { processMetrics } from './process-metrics.js';

/** From a cache hit to a long reasoning request. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

const tokenKinds = ['input', 'output', 'cached_input', 'reasoning'] as const;

/** All metrics of the gateway. Each label has few values or is bounded. */
export class GatewayMetrics {
  readonly registry = new Registry();
  readonly #models: BoundedLabel;
  readonly #requests = this.#counter('sluice_requests_total', 'Requests that have ended.', [
    'operation',
    'status',
    'outcome',
  ]);
  readonly #errors = this.#counter('sluice_errors_total', 'Requests that were not completed, by error code.', [
    'operation',
    'code',
  ]);
  readonly #duration = this.#histogram('sluice_request_duration_seconds', 'From arrival to the last byte.', [
    'operation',
  ]);
  readonly #firstByte = this.#histogram('sluice_first_byte_seconds', 'From arrival to the first byte of the answer.', [
    'operation',
  ]);
  readonly #attempts = this.#counter('sluice_provider_attempts_total', 'Calls of providers.', [
    'provider',
    'model',
    'outcome',
  ]);
  readonly #attemptDuration = this.#histogram('sluice_provider_duration_seconds', 'Calls of providers.', [
    'provider',
    'model',
  ]);
  readonly #firstContent = this.#histogram(
    'sluice_provider_first_content_seconds',
    'From the call of a provider to the first content of its streamed answer.',
    ['provider', 'model'],
  );
  readonly #tokens = this.#counter('sluice_tokens_total', 'Tokens as the providers counted them.', [
    'provider',
    'model',
    'kind',
  ]);
  readonly #policies = this.#counter('sluice_policy_matches_total', 'What policies have found, by what they did.', [
    'type',
    'action',
    'surface',
  ]);
  readonly #recoveries = this.#counter(
    'sluice_provider_recoveries_total',
    'Failed calls of providers that were made up for.',
    ['model', 'action', 'reason'],
  );
  readonly #cache = this.#counter('sluice_cache_requests_total', 'Calls of models, by what the cache has done.', [
    'result',
  ]);
  readonly #cost = this.#counter('sluice_cost_total', 'What was charged, in the currency of gateway.yaml.', [
    'provider',
    'model',
  ]);
  readonly #running: Gauge<'operation'>;

  constructor({ maxModels }: MetricsConfig) {
    this.#models = new BoundedLabel(maxModels);
    this.#running = new Gauge({
      name: 'sluice_requests_running',
      help: 'Requests under way.',
      labelNames: ['operation'],
      registers: [this.registry],
    });
  }

  /** All metrics, with those of the process, in Prometheus' text format. */
  async text(): Promise<string> {
    return await Registry.merge([this.registry, await processMetrics()]).metrics();
  }

  /** Records the start of a request. */
  begin({ operation }: Exchange): void {
    this.#running.inc({ operation });
  }

  /** Records the end of a request that has been started. */
  end({ operation }: Exchange): void {
    this.#running.dec({ operation });
  }

  /** Records the outcome of a request. */
  record({ operation }: Exchange, outcome: Outcome, notes: readonly ExchangeNote[]): void {
    this.#requests.inc({ operation, status: String(outcome.httpStatus), outcome: outcome.status });
    if (outcome.error) this.#errors.inc({ operation, code: outcome.error.code });
    this.#duration.observe({ operation }, outcome.durationMs / 1000);
    if (outcome.firstByteMs !== undefined) this.#firstByte.observe({ operation }, outcome.firstByteMs / 1000);
    for (const attempt of outcome.attempts) {
      const labels = { provider: attempt.provider, model: this.#models.of(attempt.model) };
      this.#attempts.inc({ ...labels, outcome: attempt.error ? 'failed' : 'answered' });
      this.#attemptDuration.observe(labels, attempt.durationMs / 1000);
      if (attempt.firstContentMs !== undefined) this.#firstContent.observe(labels, attempt.firstContentMs / 1000);
      const usage = usageOf(attempt);
      if (usage) this.#countTokens(labels, usage);
      if (attempt.charge) this.#cost.inc(labels, Number(attempt.charge.amount));
    }
    for (const note of notes) {
      if (note.kind === 'policy') {
        const { type, action, surface } = note;
        this.#policies.inc({ type, action, surface }, note.count);
      } else if (note.kind === 'recovery') {
        const { action, reason } = note;
        this.#recoveries.inc({ model: this.#models.of(note.model), action, reason });
      } else if (note.kind === 'cache') {
        this.#cache.inc({ result: note.similar ? 'similar' : note.result });
      }
    }
  }

  #countTokens(labels: { readonly provider: string; readonly model: string }, usage: Usage): void {
    const counts = [usage.inputTokens, usage.outputTokens, usage.cachedInputTokens, usage.reasoningTokens];
    for (const [index, kind] of tokenKinds.entries()) {
      const count = counts[index] ?? 0;
      if (count > 0) this.#tokens.inc({ ...labels, kind }, count);
    }
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    return new Histogram({
      name,
      help,
      labelNames: [...labelNames],
      buckets: secondsBuckets,
      registers: [this.registry],
    });
  }
}
