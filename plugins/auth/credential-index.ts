import type { KnownKey, KnownToken } from './known-credentials.js';
import { RememberedHashes } from './remembered-hashes.js';

/** What every credential has in common. */
interface Credential {
  readonly hash: string;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

/** Credentials of one kind in memory, found by the hash of their secret. */
export class CredentialIndex<C extends Credential> {
  readonly #byHash = new Map<string, C>();
  readonly #hashes = new RememberedHashes();

  apply(credentials: readonly C[]): void {
    for (const credential of credentials) {
      if (credential.revokedAt) this.forget(credential.hash);
      else this.#byHash.set(credential.hash, credential);
    }
  }

  forget(hash: string): void {
    this.#byHash.delete(hash);
  }

  /**
   * The credential with this secret, unless it is revoked or has expired. How long the look-up takes tells of the hash only, and
   * nobody can choose a secret by its hash.
   *
   * @param clientConnection what the request came over: a client that stays connected has its secret hashed once
   */
  find(secret: string, now: () => number, clientConnection?: object): C | undefined {
    const found = this.#byHash.get(this.#hashes.of(secret, clientConnection));
    if (!found) return undefined;
    return found.expiresAt && found.expiresAt.getTime() <= now() ? undefined : found;
  }
}

/** Both kinds. */
export interface CredentialIndexes {
  readonly keys: CredentialIndex<KnownKey>;
  readonly tokens: CredentialIndex<KnownToken>;
}
