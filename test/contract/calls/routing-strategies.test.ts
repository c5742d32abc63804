import { mock } from 'node:test';
import { type Test, test } from 'tap';
import type { Plugin } from '../../../core/api/index.js';
import metrics from '../../../plugins/metrics/plugin.js';
import { answer, modelOf, refuse, startFailingGateway, type Step } from '../../fixtures/providers/failing-providers.js';
import { httpChunk, httpHead, lastChunk, type ProviderCall } from '../../fixtures/providers/provider-server.js';
import { answerUsage, textAnswers } from '../../fixtures/providers/recorded-answers.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const { first: a, second: b, other: c } = modelOf;
const first = `first/${a}`;
const second = `second/${b}`;
const other = `other/${c}`;

/** Providers that take as long as a test wants, on a clock that moves only then. */
function scriptedTime(t: Test) {
  const begun = performance.now();
  let passed = 0;
  const clock = mock.method(performance, 'now', () => begun + passed);
  const random = mock.method(Math, 'random', () => 0.5);
  t.teardown(() => {
    clock.mock.restore();
    random.mock.restore();
  });
  /** Answers after this time. */
  const after =
    (milliseconds: number): Step =>
    (call) => {
      if (call.stream) open(call);
      passed += milliseconds;
      if (call.stream) finish(call);
      else answer(call);
    };
  return { after, random, wait: (milliseconds: number): void => void (passed += milliseconds) };
}

/** Sends what only opens an answer. */
function open({ socket }: ProviderCall): void {
  socket.write(httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' }));
}

function finish({ dialect, socket }: ProviderCall): void {
  for (const event of textAnswers[dialect].events) socket.write(httpChunk(event));
  socket.write(lastChunk);
}

interface Started extends NonNullable<Parameters<typeof startFailingGateway>[2]> {
  readonly resilience: object;
}

async function start(t: Test, { resilience, ...options }: Started) {
  const settings = { retries: 0, breaker: { failures: 0 }, ...resilience };
  const { gateway, providers, connect } = await startFailingGateway(t, settings, options);
  const client = await connect();
  /** The model that has answered; null: the requested one. */
  const answering = async (more: object = {}, stream = true): Promise<string | null> => {
    const { status, headers } = await client.ask('openai', stream, { model: 'own', ...more });
    t.equal(status, 200);
    return headers.get('x-sluice-model');
  };
  const times = async (count: number, ...asked: Parameters<typeof answering>): Promise<readonly unknown[]> => {
    const seen = new Set<string | null>();
    for (let index = 0; index < count; index += 1) seen.add(await answering(...asked));
    return [...seen];
  };
  /** By their own names, which counts as well. */
  const measure = async (stream = true): Promise<void> => {
    for (const model of [a, b]) await answering({ model }, stream);
  };
  const notes = async (): Promise<unknown> => {
    const { body } = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
      body: { connection_id: client.connectionId, sort_ascending: false },
    });
    return (body as { readonly messages: readonly { readonly notes: unknown }[] }).messages[0]?.notes;
  };
  return { gateway, providers, client, connect, answering, times, measure, notes };
}

const byLatency = { resilience: { balance: { own: { strategy: 'lowest-latency', models: [a, b] } } } };

for (const stream of [true, false]) {
  const what = stream ? 'streams' : 'whole answers';
  await test(`calls go to the model that answers fastest, measured by its ${what}, and to another one when that is faster`, async (t) => {
    const { after } = scriptedTime(t);
    const { providers, times, measure } = await start(t, byLatency);
    providers.first.always(after(900));
    providers.second.always(after(300));
    await measure(stream);
    t.strictSame(await times(5, {}, stream), [second]);
    providers.second.always(after(20_000));
    t.strictSame(await times(5, {}, stream), [second, first]);
    t.equal(providers.second.calls.length, 7);
  });
}

await test('only the time to the first content of a stream counts, and not how long the answer is', async (t) => {
  const { after, wait } = scriptedTime(t);
  const { gateway, client, providers, answering, times } = await start(t, byLatency);
  providers.first.always(after(900));
  await answering({ model: a });
  providers.second.next((call) => {
    open(call);
    const { events, contentEvents } = textAnswers[call.dialect];
    for (const event of events.slice(0, contentEvents)) call.socket.write(httpChunk(event));
  });
  const called = providers.second.nextCall();
  const begun = await gateway.post(
    '/v1/chat/completions',
    { model: b, stream: true, messages: [{ role: 'user', content: 'Hello' }] },
    { 'x-api-key': client.apiKey },
  );
  // The head comes with the first content.
  wait(20_000);
  const { dialect, socket } = await called;
  for (const event of textAnswers[dialect].events.slice(textAnswers[dialect].contentEvents)) {
    socket.write(httpChunk(event));
  }
  socket.write(lastChunk);
  t.match(await begun.text(), /DONE/);
  t.strictSame(await times(5), [second]);
});

await test('a slower model is measured again by a share of the calls, and gets them when it has recovered', async (t) => {
  const { after, random, wait } = scriptedTime(t);
  const { providers, times, measure, answering } = await start(t, byLatency);
  providers.first.always(after(900));
  providers.second.always(after(300));
  await measure();
  providers.first.always(after(10));
  wait(600_000);
  t.strictSame(await times(5), [second], 'nobody knows');
  random.mock.mockImplementation(() => 0.01);
  t.equal(await answering(), first);
  random.mock.mockImplementation(() => 0.5);
  t.strictSame(await times(5), [first]);
});

await test('a model that fails counts as slow, and another one answers its calls meanwhile', async (t) => {
  const { after } = scriptedTime(t);
  const { providers, times, measure } = await start(t, byLatency);
  providers.first.always(after(100));
  providers.second.always(after(900));
  await measure();
  providers.first.always(refuse(503));
  t.strictSame(await times(5), [second]);
  t.equal(providers.first.calls.length, 2, 'one call was measured, and one has failed');
});

await test('a model that hangs gets no further calls, although none of those that wait has failed', async (t) => {
  const { after, wait } = scriptedTime(t);
  const { providers, times, measure, answering } = await start(t, byLatency);
  providers.first.always(after(100));
  providers.second.always(after(900));
  await measure();
  providers.first.always(open);
  const hanging = providers.first.nextCall();
  const waiting = answering();
  const call = await hanging;
  wait(2_000);
  t.strictSame(await times(5), [second]);
  finish(call);
  t.equal(await waiting, first);
});

await test('a conversation stays with its model as long as that takes at most twice as long as the fastest', async (t) => {
  const { after } = scriptedTime(t);
  const { providers, times, measure, answering } = await start(t, byLatency);
  const conversation = { prompt_cache_key: 'k' };
  providers.first.always(after(500));
  providers.second.always(after(500));
  await measure();
  const [favourite] = await times(5, conversation);
  const [own, faster] =
    favourite === first
      ? ([first, { id: 'second', model: b }] as const)
      : ([second, { id: 'first', model: a }] as const);
  providers[faster.id].always(after(260));
  await answering({ model: faster.model });
  t.strictSame(await times(1), [`${faster.id}/${faster.model}`], 'any other call');
  t.strictSame(await times(5, conversation), [own]);
  providers[own === first ? 'first' : 'second'].always(after(20_000));
  await answering(conversation);
  t.strictSame(await times(5, conversation), [`${faster.id}/${faster.model}`]);
});

await test('the history says why a model was chosen, and what was known of all of them; metrics count it', async (t) => {
  const { after } = scriptedTime(t);
  const options = { ...byLatency, plugins: [{ plugin: metrics as Plugin, config: {} }] };
  const { gateway, providers, answering, measure, notes } = await start(t, options);
  providers.first.always(after(900));
  providers.second.always(after(300));
  await answering();
  const note = { plugin: 'resilience', name: 'choice' };
  t.match(await notes(), [{ ...note, value: 'unmeasured: model-a not measured, model-b not measured' }]);
  await measure();
  t.strictSame(await notes(), [], 'nothing was chosen');
  t.equal(await answering(), second);
  t.match(await notes(), [{ ...note, value: 'fastest: model-b 300 ms, model-a 900 ms' }]);
  const { text } = await gateway.ask('GET', '/metrics');
  const counted =
    'sluice_plugin_resilience_choices_total{plugin="resilience",name="own",model="model-b",reason="fastest"} 1';
  t.ok(
    text.includes(counted),
    text
      .split('\n')
      .filter((line) => line.includes('choices'))
      .join('\n'),
  );
});

const byCost = {
  resilience: { balance: { own: { strategy: 'lowest-cost', models: [a, { model: c }, { model: b, weight: 0 }] } } },
  prices: { other: { input: 1, output: 100 } },
};

await test('calls go to the model that is cheapest for them, and to the next one when that fails', async (t) => {
  const { providers, answering, notes } = await start(t, byCost);
  t.equal(await answering({ max_tokens: 10 }), first);
  t.match(await notes(), [{ name: 'choice', value: /^cheapest: model-a 0\.\d+, model-c 0\.\d+$/ }]);
  const long = { messages: [{ role: 'user', content: 'Where is it? '.repeat(40_000) }] };
  t.equal(await answering(long), other, 'its input is cheap');
  providers.first.next(refuse(503));
  t.equal(await answering({ max_tokens: 10 }), other);
  providers.first.next(refuse(503));
  providers.other.next(refuse(503));
  t.equal(await answering({ max_tokens: 10 }), second, 'the one without a weight comes last');
});

await test('the model that is called is reserved, charged and governed: one that is disabled is passed over', async (t) => {
  const { gateway, connect } = await start(t, { ...byCost, clock: noonClock });
  const limit = { enableSpendingLimit: true, spendingLimit: 1, spendingPeriod: 'monthly' };
  const { inputTokens, outputTokens } = answerUsage;
  for (const [settings, answered, input, output] of [
    [{}, first, 10, 30],
    [{ disabledModelIdentifiersList: ['first/*'] }, other, 1, 100],
  ] as const) {
    const { ask, connectionId } = await connect({ ...limit, ...settings });
    const { headers } = await ask('openai', true, { model: 'own', max_tokens: 10 });
    t.equal(headers.get('x-sluice-model'), answered);
    const { body } = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
    t.match(body, { spent: String((inputTokens * input + outputTokens * output) / 1_000_000) });
  }
});

await test('all calls of an end user get one model of a name that says so', async (t) => {
  const { answering } = await start(t, {
    resilience: { balance: { own: { sticky: 'endUser', models: [a, b] } } },
  });
  const models = new Set<string | null>();
  for (let user = 0; user < 20; user += 1) {
    const favourite = await answering({ user: `u-${user}` });
    models.add(favourite);
    const conversation = { user: `u-${user}`, prompt_cache_key: `another ${user}` };
    t.equal(await answering(conversation, false), favourite);
  }
  t.equal(models.size, 2);
});

await test('a fallback for some failures answers after those only', async (t) => {
  const { providers, answering, client } = await start(t, {
    resilience: { fallbacks: { [a]: [{ model: c, on: ['context-length'] }, b] } },
  });
  const tooLong = refuse(400, {}, { type: 'invalid_request_error', code: 'context_length_exceeded' });
  providers.first.next(tooLong, refuse(503));
  t.equal(await answering({ model: a }), other);
  t.equal(await answering({ model: a }, false), second);
  providers.first.next(refuse(503));
  providers.second.next(refuse(503));
  t.equal((await client.ask('openai', true)).status, 503);
  t.equal(providers.other.calls.length, 1);
});

await test('a model that asks for a pause is passed over by the name that it shares with others', async (t) => {
  const { providers, answering, times } = await start(t, {
    resilience: { balance: { own: [a, { model: b, weight: 0 }] }, breaker: { failures: 5 } },
  });
  providers.first.next(refuse(429, { 'retry-after': '20' }));
  t.equal(await answering(), second);
  t.strictSame(await times(3), [second]);
  t.equal(providers.first.calls.length, 1);
  t.equal(await answering({ model: a }), null, 'who asks for it by its own name gets it');
});
