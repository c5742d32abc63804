import type { Clock } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';

/** A batch of spans for the collector. */
export interface SpanBatch {
  readonly spans: number;
  /** What its spans take. */
  readonly length: number;
  /** The encoded request. */
  readonly bytes: Uint8Array;
}

/** The settings of {@link SpanBatches}. */
interface BatchSettings {
  readonly limits: Pick<TracingConfig, 'maxQueueSpans' | 'maxBatchSpans' | 'exportIntervalMs'>;
  readonly clock: Clock;
  /** Wraps encoded spans in a request. */
  readonly request: (spans: Uint8Array) => Uint8Array;
  /** Sends a batch; resolves when that has succeeded or failed; never rejects. */
  readonly send: (batch: SpanBatch) => Promise<void>;
  /** Called for each span that is dropped. */
  readonly onDropped: () => void;
}

const firstBytes = 64 * 1024;
/** Bytes of the spans that may wait: most take less than 1 KB, but names of models and errors of providers may be long. */
export const maxQueueBytes: number = 16 * 1024 * 1024;
/** A batch that takes this much is sent, because collectors and the proxies before them refuse long bodies: with contents, a span may take 1 MB. */
export const maxBatchBytes: number = 1024 * 1024;

/** Collects encoded spans in batches. The pending spans are one buffer, which costs the garbage collector nothing. */
export class SpanBatches {
  readonly #settings: BatchSettings;
  readonly #maxBatchSpans: number;
  /** Spans of the batch that is being filled. */
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 0;
  #spans = 0;
  #filling = new AbortController();
  /** Batches that wait until the current one has been sent. */
  readonly #full: SpanBatch[] = [];
  #waiting = 0;
  #waitingBytes = 0;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(settings: BatchSettings) {
    const { maxBatchSpans, maxQueueSpans } = settings.limits;
    this.#settings = settings;
    this.#maxBatchSpans = Math.min(maxBatchSpans, maxQueueSpans);
  }

  /** The number of spans that have not been sent. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Adds a copy of a span. */
  add(span: Uint8Array): void {
    const { limits, onDropped } = this.#settings;
    if (this.#isClosed) return;
    if (this.#waiting >= limits.maxQueueSpans || this.#waitingBytes + span.length > maxQueueBytes) return onDropped();
    this.#append(span);
    this.#spans += 1;
    this.#waiting += 1;
    this.#waitingBytes += span.length;
    if (this.#spans >= this.#maxBatchSpans || this.#length >= maxBatchBytes) this.#send();
    else if (this.#spans === 1) this.#sendLater();
  }

  /** Sends all pending batches concurrently; no spans may be added afterwards. */
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
    const bytes = this.#settings.request(this.#bytes.subarray(0, this.#length));
    this.#full.push({ spans: this.#spans, length: this.#length, bytes });
    this.#spans = 0;
    this.#length = 0;
  }

  async #sendFull(): Promise<void> {
    for (let batch = this.#full.shift(); batch; batch = this.#full.shift()) await this.#sendOne(batch);
    this.#sending = undefined;
  }

  #sendOne(batch: SpanBatch): Promise<void> {
    this.#waiting -= batch.spans;
    this.#waitingBytes -= batch.length;
    return this.#settings.send(batch);
  }
}
