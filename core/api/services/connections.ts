import type { Connection } from '../connection.js';
import type { Author } from '../management/author.js';
import { token } from '../token.js';

/** Connection snapshots in memory. Reading never queries the database, so it works while the database is down. */
export interface Connections {
  /** The current snapshot, or undefined when there is no such connection in that organization. */
  get(organizationId: string, connectionId: string): Connection | undefined;
  /** The current snapshot by name. */
  named(organizationId: string, name: string): Connection | undefined;
  /** Every connection of the organization, oldest first. */
  list(organizationId: string): readonly Connection[];
  /**
   * Creates a connection; whatever the settings do not mention is switched off.
   *
   * @param author the gateway itself when absent
   * @throws GatewayError `GW_CONNECTION_NAME_TAKEN` (400); `GW_PROMPT_UNKNOWN` (400); `GW_REQUEST_INVALID` (400) for an amount that
   * cannot be stored exactly
   */
  create(organizationId: string, settings: ConnectionSettings, author?: Author): Promise<Connection>;
  /**
   * Calls the listener for every known connection, and from then on for each new snapshot, whichever process made it.
   *
   * @param heard must not wait, and must not throw
   * @returns a function that ends it
   */
  follow(heard: (connection: Connection) => void): () => void;
  /** Reads at once what other processes have written, instead of within a second. */
  refresh(): Promise<void>;
}

/** What can be chosen when a connection is made. */
export type ConnectionSettings = Pick<Connection, 'name'> &
  Partial<
    Omit<Connection, 'connectionId' | 'organizationId' | 'name' | 'policies' | 'created' | 'updated' | 'version'>
  >;

/** Provided by the `connections` plugin. */
export const Connections = token<Connections>('connections');
