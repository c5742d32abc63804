import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { test } from 'tap';
import type { Reply, Route, RouteRequest } from '../../core/api/index.js';
import { readBuiltPage } from './built-page.js';
import { config } from './config.js';
import { managementRoutes } from './management-routes.js';

const script = 'console.log("a page")';

async function routesOf(folder: string, settings: object = {}, filesOrigin?: string): Promise<readonly Route[]> {
  mkdirSync(join(folder, 'dashboard', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dashboard', 'assets', 'index-1.js'), script);
  return managementRoutes(await readBuiltPage(folder), config.parse(settings), filesOrigin);
}

async function get(routes: readonly Route[], path: string, encodings = '', name?: string): Promise<Reply> {
  const route = routes.find((known) => known.path === path);
  if (route?.kind !== 'plain') throw new Error(`no route ${path}`);
  const exchange = { header: (header: string) => (header === 'accept-encoding' ? encodings : undefined) };
  return route.handle({ exchange, path: { name } } as unknown as RouteRequest);
}

await test('the page is public, runs scripts of the gateway alone, and cannot be framed', async (t) => {
  const routes = await routesOf(t.testdir({}));
  t.strictSame(
    routes.map(({ access }) => access.kind),
    ['public', 'public', 'public'],
  );
  const { body, contentType, headers = {} } = await get(routes, '/dashboard');
  t.equal(String(body), '<!doctype html>');
  t.equal(contentType, 'text/html; charset=utf-8');
  const policy = headers['content-security-policy'] ?? '';
  t.match(policy, "script-src 'self';");
  t.match(policy, "connect-src 'self';");
  t.match(policy, "frame-ancestors 'none'");
  t.match(headers, { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' });
  t.equal(headers['cache-control'], 'no-cache', 'a new version is seen at once');
});

await test('the page may connect to the S3 store, to the issuer, and to origins that are named', async (t) => {
  const singleSignOn = { issuer: 'https://login.example.com/realms/main', clientId: 'sluice' };
  const settings = { singleSignOn, connectTo: ['https://token.example.com/oauth?x=1'] };
  const routes = await routesOf(t.testdir({}), settings, 'https://files.example.com');
  const { headers = {} } = await get(routes, '/dashboard');
  const [allowed] = /connect-src[^;]*/.exec(headers['content-security-policy'] ?? '') ?? [];
  t.equal(
    allowed,
    "connect-src 'self' https://login.example.com https://files.example.com https://token.example.com",
    'origins, which cannot add anything to the policy',
  );
  t.throws(() => config.parse({ ...settings, connectTo: ['javascript:alert(1)'] }));
  t.throws(() => config.parse({ connectTo: settings.connectTo }), /no effect without `singleSignOn`/);
  t.throws(() => config.parse({ singleSignOn, management: false }), /no effect without `management`/);
});

await test('a script is compressed for browsers that take that, and cached for good', async (t) => {
  const routes = await routesOf(t.testdir({}));
  const path = '/dashboard/assets/{name}';
  const plain = await get(routes, path, 'br', 'index-1.js');
  t.equal(String(plain.body), script);
  t.match(plain, { contentType: 'text/javascript; charset=utf-8', headers: { 'cache-control': /immutable/ } });
  const zipped = await get(routes, path, 'gzip, br', 'index-1.js');
  t.equal(String(gunzipSync(zipped.body as Uint8Array)), script);
  t.match(zipped.headers, { 'content-encoding': 'gzip', vary: 'accept-encoding' });
  await t.rejects(get(routes, path, '', '../index.html'), { code: 'GW_ROUTE_UNKNOWN', status: 404 });
});

await test('a page that has not been built stops the start, and says how to build it', async (t) => {
  await t.rejects(
    readBuiltPage(join(t.testdir({}), 'nowhere')),
    /has not been built in .*nowhere\. Run: npm run build/,
  );
  const unreadable = t.testdir({ 'index.html': '', dashboard: { assets: 'a file in place of a folder' } });
  await t.rejects(readBuiltPage(unreadable), { code: 'ENOTDIR' }, 'another fault has its own message');
});

await test('the page is told the issuer with which people sign in, and may connect to it', async (t) => {
  const none = await get(await routesOf(t.testdir({})), '/dashboard/settings');
  t.strictSame(none.body, { singleSignOn: null });
  const singleSignOn = {
    issuer: 'https://login.example.com/tenant',
    clientId: 'sluice',
    parameters: { audience: 'a' },
  };
  const routes = await routesOf(t.testdir({}), { singleSignOn });
  t.strictSame((await get(routes, '/dashboard/settings')).body, { singleSignOn: { ...singleSignOn, scope: 'openid' } });
  const { headers = {} } = await get(routes, '/dashboard');
  t.match(headers['content-security-policy'], "connect-src 'self' https://login.example.com;");
  t.throws(() => config.parse({ singleSignOn: { issuer: 'http://login.example.com', clientId: 'x' } }), /https/);
});
