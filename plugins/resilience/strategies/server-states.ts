import type { Attempt, InferenceCall, ModelCatalog, Reservation } from '../../../core/api/index.js';
import { failureKind, isAboutProvider } from '../failure-kind.js';
import { modelKey } from '../model-key.js';
import { Latency, type WaitingCall } from './latency.js';

/** What is known of a model's server. */
export class ServerState {
  /** Calls from when they are sent to the last byte of their answer. */
  openRequests = 0;
  /** Whether its last call has failed. */
  isFailing = false;
  /** Of streams, until their first content; of other answers, for each token. */
  readonly #latencies: { readonly streamed: Latency; readonly whole: Latency };

  constructor(now: () => number) {
    this.#latencies = { streamed: new Latency(now), whole: new Latency(now) };
  }

  latencyFor({ stream }: Pick<InferenceCall, 'stream'>): Latency {
    return stream ? this.#latencies.streamed : this.#latencies.whole;
  }
}

/**
 * Counts and measures the calls of some models, in this process, by whatever name they are made. They are reservations, which the core settles once,
 * however an attempt ends.
 */
export class ServerStates {
  readonly #models: readonly string[];
  readonly #catalog: ModelCatalog;
  readonly #now: () => number;
  #states: ReadonlyMap<string, ServerState> | undefined;

  /**
   * @param models their names
   * @param now milliseconds, of a clock that nobody sets
   */
  constructor(models: readonly string[], catalog: ModelCatalog, now: () => number) {
    this.#models = models;
    this.#catalog = catalog;
    this.#now = now;
  }

  /** Whether there are none. */
  get isUnused(): boolean {
    return this.#models.length === 0;
  }

  /** The state of one of the models, by any of its names; undefined for others. */
  readonly of = (model: string): ServerState | undefined => {
    // Not earlier: the catalog is complete only when all plugins are set up.
    this.#states ??= new Map(this.#models.map((one) => [modelKey(one, this.#catalog), new ServerState(this.#now)]));
    return this.#states.get(modelKey(model, this.#catalog));
  };

  /** Counts a call until it ends. */
  readonly reserve = (call: Pick<InferenceCall, 'model' | 'stream'>): Reservation | undefined => {
    const server = this.of(call.model);
    if (!server) return undefined;
    server.openRequests += 1;
    const waiting = server.latencyFor(call).begin();
    return {
      ...(call.stream && { begun: () => waiting.answered(1) }),
      settle(attempt) {
        server.openRequests -= 1;
        server.isFailing = isFailing(attempt) ?? server.isFailing;
        end(waiting, attempt, call.stream);
        return undefined;
      },
    };
  };
}

/** What a call says about its server; undefined: nothing. */
function isFailing(attempt: Pick<Attempt, 'error' | 'complete'> | undefined): boolean | undefined {
  const kind = failureKind(attempt?.error);
  if (kind !== undefined && isAboutProvider(kind)) return true;
  return attempt?.complete ? false : undefined;
}

function end(waiting: WaitingCall, attempt: Attempt | undefined, stream: boolean): void {
  if (!attempt) return waiting.forgotten();
  const { error, complete, usage } = attempt;
  if (isFailing(attempt)) return waiting.failed();
  if (complete) return waiting.answered(stream ? 1 : Math.max(1, usage?.outputTokens ?? 1));
  // An invalid request is refused at once; one that the client has given up has waited.
  return error && error.status !== 499 ? waiting.forgotten() : waiting.abandoned();
}
