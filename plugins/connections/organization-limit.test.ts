import type { ConnectionChanges, Policy } from '../../core/api/index.js';
import type { Database } from '../../core/api/database.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { openConnections } from '../../test/fixtures/plugins/opened-connections.js';
import { outcomes } from '../../test/fixtures/outcomes.js';
import { tables } from './tables.js';

const author = { kind: 'token', name: 'Ada', tokenId: 'token-1' } as const;
const refusal = { code: 'GW_ORGANIZATION_LIMIT', status: 400 };
/** Room for three connections without policies, and not for four. */
const threeConnections = { maxBytesPerOrganization: 3 * 1100 };

/** A policy whose text takes some bytes. */
function policyOf(text: string): Policy {
  const times = { created: '2030-01-01T00:00:00.000Z', updated: '2030-01-01T00:00:00.000Z' };
  return { policyId: 'p', type: 'pii', action: 'redact', disabled: false, configuration: { text }, ...times };
}

await forEachDatabase('the limit of an organization', [tables], async (t, database) => {
  await t.test('replicas that create connections at once do not exceed it together', async (t) => {
    const [here, there] = [
      await openConnections(t, database, { config: threeConnections }),
      await openConnections(t, database, { config: threeConnections }),
    ];
    const creations = Array.from({ length: 8 }, (_, index) =>
      (index % 2 === 0 ? here : there).changes.create('at once', { name: `c${index}` }, author),
    );
    t.strictSame(await outcomes(creations), { done: 3, GW_ORGANIZATION_LIMIT: 5 });
    t.equal(await storedIn(database, 'at once'), 3, 'and nothing of the others is stored');
    await t.rejects(here.changes.create('at once', { name: 'more' }, author), {
      ...refusal,
      message:
        'The connections of this organization would be 4 and take 4112 bytes (1024 each, and their content); at most 3300 are allowed. ' +
        'Some must be removed, or maxBytesPerOrganization of the plugin "connections" raised.',
    });
    t.match(await here.changes.create('another', { name: 'c0' }, author), { name: 'c0' }, 'each has its own');
  });

  await t.test('a deleted connection makes room', async (t) => {
    const { changes } = await openConnections(t, database, { config: threeConnections });
    const [first] = await fill(changes, 'deleted', 3);
    await t.rejects(changes.create('deleted', { name: 'more' }, author), refusal);
    if (first) await changes.remove(first, author);
    t.match(await changes.create('deleted', { name: 'more' }, author), { name: 'more' });
  });

  await t.test('policies and lists of models count with their bytes', async (t) => {
    const { changes } = await openConnections(t, database, { config: { maxBytesPerOrganization: 1024 + 1000 } });
    const [made] = await fill(changes, 'content', 1);
    if (!made) return;
    const setPolicy = (text: string) =>
      changes.changePolicies(made, { operation: 'updatePolicy', policyId: 'p', apply: () => [policyOf(text)] }, author);
    await setPolicy('x'.repeat(300));
    await t.rejects(setPolicy('x'.repeat(1000)), refusal);
    await t.rejects(setPolicy('字'.repeat(299)), refusal, 'fewer characters that take more');
    const list = ['m', 'n'].map((name) => name.repeat(400));
    await t.rejects(changes.update(made, { disabledModelIdentifiersList: list }, author), refusal);
    await setPolicy('');
    t.match(await changes.update(made, { disabledModelIdentifiersList: list }, author), { version: 4 });
  });

  await t.test('what was there when it was lowered stays, and can be changed and deleted, but not grow', async (t) => {
    const before = await openConnections(t, database);
    const [first, second] = await fill(before.changes, 'lowered', 3);
    if (!first || !second) return;
    const apply = () => [policyOf('long')];
    await before.changes.changePolicies(first, { operation: 'createPolicy', policyId: 'p', apply }, author);
    const { changes, connections } = await openConnections(t, database, { config: { maxBytesPerOrganization: 1 } });
    t.equal(connections.list('lowered').length, 3);
    await t.rejects(changes.create('lowered', { name: 'more' }, author), refusal);
    await t.rejects(changes.update(first, { disabledModelIdentifiersList: ['m'] }, author), refusal);
    t.match(await changes.update(first, { name: 'another', disabled: true }, author), { version: 3 });
    const shorter = { operation: 'updatePolicy', policyId: 'p', apply: () => [policyOf('')] } as const;
    t.match(await changes.changePolicies(first, shorter, author), { version: 4 });
    await changes.remove(second, author);
    t.equal(connections.list('lowered').length, 2);
  });

  await t.test('the gateway itself can always create its first connection', async (t) => {
    const { changes } = await openConnections(t, database, { config: { maxBytesPerOrganization: 1 } });
    t.match(await changes.create('itself', { name: 'default' }), { name: 'default' });
  });
});

/** Creates connections one after the other. */
async function fill(changes: ConnectionChanges, organizationId: string, count: number) {
  const made = [];
  for (let number = 0; number < count; number += 1)
    made.push(await changes.create(organizationId, { name: `c${number}` }, author));
  return made;
}

async function storedIn(database: Database, organizationId: string): Promise<number> {
  const rows = await database.fork().execute('select 1 from connection where organization_id = ?', [organizationId]);
  return rows.length;
}
