import { test } from 'tap';
import { type Connection, type Connections, type ConnectionSettings, switchedOff } from '../../core/api/index.js';
import type { Database } from '../../core/api/database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { openConnections, openedAt } from '../../test/fixtures/plugins/opened-connections.js';
import plugin from './plugin.js';
import { tables } from './tables.js';

/** Changes a connection as another process would. */
async function change(database: Database, { connectionId }: Connection, assignments: string): Promise<void> {
  await database
    .fork()
    .execute(
      `update connection set ${assignments}, version = version + 1, changed_at = clock_timestamp() where connection_id = ?`,
      [connectionId],
    );
}

const unchanged = {
  ...switchedOff,
  allowedModelIdentifiersList: null,
  disabledModelIdentifiersList: [],
  policies: [],
  created: openedAt / 1000,
  updated: openedAt / 1000,
  version: 1,
};

await test('an organization has 16 MiB by default', (t) => {
  t.strictSame(plugin.config.parse({}), { maxBytesPerOrganization: 16 * 1024 * 1024 });
  t.notOk(plugin.config.safeParse({ maxBytesPerOrganization: 0 }).success);
  t.notOk(plugin.config.safeParse({ surprise: true }).success);
  t.end();
});

await forEachDatabase('connections', [tables], async (t, database) => {
  await t.test('by default, a connection has all features switched off', async (t) => {
    const { changes } = await openConnections(t, database);
    const plain = await changes.create('defaults', { name: 'plain' });
    const { connectionId, organizationId, name, ...switches } = plain;
    t.match(connectionId, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    t.strictSame([organizationId, name], ['defaults', 'plain']);
    t.strictSame(switches, unchanged);
  });

  await t.test('every setting is stored, and is visible in this process and in one that starts later', async (t) => {
    const { changes, bindings } = await openConnections(t, database);
    bindings.checkPromptsWith(() => Promise.resolve());
    const settings: ConnectionSettings = {
      name: 'Größe “7”',
      logRequestBody: true,
      logResponseBody: true,
      enableSpendingLimit: true,
      spendingLimit: '99999999999999.999999',
      spendingPeriod: 'weekly',
      enableDocuments: true,
      forceDocumentsUse: true,
      logDocumentsResults: true,
      promptId: '01900000-0000-7000-8000-000000000007',
      disabled: true,
      allowedModelIdentifiersList: ['gpt-*', 'vendor/model-"z"'],
      disabledModelIdentifiersList: ['gpt-x', 'vendor/model-"y"'],
    };
    const made = await changes.create('settings', settings);
    t.match(made, settings);
    const { connections: later } = await openConnections(t, database);
    t.strictSame(later.get('settings', made.connectionId), made);
  });

  await t.test('amounts are exact decimals, the same before and after a restart', async (t) => {
    const { changes } = await openConnections(t, database);
    const amounts = [
      ['0.1', '0.1'],
      ['12.50', '12.5'],
      ['100', '100'],
      ['100.00', '100'],
      ['0', '0'],
      ['0.000001', '0.000001'],
      ['1000000.10', '1000000.1'],
      ['12345678901234.123456', '12345678901234.123456'],
    ] as const;
    for (const [spendingLimit, exact] of amounts) {
      const made = await changes.create('amounts', { name: spendingLimit, spendingLimit });
      t.equal(made.spendingLimit, exact);
    }
    const { connections: later } = await openConnections(t, database);
    for (const [name, exact] of amounts) t.equal(later.named('amounts', name)?.spendingLimit, exact);
  });

  await t.test('an amount that cannot be stored exactly is refused, not rounded', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const inexact = ['0.1234567', '123456789012345', '1e3', '-1', '+1', '.5', '5.', '007', ' 1', '', 'NaN', 'much'];
    for (const spendingLimit of inexact) {
      const refusal = { code: 'GW_REQUEST_INVALID', status: 400, field: 'spendingLimit' };
      await t.rejects(changes.create('inexact', { name: 'x', spendingLimit }), refusal, spendingLimit);
    }
    t.strictSame(connections.list('inexact'), []);
  });

  await t.test('names are unique within an organization, but not across organizations', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { changes: elsewhere } = await openConnections(t, database);
    const first = await changes.create('names', { name: 'shop' });
    const taken = {
      code: 'GW_CONNECTION_NAME_TAKEN',
      status: 400,
      field: 'name',
      message: 'A connection named "shop" already exists; names are unique in the organization.',
    };
    await t.rejects(changes.create('names', { name: 'shop' }), taken);
    await t.rejects(elsewhere.create('names', { name: 'shop' }), taken, 'a process that does not know of it yet');
    const other = await changes.create('other names', { name: 'shop' });
    t.equal(connections.named('names', 'shop'), first);
    t.equal(connections.named('other names', 'shop'), other);
    t.equal(connections.list('names').length, 1);
  });

  await t.test('the name of a deleted connection is free again', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const first = await changes.create('re-use', { name: 'again' });
    await change(database, first, 'deleted_at = now()');
    const second = await changes.create('re-use', { name: 'again' });
    t.not(second.connectionId, first.connectionId);
    await connections.refresh();
    t.equal(connections.get('re-use', first.connectionId), undefined);
    t.equal(connections.named('re-use', 'again'), second);
    t.strictSame(connections.list('re-use'), [second]);
  });

  await t.test('a snapshot cannot be changed', async (t) => {
    const { changes } = await openConnections(t, database);
    const list = ['one'];
    const made = await changes.create('frozen', { name: 'a', disabledModelIdentifiersList: list });
    t.ok(Object.isFrozen(made));
    t.ok(Object.isFrozen(made.disabledModelIdentifiersList));
    list.push('two');
    t.strictSame(made.disabledModelIdentifiersList, ['one']);
    const { connections: later } = await openConnections(t, database);
    const read = later.get('frozen', made.connectionId);
    t.ok(Object.isFrozen(read));
    t.ok(Object.isFrozen(read?.disabledModelIdentifiersList));
  });

  await t.test('a version of a connection is always the same object, because chains are compiled for it', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const made = await changes.create('identity', { name: 'a', spendingLimit: '12.50' });
    const current = (): Connection | undefined => connections.get('identity', made.connectionId);
    t.equal(current(), made);
    await connections.refresh();
    t.equal(current(), made, 'also when it is read again');
    t.equal(connections.named('identity', 'a'), made);
    t.equal(connections.list('identity')[0], made);
    await change(database, made, "name = 'b'");
    await connections.refresh();
    t.not(current(), made);
    t.match(current(), { connectionId: made.connectionId, name: 'b', version: 2, spendingLimit: '12.5' });
    t.equal(made.name, 'a', 'what runs on the old snapshot ends on it');
    t.equal(connections.named('identity', 'a'), undefined);
  });

  await t.test('an organization does not see the connections of another', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const mine = await changes.create('mine', { name: 'private' });
    const yours = await changes.create('yours', { name: 'yours' });
    t.equal(connections.get('yours', mine.connectionId), undefined);
    t.equal(connections.named('yours', 'private'), undefined);
    t.strictSame(connections.list('yours'), [yours]);
    t.strictSame(connections.list('nobody'), []);
    t.equal(connections.get('mine', 'no such id'), undefined);
  });

  await t.test('the list is in order of creation', async (t) => {
    const { connections, changes, clock } = await openConnections(t, database);
    for (const name of ['c', 'a', 'b']) {
      await changes.create('order', { name });
      await clock.advance(1);
    }
    const names = (from: Connections): string[] => from.list('order').map(({ name }) => name);
    t.strictSame(names(connections), ['c', 'a', 'b']);
    const { connections: later } = await openConnections(t, database);
    t.strictSame(names(later), ['c', 'a', 'b']);
  });

  await t.test('connections created by another process are known after one poll', async (t) => {
    const { changes } = await openConnections(t, database);
    const other = await openConnections(t, database);
    const made = await changes.create('follow', { name: 'new' });
    t.equal(other.connections.get('follow', made.connectionId), undefined);
    await other.pollOnce();
    t.strictSame(other.connections.get('follow', made.connectionId), made);
  });

  await t.test('changes by another process take effect after one poll', async (t) => {
    const { changes } = await openConnections(t, database);
    const made = await changes.create('follow update', { name: 'changing', spendingLimit: '1' });
    const other = await openConnections(t, database);
    await change(database, made, 'disabled = true, spending_limit = 2.5, disabled_models = \'["x"]\'');
    t.equal(other.connections.get('follow update', made.connectionId)?.disabled, false);
    await other.pollOnce();
    t.match(other.connections.get('follow update', made.connectionId), {
      disabled: true,
      spendingLimit: '2.5',
      disabledModelIdentifiersList: ['x'],
      version: 2,
    });
  });

  await t.test(
    'connections that another process has deleted are removed after one poll, and after a restart',
    async (t) => {
      const { changes } = await openConnections(t, database);
      const made = await changes.create('follow delete', { name: 'going' });
      const other = await openConnections(t, database);
      await change(database, made, 'deleted_at = now()');
      t.ok(other.connections.get('follow delete', made.connectionId));
      await other.pollOnce();
      t.equal(other.connections.get('follow delete', made.connectionId), undefined);
      t.equal(other.connections.named('follow delete', 'going'), undefined);
      t.strictSame(other.connections.list('follow delete'), []);
      const { connections: later } = await openConnections(t, database);
      t.equal(later.get('follow delete', made.connectionId), undefined);
      const [row] = await database
        .fork()
        .execute<{ name: string }[]>('select name from connection where connection_id = ?', [made.connectionId]);
      t.equal(row?.name, 'going', 'histories keep the name');
    },
  );

  await t.test('a refresh reads the changes of other processes immediately', async (t) => {
    const { changes } = await openConnections(t, database);
    const { connections: other } = await openConnections(t, database);
    const made = await changes.create('refresh', { name: 'new' });
    await other.refresh();
    t.strictSame(other.named('refresh', 'new'), made);
  });

  await t.test('known connections work while the database is down', async (t) => {
    let away = false;
    let asked = 0;
    const leaving: Database = {
      kind: database.kind,
      fork() {
        asked += 1;
        if (away) throw new Error('database is away');
        return database.fork();
      },
      transactional: (work) => database.transactional(work),
      onChange: (changed, heard) => database.onChange(changed, heard),
      connections: undefined,
      healthy: (signal) => database.healthy(signal),
    };
    const { connections, changes, clock } = await openConnections(t, leaving);
    const made = await changes.create('outage', { name: 'staying' });
    const before = asked;
    away = true;
    await clock.advance(5_000);
    t.ok(asked > before, 'it has been polled for');
    const polled = asked;
    t.equal(connections.get('outage', made.connectionId), made);
    t.equal(connections.named('outage', 'staying'), made);
    t.equal(asked, polled, 'looking a connection up asks no database');
  });

  await t.test('no changes are followed after the plugin is closed', async (t) => {
    const { clock, pollOnce } = await openConnections(t, database);
    await pollOnce();
    t.equal(clock.waiting, 0);
  });
});
