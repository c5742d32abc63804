import { createHash } from 'node:crypto';
import type { Connection } from '../../core/api/index.js';
import type { AuditEntry, AuditTrail } from '../../core/api/database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { tables } from './tables.js';
import {
  type ConnectionTable,
  key,
  noteOf,
  opened,
  type Sent,
  start,
  stored,
  token,
  withSlip,
  wrongKey,
  wrongToken,
} from './fixtures/opened-auth.js';

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

  await t.test('credentials created here work in another process at once', async (t) => {
    const table: ConnectionTable = new Map();
    const { credentials, connections } = await opened(t, database, { organization: 'follow', table });
    const other = await opened(t, database, { organization: 'follow', table });
    const defaultConnectionId = connections.named('follow', 'default')?.connectionId as string;
    const { secret } = await credentials.createKey('follow', { name: 'new', defaultConnectionId });
    const made = await credentials.createToken('follow', { subject: 'x', role: 'editor' });
    t.strictSame([await other.answer(key(secret)), await other.answer(token(made.secret))], ['default', 'editor']);
  });

  await t.test('an expiry is moved or removed here at once, and in another process after one poll', async (t) => {
    const table: ConnectionTable = new Map();
    const { answer, credentials, connections, clock } = await opened(t, database, { organization: 'moved', table });
    const defaultConnectionId = connections.named('moved', 'default')?.connectionId as string;
    const settings = { name: 'brief', defaultConnectionId, expiresAt: new Date(start + 1_000) };
    const { secret, info } = await credentials.createKey('moved', settings);
    await clock.advance(1_000);
    t.equal(await answer(key(secret)), wrongKey);
    const other = await opened(t, database, { organization: 'moved', table });
    await other.clock.advance(1_000);
    t.equal(await other.answer(key(secret)), wrongKey);
    await credentials.changeKey('moved', info.keyId, { expiresAt: null });
    t.equal(await answer(key(secret)), 'default', 'a key that had expired is accepted again');
    t.equal(await other.answer(key(secret)), wrongKey, 'it does not know yet');
    await other.pollOnce();
    t.equal(await other.answer(key(secret)), 'default');
    await credentials.changeKey('moved', info.keyId, { expiresAt: new Date(start + 2_000) });
    t.equal(await answer(key(secret)), 'default');
    await clock.advance(1_000);
    t.equal(await answer(key(secret)), wrongKey);
    await t.rejects(credentials.changeKey('moved', info.keyId, { expiresAt: new Date(Date.UTC(10_000, 0)) }), {
      code: 'GW_REQUEST_INVALID',
      status: 400,
      field: 'expires',
    });
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

  await t.test('secrets without a checksum, which an operator has chosen, work', async (t) => {
    const bootstrap = { apiKey: `sk-slc-${'ownKey1234'.repeat(4)}`, adminToken: `at-slc-${'ownToken12'.repeat(4)}` };
    const table: ConnectionTable = new Map();
    await opened(t, database, { organization: 'chosen', bootstrap, table });
    const { answer } = await opened(t, database, { organization: 'chosen', table });
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
      owner: 'ann',
      tags: ['team:a'],
      defaultConnectionId: connectionId,
      connectionIds: [connectionId],
      spendingLimit: '12.50',
      spendingPeriod: 'daily',
      modelSpendingLimits: [{ models: ['m'], amount: '2.5', period: 'daily' }],
      allowedModelIdentifiersList: ['m', 'vendor/*'],
      allowedAddresses: ['10.0.0.0/8', '::1'],
      rateLimit: { requests: 60 },
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
      owner: 'ann',
      tags: ['team:a'],
      prefix: made.secret.slice(0, 12),
      createdAt: new Date(start),
      defaultConnectionId: connectionId,
      connectionIds: [connectionId],
      spendingLimit: '12.5',
      spendingPeriod: 'daily',
      modelSpendingLimits: [{ models: ['m'], amount: '2.5', period: 'daily' }],
      allowedModelIdentifiersList: ['m', 'vendor/*'],
      allowedAddresses: ['10.0.0.0/8', '::1'],
      rateLimit: { requests: 60 },
      version: 1,
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
    const newer = elsewhere.connections.add({ organizationId: 'fresh', name: 'newer' });
    const [{ keyId } = { keyId: '' }] = (await credentials.listKeys('fresh')).filter(({ name }) => name === 'k');
    await credentials.changeKey('fresh', keyId, { defaultConnectionId: newer.connectionId.toUpperCase() });
    t.equal(await answer(key(secret)), 'newer', 'by a key that existed before, too');
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
        after: {
          name: 'k',
          prefix,
          owner: null,
          tags: null,
          connectionIds: [],
          defaultConnectionId: null,
          spendingLimit: null,
          spendingPeriod: null,
          modelSpendingLimits: null,
          allowedModelIdentifiersList: null,
          allowedAddresses: null,
          rateLimit: null,
          expires: null,
        },
      },
    ]);
    const expiresAt = new Date(start + 5_000);
    for (const spendingLimit of ['5', '5.0']) {
      const rateLimit = { concurrent: 5, tokens: 1_000, requests: 60 };
      const change = { name: 'kay', owner: 'ann', connectionIds: null, spendingLimit, rateLimit, expiresAt };
      await credentials.changeKey('audited', info.keyId, change, ann);
    }
    t.strictSame(
      taken(),
      [
        {
          does: 'token ann apiKey.update apiKey kay',
          before: { name: 'k', owner: null, connectionIds: [], spendingLimit: null, rateLimit: null, expires: null },
          after: {
            name: 'kay',
            owner: 'ann',
            connectionIds: null,
            spendingLimit: '5',
            rateLimit: { requests: 60, tokens: 1_000, concurrent: 5 },
            expires: expiresAt.toISOString(),
          },
        },
      ],
      'only what differs, and what changes nothing is no change',
    );
    await credentials.revokeKey('audited', info.keyId, ann);
    await credentials.revokeKey('audited', info.keyId, ann);
    const [revoked] = (await credentials.listKeys('audited')).filter(({ keyId }) => keyId === info.keyId);
    t.strictSame(
      taken(),
      [
        {
          does: 'token ann apiKey.revoke apiKey kay',
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
    await t.rejects(credentials.changeKey('audited', info.keyId, { spendingLimit: '6' }, ann), /cannot be written/);
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
