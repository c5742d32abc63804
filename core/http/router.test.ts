import { test } from 'tap';
import type { Route } from '../api/index.js';
import { type AnyRoute, type Found, Router } from './router.js';

const route = (method: Route['method'], path: string, access: Route['access'] = { kind: 'connection-key' }): AnyRoute =>
  ({ kind: 'plain', method, path, access, replies: {} }) as unknown as AnyRoute;

const described = (found: Found): string =>
  found.kind === 'route'
    ? `${found.route.method} ${found.route.path} ${JSON.stringify(found.parameters)}`
    : found.kind === 'nothing'
      ? 'nothing'
      : `not this way but ${found.allowed.join(', ')}`;

await test('the result of routing does not depend on earlier requests', async (t) => {
  const router = new Router([
    route('GET', '/a'),
    route('POST', '/a'),
    route('POST', '/b'),
    route('GET', '/a/{id}'),
    route('GET', '/rest/{path+}'),
    route('POST', '/rest/{path+}:run'),
    route('POST', '/rest/{path+}:runTwice'),
  ]);
  const asked: readonly (readonly [string, string, string])[] = [
    ['GET', '/a', 'GET /a {}'],
    ['HEAD', '/a', 'GET /a {}'],
    ['POST', '/a', 'POST /a {}'],
    ['PUT', '/a', 'not this way but GET, POST'],
    ['POST', '/b', 'POST /b {}'],
    ['GET', '/b', 'not this way but POST'],
    ['GET', '/a/1', 'GET /a/{id} {"id":"1"}'],
    ['GET', '/a/2', 'GET /a/{id} {"id":"2"}'],
    ['GET', '/a/', 'GET /a {}'],
    ['GET', '/rest/x/y', 'GET /rest/{path+} {"path":"x/y"}'],
    ['POST', '/rest/x/y:run', 'POST /rest/{path+}:run {"path":"x/y"}'],
    ['POST', '/rest/x%2Fy%3Arun', 'POST /rest/{path+}:run {"path":"x/y"}'],
    ['POST', '/rest/x:run:runTwice', 'POST /rest/{path+}:runTwice {"path":"x:run"}'],
    ['GET', '/rest/x:run', 'GET /rest/{path+} {"path":"x:run"}'],
    ['POST', '/rest/x:walk', 'not this way but GET'],
    ['GET', '/c', 'nothing'],
  ];
  for (const [, , second] of asked) {
    for (const [method, path, expected] of asked) {
      t.equal(described(router.find(method, { path })), expected, `${method} ${path}`);
      t.equal(described(router.find(method, { path })), expected, `${method} ${path}, again`);
      const other = asked.find(([, , result]) => result === second);
      if (other) t.equal(described(router.find(other[0], { path: other[1] })), second);
    }
  }
});

await test('of two routes with one path, the one with a condition gets the requests that its errors recognize', async (t) => {
  const errors = Object.assign(() => ({ body: undefined }), {
    recognizes: (header: (name: string) => string | undefined) => header('x-dialect') === 'b',
  });
  const other = { ...route('GET', '/b/files/{id}'), errors, alsoAt: [{ path: '/files/{id}', onlyRecognized: true }] };
  const all = { ...route('POST', '/b/files'), errors, alsoAt: [{ path: '/files', onlyRecognized: true }] };
  const [one, whole] = [route('GET', '/files/{id}'), route('POST', '/files')];
  const sent = (value?: string) => (name: string) => (name === 'x-dialect' ? value : undefined);
  const routes = [one, whole, other, all] as AnyRoute[];
  for (const router of [new Router(routes), new Router(routes.toReversed())]) {
    const found = (method: string, path: string, header = sent()): unknown => {
      const result = router.find(method, { path }, header);
      return result.kind === 'route' && 'errors' in result.route ? result.parameters : described(result);
    };
    for (const [method, path, place, parameters] of [
      ['GET', '/files/1', 'GET /files/{id} {"id":"1"}', { id: '1' }],
      ['POST', '/files', 'POST /files {}', {}],
    ] as const) {
      t.strictSame(found(method, path, sent('b')), parameters);
      t.equal(found(method, path), place);
      t.equal(found(method, path, sent('c')), place);
      t.strictSame(found(method, `/b${path}`), parameters, 'its own path has no condition');
    }
  }
  t.equal(
    described(new Router([all as AnyRoute]).find('POST', { path: '/files' })),
    'nothing',
    'nobody else is served there',
  );
});

await test('a client that sends the key as those of another dialect do is told in its form what is not served at the path', (t) => {
  const errors = Object.assign(() => ({ body: undefined }), {
    unserved: (path: string) => (path.startsWith('/v1/files') ? 'Send files inside.' : undefined),
  });
  const asTheirs = { kind: 'connection-key', keyIn: { header: 'x-their-key' } } as const;
  const theirs = { ...route('POST', '/theirs', asTheirs), errors } as AnyRoute;
  const own = [route('GET', '/v1/files'), route('GET', '/v1/files/{id}'), route('GET', '/v1/models')];
  const sent = (headers: Readonly<Record<string, string | undefined>>) => (name: string) => headers[name];
  const theirKey = sent({ 'x-their-key': 'k' });
  const router = new Router([...own, theirs]);
  for (const path of ['/v1/files', '/v1/files/1']) {
    const unserved = { errors, instead: 'Send files inside.' };
    t.match(router.find('GET', { path }, theirKey), { kind: 'nothing', errors: [errors], unserved });
    for (const headers of [{}, { authorization: 'Bearer k', 'x-their-key': 'k' }, { 'x-api-key': 'k' }])
      t.equal(router.find('GET', { path }, sent(headers)).kind, 'route', JSON.stringify(headers));
  }
  t.equal(router.find('GET', { path: '/v1/models' }, theirKey).kind, 'route', 'they have no such path');
  const elsewhere = { ...route('GET', '/theirs'), errors } as AnyRoute;
  const ambiguous = new Router([...own, theirs, elsewhere]);
  t.equal(
    ambiguous.find('GET', { path: '/v1/files' }, theirKey).kind,
    'route',
    'their clients may send it elsewhere, too',
  );
  t.end();
});

await test('a route that is not for apps is found only at the path as it is written, so that rules of a proxy about it hold', (t) => {
  for (const access of [{ kind: 'public' }, { kind: 'bearer', role: 'viewer' }] as const) {
    const router = new Router([
      route('GET', '/metrics', access),
      route('GET', '/v1/things/{id}/parts', access),
      route('GET', '/files/{path+}', access),
    ]);
    for (const path of ['/metrics', '/v1/things/%31/parts', '/files/a/b', '/files/a//b/']) {
      t.equal(router.find('GET', { path }).kind, 'route', path);
      t.match(router.find('GET', { path, connectionIdInPath: 'x' }), { kind: 'nothing', meant: /^\// }, `/c/x${path}`);
    }
    for (const path of [
      '//metrics',
      '/metrics/',
      '/%6detrics',
      '/metric%73',
      '/metrics//',
      '/v1//things/1/parts',
      '/v1/things//1/parts',
      '/v1/%74hings/1/parts',
      '/v1/things/1/parts/',
      '//files/a',
    ]) {
      t.equal(router.find('GET', { path }).kind, 'nothing', path);
    }
    t.match(router.find('GET', { path: '/metrics/' }), { meant: '/metrics' });
  }
  const router = new Router([route('GET', '/v1/models')]);
  for (const path of ['/v1/models', '//v1//models/', '/v1/%6dodels'])
    for (const prefix of [undefined, 'x'])
      t.equal(router.find('GET', { path, connectionIdInPath: prefix }).kind, 'route', path);
  t.end();
});

await test('an unknown path that is a route without its beginning, or with more of it, names the nearest such route', (t) => {
  const router = new Router([
    route('GET', '/'),
    route('GET', '/v1/management/models'),
    route('GET', '/v1/models'),
    route('POST', '/v1/chat/completions'),
    route('POST', '/v1beta/models/{model+}:generateContent'),
    route('GET', '/v1beta/models/{model+}'),
    route('GET', '/v1/files/{id}'),
    route('GET', '/other/v1/files/{id}'),
  ]);
  for (const [method, path, meant] of [
    ['GET', '/other/v1/files/%', '/other/v1/files/{id}'],
    ['GET', '/files/1', '/v1/files/{id}'],
    ['GET', `/v1/files/${'x'.repeat(600)}`, '/v1/files/{id}'],
    ['POST', '/models/demo:generateContent', '/v1beta/models/{model}:generateContent'],
    ['POST', '/v1beta/v1beta/models/demo:generateContent', '/v1beta/models/{model}:generateContent'],
    ['GET', '/models/demo', '/v1beta/models/{model}'],
    ['POST', '/models/demo', undefined],
    ['POST', '/models/:generateContent', undefined],
    ['GET', '/demo', undefined],
    ['POST', '/chat/completions', '/v1/chat/completions'],
    ['POST', '/v1/v1/chat/completions', '/v1/chat/completions'],
    ['POST', '/v1/chat/completions/v1/chat/completions', '/v1/chat/completions'],
    ['GET', '/models', '/v1/models'],
    ['HEAD', '/models', '/v1/models'],
    ['POST', '/models', undefined],
    ['GET', '/odels', undefined],
    ['GET', '/v1/', undefined],
    ['GET', '/chat', undefined],
  ] as const) {
    const found = router.find(method, { path });
    t.equal(found.kind, 'nothing', `${method} ${path}`);
    t.equal(found.kind === 'nothing' ? found.meant : found, meant, `${method} ${path}`);
  }
  t.end();
});

await test('an unknown path that differs in one word from that of a route names the route', (t) => {
  const router = new Router([
    route('GET', '/v1/models'),
    route('GET', '/v1/management/connections/{id}'),
    route('POST', '/v1/chat/completions'),
    route('POST', '/v1/{anything}/completions'),
  ]);
  for (const [method, path, meant] of [
    ['GET', '/v1/management/connection/42', '/v1/management/connections/{id}'],
    ['GET', '/v1/managment/connections/42', '/v1/management/connections/{id}'],
    ['GET', '/v1/managment/connection/42', undefined],
    ['GET', '/v1/management/connections/', undefined],
    ['GET', '/v1/management/prompts/42', undefined],
    ['GET', '/v1/chat/completion', undefined],
    ['POST', '/v1/chat/completion', '/v1/chat/completions'],
    ['POST', '/v1/chat/', undefined],
    ['POST', '/api/chat/completions', '/v1/chat/completions'],
    ['GET', '/api/models', undefined],
  ] as const) {
    const found = router.find(method, { path });
    t.equal(found.kind === 'nothing' ? found.meant : found.kind, meant, `${method} ${path}`);
  }
  t.end();
});

await test('the address of a page with a slash at its end leads to the page, by a relative address', async (t) => {
  const page = { 200: { description: 'A page', contentType: 'text/html' } };
  const pageAt = (path: string, more: object = {}): AnyRoute =>
    ({ ...route('GET', path, { kind: 'public' }), replies: page, handle: () => 'the page', ...more }) as AnyRoute;
  const router = new Router([
    pageAt('/'),
    pageAt('/pages/one'),
    pageAt('/plain', { replies: {} }),
    pageAt('/inner', { access: { kind: 'bearer', role: 'viewer' } }),
    pageAt('/of/{id}'),
  ]);
  for (const method of ['GET', 'HEAD']) {
    const found = router.find(method, { path: '/pages/one/' });
    if (found.kind !== 'route' || found.route.kind !== 'plain') throw new Error(`${method}: ${found.kind}`);
    t.match(await found.route.handle({} as never), { status: 302, headers: { location: '../one' } });
    t.equal(new URL('../one', 'https://example.com/ai/pages/one/').pathname, '/ai/pages/one');
  }
  t.equal(
    router.find('GET', { path: '/pages/one/', connectionIdInPath: 'x' }).kind,
    'nothing',
    'not behind the prefix of a connection',
  );
  for (const path of ['/pages/one//', '//pages/one/', '/plain/', '/inner/', '/of/1/', '//'])
    t.equal(router.find('GET', { path }).kind, 'nothing', path);
});
