import { test } from 'tap';
import type { HttpTool } from './config.js';
import { requestFor } from './http-function.js';

const tool: HttpTool = {
  name: 'order',
  description: 'x',
  inputSchema: {},
  method: 'POST',
  url: 'https://shop.internal/a/{id}/b?fixed=1',
  headers: {},
  connections: ['*'],
  maxBytes: 1000,
};

await test('no argument can change the configured host or path', (t) => {
  for (const id of ['a/b', 'a..b/...', '?x=1', '#x', 'a b', '@evil.example', '\\\\evil', '%2e%2e', 'ü']) {
    const { url } = requestFor(tool, { id });
    const { origin, pathname, search, hash } = new URL(url);
    t.strictSame([origin, search, hash], ['https://shop.internal', '?fixed=1', ''], id);
    t.equal(decodeURIComponent(pathname.slice(3, -2)), id);
    t.equal(pathname.split('/').length, 4, id);
  }
  for (const id of ['.', '..', 'a/../../x', '../x', 'x\\..', 'a/./b', '', '\ud800', null, [], {}, undefined])
    t.throws(() => requestFor(tool, { id } as never), { code: 'GW_TOOL_ARGUMENTS' }, JSON.stringify(id));
  t.end();
});

await test('an argument does not come beside a member of the query that gateway.yaml fixes', async (t) => {
  for (const method of ['GET', 'DELETE'] as const) {
    const fixed: HttpTool = { ...tool, method, url: 'https://shop.internal/a/{id}?tenant=acme&by={who}' };
    t.throws(() => requestFor(fixed, { id: 1, who: 'me', tenant: 'other' }), {
      code: 'GW_TOOL_ARGUMENTS',
      message: /"tenant"/,
    });
    for (const same of ['Tenant', 'TENANT[]', 'tenant[0]', ' tenant', 'tenant[', 'by'])
      t.throws(() => requestFor(fixed, { id: 1, who: 'me', [same]: 'x' }), { code: 'GW_TOOL_ARGUMENTS' }, same);
    const underscored = { ...fixed, url: 'https://shop.internal/a/{id}?tenant_id=acme' };
    t.throws(() => requestFor(underscored, { id: 1, 'tenant.id': 'x' }), { code: 'GW_TOOL_ARGUMENTS' });
    const { url } = requestFor(fixed, { id: 1, who: 'me&tenant=other', list: [1, 2] });
    t.strictSame(new URL(url).searchParams.getAll('tenant'), ['acme']);
    t.strictSame(new URL(url).searchParams.getAll('list'), ['1', '2']);
  }
  t.end();
});

await test('path arguments are not repeated, and the others are in the body or query', (t) => {
  const given = { id: 7, note: 'x & y', none: null, deep: { a: [1] } };
  t.match(requestFor(tool, given), {
    method: 'POST',
    url: 'https://shop.internal/a/7/b?fixed=1',
    body: '{"note":"x & y","none":null,"deep":{"a":[1]}}',
  });
  const query = requestFor({ ...tool, method: 'DELETE' }, given);
  t.equal(query.url, 'https://shop.internal/a/7/b?fixed=1&note=x+%26+y&deep=%7B%22a%22%3A%5B1%5D%7D');
  t.equal(query.body, undefined);
  t.match(requestFor({ ...tool, headers: { accept: 'x/y' } }, { id: 1 }).headers, {
    accept: 'x/y',
    'content-type': 'application/json',
  });
  t.end();
});
