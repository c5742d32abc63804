import { Readable } from 'node:stream';
import { type Test, test } from 'tap';
import { testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { type Dialect, GatewayError, type InferenceRoute, type Reply, type Route, z } from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainDialect } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import type { TestGateway } from '../../testkit/start-test-gateway.js';
import { testInferenceRoute, testRoute } from '../../testkit/test-route.js';

const secret = 'not for clients';

await test('a handler that fails, or returns something that is not a reply, is a failure of its plugin, and the log names the plugin', async (t) => {
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
    nothing: [() => undefined, /handler returned nothing, which is not a reply: return \{ body \}/],
    text: [() => 'text', /handler returned a string, which is not a reply/],
    rows: [() => [{ text: 'a' }], /handler returned a list, which is not a reply/],
    row: [async () => ({ id: 1, text: 'a' }), /object with id, text, which is not a reply/],
    response: [
      () => Response.json({ id: 1 }),
      /returned an instance of Response, which is not a reply: return \{ body/,
    ],
    headers: [() => ({ body: {}, headers: new Headers() }), /"headers" are not an object such as/],
    length: [() => ({ body: {}, headers: { 'Content-Length': '9' } }), /the header "Content-Length", which the server/],
    chunked: [() => ({ headers: { 'transfer-encoding': 'chunked' } }), /"transfer-encoding", which the server sets/],
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
    testRoute({ operation, path: `/${operation}`, handle: handle as () => Reply }),
  );
  const gateway = await testGateway(t, [pluginOf('acme', { routes })]);
  for (const [operation, [, reason]] of Object.entries(handlers)) {
    const before = gateway.log.length;
    const response = await fetch(`${gateway.url}/${operation}`);
    await namesThePlugin(t, { gateway, before, operation, response, reason });
    t.match(gateway.log.at(-1)?.fields, { plugin: 'acme', hook: 'route' }, operation);
  }
});

await test('a schema that throws or is asynchronous is a failure of its plugin, and the log says what to do', async (t) => {
  const name = (schema: z.ZodType) => z.strictObject({ name: schema });
  const throwing = z.string().refine(() => {
    throw new Error(secret);
  });
  const asynchronous = z.string().refine(() => Promise.resolve(true));
  const invalidRefusal = z.string().transform(() => {
    throw new GatewayError({ code: 'ACME_NO', status: 200, message: secret });
  });
  const schemas: Readonly<Record<string, readonly [Partial<Route>, RegExp]>> = {
    body: [{ body: name(throwing) }, /the schema of its body failed: not for clients/],
    later: [{ body: name(asynchronous) }, /body failed: it has an asynchronous refinement.*must be synchronous/],
    query: [{ parameters: { query: name(asynchronous) } }, /the schema of its query failed: it has an asynchronous/],
    path: [{ path: '/path/{name}', parameters: { path: name(asynchronous) } }, /the schema of its path failed/],
    refusal: [{ body: name(invalidRefusal) }, /it threw an invalid GatewayError: its "status"/],
  };
  const routes = Object.entries(schemas).map(([operation, [members]]) =>
    testRoute({ operation, method: 'POST', path: `/${operation}`, handle: () => ({}), ...members }),
  );
  const gateway = await testGateway(t, [pluginOf('acme', { routes })]);
  for (const [operation, [, reason]] of Object.entries(schemas)) {
    const before = gateway.log.length;
    const path = { path: '/path/a', query: '/query?name=a' }[operation] ?? `/${operation}`;
    const response = await gateway.post(path, { name: 'a' });
    await namesThePlugin(t, { gateway, before, operation, response, reason });
  }
});

await test('a dialect that fails, or returns something invalid, is a failure of its plugin', async (t) => {
  const fail = (): never => {
    throw new Error(secret);
  };
  const encoding = (members: object): Partial<Dialect> => ({
    encode: (call, exchange) => ({ ...plainDialect.encode(call, exchange), ...members }),
  });
  const reason = /not for clients/;
  const dialects: Readonly<Record<string, readonly [Partial<Dialect>, boolean, RegExp]>> = {
    decode: [{ decode: fail }, false, reason],
    undecoded: [{ decode: () => ({ text: 'a' }) as never }, false, /into an object with text, which is not a call/],
    hurried: [
      { decode: (async () => ({})) as never },
      false,
      /into a promise \(nothing waits for it\), which is not a call/,
    ],
    resolve: [{ resolve: fail }, false, reason],
    later: [{ resolve: () => Promise.reject(new Error(secret)) }, false, reason],
    unresolved: [{ resolve: () => 17 as never }, false, /"resolve" returned a number, which is not a body/],
    encode: [{ encode: fail }, false, reason],
    unencoded: [{ encode: () => undefined as never }, false, /"encode" returned nothing.*it lacks "whole"/],
    endless: [encoding({ end: undefined }), true, /"encode" returned .*which is not an encoder: it lacks "end"/],
    empty: [encoding({ whole: () => undefined }), false, /"whole" of its encoder returned nothing, which is not JSON/],
    early: [
      encoding({ whole: async () => ({}) }),
      false,
      /"whole" of its encoder returned a promise \(nothing waits for it\), which is not JSON/,
    ],
    headers: [{ answerHeaders: () => ({ 'x-name': 'a\n' }) }, false, /Invalid character in header content/],
    whole: [encoding({ whole: fail }), false, reason],
    part: [encoding({ part: fail }), true, reason],
    number: [encoding({ part: () => 17 }), true, /"part" of its encoder returned a number, which is not a text/],
    end: [encoding({ part: () => '', end: fail }), true, reason],
  };
  const gateway = await testGateway(t, [
    pluginOf('acme', {
      routes: Object.entries(dialects).map(([operation, [members]]) => inference(operation, members)),
    }),
    scriptedProvider({ parts: textAnswer('a') }),
    openAccess(),
  ]);
  for (const [operation, [, stream, why]] of Object.entries(dialects)) {
    const before = gateway.log.length;
    const response = await gateway.post(`/${operation}`, { text: 'Hello', stream });
    await namesThePlugin(t, { gateway, before, operation, response, reason: why });
  }
});

await test('the failure of an error encoder is logged with its plugin, and the client gets an error of the gateway', async (t) => {
  const fail: Dialect['error'] = () => {
    throw new Error(secret);
  };
  const refuse = (): never => {
    throw new GatewayError({ code: 'ACME_NO', status: 400, message: 'No.' });
  };
  const routes = [
    inference('refuse', { decode: refuse, error: fail }),
    inference('text', { decode: refuse, error: () => 'No.' as never }),
  ];
  const gateway = await testGateway(t, [pluginOf('acme', { routes }), openAccess()]);
  for (const [operation, reason] of [
    ['refuse', /not for clients/],
    ['text', /its error encoder returned a string, which is not .*return { body }/],
  ] as const) {
    const before = gateway.log.length;
    const response = await gateway.post(`/${operation}`, {});
    await namesThePlugin(t, { gateway, before, operation, response, reason });
  }
});

function inference(operation: string, members: Partial<Dialect>): InferenceRoute {
  return testInferenceRoute(operation, { ...plainDialect, ...members });
}

interface Failed {
  readonly gateway: TestGateway;
  /** Number of log lines before the request. */
  readonly before: number;
  readonly operation: string;
  readonly response: Response;
  readonly reason: RegExp;
}

async function namesThePlugin(t: Test, { gateway, before, operation, response, reason }: Failed): Promise<void> {
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

await test('an empty reply and a refusal are sent unchanged', async (t) => {
  const refusal = new GatewayError({ code: 'ACME_NO', status: 409, message: 'No.' });
  const route = (operation: string, handle: () => Reply) => testRoute({ operation, path: `/${operation}`, handle });
  const refuse = (): never => {
    throw refusal;
  };
  const gateway = await testGateway(t, [
    pluginOf('acme', { routes: [route('empty', () => ({})), route('refused', refuse)] }),
  ]);
  t.equal((await fetch(`${gateway.url}/empty`)).status, 200);
  const refused = await fetch(`${gateway.url}/refused`);
  t.equal(refused.status, 409);
  t.match(await refused.json(), { code: 'ACME_NO' });
});
