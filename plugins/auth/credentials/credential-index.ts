import type { KnownKey, KnownToken } from './known-credentials.js';
import { SecretHashCache } from './secret-hash-cache.js';

/** Fields of every kind of credential. */
interface Credential {
  readonly hash: string;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

/** With fewer credentials, those that have expired are not looked for. */
const fewestSwept = 1000;

/** An index in memory of the credentials of one kind, by the hash of their secret. */
export class CredentialIndex<C extends Credential> {
  readonly #byHash = new Map<string, C>();
  readonly #hashes = new SecretHashCache();
  #sweptAt = fewestSwept;

  /** The number of credentials in memory: at most twice as many as were valid at the last sweep, or a thousand. */
  get size(): number {
    return this.#byHash.size;
  }

  /**
   * Adds credentials, and drops those that are revoked or have expired. Others that have expired since are dropped whenever the size has
   * doubled, which costs nothing for each on average.
   *
   * @param now milliseconds since 1970, as far as it is certain; when absent, nothing has expired
   */
  apply(credentials: readonly C[], now?: number): void {
    for (const credential of credentials) {
      const isOver = credential.revokedAt || (now !== undefined && hasExpired(credential, now));
      if (isOver) this.forget(credential.hash);
      else this.#byHash.set(credential.hash, credential);
    }
    if (now !== undefined && this.#byHash.size >= this.#sweptAt) this.#sweep(now);
  }

  forget(hash: string): void {
    this.#byHash.delete(hash);
  }

  /**
   * The credential with this secret, unless it is revoked or has expired. The look-up is not constant-time, but its duration depends only
   * on the hash, which an attacker cannot choose.
   *
   * @param clientConnection the network connection of the request, for which the hash is cached
   */
  find(secret: string, now: () => number, clientConnection?: object): C | undefined {
    const found = this.#byHash.get(this.#hashes.of(secret, clientConnection));
    if (!found) return undefined;
    return found.expiresAt && hasExpired(found, now()) ? undefined : found;
  }

  #sweep(now: number): void {
    for (const credential of this.#byHash.values()) if (hasExpired(credential, now)) this.forget(credential.hash);
    this.#sweptAt = Math.max(fewestSwept, 2 * this.#byHash.size);
  }
}

function hasExpired({ expiresAt }: Credential, now: number): boolean {
  return expiresAt ? expiresAt.getTime() <= now : false;
}

/** The indexes of both kinds of credentials. */
export interface CredentialIndexes {
  readonly keys: CredentialIndex<KnownKey>;
  readonly tokens: CredentialIndex<KnownToken>;
}
