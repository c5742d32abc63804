import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from '@opentelemetry/otlp-exporter-base/node-http';
import { type Clock, endsWithin, type Logger } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';
import { DeliveryLog } from './delivery-log.js';
import { exportRequest } from './export-request.js';
import { schemaUrl } from './semantic-conventions.js';
import { type SpanBatch, SpanBatches } from './span-batches.js';

/** The options of {@link SpanExport}. */
interface SpanExportOptions {
  readonly config: TracingConfig;
  /** The gateway's version. */
  readonly version: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** `ExportResultCode.SUCCESS` of `@opentelemetry/core`, which comes with the packages that this plugin imports. */
const success = 0;

/** Added to the exporter's own time limit, which must be reached first, because only that aborts the request. */
const graceMs = 1_000;

/**
 * Exports spans with OpenTelemetry's exporter, which sends them, retries, and reads its environment variables. Spans are passed to it
 * encoded, so that no objects are created for them.
 */
export class SpanExport {
  readonly #config: TracingConfig;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #delivery: DeliveryLog;
  readonly #exporter: ReturnType<typeof createExporter>;
  readonly #batches: SpanBatches;

  constructor({ config, version, clock, log }: SpanExportOptions) {
    this.#config = config;
    this.#clock = clock;
    this.#log = log;
    const delivery = new DeliveryLog(log);
    this.#delivery = delivery;
    this.#exporter = createExporter(config);
    this.#batches = new SpanBatches({
      limits: config,
      clock,
      request: exportRequest({ serviceName: config.serviceName, name: 'sluice', version, schemaUrl }),
      send: (batch) => this.#send(batch),
      onDropped: () => delivery.dropped(),
    });
  }

  /** Adds a copy of an encoded span (a field of its scope), which is sent later. */
  readonly add = (span: Uint8Array): void => this.#batches.add(span);

  /** Sends pending spans, within the configured time limit. */
  async close(): Promise<void> {
    const { waiting } = this.#batches;
    if (await endsWithin(this.#finish(), this.#config.closeTimeoutMs, this.#clock)) return;
    this.#log.warn({ waiting }, 'the collector did not accept all spans before the end');
  }

  async #finish(): Promise<void> {
    await this.#batches.close();
    await this.#exporter.shutdown();
  }

  /** Never rejects: failures are logged. */
  async #send(batch: SpanBatch): Promise<void> {
    const limitMs = this.#config.exportTimeoutMs + graceMs;
    let result: { code: number; error?: unknown } = { code: -1, error: new Error(`no answer within ${limitMs} ms`) };
    const exported = new Promise<void>((resolve) => {
      this.#exporter.export(batch, (given) => {
        result = given;
        resolve();
      });
    });
    await endsWithin(exported, limitMs, this.#clock);
    if (result.code === success) this.#delivery.delivered();
    else this.#delivery.failed(batch.spans, result.error);
  }
}

function createExporter({ endpoint, headers, exportTimeoutMs }: TracingConfig) {
  const given = { url: plainUrl(endpoint), headers, timeoutMillis: exportTimeoutMs };
  const required = { 'Content-Type': 'application/x-protobuf' };
  return createOtlpHttpExportDelegate(
    convertLegacyHttpOptions(given, 'TRACES', 'v1/traces', required),
    {
      serializeRequest: ({ bytes }: SpanBatch) => bytes,
      // Responses of the collector about accepted spans are ignored.
      deserializeResponse: () => undefined,
    },
    'otlp_http_span_exporter',
    { name: 'span', countItems: ({ spans }) => spans },
    undefined,
  );
}

/** Normalizes a base URL, which may have a trailing slash. */
function plainUrl(endpoint: string): string {
  const url = new URL(endpoint);
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
  return url.href;
}
