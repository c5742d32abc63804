import { hashOf } from './secret.js';

/** A secret that was sent, and its hash. */
interface Remembered {
  readonly secret: string;
  readonly hash: string;
}

/**
 * Hashes of secrets. The last one that came over a connection is remembered for as long as that is open: between two requests SHA-256 has
 * long left the processor's caches, and then costs ten times what it costs in a loop (docs/decisions/0082).
 *
 * What a hash stands for is looked up anew each time, so a secret that is revoked counts no longer than before.
 */
export class RememberedHashes {
  readonly #last = new WeakMap<object, Remembered>();

  of(secret: string, clientConnection: object | undefined): string {
    if (clientConnection === undefined) return hashOf(secret);
    const last = this.#last.get(clientConnection);
    if (last && isSame(last.secret, secret)) return last.hash;
    const hash = hashOf(secret);
    this.#last.set(clientConnection, { secret, hash });
    return hash;
  }
}

/** In a time that tells of the length alone: a proxy may send what other people ask over one connection. */
function isSame(known: string, secret: string): boolean {
  if (known.length !== secret.length) return false;
  let difference = 0;
  for (let index = 0; index < known.length; index += 1) {
    difference |= known.charCodeAt(index) ^ secret.charCodeAt(index);
  }
  return difference === 0;
}
