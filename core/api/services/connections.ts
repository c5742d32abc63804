import type { Connection } from '../connection.js';
import type { Author } from '../management/author.js';
import { token } from '../token.js';

/** Snapshots of connections in memory. Reads never query the database, so they work while it is down. */
export interface Connections {
  /** The current snapshot; undefined when there is no such connection in the organization. */
  get(organizationId: string, connectionId: string): Connection | undefined;
  /** The current snapshot, by the connection's name. */
  named(organizationId: string, name: string): Connection | undefined;
  /** Every connection of the organization, oldest first. */
  list(organizationId: string): readonly Connection[];
  /**
   * Creates a connection. Settings that are absent are switched off.
   *
   * @param author author for the audit trail; the gateway itself when absent
   * @throws GatewayError `GW_CONNECTION_NAME_TAKEN` (400); `GW_PROMPT_UNKNOWN` (400); `GW_REQUEST_INVALID` (400) for an amount that
   * cannot be stored exactly
   */
  create(organizationId: string, settings: ConnectionSettings, author?: Author): Promise<Connection>;
  /**
   * Subscribes to snapshots: calls the listener at once for every connection, and later for each new snapshot, whichever process made the
   * change.
   *
   * @param heard synchronous; must not throw
   * @returns a function that ends the subscription
   */
  follow(heard: (connection: Connection) => void): () => void;
  /** Reads the changes of other processes at once, instead of within a second. */
  refresh(): Promise<void>;
}

/** The settings of a connection that its creator chooses. */
export type ConnectionSettings = Pick<Connection, 'name'> &
  Partial<
    Omit<Connection, 'connectionId' | 'organizationId' | 'name' | 'policies' | 'created' | 'updated' | 'version'>
  >;

/** Provided by the `connections` plugin. */
export const Connections = token<Connections>('connections');
