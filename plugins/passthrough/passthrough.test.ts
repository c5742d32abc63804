import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Test, test } from 'tap';
import { type Connection, definePlugin, type Outcome, z } from '../../core/api/index.js';
import type { Writable } from 'node:stream';
import { createForwardAgents } from '../../core/services/http-client/forward-agents.js';
import { proxiesFrom } from '../../core/services/http-client/proxies.js';
import { openAccess, pluginOf, type TestGateway, testConnection } from '../../core/testkit/index.js';
import { startForwardProxy } from '../../test/fixtures/components/forward-proxy.js';
import { listenUntilEnd } from '../../test/fixtures/components/listen-until-end.js';
import { until } from '../../test/fixtures/components/until.js';
import { turn } from '../../test/fixtures/time/event-loop-turns.js';
import { connectionTo, testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { RawConnection, type RawReply } from '../../test/fixtures/clients/raw-connection.js';
import { requestTimeoutMs, stopRequestTime } from '../../test/fixtures/time/request-time.js';
import plugin from './plugin.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A provider with unknown routes. */
class Provider {
  readonly server: Server;
  readonly seen: IncomingMessage[] = [];
  readonly sockets = new Set<Socket>();

  private constructor(answer: Answer) {
    this.server = createServer((request, response) => {
      this.seen.push(request);
      Promise.resolve(answer(request, response)).catch((cause: unknown) => response.destroy(cause as Error));
    });
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  static async start(t: Test, answer: Answer = (_, response) => void response.end('{}')): Promise<Provider> {
    const provider = new Provider(answer);
    await listenUntilEnd(t, provider.server);
    return provider;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

interface Started extends TestGateway {
  readonly outcomes: Outcome[];
  /** The number of holds that are not settled. */
  held(): number;
  /** Resolves with the outcome of the next exchange that ends. */
  ended(): Promise<Outcome>;
}

const modelLists = ['allowedModelIdentifiersList', 'disabledModelIdentifiersList'] as const;

/** Stands for the plugins that honour what a connection promises, so that it is this plugin that refuses. */
const keeper = pluginOf(
  'keeper',
  {},
  { honours: ['enableSpendingLimit', 'modelSpendingLimits', 'policies', 'rateLimit', ...modelLists] },
);

async function start(
  t: Test,
  baseUrl: string,
  connection: Partial<Connection> = {},
  server: object = {},
  agents = createForwardAgents(undefined),
): Promise<Started> {
  const outcomes: Outcome[] = [];
  let held = 0;
  let waiting = Promise.withResolvers<Outcome>();
  const recorder = definePlugin({
    apiVersion: 1,
    name: 'recorder',
    config: z.strictObject({}),
    setup: () => ({
      admit() {
        held += 1;
        return { settle: () => void (held -= 1) };
      },
      record(_, outcome) {
        outcomes.push(outcome);
        waiting.resolve(outcome);
        waiting = Promise.withResolvers();
      },
    }),
  });
  const config = {
    providers: { acme: { baseUrl, headers: { Authorization: 'Bearer acme-key' }, connections: ['test'] } },
  };
  const gateway = await testGateway(
    t,
    [openAccess({ ...testConnection, ...connection }), keeper, recorder, { plugin, config }],
    { server },
    { agents },
  );
  return { ...gateway, outcomes, held: () => held, ended: () => waiting.promise };
}

/** The reply to one request, as it is written here. */
async function replyTo(
  request: string,
  { gateway }: TestGateway,
  options?: { readonly toHead: boolean },
): Promise<RawReply> {
  const client = await RawConnection.open(gateway.port);
  const reply = await client.send(request).reply(options);
  client.destroy();
  return reply;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

await test('a request reaches the provider as it was sent, and its answer comes back as it was given', async (t) => {
  const provider = await Provider.start(t, async (request, response) => {
    const body = await bodyOf(request);
    response.writeHead(418, { 'content-type': 'text/plain', 'x-of-provider': 'yes' });
    response.end(`${request.method} ${request.url} ${body}`);
  });
  const gateway = await start(t, `${provider.origin}/v2/`);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${gateway.url}/v1/passthrough/acme/files/a%20b?purpose=x%2Fy&n=1`, {
      method,
      body: 'some ünïcode',
    });
    t.equal(answer.status, 418);
    t.equal(answer.headers.get('x-of-provider'), 'yes');
    t.equal(answer.headers.get('content-type'), 'text/plain');
    t.ok(answer.headers.get('x-request-id'));
    t.ok(answer.headers.get('traceresponse'));
    t.equal(await answer.text(), `${method} /v2/files/a%20b?purpose=x%2Fy&n=1 some ünïcode`);
  }
  t.equal(await (await fetch(`${gateway.url}/v1/passthrough/acme/list`)).text(), 'GET /v2/list ');
  const head = await fetch(`${gateway.url}/v1/passthrough/acme/list`, { method: 'HEAD' });
  t.equal(head.status, 418);
  t.match(gateway.outcomes.at(-1), { status: 'completed', httpStatus: 418 });
});

await test('no body is read by the provider as another request, whatever the method and the header `Connection`', async (t) => {
  const provider = await Provider.start(t, async (request, response) => {
    response.end(`${request.method} ${request.url} ${(await bodyOf(request)).length}`);
  });
  const gateway = await start(t, provider.origin);
  const body = 'GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n';
  const chunked = `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const measured = `content-length: ${body.length}\r\n\r\n${body}`;
  const named = 'connection: content-length, transfer-encoding\r\n';
  const handshake = `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: ${'x'.repeat(22)}==\r\n`;
  for (const method of ['GET', 'DELETE', 'POST', 'HEAD']) {
    for (const request of [chunked, measured, `${named}${chunked}`, `${named}${measured}`, `${handshake}${measured}`]) {
      const written = `${method} /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\n${request}`;
      const reply = await replyTo(written, gateway, { toHead: method === 'HEAD' });
      t.equal(reply.status, 200);
      if (method !== 'HEAD') t.equal(reply.body, `${method} /x ${body.length}`);
    }
  }
  // Whatever had been left on a connection would be read before, or as part of, this request.
  for (let count = 0; count < 3; count += 1) await fetch(`${gateway.url}/v1/passthrough/acme/last`);
  t.strictSame(new Set(provider.seen.map(({ url }) => url)), new Set(['/x', '/last']));
});

await test('a provider gets no other transfer coding than chunked, and that in the usual spelling', async (t) => {
  const provider = await Provider.start(t, async (request, response) => {
    response.end(await bodyOf(request));
  });
  const gateway = await start(t, provider.origin);
  for (const [coding, status] of [
    ['cHUNKED', 200],
    ['identity, chunked', 400],
    ['gzip, chunked', 400],
  ] as const) {
    const request = `POST /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
    t.equal((await replyTo(request, gateway)).status, status, coding);
  }
  t.strictSame(
    provider.seen.map(({ headers }) => headers['transfer-encoding']),
    ['chunked'],
  );
});

await test('credentials for the gateway are not passed on, and the provider gets its own', async (t) => {
  const provider = await Provider.start(t);
  const gateway = await start(t, provider.origin);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await fetch(`${gateway.url}/v1/passthrough/acme/x`, {
    headers: {
      authorization: 'Bearer sk-slc-secret',
      'api-key': 'sk-slc-secret',
      'x-api-key': 'sk-slc-secret',
      'x-goog-api-key': 'sk-slc-secret',
      'x-connection-id': 'c',
      'x-tags': 'customer:acme',
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.1',
      'openai-beta': 'assistants=v2',
      traceparent,
    },
  });
  const { headers, rawHeaders } = provider.seen[0] as IncomingMessage;
  t.equal(headers.authorization, 'Bearer acme-key');
  t.equal(headers['openai-beta'], 'assistants=v2');
  t.equal(headers.host, new URL(provider.origin).host);
  t.match(headers.traceparent, /^00-0af7651916cd43dd8448eb211c80319c-/);
  t.strictSame(
    ['api-key', 'x-api-key', 'x-goog-api-key', 'x-connection-id', 'x-tags', 'cookie', 'x-forwarded-for'].filter(
      (name) => name in headers,
    ),
    [],
  );
  t.notOk(rawHeaders.some((text) => text.includes('sk-slc')));
});

await test('a key in the query is not passed on, and all else in it as it was sent', async (t) => {
  const provider = await Provider.start(t);
  const gateway = await start(t, provider.origin);
  for (const query of ['a=b%20c&key=sk-slc-secret&key=x%2Fy', '%6bey=%73k-slc-secret&a=b%20c&key=x%2Fy'])
    await fetch(`${gateway.url}/v1/passthrough/acme/x?${query}`);
  await fetch(`${gateway.url}/v1/passthrough/acme/x?key=sk-slc-secret`);
  t.strictSame(
    provider.seen.map(({ url }) => url),
    ['/x?a=b%20c&key=x%2Fy', '/x?a=b%20c&key=x%2Fy', '/x'],
  );
});

await test('addresses of the provider in the headers of its answer lead through the gateway', async (t) => {
  const places = [
    ['/v2/files/1?a=b', '/v1/passthrough/acme/files/1?a=b'],
    ['ORIGIN/v2', '/v1/passthrough/acme'],
    ['ORIGIN/v22/files', undefined],
    ['https://elsewhere.test/v2/files', undefined],
    ['files/1', '/v1/passthrough/acme/files/1'],
  ] as const;
  const provider = await Provider.start(t, (request, response) => {
    const [place] = places[Number(request.url?.slice('/v2/'.length))] ?? [''];
    response.writeHead(302, { location: place.replace('ORIGIN', provider.origin), 'x-of-provider': '/v2' }).end();
  });
  const gateway = await start(t, `${provider.origin}/v2/`);
  for (const [index, [place, own]] of places.entries()) {
    const { headers } = await fetch(`${gateway.url}/v1/passthrough/acme/${index}`, { redirect: 'manual' });
    const expected = own === undefined ? place.replace('ORIGIN', provider.origin) : `${gateway.url}${own}`;
    t.equal(headers.get('location'), expected);
    t.equal(headers.get('x-of-provider'), '/v2');
  }
});

await test('an answer is about the connection of its client, and its scripts do not run at the address of the dashboard', async (t) => {
  const provider = await Provider.start(t, (_, response) => {
    const named = { connection: 'keep-alive, x-of-hop', 'keep-alive': 'timeout=1', 'x-of-hop': 'yes' };
    response.writeHead(200, { ...named, 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  });
  const gateway = await start(t, provider.origin);
  for (const asked of ['close', 'keep-alive']) {
    const request = `GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\nconnection: ${asked}\r\n\r\n`;
    const { headers } = await replyTo(request, gateway);
    t.equal(headers.get('connection'), asked);
    t.strictSame([headers.get('keep-alive'), headers.get('x-of-hop')], [undefined, undefined]);
    t.equal(headers.get('content-security-policy'), 'sandbox');
    t.equal(headers.get('x-content-type-options'), 'nosniff');
  }
});

await test('an answer decides nothing about the origin of the gateway: what browsers keep for it, and which pages may read it', async (t) => {
  const told = {
    'access-control-allow-credentials': 'true',
    'access-control-allow-origin': '*',
    'alt-svc': 'h3=":443"; ma=86400',
    'clear-site-data': '"*"',
    nel: '{"report_to":"theirs","max_age":604800}',
    'report-to': '{"group":"theirs","max_age":604800,"endpoints":[{"url":"https://theirs.test"}]}',
    'set-cookie': 'session=1; Domain=test',
    'strict-transport-security': 'max-age=31536000; includeSubDomains; preload',
  };
  const provider = await Provider.start(t, (_, response) => {
    response.writeHead(200, { ...told, 'retry-after': '1' }).end();
  });
  const gateway = await start(t, provider.origin, {}, { corsOrigins: ['https://page.test'] });
  for (const [origin, allowed] of [
    ['https://page.test', 'https://page.test'],
    ['https://other.test', undefined],
  ] as const) {
    const { headers } = await fetch(`${gateway.url}/v1/passthrough/acme/x`, { headers: { origin } });
    t.equal(headers.get('access-control-allow-origin') ?? undefined, allowed);
    const kept = Object.keys(told).filter((name) => headers.has(name));
    t.strictSame(kept, allowed === undefined ? [] : ['access-control-allow-origin']);
    t.equal(headers.get('retry-after'), '1');
  }
  provider.server.on('upgrade', (_: IncomingMessage, socket: Socket) => {
    const lines = Object.entries({ connection: 'upgrade', upgrade: 'websocket', 'x-other': 'yes', ...told });
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  });
  const client = await connectionTo(t, gateway);
  client.send('GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  const opened = await client.until('\r\n\r\n');
  t.match(opened, /^HTTP\/1\.1 101 .*x-other: yes/s);
  t.strictSame(
    Object.keys(told).filter((name) => opened.includes(name)),
    [],
  );
});

await test('a provider that switches to another protocol unasked has not answered, and keeps no connection', async (t) => {
  const provider = await Provider.start(t, ({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const gateway = await start(t, provider.origin);
  for (const method of ['GET', 'POST'])
    t.match(await fetch(`${gateway.url}/v1/passthrough/acme/x`, { method }), { status: 502 });
  await until(() => provider.sockets.size === 0, 'no connection is left');
});

await test('an answer with a status that is not a final one, or a reason with invalid characters, is changed to one that can be sent', async (t) => {
  const heads = ['099 Low', '000 None', '101 Switched', '200 O\u0001K', '200 O\u007fK', '200 \u00e9'];
  const provider = await Provider.start(t, ({ url, socket }) => {
    const head = heads[Number(url?.slice(1))] as string;
    socket.end(Buffer.from(`HTTP/1.1 ${head}\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok`, 'latin1'));
  });
  // A handshake is answered in the same way.
  provider.server.on('upgrade', (request: IncomingMessage) => provider.server.emit('request', request));
  const gateway = await start(t, provider.origin);
  const handshake = 'connection: upgrade\r\nupgrade: websocket\r\n';
  for (const [index, head] of heads.entries()) {
    for (const fields of ['connection: close\r\n', handshake]) {
      const ended = gateway.ended();
      const client = await RawConnection.open(gateway.gateway.port);
      client.send(`GET /v1/passthrough/acme/${index} HTTP/1.1\r\nhost: x\r\n${fields}\r\n`);
      const reply = await client.reply();
      t.equal(reply.status, head.startsWith('200') ? 200 : 502, head);
      const { httpStatus, error } = await ended;
      t.equal(httpStatus, reply.status);
      if (reply.status === 502)
        t.match(error, { code: 'GW_UPSTREAM_BROKEN', message: /acme.* which is no status/ }, head);
      // A client that wants a WebSocket does not read a body.
      if (reply.status === 502 && fields !== handshake)
        t.match(reply.body, /acme.* which is no status.*GW_UPSTREAM_BROKEN/);
      client.destroy();
    }
  }
});

await test('an answer is passed on piece by piece, and ends when its client disconnects', async (t) => {
  const closed = Promise.withResolvers<void>();
  const provider = await Provider.start(t, (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    request.socket.once('close', () => closed.resolve());
  });
  const gateway = await start(t, provider.origin);
  const leaving = new AbortController();
  const answer = await fetch(`${gateway.url}/v1/passthrough/acme/stream`, { signal: leaving.signal });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  t.equal(Buffer.from((await reader.read()).value as Uint8Array).toString(), 'data: 1\n\n');
  const ended = gateway.ended();
  leaving.abort();
  await closed.promise;
  t.match(await ended, { status: 'aborted' });
});

await test('a provider that cannot be reached, or breaks off, never looks like one that has answered', async (t) => {
  const gone = await Provider.start(t);
  const gateway = await start(t, gone.origin);
  await new Promise((resolve) => void gone.server.close(resolve));
  const refused = await fetch(`${gateway.url}/v1/passthrough/acme/x`);
  t.equal(refused.status, 502);
  const told = await refused.text();
  t.match(told, /Provider \\"acme\\" cannot be reached: it refused the connection\..*GW_UPSTREAM_UNREACHABLE/);
  t.notMatch(told, '127.0.0.1', 'the address is for the log only');

  const breaking = await Provider.start(t, (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => request.socket.destroy());
  });
  const second = await start(t, breaking.origin);
  const ended = second.ended();
  await t.rejects(fetch(`${second.url}/v1/passthrough/acme/x`).then((answer) => answer.text()));
  t.match(await ended, { error: { code: 'GW_UPSTREAM_BROKEN', message: 'Provider "acme" broke its answer off.' } });
});

await test('a body over the limit is refused, whether its length is said or not', async (t) => {
  const provider = await Provider.start(t, async (request, response) => {
    await bodyOf(request).catch(() => undefined);
    response.end('taken');
  });
  const gateway = await start(t, provider.origin, {}, { maxBodyBytes: 2048 });
  const url = `${gateway.url}/v1/passthrough/acme/x`;
  const said = await fetch(url, { method: 'POST', body: 'x'.repeat(3000) });
  t.equal(said.status, 413);
  const unsaid = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.alloc(3000));
      controller.close();
    },
  });
  const answer = await fetch(url, { method: 'POST', body: unsaid, duplex: 'half' } as RequestInit);
  t.equal(answer.status, 413);
  t.match(await answer.json(), { code: 'GW_REQUEST_TOO_LARGE' });
  t.equal(await (await fetch(url, { method: 'POST', body: 'x'.repeat(2048) })).text(), 'taken');
});

await test('a request whose time is over ends at the provider too', async (t) => {
  const endTime = stopRequestTime(t);
  const called = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const provider = await Provider.start(t, (request) => {
    request.socket.once('close', () => closed.resolve());
    called.resolve();
  });
  const gateway = await start(t, provider.origin, {}, { requestTimeoutMs });
  const asked = fetch(`${gateway.url}/v1/passthrough/acme/x`);
  await called.promise;
  await endTime();
  const answer = await asked;
  t.equal(answer.status, 504);
  t.match(await answer.json(), { code: 'GW_REQUEST_DEADLINE' });
  await closed.promise;
});

await test('an answer or a WebSocket of which its client reads nothing any more ends at the provider too', async (t) => {
  const endTime = stopRequestTime(t);
  const push = (to: Writable): void => {
    while (to.write('x'.repeat(10_000)));
    to.once('drain', () => push(to));
  };
  const provider = await Provider.start(t, (_, response) => push(response));
  provider.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    echo(request, socket);
    push(socket);
  });
  const gateway = await start(t, provider.origin, {}, { sendTimeoutMs: requestTimeoutMs });
  for (const handshake of [
    '',
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: AQIDBAUGBwgJCgsMDQ4PEA==\r\nsec-websocket-version: 13\r\n',
  ]) {
    const ended = gateway.ended();
    const client = await connectionTo(t, gateway);
    client.pause();
    client.send(`GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: test\r\n${handshake}\r\n`);
    while (provider.sockets.size === 0) await turn();
    while (gateway.held() > 0) await endTime();
    const { error } = await ended;
    if (handshake === '') t.match(error, { code: 'GW_CLIENT_GONE', message: /sendTimeoutMs/ });
    while (provider.sockets.size > 0) await turn();
    t.equal(gateway.held(), 0);
  }
});

await test('providers are reached through the proxy that the operator has named', async (t) => {
  const proxy = await startForwardProxy(t, { to: 0 });
  const agents = createForwardAgents(proxiesFrom({ HTTPS_PROXY: proxy.address, HTTP_PROXY: proxy.address }));
  const gateway = await start(t, 'http://api.acme.test/v2', {}, {}, agents);
  const answer = await fetch(`${gateway.url}/v1/passthrough/acme/files?n=1`);
  t.equal(await answer.text(), 'from the proxy');
  t.strictSame(proxy.asked, ['GET http://api.acme.test/v2/files?n=1']);
  t.equal(proxy.requests[0]?.headers.host, 'api.acme.test');
});

await test('a connection whose promises could not be kept does not get through', async (t) => {
  const provider = await Provider.start(t);
  const policy = {
    policyId: 'p',
    type: 'pii_detection',
    action: 'redact',
    disabled: false,
    configuration: {},
    created: '',
    updated: '',
  } as const;
  const refusals: readonly (readonly [Partial<Connection>, RegExp])[] = [
    [{ name: 'other' }, /"other" may not use "acme"/],
    [{ organizationId: 'acme' }, /"test" may not use "acme"/],
    [{ enableSpendingLimit: true, spendingLimit: '5', spendingPeriod: 'daily' }, /spending limit/],
    [{ modelSpendingLimits: [{ models: ['m'], amount: '5', period: 'daily' }] }, /spending limit/],
    [{ policies: [policy] }, /"test" has policies/],
    [{ policies: [{ ...policy, source: 'gateway' }] }, /policies for every connection \(gateway\.yaml\)/],
    [{ disabledModelIdentifiersList: ['m'] }, /models that may not be used/],
    [{ allowedModelIdentifiersList: ['m'] }, /models that may not be used/],
  ];
  for (const [connection, message] of refusals) {
    const gateway = await start(t, provider.origin, connection);
    const answer = await fetch(`${gateway.url}/v1/passthrough/acme/x`);
    t.equal(answer.status, 403);
    t.match(await answer.json(), { code: 'GW_PASSTHROUGH_REFUSED', message });
  }
  const gateway = await start(t, provider.origin, { policies: [{ ...policy, disabled: true }] });
  t.equal((await fetch(`${gateway.url}/v1/passthrough/acme/x`)).status, 200);
  const unknown = await fetch(`${gateway.url}/v1/passthrough/constructor/x`);
  t.equal(unknown.status, 404);
  t.match(await unknown.json(), { code: 'GW_PASSTHROUGH_UNKNOWN', message: /Known providers: acme/ });
  t.equal(provider.seen.length, 1);
});

await test('no path leads out of what the operator has opened', async (t) => {
  const provider = await Provider.start(t);
  const gateway = await start(t, `${provider.origin}/v1/open`);
  for (const path of [
    '../closed',
    '%2e%2e/closed',
    'a/../../closed',
    '..%2f..',
    'a%2f..%2f..%2fclosed',
    'a%2F%2e%2E%5cclosed',
    'a/..%252fclosed',
    'a%5c..;x=1/closed',
    '//other.example/x',
    '@other.example/',
    '\\..\\..\\closed',
  ]) {
    await replyTo(`GET /v1/passthrough/acme/${path} HTTP/1.1\r\nhost: x\r\n\r\n`, gateway);
  }
  for (const path of ['//v1/passthrough/acme/x', '/v1//passthrough/acme/x', '/v1/%70assthrough/acme/x']) {
    const { status } = await replyTo(`DELETE ${path} HTTP/1.1\r\nhost: x\r\n\r\n`, gateway);
    t.equal(status, 403, path);
  }
  t.strictSame(
    provider.seen
      .map(({ url }) => url)
      .filter((url) => !url?.startsWith('/v1/open/') || /(?:%2f|%5c|%2e){2}|\.\./i.test(url)),
    [],
  );
  for (const path of ['a%2Fb', 'a%2f..b', 'a...b/...', '%2e%2e%2e']) {
    t.equal((await fetch(`${gateway.url}/v1/passthrough/acme/${path}`)).status, 200, path);
  }
  t.strictSame(
    provider.seen.slice(-4).map(({ url }) => url),
    ['/v1/open/a%2Fb', '/v1/open/a%2f..b', '/v1/open/a...b/...', '/v1/open/%2e%2e%2e'],
  );
});

/** Answers a request to open a WebSocket, and sends each short text back. */
function echo(request: IncomingMessage, socket: Socket): void {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  );
  socket.on('error', () => undefined);
  socket.on('data', (frame: Buffer) => {
    const length = (frame[1] as number) & 0x7f;
    if (((frame[0] as number) & 0x0f) === 8) return void socket.end(Buffer.from([0x88, 0]));
    const mask = frame.subarray(2, 6);
    const text = frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] as number));
    return void socket.write(Buffer.concat([Buffer.from([0x81, length]), text]));
  });
}

await test('a WebSocket is opened through the gateway, and both sides hear each other until one of them leaves', async (t) => {
  const provider = await Provider.start(t);
  const opened: IncomingMessage[] = [];
  provider.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    opened.push(request);
    echo(request, socket);
  });
  const gateway = await start(t, `${provider.origin}/v1`);
  const ended = gateway.ended();
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/v1/passthrough/acme/realtime?model=m`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the socket was not opened')));
    socket.addEventListener('open', () => socket.send('one'));
    socket.addEventListener('message', ({ data }) => {
      heard.push(String(data));
      if (heard.length === 1) socket.send('two');
      else socket.close();
    });
    socket.addEventListener('close', () => resolve());
  });
  t.strictSame(heard, ['one', 'two']);
  t.equal(opened[0]?.url, '/v1/realtime?model=m');
  t.equal(opened[0]?.headers.authorization, 'Bearer acme-key');
  t.match(await ended, { status: 'completed', httpStatus: 101 });
});

await test('holds of a request, such as a slot of a limit, last until its answer or WebSocket has ended', async (t) => {
  const rest = Promise.withResolvers<void>();
  const provider = await Provider.start(t, async (_, response) => {
    response.write('one');
    await rest.promise;
    response.end('two');
  });
  provider.server.on('upgrade', echo);
  const gateway = await start(t, provider.origin);
  const answer = await fetch(`${gateway.url}/v1/passthrough/acme/x`);
  t.equal(gateway.held(), 1, 'the answer has begun');
  const answered = gateway.ended();
  rest.resolve();
  t.equal(await answer.text(), 'onetwo');
  await answered;
  t.equal(gateway.held(), 0);
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/v1/passthrough/acme/x`);
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()));
  t.equal(gateway.held(), 1, 'the WebSocket is open');
  const ended = gateway.ended();
  socket.close();
  await ended;
  t.equal(gateway.held(), 0);
});

await test('an API key with a list of models, or a limit of models or tokens, passes nothing on, and one with a limit of requests does', async (t) => {
  const provider = await Provider.start(t);
  for (const [settings, status, message] of [
    [
      { modelSpendingLimits: [{ models: ['m'], amount: '5', period: 'daily' }] },
      403,
      /The API key "shop" has a spending limit/,
    ],
    [{ allowedModelIdentifiersList: ['m'] }, 403, /The API key "shop" has models that may not be used/],
    [{ rateLimit: { requests: 5, tokens: 5 } }, 403, /The API key "shop" has a limit of tokens/],
    [{ rateLimit: { requests: 5 }, allowedModelIdentifiersList: null }, 200, undefined],
  ] as const) {
    const identity = { kind: 'key', keyId: 'k', name: 'shop', organizationId: 'default', ...settings } as const;
    const access = pluginOf('access', { authenticate: () => ({ identity, connection: testConnection }) });
    const config = { providers: { acme: { baseUrl: provider.origin, connections: ['test'] } } };
    const gateway = await testGateway(t, [access, keeper, { plugin, config }]);
    const answer = await fetch(`${gateway.url}/v1/passthrough/acme/x`);
    t.equal(answer.status, status);
    if (message) t.match(await answer.json(), { code: 'GW_PASSTHROUGH_REFUSED', message });
  }
  t.equal(provider.seen.length, 1);
});

await test('an API key with a spending limit of its own passes nothing on, and one that gets a limit loses its WebSocket', async (t) => {
  const provider = await Provider.start(t);
  provider.server.on('upgrade', echo);
  let spendingLimit: string | null = null;
  const access = pluginOf('access', {
    authenticate: () => ({
      identity: { kind: 'key', keyId: 'k', name: 'shop', organizationId: 'default', spendingLimit },
      connection: testConnection,
    }),
  });
  const config = { providers: { acme: { baseUrl: provider.origin, connections: ['test'] } } };
  const gateway = await testGateway(t, [access, keeper, { plugin, config }]);
  const url = `${gateway.url}/v1/passthrough/acme/x`;
  const socket = new WebSocket(url.replace('http', 'ws'));
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()));
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  spendingLimit = '5';
  const answer = await fetch(url);
  t.equal(answer.status, 403);
  t.match(await answer.json(), { code: 'GW_PASSTHROUGH_REFUSED', message: /The API key "shop" has a spending limit/ });
  await closed;
  t.equal(provider.seen.length, 0);
});

/** A request that asks for a WebSocket. */
async function askForSocket(t: Test, gateway: TestGateway, path: string): Promise<RawConnection> {
  const raw = await connectionTo(t, gateway);
  const upgrade =
    'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  return raw.send(`GET ${path} HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`);
}

await test('a refusal of a WebSocket that breaks off ends the connection of its client, and one that is none is 502', async (t) => {
  const provider = await Provider.start(t);
  const refusals = [
    'HTTP/1.1 403 Forbidden\r\ncontent-length: 9\r\n\r\nno',
    'HTTP/1.1 403 Forbidden\r\ntransfer-encoding: chunked\r\n\r\n9\r\nno',
    'hello\r\n\r\n',
  ];
  provider.server.on('upgrade', (_: IncomingMessage, socket: Socket) => void socket.end(refusals.shift() ?? ''));
  const gateway = await start(t, provider.origin);
  for (const _ of ['with a length', 'in chunks']) {
    const ended = gateway.ended();
    const raw = await askForSocket(t, gateway, '/v1/passthrough/acme/x');
    await raw.closed;
    t.match(raw.pending, /^HTTP\/1\.1 403 /);
    t.match(await ended, { status: 'failed', error: { code: 'GW_UPSTREAM_BROKEN' } });
  }
  const raw = await askForSocket(t, gateway, '/v1/passthrough/acme/x');
  t.match(await raw.reply(), { status: 502, body: /not valid HTTP.*GW_UPSTREAM_BROKEN/ });
});

await test('a refused WebSocket gets an answer, whether the gateway or the provider refuses it, or the provider is unreachable', async (t) => {
  const provider = await Provider.start(t);
  provider.server.on('upgrade', (_: IncomingMessage, socket: Socket) => {
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\nkeep-alive: timeout=5\r\n\r\nno');
  });
  const gateway = await start(t, provider.origin);
  const ask = async (path: string): Promise<RawReply> => (await askForSocket(t, gateway, path)).reply();
  const refused = gateway.ended();
  const reply = await ask('/v1/passthrough/acme/x');
  t.match(reply, { status: 403, body: 'no' });
  t.equal(reply.headers.get('connection'), 'close', 'as it is closed');
  t.notOk(reply.headers.has('keep-alive'));
  t.match(await refused, { httpStatus: 403 });
  t.match(await ask('/v1/passthrough/none/x'), { status: 404, body: /GW_PASSTHROUGH_UNKNOWN/ });
  await new Promise((resolve) => void provider.server.close(resolve));
  const ended = gateway.ended();
  t.match(await ask('/v1/passthrough/acme/x'), { status: 502, body: /GW_UPSTREAM_UNREACHABLE/ });
  t.match(await ended, { status: 'failed', httpStatus: 502 });
});

await test('a client that is cut off while its WebSocket is refused, opened or open does not affect others', async (t) => {
  const provider = await Provider.start(t);
  const asked = Promise.withResolvers<void>();
  provider.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    if (request.url === '/open') return echo(request, socket);
    // The other one is never answered.
    socket.on('error', () => undefined);
    asked.resolve();
  });
  const gateway = await start(t, provider.origin);
  const open = async (path: string): Promise<RawConnection> => {
    const raw = await RawConnection.open(gateway.gateway.port);
    const upgrade =
      'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
    return raw.send(`GET ${path} HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`);
  };
  for (const path of ['/v1/passthrough/none/x', '/v1/passthrough/acme/x', '/v1/passthrough/acme/open']) {
    const ended = gateway.ended();
    const raw = await open(path);
    if (path.endsWith('acme/x')) await asked.promise;
    if (path.endsWith('open')) await raw.until('\r\n\r\n');
    await raw.sent();
    raw.reset();
    t.ok(await ended, path);
  }
  t.equal((await fetch(`${gateway.url}/v1/passthrough/acme/x`)).status, 200);
});

await test('a client that leaves before its WebSocket is open ends the request to the provider', async (t) => {
  const provider = await Provider.start(t);
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  provider.server.on('upgrade', (_: IncomingMessage, socket: Socket) => {
    socket.on('error', () => undefined).on('end', () => left.resolve());
    socket.resume();
    asked.resolve();
  });
  const gateway = await start(t, provider.origin);
  const ended = gateway.ended();
  const client = await RawConnection.open(gateway.gateway.port);
  client.send('GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
  await asked.promise;
  client.destroy();
  await left.promise;
  t.match(await ended, { status: 'aborted', error: { code: 'GW_CLIENT_GONE' } });
  const endless = gateway.ended();
  const other = await RawConnection.open(gateway.gateway.port);
  other.send(
    'GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\ntransfer-encoding: chunked\r\n\r\n',
  );
  await other.sent();
  other.destroy();
  t.match(await endless, { status: 'aborted' }, 'also one with a body that does not end');
});

await test('a request for a WebSocket that does not wait for the answer before is answered behind it, as an ordinary one', async (t) => {
  const provider = await Provider.start(t, (request, response) => void response.end(request.url));
  provider.server.on('upgrade', echo);
  const gateway = await start(t, provider.origin, {}, { corsOrigins: ['https://page.test'] });
  const upgrade = 'GET /v1/passthrough/acme/b HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';
  const patient = await connectionTo(t, gateway);
  patient.send(`GET /v1/passthrough/acme/a HTTP/1.1\r\nhost: x\r\n\r\n${upgrade}`);
  t.match(await patient.reply(), { status: 200, body: '/a' });
  t.match(await patient.reply(), { status: 200, body: '/b' });
  const preflight =
    'OPTIONS /v1/passthrough/acme/a HTTP/1.1\r\nhost: x\r\norigin: https://page.test\r\naccess-control-request-method: GET\r\n\r\n';
  const page = await RawConnection.open(gateway.gateway.port);
  page.send(preflight + upgrade);
  await page.closed;
  t.equal((await fetch(`${gateway.url}/v1/passthrough/acme/x`)).status, 200, 'and the gateway serves on');
});

await test('no connection to a provider is left when it answers before a request is complete, or never ends a WebSocket', async (t) => {
  const provider = await Provider.start(t, (_, response) => void response.writeHead(413).end('enough'));
  provider.server.on('upgrade', echo);
  const gateway = await start(t, provider.origin);
  const early = await connectionTo(t, gateway);
  early.send('POST /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf');
  t.match(await early.reply(), { status: 413, body: 'enough' });
  await until(() => provider.sockets.size === 0, 'the request that is not complete has ended');
  const socket = await RawConnection.open(gateway.gateway.port);
  const upgrade =
    'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
  socket.send(`GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`);
  await socket.until('\r\n\r\n');
  t.equal(provider.sockets.size, 1);
  socket.destroy();
  // It only knows that no more data will come; it learns that nobody listens any more when it sends something.
  const speak = (): boolean => {
    for (const other of provider.sockets) other.write('still there');
    return provider.sockets.size === 0;
  };
  await until(speak, 'the WebSocket has ended at the provider');
});

await test('an open WebSocket ends when its key is revoked, and when its connection gets a promise that it would break', async (t) => {
  const provider = await Provider.start(t);
  provider.server.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    echo(request, socket);
    socket.on('end', () => void socket.end());
  });
  const connection = { ...testConnection };
  const seen: (string | undefined)[] = [];
  const access: { revoked: boolean; connection: Connection } = { revoked: false, connection };
  const keys = pluginOf('keys', {
    authenticate(request) {
      seen.push(request.header('x-api-key'));
      if (access.revoked) return undefined;
      const { organizationId } = connection;
      return { identity: { kind: 'key', keyId: 'k', organizationId }, connection: access.connection };
    },
  });
  const outcomes: Outcome[] = [];
  const recorder = pluginOf('recorder', { record: (_, outcome) => void outcomes.push(outcome) });
  const config = { providers: { acme: { baseUrl: provider.origin, connections: ['*'] } } };
  const gateway = await testGateway(
    t,
    [keys, keeper, recorder, { plugin, config }],
    {},
    {
      agents: createForwardAgents(undefined),
    },
  );
  const endOf = async (change: () => void): Promise<void> => {
    const raw = await RawConnection.open(gateway.gateway.port);
    raw.send(
      `GET /v1/passthrough/acme/x HTTP/1.1\r\nhost: x\r\nx-api-key: secret\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.from('0123456789abcdef').toString('base64')}\r\n\r\n`,
    );
    await raw.until('\r\n\r\n');
    change();
    await raw.closed;
    await until(() => provider.sockets.size === 0, 'the socket to the provider has ended, too');
  };
  await endOf(() => (access.revoked = true));
  access.revoked = false;
  await endOf(() => (access.connection = { ...connection, enableSpendingLimit: true }));
  t.match(
    outcomes.map(({ httpStatus, error }) => [httpStatus, error?.code]),
    [
      [101, 'GW_AUTH_INVALID_KEY'],
      [101, 'GW_PASSTHROUGH_REFUSED'],
    ],
  );
  t.ok(seen.length >= 4 && seen.every((key) => key === 'secret'), 'it is the same key that is looked at again');
});

await test('where no WebSocket can be opened, a request that asks for one is answered as if it had not', async (t) => {
  const gateway = await start(t, 'http://127.0.0.1:1');
  const raw = await connectionTo(t, gateway);
  const asking = 'host: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n';
  t.match(await raw.send(`GET /openapi.json HTTP/1.1\r\n${asking}`).reply(), { status: 200 });
  t.match(await raw.send(`GET /nowhere HTTP/1.1\r\n${asking}`).reply(), { status: 404, body: /GW_ROUTE_UNKNOWN/ });
});

await test('open WebSockets end when the gateway stops', async (t) => {
  const provider = await Provider.start(t);
  provider.server.on('upgrade', echo);
  const gateway = await start(t, provider.origin, {}, { shutdownGraceMs: 50 });
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/v1/passthrough/acme/x`);
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()));
  await gateway.stop();
  await closed;
  t.match(gateway.outcomes[0], { httpStatus: 101 });
});
