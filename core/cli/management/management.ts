import type { AccessTokenDocument, ApiKeyDocument, KeyChange, KeySettings, TokenSettings } from '../../api/index.js';

/** The parts of a connection that the command line shows. */
interface ConnectionEntry {
  readonly connectionId: string;
  readonly name: string;
  /** Unix seconds. */
  readonly created: number;
}

/** A connection in a list. */
interface ListedConnection extends ConnectionEntry {
  readonly disabled: boolean;
}

/** A credential with its secret, which is shown only once. */
type WithSecret<Document> = Document & { readonly secret: string };

/** The operations on connections, keys and tokens of an organization, independent of where the gateway runs. */
export interface Management {
  createConnection(name: string): Promise<ConnectionEntry>;
  listConnections(): Promise<readonly ListedConnection[]>;
  /** @returns the connection's id; undefined when none has this id or name */
  findConnection(idOrName: string): Promise<string | undefined>;
  createKey(settings: KeySettings): Promise<WithSecret<ApiKeyDocument>>;
  listKeys(): Promise<readonly ApiKeyDocument[]>;
  /** @returns undefined when the key does not exist */
  changeKey(keyId: string, change: KeyChange): Promise<ApiKeyDocument | undefined>;
  /** @returns false when the key does not exist */
  revokeKey(keyId: string): Promise<boolean>;
  createToken(settings: TokenSettings): Promise<WithSecret<AccessTokenDocument>>;
  listTokens(): Promise<readonly AccessTokenDocument[]>;
  /** @returns false when the token does not exist */
  revokeToken(tokenId: string): Promise<boolean>;
}
