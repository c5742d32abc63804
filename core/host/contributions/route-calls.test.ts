import { test } from 'tap';
import {
  GatewayError,
  type IncomingRequest,
  type KeyIdentity,
  type RouteAnswer,
  type RouteCall,
  RouteCalls,
} from '../../api/index.js';
import { openAccess, testConnection } from '../../testkit/open-access.js';
import { plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';

const identity: KeyIdentity = { kind: 'key', keyId: 'key-1', organizationId: 'default' };

await test('routes are called from inside, as clients call them', async (t) => {
  const seen: unknown[] = [];
  const model = scriptedProvider((call) => {
    if (call.model === 'busy')
      throw new GatewayError({ code: 'GW_BUSY', status: 429, message: 'Wait.', retryAfter: 7 });
    return { parts: textAnswer('Hello', '!') };
  });
  const watching = pluginOf('watching', {
    prepare: (_, { id, operation, identity: { kind }, remoteAddress, tags, isBackground, batchId }) => {
      seen.push({ id, operation, kind, remoteAddress, tags, isBackground, batchId });
      return undefined;
    },
    record: ({ id }, { status }) => void seen.push({ id, status }),
  });
  const gateway = await startTestGateway([openAccess(), plainRoute, watching, model]);
  t.teardown(() => gateway.stop());
  const calls = gateway.gateway.service(RouteCalls);
  const send = (body: object | string, more: Partial<RouteCall> = {}): Promise<RouteAnswer> =>
    calls.send({
      path: '/plain',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      identity,
      connection: testConnection,
      remoteAddress: '203.0.113.7',
      signal: new AbortController().signal,
      ...more,
    });

  await t.test('what a call says of its caller is what hooks and records see', async (t) => {
    const { requestId, status, body, error, usage } = await send(
      { text: 'Hi' },
      { headers: { 'x-tags': 'nightly' }, isBackground: true, batchId: 'batch_1' },
    );
    t.match({ status, body, error }, { status: 200, body: /Hello!/, error: undefined });
    t.match(usage, { inputTokens: Number, outputTokens: Number });
    t.match(seen, [
      {
        id: requestId,
        operation: 'plain',
        kind: 'key',
        remoteAddress: '203.0.113.7',
        tags: ['nightly'],
        isBackground: true,
        batchId: 'batch_1',
      },
      { id: requestId, status: 'completed' },
    ]);
  });

  await t.test('refusals and failures are answers in the form of the dialect', async (t) => {
    const busy = await send({ model: 'busy', text: 'Hi' });
    t.match(busy, { status: 429, body: /"plainError":"GW_BUSY"/, error: { code: 'GW_BUSY', retryAfter: 7 } });
    t.match(await send('{"text":'), { status: 400, body: /GW_REQUEST_INVALID/, error: { status: 400 } });
    const disabled = { ...testConnection, disabled: true };
    t.match(await send({ text: 'Hi' }, { connection: disabled }), { status: 403, body: /GW_CONNECTION_DISABLED/ });
    t.match(await send({ text: 'Hi' }, { headers: { 'x-tags': 'ü' } }), { status: 400, body: /x-tags/ });
    const signal = AbortSignal.abort(new Error('over'));
    await t.rejects(send({ text: 'Hi' }, { signal }), { message: 'over' });
    await t.rejects(send({}, { path: '/nowhere' }), { message: /no inference route answers "\/nowhere"/ });
  });

  await t.test('other routes can speak the dialect of a route without knowing it', async (t) => {
    t.strictSame([calls.serves('/plain'), calls.serves('/nowhere'), calls.serves('/healthz')], [true, false, false]);
    const header = (name: string): string | undefined => ({ 'x-tags': 'a', 'user-agent': 'app/1', cookie: 'no' })[name];
    t.strictSame(calls.headersFor('/plain', { header } as IncomingRequest), { 'user-agent': 'app/1', 'x-tags': 'a' });
    const error = new GatewayError({ code: 'GW_X', status: 404, message: 'No.' });
    const context = { id: '1', traceId: '2' };
    t.match(calls.errorsOf('/plain')(error, context), { body: { plainError: 'GW_X' } });
    t.match(calls.errorsOf('/nowhere')(error, context), { body: { code: 'GW_X', error: 'Not Found' } });
  });
});
