import { inRanges, type KeyIdentity, type TokenIdentity } from '../../../core/api/index.js';
import type { AccessTokenRow, ApiKeyRow } from '../tables.js';
import { type NewRow, storedLimit } from './credential-rows.js';

/** An API key in memory. A plain object, because reading an entity's fields goes through the object-relational mapper. */
export interface KnownKey {
  readonly hash: string;
  readonly identity: KeyIdentity;
  readonly defaultConnectionId: string | null | undefined;
  readonly connectionIds: readonly string[] | null | undefined;
  /** Undefined: from any address. */
  readonly isAllowedFrom: ((address: string) => boolean) | undefined;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

/** An access token in memory. */
export interface KnownToken {
  readonly hash: string;
  readonly identity: TokenIdentity;
  readonly expiresAt: Date | null | undefined;
  readonly revokedAt: Date | null | undefined;
}

export function knownKey(row: NewRow<ApiKeyRow>): KnownKey {
  const { hash, keyId, organizationId, name, version, defaultConnectionId, connectionIds, expiresAt, revokedAt } = row;
  const { allowedModelIdentifiersList: models, rateLimit } = row;
  const identity: KeyIdentity = Object.freeze({
    kind: 'key' as const,
    keyId,
    organizationId,
    name,
    owner: row.owner ?? null,
    tags: row.tags ? Object.freeze([...row.tags]) : null,
    spendingLimit: storedLimit(row),
    spendingPeriod: row.spendingPeriod ?? null,
    modelSpendingLimits: row.modelSpendingLimits ?? null,
    allowedModelIdentifiersList: models ? Object.freeze([...models]) : null,
    rateLimit: rateLimit ? Object.freeze({ ...rateLimit }) : null,
    version,
  });
  const isAllowedFrom = row.allowedAddresses ? inRanges(row.allowedAddresses) : undefined;
  return { hash, identity, defaultConnectionId, connectionIds, isAllowedFrom, expiresAt, revokedAt };
}

export function knownToken(row: NewRow<AccessTokenRow>): KnownToken {
  const { hash, tokenId, subject, organizationId, role, expiresAt, revokedAt } = row;
  const identity = Object.freeze({ kind: 'token' as const, tokenId, subject, organizationId, role });
  return { hash, identity, expiresAt, revokedAt };
}
