import { hashOf } from './secret.js';
import type { KnownKey, KnownToken } from './known-credentials.js';

/** What every credential has in common. */
interface Credential {
  readonly hash: string;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

/** Credentials of one kind in memory, found by the hash of their secret. */
export class CredentialIndex<C extends Credential> {
  readonly #byHash = new Map<string, C>();

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
   */
  find(secret: string, now: () => number): C | undefined {
    const found = this.#byHash.get(hashOf(secret));
    if (!found) return undefined;
    return found.expiresAt && found.expiresAt.getTime() <= now() ? undefined : found;
  }
}

/** Both kinds. */
export interface CredentialIndexes {
  readonly keys: CredentialIndex<KnownKey>;
  readonly tokens: CredentialIndex<KnownToken>;
}
