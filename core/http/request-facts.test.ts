import type { IncomingMessage } from 'node:http';
import { test } from 'tap';
import { GatewayError } from '../api/index.js';
import { HttpExchange } from './http-exchange.js';
import { clientAddress } from './request/client-address.js';
import { readTarget } from './request/request-target.js';

await test('a target is parsed into its path, its query and the connection of the base path', async (t) => {
  const none = { search: '', connectionIdInPath: undefined };
  const cases: readonly (readonly [string, object])[] = [
    ['/a/b?x=1&y=2?', { ...none, path: '/a/b', search: 'x=1&y=2?' }],
    ['/c/42/v1/messages?x', { path: '/v1/messages', search: 'x', connectionIdInPath: '42' }],
    ['/c/a%20b/v1', { ...none, path: '/v1', connectionIdInPath: 'a b' }],
    ['/c/%zz/v1', { ...none, path: '/v1', connectionIdInPath: '%zz' }],
    ['/c/42', { ...none, path: '/c/42' }],
    ['/c/42/', { ...none, path: '/', connectionIdInPath: '42' }],
    ['/c//v1', { ...none, path: '/c//v1' }],
    ['/c/1/c/2/v1', { ...none, path: '/c/2/v1', connectionIdInPath: '1' }],
    ['/cat/x', { ...none, path: '/cat/x' }],
    ['http://gateway.test/v1?x', { ...none, path: '/v1', search: 'x' }],
    ['HTTPS://gateway.test:8080/c/42/v1', { ...none, path: '/v1', connectionIdInPath: '42' }],
    ['http://gateway.test', { ...none, path: '/' }],
    ['http://gateway.test?x', { ...none, path: '/', search: 'x' }],
    ['*', { ...none, path: '*' }],
    ['/', { ...none, path: '/' }],
  ];
  for (const [url, expected] of cases) t.strictSame(readTarget(url), expected, url);
});

function requestFrom(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } } as unknown as IncomingMessage;
}

await test('without trusted proxies, the peer is the client, whatever its headers', async (t) => {
  const address = clientAddress(false);
  t.equal(address(requestFrom('192.0.2.1', '203.0.113.7')), '192.0.2.1');
  t.equal(address(requestFrom('::ffff:192.0.2.1')), '192.0.2.1');
  t.equal(address(requestFrom('2001:db8::1')), '2001:db8::1');
  t.equal(address(requestFrom(undefined)), '', 'a socket that has gone has no address');
});

await test('if all proxies are trusted, the outermost address is the client', async (t) => {
  const address = clientAddress(true);
  t.equal(address(requestFrom('10.0.0.1', '203.0.113.7, 10.0.0.2')), '203.0.113.7');
  t.equal(address(requestFrom('10.0.0.1')), '10.0.0.1');
});

await test('with some trusted proxies, the first other address is the client, and entries before it are ignored', async (t) => {
  const address = clientAddress(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
  t.equal(address(requestFrom('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2')), '203.0.113.7');
  t.equal(address(requestFrom('192.0.2.1', '203.0.113.7')), '203.0.113.7');
  t.equal(address(requestFrom('::ffff:10.0.0.1', '203.0.113.7')), '203.0.113.7');
  t.equal(address(requestFrom('2001:db8::5', '2001:4860::1')), '2001:4860::1');
  t.equal(address(requestFrom('203.0.113.9', '1.1.1.1')), '203.0.113.9', 'a stranger is not believed');
  t.equal(address(requestFrom('10.0.0.1', '10.0.0.2, 10.0.0.3')), '10.0.0.2', 'only proxies: the outermost');
});

await test('addresses with ports are parsed, and an invalid entry ends the chain', async (t) => {
  const address = clientAddress(['10.0.0.0/8']);
  t.equal(address(requestFrom('10.0.0.1', '203.0.113.7:4711')), '203.0.113.7');
  t.equal(address(requestFrom('10.0.0.1', '[2001:db8::1]:4711')), '2001:db8::1');
  t.equal(address(requestFrom('10.0.0.1', '[2001:db8::1]')), '2001:db8::1');
  t.equal(address(requestFrom('10.0.0.1', '1.1.1.1, unknown, 10.0.0.2')), '10.0.0.2', 'a forged address stays out');
  t.equal(address(requestFrom('10.0.0.1', ' , ')), '10.0.0.1');
});

const ask = { operation: 'ask', path: '/v1' };

await test('clientConnection is the same empty object for all requests of one connection, and another for others', async (t) => {
  const over = (socket: object): object =>
    new HttpExchange({ headers: {}, socket } as unknown as IncomingMessage, readTarget('/v1'), ask, () => '')
      .clientConnection;
  const [socket, other] = [{ secret: 1 }, { secret: 2 }];
  const [first, second] = [over(socket), over(other)];
  t.equal(over(socket), first);
  t.not(second, first);
  t.strictSame(
    [Reflect.ownKeys(first), Object.getPrototypeOf(first), Object.isFrozen(first)],
    [[], Object.prototype, true],
  );
});

await test('a listener is called once for the abort of an exchange, even if it is added afterwards', async (t) => {
  const request = { headers: {}, method: 'POST' } as unknown as IncomingMessage;
  const exchange = new HttpExchange(request, readTarget('/v1'), ask, () => '');
  const told: string[] = [];
  exchange.onAbort(() => told.push('first'));
  exchange.onAbort(() => told.push('second'));
  t.strictSame(told, []);
  const gone = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  exchange.abort(gone);
  exchange.abort(gone);
  t.strictSame(told, ['first', 'second']);
  exchange.onAbort(() => told.push('late'));
  t.strictSame(told, ['first', 'second', 'late']);
  t.equal(exchange.signal.reason, gone);
});
