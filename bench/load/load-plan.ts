/** What one run of the load generator sends. */
export interface LoadPlan {
  /** `http://127.0.0.1:PORT` of the contestant. */
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Keep-alive connections; each has at most one request under way (closed loop). */
  readonly connections: number;
  /** No request begins after this many seconds; those under way run to their end. */
  readonly seconds: number;
  readonly stream: boolean;
  /** Milliseconds over which the connections begin one after the other; without it all begin at once. */
  readonly stagger?: number;
  /** Letters of the body that are others in every request, wherever they stand. */
  readonly mark?: string;
  /** A letter of which rows in the body are other sentences in every request. */
  readonly blank?: string;
  /** Makes conversations of so many questions out of the instructions of the body; for whole OpenAI answers. */
  readonly questions?: number;
}

/** Nearest-rank quantiles in milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** What one run saw. */
export interface LoadResult {
  readonly requests: number;
  /** Answers that were not 200, were cut off, or lacked the expected text. */
  readonly errors: number;
  /** The first of them, in words. */
  readonly firstError?: string;
  readonly seconds: number;
  /** Request begun to answer complete. */
  readonly latency: Quantiles;
  /** Request begun to the first token of the text; streams only. */
  readonly firstToken?: Quantiles;
}
