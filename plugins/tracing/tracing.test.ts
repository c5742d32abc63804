import { type Test, test } from 'tap';
import {
  type Exchange,
  GatewayError,
  type Outcome,
  type Plugin,
  RouteCalls,
  type TraceContext,
  traceparentOf,
} from '../../core/api/index.js';
import {
  openAccess,
  plainRoute,
  pluginOf,
  scriptedAnswer,
  scriptedProvider,
  startTestGateway,
  type TestGateway,
  testConnection,
  textAnswer,
} from '../../core/testkit/index.js';
import { until } from '../../test/fixtures/components/until.js';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { config } from './config.js';
import { exportRequest } from './export-request.js';
import { readTraces } from './fixtures/read-traces.js';
import { type OtlpSink, startOtlpSink } from './fixtures/otlp-sink.js';
import plugin from './plugin.js';
import { sampler } from './sampler.js';
import { writeSpans } from './write-spans.js';
import { withNotes } from '../../test/fixtures/plugins/with-notes.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentSpanId = 'b7ad6b7169203331';

interface Started {
  readonly gateway: TestGateway;
  readonly sink: OtlpSink;
  /** The trace headers that the provider gets. */
  readonly told: string[];
  /** Posts to the plain route. */
  readonly ask: (model?: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

async function start(t: Test, settings: object = {}, ...more: Plugin[]): Promise<Started> {
  const sink = await startOtlpSink(t);
  const told: string[] = [];
  const provider = scriptedProvider(({ model }, { trace }) => {
    told.push(traceparentOf(trace));
    const parts = textAnswer('Yes, secretly', '.');
    if (model === 'wordy') parts[0] = { type: 'start', id: 'x'.repeat(2000), model: 'y'.repeat(2000), created: 1 };
    if (model !== 'broken') return { parts };
    throw new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'It broke at: Really?' });
  });
  const gateway = await testGateway(t, [
    { plugin, config: { endpoint: sink.endpoint, ...settings } },
    openAccess(),
    plainRoute,
    ...more,
    provider,
  ]);
  return {
    gateway,
    sink,
    told,
    async ask(model = 'm', headers = {}) {
      const response = await gateway.post('/plain', { model, text: 'Really?' }, headers);
      await response.arrayBuffer();
      return response;
    },
  };
}

await test('a request becomes a span of its own and one below it for the call of the provider', async (t) => {
  const { gateway, sink, told, ask } = await start(t, { serviceName: 'our-gateway' });
  const before = Date.now();
  const caller = { traceparent: `00-${traceId}-${parentSpanId}-01`, tracestate: 'vendor=1' };
  const response = await ask('m', { ...caller, 'x-tags': 'b, a' });
  await gateway.stop();
  const [request, call, ...others] = sink.spans;
  t.strictSame(others, []);
  const common = {
    traceId,
    traceState: 'vendor=1',
    status: 0,
    resource: { 'service.name': 'our-gateway', 'service.version': '0.0.0-test', 'telemetry.sdk.language': 'nodejs' },
    attributes: { 'sluice.connection.id': testConnection.connectionId, 'sluice.organization': 'default' },
  };
  t.match(request, {
    ...common,
    spanId: response.headers.get('traceresponse')?.slice(36, 52),
    parentSpanId,
    name: 'POST plain',
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/plain',
      'url.path': '/plain',
      'url.scheme': 'http',
      'http.response.status_code': 200,
      'sluice.request.id': response.headers.get('x-request-id'),
      'sluice.outcome': 'completed',
      'sluice.tags': ['a', 'b'],
    },
  });
  t.match(call, {
    ...common,
    spanId: /^[0-9a-f]{16}$/,
    parentSpanId: request?.spanId,
    name: 'chat m',
    kind: 3,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'scripted-provider',
      'gen_ai.request.model': 'm',
      'gen_ai.response.model': 'scripted',
      'gen_ai.response.id': 'answer-1',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': 3,
      'gen_ai.usage.output_tokens': 2,
    },
  });
  for (const span of sink.spans) {
    t.ok(before <= span.startedAt && span.startedAt <= span.endedAt && span.endedAt <= Date.now(), 'its own times');
  }
  t.strictSame(told, [`00-${traceId}-${call?.spanId}-01`], 'what the provider does is a child of the call');
  t.equal(sink.exports[0]?.headers['content-type'], 'application/x-protobuf');
});

await test('the span of a call of a provider says, in seconds, when the content of a stream began', async (t) => {
  const attempt = { provider: 'p', model: 'm', startedAt: 1, durationMs: 4_000 } as Outcome['attempts'][number];
  const attempts = [attempt, ...[1_500, 0, 2_000].map((firstContentMs) => ({ ...attempt, firstContentMs }))];
  const identity = { kind: 'anonymous' };
  const exchange = {
    id: 'i',
    method: 'POST',
    operation: 'o',
    receivedAt: 1,
    path: '/',
    identity,
    header: () => undefined,
  };
  const outcome = { status: 'completed', httpStatus: 200, durationMs: 1, attempts, steps: [] };
  const written: Uint8Array[] = [];
  writeSpans(
    { ...exchange, trace: { traceId, spanId: parentSpanId } } as unknown as Exchange,
    outcome as unknown as Outcome,
    { operation: 'chat', notes: [] },
    (span) => void written.push(Uint8Array.from(span)),
  );
  const request = exportRequest({ serviceName: 's', name: 'n', version: 'v', schemaUrl: 'u' });
  const [, ...calls] = readTraces(Buffer.from(request(Buffer.concat(written))));
  t.strictSame(
    calls.map(({ attributes }) => attributes['gen_ai.response.time_to_first_chunk']),
    [undefined, 1.5, 0, 2],
  );
  // The field `value` of eight bytes and a tag: a double, also where it is a whole number.
  const asDouble = Buffer.from('gen_ai.response.time_to_first_chunk\x12\x09\x21', 'latin1');
  for (const span of written.slice(2)) t.ok(Buffer.from(span).includes(asDouble), 'of one type, which collectors keep');
});

await test('the span of a call names the session, and that of a request the scheme that its client used', async (t) => {
  const { gateway, sink, ask } = await start(t);
  const inSession = { model: 'm', text: 'Really?', call: { sessionId: 's-1' } };
  await (await gateway.post('/plain', inSession, { 'x-forwarded-proto': 'https' })).arrayBuffer();
  await ask('m', { 'x-forwarded-proto': 'gopher' });
  await gateway.stop();
  t.strictSame(
    sink.spans.filter(({ kind }) => kind === 3).map(({ attributes }) => attributes['gen_ai.conversation.id']),
    ['s-1', undefined],
  );
  t.strictSame(
    sink.spans.filter(({ kind }) => kind === 2).map(({ attributes }) => attributes['url.scheme']),
    ['https', 'http'],
  );
});

await test('the span of a request of a batch names the batch', async (t) => {
  const { gateway, sink, ask } = await start(t);
  await ask();
  await gateway.gateway.service(RouteCalls).send({
    path: '/plain',
    body: '{"model":"m","text":"Really?"}',
    identity: { kind: 'key', keyId: 'key-1', organizationId: 'default' },
    connection: testConnection,
    remoteAddress: '203.0.113.7',
    batchId: 'batch_1',
    signal: new AbortController().signal,
  });
  await gateway.stop();
  const requests = sink.spans.filter(({ name }) => name === 'POST plain');
  t.strictSame(
    requests.map(({ attributes }) => attributes['sluice.batch.id']),
    [undefined, 'batch_1'],
  );
});

await test('exports contain no text of requests or answers, and no error messages', async (t) => {
  const { gateway, sink, ask } = await start(t);
  await ask();
  await ask('broken');
  await gateway.stop();
  t.equal(sink.spans.length, 4);
  for (const { body } of sink.exports) t.notMatch(body.toString('latin1'), /Really|secretly|It broke/);
});

await test('what a provider calls its answer is shortened', async (t) => {
  const { gateway, sink, ask } = await start(t);
  await ask('wordy');
  await gateway.stop();
  t.match(sink.spans[1]?.attributes, {
    'gen_ai.response.id': /^x{1024}$/,
    'gen_ai.response.model': /^y{1024}$/,
  });
});

await test('failures are exported by their code, on each call of a provider and on the request', async (t) => {
  const fallBack = pluginOf('fall-back', {
    async around(call, _exchange, next) {
      try {
        return await next(call);
      } catch {
        return next({ ...call, model: 'm' });
      }
    },
  });
  const { gateway, sink, told, ask } = await start(t, {}, fallBack);
  await ask('broken');
  await fetch(`${gateway.url}/nowhere/resp_${'0'.repeat(40)}/sk-slc-${'x'.repeat(20)}/${'x'.repeat(2000)}`);
  await gateway.stop();
  const [request, first, second, nowhere] = sink.spans;
  t.match(request, { status: 0, attributes: { 'http.response.status_code': 200, 'error.type': undefined } });
  const failed = { 'error.type': 'GW_PROVIDER_FAILED', 'gen_ai.response.finish_reasons': undefined };
  t.match(first, { name: 'chat broken', status: 2, parentSpanId: request?.spanId, attributes: failed });
  t.match(second, { name: 'chat m', status: 0, parentSpanId: request?.spanId });
  t.strictSame(
    told.map((traceparent) => traceparent.slice(36, 52)),
    [first?.spanId, second?.spanId],
    'each provider is told the span of its own call',
  );
  t.not(first?.spanId, second?.spanId);
  t.match(nowhere, {
    name: 'GET',
    parentSpanId: '',
    status: 0,
    attributes: { 'http.response.status_code': 404, 'error.type': 'GW_ROUTE_UNKNOWN', 'sluice.outcome': 'refused' },
  });
  t.match(nowhere?.attributes['url.path'], /^\/nowhere\/resp_\[masked\]\/\[masked\]\/x{900}/);
  t.ok(String(nowhere?.attributes['url.path']).length <= 1024);
  t.notOk('sluice.organization' in (nowhere?.attributes ?? {}), 'nobody is known');
});

await test('a call that failed has no finish reason, although a plugin has answered in its place', async (t) => {
  const answering = pluginOf('answering', {
    around: (call, exchange, next) =>
      next(call).catch(() => scriptedAnswer('answering', textAnswer('Something.'), exchange)),
  });
  const { gateway, sink, ask } = await start(t, {}, answering);
  t.equal((await ask('broken')).status, 200);
  await gateway.stop();
  const attributes = { 'error.type': 'GW_PROVIDER_FAILED', 'gen_ai.response.finish_reasons': undefined };
  t.match(sink.spans[1], { name: 'chat broken', status: 2, attributes });
});

await test('tags for which a request is refused are not exported', async (t) => {
  const refusal = new GatewayError({ code: 'ACME_TAG', status: 400, field: 'x-tags', message: 'Not this one.' });
  const refusing = pluginOf('refusing', {
    admit() {
      throw refusal;
    },
  });
  const { gateway, sink, ask } = await start(t, {}, refusing);
  await ask('m', { 'x-tags': 'secret' });
  await gateway.stop();
  t.match(sink.spans[0], { attributes: { 'error.type': 'ACME_TAG', 'sluice.tags': undefined } });
});

await test('a failed request is an error', async (t) => {
  const { gateway, sink, ask } = await start(t);
  await ask('broken');
  await gateway.stop();
  t.match(sink.spans[0], { kind: 2, status: 2, attributes: { 'error.type': 'GW_PROVIDER_FAILED' } });
});

await test('embeddings are distinguished from chats', async (t) => {
  const attempt = { provider: 'p', model: 'm', startedAt: 1, durationMs: 1 } as Outcome['attempts'][number];
  const usage = { inputTokens: 9, outputTokens: 0, cachedInputTokens: 4, cacheWriteTokens: 2 };
  const trace = { traceId, spanId: parentSpanId };
  const exchange = {
    id: 'i',
    method: 'POST',
    operation: 'o',
    trace,
    receivedAt: 1,
    path: '/',
    identity: { kind: 'anonymous' },
    header: () => undefined,
  };
  const outcome = { status: 'completed', httpStatus: 200, durationMs: 1, attempts: [{ ...attempt, usage }], steps: [] };
  const written: Uint8Array[] = [];
  const take = (span: Uint8Array): void => void written.push(Uint8Array.from(span));
  writeSpans(
    exchange as unknown as Exchange,
    outcome as unknown as Outcome,
    { operation: 'embeddings', notes: [] },
    take,
  );
  const request = exportRequest({ serviceName: 's', name: 'n', version: 'v', schemaUrl: 'u' });
  t.match(readTraces(Buffer.from(request(Buffer.concat(written))))[1], {
    name: 'embeddings m',
    attributes: {
      'gen_ai.operation.name': 'embeddings',
      'gen_ai.usage.cache_read.input_tokens': 4,
      'gen_ai.usage.cache_creation.input_tokens': 2,
    },
  });
});

await test('asynchronous hooks, retrievals and tools have child spans of the request, and notes of plugins are its attributes', async (t) => {
  const working = withNotes('working', (notes) => ({
    async prepare(call, exchange) {
      const took = { startedAt: 1_000, durationMs: 5, failed: false };
      notes.add(exchange, { kind: 'step', operation: 'retrieval', name: 'documents', ...took });
      notes.add(exchange, { kind: 'step', operation: 'execute_tool', name: 'clock', ...took, failed: true });
      notes.add(exchange, { kind: 'plugin', plugin: 'working', name: 'route', value: 'small' });
      notes.add(exchange, { kind: 'plugin', plugin: 'working', name: 'words', value: 12 });
      return Promise.resolve(call);
    },
    govern: () => undefined,
    admit: () => ({ settle: () => Promise.reject(new Error('it does not settle')) }),
  }));
  const { gateway, sink, ask } = await start(t, {}, working);
  await ask();
  await gateway.stop();
  const [request, , ...inner] = sink.spans;
  t.match(
    inner.map(({ name, status, kind }) => ({ name, status, kind })),
    [
      { name: 'prepare working', status: 0, kind: 1 },
      { name: 'settle working', status: 2, kind: 1 },
      { name: 'retrieval documents', status: 0, kind: 1 },
      { name: 'execute_tool clock', status: 2, kind: 1 },
    ],
    'none for hooks that answer at once',
  );
  for (const span of inner) t.equal(span.parentSpanId, request?.spanId);
  t.match(request?.attributes, { 'sluice.note.working.route': 'small', 'sluice.note.working.words': 12 });
  t.match(inner[0]?.attributes, { 'sluice.plugin.id': 'working', 'sluice.plugin.hook': 'prepare' });
  t.match(inner[2]?.attributes, { 'gen_ai.operation.name': 'retrieval', 'gen_ai.data_source.id': 'documents' });
  t.match(inner[3], { startedAt: 1_000, endedAt: 1_005, attributes: { 'gen_ai.tool.name': 'clock' } });
});

await test("the caller's decision is respected, and the flag that is passed on matches what is recorded", async (t) => {
  const { gateway, sink, told, ask } = await start(t, { samplingRatio: 0 });
  const flagOf = async (headers: Record<string, string> = {}): Promise<string> => {
    const response = await ask('m', headers);
    const client = response.headers.get('traceresponse') ?? '';
    const provider = told.at(-1) ?? '';
    t.strictSame(
      [client.slice(0, 36), client.slice(-2)],
      [provider.slice(0, 36), provider.slice(-2)],
      'one trace, one flag',
    );
    t.equal(client === provider, provider.endsWith('00'), 'a call has a span of its own where it is recorded');
    return provider.slice(-2);
  };
  const traceparent = `00-${traceId}-${parentSpanId}`;
  t.equal(await flagOf(), '00');
  t.equal(await flagOf({ traceparent: `${traceparent}-00` }), '00');
  t.equal(await flagOf({ traceparent: `${traceparent}-01` }), '01');
  await gateway.reload([
    { plugin, config: { endpoint: sink.endpoint } },
    openAccess(),
    plainRoute,
    scriptedProvider((_call, { trace }) => {
      told.push(traceparentOf(trace));
      return { parts: textAnswer('x') };
    }),
  ]);
  t.equal(await flagOf(), '01', 'a trace that begins here');
  t.equal(await flagOf({ traceparent: `${traceparent}-00` }), '00');
  await gateway.stop();
  t.strictSame(
    sink.spans.filter(({ kind }) => kind === 2).map(({ parentSpanId }) => parentSpanId),
    [parentSpanId, ''],
    'one for each flag that said so',
  );
});

await test('without parent-based sampling, the ratio applies to every trace', async (t) => {
  const never = sampler(config.parse({ samplingRatio: 0, respectParent: false }));
  const always = sampler(config.parse({ samplingRatio: 1, respectParent: false }));
  for (const sampled of [true, false]) {
    const trace: TraceContext = { traceId, spanId: parentSpanId, parentSpanId, sampled };
    t.strictSame([never(trace), always(trace)], [false, true]);
  }
});

await test('sampling depends on the trace id, so that all gateways sample the same traces', async (t) => {
  const trace = (end: string): TraceContext => ({
    traceId: end.padStart(32, '1'),
    spanId: parentSpanId,
    sampled: false,
  });
  const quarter = sampler(config.parse({ samplingRatio: 0.25 }));
  t.equal(quarter(trace('c0000000000000')), true, 'from three quarters of the range on');
  t.equal(quarter(trace('bfffffffffffff')), false);
  t.equal(sampler(config.parse({ samplingRatio: 0 }))(trace('ffffffffffffff')), false);
  t.equal(sampler(config.parse({}))(trace('00000000000000')), true);
});

await test('a failing collector is logged once, and once when it has recovered; no request fails', async (t) => {
  const { gateway, sink, ask } = await start(t, { exportIntervalMs: 10 });
  sink.answer = 400;
  for (let failures = 1; failures <= 3; failures += 1) {
    const exported = sink.next();
    t.equal((await ask()).status, 200);
    await exported;
  }
  sink.answer = 200;
  await until(async () => {
    await ask();
    return gateway.log.some(({ message }) => message === 'all spans are delivered again');
  }, 'the outage ends');
  const lines = gateway.log.filter(({ message }) => /span/.test(message));
  t.match(lines, [
    { level: 'warn', message: 'the collector does not accept spans', fields: { error: Error } },
    { level: 'info', message: 'all spans are delivered again', fields: { lost: Number } },
  ]);
  t.equal(lines.length, 2);
  await gateway.stop();
});

await test('spans beyond the limit are dropped, and closing waits only a limited time for an unresponsive collector', async (t) => {
  const { gateway, sink, ask } = await start(t, {
    maxQueueSpans: 2,
    maxBatchSpans: 2,
    // Never over: the first spans are on their way all the time, however busy the machine is.
    exportTimeoutMs: 600_000,
    closeTimeoutMs: 20,
  });
  sink.answer = undefined;
  const exported = sink.next();
  await ask();
  await exported;
  for (const model of ['a', 'b', 'c']) t.equal((await ask(model)).status, 200);
  await gateway.stop();
  t.match(
    gateway.log.filter(({ level }) => level === 'warn').map(({ message }) => message),
    [
      'spans are dropped: more are made than the collector accepts',
      'the collector did not accept all spans before the end',
    ],
  );
  // Ends what is on its way: the time limit would keep this process.
  sink.answer = 400;
});

await test('the collector gets its credentials, whether or not its URL ends with a slash', async (t) => {
  const sink = await startOtlpSink(t);
  const endpoint = sink.endpoint.replace('/v1', '//v1');
  const headers = { authorization: 'Bearer collector-key' };
  const gateway = await startTestGateway([{ plugin, config: { endpoint, headers } }, openAccess()]);
  await fetch(`${gateway.url}/nowhere`);
  await gateway.stop();
  t.match(sink.exports, [{ path: '/v1/traces', headers }]);
});
