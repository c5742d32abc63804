import { createHash } from 'node:crypto';
import { type Exchange, organizationOf, type ProcessGroup } from '../../core/api/index.js';

/** The header with which a client of an earlier revision says which of its clients it is. */
export const sessionHeader = 'mcp-session-id';

/** The id of a JSON-RPC request. */
type MessageId = string | number;

/**
 * The calls that are running, so that a client can cancel them with another request (`notifications/cancelled`). Ids of requests are unique only
 * within one client, so calls of clients that do not say which they are cannot be cancelled like this.
 */
export class RunningCalls {
  readonly #calls: Map<string, () => void>;
  readonly #group: ProcessGroup | undefined;

  /**
   * @param calls those of this process
   * @param group the processes that may have the call, if there are several
   */
  constructor(calls: Map<string, () => void>, group: ProcessGroup | undefined) {
    this.#calls = calls;
    this.#group = group;
  }

  /**
   * Adds a call.
   *
   * @param end ends it
   * @returns removes it
   */
  add(exchange: Exchange, id: MessageId, end: () => void): () => void {
    const key = keyOf(exchange, id);
    if (key === undefined) return () => undefined;
    this.#calls.set(key, end);
    const stopAnswering = this.#group?.answer(key, () => this.#end(key));
    return () => {
      stopAnswering?.();
      if (this.#calls.get(key) === end) this.#calls.delete(key);
    };
  }

  /** Ends a call of the same client, in whichever process it runs. Does nothing if it has ended already. */
  async cancel(exchange: Exchange, id: MessageId): Promise<void> {
    const key = keyOf(exchange, id);
    if (key !== undefined && this.#end(key) === undefined) await this.#group?.ask(key);
  }

  #end(key: string): 'ended' | undefined {
    const end = this.#calls.get(key);
    end?.();
    return end && 'ended';
  }
}

/** Undefined if the client does not say which it is. Callers with another key, or on another connection, have other keys, whatever they say. */
function keyOf(exchange: Exchange, id: MessageId): string | undefined {
  const client = exchange.header(sessionHeader);
  if (client === undefined) return undefined;
  const { identity, connection } = exchange;
  const caller = [organizationOf(identity), identity.kind === 'key' && identity.keyId, connection?.connectionId];
  return `mcp-call ${createHash('sha256')
    .update(JSON.stringify([...caller, client, id]))
    .digest('base64url')}`;
}
