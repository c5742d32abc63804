import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Test, test } from 'tap';
import {
  type Access,
  type Connection,
  type Connections,
  type Credentials,
  GatewayError,
  type IncomingRequest,
  newId,
} from '../../core/api/index.js';
import type { AuditEntry, AuditTrail, ConnectionBindings, Database } from '../../core/api/database.js';
import { fakeClock, ScriptedHttpClient, testConnection } from '../../core/testkit/index.js';
import { openDatabase } from '../../core/services/database/open-database.js';
import { pollingOnlyDatabase } from '../../test/fixtures/components/polling-only-database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { createDatabase } from '../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import plugin from './plugin.js';
import { newSecret } from './secret.js';
import { tables } from './tables.js';

const start = Date.UTC(2030, 0, 1);
const keyRoute: Access = { kind: 'connection-key' };
const bearerRoute: Access = { kind: 'bearer', role: 'viewer' };
const fixedKey = `sk-slc-${'k'.repeat(24)}`;
const fixedToken = `at-slc-${'t'.repeat(24)}`;

/** The shared table of connections, and the copy of one process. */
type ConnectionTable = Map<string, Connection>;

function connectionsIn(table: ConnectionTable): Connections & { add(settings: Partial<Connection>): Connection } {
  let known = new Map(table);
  const list = (organizationId: string): Connection[] =>
    [...known.values()].filter((connection) => connection.organizationId === organizationId);
  const add = (settings: Partial<Connection>): Connection => {
    const connection = { ...testConnection, connectionId: newId(start), ...settings };
    table.set(connection.connectionId, connection);
    known.set(connection.connectionId, connection);
    return connection;
  };
  return {
    add,
    list,
    get: (organizationId, id) => list(organizationId).find(({ connectionId }) => connectionId === id),
    named: (organizationId, wanted) => list(organizationId).find(({ name }) => name === wanted),
    async create(organizationId, settings) {
      const isTaken = [...table.values()].some(
        (one) => one.organizationId === organizationId && one.name === settings.name,
      );
      if (isTaken) throw new GatewayError({ code: 'GW_CONNECTION_NAME_TAKEN', status: 400, message: 'taken' });
      return add({ ...settings, organizationId });
    },
    follow: () => () => undefined,
    async refresh() {
      known = new Map(table);
    },
  };
}

function bindingsIn(table: ConnectionTable): ConnectionBindings {
  return {
    missing: async (_entities, organizationId, ids) =>
      ids.filter((id) => table.get(id)?.organizationId !== organizationId),
    boundTo: async () => [],
    checkPromptsWith: () => undefined,
  };
}

interface Sent {
  readonly access?: Access;
  readonly headers?: Readonly<Record<string, string>>;
  readonly inPath?: string;
  /** The network connection; one connection for all when absent, as from a proxy. */
  readonly over?: object;
}

interface Setting {
  readonly organization: string;
  readonly bootstrap?: Readonly<Record<string, string>>;
  readonly table?: ConnectionTable;
  readonly audit?: AuditTrail;
}

/** A secret with one character mistyped. */
function withSlip(secret: string, at = 20): string {
  return secret
    .split('')
    .with(at, secret.at(at) === 'x' ? 'y' : 'x')
    .join('');
}

/** A process on this database. It reads the changes of other processes when the test triggers a poll. */
async function opened(
  t: Test,
  database: Database,
  { organization, bootstrap = {}, table = new Map(), audit }: Setting,
) {
  const clock = fakeClock(start);
  const connections = connectionsIn(table);
  const plugged = await plugin.setup({
    id: 'auth',
    config: plugin.config.parse({ bootstrap }),
    services: {
      database: pollingOnlyDatabase(database),
      connections,
      bindings: bindingsIn(table),
      clock,
      info: { version: '0', organization, currency: 'USD', timezone: 'UTC', dataFolder: '/nonexistent' },
      httpClient: new ScriptedHttpClient(),
      audit,
    },
    log: silentLog,
  });
  const { services } = plugged;
  const notes = (await plugged.started?.()) ?? [];
  t.teardown(() => plugged.close?.());
  const proxy = {};
  const send = ({ access = keyRoute, headers = {}, inPath, over = proxy }: Sent) =>
    plugged.authenticate?.(
      {
        header: (name: string) => headers[name],
        connectionIdInPath: inPath,
        clientConnection: over,
      } as unknown as IncomingRequest,
      access,
    );
  return {
    clock,
    connections,
    table,
    notes,
    credentials: services?.['credentials'] as Credentials,
    send,
    /** The result in short: the connection's name, the token's role, "nobody", or the message of the refusal. */
    answer: async (sent: Sent): Promise<string> => {
      try {
        const found = await send(sent);
        if (!found) return 'nobody';
        return found.identity.kind === 'token' ? found.identity.role : (found.connection?.name ?? 'no connection');
      } catch (error) {
        if (!GatewayError.is(error)) throw error;
        return `${error.status} ${error.code} ${error.message}`;
      }
    },
    /** Runs one poll, and closes the plugin. */
    pollOnce: async (): Promise<void> => {
      await clock.advance(500);
      await plugged.close?.();
    },
  };
}

const key = (secret: string): Sent => ({ headers: { 'x-api-key': secret } });
const token = (secret: string): Sent => ({ access: bearerRoute, headers: { authorization: `Bearer ${secret}` } });
const noteOf = (notes: readonly { readonly id: string; readonly value: string }[], id: string): string =>
  notes.find((note) => note.id === id)?.value ?? '';

const wrongKey = '401 GW_AUTH_INVALID_KEY API key or connection id is invalid.';
const notAKey =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: this is an access token, and the route needs an API key ("sk-slc-…").';
const twoKeys =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: the headers "x-api-key" and "Authorization" carry two different API keys. Send one.';
const noDefault =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: the key has no default connection. Name one in the header "x-connection-id" or in the path "/c/{connectionId}/…".';
const wrongToken = '401 GW_AUTH_INVALID_TOKEN The access token is invalid or expired.';
const damagedKey = `${wrongKey.slice(0, -1)}: the key is damaged (its checksum is wrong). Copy it again.`;
const damagedToken = `${wrongToken} It is damaged: its checksum is wrong. Copy it again.`;
const notAToken = `${wrongToken} This is an API key; the route needs an access token ("at-slc-…").`;
const wrongPlace = `${wrongToken} Send it as "Authorization: Bearer at-slc-…".`;

await forEachDatabase('authentication', [tables], async (t, database) => {
  const { answer, credentials, connections, send } = await opened(t, database, { organization: 'table' });
  const first = connections.named('table', 'default') as Connection;
  const second = connections.add({ organizationId: 'table', name: 'second' });
  const disabled = connections.add({ organizationId: 'table', name: 'resting', disabled: true });
  const foreign = connections.add({ organizationId: 'another', name: 'foreign' });
  const unknown = '01900000-0000-7000-8000-00000000ffff';
  const make = async (settings: Partial<Parameters<Credentials['createKey']>[1]>): Promise<string> =>
    (await credentials.createKey('table', { name: 'any', ...settings })).secret;
  const api = await make({ defaultConnectionId: first.connectionId });
  const other = await make({ defaultConnectionId: second.connectionId });
  const bare = await make({});
  const narrow = await make({ connectionIds: [second.connectionId], defaultConnectionId: second.connectionId });
  const none = await make({ connectionIds: [] });
  const admin = (await credentials.createToken('table', { subject: 'ann', role: 'admin' })).secret;
  const viewer = (await credentials.createToken('table', { subject: 'vic', role: 'viewer' })).secret;
  const at = (secret: string, connectionId: string): Sent => ({
    headers: { 'x-api-key': secret, 'x-connection-id': connectionId },
  });
  const unknownKey = `sk-slc-${'0'.repeat(40)}`;
  const unknownToken = `at-slc-${'0'.repeat(40)}`;
  const onBearer = (headers: Readonly<Record<string, string>>): Sent => ({ access: bearerRoute, headers });

  const table: readonly (readonly [string, Sent, string])[] = [
    // Where a key may be.
    ['key in x-api-key', key(api), 'default'],
    ['key with spaces around it', key(` ${api} `), 'default'],
    ['key as bearer', { headers: { authorization: `Bearer ${api}` } }, 'default'],
    ['scheme in any case, more spaces', { headers: { authorization: `bEARER   ${api} ` } }, 'default'],
    ['the same key twice', { headers: { 'x-api-key': api, authorization: `Bearer ${api}` } }, 'default'],
    ['place-holder as bearer', { headers: { 'x-api-key': api, authorization: 'Bearer dummy' } }, 'default'],
    ['place-holder in x-api-key', { headers: { 'x-api-key': 'dummy', authorization: `Bearer ${api}` } }, 'default'],
    ["a proxy's own credentials beside it", { headers: { 'x-api-key': api, authorization: 'Basic YTpi' } }, 'default'],
    ['a token beside it', { headers: { 'x-api-key': api, authorization: `Bearer ${admin}` } }, 'default'],
    ['two different keys', { headers: { 'x-api-key': api, authorization: `Bearer ${other}` } }, twoKeys],
    // Which connection.
    ['connection in the header', at(api, second.connectionId), 'second'],
    ['connection in the path', { ...key(api), inPath: second.connectionId }, 'second'],
    ['header before path', { ...at(api, first.connectionId), inPath: second.connectionId }, 'default'],
    ['a wrong header is not mended by the path', { ...at(api, unknown), inPath: second.connectionId }, wrongKey],
    ['an empty header is none', { ...at(api, ' '), inPath: second.connectionId }, 'second'],
    ['capitals in the header', at(api, second.connectionId.toUpperCase()), 'second'],
    ['capitals in the path', { ...key(narrow), inPath: second.connectionId.toUpperCase() }, 'second'],
    ['no connection at all', key(bare), noDefault],
    ['no default, but named', at(bare, first.connectionId), 'default'],
    ['limited key, its connection', key(narrow), 'second'],
    ['limited key, another connection', at(narrow, first.connectionId), wrongKey],
    ['limited key, a disabled one that is not its own', at(narrow, disabled.connectionId), wrongKey],
    ['key limited to nothing', at(none, first.connectionId), wrongKey],
    ['unknown connection', at(api, unknown), wrongKey],
    ['unknown connection in the path', { ...key(api), inPath: 'nonsense' }, wrongKey],
    ["another organization's connection", at(api, foreign.connectionId), wrongKey],
    [
      'disabled connection',
      at(api, disabled.connectionId),
      '403 GW_CONNECTION_DISABLED The connection "resting" is disabled.',
    ],
    // Invalid keys.
    ['unknown key', key(unknownKey), wrongKey],
    ['unknown key and a disabled connection', at(unknownKey, disabled.connectionId), wrongKey],
    ['part of a key', key(api.slice(0, -1)), wrongKey],
    ['a slip in a key', key(withSlip(api)), damagedKey],
    ['a slip in the checksum', key(withSlip(api, -1)), damagedKey],
    ['a slip in a key, and an unknown connection', at(withSlip(api), unknown), damagedKey],
    ['key in capitals', key(api.toUpperCase()), wrongKey],
    ['two keys in one header', key(`${api}, ${api}`), wrongKey],
    ["another gateway's key", key('sk-proj-abc'), wrongKey],
    ["another gateway's key as bearer", { headers: { authorization: 'Bearer sk-ant-abc' } }, wrongKey],
    ['token as bearer on a key route', { headers: { authorization: `Bearer ${admin}` } }, notAKey],
    ['token in x-api-key on a key route', key(admin), notAKey],
    ['token beside a place-holder', { headers: { 'x-api-key': 'dummy', authorization: `Bearer ${admin}` } }, notAKey],
    // No credential of this gateway.
    ['no credential', {}, 'nobody'],
    ['empty headers', { headers: { 'x-api-key': '', authorization: '' } }, 'nobody'],
    ['a bearer of two words', { headers: { authorization: `Bearer ${api} ${api}` } }, 'nobody'],
    ['a bearer without a token', { headers: { authorization: 'Bearer ' } }, 'nobody'],
    ['another scheme', { headers: { authorization: 'Basic YTpi' } }, 'nobody'],
    ['key without its scheme', { headers: { authorization: api } }, 'nobody'],
    ['a connection only', { headers: { 'x-connection-id': first.connectionId } }, 'nobody'],
    // Routes for tokens.
    ['token', token(admin), 'admin'],
    ['token of another role', token(viewer), 'viewer'],
    ['scheme of a token in any case', onBearer({ authorization: `BEARER  ${admin}` }), 'admin'],
    ['key beside a token', onBearer({ authorization: `Bearer ${admin}`, 'x-api-key': api }), 'admin'],
    ['unknown token', token(unknownToken), wrongToken],
    ['unknown token beside a key', onBearer({ authorization: `Bearer ${unknownToken}`, 'x-api-key': api }), wrongToken],
    ['part of a token', token(admin.slice(0, -1)), wrongToken],
    ['a slip in a token', token(withSlip(admin)), damagedToken],
    ['a key dressed up as a token', token(`at${api.slice(2)}`), damagedToken],
    ['a token of somebody else', token('eyJhbGciOiJub25lIn0.e30.'), wrongToken],
    ['key as bearer on a bearer route', token(api), notAToken],
    ['key in x-api-key on a bearer route', onBearer({ 'x-api-key': api }), notAToken],
    ['unknown key on a bearer route', onBearer({ 'x-api-key': unknownKey }), notAToken],
    ['token in x-api-key on a bearer route', onBearer({ 'x-api-key': admin }), wrongPlace],
    ['anything in x-api-key on a bearer route', onBearer({ 'x-api-key': 'dummy' }), wrongToken],
    ['no token', onBearer({}), 'nobody'],
    ['another scheme on a bearer route', onBearer({ authorization: 'Basic YTpi' }), 'nobody'],
    // Public routes.
    ['public route', { access: { kind: 'public' }, headers: { 'x-api-key': 'wrong' } }, 'nobody'],
  ];
  await t.test('which credentials are accepted on which routes', async (t) => {
    for (const [title, sent, expected] of table) {
      t.equal(await answer(sent), expected, title);
      t.equal(await answer(sent), expected, `${title}, again`);
      t.equal(await answer({ ...sent, over: {} }), expected, `${title}, over a connection of its own`);
      // A secret that differs from the previously accepted one in one character, or not.
      t.equal(await answer(key(withSlip(api))), damagedKey);
      t.equal(await answer(key(api)), 'default');
    }
  });

  await t.test('hooks get the identity and the connection', async (t) => {
    const [{ keyId } = { keyId: '' }] = (await credentials.listKeys('table')).filter(
      ({ prefix }) => prefix === api.slice(0, 12),
    );
    t.strictSame(await send(key(api)), {
      identity: { kind: 'key', keyId, organizationId: 'table' },
      connection: first,
    });
    const known = await credentials.listTokens('table');
    const { tokenId } = known.find(({ subject }) => subject === 'vic') ?? { tokenId: '' };
    t.strictSame(await send(token(viewer)), {
      identity: { kind: 'token', tokenId, subject: 'vic', organizationId: 'table', role: 'viewer' },
    });
  });
});

await forEachDatabase('credentials', [tables], async (t, database) => {
  await t.test('a key and a token expire to the millisecond', async (t) => {
    const { answer, credentials, connections, clock } = await opened(t, database, { organization: 'expiry' });
    const defaultConnectionId = connections.named('expiry', 'default')?.connectionId as string;
    const expiresAt = new Date(start + 5_000);
    const { secret } = await credentials.createKey('expiry', { name: 'brief', defaultConnectionId, expiresAt });
    const brief = await credentials.createToken('expiry', { subject: 'x', role: 'editor', expiresAt });
    const other = await opened(t, database, { organization: 'expiry' });
    other.connections.add({ organizationId: 'expiry', name: 'default', connectionId: defaultConnectionId });
    const answers = async (): Promise<string[]> => [
      await answer(key(secret)),
      await answer(token(brief.secret)),
      await other.answer(key(secret)),
      await other.answer(token(brief.secret)),
    ];
    await clock.advance(4_999);
    await other.clock.advance(4_999);
    t.strictSame(await answers(), ['default', 'editor', 'default', 'editor']);
    await clock.advance(1);
    await other.clock.advance(1);
    t.strictSame(await answers(), [wrongKey, wrongToken, wrongKey, wrongToken]);
  });

  await t.test('credentials created here work in another process after one poll', async (t) => {
    const table: ConnectionTable = new Map();
    const { credentials, connections } = await opened(t, database, { organization: 'follow', table });
    const other = await opened(t, database, { organization: 'follow', table });
    const defaultConnectionId = connections.named('follow', 'default')?.connectionId as string;
    const { secret } = await credentials.createKey('follow', { name: 'new', defaultConnectionId });
    const made = await credentials.createToken('follow', { subject: 'x', role: 'editor' });
    t.strictSame([await other.answer(key(secret)), await other.answer(token(made.secret))], [wrongKey, wrongToken]);
    await other.pollOnce();
    t.strictSame([await other.answer(key(secret)), await other.answer(token(made.secret))], ['default', 'editor']);
  });

  await t.test(
    'revoked credentials are refused here at once, in another process after one poll, and after a restart',
    async (t) => {
      const table: ConnectionTable = new Map();
      const { answer, credentials, notes } = await opened(t, database, { organization: 'revoked', table });
      const other = await opened(t, database, { organization: 'revoked', table });
      const sent = [key(noteOf(notes, 'api-key')), token(noteOf(notes, 'admin-token'))];
      const [{ keyId } = { keyId: '' }] = await credentials.listKeys('revoked');
      const [{ tokenId } = { tokenId: '' }] = await credentials.listTokens('revoked');
      const answersOf = (process: { readonly answer: (sent: Sent) => Promise<string> }) =>
        Promise.all(sent.map(process.answer));
      t.strictSame(await answersOf(other), ['default', 'admin']);
      t.strictSame(
        [await credentials.revokeKey('revoked', keyId), await credentials.revokeToken('revoked', tokenId)],
        [true, true],
      );
      t.strictSame(await answersOf({ answer }), [wrongKey, wrongToken]);
      t.strictSame(await answersOf(other), ['default', 'admin'], 'it does not know yet');
      await other.pollOnce();
      t.strictSame(await answersOf(other), [wrongKey, wrongToken]);
      const later = await opened(t, database, { organization: 'revoked', table });
      t.strictSame(await answersOf(later), [wrongKey, wrongToken]);
      t.strictSame(later.notes, [], 'revoked credentials are no reason to make new ones');
    },
  );

  await t.test('an organization can revoke only its own credentials, and revoking is idempotent', async (t) => {
    const { answer, credentials, notes } = await opened(t, database, { organization: 'owner' });
    const [{ keyId } = { keyId: '' }] = await credentials.listKeys('owner');
    const [{ tokenId } = { tokenId: '' }] = await credentials.listTokens('owner');
    t.equal(await credentials.revokeKey('stranger', keyId), false);
    t.equal(await credentials.revokeToken('stranger', tokenId), false);
    t.equal(await credentials.revokeKey('owner', tokenId), false, "a token's id is no key's");
    t.equal(await credentials.revokeKey('owner', 'not an id'), false);
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(await credentials.revokeKey('owner', keyId.toUpperCase()), true);
    const [revoked] = await credentials.listKeys('owner');
    t.ok(revoked?.revokedAt);
    t.equal(await credentials.revokeKey('owner', keyId), true);
    t.strictSame(await credentials.listKeys('owner'), [revoked]);
  });

  await t.test('secrets without a checksum, from earlier versions, still work', async (t) => {
    const bootstrap = { apiKey: `sk-slc-${'oldKey1234'.repeat(4)}`, adminToken: `at-slc-${'oldToken12'.repeat(4)}` };
    const table: ConnectionTable = new Map();
    await opened(t, database, { organization: 'before', bootstrap, table });
    const { answer } = await opened(t, database, { organization: 'before', table });
    t.equal(await answer(token(bootstrap.adminToken)), 'admin');
    t.equal(await answer(key(bootstrap.apiKey)), 'default');
    t.equal(await answer(key(withSlip(bootstrap.apiKey))), wrongKey);
  });

  await t.test('lists contain everything but the secret, only for the organization', async (t) => {
    const { credentials, connections } = await opened(t, database, { organization: 'lists' });
    const { connectionId } = connections.named('lists', 'default') as Connection;
    const expiresAt = new Date(start + 1_000);
    const made = await credentials.createKey('lists', {
      name: 'app',
      defaultConnectionId: connectionId,
      connectionIds: [connectionId],
      expiresAt,
    });
    t.match(made.secret, /^sk-slc-[A-Za-z0-9]{40}_[A-Za-z0-9]{6}$/);
    t.strictSame(
      (await credentials.listKeys('lists')).find(({ keyId }) => keyId === made.info.keyId),
      made.info,
    );
    const { keyId } = made.info;
    t.strictSame(made.info, {
      keyId,
      organizationId: 'lists',
      name: 'app',
      prefix: made.secret.slice(0, 12),
      createdAt: new Date(start),
      defaultConnectionId: connectionId,
      connectionIds: [connectionId],
      expiresAt,
    });
    const token = await credentials.createToken('lists', { subject: 'ann', role: 'viewer' });
    t.match(token.secret, /^at-slc-[A-Za-z0-9]{40}_[A-Za-z0-9]{6}$/);
    const tokens = await credentials.listTokens('lists');
    t.strictSame(Object.fromEntries(tokens.map(({ subject, role }) => [subject, role])), {
      ann: 'viewer',
      'first-admin': 'admin',
    });
    t.strictSame(await credentials.listKeys('nobody'), []);
    t.strictSame(await credentials.listTokens('nobody'), []);
  });

  await t.test('a key can refer only to connections of its organization, whatever the case of their ids', async (t) => {
    const { answer, credentials, connections } = await opened(t, database, { organization: 'own' });
    const own = connections.named('own', 'default') as Connection;
    const foreign = connections.add({ organizationId: 'another', name: 'foreign' });
    const refused = {
      code: 'GW_CONNECTION_UNKNOWN',
      status: 400,
      message: `There is no connection "${foreign.connectionId}" in this organization.`,
    };
    const { connectionId } = foreign;
    await t.rejects(credentials.createKey('own', { name: 'x', defaultConnectionId: connectionId }), refused);
    await t.rejects(
      credentials.createKey('own', { name: 'x', connectionIds: [own.connectionId, connectionId] }),
      refused,
    );
    const other = connections.add({ organizationId: 'own', name: 'other' });
    await t.rejects(
      credentials.createKey('own', {
        name: 'x',
        defaultConnectionId: own.connectionId,
        connectionIds: [other.connectionId],
      }),
      { code: 'GW_REQUEST_INVALID', status: 400, field: 'defaultConnectionId' },
      'a default that the key could not use',
    );
    const capitals = own.connectionId.toUpperCase();
    const { secret, info } = await credentials.createKey('own', {
      name: 'capitals',
      defaultConnectionId: capitals,
      connectionIds: [capitals, own.connectionId],
    });
    t.equal(await answer(key(secret)), 'default');
    t.match(info, { defaultConnectionId: own.connectionId, connectionIds: [own.connectionId] });
    t.equal((await credentials.listKeys('own')).length, 2, 'nothing was stored of the refused ones');
  });

  await t.test('a connection that another process has just created can be referred to at once', async (t) => {
    const table: ConnectionTable = new Map();
    const { answer, credentials } = await opened(t, database, { organization: 'fresh', table });
    const elsewhere = await opened(t, database, { organization: 'fresh', table });
    const { connectionId } = elsewhere.connections.add({ organizationId: 'fresh', name: 'brand new' });
    const { secret } = await credentials.createKey('fresh', { name: 'k', defaultConnectionId: connectionId });
    t.equal(await answer(key(secret)), 'brand new');
  });

  await t.test('a connection that another process has just deleted cannot be referred to', async (t) => {
    const table: ConnectionTable = new Map();
    const { connections, credentials } = await opened(t, database, { organization: 'gone', table });
    const { connectionId } = connections.add({ organizationId: 'gone', name: 'gone' });
    table.delete(connectionId);
    t.ok(connections.get('gone', connectionId), 'this process has not heard of it yet');
    await t.rejects(credentials.createKey('gone', { name: 'k', connectionIds: [connectionId] }), {
      code: 'GW_CONNECTION_UNKNOWN',
      status: 400,
    });
  });

  await t.test('every change writes one audit entry, in the same transaction', async (t) => {
    const entries: AuditEntry[] = [];
    const audit: { fail: boolean } & AuditTrail = {
      fail: false,
      async append(entities, entry) {
        if (audit.fail) throw new Error('the audit trail cannot be written');
        await entities.execute('select 1');
        entries.push(entry);
      },
    };
    const { credentials, answer, notes } = await opened(t, database, { organization: 'audited', audit });
    const taken = (): unknown[] =>
      entries.splice(0).map(({ action, author, resource, before, after }) => ({
        does: `${author.kind} ${author.name} ${action} ${resource.type} ${resource.name}`,
        before,
        after,
      }));
    t.match(taken(), [
      { does: 'gateway gateway apiKey.create apiKey first', after: { name: 'first', expires: null } },
      { does: 'gateway gateway accessToken.create accessToken first-admin', after: { role: 'admin' } },
    ]);
    const ann = { kind: 'token', name: 'ann', tokenId: 't', requestId: 'r' } as const;
    const { info, secret } = await credentials.createKey('audited', { name: 'k', connectionIds: [] }, ann);
    const prefix = secret.slice(0, 12);
    t.strictSame(taken(), [
      {
        does: 'token ann apiKey.create apiKey k',
        before: undefined,
        after: { name: 'k', prefix, connectionIds: [], defaultConnectionId: null, expires: null },
      },
    ]);
    await credentials.revokeKey('audited', info.keyId, ann);
    await credentials.revokeKey('audited', info.keyId, ann);
    const [revoked] = (await credentials.listKeys('audited')).filter(({ keyId }) => keyId === info.keyId);
    t.strictSame(
      taken(),
      [
        {
          does: 'token ann apiKey.revoke apiKey k',
          before: { revoked: null },
          after: { revoked: revoked?.revokedAt?.toISOString() },
        },
      ],
      'once',
    );
    audit.fail = true;
    const before = await stored(database, 'audited');
    await t.rejects(credentials.createKey('audited', { name: 'unseen' }, ann), /cannot be written/);
    await t.rejects(credentials.createToken('audited', { subject: 'unseen', role: 'admin' }, ann), /cannot be written/);
    const [{ tokenId } = { tokenId: '' }] = await credentials.listTokens('audited');
    await t.rejects(credentials.revokeToken('audited', tokenId, ann), /cannot be written/);
    t.strictSame(await stored(database, 'audited'), before);
    t.equal(await answer(token(noteOf(notes, 'admin-token'))), 'admin', 'what is not written down is not done');
  });

  await t.test('secrets are not stored in any column, only their SHA-256', async (t) => {
    const { credentials, notes } = await opened(t, database, {
      organization: 'stored',
      bootstrap: { adminToken: `at-slc-${'Stored'.repeat(5)}` },
    });
    const secrets = [
      noteOf(notes, 'api-key'),
      `at-slc-${'Stored'.repeat(5)}`,
      (await credentials.createKey('stored', { name: 'k' })).secret,
      (await credentials.createToken('stored', { subject: 's', role: 'viewer' })).secret,
    ];
    const rows = await database
      .fork()
      .execute<{ row: string }[]>(
        `select to_jsonb(k)::text as row from api_key k union all select to_jsonb(a)::text from access_token a`,
      );
    const everything = rows.map(({ row }) => row).join('\n');
    for (const secret of secrets) {
      t.match(everything, createHash('sha256').update(secret).digest('hex'));
      t.notOk(everything.includes(secret.slice(7)), 'not without its first characters either');
      t.notOk(everything.includes(secret.slice(12)), 'nor what is not shown of it');
    }
  });

  await t.test('requests need no database query, and known credentials work while the database is down', async (t) => {
    let asked = 0;
    let away = false;
    const counted = new Proxy(database, {
      get(target, name) {
        asked += 1;
        if (away) throw new Error('database is away');
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const { answer, notes, clock } = await opened(t, counted, { organization: 'outage' });
    const before = asked;
    t.ok(before > 0);
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(await answer(token(noteOf(notes, 'admin-token'))), 'admin');
    t.equal(asked, before);
    away = true;
    await clock.advance(5_000);
    t.ok(asked > before, 'it has been polled for');
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(await answer(token(noteOf(notes, 'admin-token'))), 'admin');
  });
});

/** The stored credentials and connections of an organization. */
async function stored(database: Database, organization: string) {
  const [counts] = await database.fork().execute<{ keys: number; tokens: number }[]>(
    `select (select count(*)::int from api_key where organization_id = ?) as keys,
            (select count(*)::int from access_token where organization_id = ?) as tokens`,
    [organization, organization],
  );
  return counts;
}

await forEachDatabase('first start', [tables], async (t, database) => {
  await t.test('an empty database gets a connection, an admin token and a key, shown once', async (t) => {
    const table: ConnectionTable = new Map();
    const { notes, answer, connections } = await opened(t, database, { organization: 'first', table });
    t.strictSame(
      notes.map(({ id, label }) => [id, label]),
      [
        ['admin-token', 'Admin token'],
        ['api-key', 'API key'],
        ['connection-id', 'Connection id'],
      ],
    );
    t.equal(noteOf(notes, 'connection-id'), connections.named('first', 'default')?.connectionId);
    t.equal(await answer(key(noteOf(notes, 'api-key'))), 'default');
    t.equal(await answer(token(noteOf(notes, 'admin-token'))), 'admin');
    const again = await opened(t, database, { organization: 'first', table });
    t.strictSame(again.notes, []);
    t.equal(await again.answer(key(noteOf(notes, 'api-key'))), 'default');
    t.strictSame(await stored(database, 'first'), { keys: 1, tokens: 1 });
    t.equal(table.size, 1);
  });

  await t.test('the connection gets the configured name, and an existing one with that name is used', async (t) => {
    const table: ConnectionTable = new Map();
    const there = connectionsIn(table).add({ organizationId: 'named', name: 'shop' });
    const bootstrap = { connectionName: 'shop' };
    const { notes } = await opened(t, database, { organization: 'named', table, bootstrap });
    t.equal(noteOf(notes, 'connection-id'), there.connectionId);
    t.equal(table.size, 1);
  });

  await t.test('fixed secrets are created, work, and are not shown; a restart changes nothing', async (t) => {
    const table: ConnectionTable = new Map();
    const setting = { organization: 'fixed', table, bootstrap: { apiKey: fixedKey, adminToken: fixedToken } };
    for (const round of ['first start', 'restart', 'second restart']) {
      const { notes, answer } = await opened(t, database, setting);
      t.strictSame(notes, [], round);
      t.equal(await answer(key(fixedKey)), 'default', round);
      t.equal(await answer(token(fixedToken)), 'admin', round);
      t.strictSame(await stored(database, 'fixed'), { keys: 1, tokens: 1 }, round);
      t.equal(table.size, 1, round);
    }
  });

  await t.test('if one secret is fixed, the other is random and is shown, together with the connection', async (t) => {
    const apiKey = `${fixedKey}-half`;
    const { notes } = await opened(t, database, { organization: 'half', bootstrap: { apiKey } });
    t.strictSame(
      notes.map(({ id }) => id),
      ['admin-token', 'connection-id'],
    );
    t.strictSame(await stored(database, 'half'), { keys: 1, tokens: 1 });
  });

  for (const fate of ['renamed', 'deleted'] as const) {
    await t.test(`no second connection is created if the first has been ${fate}`, async (t) => {
      const table: ConnectionTable = new Map();
      const bootstrap = { apiKey: `${fixedKey}-${fate}`, adminToken: `${fixedToken}-${fate}` };
      const setting = { organization: fate, table };
      const { connections } = await opened(t, database, { ...setting, bootstrap });
      const made = connections.named(fate, 'default') as Connection;
      if (fate === 'deleted') table.clear();
      else table.set(made.connectionId, { ...made, name: 'mine now' });
      const names = (): string[] => [...table.values()].map(({ name }) => name);
      const left = names();
      const again = await opened(t, database, { ...setting, bootstrap });
      t.strictSame(names(), left);
      t.equal(await again.answer(key(bootstrap.apiKey)), fate === 'deleted' ? wrongKey : 'mine now');
      const withToken = { adminToken: `${fixedToken}-${fate}-new` };
      const third = await opened(t, database, { ...setting, bootstrap: withToken });
      t.strictSame(names(), left, 'a token that is fixed later needs no connection');
      t.equal(await third.answer(token(withToken.adminToken)), 'admin');
      t.strictSame(third.notes, []);
    });
  }

  await t.test('a key that is fixed later is added for the configured connection', async (t) => {
    const table: ConnectionTable = new Map();
    const setting = { organization: 'later', table };
    const { notes } = await opened(t, database, setting);
    const apiKey = `${fixedKey}-later`;
    const again = await opened(t, database, { ...setting, bootstrap: { apiKey, connectionName: 'automation' } });
    t.strictSame(again.notes, []);
    t.equal(await again.answer(key(apiKey)), 'automation');
    t.equal(await again.answer(key(noteOf(notes, 'api-key'))), 'default');
    t.strictSame(await stored(database, 'later'), { keys: 2, tokens: 1 });
  });

  await t.test('a fixed secret that has been revoked stays revoked', async (t) => {
    const table: ConnectionTable = new Map();
    const bootstrap = { apiKey: `${fixedKey}-revoked`, adminToken: `${fixedToken}-revoked` };
    const { credentials } = await opened(t, database, { organization: 'stays', table, bootstrap });
    for (const { keyId } of await credentials.listKeys('stays')) await credentials.revokeKey('stays', keyId);
    const again = await opened(t, database, { organization: 'stays', table, bootstrap });
    t.equal(await again.answer(key(bootstrap.apiKey)), wrongKey);
    t.equal(await again.answer(token(bootstrap.adminToken)), 'admin');
    t.strictSame(await stored(database, 'stays'), { keys: 1, tokens: 1 });
  });

  await t.test('a failed start leaves no background work', async (t) => {
    const clock = fakeClock(start);
    const connections = {
      ...connectionsIn(new Map()),
      create: () => Promise.reject(new Error('database is away')),
    };
    const info = { version: '0', organization: 'fails', currency: 'USD', timezone: 'UTC', dataFolder: '/nonexistent' };
    const httpClient = new ScriptedHttpClient();
    const bindings = bindingsIn(new Map());
    const services = { database, connections, bindings, clock, info, httpClient, audit: undefined };
    const plugged = await plugin.setup({ id: 'auth', config: plugin.config.parse({}), services, log: silentLog });
    await t.rejects(Promise.resolve(plugged.started?.()), /database is away/);
    await plugged.close?.();
    t.equal(clock.waiting, 0);
    t.strictSame(await stored(database, 'fails'), { keys: 0, tokens: 0 });
  });
});

/** Two processes, each with its own database connections to one server. */
async function twoDatabases(t: Test) {
  const url = await createDatabase(t);
  const open = () => openDatabase({ url, folder: 'memory', tables: [tables], log: silentLog });
  const databases = await Promise.all([open(), open()]);
  t.teardown(() => Promise.all(databases.map((database) => database.close())));
  return { url, databases };
}

await test('two replicas that start at once on an empty PostgreSQL create one set of credentials, shown by one of them', async (t) => {
  const { databases } = await twoDatabases(t);
  for (let round = 1; round <= 10; round += 1) {
    const organization = `race ${round}`;
    const table: ConnectionTable = new Map();
    const replicas = await Promise.all(databases.map((database) => opened(t, database, { organization, table })));
    t.strictSame(new Set(replicas.map(({ notes }) => notes.length)), new Set([0, 3]));
    t.strictSame(await stored(databases[0], organization), { keys: 1, tokens: 1 });
    t.equal(table.size, 1);
    const notes = replicas.flatMap((replica) => replica.notes);
    for (const replica of replicas) {
      await replica.connections.refresh();
      t.equal(await replica.answer(key(noteOf(notes, 'api-key'))), 'default', 'both know it at once');
      t.equal(await replica.answer(token(noteOf(notes, 'admin-token'))), 'admin');
    }
  }
});

await test('two replicas that start at once with fixed secrets create each of them once', async (t) => {
  const { databases } = await twoDatabases(t);
  for (let round = 1; round <= 5; round += 1) {
    const organization = `race ${round}`;
    const bootstrap = { apiKey: `${fixedKey}${round}`, adminToken: `${fixedToken}${round}` };
    const setting = { organization, bootstrap, table: new Map() };
    const replicas = await Promise.all(databases.map((database) => opened(t, database, setting)));
    t.strictSame(
      replicas.map(({ notes }) => notes.length),
      [0, 0],
    );
    t.strictSame(await stored(databases[0], organization), { keys: 1, tokens: 1 });
    for (const replica of replicas) t.equal(await replica.answer(token(bootstrap.adminToken)), 'admin');
  }
});

await test('credentials that waited for another start get the time of the write, so that polls find them', async (t) => {
  const { url, databases } = await twoDatabases(t);
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  t.teardown(() => holder.end());
  await holder.query('begin');
  await holder.query("select pg_advisory_xact_lock(hashtext('sluice-auth-bootstrap'))");
  const starting = opened(t, databases[0], { organization: 'waiting' });
  // The server is shared with other tests; the lock is this database's.
  const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  let isWaiting = false;
  while (!isWaiting) isWaiting = (await holder.query(waiting)).rowCount === 1;
  const released = await holder.query<{ now: Date }>('select clock_timestamp() as now');
  await holder.query('commit');
  await starting;
  const rows = await holder.query<{ late: boolean }>(
    `select changed_at >= $1 as late from api_key union all select changed_at >= $1 from access_token`,
    [released.rows[0]?.now],
  );
  t.strictSame(rows.rows, [{ late: true }, { late: true }]);
});

await test('the configuration refuses secrets that could be guessed, or never match', (t) => {
  const problems = (bootstrap: unknown): string[] => {
    const parsed = plugin.config.safeParse({ bootstrap });
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  const badKey = 'bootstrap.apiKey: must start with "sk-slc-" and have 24 more characters without spaces';
  const badToken = 'bootstrap.adminToken: must start with "at-slc-" and have 24 more characters without spaces';
  const long = 'x'.repeat(24);
  t.strictSame(problems({ apiKey: `sk-slc-${long}`, adminToken: `at-slc-${long}` }), []);
  for (const apiKey of [`sk-slc-${'x'.repeat(23)}`, 'sk-slc-', `at-slc-${long}`, long, `sk-${long}${long}`]) {
    t.strictSame(problems({ apiKey }), [badKey], apiKey);
  }
  for (const apiKey of [`sk-slc-${long}\n`, ` sk-slc-${long}`, `sk-slc-${long} x`, `sk-slc-${long}ö`]) {
    t.strictSame(problems({ apiKey }), [badKey], JSON.stringify(apiKey));
  }
  t.strictSame(problems({ adminToken: `sk-slc-${long}` }), [badToken]);
  t.strictSame(problems({ adminToken: 'short', apiKey: 'short' }), [badToken, badKey], 'all at once');
  const made = newSecret('sk-slc-');
  t.strictSame(problems({ apiKey: made }), [], 'one that a gateway has made');
  t.match(problems({ apiKey: withSlip(made) }), [/^bootstrap\.apiKey: looks like a secret .* its checksum is wrong/]);
  t.not(problems({ connectionName: '' }).length, 0);
  t.not(problems({ apikey: `sk-slc-${long}` }).length, 0, 'unknown settings are errors');
  t.end();
});

await test('an empty fixed secret counts as absent: its environment variable is not set', (t) => {
  const { bootstrap } = plugin.config.parse({ bootstrap: { apiKey: '', adminToken: '' } });
  t.equal(bootstrap.apiKey, undefined);
  t.equal(bootstrap.adminToken, undefined);
  t.equal(bootstrap.connectionName, 'default');
  t.strictSame(plugin.config.parse({}).bootstrap, { connectionName: 'default' });
  t.end();
});
