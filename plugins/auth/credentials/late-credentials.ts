import { type Awaitable, type Clock, type Connections, endsWithin } from '../../../core/api/index.js';
import { hashOf, isIntact } from './secret.js';

/** How long a request with an unknown credential waits for the database. */
const longestWaitMs = 1_000;
/** How many credentials are remembered that do not exist in the database either. */
const mostRemembered = 1_000;

/** What is read again. */
interface LateCredentialsServices {
  readonly store: { refresh(): Promise<void> };
  readonly connections: Pick<Connections, 'refresh'>;
  readonly clock: Clock;
}

/**
 * Finds credentials, and connections, that another process created a moment ago: a client that has been given a key may use it at once, on
 * any process. Only secrets with a correct checksum are worth a read of the database, each once: an app that goes on using a revoked key
 * costs no further reads, and all requests that wait share one.
 */
export class LateCredentials {
  readonly #services: LateCredentialsServices;
  /** Hashes, so that no secret is kept. */
  readonly #ruledOut = new Set<string>();

  constructor(services: LateCredentialsServices) {
    this.#services = services;
  }

  /**
   * What a look-up finds; if that is nothing, it is repeated after everything that was committed before is in memory, as far as that is worth it.
   *
   * @param lookUp may throw
   * @param wanted what else the look-up depends on
   */
  find<T>(lookUp: () => T | undefined, secret: string, wanted = ''): Awaitable<T | undefined> {
    const known = lookUp();
    if (known !== undefined || !isIntact(secret)) return known;
    const looked = hashOf(`${secret} ${wanted}`);
    return this.#ruledOut.has(looked) ? undefined : this.#findLate(lookUp, looked);
  }

  async #findLate<T>(lookUp: () => T | undefined, looked: string): Promise<T | undefined> {
    const isCurrent = await this.#refreshed();
    const found = lookUp();
    if (isCurrent && !found) this.#ruleOut(looked);
    return found;
  }

  /** Whether the database could be read. */
  async #refreshed(): Promise<boolean> {
    const { store, connections, clock } = this.#services;
    const reads = Promise.all([connections.refresh(), store.refresh()]);
    return endsWithin(reads, longestWaitMs, clock).catch(() => false);
  }

  #ruleOut(looked: string): void {
    if (this.#ruledOut.size >= mostRemembered) this.#ruledOut.clear();
    this.#ruledOut.add(looked);
  }
}
