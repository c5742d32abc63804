import { type Author, describeKey, describeToken, type JsonObject, type KeyChange } from '../../../core/api/index.js';
import {
  announceChange,
  type AuditTrail,
  changedValues,
  type EntityManager,
  LockMode,
  raw,
  refuseBeyondLimit,
} from '../../../core/api/database.js';
import { keyInfo, type NewRow, storedLimit, tokenInfo } from './credential-rows.js';
import { AccessTokenRow, ApiKeyRow } from '../tables.js';

/** The kinds of credentials, with their names in messages, in the database and in the audit trail. */
const kinds = {
  key: { plural: 'API keys', table: 'api_key', idColumn: 'key_id', nameColumn: 'name', resource: 'apiKey' },
  token: {
    plural: 'access tokens',
    table: 'access_token',
    idColumn: 'token_id',
    nameColumn: 'subject',
    resource: 'accessToken',
  },
} as const;

export type Kind = keyof typeof kinds;

/** Selects a credential. */
export interface CredentialTarget {
  readonly kind: Kind;
  readonly organizationId: string;
  /** A UUID. */
  readonly id: string;
}

/** A change, for the audit trail. */
interface Change {
  readonly what: 'create' | 'update' | 'revoke';
  readonly name: string;
  readonly before?: JsonObject;
  readonly after: JsonObject;
}

/** Refuses a credential that has been written, and with which those of the organization take too much. @throws GatewayError `GW_ORGANIZATION_LIMIT` (400) */
export async function refuseTooMany(
  entities: EntityManager,
  { organizationId }: { readonly organizationId: string },
  kind: Kind,
  most: number,
): Promise<void> {
  const { plural, table } = kinds[kind];
  const lists =
    'concat(connection_ids::text, allowed_model_identifiers_list::text, model_spending_limits::text, allowed_addresses::text)';
  const bytes = kind === 'key' ? `sum(octet_length(${lists}))` : '0';
  const query = `select count(*) as count, ${bytes} as bytes from ${table}
    where organization_id = ? and revoked_at is null and (expires_at is null or expires_at > now())`;
  await refuseBeyondLimit(entities, organizationId, { kind: `valid ${plural}`, plugin: 'auth', most, query });
}

/**
 * Writes credentials to the database in the caller's transaction. Each change also adds an entry to the audit trail, and notifies the other
 * processes.
 */
export class CredentialRecords {
  readonly #audit: AuditTrail | undefined;

  constructor(audit: AuditTrail | undefined) {
    this.#audit = audit;
  }

  async addKey(entities: EntityManager, row: NewRow<ApiKeyRow>, author: Author): Promise<void> {
    await entities.insert(ApiKeyRow, row);
    const { keyId: id, organizationId, name, prefix } = row;
    const after = { prefix, ...settingsOf(row) };
    await this.#changed(entities, { kind: 'key', organizationId, id }, { what: 'create', name, after }, author);
  }

  /** A key, which nobody else changes before the transaction ends. */
  async lockKey(
    entities: EntityManager,
    which: Pick<ApiKeyRow, 'organizationId' | 'keyId'>,
  ): Promise<NewRow<ApiKeyRow> | undefined> {
    const row = await entities.findOne(ApiKeyRow, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return row ? { ...row } : undefined;
  }

  /** Changes the settings of a locked key. @returns its row after the change, which is the one before if nothing differs */
  async changeKey(
    entities: EntityManager,
    before: NewRow<ApiKeyRow>,
    change: KeyChange,
    author: Author,
  ): Promise<NewRow<ApiKeyRow>> {
    const after = { ...before, ...change, version: before.version + 1 };
    const changed = changedValues(settingsOf(before), settingsOf(after));
    if (Object.keys(changed.after).length === 0) return before;
    const { organizationId, keyId: id, name, version } = after;
    const values = { ...change, version, changedAt: raw('clock_timestamp()') };
    await entities.nativeUpdate(ApiKeyRow, { organizationId, keyId: id }, values);
    await this.#changed(entities, { kind: 'key', organizationId, id }, { what: 'update', name, ...changed }, author);
    return after;
  }

  async addToken(entities: EntityManager, row: NewRow<AccessTokenRow>, author: Author): Promise<void> {
    await entities.insert(AccessTokenRow, row);
    const { tokenId: id, subject, role, prefix, expires } = describeToken(tokenInfo(row));
    const target = { kind: 'token', organizationId: row.organizationId, id } as const;
    const after = { subject, role, prefix, expires };
    await this.#changed(entities, target, { what: 'create', name: subject, after }, author);
  }

  /**
   * Revokes a credential. Idempotent.
   *
   * @returns the hash of its secret; undefined when there is no such credential
   */
  async revoke(entities: EntityManager, target: CredentialTarget, author: Author): Promise<string | undefined> {
    const { table, idColumn, nameColumn } = kinds[target.kind];
    const [known] = await entities.execute<{ hash: string; name: string; revoked: boolean }[]>(
      `select hash, ${nameColumn} as name, revoked_at is not null as revoked from ${table}
        where organization_id = ? and ${idColumn} = ? for update`,
      [target.organizationId, target.id],
    );
    if (!known || known.revoked) return known?.hash;
    const [written] = await entities.execute<{ revoked_at: string | Date }[]>(
      `update ${table} set revoked_at = clock_timestamp(), changed_at = clock_timestamp() where ${idColumn} = ?
        returning revoked_at`,
      [target.id],
    );
    const revoked = new Date(written?.revoked_at ?? 0).toISOString();
    const change = { what: 'revoke', name: known.name, before: { revoked: null }, after: { revoked } } as const;
    await this.#changed(entities, target, change, author);
    return known.hash;
  }

  async #changed(
    entities: EntityManager,
    { kind, organizationId, id }: CredentialTarget,
    { what, name, ...values }: Change,
    author: Author,
  ): Promise<void> {
    const { resource: type, table } = kinds[kind];
    await this.#audit?.append(entities, {
      organizationId,
      author,
      action: `${type}.${what}`,
      resource: { type, id, name },
      ...values,
    });
    await announceChange(entities, table);
  }
}

/** The settings of a key, as the audit trail shows them: with the limits as they were written. */
function settingsOf(row: NewRow<ApiKeyRow>): JsonObject {
  const described = describeKey(keyInfo(row));
  const { name, owner, tags, connectionIds, defaultConnectionId, spendingPeriod, expires } = described;
  const { allowedModelIdentifiersList, allowedAddresses, rateLimit } = described;
  return {
    name,
    owner,
    tags,
    connectionIds,
    defaultConnectionId,
    spendingLimit: storedLimit(row),
    spendingPeriod,
    modelSpendingLimits: row.modelSpendingLimits?.map((limit) => ({ ...limit })) ?? null,
    allowedModelIdentifiersList,
    allowedAddresses,
    rateLimit,
    expires,
  };
}
