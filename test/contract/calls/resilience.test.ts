import { test } from 'tap';
import { pluginOf } from '../../../core/testkit/index.js';
import { until } from '../../fixtures/components/until.js';
import { clientDialects } from '../../fixtures/clients/client-dialects.js';
import {
  answer,
  hangUp,
  modelOf,
  type ProviderId,
  refuse,
  startFailingGateway,
  type Step,
} from '../../fixtures/providers/failing-providers.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';
import { httpAnswer, httpChunk, httpChunks, httpHead } from '../../fixtures/providers/provider-server.js';
import {
  answerText,
  answerUsage,
  emptyAnswers,
  errorBodyOf,
  errorEventOf,
  textAnswers,
} from '../../fixtures/providers/recorded-answers.js';

const bothForms = [false, true];

await test('a failed call is retried, and the client sees only the answer', async (t) => {
  const { providers, connect } = await startFailingGateway(t);
  const { ask } = await connect();
  const { first } = providers;
  const failures = [hangUp, ...[408, 429, 500, 502, 503, 504, 529].map((status) => refuse(status))];
  for (const stream of bothForms) {
    for (const [turn, dialect] of clientDialects.entries()) {
      // A retry knows nothing of the client: each of them has two failures.
      for (const failure of failures.filter((_, index) => index % 4 === turn % 4)) {
        const before = first.calls.length;
        first.next(failure, failure);
        const { status, complete, text, headers } = await ask(dialect, stream);
        t.strictSame({ status, complete, text }, { status: 200, complete: true, text: answerText }, dialect);
        t.equal(headers.get('x-sluice-attempts'), '3');
        t.equal(headers.get('x-sluice-model'), null, 'the model is the one that was asked for');
        t.equal(first.calls.length - before, 3);
        t.equal(new Set(first.calls.slice(before).map(({ body }) => body)).size, 1, 'the same bytes each time');
      }
    }
  }
  const { headers } = await ask('openai', true);
  t.equal(headers.get('x-sluice-attempts'), null, 'an answer that was there at once says nothing');
});

await test("when all retries fail, the client gets the provider's error", async (t) => {
  const { providers, connect } = await startFailingGateway(t, { retries: 1 });
  const { ask } = await connect();
  providers.first.always(refuse(503, {}, { message: 'All of us are busy.' }));
  for (const stream of bothForms) {
    const { status, error } = await ask('openai', stream);
    t.match({ status, error }, { status: 503, error: { message: 'All of us are busy.' } });
  }
  t.equal(providers.first.calls.length, 4);
});

await test('permanent errors are not retried', async (t) => {
  const { providers, connect } = await startFailingGateway(t, { maxWaitMs: 1000 });
  const { ask } = await connect();
  const { first } = providers;
  const cases: readonly (readonly [string, Step, number])[] = [
    ['a request that is not valid', refuse(400), 400],
    ['another objection', refuse(422), 422],
    ['a model that is not there', refuse(404), 404],
    ['a key that is refused', refuse(401), 401],
    ['a provider that says so', refuse(500, { 'x-should-retry': 'false' }), 500],
    ['an account that is used up', refuse(429, {}, { code: 'insufficient_quota' }), 429],
    ['a provider that asks for more time', refuse(429, { 'retry-after': '2' }), 429],
    ['in milliseconds', refuse(429, { 'retry-after-ms': '1001' }), 429],
    ['as a date', refuse(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() }), 503],
  ];
  for (const [name, failure, expected] of cases) {
    const before = first.calls.length;
    first.next(failure);
    const { status, headers } = await ask('openai', false);
    t.equal(status, expected, name);
    t.equal(first.calls.length - before, 1, name);
    if (name.startsWith('a provider that asks')) t.equal(headers.get('retry-after'), '2');
  }
  first.next(refuse(409, { 'x-should-retry': 'true' }));
  t.equal((await ask('openai', false)).status, 200, 'a provider that wants to be asked again is');
});

await test('another model takes over, in any dialect, and a header names it', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.second, modelOf.other], [modelOf.other]: [`first/${modelOf.first}`] },
  });
  const { ask } = await connect();
  const { first, second, other } = providers;
  for (const dialect of clientDialects) {
    for (const stream of bothForms) {
      first.next(refuse(503));
      second.next(hangUp);
      const fromThird = await ask(dialect, stream);
      t.match(fromThird, { status: 200, complete: true, text: answerText }, `${dialect} ${stream}`);
      t.equal(fromThird.headers.get('x-sluice-model'), `other/${modelOf.other}`);
      t.equal(other.calls.at(-1)?.model, modelOf.other);
      other.next(refuse(529));
      const fromFirst = await ask(dialect, stream, { model: modelOf.other });
      t.match(fromFirst, { status: 200, complete: true, text: answerText }, `${dialect} ${stream}`);
      t.equal(fromFirst.headers.get('x-sluice-model'), `first/${modelOf.first}`);
      t.equal(first.calls.at(-1)?.model, modelOf.first);
    }
  }
});

await test('another model is tried for errors specific to one: context length, keys, unknown models', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    breaker: { failures: 0 },
    fallbacks: { [modelOf.first]: [modelOf.second] },
  });
  const { ask } = await connect();
  const { first, second } = providers;
  const cases: readonly Step[] = [
    refuse(400, {}, { code: 'context_length_exceeded' }),
    refuse(400, {}, { message: "This model's maximum context length is 8192 tokens." }),
    refuse(413),
    refuse(401),
    refuse(403),
    refuse(404),
    refuse(402),
    refuse(429, {}, { code: 'insufficient_quota' }),
    refuse(429, { 'retry-after': '3600' }),
  ];
  for (const failure of cases) {
    const before = first.calls.length;
    first.next(failure);
    const { status, text, headers } = await ask('openai', false);
    t.strictSame({ status, text }, { status: 200, text: answerText });
    t.equal(headers.get('x-sluice-model'), `second/${modelOf.second}`);
    t.equal(first.calls.length - before, 1, 'nothing of it is tried again');
  }
  for (const failure of [refuse(400), refuse(400, {}, { code: 'content_filter' })]) {
    const before = second.calls.length;
    first.next(failure);
    t.equal((await ask('openai', false)).status, 400);
    t.equal(second.calls.length, before, 'a request that is not valid, or not liked, is nobody else’s');
  }
});

await test('the failures that lead to a fallback are configurable', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    fallbacks: { 'model-a*': [modelOf.second], 'first/model-a-special': [modelOf.other] },
    fallbackOn: ['content'],
    retryOn: [],
  });
  const { ask } = await connect();
  providers.first.next(
    refuse(400, {}, { code: 'content_policy_violation' }),
    refuse(503),
    refuse(400, {}, { code: 'content_filter' }),
  );
  const refused = await ask('openai', false, { model: 'model-a-1' });
  t.equal(refused.headers.get('x-sluice-model'), `second/${modelOf.second}`, 'a pattern names all that begin so');
  t.equal((await ask('openai', false)).status, 503, 'neither tried again nor taken over');
  const special = await ask('openai', false, { model: 'model-a-special' });
  t.equal(special.headers.get('x-sluice-model'), `other/${modelOf.other}`, 'the very name counts before a pattern');
});

await test('when all models fail, the client gets the error of the requested one', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.second, modelOf.other] },
  });
  const { ask } = await connect();
  providers.first.always(refuse(429, { 'retry-after': '7' }, { message: 'Too many.', code: 'rate_limit_exceeded' }));
  providers.second.always(refuse(401));
  providers.other.always(refuse(400));
  const { status, error, headers } = await ask('openai', false);
  t.match({ status, error }, { status: 429, error: { message: 'Too many.', code: 'rate_limit_exceeded' } });
  t.equal(headers.get('retry-after'), '7');
  t.equal(providers.other.calls.length, 1);
});

/** An answer that begins, and then is none: in one event, or in a connection that ends. */
const brokenBeginnings: Readonly<Record<string, Step>> = {
  'an error in the place of the first event': ({ dialect, socket }) =>
    void socket.write(httpChunks([errorEventOf(dialect, 'overloaded_error', 'Overloaded')])),
  'a connection that ends before the first event': ({ socket }) => {
    socket.write(httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' }), () =>
      socket.destroy(),
    );
  },
  'an end without a beginning': ({ socket }) => void socket.write(httpChunks([])),
  'an error in the place of a body': ({ dialect, socket }) =>
    void socket.write(httpAnswer(200, errorBodyOf(dialect, 'overloaded_error', 'Overloaded'))),
  'half a body': ({ dialect, socket }) => {
    const { whole } = textAnswers[dialect];
    socket.write(
      httpHead(200, { 'content-type': 'application/json', 'content-length': whole.length * 2 }) + whole,
      () => socket.destroy(),
    );
  },
};

/** A provider that sends what opens an answer, with its first block, and then fails. */
const beginsAndFails: Step = ({ dialect, socket }) => {
  const opening = textAnswers[dialect].events.slice(0, dialect === 'anthropic' ? 2 : 1);
  socket.write(httpChunks([...opening, errorEventOf(dialect, 'overloaded_error', 'Overloaded')]));
};

/** A model that ends by itself, and has generated nothing. */
const saysNothing: Step = ({ dialect, stream, socket }) => {
  const { events, whole } = emptyAnswers[dialect as keyof typeof emptyAnswers];
  socket.write(stream ? httpChunks(events) : httpAnswer(200, whole));
};

const providerOf: Readonly<Record<string, ProviderId>> = { openai: 'first', anthropic: 'other' };

await test('an answer that fails before its first byte was sent is retried, relayed, governed or encoded', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t);
  const plain = await connect();
  const governed = await connect();
  const policy = { type: 'pii_detection', action: 'redact' };
  const path = `/v1/management/connections/${governed.connectionId}/policies`;
  t.equal((await gateway.ask('POST', path, { body: policy })).status, 200);
  for (const { ask } of [plain, governed]) {
    for (const dialect of clientDialects) {
      for (const provider of ['first', 'other'] as const) {
        for (const [name, failure] of Object.entries(brokenBeginnings)) {
          const stream = !name.endsWith('body');
          const before = providers[provider].calls.length;
          providers[provider].next(failure);
          const { status, complete, text, error } = await ask(dialect, stream, { model: modelOf[provider] });
          t.strictSame(
            { status, complete, text, error },
            { status: 200, complete: true, text: answerText, error: undefined },
            `${dialect} ${provider}: ${name}`,
          );
          t.equal(providers[provider].calls.length - before, 2);
        }
      }
    }
  }
});

await test('a model of another dialect can take over an answer before its first byte was sent', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.other], [modelOf.other]: [modelOf.first] },
  });
  const { ask } = await connect();
  for (const dialect of ['openai', 'anthropic'] as const) {
    const id = providerOf[dialect] as ProviderId;
    for (const [name, failure] of Object.entries(brokenBeginnings)) {
      providers[id].next(failure);
      const { status, complete, text, headers } = await ask(dialect, !name.endsWith('body'), { model: modelOf[id] });
      t.strictSame(
        { status, complete, text },
        { status: 200, complete: true, text: answerText },
        `${dialect}: ${name}`,
      );
      const other = id === 'first' ? 'other' : 'first';
      t.equal(headers.get('x-sluice-model'), `${other}/${modelOf[other]}`);
    }
  }
});

await test('after text has been sent, nothing is retried or repeated', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    breaker: { failures: 0 },
    fallbacks: { [modelOf.first]: [modelOf.second], [modelOf.other]: [modelOf.second] },
  });
  const { ask } = await connect();
  const cut: Step = ({ dialect, socket }) => {
    const { events, contentEvents } = textAnswers[dialect];
    const head = httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' });
    const pieces = events.slice(0, contentEvents).map(httpChunk);
    socket.write(Buffer.concat([Buffer.from(head), ...pieces]), () => socket.destroy());
  };
  for (const dialect of clientDialects) {
    for (const provider of ['first', 'other'] as const) {
      providers[provider].next(cut);
      const before = providers[provider].calls.length;
      const { status, complete, text, error } = await ask(dialect, true, { model: modelOf[provider] });
      t.match({ status, complete, text }, { status: 200, complete: false, text: answerText }, `${dialect} ${provider}`);
      t.ok(error, 'the client is told that the answer broke off');
      t.equal(providers[provider].calls.length - before, 1);
    }
  }
  t.equal(providers.second.calls.length, 0);
});

await test('a fallback model is governed, and skipped if it is disabled', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.second, modelOf.other] },
  });
  const { first, second, other } = providers;
  first.always(refuse(503));
  const governed = await connect();
  const policies = `/v1/management/connections/${governed.connectionId}/policies`;
  await gateway.ask('POST', policies, { body: { type: 'pii_detection', action: 'redact' } });
  const messages = [{ role: 'user', content: 'Write to jane.doe@example.com.' }];
  t.equal((await governed.ask('openai', false, { messages })).status, 200);
  t.equal(second.calls.length, 1);
  for (const { calls } of [first, second]) t.notMatch(calls.at(-1)?.body, /jane\.doe/);
  const { body: listed } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { connection_id: governed.connectionId },
  });
  t.match(listed, { messages: [{ attempts: 2, policies: [{ surface: 'input', count: 1 }] }] }, 'noted once');

  const limited = await connect({ disabledModelIdentifiersList: [modelOf.second] });
  const passedOver = await limited.ask('openai', false);
  t.equal(passedOver.headers.get('x-sluice-model'), `other/${modelOf.other}`, 'disabled on the connection');
  t.equal(second.calls.length, 1);

  const allowed = await connect({ allowedModelIdentifiersList: [modelOf.first, `other/*`] });
  t.equal((await allowed.ask('openai', false)).headers.get('x-sluice-model'), `other/${modelOf.other}`, 'not allowed');
  t.equal(second.calls.length, 1);

  await gateway.ask('PUT', `/v1/management/models/${modelOf.other}`, { body: { isEnabled: false } });
  const { status, error } = await limited.ask('openai', false);
  t.match({ status, error }, { status: 503, error: { message: 'Failing with 503.' } }, 'and nobody is left');
  t.equal(other.calls.length, 2);
  const refused = await connect({ disabledModelIdentifiersList: [modelOf.first] });
  t.equal((await refused.ask('native', false)).error?.code, 'GW_MODEL_DISABLED');
  t.equal(second.calls.length, 1, 'a model that is refused here is no failure: nobody takes over');
});

await test('a fallback model that cannot serve the request does not replace the original error', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.other] },
  });
  const { ask } = await connect();
  providers.first.next(refuse(503, {}, { message: 'Busy.' }));
  const { status, error } = await ask('openai', false, { n: 2 });
  t.match({ status, error }, { status: 503, error: { message: 'Busy.' } });
  t.equal(providers.other.calls.length, 0);
});

await test('a failing model is skipped, tried once after the pause, and used if there is no other', async (t) => {
  const { providers, connect } = await startFailingGateway(t, {
    retries: 0,
    fallbacks: { [modelOf.first]: [modelOf.second] },
    breaker: { failures: 3, coolDownMs: 3_600_000 },
  });
  const { ask } = await connect();
  const { first, second, other } = providers;
  first.always(refuse(500));
  other.always(refuse(500));
  for (let asked = 0; asked < 5; asked += 1) {
    t.equal((await ask('openai', false)).headers.get('x-sluice-model'), `second/${modelOf.second}`);
    t.equal((await ask('openai', false, { model: modelOf.other })).status, 500);
  }
  t.equal(first.calls.length, 3);
  t.equal(other.calls.length, 5, 'without another model it is asked each time');
  first.always(answer);
  second.next(beginsAndFails);
  const replaced = await ask('native', true);
  t.equal(replaced.text, answerText, 'when those that take over fail it is asked, too');
  t.equal(replaced.headers.get('x-sluice-model'), `first/${modelOf.first}`);
  t.equal((await ask('openai', false)).headers.get('x-sluice-model'), null, 'an answer ends it');
});

await test("a client's disconnect ends the backoff, and nothing more is sent", async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, { firstWaitMs: 300_000, maxWaitMs: 300_000 });
  const { apiKey } = await connect();
  const { first } = providers;
  first.always(refuse(503, { 'retry-after': '200' }));
  const leaving = new AbortController();
  const asked = fetch(`${gateway.url}/v1/inference/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({
      model: modelOf.first,
      messages: [{ role: 'user', content: 'Hello' }],
      session_id: 'left',
    }),
    signal: leaving.signal,
  });
  const gone = t.rejects(asked);
  await first.nextCall();
  while (!gateway.log.some(({ message }) => message.includes('retrying')))
    await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await gone;
  let record: object | undefined;
  await until(async () => {
    const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { session_id: 'left' },
    });
    record = (body as { readonly messages: readonly object[] }).messages[0];
    return record !== undefined;
  }, 'the request is recorded');
  t.match(record, { status: 'aborted', attempts: 1 });
  t.equal(first.calls.length, 1);
});

await test('retries and fallbacks are logged without content', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 1,
    fallbacks: { [modelOf.first]: [modelOf.second] },
  });
  const { ask } = await connect();
  providers.first.always(refuse(503, {}, { message: 'You said: a secret' }));
  await ask('openai', false);
  const lines = gateway.log.filter(({ fields }) => fields['plugin'] === 'resilience');
  t.match(lines, [
    {
      level: 'info',
      fields: { model: modelOf.first, code: 'GW_PROVIDER_FAILED', status: 503, reason: 'failed', call: 1 },
    },
    { level: 'warn', fields: { model: modelOf.first, to: modelOf.second, reason: 'failed', call: 2 } },
  ]);
  t.notMatch(JSON.stringify(lines), /a secret/);
});

await test('unknown models, and one model under two names, stop the start with their positions', async (t) => {
  const fallbacks = { [modelOf.first]: ['model-bb', `first/${modelOf.first}`] };
  await t.rejects(startFailingGateway(t, { fallbacks }), {
    name: 'ConfigurationError',
    message: /no provider serves "model-bb"[^]*Did you mean "model-b"\?[^]*is the same model as "model-a"/,
  });
  const self = { [modelOf.first]: [modelOf.first] };
  await t.rejects(startFailingGateway(t, { fallbacks: self }), {
    name: 'ConfigurationError',
    message: /cannot fall back to itself/,
  });
});

await test('an answer that only begins, and one in which nothing was generated, are retried, relayed or not', async (t) => {
  const { providers, connect } = await startFailingGateway(t);
  const { ask } = await connect();
  for (const dialect of clientDialects) {
    for (const provider of ['first', 'other'] as const) {
      for (const [failure, stream] of [
        [beginsAndFails, true],
        [saysNothing, true],
        [saysNothing, false],
      ] as const) {
        const before = providers[provider].calls.length;
        providers[provider].next(failure);
        const { complete, text } = await ask(dialect, stream, { model: modelOf[provider] });
        t.strictSame({ complete, text }, { complete: true, text: answerText }, `${dialect} ${provider} ${stream}`);
        t.equal(providers[provider].calls.length - before, 2);
      }
    }
  }
});

await test('each step of a tool loop is retried separately, and functions run once', async (t) => {
  let runs = 0;
  const acme = pluginOf('acme', {
    functions: [
      {
        tool: {
          name: 'acme_stock',
          description: 'How many are left.',
          inputSchema: { type: 'object', properties: {} },
        },
        run: async () => {
          runs += 1;
          return { left: 3 };
        },
      },
    ],
  });
  const { providers, connect } = await startFailingGateway(t, { retries: 1 }, { plugins: [acme] });
  const { ask } = await connect();
  const { first } = providers;
  const call = { index: 0, id: 'c', type: 'function', function: { name: 'acme_stock', arguments: '{}' } };
  const chunk = (delta: object, finish_reason: string | null): string =>
    `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  const callsFunction: Step = ({ socket }) =>
    void socket.write(
      httpChunks([chunk({ role: 'assistant', tool_calls: [call] }, null), chunk({}, 'tool_calls'), 'data: [DONE]\n\n']),
    );
  for (const failure of [refuse(503), beginsAndFails]) {
    runs = 0;
    const before = first.calls.length;
    first.next(failure, callsFunction, failure, answer);
    const { status, complete, text } = await ask('native', true, {
      auto_continuation: true,
      tools: [{ name: 'acme_stock' }],
    });
    t.strictSame({ status, complete, text }, { status: 200, complete: true, text: answerText });
    t.equal(first.calls.length - before, 4);
    t.equal(runs, 1);
  }
});

await test('each call is charged separately: refused ones nothing, interrupted ones an estimate, answered ones their usage', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(
    t,
    { retries: 1, fallbacks: { [modelOf.first]: [modelOf.second] } },
    { clock: noonClock },
  );
  const settings = { enableSpendingLimit: true, spendingLimit: 1, spendingPeriod: 'monthly' };
  const { connectionId, ask } = await connect(settings);
  const spent = async (): Promise<number> => {
    const { body } = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
    return Math.round(Number((body as { readonly spent: unknown }).spent) * 1e6);
  };
  const { inputTokens, outputTokens } = answerUsage;
  // Ten a million tokens in, thirty a million out.
  const price = inputTokens * 10 + outputTokens * 30;
  providers.first.next(refuse(503), refuse(429));
  t.equal((await ask('openai', false, { max_tokens: 50 })).status, 200);
  t.equal(await spent(), price, 'two refusals and an answer of another model');
  providers.first.next(brokenBeginnings['half a body'] as Step);
  t.equal((await ask('openai', false, { max_tokens: 50 })).status, 200);
  t.ok((await spent()) >= 2 * price + 50 * 30, 'what broke off may have been answered in full');
});

await test('a retry beyond the spending limit is not made, and does not replace the original error', async (t) => {
  const { providers, connect } = await startFailingGateway(t, { retries: 5 }, { clock: noonClock });
  // Pays for one answer of a hundred tokens that breaks off, and not for another.
  const { ask } = await connect({ enableSpendingLimit: true, spendingLimit: 0.004, spendingPeriod: 'monthly' });
  providers.first.always(brokenBeginnings['half a body'] as Step);
  const { status, error } = await ask('openai', false, { max_tokens: 100 });
  t.equal(status, 502);
  t.match(error?.code, /^GW_UPSTREAM_|^GW_PROVIDER_/);
  t.equal(providers.first.calls.length, 1);
});

await test('the history lists the failed calls before an answer', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 1,
    fallbacks: { [modelOf.first]: [modelOf.second] },
  });
  const { ask } = await connect();
  providers.first.next(refuse(503), refuse(429, {}, { message: 'You said: a secret' }));
  await ask('native', true, { session_id: 'told' });
  await ask('native', true, { session_id: 'told' });
  const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
    body: { session_id: 'told' },
  });
  const failed = { provider: 'first', model: modelOf.first };
  t.match(body, {
    messages: [
      {
        attempts: 3,
        status: 'completed',
        model: modelOf.first,
        provider: 'second',
        failures: [
          { ...failed, error_code: 'GW_PROVIDER_FAILED', status: 503 },
          { ...failed, error_code: 'GW_PROVIDER_RATE_LIMITED', status: 429 },
        ],
      },
      { attempts: 1, provider: 'first', failures: { length: 0 } },
    ],
  });
  t.notMatch(JSON.stringify(body), /a secret/);
});

await test('embedding calls are retried too, and models without embeddings are skipped', async (t) => {
  const { gateway, providers, connect } = await startFailingGateway(t, {
    retries: 1,
    fallbacks: { [modelOf.first]: [modelOf.other, modelOf.second] },
  });
  const { apiKey } = await connect();
  const vectors: Step = ({ socket }) =>
    void socket.write(
      httpAnswer(200, JSON.stringify({ object: 'list', model: 'm', data: [{ index: 0, embedding: [0.5, 1] }] })),
    );
  const embed = async (): Promise<Response> =>
    gateway.post(
      '/v1/embeddings',
      { model: modelOf.first, input: 'x', encoding_format: 'float' },
      { 'x-api-key': apiKey },
    );
  for (const failure of [refuse(503), brokenBeginnings['an error in the place of a body'] as Step]) {
    providers.first.next(failure, vectors);
    const answered = await embed();
    t.match(await answered.json(), { data: [{ embedding: [0.5, 1] }] });
    t.equal(answered.headers.get('x-sluice-attempts'), '2');
  }
  providers.first.next(refuse(503), refuse(503));
  providers.second.next(vectors);
  t.equal((await embed()).headers.get('x-sluice-model'), `second/${modelOf.second}`);
  t.equal(providers.other.calls.length, 0);
});

await test('with a cache, the final answer is stored, with the model that gave it', async (t) => {
  const { providers, connect } = await startFailingGateway(
    t,
    { retries: 1, breaker: { failures: 0 }, fallbacks: { [modelOf.first]: [modelOf.other] } },
    { config: { cache: { rules: [{ connections: ['*'], ttlSeconds: 600 }] } } },
  );
  const { first, other } = providers;
  const failures = { ...brokenBeginnings, 'a refusal': refuse(503) };
  for (const [turn, dialect] of clientDialects.entries()) {
    for (const [name, failure] of Object.entries(failures).filter((_, index) => index % 3 === turn % 3)) {
      const stream = !name.endsWith('body');
      const { ask } = await connect();
      const told = async (cache: RegExp): Promise<void> => {
        const { status, complete, text, headers } = await ask(dialect, stream);
        const title = `${dialect}: ${name}`;
        t.strictSame({ status, complete, text }, { status: 200, complete: true, text: answerText }, title);
        t.match(headers.get('cache-status'), cache, title);
        t.equal(headers.get('x-sluice-model'), null, title);
      };
      const asked = () => [first.calls.length, other.calls.length];
      first.next(failure);
      await told(/fwd=/);
      const once = asked();
      await told(/hit/);
      t.strictSame(asked(), once, 'nobody is asked for what is kept');
      const { ask: anew } = await connect();
      first.next(refuse(404));
      await anew(dialect, stream);
      first.next(refuse(404));
      const before = asked();
      const { headers, text } = await anew(dialect, stream);
      t.equal(text, answerText);
      t.match(headers.get('cache-status'), /hit/, 'of the model that takes over');
      t.equal(headers.get('x-sluice-model'), `other/${modelOf.other}`);
      t.strictSame(asked(), [(before[0] ?? 0) + 1, before[1]]);
    }
  }
});
