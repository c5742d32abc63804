import type { KeyIdentity, TokenIdentity } from '../../core/api/index.js';
import type { NewRow } from './credential-rows.js';
import type { AccessTokenRow, ApiKeyRow } from './tables.js';

/** What is in memory of a key. A plain object, and ready for its requests: a look at a row of the database goes through the mapper. */
export interface KnownKey {
  readonly hash: string;
  readonly identity: KeyIdentity;
  readonly defaultConnectionId: string | null | undefined;
  readonly connectionIds: readonly string[] | null | undefined;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

/** The same of a token. */
export interface KnownToken {
  readonly hash: string;
  readonly identity: TokenIdentity;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

export function knownKey(row: NewRow<ApiKeyRow>): KnownKey {
  const { hash, keyId, organizationId, defaultConnectionId, connectionIds, expiresAt, revokedAt } = row;
  const identity = Object.freeze({ kind: 'key' as const, keyId, organizationId });
  return { hash, identity, defaultConnectionId, connectionIds, expiresAt, revokedAt };
}

export function knownToken(row: NewRow<AccessTokenRow>): KnownToken {
  const { hash, tokenId, subject, organizationId, role, expiresAt, revokedAt } = row;
  const identity = Object.freeze({ kind: 'token' as const, tokenId, subject, organizationId, role });
  return { hash, identity, expiresAt, revokedAt };
}
