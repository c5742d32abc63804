import { codeOf } from '../api/internal/code-of.js';
import { messageOf } from '../api/internal/message-of.js';
import { GatewayError } from '../api/errors.js';

/** However a server words its errors, the log of one outage does not grow without end. */
const mostReasons = 10;

/**
 * The reasons of one outage that the log has named: a server that was only restarted may refuse the password afterwards, and whoever looks for
 * the cause needs the last reason, and not the first.
 */
export class OutageReasons {
  readonly #named = new Set<string>();

  /** Whether an outage has begun that has not ended. */
  get isOutage(): boolean {
    return this.#named.size > 0;
  }

  /** Notes a failure. @returns whether the log has not named its reason yet */
  isNew(error: unknown): boolean {
    const reason = reasonOf(error);
    if (this.#named.has(reason) || this.#named.size >= mostReasons) return false;
    this.#named.add(reason);
    return true;
  }

  /** Notes the end of the outage. */
  clear(): void {
    this.#named.clear();
  }
}

/** The code of a failure, or what comes closest to one: Redis begins its messages with it. */
function reasonOf(error: unknown): string {
  if (GatewayError.is(error) && error.cause !== undefined) return reasonOf(error.cause);
  const message = messageOf(error);
  return codeOf(error) ?? /^[A-Z]{4,}\b/.exec(message)?.[0] ?? message;
}
