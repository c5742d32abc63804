import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../../core/api/index.js';

type Export = Parameters<SpanExporter['export']>;

/** `ExportResultCode.SUCCESS` of `@opentelemetry/core`, which comes with the packages that this plugin imports. */
const success = 0;

/** An exporter that tells the log when spans begin to be lost, and when all are delivered again: one line each. */
export class DeliveryLog implements SpanExporter {
  /** Spans that were given to this exporter. */
  taken = 0;
  readonly #exporter: SpanExporter;
  readonly #log: Logger;
  /** Spans lost since the outage began; undefined while there is none. */
  #lost: number | undefined;
  /** Whether any were lost since the last export that succeeded. */
  #losing = false;

  constructor(exporter: SpanExporter, log: Logger) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: Export[0], done: Export[1]): void {
    this.taken += spans.length;
    this.#exporter.export(spans, (result) => {
      if (result.code === success) this.#delivered();
      else this.#lose(spans.length, { error: result.error }, 'the collector does not take spans');
      done(result);
    });
  }

  /** A span was dropped because too many wait. */
  dropped(): void {
    this.#lose(1, {}, 'spans are dropped: more are made than the collector takes');
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #lose(count: number, fields: object, message: string): void {
    if (this.#lost === undefined) this.#log.warn(fields, message);
    this.#lost = (this.#lost ?? 0) + count;
    this.#losing = true;
  }

  #delivered(): void {
    if (this.#lost !== undefined && !this.#losing) {
      this.#log.info({ lost: this.#lost }, 'all spans are delivered again');
      this.#lost = undefined;
    }
    this.#losing = false;
  }
}
