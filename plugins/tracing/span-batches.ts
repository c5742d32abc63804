import type { Clock } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';

/** Spans that go to the collector together. */
export interface SpanBatch {
  readonly spans: number;
  /** The request that takes them there. */
  readonly bytes: Uint8Array;
}

/** What batches are made by. */
export interface BatchSettings {
  readonly limits: Pick<TracingConfig, 'maxQueueSpans' | 'maxBatchSpans' | 'exportIntervalMs'>;
  readonly clock: Clock;
  /** Makes a request of a copy of spans, fields of their scope. */
  readonly request: (spans: Uint8Array) => Uint8Array;
  /** Resolves when this batch is no longer under way, whatever has come of it; never rejects. */
  readonly send: (batch: SpanBatch) => Promise<void>;
  /** Hears of each span that is dropped. */
  readonly onDropped: () => void;
}

const firstBytes = 64 * 1024;

/** Gathers spans as the bytes that are sent: what waits is one buffer, in which the garbage collector finds nothing to look at. */
export class SpanBatches {
  readonly #settings: BatchSettings;
  readonly #maxBatchSpans: number;
  /** Spans of the batch that is being filled. */
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 0;
  #spans = 0;
  #filling = new AbortController();
  /** Batches that wait for the one under way. */
  readonly #full: SpanBatch[] = [];
  #waiting = 0;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(settings: BatchSettings) {
    const { maxBatchSpans, maxQueueSpans } = settings.limits;
    this.#settings = settings;
    this.#maxBatchSpans = Math.min(maxBatchSpans, maxQueueSpans);
  }

  /** Spans that are not on their way yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Takes a copy of a span. */
  add(span: Uint8Array): void {
    const { limits, onDropped } = this.#settings;
    if (this.#isClosed) return;
    if (this.#waiting >= limits.maxQueueSpans) return onDropped();
    this.#append(span);
    this.#spans += 1;
    this.#waiting += 1;
    if (this.#spans >= this.#maxBatchSpans) this.#send();
    else if (this.#spans === 1) this.#sendLater();
  }

  /** Sends what waits, all at the same time, and takes no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endBatch();
    await Promise.all([this.#sending, ...this.#full.splice(0).map((batch) => this.#sendOne(batch))]);
  }

  #append(span: Uint8Array): void {
    const end = this.#length + span.length;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * end);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(span, this.#length);
    this.#length = end;
  }

  #sendLater(): void {
    const { clock, limits } = this.#settings;
    this.#filling = new AbortController();
    clock.sleep(limits.exportIntervalMs, this.#filling.signal).then(
      () => this.#send(),
      () => undefined,
    );
  }

  #send(): void {
    this.#endBatch();
    this.#sending ??= this.#sendFull();
  }

  #endBatch(): void {
    this.#filling.abort();
    if (this.#spans === 0) return;
    this.#full.push({ spans: this.#spans, bytes: this.#settings.request(this.#bytes.subarray(0, this.#length)) });
    this.#spans = 0;
    this.#length = 0;
  }

  async #sendFull(): Promise<void> {
    for (let batch = this.#full.shift(); batch; batch = this.#full.shift()) await this.#sendOne(batch);
    this.#sending = undefined;
  }

  #sendOne(batch: SpanBatch): Promise<void> {
    this.#waiting -= batch.spans;
    return this.#settings.send(batch);
  }
}
