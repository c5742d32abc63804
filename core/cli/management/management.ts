import type { AccessTokenDocument, ApiKeyDocument, KeySettings, TokenSettings } from '../../api/index.js';

/** A connection, as far as the command line shows it. */
export interface ConnectionEntry {
  readonly connectionId: string;
  readonly name: string;
  /** Unix seconds. */
  readonly created: number;
}

/** A connection in a list. */
export interface ListedConnection extends ConnectionEntry {
  readonly disabled: boolean;
}

/** A credential together with its secret, which is shown once. */
export type WithSecret<Document> = Document & { readonly secret: string };

/** What the commands for connections, keys and tokens do, wherever the gateway is. Everything is of one organization. */
export interface Management {
  createConnection(name: string): Promise<ConnectionEntry>;
  listConnections(): Promise<readonly ListedConnection[]>;
  /** @returns its id; undefined when there is none with this id or name */
  findConnection(idOrName: string): Promise<string | undefined>;
  createKey(settings: KeySettings): Promise<WithSecret<ApiKeyDocument>>;
  listKeys(): Promise<readonly ApiKeyDocument[]>;
  /** @returns false when there is no such key */
  revokeKey(keyId: string): Promise<boolean>;
  createToken(settings: TokenSettings): Promise<WithSecret<AccessTokenDocument>>;
  listTokens(): Promise<readonly AccessTokenDocument[]>;
  /** @returns false when there is no such token */
  revokeToken(tokenId: string): Promise<boolean>;
}
