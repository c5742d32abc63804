import { test } from 'tap';
import type { Connection, Credentials } from '../../core/api/index.js';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import plugin from './plugin.js';
import { newSecret } from './credentials/secret.js';
import { tables } from './tables.js';
import { bearerRoute, key, opened, type Sent, token, withSlip, wrongKey, wrongToken } from './fixtures/opened-auth.js';

const notAKey =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: this is an access token, and the route needs an API key ("sk-slc-…").';
const twoKeys =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: the request carries two different API keys. Send one.';
const sentTwice =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: a header with an API key was sent more than once. Send one.';
const noDefault =
  '401 GW_AUTH_INVALID_KEY API key or connection id is invalid: the key has no default connection. Name one in the header "x-connection-id" or in the path "/c/{connectionId}/…".';
const damagedKey = `${wrongKey.slice(0, -1)}: the key is damaged (its checksum is wrong). Copy it again.`;
const foreignKey = `${wrongKey.slice(0, -1)}: the keys of this gateway begin with "sk-slc-".`;
const notAnId = `${wrongKey.slice(0, -1)}: "second" is not the id of a connection, which is a UUID.`;
const damagedToken = `${wrongToken} It is damaged: its checksum is wrong. Copy it again.`;
const notAToken = `${wrongToken} This is an API key; the route needs an access token ("at-slc-…").`;
const noIssuer = `${wrongToken} It is a signed token of an issuer, and this gateway accepts none: "oidc" of the plugin "auth" is not set.`;
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

  const basic = (credentials: string, more: Readonly<Record<string, string>> = {}): Sent => ({
    headers: { authorization: `Basic ${btoa(credentials)}`, ...more },
  });

  const keyIn = { header: 'x-goog-api-key', query: 'key' };
  const inPlace = (headers: Readonly<Record<string, string>>, search = ''): Sent => ({
    access: { kind: 'connection-key', keyIn },
    headers,
    search,
  });

  const table: readonly (readonly [string, Sent, string])[] = [
    // Where a key may be.
    ['key in x-api-key', key(api), 'default'],
    ['key with spaces around it', key(` ${api} `), 'default'],
    ['key as bearer', { headers: { authorization: `Bearer ${api}` } }, 'default'],
    ['scheme in any case, more spaces', { headers: { authorization: `bEARER   ${api} ` } }, 'default'],
    ['key as the password in an address', basic(`any:${api}`), 'default'],
    ['key as the user in an address', basic(`${api}:`), 'default'],
    ['key as the user without a colon', basic(api), 'default'],
    ['unknown key in an address', basic(`any:${unknownKey}`), wrongKey],
    ['a key behind something else', basic(`any:x${api}`), 'nobody'],
    ['two different keys, one in an address', basic(`any:${other}`, { 'x-api-key': api }), twoKeys],
    ['the same key twice', { headers: { 'x-api-key': api, authorization: `Bearer ${api}` } }, 'default'],
    ['place-holder as bearer', { headers: { 'x-api-key': api, authorization: 'Bearer dummy' } }, 'default'],
    ['place-holder in x-api-key', { headers: { 'x-api-key': 'dummy', authorization: `Bearer ${api}` } }, 'default'],
    ["a proxy's own credentials beside it", { headers: { 'x-api-key': api, authorization: 'Basic YTpi' } }, 'default'],
    ['a token beside it', { headers: { 'x-api-key': api, authorization: `Bearer ${admin}` } }, 'default'],
    ['two different keys', { headers: { 'x-api-key': api, authorization: `Bearer ${other}` } }, twoKeys],
    ["key in the dialect's own header", inPlace({ 'x-goog-api-key': api }), 'default'],
    ["key in the dialect's own parameter", inPlace({}, `alt=sse&key=${api}`), 'default'],
    ["the dialect's own header on another route", { headers: { 'x-goog-api-key': api } }, 'nobody'],
    ['a parameter on another route', { headers: {}, search: `key=${api}` }, 'nobody'],
    ['a key behind a place-holder in headers of one name', key(`dummy, ${api}`), sentTwice],
    ['the same key in every place', inPlace({ 'x-goog-api-key': api, 'x-api-key': api }, `key=${api}`), 'default'],
    ['two different keys, one in the query', inPlace({ 'x-goog-api-key': api }, `key=${other}`), twoKeys],
    ['two different keys in the query', inPlace({}, `key=${api}&key=${other}`), twoKeys],
    ['unknown key in the query', inPlace({}, `key=${unknownKey}`), wrongKey],
    ['token in the query', inPlace({}, `key=${admin}`), notAKey],
    ['an empty parameter', inPlace({}, 'key='), 'nobody'],
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
    ['unknown connection in the path', { ...key(api), inPath: unknown }, wrongKey],
    ['name of a connection', at(api, 'second'), notAnId],
    ['name of a connection in the path', { ...key(narrow), inPath: 'second' }, notAnId],
    ['unknown key and the name of a connection', at(unknownKey, 'second'), notAnId],
    ['key in the place of an id', at(api, api), notAnId.replace('second', '[masked]')],
    ["another organization's connection", at(api, foreign.connectionId), wrongKey],
    ['disabled connection, which the core refuses', at(api, disabled.connectionId), 'resting'],
    // Invalid keys.
    ['unknown key', key(unknownKey), wrongKey],
    ['unknown key and a disabled connection', at(unknownKey, disabled.connectionId), wrongKey],
    ['part of a key', key(api.slice(0, -1)), wrongKey],
    ['a slip in a key', key(withSlip(api)), damagedKey],
    ['a slip in the checksum', key(withSlip(api, -1)), damagedKey],
    ['a slip in a key, and an unknown connection', at(withSlip(api), unknown), damagedKey],
    ['key in capitals', key(api.toUpperCase()), foreignKey],
    ['two keys in one header', key(`${api}, ${api}`), sentTwice],
    ["another gateway's key", key('sk-proj-abc'), foreignKey],
    ["another gateway's key as bearer", { headers: { authorization: 'Bearer sk-ant-abc' } }, foreignKey],
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
    ['a token with a slip of dots', token(`${admin.slice(0, 20)}.${admin.slice(21, 30)}.x`), wrongToken],
    ['a token of somebody else', token('eyJhbGciOiJub25lIn0.e30.'), wrongToken],
    ['a signed token of an issuer', token('eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmVk'), noIssuer],
    ['key as bearer on a bearer route', token(api), notAToken],
    ['key in x-api-key on a bearer route', onBearer({ 'x-api-key': api }), notAToken],
    ['unknown key on a bearer route', onBearer({ 'x-api-key': unknownKey }), notAToken],
    ['token in x-api-key on a bearer route', onBearer({ 'x-api-key': admin }), wrongPlace],
    ['anything in x-api-key on a bearer route', onBearer({ 'x-api-key': 'dummy' }), wrongToken],
    ['no token', onBearer({}), 'nobody'],
    ['token as the password in an address', { ...basic(`any:${admin}`), access: bearerRoute }, 'nobody'],
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
    const [{ keyId, name, version } = { keyId: '', name: '', version: 0 }] = (
      await credentials.listKeys('table')
    ).filter(({ prefix }) => prefix === api.slice(0, 12));
    t.strictSame(await send(key(api)), {
      identity: {
        kind: 'key',
        keyId,
        organizationId: 'table',
        name,
        owner: null,
        tags: null,
        spendingLimit: null,
        spendingPeriod: null,
        modelSpendingLimits: null,
        allowedModelIdentifiersList: null,
        rateLimit: null,
        version,
      },
      connection: first,
    });
    const known = await credentials.listTokens('table');
    const { tokenId } = known.find(({ subject }) => subject === 'vic') ?? { tokenId: '' };
    t.strictSame(await send(token(viewer)), {
      identity: { kind: 'token', tokenId, subject: 'vic', organizationId: 'table', role: 'viewer' },
    });
  });
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
