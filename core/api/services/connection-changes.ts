import type { Connection } from '../connection.js';
import type { Author } from '../management/author.js';
import type { Policy } from '../policy.js';
import { token } from '../token.js';
import type { ConnectionSettings } from './connections.js';

/** Which connection is meant. One of another organization counts as unknown. */
export interface ConnectionTarget {
  readonly organizationId: string;
  readonly connectionId: string;
}

/** The settings to change; those that are absent stay as they are. */
export type ConnectionChange = Partial<ConnectionSettings>;

/** A change of the policies of one connection. */
export interface PolicyChange {
  readonly operation: 'createPolicy' | 'updatePolicy' | 'deletePolicy';
  readonly policyId: string;
  /** Returns the new policies, given those in force. If it throws, the error is passed on and nothing changes. Must not wait. */
  apply(policies: readonly Policy[]): readonly Policy[];
}

/**
 * Changes of connections, for management. Kept apart from `Connections`, which the hot path reads. A change is in the database, in
 * the audit trail and in this process's memory when it resolves, and in every other process's within a second.
 */
export interface ConnectionChanges {
  /**
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), `GW_CONNECTION_NAME_TAKEN` (400), `GW_PROMPT_UNKNOWN` (400),
   * `GW_REQUEST_INVALID` (400) for an amount that cannot be stored exactly
   */
  update(target: ConnectionTarget, change: ConnectionChange, author: Author): Promise<Connection>;
  /** @throws GatewayError `GW_CONNECTION_UNKNOWN` (404) */
  remove(target: ConnectionTarget, author: Author): Promise<void>;
  /**
   * Runs the change on the policies in force while nobody else can change the connection.
   *
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), and what the change throws
   */
  changePolicies(target: ConnectionTarget, change: PolicyChange, author: Author): Promise<Connection>;
}

/** Provided by the `connections` plugin. */
export const ConnectionChanges = token<ConnectionChanges>('connection-changes');
