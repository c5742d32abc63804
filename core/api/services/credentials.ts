import type { ModelSpendingLimit, SpendingPeriod } from '../connection.js';
import type { KeyRateLimit, Role } from '../identity.js';
import type { Author } from '../management/author.js';
import type { Page, PageQuery } from '../management/page.js';
import { token } from '../token.js';

/** Settings of an API key. */
export interface KeySettings {
  readonly name: string;
  /** Whose the key is: keys with the same owner share the limits `per: owner` of gateway.yaml; nobody's when absent or null. */
  readonly owner?: string | null;
  /** Tags that all its requests have, besides their own; none when absent or null. */
  readonly tags?: readonly string[] | null;
  /** The connection of requests that name none. */
  readonly defaultConnectionId?: string;
  /** The connections that the key may use; all of the organization's when absent. */
  readonly connectionIds?: readonly string[];
  readonly expiresAt?: Date;
  /** The most that requests with the key may cost in a period, as {@link exactAmountOf} writes it; without a limit when absent or null. */
  readonly spendingLimit?: string | null;
  /** How often the limit starts again at zero; monthly when absent or null. */
  readonly spendingPeriod?: SpendingPeriod | null;
  /** What requests with the key may cost on some models; no such limits when absent or null. */
  readonly modelSpendingLimits?: readonly ModelSpendingLimit[] | null;
  /** The only models that may be used with the key; all that its connection allows when absent or null. */
  readonly allowedModelIdentifiersList?: readonly string[] | null;
  /** The only addresses, and ranges of them in CIDR notation, from which the key may be used; any when absent or null. */
  readonly allowedAddresses?: readonly string[] | null;
  /** The most that may be done with the key in a minute or at the same time, besides what limits of gateway.yaml say; nothing when absent or null. */
  readonly rateLimit?: KeyRateLimit | null;
}

/** A change of an API key. What is absent stays; null has the meaning that absence has in {@link KeySettings}. */
export interface KeyChange extends OrNull<Omit<KeySettings, 'name'>> {
  readonly name?: string;
}

type OrNull<Settings> = { readonly [Name in keyof Settings]?: Settings[Name] | null };

/** An API key without its secret. */
export interface KeyInfo extends KeySettings {
  readonly keyId: string;
  readonly organizationId: string;
  /** The first characters of the secret, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly revokedAt?: Date;
  /** Grows with every change of the key. */
  readonly version: number;
}

/** Settings of an access token. */
export interface TokenSettings {
  /** Name of the person or program that uses it, shown in the audit trail. */
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

/** A new credential. Only a hash of its secret is stored, so the secret cannot be shown again. */
export interface Issued<Info> {
  readonly info: Info;
  /** `sk-slc-…` or `at-slc-…`. */
  readonly secret: string;
}

/**
 * API keys and access tokens. A revoked credential is refused at once in this process, and within a second in every other one. An absent
 * `author` means the gateway itself.
 */
export interface Credentials {
  /**
   * @throws GatewayError `GW_CONNECTION_UNKNOWN` (400) when a connection does not exist in the organization; `GW_REQUEST_INVALID` (400) for a
   * default connection that the key may not use, an expiry after the year 9999, and a limit or a list of models that cannot be stored
   */
  createKey(organizationId: string, settings: KeySettings, author?: Author): Promise<Issued<KeyInfo>>;
  /** Oldest first. */
  listKeys(organizationId: string): Promise<readonly KeyInfo[]>;
  /** @returns undefined when there is no such key */
  findKey(organizationId: string, keyId: string): Promise<KeyInfo | undefined>;
  /**
   * Takes effect at once in this process, and within a second in every other one. A connection that the key has may stay after it was deleted.
   *
   * @returns undefined when there is no such key
   * @throws GatewayError what `createKey` throws
   */
  changeKey(organizationId: string, keyId: string, change: KeyChange, author?: Author): Promise<KeyInfo | undefined>;
  /** The owners of valid keys, each once, by their names. */
  listOwners(organizationId: string, page: PageQuery): Promise<Pick<Page<string>, 'items' | 'totalCount'>>;
  /** Idempotent. @returns false when there is no such key */
  revokeKey(organizationId: string, keyId: string, author?: Author): Promise<boolean>;
  /** @throws GatewayError `GW_REQUEST_INVALID` (400) for an expiry after the year 9999 */
  createToken(organizationId: string, settings: TokenSettings, author?: Author): Promise<Issued<TokenInfo>>;
  /** Oldest first. */
  listTokens(organizationId: string): Promise<readonly TokenInfo[]>;
  /** Idempotent. @returns false when there is no such token */
  revokeToken(organizationId: string, tokenId: string, author?: Author): Promise<boolean>;
}

/** Provided by the `auth` plugin. */
export const Credentials = token<Credentials>('credentials');
