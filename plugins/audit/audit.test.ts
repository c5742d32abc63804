import { type Test, test } from 'tap';
import type { AuditEntry, AuditTrail, Database } from '../../core/api/database.js';
import { type JsonObject, type Reply, type RouteRequest } from '../../core/api/index.js';
import { fakeClock } from '../../core/testkit/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { silentLog } from '../../test/fixtures/components/silent-log.js';
import { auditQuery } from './entry-schema.js';
import plugin from './plugin.js';
import { shortened } from './shortened.js';
import { tables } from './tables.js';

const start = Date.UTC(2030, 0, 1);

await test('a member that is too large for the audit trail is replaced by its size', (t) => {
  const document = { small: 'x', large: 'x'.repeat(20_000), list: ['x'.repeat(10_000), 'y'.repeat(10_000)], not: null };
  t.strictSame(shortened(document), {
    small: 'x',
    large: { omitted: '20002 characters of JSON' },
    list: { omitted: '20007 characters of JSON' },
    not: null,
  });
  t.end();
});

const entry: AuditEntry = {
  organizationId: 'acme',
  author: { kind: 'token', name: 'ada', tokenId: 't-1', requestId: 'r-1' },
  action: 'thing.update',
  resource: { type: 'thing', id: 'thing-1', name: 'First' },
  before: { name: 'Old' },
  after: { name: 'First' },
};

async function opened(database: Database) {
  const clock = fakeClock(start);
  const { services, routes = [] } = await plugin.setup({
    id: 'audit',
    config: {},
    services: { database, clock },
    log: silentLog,
  });
  const trail = services?.['trail'] as AuditTrail;
  const [route] = routes;
  return {
    clock,
    routes,
    append: (some: Partial<AuditEntry> = {}) =>
      database.transactional((entities) => trail.append(entities, { ...entry, ...some })),
    trail,
    list: async (query: Readonly<Record<string, string>> = {}, organizationId = 'acme'): Promise<JsonObject> => {
      if (route?.kind !== 'plain') throw new Error('no route');
      const identity = { kind: 'token', organizationId, subject: 's', tokenId: 't', role: 'admin' };
      const request = { exchange: { identity }, query: auditQuery.parse(query) } as unknown as RouteRequest;
      return ((await route.handle(request)) as Reply).body as JsonObject;
    },
  };
}

function actionsOf(page: JsonObject): string[] {
  return (page['items'] as readonly { readonly action: string }[]).map(({ action }) => action);
}

await forEachDatabase('audit trail', [tables], async (t: Test, database) => {
  await t.test('an entry contains the author, the time, and the values before and after the change', async (t) => {
    const { append, list, routes } = await opened(database);
    t.strictSame(
      routes.map(({ method, path, access }) => [method, path, access]),
      [['GET', '/v1/management/audit', { kind: 'bearer', role: 'admin' }]],
      'nobody can change the trail, and admins alone read it',
    );
    await append();
    const page = await list();
    const [line] = page['items'] as readonly JsonObject[];
    t.match(line?.['auditId'], /^[0-9a-f-]{36}$/);
    t.strictSame(page, {
      items: [
        {
          auditId: line?.['auditId'],
          at: '2030-01-01T00:00:00.000Z',
          author: { kind: 'token', name: 'ada', tokenId: 't-1' },
          action: 'thing.update',
          resource: { type: 'thing', id: 'thing-1', name: 'First' },
          before: { name: 'Old' },
          after: { name: 'First' },
          requestId: 'r-1',
        },
      ],
      page: 1,
      pageSize: 10,
      totalCount: 1,
    });
  });

  await t.test('absent values are null: a created resource has no before, a deleted one no after', async (t) => {
    const { trail, list } = await opened(database);
    const organizationId = 'absent';
    const author = { kind: 'gateway', name: 'gateway' } as const;
    const { before: _, ...made } = { ...entry, organizationId, author, resource: { type: 'thing', id: '2' } };
    await database.transactional((entities) => trail.append(entities, { ...made, after: { a: null } }));
    const { items } = await list({}, organizationId);
    t.match(items, [
      {
        author: { kind: 'gateway', name: 'gateway', tokenId: null },
        resource: { name: null },
        before: null,
        after: { a: null },
        requestId: null,
      },
    ]);
  });

  await t.test('a change and its entry are written in one transaction', async (t) => {
    const { trail, list } = await opened(database);
    const failed = database.transactional(async (entities) => {
      await trail.append(entities, { ...entry, organizationId: 'undone' });
      throw new Error('the change failed');
    });
    await t.rejects(failed, { message: 'the change failed' });
    t.match(await list({}, 'undone'), { items: { length: 0 }, totalCount: 0 });
  });

  await t.test('entries are listed newest first, in pages, for one organization only', async (t) => {
    const { append, list, clock } = await opened(database);
    for (let count = 1; count <= 5; count += 1) {
      await append({ organizationId: 'pages', action: `thing.${count}` });
      await clock.advance(1);
    }
    await append({ organizationId: 'elsewhere', action: 'thing.foreign' });
    t.match(await list({ pageSize: '2' }, 'pages'), { totalCount: 5, page: 1, pageSize: 2 });
    t.strictSame(actionsOf(await list({ pageSize: '2' }, 'pages')), ['thing.5', 'thing.4']);
    t.strictSame(actionsOf(await list({ pageSize: '2', page: '3' }, 'pages')), ['thing.1']);
    t.match(await list({ page: '9007199254740991', pageSize: '100' }, 'pages'), {
      items: { length: 0 },
      totalCount: 5,
    });
    t.strictSame(actionsOf(await list({}, 'elsewhere')), ['thing.foreign']);
    t.strictSame(actionsOf(await list({}, 'nowhere')), []);
  });

  await t.test('every filter restricts the list, and filters combine', async (t) => {
    const { append, list, clock } = await opened(database);
    const organizationId = 'filters';
    await append({ organizationId, action: 'a' });
    await clock.advance(1000);
    await append({ organizationId, action: 'b', author: { kind: 'command', name: 'bob' } });
    await clock.advance(1000);
    await append({ organizationId, action: 'c', resource: { type: 'other', id: 'thing-1' } });
    await append({ organizationId, action: 'd', resource: { type: 'thing', id: 'thing-2' } });
    const cases: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
      [{ resourceType: 'thing' }, ['a', 'b', 'd']],
      [{ resourceType: 'thing', resourceId: 'thing-1' }, ['a', 'b']],
      [{ resourceId: 'thing-1' }, ['a', 'b', 'c']],
      [{ action: 'b' }, ['b']],
      [{ action: 'B' }, []],
      [{ action: 'c', resourceType: 'thing' }, []],
      [{ author: 'bob' }, ['b']],
      [{ author: 't-1' }, ['a', 'c', 'd']],
      [{ author: 'ada' }, ['a', 'c', 'd']],
      [{ author: "' or true --" }, []],
      [{ from: '2030-01-01T00:00:01Z' }, ['b', 'c', 'd']],
      [{ from: '2030-01-01T02:00:01+02:00', to: '2030-01-01T00:00:02.000Z' }, ['b']],
      [{ to: '2030-01-01T00:00:01Z' }, ['a']],
      [{ from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59.999Z', author: 'ada', resourceType: 'other' }, ['c']],
    ];
    for (const [query, actions] of cases) {
      t.strictSame(actionsOf(await list(query, organizationId)).toSorted(), actions, JSON.stringify(query));
    }
  });

  await t.test("a time out of the database's range is refused before the query", async (t) => {
    for (const from of [
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-01:00',
      '2030-02-30T00:00:00Z',
      '2030-01-01',
      '',
    ]) {
      t.notOk(auditQuery.safeParse({ from }).success, from);
    }
  });

  await t.test('a name that cannot be stored does not prevent the change', async (t) => {
    const { append, list } = await opened(database);
    const author = { kind: 'token', name: `a\0b\ud800${'x'.repeat(1000)}`, tokenId: 'oidc:\0' } as const;
    await append({ organizationId: 'odd', author });
    const { items } = await list({}, 'odd');
    t.match(items, [{ author: { name: /^a\ufffdb\ufffdx{492} \[…\]$/, tokenId: 'oidc:\ufffd' } }]);
  });
});
