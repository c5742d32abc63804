import { type Test, test } from 'tap';
import { type Connection, GatewayError, type Plugin, type StreamPart } from '../../core/api/index.js';
import {
  openAccess,
  plainRoute,
  pluginOf,
  scriptedAnswer,
  scriptedProvider,
  testConnection,
  textAnswer,
} from '../../core/testkit/index.js';
import { testGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { startOtlpSink } from './fixtures/otlp-sink.js';
import type { SentSpan } from './fixtures/read-traces.js';
import plugin from './plugin.js';

const both = { logRequestBody: true, logResponseBody: true };
const input = 'gen_ai.input.messages';
const output = 'gen_ai.output.messages';

/** Asks a question with tracing as the first plugin, and returns the spans of the calls, and all that was exported. */
async function ask(
  t: Test,
  {
    connection = both,
    config = { captureContent: true },
    plugins = [],
    text = 'Really?',
  }: {
    readonly connection?: Partial<Connection>;
    readonly config?: object;
    readonly plugins?: readonly Plugin[];
    readonly text?: string;
  } = {},
): Promise<{ readonly calls: readonly SentSpan[]; readonly bytes: string }> {
  const sink = await startOtlpSink(t);
  const provider = scriptedProvider({ parts: textAnswer('Yes, secretly', '.') });
  const gateway = await testGateway(t, [
    { plugin, config: { endpoint: sink.endpoint, ...config } },
    openAccess({ ...testConnection, ...connection }),
    plainRoute,
    ...plugins,
    provider,
  ]);
  const response = await gateway.post('/plain', { model: 'm', text });
  await response.text().catch(() => undefined);
  await gateway.stop();
  return {
    calls: sink.spans.filter(({ kind }) => kind === 3),
    bytes: sink.exports.map(({ body }) => body.toString('latin1')).join(),
  };
}

const messages = (span: SentSpan | undefined, name: string): unknown => {
  const json = span?.attributes[name];
  return json === undefined ? undefined : JSON.parse(json as string);
};

await test('the span of a call has what its connection logs, if contents are wanted', async (t) => {
  const asked = [{ role: 'user', parts: [{ type: 'text', content: 'Really?' }] }];
  const answered = [{ role: 'assistant', parts: [{ type: 'text', content: 'Yes, secretly.' }], finish_reason: 'stop' }];
  for (const logRequestBody of [false, true]) {
    for (const logResponseBody of [false, true]) {
      const { calls, bytes } = await ask(t, { connection: { logRequestBody, logResponseBody } });
      t.equal(calls.length, 1);
      t.strictSame(messages(calls[0], input), logRequestBody ? asked : undefined);
      t.strictSame(messages(calls[0], output), logResponseBody ? answered : undefined);
      t.equal(bytes.includes('Really?'), logRequestBody);
      t.equal(bytes.includes('secretly'), logResponseBody);
    }
  }
  const { bytes } = await ask(t, { config: {} });
  t.notMatch(bytes, /Really|secretly|gen_ai\.(input|output)/, 'by default, they are not');
});

await test('nothing is sent of what a plugin has removed, wherever it stands in the list', async (t) => {
  const redacting = pluginOf('redacting', {
    govern: (call) =>
      call.kind === 'chat'
        ? { ...call, messages: [{ role: 'user', content: [{ type: 'text', text: '[removed]' }] }] }
        : undefined,
    transform: {
      stage: () => ({
        part: (part, next) =>
          next.push(part.type === 'text' ? { ...part, text: 'restored', recorded: '[taken out]' } : part),
      }),
    },
  });
  const { calls, bytes } = await ask(t, { plugins: [redacting] });
  t.match(messages(calls[0], input), [{ parts: [{ content: '[removed]' }] }]);
  t.match(messages(calls[0], output), [{ parts: [{ content: '[taken out][taken out]' }] }]);
  t.notMatch(bytes, /Really|secretly|restored/);
});

await test('a request that is refused on its way has no contents', async (t) => {
  for (const hook of ['prepare', 'govern', 'reserve'] as const) {
    const refusing = pluginOf('refusing', {
      [hook]: () => {
        throw new GatewayError({ code: 'ACME_NO', status: 403, message: 'No.' });
      },
    });
    const { calls, bytes } = await ask(t, { plugins: [refusing] });
    t.strictSame(calls, [], hook);
    t.notMatch(bytes, 'Really');
  }
});

await test('each call has its own request, and the last one the answer', async (t) => {
  const asking = pluginOf('asking', {
    async around(call, _exchange, next) {
      const first = await next(call);
      await first.deliver(() => undefined);
      return next(
        call.kind === 'chat'
          ? { ...call, messages: [...call.messages, { role: 'user', content: [{ type: 'text', text: 'And now?' }] }] }
          : call,
      );
    },
  });
  const { calls } = await ask(t, { plugins: [asking] });
  t.match(
    calls.map((call) => [messages(call, input), messages(call, output)]),
    [
      [{ length: 1 }, undefined],
      [{ length: 2 }, [{ parts: [{ content: 'Yes, secretly.' }] }]],
    ],
  );
});

await test('what a plugin answers in place of a call that failed is not the answer of that call', async (t) => {
  const answering = pluginOf('answering', {
    around: (call, _exchange, next) =>
      next(call).catch(() => scriptedAnswer('answering', textAnswer('From the plugin'))),
  });
  const failing = scriptedProvider(() => {
    throw new GatewayError({ code: 'GW_PROVIDER_FAILED', status: 502, message: 'It broke.' });
  });
  const { calls } = await ask(t, { plugins: [answering, failing] });
  t.equal(calls.length, 1);
  t.ok(messages(calls[0], input));
  t.equal(messages(calls[0], output), undefined);
});

await test('an answer that failed before its client got it is not sent', async (t) => {
  const breaking = scriptedProvider({
    async parts(sink) {
      for (const part of textAnswer('half').slice(0, 2) as StreamPart[]) await sink(part);
      throw new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'It broke.' });
    },
  });
  const { calls, bytes } = await ask(t, { plugins: [breaking] });
  t.ok(messages(calls[0], input));
  t.equal(messages(calls[0], output), undefined);
  t.notMatch(bytes, /half|It broke/);
});

await test('long contents are cut to the configured length', async (t) => {
  const { calls } = await ask(t, { config: { captureContent: true, maxContentLength: 100 }, text: 'x'.repeat(500) });
  t.match(messages(calls[0], input), [{ parts: [{ content: /^x{20,60} \[…\]$/ }] }]);
});

await test('a trace that is not recorded has no contents', async (t) => {
  const { calls, bytes } = await ask(t, { config: { captureContent: true, samplingRatio: 0 } });
  t.strictSame([calls, bytes], [[], '']);
});
