import { createReadStream, type ReadStream } from 'node:fs';
import { type Test, test } from 'tap';
import { connectionTo, plainGateway, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import {
  type Dialect,
  type Exchange,
  GatewayError,
  type IncomingRequest,
  type Plugin,
  type Reply,
  z,
} from '../api/index.js';
import { openAccess } from '../testkit/open-access.js';
import { plainDialect, plainRoute } from '../testkit/plain-dialect.js';
import { pluginOf } from '../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';
import { testInferenceRoute, testRoute } from '../testkit/test-route.js';

/** A route whose reply is the result of the function. */
function route(path: string, handle: (exchange: Exchange) => Reply | Promise<Reply>): Plugin {
  return pluginOf(`route-${path.replaceAll(/\W/g, '') || 'root'}`, {
    routes: [
      testRoute({
        path,
        parameters: path.includes('{id}') ? { path: z.object({ id: z.string() }) } : {},
        replies: { 200: { description: 'Test', schema: z.unknown() } },
        handle: ({ exchange }) => handle(exchange),
      }),
    ],
  });
}

async function start(t: Test, ...plugins: Plugin[]): Promise<TestGateway> {
  const provider = scriptedProvider({ parts: textAnswer('fine') });
  return plainGateway(t, [...plugins, provider]);
}

const get = (target: string, headers = ''): string => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

await test('a plain route answers JSON, text, bytes, a status of its own, or nothing', async (t) => {
  const gateway = await start(
    t,
    route('/json', () => ({ body: { a: 'é' } })),
    route('/null', () => ({ body: null })),
    route('/text', () => ({ body: '<p>é</p>', contentType: 'text/html; charset=utf-8' })),
    route('/bytes', () => ({ body: Buffer.from([1, 2, 255]), contentType: 'application/octet-stream' })),
    route('/quoted', () => ({ body: 'text' })),
    route('/created', () => ({ status: 201, body: {}, headers: { location: '/json' } })),
    route('/nothing', () => ({})),
    route('/gone', () => ({ status: 204 })),
  );
  const ask = async (path: string): Promise<readonly unknown[]> => {
    const response = await fetch(gateway.url + path);
    const { headers } = response;
    return [response.status, headers.get('content-type'), headers.get('content-length'), await response.text()];
  };
  const json = 'application/json; charset=utf-8';
  t.strictSame(await ask('/json'), [200, json, '10', '{"a":"é"}']);
  t.strictSame(await ask('/null'), [200, json, '4', 'null']);
  t.strictSame(await ask('/text'), [200, 'text/html; charset=utf-8', '9', '<p>é</p>']);
  t.strictSame((await ask('/bytes')).slice(0, 3), [200, 'application/octet-stream', '3']);
  t.strictSame(await ask('/quoted'), [200, json, '6', '"text"']);
  t.strictSame(await ask('/created'), [201, json, '2', '{}']);
  t.equal((await fetch(`${gateway.url}/created`)).headers.get('location'), '/json');
  t.strictSame(await ask('/nothing'), [200, null, '0', '']);
  t.strictSame(await ask('/gone'), [204, null, null, '']);
});

await test('every reply carries the id of its request and the trace it belongs to, errors included', async (t) => {
  const seen: IncomingRequest[] = [];
  const watcher = pluginOf('watcher', { admit: ({ exchange }) => void seen.push(exchange) });
  const gateway = await start(t, watcher);
  const connection = await connectionTo(t, gateway);
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const parent = `traceparent: 00-${trace}-b7ad6b7169203331-01\r\n`;
  const known = await connection.send(get('/openapi.json', parent)).reply();
  const [exchange] = seen;
  t.equal(known.headers.get('x-request-id'), exchange?.id);
  t.equal(known.headers.get('traceresponse'), `00-${trace}-${exchange?.trace.spanId}-01`);
  const error = await connection.send(get('/nowhere', parent)).reply();
  t.match(error.headers.get('traceresponse'), new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  const fresh = await connection.send(get('/openapi.json', parent + parent)).reply();
  t.notMatch(fresh.headers.get('traceresponse'), trace, 'two traceparents are none');
  t.match(fresh.headers.get('traceresponse'), /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

await test('paths are equal in absolute form, with encoded parameters, and with a query', async (t) => {
  const gateway = await start(
    t,
    route('/a/{id}', ({ path, search }) => ({ body: { path, search } })),
  );
  const connection = await connectionTo(t, gateway);
  for (const target of ['/a/1', 'http://other.test/a/1', '/a/1?x=%zz', '/a/%31', '/a/1?']) {
    t.equal((await connection.send(get(target)).reply()).status, 200, target);
  }
  for (const target of ['/a/1/', '//a/1', 'http://other.test//a/1', '/c/42/a/1', '/%61/1', '*']) {
    t.equal((await connection.send(get(target)).reply()).status, 404, target);
  }
  const options = await connection.send(get('*').replace('GET', 'OPTIONS')).reply();
  t.match(options, { status: 404, body: /is no path/ }, 'nor is it a path for OPTIONS');
  t.match((await connection.send(get('/c/42/a/1')).reply()).body, '/c/{connectionId}/a/1. Did you mean GET /a/{id}?');
  const { body } = await connection.send(get('http://other.test:99/a/1?x=1&y')).reply();
  t.strictSame(JSON.parse(body), { path: '/a/1', search: 'x=1&y' });
});

await test('path parameters are decoded, and an encoded slash is part of the value', async (t) => {
  const seen: unknown[] = [];
  const parameters = z.object({ id: z.string() });
  const things = pluginOf('things', {
    routes: [
      testRoute({
        path: '/things/{id}/parts',
        parameters: { path: parameters },
        handle: ({ path }) => ({ body: seen.push(path.id) }),
      }),
    ],
  });
  const connection = await connectionTo(t, await start(t, things));
  for (const id of ['a', 'a%2Fb', '%C3%A9', '..', '%2e%2e', '__proto__', 'a%20b', 'a;b', 'a:b']) {
    t.equal((await connection.send(get(`/things/${id}/parts`)).reply()).status, 200, id);
  }
  t.strictSame(seen, ['a', 'a/b', 'é', '..', '..', '__proto__', 'a b', 'a;b', 'a:b']);
});

await test('the base path /c/{id} selects a connection, before any route', async (t) => {
  const seen: (string | undefined)[] = [];
  const access = pluginOf('access', {
    authenticate({ connectionIdInPath, path }) {
      seen.push(`${connectionIdInPath} ${path}`);
      return undefined;
    },
  });
  const provider = scriptedProvider({ parts: textAnswer('fine') });
  const gateway = await testGateway(t, [plainRoute, access, openAccess(), provider]);
  for (const path of ['/plain', '/c/42/plain', '/c/a%2Fb/plain', '/c/42//plain/']) await gateway.post(path, {});
  t.strictSame(seen, ['undefined /plain', '42 /plain', 'a/b /plain', '42 //plain/']);
});

await test('a request header is found by its name in any case', async (t) => {
  const read: (string | undefined)[] = [];
  const reading = route('/read', (exchange) => {
    read.push(exchange.header('x-acme-key'), exchange.header('X-Acme-Key'), exchange.header('X-Acme-Other'));
    return {};
  });
  const gateway = await start(t, reading);
  await fetch(`${gateway.url}/read`, { headers: { 'X-Acme-KEY': 'k' } });
  t.strictSame(read, ['k', 'k', undefined]);
});

await test('HEAD returns the headers of GET without a body', async (t) => {
  const gateway = await start(
    t,
    route('/a', () => ({ body: { a: 1 } })),
  );
  const connection = await connectionTo(t, gateway);
  const reply = await connection.send('HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n').reply({ toHead: true });
  t.equal(reply.status, 200);
  t.equal(reply.headers.get('content-length'), '7');
  t.equal((await connection.send('HEAD /nowhere HTTP/1.1\r\nHost: x\r\n\r\n').reply({ toHead: true })).status, 404);
  t.equal((await connection.send(get('/a')).reply()).body, '{"a":1}', 'the next answer begins where it should');
});

await test('HTTP/1.0 clients are served, whole and streamed, with or without a host', async (t) => {
  const gateway = await start(t);
  for (const [host, stream] of [
    ['', false],
    ['Host: x\r\n', true],
  ] as const) {
    const connection = await connectionTo(t, gateway);
    const body = JSON.stringify({ stream });
    connection.send(`POST /plain HTTP/1.0\r\n${host}Content-Length: ${body.length}\r\n\r\n${body}`);
    const reply = await connection.reply();
    t.equal(reply.status, 200);
    t.notOk(reply.headers.has('transfer-encoding'), 'there are no chunks in HTTP/1.0');
    t.match(reply.body, stream ? /data: fine[^]*data: done\n\n$/ : /"text":"fine"/);
    await connection.closed;
  }
});

await test('HEAD ends the stream that GET would read, which may have a file open', async (t) => {
  const files: ReadStream[] = [];
  let cancelled = 0;
  const gateway = await start(
    t,
    route('/file', () => {
      const stream = createReadStream(import.meta.filename);
      files.push(stream);
      return { stream };
    }),
    route('/page', () => {
      return { stream: new ReadableStream({ cancel: () => void (cancelled += 1) }) };
    }),
  );
  for (const path of ['/file', '/page']) {
    const reply = await fetch(gateway.url + path, { method: 'HEAD' });
    t.match([reply.status, reply.headers.get('content-type')], [200, 'application/octet-stream']);
  }
  t.strictSame(
    files.map(({ destroyed }) => destroyed),
    [true],
  );
  t.equal(cancelled, 1);
});

await test('pipelined requests are answered in order', async (t) => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const gateway = await start(
    t,
    route('/slow', async () => {
      await gates[0].promise;
      return { body: 'slow' };
    }),
    route('/fast', () => {
      gates[0].resolve();
      return { body: 'fast' };
    }),
  );
  const connection = await connectionTo(t, gateway);
  connection.send(get('/slow') + get('/fast') + get('/nowhere') + get('/fast'));
  const replies = [];
  for (let count = 0; count < 4; count += 1) replies.push(await connection.reply());
  t.strictSame(
    replies.map(({ status }) => status),
    [200, 200, 404, 200],
  );
  t.match(replies[0]?.body, 'slow');
});

await test('of thousands of pipelined requests a hundred and one are answered, the next is refused, and the connection is closed', async (t) => {
  const gate = Promise.withResolvers<void>();
  let handled = 0;
  const gateway = await start(
    t,
    route('/slow', async () => {
      handled += 1;
      await gate.promise;
      return { body: 'slow' };
    }),
    route('/fast', () => ({ body: 'fast' })),
  );
  const connection = await connectionTo(t, gateway);
  connection.send(get('/slow').repeat(5_000));
  t.equal((await fetch(`${gateway.url}/fast`)).status, 200, 'others are served meanwhile');
  gate.resolve();
  for (let count = 0; count < 101; count += 1) t.equal((await connection.reply()).status, 200);
  const refusal = await connection.reply();
  t.equal(refusal.status, 429);
  t.match(refusal.body, 'GW_REQUEST_PIPELINED');
  t.equal(refusal.headers.get('connection'), 'close');
  await connection.closed;
  t.equal(handled, 101);
});

await test('a call that is pipelined behind a refusal that closes the connection is not made', async (t) => {
  let called = 0;
  const provider = scriptedProvider(() => {
    called += 1;
    return { parts: textAnswer('fine') };
  });
  const gateway = await plainGateway(t, [provider]);
  const connection = await connectionTo(t, gateway);
  connection.post('/nowhere', '{}', { expect: '100-continue' }).post('/plain', '{}');
  const refusal = await connection.reply();
  t.equal(refusal.status, 404);
  t.equal(refusal.headers.get('connection'), 'close');
  await connection.closed;
  t.equal((await gateway.post('/plain', {})).status, 200);
  t.equal(called, 1, 'only that of the other connection');
});

await test('a connection may carry any number of pipelined requests if their answers are awaited in between', async (t) => {
  const gateway = await start(
    t,
    route('/fast', () => ({ body: 'fast' })),
  );
  const connection = await connectionTo(t, gateway);
  for (let round = 0; round < 20; round += 1) {
    connection.send(get('/fast').repeat(50));
    for (let count = 0; count < 50; count += 1) t.equal((await connection.reply()).status, 200);
  }
});

await test('a request that arrives byte by byte is parsed', async (t) => {
  const gateway = await start(t);
  const connection = await connectionTo(t, gateway);
  for (const byte of 'POST /plain HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1;a=b\r\n}\r\n0\r\n\r\n') {
    connection.send(byte);
    await new Promise(setImmediate);
  }
  t.equal((await connection.reply()).status, 200);
});

await test('bodies of thousands of tiny chunks are read, or discarded after a refusal, and their connections go on', async (t) => {
  const gateway = await start(t);
  const json = JSON.stringify({ text: 'x'.repeat(20_000) });
  const chunked = `${Array.from(json, (character) => `1\r\n${character}\r\n`).join('')}0\r\n\r\n`;
  const request = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`;
  const exchanges = Array.from({ length: 4 }, async () => {
    const connection = await connectionTo(t, gateway);
    for (const [path, status] of [
      ['/plain', 200],
      ['/nowhere', 404],
      ['/plain', 200],
    ] as const) {
      connection.send(request(path));
      t.equal((await connection.reply()).status, status);
    }
  });
  await Promise.all(exchanges);
});

await test('an error reply has retry headers and the headers of its error', async (t) => {
  const refusing = (fields: object): Plugin =>
    pluginOf('refusing', {
      admit() {
        throw new GatewayError({ code: 'ACME_NO', status: 429, message: 'No.', ...fields });
      },
    });
  const ask = async (fields: object): Promise<Headers> =>
    (await (await start(t, refusing(fields))).post('/plain', {})).headers;
  const all = await ask({ retryAfter: 1.2, retryable: false, headers: { 'x-own': 'yes' } });
  t.equal(all.get('retry-after'), '2', 'whole seconds, never too early');
  t.equal(all.get('x-should-retry'), 'false');
  t.equal(all.get('x-own'), 'yes');
  const none = await ask({});
  t.notOk(none.has('retry-after') || none.has('x-should-retry'));
});

await test('an error that cannot be written is a 500 without details, and is logged', async (t) => {
  const refusal = (fields: object): Plugin =>
    pluginOf('refusing', {
      admit() {
        throw new GatewayError({ code: 'ACME_NO', status: 403, message: 'No.', ...fields });
      },
    });
  const brokenDialect: Dialect = {
    ...plainDialect,
    error() {
      throw new Error('secret of the dialect');
    },
  };
  const brokenRoute = pluginOf('broken-route', {
    routes: [testInferenceRoute('broken', brokenDialect)],
  });
  const cases: readonly (readonly [string, string, Plugin, RegExp])[] = [
    [
      'a header that is none',
      '/plain',
      refusal({ headers: { 'x-own': 'a\r\nset-cookie: b' } }),
      /it threw an invalid GatewayError: Invalid character in header content/,
    ],
    ['a header name that is none', '/plain', refusal({ headers: { 'no name': 'a' } }), /Header name must be a valid/],
    ['an encoder that fails', '/broken', refusal({}), /error reply could not be written/],
    ['a status that is no error', '/plain', refusal({ status: 200 }), /"status" is not a whole number from 400/],
    ['a status that is no status', '/plain', refusal({ status: 42 }), /"status" is not a whole number from 400/],
    ['a status that is a text', '/plain', refusal({ status: '400' }), /"status" is not a whole number from 400/],
    ['a code that is missing', '/plain', refusal({ code: undefined }), /"code" is not a text/],
  ];
  for (const [name, path, plugin, told] of cases) {
    const gateway = await start(t, brokenRoute, plugin);
    const response = await gateway.post(path, {});
    t.same([response.status, response.statusText], [500, 'Internal Server Error'], name);
    t.notOk(response.headers.has('set-cookie'), name);
    const body = await response.text();
    t.notMatch(body, /secret|at /, name);
    t.match(JSON.parse(body), { message: /\w/ }, name);
    const [line] = gateway.log.filter(({ level }) => level === 'error');
    t.match(line && [line.message, ...messagesOf(line.fields['error'])].join(' '), told, name);
    if (path === '/plain')
      t.match(messagesOf(line?.fields['error']).join(' '), /plugin "refusing" failed in admit/, name);
  }
});

/** The messages of an error and of its causes. */
function messagesOf(error: unknown): readonly string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];
}

await test('a reply tells when to try again, unless the time is not valid', async (t) => {
  for (const [retryAfter, told] of [
    [1.2, '2'],
    [0, '0'],
    [-5, null],
    [Infinity, null],
    [Number.NaN, null],
  ] as const) {
    const refusing = pluginOf('refusing', {
      admit() {
        throw new GatewayError({ code: 'ACME_LATER', status: 429, message: 'Later.', retryAfter });
      },
    });
    const gateway = await start(t, refusing);
    t.equal((await gateway.post('/plain', {})).headers.get('retry-after'), told, String(retryAfter));
  }
});

await test('a handler that fails, or returns a reply that cannot be written, is a 500 without details, and is logged', async (t) => {
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  const gateway = await start(
    t,
    route('/throws', () => {
      throw new Error('secret');
    }),
    route('/rejects', async () => {
      throw new Error('secret');
    }),
    route('/header', () => ({ body: {}, headers: { 'x-own': 'a\r\nb: c' } })),
    route('/status', () => ({ body: {}, status: 42 })),
    route('/circular', () => ({ body: circular })),
    route('/function', () => ({ body: () => 1 })),
    route('/bigint', () => ({ body: 1n })),
  );
  for (const path of ['/throws', '/rejects', '/header', '/status', '/circular', '/function', '/bigint']) {
    const response = await fetch(gateway.url + path);
    t.equal(response.status, 500, path);
    t.match(await response.json(), { code: 'GW_PLUGIN_FAILED', message: /request id/ }, path);
  }
  const errors = gateway.log.filter(({ level }) => level === 'error');
  t.equal(errors.length, 7);
  t.match(errors[0]?.fields, { requestId: /^[0-9a-f-]{36}$/, error: { cause: { cause: { message: 'secret' } } } });
});

await test('bearer routes require a role: a lower one is 403, no credentials are 401, with helpful messages', async (t) => {
  const guarded = pluginOf('guarded', {
    routes: [
      testRoute({
        method: 'DELETE',
        path: '/thing',
        access: { kind: 'bearer', role: 'editor' },
        handle: ({ exchange }) => ({ body: exchange.identity }),
      }),
    ],
    authenticate(request) {
      const role = request.header('x-role') as 'admin' | 'editor' | 'viewer' | undefined;
      return role && { identity: { kind: 'token', tokenId: 't', subject: 's', organizationId: 'o', role } };
    },
  });
  const gateway = await testGateway(t, [guarded]);
  const ask = async (headers: Record<string, string>): Promise<[number, object]> => {
    const response = await fetch(`${gateway.url}/thing`, { method: 'DELETE', headers });
    return [response.status, (await response.json()) as object];
  };
  t.match(await ask({ 'x-role': 'viewer' }), [403, { code: 'GW_AUTH_FORBIDDEN', message: /"editor".*"viewer"/ }]);
  t.match(await ask({}), [401, { code: 'GW_AUTH_INVALID_TOKEN', message: /Bearer/ }]);
  t.match(await ask({ 'x-role': 'editor' }), [200, { role: 'editor' }]);
  t.match(await ask({ 'x-role': 'admin' }), [200, { role: 'admin' }]);
});
