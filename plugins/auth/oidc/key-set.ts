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

/** What keeps the keys works with. */
export interface KeySetOptions {
  /** Reads them from the issuer. */
  readonly read: (signal: AbortSignal) => Promise<JSONWebKeySet>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** How long keys are believed without asking again; a key that the issuer withdraws counts that long. */
const freshMs = 10 * 60_000;
/** The least time between two readings that tokens with unknown keys cause: anybody can make such tokens. */
const pauseMs = 30_000;
const pauseAfterFailureMs = 5_000;

/** Keys as they were read. */
interface Known {
  readonly find: LocalJWKSet;
  readonly readAt: number;
}

/**
 * The issuer's keys in memory: read when they are wanted and old, or when a token names one that is not among them, because
 * issuers change theirs. While the issuer is away, the known ones stay in force.
 */
export class KeySet {
  readonly #options: KeySetOptions;
  readonly #closing = new AbortController();
  #known: Known | undefined;
  #reading: Promise<void> | undefined;
  #endedAt = Number.NEGATIVE_INFINITY;
  #isAway = false;

  constructor(options: KeySetOptions) {
    this.#options = options;
  }

  /**
   * The key that a token says it is signed with.
   *
   * @throws GatewayError `GW_AUTH_ISSUER_UNAVAILABLE` (503) when no keys are known yet
   * @throws an error of the library when the issuer has no such key
   */
  async find(header: CompactJWSHeaderParameters, token: FlattenedJWSInput): Promise<CryptoKey> {
    const known = await this.#current();
    try {
      return await known.find(header, token);
    } catch (cause) {
      if (!(cause instanceof errors.JWKSNoMatchingKey) || !this.#mayRead()) throw cause;
      await this.#read();
      return (this.#known ?? known).find(header, token);
    }
  }

  /** Reads the keys before anybody wants them. Waits for nothing. */
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
      // During an outage only who has nothing to go on with waits.
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
    const pause = this.#isAway ? pauseAfterFailureMs : pauseMs;
    return this.#reading !== undefined || this.#hasPassed(pause, this.#endedAt);
  }

  /** One reading at a time, whoever waits for it. Never rejects: what came of it is in memory. */
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

  /** A clock that has been set back does not make the time longer. */
  #hasPassed(milliseconds: number, since: number): boolean {
    const passed = this.#now() - since;
    return passed < 0 || passed >= milliseconds;
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
