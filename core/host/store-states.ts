import {
  type Clock,
  endsWithin,
  type Logger,
  type StoreName,
  type StoreState,
  type StoreStates,
  untilAborted,
  withTimeLimit,
} from '../api/index.js';
import { OutageReasons } from '../services/outage-reasons.js';

/** How long an answer is valid, and how long a store may take to give one, in milliseconds. */
const holdsMs = 10_000;
/** How long a caller waits: probes of load balancers must not wait for a store that is silent. */
const patienceMs = 250;

/** Asks a store, and rejects with the reason why it cannot be used. Returns whether it can for a store that notices and logs outages by itself. */
type StoreProbe = (signal: AbortSignal) => boolean | Promise<void>;

/** Asks the stores of this process whether they can be used: each with one probe at a time, however many callers wait for it. */
export class HostStoreStates implements StoreStates {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #stores: WatchedStore[] = [];

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  add(name: StoreName, probe: StoreProbe): void {
    this.#stores.push(new WatchedStore(name, probe, this.#clock, this.#log));
  }

  async now(): Promise<readonly StoreState[]> {
    const asked = this.#stores.map((store) => store.ask());
    await endsWithin(Promise.all(asked), patienceMs, this.#clock);
    return this.#stores.flatMap(({ name, available }) => (available === undefined ? [] : [{ store: name, available }]));
  }
}

class WatchedStore {
  readonly name: StoreName;
  /** The last verdict. */
  available: boolean | undefined;
  readonly #probe: StoreProbe;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #reasons = new OutageReasons();
  #asking: Promise<void> | undefined;
  /** Time of the last verdict, by the monotonic clock. */
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(name: StoreName, probe: StoreProbe, clock: Clock, log: Logger) {
    this.name = name;
    this.#probe = probe;
    this.#clock = clock;
    this.#log = log;
  }

  ask(): Promise<void> {
    if (performance.now() - this.#askedAt < holdsMs) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const { name: store } = this;
    try {
      const probe = (signal: AbortSignal): Promise<boolean | void> =>
        untilAborted(Promise.resolve<boolean | void>(this.#probe(signal)), signal);
      this.available = (await withTimeLimit(probe, { limitMs: holdsMs, clock: this.#clock })) !== false;
      if (this.#reasons.isOutage) this.#log.info({ store }, 'a store can be used again');
      this.#reasons.clear();
    } catch (error) {
      this.available = false;
      if (this.#reasons.isNew(error)) this.#log.warn({ store, error }, 'a store cannot be used');
    }
    this.#askedAt = performance.now();
  }
}
