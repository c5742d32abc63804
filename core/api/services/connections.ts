import type { Connection } from '../connection.js';
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

/** Provided by the `connections` plugin. */
export const Connections = token<Connections>('connections');
