/** The load of one run. */
export interface LoadPlan {
  /** `http://127.0.0.1:PORT` of the contestant. */
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Keep-alive connections; each has at most one request under way (closed loop). With a fixed rate, at most that many. */
  readonly connections: number;
  /** Requests per second, sent without waiting for answers (open loop), all of them the same. */
  readonly rate?: number;
  /** No request begins after this many seconds; those under way run to their end. */
  readonly seconds: number;
  readonly stream: boolean;
  /** Milliseconds over which the connections begin one after the other; without it all begin at once. */
  readonly stagger?: number;
  /** Letters in the body that are replaced by different ones in every request. */
  readonly mark?: string;
  /** A letter; its repetitions in the body are replaced by different sentences in every request. */
  readonly blank?: string;
  /** Generates conversations with this many questions, with the instructions of the body; for whole OpenAI answers. */
  readonly questions?: number;
}

/** Nearest-rank quantiles in milliseconds. */
export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
}

/** The results of one run. */
export interface LoadResult {
  readonly requests: number;
  /** Answers that were not 200, were cut off, or lacked the expected text. */
  readonly errors: number;
  /** The reason of the first one. */
  readonly firstError?: string;
  readonly seconds: number;
  /** Requests of a fixed rate that were not sent, because all connections were waiting for answers. */
  readonly unsent?: number;
  /** From the start of the request to the end of the answer. */
  readonly latency: Quantiles;
  /** From the start of the request to the first token of the text; streams only. */
  readonly firstToken?: Quantiles;
}
