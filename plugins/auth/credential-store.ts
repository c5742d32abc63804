import { AccessTokenRow, ApiKeyRow } from './tables.js';
import {
  type Changes,
  type Clock,
  type Connections,
  type Credentials,
  type Follower,
  followChanges,
  GatewayError,
  type Issued,
  type KeyInfo,
  type KeySettings,
  type Logger,
  newId,
  type TokenInfo,
  type TokenSettings,
} from '../../core/api/index.js';
import { type Database, type EntityManager, readingTime } from '../../core/api/database.js';
import { CredentialIndex, type CredentialIndexes } from './credential-index.js';
import { hashOf, keyPrefix, newSecret, shownPart, tokenPrefix } from './secret.js';

/** What the store works with. */
export interface StoreServices {
  readonly database: Database;
  readonly connections: Connections;
  readonly clock: Clock;
  readonly log: Logger;
}

interface ChangedCredentials {
  readonly keys: readonly ApiKeyRow[];
  readonly tokens: readonly AccessTokenRow[];
}

/** The `Credentials` service: writes to the database, checks from memory. */
export class CredentialStore implements Credentials {
  readonly indexes: CredentialIndexes = { keys: new CredentialIndex(), tokens: new CredentialIndex() };
  readonly #services: StoreServices;
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
  }

  /** Loads every credential and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<CredentialStore> {
    const store = new CredentialStore(services);
    store.#follower = await followChanges({
      read: (since) => store.#changesSince(since),
      apply: (changes) => {
        for (const { keys, tokens } of changes) {
          store.indexes.keys.apply(keys);
          store.indexes.tokens.apply(tokens);
        }
      },
      clock: services.clock,
      log: services.log,
    });
    return store;
  }

  async createKey(organizationId: string, settings: KeySettings): Promise<Issued<KeyInfo>> {
    const secret = newSecret(keyPrefix);
    const row = this.keyRow(organizationId, settings, secret);
    this.#checkConnections(row);
    await this.#services.database.fork().insert(ApiKeyRow, row);
    this.indexes.keys.apply([row]);
    return { info: keyInfo(row), secret };
  }

  async createToken(organizationId: string, settings: TokenSettings): Promise<Issued<TokenInfo>> {
    const secret = newSecret(tokenPrefix);
    const row = this.tokenRow(organizationId, settings, secret);
    await this.#services.database.fork().insert(AccessTokenRow, row);
    this.indexes.tokens.apply([row]);
    return { info: tokenInfo(row), secret };
  }

  async listKeys(organizationId: string): Promise<readonly KeyInfo[]> {
    const rows = await this.#services.database
      .fork()
      .find(ApiKeyRow, { organizationId }, { orderBy: { keyId: 'asc' } });
    return rows.map(keyInfo);
  }

  async listTokens(organizationId: string): Promise<readonly TokenInfo[]> {
    const rows = await this.#services.database
      .fork()
      .find(AccessTokenRow, { organizationId }, { orderBy: { tokenId: 'asc' } });
    return rows.map(tokenInfo);
  }

  async revokeKey(organizationId: string, keyId: string): Promise<boolean> {
    return this.#revoke('api_key', 'key_id', organizationId, keyId);
  }

  async revokeToken(organizationId: string, tokenId: string): Promise<boolean> {
    return this.#revoke('access_token', 'token_id', organizationId, tokenId);
  }

  /** The row of a key with this secret, not stored yet. */
  keyRow(organizationId: string, settings: KeySettings, secret: string): NewRow<ApiKeyRow> {
    const now = this.#services.clock.now();
    const { name, defaultConnectionId, connectionIds, expiresAt = null } = settings;
    return {
      keyId: newId(now),
      organizationId,
      name,
      hash: hashOf(secret),
      prefix: shownPart(secret),
      // UUIDs are the same in capitals; the database writes them small.
      defaultConnectionId: defaultConnectionId?.toLowerCase() ?? null,
      connectionIds: connectionIds?.map((connectionId) => connectionId.toLowerCase()) ?? null,
      createdAt: new Date(now),
      expiresAt,
      revokedAt: null,
    };
  }

  /** The row of a token with this secret, not stored yet. */
  tokenRow(organizationId: string, settings: TokenSettings, secret: string): NewRow<AccessTokenRow> {
    const now = this.#services.clock.now();
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

  /** Takes over at once what has been written to the database. */
  async refresh(): Promise<void> {
    await this.#follower?.refresh();
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #revoke(table: string, idColumn: string, organizationId: string, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const revoked = await this.#services.database.fork().execute<{ id: string }[]>(
      `update ${table} set revoked_at = coalesce(revoked_at, now()), changed_at = clock_timestamp()
        where organization_id = ? and ${idColumn} = ? returning ${idColumn} as id`,
      [organizationId, id],
    );
    await this.#follower?.refresh();
    return revoked.length > 0;
  }

  #checkConnections({ organizationId, defaultConnectionId, connectionIds }: NewRow<ApiKeyRow>): void {
    for (const connectionId of [...(connectionIds ?? []), ...(defaultConnectionId ? [defaultConnectionId] : [])]) {
      if (this.#services.connections.get(organizationId, connectionId)) continue;
      const message = `There is no connection ${connectionId} in this organization.`;
      throw new GatewayError({ code: 'GW_CONNECTION_UNKNOWN', status: 400, message });
    }
  }

  async #changesSince(since: string | undefined): Promise<Changes<ChangedCredentials>> {
    const entities = this.#services.database.fork();
    const { at, from, changed } = await readingTime(entities, since, ['api_key', 'access_token']);
    if (!changed) return { rows: [], at };
    const filter = from ? { changedAt: { $gte: from } } : { revokedAt: null };
    const keys = await entities.find(ApiKeyRow, filter);
    const tokens = await entities.find(AccessTokenRow, filter);
    return { rows: [{ keys, tokens }], at };
  }
}

/** A row before the database has dated it. */
export type NewRow<Row extends { changedAt: unknown }> = Omit<Row, 'changedAt'>;

/** Stores rows whose secret may be there already, as when two processes start at once. */
export async function insertMissing(
  entities: EntityManager,
  rows: { readonly keys: readonly NewRow<ApiKeyRow>[]; readonly tokens: readonly NewRow<AccessTokenRow>[] },
): Promise<void> {
  const keep = { onConflictFields: ['hash' as const], onConflictAction: 'ignore' as const };
  for (const row of rows.keys) await entities.upsert(ApiKeyRow, row, keep);
  for (const row of rows.tokens) await entities.upsert(AccessTokenRow, row, keep);
}

function keyInfo(row: NewRow<ApiKeyRow>): KeyInfo {
  const { keyId, organizationId, name, prefix, createdAt } = row;
  return {
    keyId,
    organizationId,
    name,
    prefix,
    createdAt,
    ...(row.defaultConnectionId ? { defaultConnectionId: row.defaultConnectionId } : {}),
    ...(row.connectionIds ? { connectionIds: row.connectionIds } : {}),
    ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
    ...(row.revokedAt ? { revokedAt: row.revokedAt } : {}),
  };
}

function tokenInfo(row: NewRow<AccessTokenRow>): TokenInfo {
  const { tokenId, organizationId, subject, role, prefix, createdAt } = row;
  return {
    tokenId,
    organizationId,
    subject,
    role,
    prefix,
    createdAt,
    ...(row.expiresAt ? { expiresAt: row.expiresAt } : {}),
    ...(row.revokedAt ? { revokedAt: row.revokedAt } : {}),
  };
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
