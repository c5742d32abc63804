import type { Connection } from '../connection.js';
import type { Author } from '../management/author.js';
import type { Policy } from '../policy.js';
import { token } from '../token.js';

/** Selects a connection. A connection of another organization counts as unknown. */
export interface ConnectionTarget {
  readonly organizationId: string;
  readonly connectionId: string;
}

/** The settings of a connection that its creator chooses. */
export type ConnectionSettings = Pick<Connection, 'name'> &
  Partial<
    Omit<Connection, 'connectionId' | 'organizationId' | 'name' | 'policies' | 'created' | 'updated' | 'version'>
  >;

/** The settings to change; absent ones keep their values. */
export type ConnectionChange = Partial<ConnectionSettings>;

/** A change of the policies of one connection. */
export interface PolicyChange {
  readonly operation: 'createPolicy' | 'updatePolicy' | 'deletePolicy';
  readonly policyId: string;
  /** Returns the new list of the connection's own policies, given the current one. If it throws, nothing changes and the error is passed on. Synchronous. */
  apply(policies: readonly Policy[]): readonly Policy[];
}

/**
 * Changes connections, for management operations. (The hot path uses only `Connections`.) When a method resolves, the change is in the database,
 * in the audit trail and in this process's memory; every other process has it within a second.
 */
export interface ConnectionChanges {
  /**
   * Creates a connection. Settings that are absent are switched off.
   *
   * @param author the gateway itself when absent
   * @throws GatewayError `GW_CONNECTION_NAME_TAKEN` (400); `GW_PROMPT_UNKNOWN` (400); `GW_REQUEST_INVALID` (400) for an amount that
   * cannot be stored exactly; `GW_ORGANIZATION_LIMIT` (400), unless the gateway itself creates it
   */
  create(organizationId: string, settings: ConnectionSettings, author?: Author): Promise<Connection>;
  /**
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), `GW_CONNECTION_NAME_TAKEN` (400), `GW_PROMPT_UNKNOWN` (400),
   * `GW_REQUEST_INVALID` (400) for an amount that cannot be stored exactly, `GW_ORGANIZATION_LIMIT` (400)
   */
  update(target: ConnectionTarget, change: ConnectionChange, author: Author): Promise<Connection>;
  /** @throws GatewayError `GW_CONNECTION_UNKNOWN` (404) */
  remove(target: ConnectionTarget, author: Author): Promise<void>;
  /**
   * Applies the change to the connection's own policies, while the connection is locked against other changes.
   *
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (404), `GW_ORGANIZATION_LIMIT` (400), and whatever the change throws
   */
  changePolicies(target: ConnectionTarget, change: PolicyChange, author: Author): Promise<Connection>;
  /**
   * Puts policies in front of those of every connection of every organization, including those that are made later. They are part of the
   * snapshots, and are never stored. Call it in `setup`, and await it: requests are served only then.
   *
   * @throws Error when it has been called before
   */
  applyToAll(policies: readonly Policy[]): Promise<void>;
}

/** Provided by the `connections` plugin. */
export const ConnectionChanges = token<ConnectionChanges>('connection-changes');
