import {
  type Author,
  type Clock,
  type Connections,
  type Credentials,
  type Follower,
  followChanges,
  gatewayItself,
  type Issued,
  isUuid,
  type KeyChange,
  type KeyInfo,
  type KeySettings,
  type Logger,
  type Page,
  pageOffset,
  type PageQuery,
  searchPattern,
  type TokenInfo,
  type TokenSettings,
} from '../../../core/api/index.js';
import {
  type AuditTrail,
  type ConnectionBindings,
  type Database,
  pagesById,
  raw,
  readingTime,
} from '../../../core/api/database.js';
import type { KeyQuery, TokenQuery } from '../credential-schema.js';
import { checkConnections, connectionsNamedBy } from './check-connections.js';
import { checkedSettings } from './check-settings.js';
import { CredentialIndex, type CredentialIndexes } from './credential-index.js';
import { CredentialRecords, type CredentialTarget, refuseTooMany } from './credential-records.js';
import { checkExpiry } from './expiry.js';
import { keyInfo, keyRow, type NewRow, settingColumns, tokenInfo, tokenRow } from './credential-rows.js';
import { knownKey, knownToken } from './known-credentials.js';
import { keyPrefix, newSecret, tokenPrefix } from './secret.js';
import { AccessTokenRow, ApiKeyRow } from '../tables.js';

/** The services of {@link CredentialStore}. */
export interface StoreServices {
  readonly database: Database;
  readonly connections: Connections;
  readonly bindings: ConnectionBindings;
  readonly clock: Clock;
  readonly log: Logger;
  /** Records every change, if present. */
  readonly audit?: AuditTrail | undefined;
  /** The most that the keys of an organization may take, and its tokens. */
  readonly maxBytes: number;
}

const credentialTables = ['api_key', 'access_token'];
/** Rows in a page of a complete read. */
const pageSize = 1000;

type CredentialFilter =
  | { readonly changedAt: { readonly $gte: Date } }
  | { readonly revokedAt: null; readonly $or: [{ expiresAt: null }, { expiresAt: { $gt: Date } }] };

/** The `Credentials` service: writes go to the database, checks use a copy in memory. */
export class CredentialStore implements Credentials {
  readonly records: CredentialRecords;
  readonly indexes: CredentialIndexes = { keys: new CredentialIndex(), tokens: new CredentialIndex() };
  readonly #services: StoreServices;
  #follower: Follower | undefined;

  private constructor(services: StoreServices) {
    this.#services = services;
    this.records = new CredentialRecords(services.audit);
  }

  /** Loads all credentials, and follows the changes of other processes. */
  static async open(services: StoreServices): Promise<CredentialStore> {
    const store = new CredentialStore(services);
    store.#follower = await followChanges({
      read: (since) => store.#readChanges(since),
      database: services.database,
      tables: credentialTables,
      clock: services.clock,
      log: services.log,
    });
    return store;
  }

  async createKey(organizationId: string, settings: KeySettings, author = gatewayItself): Promise<Issued<KeyInfo>> {
    const { clock, connections, bindings, database, maxBytes } = this.#services;
    const secret = newSecret(keyPrefix);
    const row = keyRow(checkedSettings(settings), { organizationId, secret, now: clock.now() });
    await database.transactional(async (entities) => {
      await checkConnections(entities, row, bindings);
      await this.records.addKey(entities, row, author);
      await refuseTooMany(entities, row, 'key', maxBytes);
    });
    // Another process may just have created the connection, and the key must work at once.
    if (connectionsNamedBy(row).some((id) => !connections.get(organizationId, id))) await connections.refresh();
    this.indexes.keys.apply([knownKey(row)]);
    return { info: keyInfo(row), secret };
  }

  async findKey(organizationId: string, keyId: string): Promise<KeyInfo | undefined> {
    if (!isUuid(keyId)) return undefined;
    const row = await this.#services.database.fork().findOne(ApiKeyRow, { organizationId, keyId });
    return row ? keyInfo(row) : undefined;
  }

  async changeKey(
    organizationId: string,
    keyId: string,
    change: KeyChange,
    author = gatewayItself,
  ): Promise<KeyInfo | undefined> {
    if (!isUuid(keyId)) return undefined;
    const columns = settingColumns(checkedSettings(change));
    const { bindings, clock, database, maxBytes } = this.#services;
    const row = await database.transactional(async (entities) => {
      const before = await this.records.lockKey(entities, { organizationId, keyId });
      if (!before) return undefined;
      await checkConnections(entities, { ...before, ...columns }, bindings, connectionsNamedBy(before));
      const after = await this.records.changeKey(entities, before, columns, author);
      const now = clock.now();
      if (shareOf(after, now) > shareOf(before, now)) await refuseTooMany(entities, after, 'key', maxBytes);
      return after;
    });
    if (!row) return undefined;
    const isRead = await this.#readAgain(
      'credentials could not be read after one was changed; this process knows it anyway',
    );
    // What was read is newer than the row: another process may have revoked the key since.
    if (!isRead) this.indexes.keys.apply([knownKey(row)]);
    return keyInfo(row);
  }

  async createToken(
    organizationId: string,
    settings: TokenSettings,
    author = gatewayItself,
  ): Promise<Issued<TokenInfo>> {
    const { clock, database, maxBytes } = this.#services;
    const secret = newSecret(tokenPrefix);
    checkExpiry(settings.expiresAt);
    const row = tokenRow(settings, { organizationId, secret, now: clock.now() });
    await database.transactional(async (entities) => {
      await this.records.addToken(entities, row, author);
      await refuseTooMany(entities, row, 'token', maxBytes);
    });
    this.indexes.tokens.apply([knownToken(row)]);
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

  /** One page of the organization's keys. A search looks for their names and owners, and for how they begin. */
  async pageOfKeys(organizationId: string, query: KeyQuery): Promise<Page<KeyInfo>> {
    const { connectionId, ids, page, pageSize, order, search } = query;
    const where = {
      organizationId,
      ...(ids && { keyId: { $in: ids.filter(isUuid) } }),
      ...(connectionId !== undefined && { [mayUse(connectionId)]: true }),
      $and: [searchIn(['name', 'owner', 'prefix'], search), this.#inState(query)],
    };
    const how = { orderBy: { keyId: order }, ...windowOf(query) };
    const [rows, totalCount] = await this.#services.database.fork().findAndCount(ApiKeyRow, where, how);
    return { items: rows.map(keyInfo), page, pageSize, totalCount };
  }

  /** One page of the organization's tokens. A search looks for whose they are, for their roles, and for how they begin. */
  async pageOfTokens(organizationId: string, query: TokenQuery): Promise<Page<TokenInfo>> {
    const { ids, page, pageSize, order, search } = query;
    const where = {
      organizationId,
      ...(ids && { tokenId: { $in: ids.filter(isUuid) } }),
      $and: [searchIn(['subject', 'role', 'prefix'], search), this.#inState(query)],
    };
    const how = { orderBy: { tokenId: order }, ...windowOf(query) };
    const [rows, totalCount] = await this.#services.database.fork().findAndCount(AccessTokenRow, where, how);
    return { items: rows.map(tokenInfo), page, pageSize, totalCount };
  }

  #inState({ state }: TokenQuery) {
    const now = new Date(this.#services.clock.now());
    if (state === undefined) return {};
    if (state === 'revoked') return { revokedAt: { $ne: null } };
    if (state === 'expired') return { revokedAt: null, expiresAt: { $lte: now } };
    return { revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] };
  }

  async listOwners(organizationId: string, page: PageQuery): Promise<Pick<Page<string>, 'items' | 'totalCount'>> {
    const valid = `from api_key where organization_id = ? and owner is not null and revoked_at is null and (expires_at is null or expires_at > ?)`;
    const values = [organizationId, new Date(this.#services.clock.now())];
    const entities = this.#services.database.fork();
    const rows = await entities.execute<{ owner: string }[]>(
      `select distinct owner ${valid} order by owner limit ? offset ?`,
      [...values, page.pageSize, pageOffset(page)],
    );
    const [counted] = await entities.execute<{ count: number }[]>(
      `select count(distinct owner)::int as count ${valid}`,
      values,
    );
    return { items: rows.map(({ owner }) => owner), totalCount: counted?.count ?? 0 };
  }

  async revokeKey(organizationId: string, keyId: string, author = gatewayItself): Promise<boolean> {
    return this.#revoke({ kind: 'key', organizationId, id: keyId }, author);
  }

  async revokeToken(organizationId: string, tokenId: string, author = gatewayItself): Promise<boolean> {
    return this.#revoke({ kind: 'token', organizationId, id: tokenId }, author);
  }

  /** Reads what has been written to the database at once. */
  async refresh(): Promise<void> {
    await this.#follower?.refresh();
  }

  async close(): Promise<void> {
    await this.#follower?.close();
  }

  async #revoke(target: CredentialTarget, author: Author): Promise<boolean> {
    if (!isUuid(target.id)) return false;
    const { database } = this.#services;
    const hash = await database.transactional((entities) => this.records.revoke(entities, target, author));
    if (hash === undefined) return false;
    await this.#readAgain('credentials could not be read after one was revoked; it is refused anyway');
    (target.kind === 'key' ? this.indexes.keys : this.indexes.tokens).forget(hash);
    return true;
  }

  /** A read that began before a commit could restore in memory what was before, so wait for one that begins now. @returns whether it has succeeded */
  async #readAgain(otherwise: string): Promise<boolean> {
    try {
      await this.#follower?.refresh();
      return true;
    } catch (error) {
      this.#services.log.warn({ error }, otherwise);
      return false;
    }
  }

  /** @returns the time of this read */
  async #readChanges(since: string | undefined): Promise<string> {
    const { database, clock } = this.#services;
    const entities = database.fork();
    const { at, from, changed } = await readingTime(entities, since, credentialTables);
    if (!changed) return at;
    // The earlier time of two clocks, one of which may be wrong: what has expired is dropped, and read again only after the database's clock was set back.
    const now = Math.min(clock.now(), new Date(at).getTime());
    const filter: CredentialFilter = from
      ? { changedAt: { $gte: from } }
      : { revokedAt: null, $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date(now) } }] };
    // Few have changed; all of them are read in pages, with turns for other work in between, because each row blocks it for 25 µs.
    const { keys, tokens } = this.indexes;
    if (from && from.getTime() > 0) {
      keys.apply((await entities.find(ApiKeyRow, filter)).map(knownKey), now);
      tokens.apply((await entities.find(AccessTokenRow, filter)).map(knownToken), now);
      return at;
    }
    for await (const rows of pagesById({ id: 'keyId', pageSize, after: (last) => this.#keysAfter(last, filter) }))
      keys.apply(rows.map(knownKey), now);
    for await (const rows of pagesById({ id: 'tokenId', pageSize, after: (last) => this.#tokensAfter(last, filter) }))
      tokens.apply(rows.map(knownToken), now);
    return at;
  }

  #keysAfter(last: string, filter: CredentialFilter): Promise<readonly ApiKeyRow[]> {
    const page = { orderBy: { keyId: 'asc' }, limit: pageSize } as const;
    return this.#services.database.fork().find(ApiKeyRow, { ...filter, keyId: { $gt: last } }, page);
  }

  #tokensAfter(last: string, filter: CredentialFilter): Promise<readonly AccessTokenRow[]> {
    const page = { orderBy: { tokenId: 'asc' }, limit: pageSize } as const;
    return this.#services.database.fork().find(AccessTokenRow, { ...filter, tokenId: { $gt: last } }, page);
  }
}

/** How much a key adds to what those of its organization take, to compare it before and after a change. */
function shareOf(row: NewRow<ApiKeyRow>, now: number): number {
  const { connectionIds, allowedModelIdentifiersList, modelSpendingLimits, allowedAddresses } = row;
  const { expiresAt, revokedAt } = row;
  if (revokedAt || (expiresAt && expiresAt.getTime() <= now)) return 0;
  const lists = [connectionIds, allowedModelIdentifiersList, modelSpendingLimits, allowedAddresses];
  return Buffer.byteLength(JSON.stringify(lists));
}

/** The condition that a key may be used with a connection: one that names none may be used with all. */
function mayUse(connectionId: string) {
  return raw('coalesce(connection_ids @> ?::jsonb, true)', [JSON.stringify([connectionId.toLowerCase()])]);
}

/** The condition that one of these columns has the text that is searched for. */
function searchIn<Column extends string>(columns: readonly Column[], search = '') {
  if (search === '') return {};
  return { $or: columns.map((column) => ({ [column]: { $ilike: searchPattern(search) } })) };
}

function windowOf(query: PageQuery): { readonly limit: number; readonly offset: number } {
  return { limit: query.pageSize, offset: pageOffset(query) };
}
