import {
  decimalOf,
  type KeyChange,
  type KeyInfo,
  type KeySettings,
  newId,
  type TokenInfo,
  type TokenSettings,
  withoutUndefined,
} from '../../../core/api/index.js';
import type { AccessTokenRow, ApiKeyRow } from '../tables.js';
import { hashOf, shownPart } from './secret.js';

/** A row before the database has set `changedAt`. */
export type NewRow<Row extends { changedAt: unknown }> = Omit<Row, 'changedAt'>;

/** The data of a new credential besides its settings. */
export interface NewCredential {
  readonly organizationId: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Creates the row of a new key. */
export function keyRow(settings: KeySettings, { organizationId, secret, now }: NewCredential): NewRow<ApiKeyRow> {
  return {
    keyId: newId(now),
    organizationId,
    name: settings.name,
    owner: null,
    tags: null,
    hash: hashOf(secret),
    prefix: shownPart(secret),
    defaultConnectionId: null,
    connectionIds: null,
    spendingLimit: null,
    spendingPeriod: null,
    modelSpendingLimits: null,
    allowedModelIdentifiersList: null,
    allowedAddresses: null,
    rateLimit: null,
    version: 1,
    createdAt: new Date(now),
    expiresAt: null,
    revokedAt: null,
    ...settingColumns(settings),
  };
}

/** The columns of the settings that are present. */
export function settingColumns(settings: KeyChange): KeyChange {
  const { defaultConnectionId, connectionIds } = settings;
  const { name, owner, tags, spendingLimit, spendingPeriod, modelSpendingLimits } = settings;
  const { allowedModelIdentifiersList, allowedAddresses, rateLimit, expiresAt } = settings;
  return withoutUndefined({
    name,
    owner,
    tags,
    // UUIDs are case-insensitive; the database stores them in lower case.
    defaultConnectionId: defaultConnectionId && defaultConnectionId.toLowerCase(),
    connectionIds: connectionIds && [...new Set(connectionIds.map((id) => id.toLowerCase()))],
    spendingLimit,
    spendingPeriod,
    modelSpendingLimits,
    allowedModelIdentifiersList,
    allowedAddresses,
    rateLimit,
    expiresAt,
  });
}

/** Creates the row of a new token. */
export function tokenRow(
  settings: TokenSettings,
  { organizationId, secret, now }: NewCredential,
): NewRow<AccessTokenRow> {
  const { subject, role, expiresAt = null } = settings;
  return {
    tokenId: newId(now),
    organizationId,
    subject,
    role,
    hash: hashOf(secret),
    prefix: shownPart(secret),
    createdAt: new Date(now),
    expiresAt,
    revokedAt: null,
  };
}

export function keyInfo(row: NewRow<ApiKeyRow>): KeyInfo {
  const { keyId, organizationId, name, prefix, createdAt, version } = row;
  return withoutUndefined({
    keyId,
    organizationId,
    name,
    owner: row.owner ?? null,
    tags: row.tags ?? null,
    prefix,
    createdAt,
    version,
    spendingLimit: storedLimit(row),
    spendingPeriod: row.spendingPeriod ?? null,
    modelSpendingLimits: row.modelSpendingLimits ?? null,
    allowedModelIdentifiersList: row.allowedModelIdentifiersList ?? null,
    allowedAddresses: row.allowedAddresses ?? null,
    rateLimit: row.rateLimit ?? null,
    defaultConnectionId: row.defaultConnectionId ?? undefined,
    connectionIds: row.connectionIds ?? undefined,
    expiresAt: row.expiresAt ?? undefined,
    revokedAt: row.revokedAt ?? undefined,
  });
}

/** A row's limit without the zeros that the database adds. */
export function storedLimit({ spendingLimit }: Pick<NewRow<ApiKeyRow>, 'spendingLimit'>): string | null {
  return decimalOf(spendingLimit ?? undefined) ?? null;
}

export function tokenInfo(row: NewRow<AccessTokenRow>): TokenInfo {
  const { tokenId, organizationId, subject, role, prefix, createdAt } = row;
  return withoutUndefined({
    tokenId,
    organizationId,
    subject,
    role,
    prefix,
    createdAt,
    expiresAt: row.expiresAt ?? undefined,
    revokedAt: row.revokedAt ?? undefined,
  });
}
