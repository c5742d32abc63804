import { test } from 'tap';
import type { KnownRow } from './connection-row.js';
import { Snapshots } from './snapshots.js';
import { switchedOff } from '../../core/api/index.js';

const at = new Date('2030-01-01T00:00:00Z');

function row(id: number, version: number, fields: Partial<KnownRow> = {}): KnownRow {
  return {
    connectionId: `01900000-0000-7000-8000-${String(id).padStart(12, '0')}`,
    organizationId: 'o',
    name: `name ${id}`,
    ...switchedOff,
    allowedModels: null,
    disabledModels: [],
    policies: [],
    version,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    ...fields,
  };
}

const namesIn = (snapshots: Snapshots): string[] => snapshots.list('o').map(({ name }) => name);

await test('an older version never replaces a newer one', (t) => {
  const snapshots = new Snapshots();
  snapshots.apply([row(1, 3, { name: 'new' }), row(1, 2, { name: 'old' })]);
  t.strictSame(namesIn(snapshots), ['new']);
  t.equal(snapshots.named('o', 'old'), undefined);
  t.end();
});

await test('a read that began before a deletion does not restore the connection', (t) => {
  const snapshots = new Snapshots();
  snapshots.apply([row(1, 1)]);
  const slowEnds = snapshots.readingBegins();
  snapshots.apply([row(1, 2, { deletedAt: at })]);
  snapshots.apply([row(1, 1)]);
  slowEnds();
  t.strictSame(namesIn(snapshots), []);
  t.ok(snapshots.knows(row(1, 1).connectionId, 2), 'remembered as long as such a reading may run');
  snapshots.readingBegins()();
  t.notOk(snapshots.knows(row(1, 1).connectionId, 2), 'and no longer');
  t.end();
});

await test('policies of all connections reach each of them once, including those that change or go away meanwhile', async (t) => {
  const snapshots = new Snapshots();
  const ids = Array.from({ length: 2500 }, (_, index) => index + 1);
  snapshots.apply(ids.map((id) => row(id, 1)));
  const policy = {
    policyId: 'p',
    type: 'pii_detection',
    action: 'redact',
    disabled: false,
    configuration: {},
  } as const;
  const applied = snapshots.applyToAll([{ ...policy, created: '', updated: '', source: 'gateway' }]);
  snapshots.apply([row(2400, 2, { name: 'changed' }), row(2401, 2, { deletedAt: at }), row(2501, 1)]);
  await applied;
  const listed = snapshots.list('o');
  t.equal(listed.length, 2500);
  t.ok(listed.every(({ policies }) => policies.length === 1));
  t.equal(new Set(listed.map(({ policies }) => policies)).size, 1, 'one list for all');
  t.match(snapshots.named('o', 'changed'), { version: 2 });
});

await test('connections are listed in the order of their ids, even if they arrive late', (t) => {
  const snapshots = new Snapshots();
  snapshots.apply([3, 5, 1, 4, 2].map((id) => row(id, 1)));
  const before = snapshots.list('o');
  t.strictSame(namesIn(snapshots), ['name 1', 'name 2', 'name 3', 'name 4', 'name 5']);
  snapshots.apply([row(3, 2, { deletedAt: at }), row(2, 2, { name: 'renamed' }), row(6, 1)]);
  t.strictSame(namesIn(snapshots), ['name 1', 'renamed', 'name 4', 'name 5', 'name 6']);
  t.equal(before.length, 5, 'a list in somebody’s hands stays as it was');
  t.end();
});

await test('a name that moves to another connection refers to its new owner, in whatever order the changes arrive', (t) => {
  const changes = [
    row(1, 1, { name: 'x' }),
    row(1, 2, { name: 'x' }),
    row(1, 3, { name: 'y' }),
    row(2, 1, { name: 'x' }),
  ];
  for (const order of [
    [0, 1, 2, 3],
    [3, 0, 1, 2],
    [0, 3, 1, 2],
    [0, 2, 3, 1],
  ]) {
    const snapshots = new Snapshots();
    snapshots.apply(order.map((index) => changes[index] as KnownRow));
    t.equal(snapshots.named('o', 'x')?.connectionId, row(2, 1).connectionId, order.join(' '));
    t.equal(snapshots.named('o', 'y')?.connectionId, row(1, 1).connectionId, order.join(' '));
  }
  t.end();
});

await test('a subscriber gets all current snapshots, and every new one until it unsubscribes', (t) => {
  const snapshots = new Snapshots();
  snapshots.apply([row(1, 1)]);
  const heard: string[] = [];
  const end = snapshots.follow(({ name, version }) => heard.push(`${name} ${version}`));
  snapshots.apply([row(1, 1), row(1, 2), row(2, 1), row(2, 2, { deletedAt: at })]);
  end();
  snapshots.apply([row(3, 1)]);
  t.strictSame(heard, ['name 1 1', 'name 1 2', 'name 2 1']);
  t.end();
});
