import { once } from 'node:events';
import { createServer, get as getPlain, type IncomingMessage } from 'node:http';
import { createServer as createTlsServer, get as getTls } from 'node:https';
import type { Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { test } from 'tap';
import { startForwardProxy } from '../../../test/fixtures/components/forward-proxy.js';
import { listenUntilEnd } from '../../../test/fixtures/components/listen-until-end.js';
import { tlsCertificate } from '../../../test/fixtures/components/tls-certificate.js';
import { createForwardAgents } from './forward-agents.js';
import { proxiesFrom } from './proxies.js';
import { ReadTurns } from './read-turns.js';

setDefaultCACertificates([...getCACertificates('default'), tlsCertificate.cert]);

type Agents = ReturnType<typeof createForwardAgents>;

async function responseFrom(url: string, agents: Agents): Promise<IncomingMessage> {
  const request = url.startsWith('https:')
    ? getTls(url, { agent: agents['https:'] })
    : getPlain(url, { agent: agents['http:'] });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function textFrom(url: string, agents: Agents): Promise<string> {
  return (await (await responseFrom(url, agents)).toArray()).join('');
}

await test('https servers are reached through a tunnel, http servers by requests of the proxy', async (t) => {
  const secure = createTlsServer(tlsCertificate, (_request, response) => response.end('through the tunnel'));
  const proxy = await startForwardProxy(t, { to: await listenUntilEnd(t, secure) });
  const agents = createForwardAgents(proxiesFrom({ HTTP_PROXY: `http://user:secret@${proxy.address}` }));
  t.equal(await textFrom('https://api.sluice.test/v1', agents), 'through the tunnel');
  t.equal(await textFrom('http://api.sluice.test/v1', agents), 'from the proxy');
  t.strictSame(proxy.asked, ['CONNECT api.sluice.test:443', 'GET http://api.sluice.test/v1']);
  const expected = `Basic ${Buffer.from('user:secret').toString('base64')}`;
  for (const { headers } of proxy.requests) t.equal(headers['proxy-authorization'], expected);
});

await test('this machine, and hosts and subdomains in NO_PROXY, are reached directly', async (t) => {
  const port = await listenUntilEnd(
    t,
    createServer((_request, response) => response.end('directly')),
  );
  const proxy = await startForwardProxy(t, { to: port });
  const proxies = proxiesFrom({ HTTP_PROXY: proxy.address, NO_PROXY: 'inside.test, .invalid 3.test' });
  const agents = createForwardAgents(proxies);
  for (const host of ['127.0.0.1', 'localhost'])
    t.equal(await textFrom(`http://${host}:${port}/`, agents), 'directly', host);
  for (const host of ['inside.test', 'deep.inside.test', 'x.invalid', 'deep.3.test'])
    await t.rejects(textFrom(`http://${host}:${port}/`, agents), { message: new RegExp(host) }, host);
  t.strictSame(proxy.asked, []);
  t.equal(await textFrom('http://notinside.test/', agents), 'from the proxy');
});

await test('without a proxy servers are reached directly, whatever the environment of the process says', async (t) => {
  const port = await listenUntilEnd(
    t,
    createServer((_request, response) => response.end('directly')),
  );
  t.equal(await textFrom(`http://127.0.0.1:${port}/`, createForwardAgents(undefined)), 'directly');
});

await test('what is read directly, through a tunnel and from a proxy takes turns with other sockets', async (t) => {
  const turned = new Set<Socket>();
  const turns = new ReadTurns();
  t.intercept(turns, 'add', { value: (socket: Socket) => turned.add(socket) });
  const secure = createTlsServer(tlsCertificate, (_request, response) => response.end('secure'));
  const proxy = await startForwardProxy(t, { to: await listenUntilEnd(t, secure) });
  const proxied = createForwardAgents(proxiesFrom({ HTTP_PROXY: proxy.address }), turns);
  const direct = createForwardAgents(undefined, turns);
  const port = await listenUntilEnd(
    t,
    createServer((_request, response) => response.end('plain')),
  );
  const reached: [string, Agents][] = [
    [`http://127.0.0.1:${port}/`, direct],
    ['http://api.sluice.test/', proxied],
    ['https://api.sluice.test/', proxied],
  ];
  for (const [url, agents] of reached) {
    const response = await responseFrom(url, agents);
    t.ok(turned.has(response.socket), url);
    await response.toArray();
  }
});
