import type { Role } from '../identity.js';
import type { Author } from '../management/author.js';
import { token } from '../token.js';

/** What an API key may be used for. */
export interface KeySettings {
  readonly name: string;
  /** Used when a request names no connection. */
  readonly defaultConnectionId?: string;
  /** Only these connections; all of the organization's when absent. */
  readonly connectionIds?: readonly string[];
  readonly expiresAt?: Date;
}

/** An API key without its secret. */
export interface KeyInfo extends KeySettings {
  readonly keyId: string;
  readonly organizationId: string;
  /** The first characters of the secret, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly revokedAt?: Date;
}

/** Who an access token stands for. */
export interface TokenSettings {
  readonly subject: string;
  readonly role: Role;
  readonly expiresAt?: Date;
}

/** An access token without its secret. */
export interface TokenInfo extends TokenSettings {
  readonly tokenId: string;
  readonly organizationId: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly revokedAt?: Date;
}

/** A credential just made. The secret is stored nowhere and cannot be shown again. */
export interface Issued<Info> {
  readonly info: Info;
  readonly secret: string;
}

/**
 * API keys and access tokens. What is revoked is refused here at once and on every other process within a second. The author of a
 * change is the gateway itself when absent.
 */
export interface Credentials {
  /**
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (400) when a connection is not the organization's; `GW_REQUEST_INVALID` (400) for a
   * default connection that the key could not use, and for an expiry after the year 9999
   */
  createKey(organizationId: string, settings: KeySettings, author?: Author): Promise<Issued<KeyInfo>>;
  /** Oldest first. */
  listKeys(organizationId: string): Promise<readonly KeyInfo[]>;
  /** Revoking again changes nothing. @returns false when there is no such key */
  revokeKey(organizationId: string, keyId: string, author?: Author): Promise<boolean>;
  createToken(organizationId: string, settings: TokenSettings, author?: Author): Promise<Issued<TokenInfo>>;
  /** Oldest first. */
  listTokens(organizationId: string): Promise<readonly TokenInfo[]>;
  /** Revoking again changes nothing. @returns false when there is no such token */
  revokeToken(organizationId: string, tokenId: string, author?: Author): Promise<boolean>;
}

/** Provided by the `auth` plugin. */
export const Credentials = token<Credentials>('credentials');
