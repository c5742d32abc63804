import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type Test, test } from 'tap';
import { startForwardProxy } from '../../../test/fixtures/components/forward-proxy.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { tlsCertificate } from '../../../test/fixtures/components/tls-certificate.js';
import { readSlowly } from '../../../test/fixtures/clients/slow-reader.js';
import { watchSockets } from '../../../test/fixtures/clients/watch-sockets.js';
import { GatewayError } from '../../api/errors.js';
import type { HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { createHttpClient, type HttpClientOptions, type PooledHttpClient } from './http-client.js';
import { proxiesFrom } from './proxies.js';

setDefaultCACertificates([...getCACertificates('default'), tlsCertificate.cert]);

type Environment = Readonly<Record<string, string>>;

const startTls = (t: Test, answer: RequestListener): Promise<number> =>
  listenUntilEnd(t, createTlsServer(tlsCertificate, answer));

function clientFor(t: Test, environment: Environment, options: HttpClientOptions = {}): PooledHttpClient {
  const client = createHttpClient({ ...options, proxies: proxiesFrom(environment) });
  t.teardown(() => client.close());
  return client;
}

function get(url: string, more: Partial<HttpRequest & { readonly signal: AbortSignal }> = {}): HttpRequest {
  return { method: 'GET', url, headers: {}, signal: new AbortController().signal, ...more };
}

async function textOf(response: HttpResponse): Promise<string> {
  return Buffer.from(await response.bytes(1000)).toString();
}

await test('an https server is reached through a tunnel, which is used again', async (t) => {
  let authorization: string | undefined;
  const port = await startTls(t, ({ headers }, response) => {
    authorization = headers['proxy-authorization'];
    response.end('through the tunnel');
  });
  const proxy = await startForwardProxy(t, { to: port });
  const client = clientFor(t, { HTTPS_PROXY: `http://us%20er:pa%3Ass@${proxy.address}` });
  for (const _ of [1, 2]) {
    t.equal(await textOf(await client.send(get('https://api.sluice.test/v1'))), 'through the tunnel');
    // A socket rests for one turn of the event loop before it is used again.
    await new Promise(setImmediate);
  }
  t.strictSame(proxy.asked, ['CONNECT api.sluice.test:443']);
  t.equal(proxy.requests[0]?.headers['proxy-authorization'], `Basic ${Buffer.from('us er:pa:ss').toString('base64')}`);
  t.equal(authorization, undefined, 'which is for the proxy alone');
});

await test('requests to an http server are sent to the proxy', async (t) => {
  const proxy = await startForwardProxy(t, { to: 0 });
  const client = clientFor(t, { HTTP_PROXY: proxy.address });
  t.equal(await textOf(await client.send(get('http://api.sluice.test/v1?x=1'))), 'from the proxy');
  t.strictSame(proxy.asked, ['GET http://api.sluice.test/v1?x=1']);
  t.equal(proxy.requests[0]?.headers.host, 'api.sluice.test');
});

await test('this machine, and hosts in NO_PROXY, are reached directly', async (t) => {
  const direct = createServer((_request, response) => response.end('directly'));
  const port = await listenUntilEnd(t, direct);
  const proxy = await startForwardProxy(t, { to: port });
  const client = clientFor(t, { HTTP_PROXY: proxy.address, NO_PROXY: 'inside.test, .invalid 10.0.0.1' });
  for (const host of ['127.0.0.1', 'localhost']) {
    t.equal(await textOf(await client.send(get(`http://${host}:${port}/`))), 'directly', host);
  }
  for (const host of ['inside.test', 'deep.inside.test', 'x.invalid']) {
    const cause = { message: new RegExp(host) };
    await t.rejects(client.send(get(`http://${host}:${port}/`)), { code: 'GW_UPSTREAM_UNREACHABLE', cause }, host);
  }
  t.strictSame(proxy.asked, []);
  t.equal(await textOf(await client.send(get('http://notinside.test/'))), 'from the proxy');
  const everybody = clientFor(t, { HTTP_PROXY: proxy.address, NO_PROXY: '*' });
  await t.rejects(everybody.send(get(`http://x.invalid:${port}/`)), { code: 'GW_UPSTREAM_UNREACHABLE' });
  t.equal(proxy.asked.length, 1);
});

await test('an abort closes the tunnel, before the answer and in the middle of it', async (t) => {
  for (const answerBegins of [false, true]) {
    const arrived = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const port = await startTls(t, (_request, response) => {
      response.on('close', left.resolve);
      if (answerBegins) response.write('begun');
      arrived.resolve();
    });
    const proxy = await startForwardProxy(t, { to: port });
    const client = clientFor(t, { HTTPS_PROXY: proxy.address });
    const leaving = new AbortController();
    const call = client.send(get('https://api.sluice.test/', { signal: leaving.signal }));
    const answer: Promise<unknown> = answerBegins ? call.then((response) => response.bytes(100)) : call;
    answer.catch(() => undefined);
    await arrived.promise;
    if (answerBegins) await call;
    leaving.abort();
    await t.rejects(answer, { code: 'GW_CLIENT_GONE' });
    await left.promise;
  }
});

await test('a slow reader holds the server back through a proxy too', async (t) => {
  const bytes = 4 * 1024 * 1024;
  // In many chunks: each is a place where the reader may have to be waited for.
  const sendLong: RequestListener = (_request, response) => {
    for (let sent = 0; sent < 2 * bytes; sent += 16 * 1024) response.write(Buffer.alloc(16 * 1024, 'x'));
    response.end();
  };
  const tunnel = await startForwardProxy(t, { to: await startTls(t, sendLong) });
  for (const [url, address] of [
    ['https://api.sluice.test/', tunnel.address],
    ['http://api.sluice.test/', `127.0.0.1:${await listenUntilEnd(t, createServer(sendLong))}`],
  ] as const) {
    const sockets = watchSockets(t);
    const response = await clientFor(t, { HTTP_PROXY: address }).send(get(url));
    const most = await readSlowly(response, sockets.openedTo(Number(address.split(':')[1])), bytes);
    t.ok(most <= 160 * 1024, `${url}: ${most} bytes had been read and not given out`);
  }
});

await test('a refusal by a proxy is reported as such, for tunnels and for forwarded requests', async (t) => {
  for (const [url, status] of [
    ['https://api.sluice.test/', 407],
    ['https://api.sluice.test/', 403],
    ['http://api.sluice.test/', 407],
  ] as const) {
    const proxy = await startForwardProxy(t, { status });
    const client = clientFor(t, { HTTP_PROXY: `http://user:secret@${proxy.address}` });
    const error: unknown = await client.send(get(url)).catch((cause: unknown) => cause);
    t.match(error, { code: 'GW_UPSTREAM_UNREACHABLE', status: 502, message: new RegExp(`own proxy.*${status}`) });
    t.notMatch(`${(error as Error).message} ${String((error as Error).cause)}`, /secret|127\.0\.0\.1/);
  }
});

await test('a proxy that is not there, hangs up, or never opens its tunnel fails the call in time', async (t) => {
  const hangsUp = createServer().on('connect', (_request, socket) => socket.destroy());
  const silent = createServer().on('connect', () => undefined);
  for (const [port, connectTimeoutMs, message] of [
    [1, 60_000, /refused the connection/],
    [await listenUntilEnd(t, hangsUp), 60_000, /own proxy closed the connection/],
    [await listenUntilEnd(t, silent), 200, /did not accept the connection in time/],
  ] as const) {
    const client = clientFor(t, { HTTPS_PROXY: `127.0.0.1:${port}` }, { connectTimeoutMs });
    await t.rejects(client.send(get('https://api.sluice.test/')), { code: 'GW_UPSTREAM_UNREACHABLE', message });
  }
});

await test('the variables are read in lower case and in capitals, those in lower case first', async (t) => {
  const local = 'localhost,127.0.0.1,::1,169.254.169.254';
  for (const [environment, expected] of [
    [{}, undefined],
    [{ NO_PROXY: 'x' }, undefined],
    [{ HTTPS_PROXY: '', http_proxy: ' ' }, undefined],
    [{ https_proxy: '', HTTPS_PROXY: 'http://a' }, undefined],
    [{ HTTPS_PROXY: 'http://a:1' }, { http: '', https: 'http://a:1/', except: `,${local}` }],
    [
      { https_proxy: 'http://b', HTTPS_PROXY: 'http://a' },
      { http: '', https: 'http://b/', except: `,${local}` },
    ],
    [{ HTTP_PROXY: 'a:3128' }, { http: 'http://a:3128/', https: 'http://a:3128/', except: `,${local}` }],
    [
      { HTTP_PROXY: 'http://a', HTTPS_PROXY: 'https://b', no_proxy: 'c,d' },
      { http: 'http://a/', https: 'https://b/', except: `c,d,${local}` },
    ],
  ] as const) {
    t.strictSame(proxiesFrom(environment), expected, JSON.stringify(environment));
  }
});

await test('an invalid address is refused without being shown, because it may contain a password', async (t) => {
  for (const value of ['socks5://user:secret@a', 'ftp://secret', 'http://', 'http://user:secret@:x', 'a b:secret']) {
    t.throws(() => proxiesFrom({ HTTPS_PROXY: value }), GatewayError, value);
    t.throws(() => proxiesFrom({ HTTPS_PROXY: value }), {
      code: 'GW_PROXY_URL_INVALID',
      message: /^The value of HTTPS_PROXY/,
    });
    t.throws(() => proxiesFrom({ https_proxy: value }), { message: /^((?!secret).)*$/ });
  }
});
