import {
  type Clock,
  type Connection,
  type ConnectionChanges,
  type Connections,
  gatewayItself,
  GatewayError,
  type StartNote,
} from '../../core/api/index.js';
import type { Database, EntityManager } from '../../core/api/database.js';
import type { AuthConfig } from './config.js';
import { keyRow, type NewCredential, tokenRow } from './credentials/credential-rows.js';
import type { CredentialStore } from './credentials/credential-store.js';
import { hashOf, keyPrefix, newSecret, tokenPrefix } from './credentials/secret.js';
import { AccessTokenRow, ApiKeyRow } from './tables.js';

/** The services of {@link bootstrap}. */
interface BootstrapServices {
  readonly database: Database;
  readonly connections: Connections;
  readonly changes: ConnectionChanges;
  readonly clock: Clock;
  readonly store: CredentialStore;
}

/**
 * Creates the first connection, an admin token and an API key, without which nothing could be managed. Credentials with a secret from the
 * configuration are created whenever they are missing; random ones only if the organization has no credentials at all.
 *
 * @returns the secrets to show to the operator, because they cannot be shown again
 */
export async function bootstrap(
  organizationId: string,
  wanted: AuthConfig['bootstrap'],
  services: BootstrapServices,
): Promise<readonly StartNote[]> {
  const { database, connections, store } = services;
  const entities = database.fork();
  const isNew = await hasNoCredentials(entities, organizationId);
  // Existing credentials stay as they are, even if they are revoked.
  const lacksKey =
    wanted.apiKey !== undefined && (await entities.count(ApiKeyRow, { hash: hashOf(wanted.apiKey) })) === 0;
  const lacksToken =
    wanted.adminToken !== undefined &&
    (await entities.count(AccessTokenRow, { hash: hashOf(wanted.adminToken) })) === 0;
  if (!isNew && !lacksKey && !lacksToken) {
    // Another process may have created them, and their connection, since they were read.
    await connections.refresh();
    await store.refresh();
    return [];
  }
  // Only a key needs a connection. (The first one may have been renamed or deleted since.)
  const needsConnection = isNew || lacksKey;
  const connection = needsConnection
    ? await connectionNamed(organizationId, wanted.connectionName, services)
    : undefined;
  return makeCredentials(organizationId, wanted, connection, services);
}

async function makeCredentials(
  organizationId: string,
  wanted: AuthConfig['bootstrap'],
  connection: Connection | undefined,
  { database, clock, store }: BootstrapServices,
): Promise<readonly StartNote[]> {
  const shown = await database.transactional(async (entities) => {
    // Several processes may start with one empty database. The advisory lock is released at the end of the transaction.
    await entities.execute("select pg_advisory_xact_lock(hashtext('sluice-auth-bootstrap'))");
    const isNew = await hasNoCredentials(entities, organizationId);
    const adminToken = wanted.adminToken ?? (isNew ? newSecret(tokenPrefix) : undefined);
    const apiKey = wanted.apiKey ?? (isNew ? newSecret(keyPrefix) : undefined);
    const made = (secret: string): NewCredential => ({ organizationId, secret, now: clock.now() });
    if (connection && apiKey && (await entities.count(ApiKeyRow, { hash: hashOf(apiKey) })) === 0) {
      const { connectionId: defaultConnectionId } = connection;
      await store.records.addKey(entities, keyRow({ name: 'first', defaultConnectionId }, made(apiKey)), gatewayItself);
    }
    if (adminToken && (await entities.count(AccessTokenRow, { hash: hashOf(adminToken) })) === 0) {
      const row = tokenRow({ subject: 'first-admin', role: 'admin' }, made(adminToken));
      await store.records.addToken(entities, row, gatewayItself);
    }
    return isNew ? { adminToken, apiKey } : {};
  });
  await store.refresh();
  // Secrets from the configuration are not shown; the operator knows them.
  const secrets: StartNote[] = [];
  if (shown.adminToken && !wanted.adminToken) {
    secrets.push({ id: 'admin-token', label: 'Admin token', value: shown.adminToken });
  }
  if (shown.apiKey && !wanted.apiKey) secrets.push({ id: 'api-key', label: 'API key', value: shown.apiKey });
  if (secrets.length === 0 || !connection) return secrets;
  return [...secrets, { id: 'connection-id', label: 'Connection id', value: connection.connectionId }];
}

async function hasNoCredentials(entities: EntityManager, organizationId: string): Promise<boolean> {
  const keys = await entities.count(ApiKeyRow, { organizationId });
  return keys === 0 && (await entities.count(AccessTokenRow, { organizationId })) === 0;
}

async function connectionNamed(
  organizationId: string,
  name: string,
  { connections, changes }: BootstrapServices,
): Promise<Connection> {
  const known = connections.named(organizationId, name);
  if (known) return known;
  try {
    return await changes.create(organizationId, { name });
  } catch (cause) {
    if (!GatewayError.is(cause) || cause.code !== 'GW_CONNECTION_NAME_TAKEN') throw cause;
    // Another process was faster. The database has refused the name, but the copy in memory may not have the connection yet.
    await connections.refresh();
    const made = connections.named(organizationId, name);
    if (!made) throw cause;
    return made;
  }
}
