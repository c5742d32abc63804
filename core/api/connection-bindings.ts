import type { SqlEntityManager } from '@mikro-orm/sql';
import { token } from './token.js';

/**
 * Throws when a connection must not be bound to the prompt. It runs inside the transaction that binds, and locks the prompt's row for
 * share, so that nobody deletes the prompt meanwhile.
 */
export type PromptCheck = (entities: SqlEntityManager, organizationId: string, promptId: string) => Promise<void>;

/** A connection that is bound to a prompt. */
export interface BoundConnection {
  readonly connectionId: string;
  readonly name: string;
}

/** How other rows are tied to connections: for plugins that must know it inside their own transactions. */
export interface ConnectionBindings {
  /**
   * Which of the connections are not the organization's, or are deleted. The others cannot be deleted before the transaction ends.
   *
   * @param connectionIds UUIDs in lower case; any other text is missing
   */
  missing(
    entities: SqlEntityManager,
    organizationId: string,
    connectionIds: readonly string[],
  ): Promise<readonly string[]>;
  /**
   * Sets the check of every prompt that a connection is bound to from now on; without one, none can be bound.
   *
   * @throws Error when there is a check already
   */
  checkPromptsWith(check: PromptCheck): void;
  /** Connections bound to the prompt, deleted ones left out, read in the given transaction. */
  boundTo(entities: SqlEntityManager, organizationId: string, promptId: string): Promise<readonly BoundConnection[]>;
}

/** Provided by the `connections` plugin. */
export const ConnectionBindings = token<ConnectionBindings>('connection-bindings');
