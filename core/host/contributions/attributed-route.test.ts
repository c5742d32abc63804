import { Readable } from 'node:stream';
import { test } from 'tap';
import { defineRoute, GatewayError, type Reply } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';

await test('a handler that fails, or returns something that is not a reply, is a failure of its plugin, and the log names the plugin', async (t) => {
  const secret = 'not for clients';
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const breaking = async function* (): AsyncGenerator<string> {
    await Promise.reject(new Error(secret));
    yield 'never';
  };
  const handlers: Readonly<Record<string, readonly [() => unknown, RegExp]>> = {
    throws: [
      () => {
        throw new Error(secret);
      },
      /not for clients/,
    ],
    rejects: [() => Promise.reject(new Error(secret)), /not for clients/],
    nothing: [() => undefined, /not a reply/],
    text: [() => 'text', /not a reply/],
    rows: [() => [{ text: 'a' }], /not a reply/],
    row: [async () => ({ id: 1, text: 'a' }), /object with id, text, which is not a reply/],
    promise: [() => ({ body: Promise.resolve({ id: 1 }) }), /"body" is a promise/],
    circular: [() => ({ body: circle }), /circular structure/],
    large: [() => ({ body: { id: 1n } }), /BigInt/],
    method: [() => ({ body: () => 'text' }), /"body" is a function/],
    status: [() => ({ status: 99, body: {} }), /"status" is not a whole number from 200 to 599/],
    header: [() => ({ body: {}, headers: { 'x-name': 'Łódź\n' } }), /Invalid character in header content \["x-name"\]/],
    missing: [() => ({ body: {}, headers: { 'x-name': undefined } }), /Invalid value "undefined" for header "x-name"/],
    pieces: [() => ({ stream: 17 }), /not async iterable|is not a function/],
    objects: [() => ({ stream: Readable.from([{ id: 1 }]) }), /neither text nor bytes/],
    breaks: [() => ({ stream: breaking() }), /not for clients/],
    rejected: [() => ({ body: Promise.reject(new Error(secret)) }), /"body" is a promise/],
  };
  const routes = Object.entries(handlers).map(([operation, [handle]]) =>
    defineRoute({
      operation,
      method: 'GET',
      path: `/${operation}`,
      access: { kind: 'public' },
      summary: 'Fail',
      tag: 'Test',
      replies: {},
      handle: handle as () => Reply,
    }),
  );
  const gateway = await startTestGateway([pluginOf('acme', { routes })]);
  t.teardown(() => gateway.stop());
  for (const [operation, [, reason]] of Object.entries(handlers)) {
    const before = gateway.log.length;
    const response = await fetch(`${gateway.url}/${operation}`);
    t.equal(response.status, 500, operation);
    const body = await response.text();
    t.match(body, 'GW_PLUGIN_FAILED', operation);
    t.notMatch(body, secret, operation);
    const errors = gateway.log
      .slice(before)
      .flatMap(({ fields }) => (GatewayError.is(fields['error']) ? [fields['error']] : []));
    const cause = errors[0]?.cause as Error;
    t.equal(cause?.message, `plugin "acme" failed in the route "${operation}"`);
    t.match(String(cause?.cause), reason, operation);
  }
});

await test('an empty reply and a refusal are sent unchanged', async (t) => {
  const refusal = new GatewayError({ code: 'ACME_NO', status: 409, message: 'No.' });
  const route = (operation: string, handle: () => Reply) =>
    defineRoute({
      operation,
      method: 'GET',
      path: `/${operation}`,
      access: { kind: 'public' },
      summary: 'Answer',
      tag: 'Test',
      replies: {},
      handle,
    });
  const refuse = (): never => {
    throw refusal;
  };
  const gateway = await startTestGateway([
    pluginOf('acme', { routes: [route('empty', () => ({})), route('refused', refuse)] }),
  ]);
  t.teardown(() => gateway.stop());
  t.equal((await fetch(`${gateway.url}/empty`)).status, 200);
  const refused = await fetch(`${gateway.url}/refused`);
  t.equal(refused.status, 409);
  t.match(await refused.json(), { code: 'ACME_NO' });
});
