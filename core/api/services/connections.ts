import type { Connection } from '../connection.js';
import type { Author } from '../management/author.js';
import { token } from '../token.js';

/** Connection snapshots in memory. Reading never asks the database, so it works while the database is away. */
export interface Connections {
  /** The current snapshot, or undefined when there is no such connection in that organization. */
  get(organizationId: string, connectionId: string): Connection | undefined;
  /** The current snapshot by name. */
  named(organizationId: string, name: string): Connection | undefined;
  /** Every connection of the organization, oldest first. */
  list(organizationId: string): readonly Connection[];
  /**
   * Makes a connection with everything switched off unless the settings say otherwise.
   *
   * @param author the gateway itself when absent
   * @throws GatewayError `GW_CONNECTION_NAME_TAKEN` (400); `GW_PROMPT_UNKNOWN` (400); `GW_REQUEST_INVALID` (400) for an amount that
   * cannot be stored exactly
   */
  create(organizationId: string, settings: ConnectionSettings, author?: Author): Promise<Connection>;
  /**
   * Tells of every connection that is known, and from now on of each new snapshot, whoever has made it. Must not wait, and must not throw.
   *
   * @returns ends it
   */
  follow(heard: (connection: Connection) => void): () => void;
  /** Takes over at once what other processes have written; without it that takes up to a second. */
  refresh(): Promise<void>;
}

/** What can be chosen when a connection is made. */
export type ConnectionSettings = Pick<Connection, 'name'> &
  Partial<
    Omit<Connection, 'connectionId' | 'organizationId' | 'name' | 'policies' | 'created' | 'updated' | 'version'>
  >;

/** Provided by the `connections` plugin. */
export const Connections = token<Connections>('connections');
