import type { Connection, ConnectionChange, Policy } from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { pollingOnlyDatabase } from '../../test/fixtures/components/polling-only-database.js';
import { openConnections } from '../../test/fixtures/plugins/opened-connections.js';
import { tables } from './tables.js';

const author = { kind: 'token', name: 'Ada', tokenId: 'token-1', requestId: 'request-1' } as const;
const policy: Policy = {
  policyId: '01900000-0000-7000-8000-0000000000aa',
  type: 'pii',
  action: 'redact',
  disabled: false,
  configuration: { entities: ['email'], least: 0.5 },
  created: '2030-01-01T00:00:00.000Z',
  updated: '2030-01-01T00:00:00.000Z',
};
const unknown = { code: 'GW_CONNECTION_UNKNOWN', status: 404 };

await forEachDatabase('changes of connections', [tables], async (t, database) => {
  await t.test('only the given settings change, immediately here and after one poll elsewhere', async (t) => {
    const { connections, changes, clock } = await openConnections(t, database);
    const { connections: elsewhere } = await openConnections(t, database);
    const made = await changes.create('update', { name: 'shop', logRequestBody: true, spendingLimit: '5' });
    await clock.advance(2_000);
    const change = { name: 'store', disabled: true, disabledModelIdentifiersList: ['m'] };
    const changed = await changes.update(made, change, author);
    t.strictSame(changed, { ...made, ...change, updated: made.updated + 2, version: 2 });
    t.equal(connections.get('update', made.connectionId), changed);
    t.equal(connections.named('update', 'store'), changed);
    t.equal(connections.named('update', 'shop'), undefined);
    await elsewhere.refresh();
    t.strictSame(elsewhere.get('update', made.connectionId), changed);
  });

  await t.test('a change without effect writes nothing', async (t) => {
    const { changes, trail, clock } = await openConnections(t, database);
    const made = await changes.create('same', { name: 'same', spendingLimit: '12.50' });
    await clock.advance(2_000);
    t.equal(await changes.update(made, {}, author), made);
    t.equal(await changes.update(made, { name: 'same', spendingLimit: '12.5', disabled: false }, author), made);
    t.strictSame(
      trail.map(({ action }) => action),
      ['connection.create'],
    );
  });

  await t.test('null clears a setting', async (t) => {
    const { changes } = await openConnections(t, database);
    const made = await changes.create('clear', { name: 'c', spendingLimit: '1', spendingPeriod: 'daily' });
    t.match(await changes.update(made, { spendingLimit: null, spendingPeriod: null }, author), {
      spendingLimit: null,
      spendingPeriod: null,
    });
  });

  await t.test('a deleted connection is unknown everywhere, its name can be reused, and its row remains', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { connections: elsewhere, changes: changesElsewhere } = await openConnections(t, database);
    const made = await changes.create('delete', { name: 'gone' });
    await elsewhere.refresh();
    await changes.remove(made, author);
    t.equal(connections.get('delete', made.connectionId), undefined);
    await t.rejects(changes.remove(made, author), unknown);
    await t.rejects(changesElsewhere.update(made, { name: 'back' }, author), unknown, 'before it has heard of it');
    await changes.create('delete', { name: 'gone' });
    await elsewhere.refresh();
    t.equal(elsewhere.get('delete', made.connectionId), undefined);
    const rows = await database
      .fork()
      .execute<{ name: string }[]>('select name from connection where connection_id = ?', [made.connectionId]);
    t.strictSame(rows, [{ name: 'gone' }]);
  });

  await t.test('an organization cannot change connections of another one, with any form of the id', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { connectionId } = await changes.create('owner', { name: 'mine' });
    for (const target of [
      { organizationId: 'thief', connectionId },
      { organizationId: 'owner', connectionId: '01900000-0000-7000-8000-000000000000' },
      { organizationId: 'owner', connectionId: "' or 1 = 1" },
    ]) {
      await t.rejects(changes.update(target, { name: 'x' }, author), unknown);
      await t.rejects(changes.remove(target, author), unknown);
      const apply = (): Policy[] => [policy];
      const change = { operation: 'createPolicy', policyId: policy.policyId, apply } as const;
      await t.rejects(changes.changePolicies(target, change, author), unknown);
    }
    t.match(connections.get('owner', connectionId), { name: 'mine', policies: { length: 0 }, version: 1 });
    t.equal(
      (
        await changes.update(
          { organizationId: 'owner', connectionId: connectionId.toUpperCase() },
          { name: 'm' },
          author,
        )
      ).name,
      'm',
    );
  });

  await t.test('concurrent changes of different settings are all applied, policies included', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { changes: elsewhere, connections: others } = await openConnections(t, database);
    const made = await changes.create('both', { name: 'both' });
    const settings: ConnectionChange[] = [
      { logRequestBody: true },
      { logResponseBody: true },
      { enableDocuments: true },
      { spendingPeriod: 'weekly' },
    ];
    const apply = (policies: readonly Policy[]): Policy[] => [...policies, policy];
    await Promise.all([
      ...settings.map((change, index) => (index % 2 ? changes : elsewhere).update(made, change, author)),
      elsewhere.changePolicies(made, { operation: 'createPolicy', policyId: policy.policyId, apply }, author),
    ]);
    await Promise.all([connections.refresh(), others.refresh()]);
    for (const one of [connections, others]) {
      t.match(one.get('both', made.connectionId), {
        ...Object.assign({}, ...settings),
        policies: [policy],
        version: 6,
      });
    }
  });

  await t.test('concurrent swaps of two names are refused', async (t) => {
    const { changes } = await openConnections(t, database);
    const { changes: elsewhere } = await openConnections(t, database);
    const [a, b] = [await changes.create('swap', { name: 'a' }), await changes.create('swap', { name: 'b' })];
    const swapped = await Promise.allSettled([
      changes.update(a, { name: 'b' }, author),
      elsewhere.update(b, { name: 'a' }, author),
    ]);
    const taken = { status: 'rejected', reason: { code: 'GW_CONNECTION_NAME_TAKEN', status: 400, field: 'name' } };
    t.match(swapped, [taken, taken]);
  });

  await t.test('policies are stored unchanged and in order, and changing them creates a new snapshot', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { connections: elsewhere } = await openConnections(t, database);
    const made = await changes.create('policies', { name: 'p' });
    const other = { ...policy, policyId: '01900000-0000-7000-8000-0000000000ab', configuration: {} };
    for (const one of [policy, other]) {
      const apply = (policies: readonly Policy[]): Policy[] => [...policies, one];
      await changes.changePolicies(made, { operation: 'createPolicy', policyId: one.policyId, apply }, author);
    }
    await elsewhere.refresh();
    const read = elsewhere.get('policies', made.connectionId) as Connection;
    t.strictSame(read.policies, [policy, other]);
    t.equal(read.version, 3);
    t.ok(Object.isFrozen(read.policies) && Object.isFrozen(read.policies[0]));
    const refused = new Error('not so');
    const apply = (): never => {
      throw refused;
    };
    const change = { operation: 'deletePolicy', policyId: policy.policyId, apply } as const;
    await t.rejects(changes.changePolicies(made, change, author), refused);
    t.strictSame(connections.get('policies', made.connectionId)?.policies, [policy, other]);
  });

  await t.test('policies of all connections are in front of the own ones of each, and stored nowhere', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const { connections: elsewhere } = await openConnections(t, database);
    const governed = await changes.create('all', { name: 'with its own' });
    const change = { operation: 'createPolicy', policyId: policy.policyId } as const;
    await changes.changePolicies(governed, { ...change, apply: (own) => [...own, policy] }, author);
    const before = await changes.create('all', { name: 'before' });
    const ofAll = { ...policy, policyId: '01900000-0000-8000-8000-0000000000ff', source: 'gateway' } as const;
    const heard: string[] = [];
    connections.follow(({ name, policies }) => heard.push(`${name} ${policies.length}`));
    await changes.applyToAll([ofAll]);
    t.strictSame(
      heard.filter((line) => line.startsWith('before')),
      ['before 0', 'before 1'],
      'followers get the new snapshots',
    );
    const after = await changes.create('all', { name: 'after' });
    t.strictSame(after.policies, [ofAll]);
    t.equal(connections.get('all', before.connectionId)?.policies, after.policies, 'all share one list');
    t.ok(Object.isFrozen(after.policies) && Object.isFrozen(after.policies[0]));
    t.strictSame(connections.named('all', 'with its own')?.policies, [ofAll, policy]);

    let given: readonly Policy[] = [];
    const second = { ...policy, policyId: '01900000-0000-7000-8000-0000000000bb' };
    const apply = (own: readonly Policy[]): readonly Policy[] => [...(given = own), second];
    const changed = await changes.changePolicies(governed, { ...change, policyId: second.policyId, apply }, author);
    t.strictSame(given, [policy], 'a change gets only its own');
    t.strictSame(changed.policies, [ofAll, policy, second]);
    await changes.update(after, { disabled: true }, author);
    t.match(connections.get('all', after.connectionId), { disabled: true, policies: [ofAll] });
    await elsewhere.refresh();
    t.strictSame(elsewhere.get('all', governed.connectionId)?.policies, [policy, second], 'each process has its own');
    t.strictSame(elsewhere.get('all', after.connectionId)?.policies, []);
    await t.rejects(changes.applyToAll([ofAll]), { message: /already/ });
  });

  await t.test('each change writes one audit entry with the author and only the differences', async (t) => {
    const { changes, trail } = await openConnections(t, database);
    const made = await changes.create('trail', { name: 'first' });
    const { connectionId } = made;
    await changes.update(made, { name: 'second', spendingLimit: '2.50', disabled: false }, author);
    await t.rejects(changes.update(made, { spendingLimit: '0.1234567' }, author));
    const policyId = policy.policyId;
    const disabled = { ...policy, disabled: true };
    await changes.changePolicies(made, { operation: 'createPolicy', policyId, apply: () => [policy] }, author);
    await changes.changePolicies(made, { operation: 'updatePolicy', policyId, apply: () => [disabled] }, author);
    await changes.changePolicies(made, { operation: 'deletePolicy', policyId, apply: () => [] }, author);
    await changes.remove(made, author);
    const { type, action, configuration } = policy;
    const settings = { type, action, configuration };
    t.match(trail, [
      { author: { kind: 'gateway' }, action: 'connection.create', after: { name: 'first', disabled: false } },
      { author, action: 'connection.update', resource: { type: 'connection', id: connectionId, name: 'second' } },
      { action: 'policy.create', resource: { type: 'policy', id: policyId, name: 'pii' }, after: settings },
      { action: 'policy.update', before: { connectionId, disabled: false }, after: { connectionId, disabled: true } },
      { action: 'policy.delete', before: { connectionId, ...settings, disabled: true } },
      { author, action: 'connection.delete', before: { name: 'second', spendingLimit: '2.5' } },
    ]);
    t.equal(trail.length, 6);
    t.strictSame(trail[1]?.before, { name: 'first', spendingLimit: null });
    t.strictSame(trail[1]?.after, { name: 'second', spendingLimit: '2.5' });
    t.strictSame(
      trail.map(({ before, after }) => [before, after].map(Boolean)),
      [
        [false, true],
        [true, true],
        [false, true],
        [true, true],
        [true, false],
        [true, false],
      ],
    );
  });

  await t.test('a change whose audit entry cannot be written is rolled back', async (t) => {
    const { connections, changes } = await openConnections(t, database);
    const made = await changes.create('no trail', { name: 'as it is' });
    const full = new Error('the trail is full');
    const unwritten = await openConnections(t, database, { auditTrail: { append: () => Promise.reject(full) } });
    await t.rejects(unwritten.changes.create('no trail', { name: 'new' }), full);
    await t.rejects(unwritten.changes.update(made, { name: 'changed' }, author), full);
    await t.rejects(unwritten.changes.remove(made, author), full);
    await connections.refresh();
    t.strictSame(connections.list('no trail'), [made]);
    t.strictSame(unwritten.connections.list('no trail'), [made]);
  });

  await t.test('a connection is bound to a prompt only if the prompts plugin accepts it', async (t) => {
    const { changes, bindings } = await openConnections(t, database);
    const promptId = '01900000-0000-7000-8000-000000000007';
    const refusal = { code: 'GW_PROMPT_UNKNOWN', status: 400, field: 'promptId' };
    await t.rejects(changes.create('bind', { name: 'none', promptId }), refusal, 'nobody keeps prompts');
    await t.rejects(changes.create('bind', { name: 'none', promptId: 'mine' }), refusal);
    const asked: string[] = [];
    bindings.checkPromptsWith((_entities, organizationId, id) => {
      asked.push(`${organizationId} ${id}`);
      return id === promptId ? Promise.resolve() : Promise.reject(new Error('not so'));
    });
    t.throws(() => bindings.checkPromptsWith(() => Promise.resolve()), /checked already/);
    const made = await changes.create('bind', { name: 'bound', promptId: promptId.toUpperCase() });
    t.equal(made.promptId, promptId);
    await changes.update(made, { promptId, name: 'still bound' }, author);
    t.strictSame(asked, [`bind ${promptId}`], 'a binding that stays is not asked about again');
    await t.rejects(changes.update(made, { promptId: promptId.replace('7', '8') }, author), /not so/);
    const bound = (): Promise<unknown> => bindings.boundTo(database.fork(), 'bind', promptId);
    t.strictSame(await bound(), [{ connectionId: made.connectionId, name: 'still bound' }]);
    t.strictSame(await bindings.boundTo(database.fork(), 'other', promptId), []);
    await changes.update(made, { promptId: null }, author);
    t.strictSame(await bound(), []);
    await changes.update(made, { promptId }, author);
    await changes.remove(made, author);
    t.strictSame(await bound(), [], 'deleted connections are bound to nothing');
  });

  await t.test(
    'a change returns what it has stored, although others changed or deleted the connection before it did',
    async (t) => {
      const { changes: others } = await openConnections(t, database);
      let interrupt: (() => Promise<unknown>) | undefined;
      const { connections, changes } = await openConnections(t, {
        ...pollingOnlyDatabase(database),
        transactional: async (work, settings) => {
          const result = await database.transactional(work, settings);
          await interrupt?.();
          return result;
        },
      });
      const made = await changes.create('overtaken', { name: 'first' });
      interrupt = async () => {
        await others.update(made, { name: 'third' }, author);
        await connections.refresh();
      };
      t.match(await changes.update(made, { name: 'second' }, author), { name: 'second', version: 2 });
      t.match(connections.get('overtaken', made.connectionId), { name: 'third', version: 3 });
      interrupt = async () => {
        await others.remove(made, author);
        await connections.refresh();
      };
      t.match(await changes.update(made, { name: 'fourth' }, author), { name: 'fourth', version: 4 });
      t.equal(connections.get('overtaken', made.connectionId), undefined);
    },
  );

  await t.test('references to connections that no longer exist are reported as missing', async (t) => {
    const { changes, bindings } = await openConnections(t, database);
    const kept = await changes.create('named', { name: 'kept' });
    const gone = await changes.create('named', { name: 'gone' });
    const foreign = await changes.create('another', { name: 'kept' });
    await changes.remove(gone, author);
    const named = [kept, gone, foreign].map(({ connectionId }) => connectionId);
    const missing = await bindings.missing(database.fork(), 'named', [...named, 'no uuid']);
    t.strictSame(missing, [gone.connectionId, foreign.connectionId, 'no uuid']);
    t.strictSame(await bindings.missing(database.fork(), 'named', []), []);
  });

  await t.test(
    'settings that cannot be stored are refused by name, even if the schemas of the routes are bypassed',
    async (t) => {
      const { connections, changes } = await openConnections(t, database);
      const made = await changes.create('limits', { name: 'm' });
      const wrong: readonly (readonly [string, ConnectionChange])[] = [
        ['name', { name: '' }],
        ['name', { name: '   ' }],
        ['name', { name: 'x'.repeat(201) }],
        ['name', { name: 'a\0b' }],
        ['spendingLimit', { spendingLimit: '-1' }],
        ['spendingLimit', { spendingLimit: '123456789012345' }],
        ['disabledModelIdentifiersList[0]', { disabledModelIdentifiersList: ['\ud83d'] }],
        ['disabledModelIdentifiersList[0]', { disabledModelIdentifiersList: ['x'.repeat(513)] }],
        ['disabledModelIdentifiersList', { disabledModelIdentifiersList: Array.from({ length: 1001 }, String) }],
      ];
      for (const [field, change] of wrong) {
        const refusal = { code: 'GW_REQUEST_INVALID', status: 400, field };
        await t.rejects(changes.update(made, change, author), refusal);
        await t.rejects(changes.create('limits', { name: 'n', ...change }), refusal);
      }
      t.equal(connections.get('limits', made.connectionId), made);
      t.equal((await changes.update(made, { name: '€'.repeat(200) }, author)).name.length, 200);
    },
  );
});
