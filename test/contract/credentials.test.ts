import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { type Test, test } from 'tap';
import { type Clock, ConnectionChanges } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import { createDatabase, runStatement } from '../fixtures/components/postgres-database.js';
import { until } from '../fixtures/components/until.js';
import {
  type Asked,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';
import { listenUntilEnd } from '../fixtures/components/listen-until-end.js';

const keysPath = '/v1/management/api-keys';
const tokensPath = '/v1/management/access-tokens';
const nowhere = '01900000-0000-7000-8000-00000000ffff';
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Body = Readonly<Record<string, unknown>>;

const bodyOf = (asked: Asked): Body => asked.body as Body;

async function create(
  gateway: ManagementGateway,
  path: string,
  body: Body,
): Promise<Body & { readonly secret: string }> {
  const asked = await gateway.ask('POST', path, { body });
  if (asked.status !== 200) throw new Error(asked.text);
  return asked.body as Body & { readonly secret: string };
}

async function connectionNamed({ gateway }: ManagementGateway, name: string): Promise<string> {
  return (await gateway.service(ConnectionChanges).create('default', { name })).connectionId;
}

/** The status of a chat with this key, and the code of a refusal. */
async function chat(gateway: ManagementGateway, secret: string, connectionId?: string): Promise<string> {
  const response = await gateway.post(
    '/v1/inference/chat',
    { model: 'demo', messages: [{ role: 'user', content: 'hello' }] },
    { 'x-api-key': secret, ...(connectionId === undefined ? {} : { 'x-connection-id': connectionId }) },
  );
  const { code } = (await response.json()) as { readonly code?: string };
  return code === undefined ? String(response.status) : `${response.status} ${code}`;
}

/** The status of a request with this token. */
async function withToken(gateway: ManagementGateway, token: string, path = tokensPath): Promise<number> {
  return (await fetch(`${gateway.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
}

await forEachManagementGateway('API keys over HTTP', async (t, gateway) => {
  const { connectionId } = gateway.ids.default;

  await t.test('a key is created with its secret shown once, and works', async (t) => {
    const body = { name: 'shop', connectionIds: [connectionId], defaultConnectionId: connectionId };
    const asked = await gateway.ask('POST', keysPath, { body: { ...body, expires: '2099-01-01T00:00:00+01:00' } });
    t.equal(asked.status, 200, asked.text);
    t.equal(asked.headers.get('cache-control'), 'no-store');
    const { secret, keyId, created, ...others } = bodyOf(asked);
    t.match(secret, /^sk-slc-[A-Za-z0-9]{40}/);
    t.match(keyId, uuid);
    t.match(created, isoTime);
    t.strictSame(others, {
      ...body,
      owner: null,
      tags: null,
      spendingLimit: null,
      spendingPeriod: null,
      modelSpendingLimits: null,
      allowedModelIdentifiersList: null,
      allowedAddresses: null,
      rateLimit: null,
      prefix: String(secret).slice(0, 12),
      expires: '2098-12-31T23:00:00.000Z',
      revoked: null,
    });
    t.equal(await chat(gateway, String(secret)), '200');
    const list = await gateway.ask('GET', `${keysPath}?pageSize=100`);
    t.notMatch(list.text, String(secret));
    t.notMatch(list.text, /secret|hash/);
    t.strictSame(
      (bodyOf(list)['items'] as Body[]).find((item) => item['keyId'] === keyId),
      { keyId, created, ...others },
    );
  });

  await t.test('omitted fields are null: all connections, no default connection, no expiry', async (t) => {
    const key = await create(gateway, keysPath, { name: 'k' });
    t.match(key, { connectionIds: null, defaultConnectionId: null, expires: null, revoked: null });
    t.equal(await chat(gateway, key.secret), '401 GW_AUTH_INVALID_KEY');
    t.equal(await chat(gateway, key.secret, connectionId), '200');
    const last = { name: 'k', expires: '9999-12-31T23:59:59.999Z' };
    t.match(await create(gateway, keysPath, last), last, 'the last time there is');
    const nulls = { name: 'k', connectionIds: null, defaultConnectionId: null, expires: null };
    t.match(await create(gateway, keysPath, nulls), nulls);
    const none = await create(gateway, keysPath, { name: 'k', connectionIds: [] });
    t.strictSame(none['connectionIds'], []);
    t.equal(await chat(gateway, none.secret, connectionId), '401 GW_AUTH_INVALID_KEY');
  });

  await t.test('an invalid body is refused with 400 and the field', async (t) => {
    const foreign = gateway.ids.other.connectionId;
    const table: readonly (readonly [unknown, string, string | undefined])[] = [
      [{}, 'GW_REQUEST_INVALID', 'name'],
      [{ name: '' }, 'GW_REQUEST_INVALID', 'name'],
      [{ name: 'x'.repeat(201) }, 'GW_REQUEST_INVALID', 'name'],
      [{ name: null }, 'GW_REQUEST_INVALID', 'name'],
      [{ name: 7 }, 'GW_REQUEST_INVALID', 'name'],
      [{ name: 'a\u0000b' }, 'GW_REQUEST_INVALID', 'name'],
      [{ name: 'k', nmae: 'k' }, 'GW_REQUEST_INVALID', 'nmae'],
      [{ name: 'k', secret: 'sk-slc-mine' }, 'GW_REQUEST_INVALID', 'secret'],
      [{ name: 'k', organizationId: 'other' }, 'GW_REQUEST_INVALID', 'organizationId'],
      [{ name: 'k', expires: '2020-01-01T00:00:00Z' }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', expires: '2099-01-01T00:00:00' }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', expires: '2099-02-30T00:00:00Z' }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', expires: '9999-12-31T23:59:59-23:59' }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', expires: 4102444800 }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', expires: '30d' }, 'GW_REQUEST_INVALID', 'expires'],
      [{ name: 'k', connectionIds: connectionId }, 'GW_REQUEST_INVALID', 'connectionIds'],
      [{ name: 'k', connectionIds: [7] }, 'GW_REQUEST_INVALID', 'connectionIds[0]'],
      [{ name: 'k', connectionIds: Array(1001).fill(connectionId) }, 'GW_REQUEST_INVALID', 'connectionIds'],
      [{ name: 'k', connectionIds: [connectionId, nowhere] }, 'GW_CONNECTION_UNKNOWN', 'connectionIds'],
      [{ name: 'k', connectionIds: ['nonsense'] }, 'GW_CONNECTION_UNKNOWN', 'connectionIds'],
      [{ name: 'k', connectionIds: [foreign] }, 'GW_CONNECTION_UNKNOWN', 'connectionIds'],
      [{ name: 'k', defaultConnectionId: foreign }, 'GW_CONNECTION_UNKNOWN', 'defaultConnectionId'],
      [{ name: 'k', defaultConnectionId: '__proto__' }, 'GW_CONNECTION_UNKNOWN', 'defaultConnectionId'],
      [
        { name: 'k', connectionIds: [], defaultConnectionId: connectionId },
        'GW_REQUEST_INVALID',
        'defaultConnectionId',
      ],
      [{ name: 'k', allowedModelIdentifiersList: [] }, 'GW_REQUEST_INVALID', 'allowedModelIdentifiersList'],
      [{ name: 'k', allowedModelIdentifiersList: ['m', 'm'] }, 'GW_REQUEST_INVALID', 'allowedModelIdentifiersList'],
      [{ name: 'k', allowedModelIdentifiersList: [''] }, 'GW_REQUEST_INVALID', 'allowedModelIdentifiersList[0]'],
      [{ name: 'k', allowedAddresses: [] }, 'GW_REQUEST_INVALID', 'allowedAddresses'],
      [{ name: 'k', allowedAddresses: ['10.0.0.0/33'] }, 'GW_REQUEST_INVALID', 'allowedAddresses[0]'],
      [{ name: 'k', allowedAddresses: ['localhost'] }, 'GW_REQUEST_INVALID', 'allowedAddresses[0]'],
      [{ name: 'k', rateLimit: {} }, 'GW_REQUEST_INVALID', 'rateLimit'],
      [{ name: 'k', rateLimit: { requests: 0 } }, 'GW_REQUEST_INVALID', 'rateLimit.requests'],
      [{ name: 'k', rateLimit: { tokens: 1.5 } }, 'GW_REQUEST_INVALID', 'rateLimit.tokens'],
      [{ name: 'k', rateLimit: { concurrent: 0 } }, 'GW_REQUEST_INVALID', 'rateLimit.concurrent'],
      [{ name: 'k', tags: ['two words'] }, 'GW_REQUEST_INVALID', 'tags[0]'],
      [{ name: 'k', tags: Array(11).fill('a') }, 'GW_REQUEST_INVALID', 'tags'],
      [{ name: 'k', owner: '' }, 'GW_REQUEST_INVALID', 'owner'],
      [{ name: 'k', owner: 'x'.repeat(201) }, 'GW_REQUEST_INVALID', 'owner'],
      [{ name: 'k', rateLimit: { request: 5 } }, 'GW_REQUEST_INVALID', 'rateLimit.request'],
      [[], 'GW_REQUEST_INVALID', undefined],
      ['{', 'GW_REQUEST_INVALID', undefined],
    ];
    const before = bodyOf(await gateway.ask('GET', keysPath))['totalCount'];
    for (const [body, code, field] of table) {
      const asked = await gateway.ask('POST', keysPath, { body });
      t.match(bodyOf(asked), { error: 'Bad Request', code, message: String }, JSON.stringify(body).slice(0, 80));
      t.equal(bodyOf(asked)['field'], field, JSON.stringify(body).slice(0, 80));
      t.equal(asked.status, 400);
    }
    t.equal(bodyOf(await gateway.ask('GET', keysPath))['totalCount'], before, 'nothing was made');
  });

  await t.test('keys are listed in pages, oldest first', async (t) => {
    for (let count = 0; count < 12; count += 1) await create(gateway, keysPath, { name: `page ${count}` });
    const first = bodyOf(await gateway.ask('GET', keysPath));
    t.match(first, { page: 1, pageSize: 10 });
    const { totalCount } = first as { readonly totalCount: number };
    t.equal((first['items'] as unknown[]).length, 10);
    const ids: string[] = [];
    for (let page = 1; page <= Math.ceil(totalCount / 5); page += 1) {
      const { items } = bodyOf(await gateway.ask('GET', `${keysPath}?page=${page}&pageSize=5`));
      ids.push(...(items as Body[]).map(({ keyId }) => String(keyId)));
    }
    t.equal(ids.length, totalCount);
    t.strictSame(
      ids,
      [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)),
      'each once, in order',
    );
    const beyond = bodyOf(await gateway.ask('GET', `${keysPath}?page=9007199254740991&pageSize=100`));
    t.match(beyond, { items: { length: 0 }, totalCount });
    for (const query of ['page=0', 'pageSize=101', 'pageSize=0', 'page=x', 'page=1&page=2', 'size=5']) {
      t.equal((await gateway.ask('GET', `${keysPath}?${query}`)).status, 400, query);
    }
  });

  await t.test('the name, the connections and the expiry of a key change, and what is left out stays', async (t) => {
    const one = await connectionNamed(gateway, 'one');
    const two = await connectionNamed(gateway, 'two');
    const expires = '2099-12-31T23:59:59.000Z';
    const settings = { name: 'app', connectionIds: [one], defaultConnectionId: one, expires };
    const { secret, ...made } = await create(gateway, keysPath, settings);
    const path = `${keysPath}/${String(made['keyId'])}`;
    let now: Body = made;
    const change = async (body: Body): Promise<void> => {
      const asked = await gateway.ask('PUT', path, { body });
      now = { ...now, ...body };
      t.strictSame([asked.status, asked.body], [200, now], JSON.stringify(body));
      t.strictSame((await gateway.ask('GET', path)).body, now);
    };
    const listedFor = async (id: string): Promise<boolean> =>
      (bodyOf(await gateway.ask('GET', `${keysPath}?connectionId=${id}&pageSize=100`))['items'] as Body[]).some(
        ({ keyId }) => keyId === made['keyId'],
      );
    const refused = '401 GW_AUTH_INVALID_KEY';
    await change({});
    await change({ name: 'the same app' });
    await change({ owner: 'Ann of the web team' });
    const byOwner = bodyOf(await gateway.ask('GET', `${keysPath}?search=of%20the%20WEB`));
    t.match(byOwner['items'], [{ keyId: made['keyId'], owner: 'Ann of the web team' }]);
    await change({ owner: null });
    t.strictSame([await chat(gateway, secret), await chat(gateway, secret, two)], ['200', refused]);
    await change({ connectionIds: [one, two] });
    t.strictSame([await chat(gateway, secret, one), await chat(gateway, secret, two)], ['200', '200']);
    await change({ connectionIds: [two], defaultConnectionId: two, expires: null });
    t.strictSame([await chat(gateway, secret), await chat(gateway, secret, one)], ['200', refused]);
    t.equal(await listedFor(one), false);
    await change({ connectionIds: null });
    t.strictSame([await chat(gateway, secret), await chat(gateway, secret, one)], ['200', '200']);
    t.equal(await listedFor(one), true);
    await change({ defaultConnectionId: null, expires });
    t.strictSame([await chat(gateway, secret), await chat(gateway, secret, one)], [refused, '200']);
    await change({ connectionIds: [] });
    t.equal(await chat(gateway, secret, one), refused);
    const audit = await gateway.ask('GET', `/v1/management/audit?resourceId=${String(made['keyId'])}`);
    t.match(bodyOf(audit)['items'], [
      { action: 'apiKey.update', before: { connectionIds: null }, after: { connectionIds: { length: 0 } } },
      {
        before: { defaultConnectionId: two, expires: null },
        after: { defaultConnectionId: null, expires },
      },
      { before: { connectionIds: [two] }, after: { connectionIds: null } },
      {
        before: { connectionIds: [one, two], defaultConnectionId: one, expires },
        after: { connectionIds: [two], defaultConnectionId: two, expires: null },
      },
      { before: { connectionIds: [one] }, after: { connectionIds: [one, two] } },
      { before: { owner: 'Ann of the web team' }, after: { owner: null } },
      { before: { owner: null }, after: { owner: 'Ann of the web team' } },
      { resource: { name: 'the same app' }, before: { name: 'app' }, after: { name: 'the same app' } },
      { action: 'apiKey.create' },
    ]);
  });

  await t.test('limits of a key hold beside those of gateway.yaml, and change from the next request on', async (t) => {
    const settings = { name: 'limited', defaultConnectionId: connectionId, rateLimit: { requests: 2, tokens: 900 } };
    const { secret, keyId } = await create(gateway, keysPath, settings);
    const path = `${keysPath}/${String(keyId)}`;
    const request = { model: 'demo', messages: [{ role: 'user', content: 'hello' }] };
    const ask = () => gateway.post('/v1/inference/chat', request, { 'x-api-key': secret });
    const first = await ask();
    t.equal(first.status, 200);
    t.equal(
      first.headers.get('ratelimit-policy'),
      '"key-requests";q=2;qu="requests";w=60, "key-tokens";q=900;qu="tokens";w=60',
    );
    t.match(first.headers.get('ratelimit'), /^"key-requests";r=1;t=\d+, "key-tokens";r=\d+;t=\d+$/);
    const listed = await fetch(`${gateway.url}/v1/models`, { headers: { 'x-api-key': secret } });
    t.match(listed.headers.get('ratelimit'), /^"key-requests";r=0;t=\d+$/, 'requests of all kinds count');
    t.equal(await chat(gateway, secret), '429 GW_RATE_LIMIT_REACHED');
    const changed = await gateway.ask('PUT', path, { body: { rateLimit: { requests: 4 } } });
    t.match(bodyOf(changed)['rateLimit'], { requests: 4, tokens: undefined }, 'as a whole');
    t.equal((await ask()).headers.get('ratelimit-policy'), '"key-requests";q=4;qu="requests";w=60');
    t.equal(await chat(gateway, secret), '200');
    t.equal(await chat(gateway, secret), '429 GW_RATE_LIMIT_REACHED', 'what was used up before counts');
    await gateway.ask('PUT', path, { body: { rateLimit: { tokens: 1 } } });
    t.match(await (await ask()).json(), { code: 'GW_RATE_LIMIT_REACHED', message: /The call may use \d+ tokens, but/ });
    await gateway.ask('PUT', path, { body: { rateLimit: { concurrent: 3, requests: 9 } } });
    t.equal(
      (await ask()).headers.get('ratelimit-policy'),
      '"key-requests";q=9;qu="requests";w=60, "key-concurrent";q=3;qu="concurrent-requests"',
    );
    await gateway.ask('PUT', path, { body: { rateLimit: null } });
    const free = await ask();
    t.strictSame([free.status, free.headers.get('ratelimit')], [200, null]);
    const audit = await gateway.ask('GET', `/v1/management/audit?resourceId=${String(keyId)}`);
    t.match(bodyOf(audit)['items'], [
      { action: 'apiKey.update', before: { rateLimit: { concurrent: 3, requests: 9 } }, after: { rateLimit: null } },
      { before: { rateLimit: { tokens: 1 } }, after: { rateLimit: { concurrent: 3, requests: 9 } } },
      { before: { rateLimit: { requests: 4 } }, after: { rateLimit: { tokens: 1 } } },
      { before: { rateLimit: { requests: 2, tokens: 900 } }, after: { rateLimit: { requests: 4 } } },
      { action: 'apiKey.create', after: { rateLimit: { requests: 2, tokens: 900 } } },
    ]);
  });

  await t.test('a change that is refused names the field, and changes nothing', async (t) => {
    const one = await connectionNamed(gateway, 'its own');
    const two = await connectionNamed(gateway, 'not its own');
    const foreign = gateway.ids.other.connectionId;
    const settings = { name: 'kept', connectionIds: [one], defaultConnectionId: one };
    const { secret, ...made } = await create(gateway, keysPath, settings);
    const path = `${keysPath}/${String(made['keyId'])}`;
    const isNone = /^Field "defaultConnectionId" would be "[0-9a-f-]{36}", which is none of "connectionIds", so/;
    const table: readonly (readonly [Body, string, string, RegExp])[] = [
      [{ name: '' }, 'GW_REQUEST_INVALID', 'name', /./],
      [{ name: null }, 'GW_REQUEST_INVALID', 'name', /./],
      [{ expires: '2020-01-01T00:00:00Z' }, 'GW_REQUEST_INVALID', 'expires', /in the future; it is now/],
      [{ expires: '2099-01-01' }, 'GW_REQUEST_INVALID', 'expires', /./],
      [{ connectionIds: [one, foreign] }, 'GW_CONNECTION_UNKNOWN', 'connectionIds', new RegExp(foreign)],
      [{ connectionIds: [one, nowhere] }, 'GW_CONNECTION_UNKNOWN', 'connectionIds', new RegExp(nowhere)],
      [{ connectionIds: null, defaultConnectionId: foreign }, 'GW_CONNECTION_UNKNOWN', 'defaultConnectionId', /./],
      [{ connectionIds: [two] }, 'GW_REQUEST_INVALID', 'defaultConnectionId', isNone],
      [{ defaultConnectionId: two }, 'GW_REQUEST_INVALID', 'defaultConnectionId', isNone],
      [{ allowedModelIdentifiersList: [] }, 'GW_REQUEST_INVALID', 'allowedModelIdentifiersList', /null allows all/],
      [
        { rateLimit: {} },
        'GW_REQUEST_INVALID',
        'rateLimit',
        /must have "requests", "tokens" or "concurrent"; null for no limit/,
      ],
      [{ secret: 'sk-slc-mine' }, 'GW_REQUEST_INVALID', 'secret', /"secret" cannot be changed/],
      [{ keyId: nowhere }, 'GW_REQUEST_INVALID', 'keyId', /"keyId" cannot be changed/],
      [{ revoked: null }, 'GW_REQUEST_INVALID', 'revoked', /"revoked" cannot be changed/],
      [{ organizationId: 'other' }, 'GW_REQUEST_INVALID', 'organizationId', /"organizationId" is not known/],
    ];
    for (const [wrong, code, field, message] of table) {
      const asked = await gateway.ask('PUT', path, { body: { name: 'other', ...wrong } });
      t.match([asked.status, asked.body], [400, { code, field, message }], JSON.stringify(wrong));
    }
    t.match(await gateway.ask('PUT', path, { as: 'stranger', body: { name: 'theirs' } }), {
      status: 404,
      body: { code: 'GW_KEY_UNKNOWN' },
    });
    t.strictSame((await gateway.ask('GET', path)).body, made);
    t.equal(await chat(gateway, secret), '200');
  });

  await t.test('a revoked key is refused at once, and revoking is idempotent', async (t) => {
    const key = await create(gateway, keysPath, { name: 'leaked', defaultConnectionId: connectionId });
    t.equal(await chat(gateway, key.secret), '200');
    const revoked = await gateway.ask('DELETE', `${keysPath}/${String(key['keyId'])}`);
    t.strictSame([revoked.status, revoked.text], [204, '']);
    t.equal(await chat(gateway, key.secret), '401 GW_AUTH_INVALID_KEY');
    t.equal((await gateway.ask('DELETE', `${keysPath}/${String(key['keyId']).toUpperCase()}`)).status, 204);
    const { items } = bodyOf(await gateway.ask('GET', `${keysPath}?pageSize=100`));
    t.match((items as Body[]).find(({ keyId }) => keyId === key['keyId'])?.['revoked'], isoTime, 'it stays listed');
  });

  await t.test('a key outlives its connection, but no longer gives access to it', async (t) => {
    const { gateway: running } = gateway;
    const gone = await running.service(ConnectionChanges).create('default', { name: 'gone' });
    const key = await create(gateway, keysPath, { name: 'k', defaultConnectionId: gone.connectionId });
    t.equal(await chat(gateway, key.secret), '200');
    await running.service(ConnectionChanges).remove(gone, { kind: 'gateway', name: 'test' });
    const refused = await gateway.post('/v1/inference/chat', {}, { 'x-api-key': key.secret });
    t.match(await refused.json(), {
      code: 'GW_AUTH_INVALID_KEY',
      message: /: the key's default connection does not exist any more\. Name one in the header "x-connection-id"/,
    });
    t.equal(await chat(gateway, key.secret, connectionId), '200', 'elsewhere it is as good as before');
    const path = `${keysPath}/${String(key['keyId'])}`;
    const kept = { name: 'kept', connectionIds: [gone.connectionId, connectionId] };
    t.match(await gateway.ask('PUT', path, { body: kept }), { status: 200, body: kept }, 'what it had may stay');
    const back = { connectionIds: [connectionId], defaultConnectionId: connectionId };
    t.match(await gateway.ask('PUT', path, { body: back }), { status: 200, body: back });
    t.equal(await chat(gateway, key.secret), '200');
    const again = await gateway.ask('PUT', path, { body: kept });
    t.match([again.status, again.body], [400, { code: 'GW_CONNECTION_UNKNOWN', field: 'connectionIds' }]);
  });

  await t.test('unknown keys, keys of other organizations and invalid ids get the same response', async (t) => {
    const key = await create(gateway, keysPath, { name: 'mine', defaultConnectionId: connectionId });
    for (const [as, id] of [
      ['admin', nowhere],
      ['stranger', String(key['keyId'])],
      ['admin', 'nonsense'],
      ['admin', '%27%3B--'],
      ['admin', '%00'],
      ['admin', 'x'.repeat(90)],
    ] as const) {
      const asked = await gateway.ask('DELETE', `${keysPath}/${id}`, { as });
      const message = `There is no API key "${decodeURIComponent(id)}".`;
      t.strictSame([asked.status, asked.body], [404, { error: 'Not Found', message, code: 'GW_KEY_UNKNOWN' }]);
    }
    t.equal(await chat(gateway, key.secret), '200');
    const foreign = bodyOf(await gateway.ask('GET', keysPath, { as: 'stranger' }));
    t.match(foreign, { items: { length: 0 }, totalCount: 0 });
  });
});

/** The machine's clock, moved forward. */
let ahead = 0;
const clock: Clock = { ...systemClock, now: () => Date.now() + ahead };

const accessTokens = async (t: Test, gateway: ManagementGateway): Promise<void> => {
  await t.test('a token is created with its secret shown once, and has its role', async (t) => {
    for (const [role, status] of [
      ['viewer', 403],
      ['editor', 403],
      ['admin', 200],
    ] as const) {
      const asked = await gateway.ask('POST', tokensPath, { body: { subject: 'ann', role } });
      t.equal(asked.status, 200);
      t.equal(asked.headers.get('cache-control'), 'no-store');
      const { secret, tokenId, created, ...others } = bodyOf(asked);
      t.match(secret, /^at-slc-[A-Za-z0-9]{40}/);
      t.match(tokenId, uuid);
      t.match(created, isoTime);
      const prefix = String(secret).slice(0, 12);
      t.strictSame(others, { subject: 'ann', role, prefix, expires: null, revoked: null });
      t.equal(await withToken(gateway, String(secret)), status);
    }
    const list = await gateway.ask('GET', `${tokensPath}?pageSize=100`);
    t.notMatch(list.text, /at-slc-[A-Za-z0-9]{6}|secret|hash/);
    t.equal((bodyOf(list)['items'] as unknown[]).length, bodyOf(list)['totalCount']);
  });

  await t.test('an invalid body is refused with 400 and the field', async (t) => {
    for (const [body, field] of [
      [{ role: 'admin' }, 'subject'],
      [{ subject: 'ann' }, 'role'],
      [{ subject: 'ann', role: 'root' }, 'role'],
      [{ subject: 'ann', role: 'Admin' }, 'role'],
      [{ subject: '', role: 'admin' }, 'subject'],
      [{ subject: 'x'.repeat(256), role: 'admin' }, 'subject'],
      [{ subject: '\ud800', role: 'admin' }, 'subject'],
      [{ subject: 'ann', role: 'admin', expires: '1999-01-01T00:00:00Z' }, 'expires'],
      [{ subject: 'ann', role: 'admin', tokenId: nowhere }, 'tokenId'],
    ] as const) {
      const asked = await gateway.ask('POST', tokensPath, { body });
      t.match(asked, { status: 400, body: { code: 'GW_REQUEST_INVALID', field } }, JSON.stringify(body));
    }
  });

  await t.test('a caller is told whom their token stands for, and its id', async (t) => {
    const { secret, tokenId } = await create(gateway, tokensPath, { subject: 'Ada', role: 'viewer' });
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(`${gateway.url}/v1/management/caller`, { headers });
    const expected = { subject: 'Ada', role: 'viewer', tokenId, organizationId: /./ };
    t.match(await response.json(), expected);
    t.match(await gateway.ask('GET', '/v1/management/caller', { as: 'nobody' }), { status: 401 });
  });

  await t.test('a revoked token is refused at once, and an expired one from its expiry on', async (t) => {
    const token = await create(gateway, tokensPath, { subject: 'ann', role: 'admin' });
    t.equal((await gateway.ask('DELETE', `${tokensPath}/${String(token['tokenId'])}`)).status, 204);
    t.equal(await withToken(gateway, token.secret), 401);
    t.equal((await gateway.ask('DELETE', `${tokensPath}/${String(token['tokenId'])}`)).status, 204);
    const expires = new Date(clock.now() + 60_000).toISOString();
    const brief = await create(gateway, tokensPath, { subject: 'ann', role: 'admin', expires });
    t.equal(await withToken(gateway, brief.secret), 200);
    ahead += 60_000;
    t.equal(await withToken(gateway, brief.secret), 401);
    const missing = await gateway.ask('DELETE', `${tokensPath}/${nowhere}`);
    const message = `There is no access token "${nowhere}".`;
    t.strictSame([missing.status, missing.body], [404, { error: 'Not Found', message, code: 'GW_TOKEN_UNKNOWN' }]);
    const foreign = await gateway.ask('DELETE', `${tokensPath}/${String(token['tokenId'])}`, { as: 'stranger' });
    t.equal(foreign.text, missing.text.replace(nowhere, String(token['tokenId'])));
  });

  await t.test('only admins can list and change keys and tokens; the refusal names the missing role', async (t) => {
    const operations = [keysPath, tokensPath].flatMap((path) => [
      ['GET', path],
      ['POST', path],
      ['DELETE', `${path}/${nowhere}`],
    ]);
    for (const [method = '', path = ''] of operations) {
      for (const as of ['viewer', 'editor'] as const) {
        const asked = await gateway.ask(method, path, { as, ...(method === 'POST' ? { body: {} } : {}) });
        t.strictSame(
          [asked.status, asked.body],
          [
            403,
            {
              error: 'Forbidden',
              message: `This operation needs the role "admin"; the token has "${as}".`,
              code: 'GW_AUTH_FORBIDDEN',
            },
          ],
        );
      }
      const asked = await gateway.ask(method, path, { as: 'nobody' });
      t.match(asked, { status: 401, body: { error: 'Unauthorized', code: 'GW_AUTH_INVALID_TOKEN' } });
      t.match(bodyOf(asked)['message'], /invalid or expired/);
    }
  });
};

await forEachManagementGateway('access tokens over HTTP', accessTokens, { clock });

await test('credentials created, changed or revoked by one replica take effect on the other, and no secret is stored', async (t) => {
  const url = await createDatabase(t);
  const [one, two] = [await startManagementGateway(t, { url }), await startManagementGateway(t, { url })];
  const { connectionId } = one.ids.default;
  const key = await create(one, keysPath, { name: 'shared', defaultConnectionId: connectionId });
  const token = await create(one, tokensPath, { subject: 'ann', role: 'admin' });
  const isIn = async (): Promise<boolean> =>
    (await chat(two, key.secret)) === '200' && (await withToken(two, token.secret)) === 200;
  await until(isIn, 'both work on the other replica');
  const change = (body: Body) => one.ask('PUT', `${keysPath}/${String(key['keyId'])}`, { body });
  await change({ connectionIds: [], defaultConnectionId: null });
  await until(async () => !(await isIn()), 'the key lost its connections on the other replica');
  await change({ connectionIds: [connectionId], defaultConnectionId: connectionId });
  await until(isIn, 'it has one again');
  await one.ask('DELETE', `${keysPath}/${String(key['keyId'])}`);
  await one.ask('DELETE', `${tokensPath}/${String(token['tokenId'])}`);
  const revokedAt = Date.now();
  const isOut = async (): Promise<boolean> =>
    (await chat(two, key.secret)) !== '200' && (await withToken(two, token.secret)) === 401;
  await until(isOut, 'both are refused on the other replica');
  t.comment(`refused after ${Date.now() - revokedAt} ms`);
  const tables = await runStatement(url, "select tablename from pg_tables where schemaname = 'public'");
  for (const { tablename } of tables as { readonly tablename: string }[]) {
    const rows = JSON.stringify(await runStatement(url, `select row_to_json(x)::text as row from "${tablename}" x`));
    for (const { secret } of [key, token]) t.notMatch(rows, secret.slice(7), tablename);
  }
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const laterRsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An issuer on loopback that publishes these keys. */
async function startIssuer(t: Test): Promise<{ readonly url: string; keys: object[] }> {
  const issuer = { url: '', keys: [{ ...rsa.publicKey.export({ format: 'jwk' }), kid: 'first' }] as object[] };
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    const document = { issuer: issuer.url, jwks_uri: `${issuer.url}/keys` };
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(isKeys ? { keys: issuer.keys } : document));
  });
  issuer.url = `http://127.0.0.1:${await listenUntilEnd(t, server)}`;
  return issuer;
}

function signedToken(claims: Body, kid = 'first', { privateKey } = rsa): string {
  const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const input = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`;
  return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
}

await test("an issuer's tokens open the management operations of their role", async (t) => {
  const issuer = await startIssuer(t);
  const oidc = {
    issuer: issuer.url,
    audience: 'sluice',
    roleClaim: 'groups',
    roles: { 'gateway-admins': 'admin', staff: 'viewer' },
    organizationClaim: 'tenant',
  };
  const gateway = await startManagementGateway(t, { config: { auth: { oidc } } });
  const exp = Math.floor(Date.now() / 1000) + 600;
  const claims = {
    iss: issuer.url,
    aud: ['x', 'sluice'],
    sub: 'ann',
    exp,
    groups: ['gateway-admins'],
    tenant: 'default',
  };
  t.equal(await withToken(gateway, signedToken(claims)), 200);
  const denied = await fetch(`${gateway.url}${keysPath}`, {
    headers: { authorization: `Bearer ${signedToken({ ...claims, groups: ['staff'] })}` },
  });
  t.match([denied.status, await denied.json()], [403, { code: 'GW_AUTH_FORBIDDEN', message: /"admin".*"viewer"/ }]);
  t.equal(await withToken(gateway, signedToken({ ...claims, groups: ['guests'] })), 403);
  t.equal(await withToken(gateway, signedToken({ ...claims, aud: 'x' })), 401);
  t.equal(await withToken(gateway, signedToken(claims, 'first', laterRsa)), 401);
  const elsewhere = await fetch(`${gateway.url}${tokensPath}`, {
    headers: { authorization: `Bearer ${signedToken({ ...claims, tenant: 'nobody' })}` },
  });
  t.match(
    await elsewhere.json(),
    { items: { length: 0 }, totalCount: 0 },
    'a token sees the organization that it names',
  );
  t.equal(await withToken(gateway, gateway.tokens.admin), 200, "the gateway's own tokens go on working");
});

await test('a key is accepted only from its addresses, behind proxies from those that a trusted one names', async (t) => {
  const settings = { server: { trustProxy: ['127.0.0.1'] } };
  const gateway = await startManagementGateway(t, { settings });
  const { connectionId } = gateway.ids.default;
  const allowedAddresses = ['203.0.113.0/24', '2001:db8::/32'];
  const { secret, keyId } = await create(gateway, keysPath, { name: 'app', allowedAddresses });
  const path = `${keysPath}/${String(keyId)}`;
  const from = async (address: string | undefined, key = secret, on = connectionId): Promise<readonly unknown[]> => {
    const headers = {
      'x-api-key': key,
      'x-connection-id': on,
      ...(address !== undefined && { 'x-forwarded-for': address }),
    };
    const answer = await gateway.post(
      '/v1/chat/completions',
      { model: 'demo', messages: [{ role: 'user', content: 'hello' }] },
      headers,
    );
    const { error } = (await answer.json()) as { readonly error?: { readonly code: string; readonly message: string } };
    return error ? [answer.status, error.code, error.message] : [answer.status];
  };
  const refused = [403, 'GW_AUTH_ADDRESS_REFUSED', 'The API key may not be used from this address.'];
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::2', '198.51.100.1, 203.0.113.9'])
    t.strictSame(await from(address), [200], address);
  for (const address of ['198.51.100.1', '2001:db9::1', '203.0.113.9, 198.51.100.1', 'unknown', undefined])
    t.strictSame(await from(address), refused, String(address));
  t.strictSame(await from('198.51.100.1', secret, nowhere), refused, 'nothing else is looked at');
  t.match(await from('203.0.113.9', `${secret}x`), [401], 'who has no key learns nothing of addresses');

  const changed = await gateway.ask('PUT', path, { body: { allowedAddresses: ['198.51.100.1'] } });
  t.match(changed, { status: 200, body: { allowedAddresses: ['198.51.100.1'] } });
  t.strictSame([await from('198.51.100.1'), await from('203.0.113.9')], [[200], refused]);
  t.equal((await gateway.ask('PUT', path, { body: { allowedAddresses: null } })).status, 200);
  t.strictSame(await from(undefined), [200]);
  const audit = await gateway.ask('GET', `/v1/management/audit?resourceId=${String(keyId)}`);
  t.match(bodyOf(audit)['items'], [
    { before: { allowedAddresses: ['198.51.100.1'] }, after: { allowedAddresses: null } },
    { before: { allowedAddresses }, after: { allowedAddresses: ['198.51.100.1'] } },
    { action: 'apiKey.create', after: { allowedAddresses } },
  ]);
});
