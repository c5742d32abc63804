import {
  type CompactJWSHeaderParameters,
  type CryptoKey,
  createLocalJWKSet,
  errors,
  type FlattenedJWSInput,
  type JSONWebKeySet,
  type LocalJWKSet,
} from 'jose';
import { type Clock, GatewayError, type Logger } from '../../../core/api/index.js';

/** The options of {@link KeySet}. */
interface KeySetOptions {
  /** Fetches the keys from the issuer. */
  readonly read: (signal: AbortSignal) => Promise<JSONWebKeySet>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** TTL of the cached keys; a key that the issuer withdraws is accepted for this long at most. */
const freshMs = 10 * 60_000;
/** The shortest time between two reads because of unknown keys, since anybody can send tokens with such. */
const pauseMs = 30_000;
const pauseAfterFailureMs = 5_000;

/** The cached keys. */
interface Known {
  readonly find: LocalJWKSet;
  readonly readAt: number;
}

/**
 * A cache of the issuer's keys. They are fetched again when they have expired, and when a token refers to an unknown key, because issuers
 * rotate their keys. While the issuer is unavailable, the cached keys remain valid.
 */
export class KeySet {
  readonly #options: KeySetOptions;
  readonly #closing = new AbortController();
  #known: Known | undefined;
  #reading: Promise<void> | undefined;
  #endedAt = Number.NEGATIVE_INFINITY;
  /** Time of the last read because of an unknown key. */
  #searchedAt = Number.NEGATIVE_INFINITY;
  #isAway = false;

  constructor(options: KeySetOptions) {
    this.#options = options;
  }

  /**
   * The key to which a token's header refers.
   *
   * @throws GatewayError `GW_AUTH_ISSUER_UNAVAILABLE` (503) when no keys could be fetched yet
   * @throws an error of the library when the issuer has no such key
   */
  async find(header: CompactJWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    const before = this.#known;
    const known = await this.#current();
    try {
      return await known.find(header, token);
    } catch (cause) {
      const isUnknown = cause instanceof errors.JWKSNoMatchingKey && known === before;
      if (!isUnknown || !this.#maySearch()) throw cause;
      this.#searchedAt = this.#now();
      await this.#read();
      return (this.#known ?? known).find(header, token);
    }
  }

  /** Fetches the keys in the background, before they are needed. */
  warmUp(): void {
    this.#read().catch(() => undefined);
  }

  close(): void {
    this.#closing.abort(new Error('the gateway is closing'));
  }

  async #current(): Promise<Known> {
    const isOld = !this.#known || this.#hasPassed(freshMs, this.#known.readAt);
    if (isOld && this.#mayRead()) {
      const reading = this.#read();
      // During an outage, wait only if there are no cached keys.
      if (!this.#known || !this.#isAway) await reading;
    }
    if (this.#known) return this.#known;
    throw new GatewayError({
      code: 'GW_AUTH_ISSUER_UNAVAILABLE',
      status: 503,
      message: 'The issuer of this access token cannot be reached, so the token cannot be checked. Try again shortly.',
      retryAfter: pauseAfterFailureMs / 1000,
    });
  }

  #mayRead(): boolean {
    return this.#reading !== undefined || !this.#isAway || this.#hasPassed(pauseAfterFailureMs, this.#endedAt);
  }

  /** Reads for other reasons do not count: a key that was published right after one of them must not wait. */
  #maySearch(): boolean {
    const isPast = this.#reading !== undefined || this.#isAway || this.#hasPassed(pauseMs, this.#searchedAt);
    return isPast && this.#mayRead();
  }

  /** Fetches the keys; concurrent calls share one request. Never rejects: the result is in the cache. */
  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = undefined;
      this.#endedAt = this.#now();
    });
    return this.#reading;
  }

  async #readNow(): Promise<void> {
    const { read, log } = this.#options;
    try {
      this.#known = { find: createLocalJWKSet(await read(this.#closing.signal)), readAt: this.#now() };
      if (this.#isAway) log.info({}, "the token issuer's keys can be read again");
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway && !this.#closing.signal.aborted) {
        log.warn({ error }, "the token issuer's keys cannot be read; the known ones stay in force");
      }
      this.#isAway = true;
    }
  }

  /** Whether this time has passed since then, or the clock was set back. */
  #hasPassed(milliseconds: number, since: number): boolean {
    const passed = this.#now() - since;
    return passed < 0 || passed >= milliseconds;
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
