import { test } from 'tap';
import {
  callerOf,
  done,
  doneReply,
  type Exchange,
  findConnection,
  isStorableJson,
  isUuid,
  namedPageOf,
  newId,
  pageOf,
  pageOffset,
  pageQuery,
  pageReply,
  parseJson,
  searchPattern,
  storableName,
  storableText,
  storableTime,
  unknownResource,
  z,
} from '../index.js';
import { testConnection } from '../../testkit/open-access.js';

const page = (query: Readonly<Record<string, string>>) => pageQuery.safeParse(query).data;

await test('a page is a whole number from 1; it has 10 items by default, and 1 to 100 on request', (t) => {
  t.strictSame(page({}), { page: 1, pageSize: 10 });
  t.strictSame(page({ page: '7', pageSize: '100' }), { page: 7, pageSize: 100 });
  t.strictSame(page({ page: '9007199254740991' }), { page: Number.MAX_SAFE_INTEGER, pageSize: 10 });
  for (const wrong of ['', ' 1', '0', '-1', '+1', '1.0', '1e1', '0x10', 'one', '9007199254740993', '9'.repeat(50)]) {
    t.equal(page({ page: wrong }), undefined, `page=${wrong}`);
    t.equal(page({ pageSize: wrong }), undefined, `pageSize=${wrong}`);
  }
  t.equal(page({ pageSize: '101' }), undefined);
  t.equal(page({ size: '10' }), undefined);
  t.end();
});

await test('a page of a list is its slice; one beyond the end is empty', (t) => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const reply = pageReply(z.string());
  for (const [number, items] of [
    [1, ['a', 'b']],
    [3, ['e']],
    [4, []],
    [Number.MAX_SAFE_INTEGER, []],
  ] as const) {
    const result = pageOf(all, { page: number, pageSize: 2 });
    t.strictSame(result, { items, page: number, pageSize: 2, totalCount: 5 });
    t.ok(reply.safeParse(result).success);
  }
  t.equal(pageOffset({ page: 3, pageSize: 20 }), 40);
  t.equal(pageOffset({ page: Number.MAX_SAFE_INTEGER, pageSize: 100 }), 2 ** 31 - 1, 'an offset that SQL takes');
  t.end();
});

await test('a list is searched in any case, by any of the names of its items', (t) => {
  const all = [['Spring offer'], ['Summer', 'offering'], ['Autumn']];
  const found = (search: string) =>
    namedPageOf(all, { page: 1, pageSize: 1, search }, { idsOf: (names) => names, namesOf: (names) => names });
  t.strictSame(found('OFFER'), { items: [all[0]], page: 1, pageSize: 1, totalCount: 2 });
  t.match(found('ut'), { items: [['Autumn']], totalCount: 1 });
  t.equal(found('').totalCount, 3);
  t.equal(found('%').totalCount, 0);
  t.equal(searchPattern('50%_\\'), '%50\\%\\_\\\\%', 'signs of patterns are looked for as they are');
  t.end();
});

await test('a time must have an offset, exist, and be in the range of the database', (t) => {
  t.strictSame(storableTime.parse('2030-01-31T14:00:00.5+02:00'), new Date('2030-01-31T12:00:00.500Z'));
  const wrong = ['', '2030-01-31', '2030-02-30T00:00:00Z', '2030-01-31T12:00:00', '0000-12-31T23:59:59Z'];
  for (const time of [...wrong, '9999-12-31T23:59:59-01:00', '0001-01-01T00:00:00+01:00', 7, null]) {
    t.notOk(storableTime.safeParse(time).success, String(time));
  }
  t.end();
});

await test('a text that the database would refuse or change is refused', (t) => {
  const text = storableText({ least: 1, most: 4 });
  for (const good of ['a', 'äöüß', '😀😀😀😀', '\n\t']) t.ok(text.safeParse(good).success, JSON.stringify(good));
  for (const bad of ['', 'abcde', '😀😀😀😀😀', 'a\0b', '\ud83d', '\ude00x', 7, null]) {
    t.notOk(text.safeParse(bad).success, JSON.stringify(bad));
  }
  t.end();
});

await test('a name is a text that is not blank', (t) => {
  const name = storableName({ most: 4 });
  for (const good of ['a', ' a ', '😀']) t.ok(name.safeParse(good).success, JSON.stringify(good));
  for (const bad of ['', ' ', '\u00a0\n', 'abcde', 'a\0']) t.notOk(name.safeParse(bad).success, JSON.stringify(bad));
  t.end();
});

await test('a JSON value that the database would refuse or change is found at any depth', (t) => {
  for (const good of ['{"a":[1,null,true,{"b":"c"}]}', '"text"', '0.1', '{}', '{"__proto__":1}']) {
    t.ok(isStorableJson(parseJson(good)), good);
  }
  const nul = String.raw`\u0000`;
  const half = String.raw`\ud83d`;
  for (const bad of [`"${nul}"`, `{"a":["${half}"]}`, `{"a":{"${nul}":1}}`, '[12345678901234567890]', '1e400']) {
    t.notOk(isStorableJson(parseJson(bad)), bad);
  }
  t.end();
});

await test('an unknown id is refused with 404, and a long one is cut in the message', (t) => {
  const error = unknownResource('GW_CONNECTION_UNKNOWN', 'connection', 'x'.repeat(1000));
  t.match(error, {
    code: 'GW_CONNECTION_UNKNOWN',
    status: 404,
    message: `There is no connection "${'x'.repeat(100)}…".`,
  });
  t.match(unknownResource('GW_CONNECTION_UNKNOWN', 'connection', 'c'), { message: 'There is no connection "c".' });
  t.end();
});

await test('UUIDs are accepted in lower and upper case, and nothing else is', (t) => {
  const id = newId(Date.now());
  for (const good of [id, id.toUpperCase()]) t.ok(isUuid(good));
  for (const bad of ['', id.slice(1), `${id}0`, `${id}\n`, id.replaceAll('-', ''), `{${id}}`])
    t.notOk(isUuid(bad), bad);
  t.end();
});

await test('the caller of a bearer route is its token; on any other route callerOf throws', (t) => {
  const token = { kind: 'token', tokenId: 't', subject: 'Ada', organizationId: 'o', role: 'viewer' } as const;
  t.strictSame(callerOf({ id: 'r', identity: token } as Exchange), {
    organizationId: 'o',
    author: { kind: 'token', name: 'Ada', tokenId: 't', requestId: 'r' },
    role: 'viewer',
  });
  t.throws(() => callerOf({ operation: 'getHealth', identity: { kind: 'anonymous' } } as Exchange), /getHealth/);
  t.end();
});

await test('the reply of an operation without data has one form', (t) => {
  t.strictSame(doneReply.parse(done('Deleted.')), { status: 'success', message: 'Deleted.' });
  t.end();
});

await test('a connection is found in memory, in capitals too, or after the changes of other processes were read', async (t) => {
  const connection = { ...testConnection, connectionId: '0190abcd-0000-7000-8000-00000000000f' };
  const known = new Map<string, typeof connection>();
  const inCapitals = connection.connectionId.toUpperCase();
  let refreshed = 0;
  const connections = {
    get: (organizationId: string, id: string) => (organizationId === 'mine' ? known.get(id) : undefined),
    async refresh() {
      refreshed += 1;
      known.set(connection.connectionId, connection);
    },
  };
  const found = (organizationId: string, id: string) => findConnection(connections, organizationId, id);
  t.equal(await found('mine', inCapitals), connection, 'another process has just created it');
  t.equal(await found('mine', inCapitals), connection);
  t.equal(refreshed, 1, 'a known one needs no query');
  await t.rejects(found('other', inCapitals), { code: 'GW_CONNECTION_UNKNOWN', status: 404 });
  refreshed = 0;
  await t.rejects(found('mine', 'no id at all'), { code: 'GW_CONNECTION_UNKNOWN', status: 404 });
  t.equal(refreshed, 0, 'what cannot be an id needs none either');
});
