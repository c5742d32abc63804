import { hashOf } from './secret.js';

/** Longer secrets are not cached: otherwise anybody could fill the memory with connections that send the longest headers, even invalid ones. */
const longest = 256;

/** A cached secret and its hash. */
interface CachedHash {
  readonly secret: string;
  readonly hash: string;
}

/**
 * Hashes secrets, with a cache of the last secret of each open network connection. Between two requests, the code of SHA-256 leaves the
 * processor's caches, and then takes ten times as long as in a loop (docs/decisions/0082).
 *
 * Only hashes are cached, not credentials, so revocation is not delayed.
 */
export class SecretHashCache {
  readonly #last = new WeakMap<object, CachedHash>();

  of(secret: string, clientConnection: object | undefined): string {
    if (clientConnection === undefined || secret.length > longest) return hashOf(secret);
    const last = this.#last.get(clientConnection);
    if (last && isSame(last.secret, secret)) return last.hash;
    const hash = hashOf(secret);
    this.#last.set(clientConnection, { secret, hash });
    return hash;
  }
}

/** Compares in constant time, because a proxy may send requests of different clients over one connection. */
function isSame(known: string, secret: string): boolean {
  if (known.length !== secret.length) return false;
  let difference = 0;
  for (let index = 0; index < known.length; index += 1) {
    difference |= known.charCodeAt(index) ^ secret.charCodeAt(index);
  }
  return difference === 0;
}
