import { type Test, test } from 'tap';
import type { InferenceCall, Outcome } from '../../../core/api/index.js';
import { pluginOf, until } from '../../../core/testkit/index.js';
import { pathOf, requestOf } from '../../fixtures/clients/client-dialects.js';
import {
  answer,
  hangUp,
  modelOf,
  refuse,
  startFailingGateway,
  type Step,
} from '../../fixtures/providers/failing-providers.js';
import { httpChunk, httpHead, lastChunk, type ProviderCall } from '../../fixtures/providers/provider-server.js';
import { textAnswers } from '../../fixtures/providers/recorded-answers.js';

const { first: a, second: b } = modelOf;
const first = `first/${a}`;
const second = `second/${b}`;

/** Begins a streamed answer, whose rest comes with `finish`. */
const begin: Step = ({ dialect, socket }) => {
  const { events, contentEvents } = textAnswers[dialect];
  socket.write(httpHead(200, { 'content-type': 'text/event-stream', 'transfer-encoding': 'chunked' }));
  for (const event of events.slice(0, contentEvents)) socket.write(httpChunk(event));
};

function finish({ dialect, socket }: ProviderCall): void {
  const { events, contentEvents } = textAnswers[dialect];
  for (const event of events.slice(contentEvents)) socket.write(httpChunk(event));
  socket.write(lastChunk);
}

function contains(call: InferenceCall, word: string): boolean {
  return call.kind === 'chat' && JSON.stringify(call.messages).includes(word);
}

interface Asked {
  readonly model?: string;
  readonly text?: string;
  readonly session_id?: string;
  readonly signal?: AbortSignal;
}

/** A gateway whose alias `own` stands for two servers, and a client of it. */
async function start(t: Test, { weight = 1, ...resilience }: { weight?: number; [setting: string]: unknown } = {}) {
  const outcomes: Outcome[] = [];
  const ends = pluginOf('ends', {
    record: (exchange, outcome) => {
      if (exchange.operation === 'createChatCompletion') outcomes.push(outcome);
    },
  });
  const refuses = pluginOf('refuses', {
    govern(call) {
      if (call.model === a && contains(call, 'refuse')) throw new Error('It breaks.');
      return undefined;
    },
    transform: {
      stage: (call) => ({
        part(part, output) {
          if (contains(call, 'break')) throw new Error('It breaks.');
          return output.push(part);
        },
      }),
    },
  });
  const balance = { own: { strategy: 'least-requests', models: [a, { model: b, weight }] } };
  const { gateway, providers, connect } = await startFailingGateway(
    t,
    { balance, ...resilience },
    { plugins: [refuses, ends] },
  );
  const { apiKey } = await connect();
  /** Kept, because `fetch` abandons an answer that nobody refers to any more. */
  const answers: Response[] = [];
  /** The answer to a streamed request, as soon as its headers are there. */
  const open = async ({ model = 'own', text = 'Hello', session_id, signal }: Asked = {}): Promise<Response> => {
    // Only one dialect has sessions.
    const dialect = session_id === undefined ? 'openai' : 'native';
    const wish = { model, stream: true, text };
    const answered = await fetch(gateway.url + pathOf(dialect, wish), {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...requestOf(dialect, wish), session_id }),
      ...(signal && { signal }),
    });
    answers.push(answered);
    return answered;
  };
  const serverOf = async (more: Asked = {}): Promise<string | null> => (await open(more)).headers.get('x-sluice-model');
  return { providers, open, serverOf, outcomes };
}

async function times<T>(count: number, work: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work());
  return results;
}

function countOf(all: readonly (string | null)[], server: string): number {
  return all.filter((one) => one === server).length;
}

await test('a call goes to the server with the fewest open requests, and a stream is one until its end', async (t) => {
  const { providers, open, serverOf } = await start(t);
  providers.first.always(begin);
  providers.second.always(begin);
  const answers = await times(6, () => open());
  const servers = answers.map(({ headers }) => headers.get('x-sluice-model'));
  t.strictSame([countOf(servers, first), countOf(servers, second)], [3, 3]);
  for (const call of providers.first.calls) finish(call);
  for (const [index, server] of servers.entries()) if (server === first) await answers[index]?.text();
  t.strictSame(await times(3, serverOf), [first, first, first]);
});

await test('a server with three times the weight has three times as many open requests', async (t) => {
  const { providers, serverOf } = await start(t, { weight: 3 });
  providers.first.always(begin);
  providers.second.always(begin);
  const servers = await times(12, serverOf);
  t.strictSame([countOf(servers, first), countOf(servers, second)], [3, 9]);
});

await test('requests of a model by its own name, or as a fallback, count as well', async (t) => {
  const { providers, serverOf } = await start(t, { fallbacks: { [modelOf.other]: [a] } });
  providers.first.always(begin);
  providers.second.always(begin);
  providers.other.always(refuse(503));
  await serverOf({ model: a });
  await serverOf({ model: `${first}` });
  t.equal(await serverOf({ model: modelOf.other }), first);
  t.strictSame(await times(3, serverOf), [second, second, second]);
});

await test('however requests end, none of them counts any longer', async (t) => {
  const { providers, open, serverOf, outcomes } = await start(t, { retries: 1, breaker: { failures: 0 } });
  let sent = 0;
  // All of them at one server, which would then be taken for the busier one.
  const ended = async (step: Step, more: Asked = {}): Promise<void> => {
    providers.first.always(step);
    sent += 2;
    for (const answered of await times(2, () => open({ model: a, ...more }))) {
      await answered.text().catch(() => undefined);
    }
  };
  const broken: Step = (call) => {
    begin(call);
    call.socket.destroy();
  };
  await ended(answer);
  await ended(refuse(503));
  await ended(refuse(400));
  await ended(hangUp);
  await ended(broken);
  await ended(({ socket }) => void socket.write(httpHead(200, { 'content-length': 3 }) + 'no!'));
  await ended(answer, { text: 'refuse' });
  await ended(begin, { text: 'break' });
  // Clients that leave, while they wait for an answer and while they read one.
  for (const step of [begin, (): void => undefined]) {
    providers.first.always(step);
    const leaving = new AbortController();
    const called = providers.first.nextCall();
    const left = open({ model: a, signal: leaving.signal });
    sent += 1;
    const { closed } = await called;
    if (step === begin) await left;
    leaving.abort();
    await Promise.allSettled([left]);
    await closed;
  }
  await ended(answer);
  await until(() => outcomes.length === sent, 'all requests have ended');
  providers.first.always(begin);
  providers.second.always(begin);
  const servers = await times(6, serverOf);
  t.strictSame([countOf(servers, first), countOf(servers, second)], [3, 3]);
  t.strictSame(
    new Set(outcomes.map(({ status, error }) => error?.code ?? status)),
    new Set([
      'completed',
      'GW_PROVIDER_FAILED',
      'GW_PROVIDER_REFUSED',
      'GW_UPSTREAM_BROKEN',
      'GW_PROVIDER_BAD_ANSWER',
      'GW_PLUGIN_FAILED',
      'GW_CLIENT_GONE',
    ]),
  );
});

await test('a server that fails at once does not get all calls, and gets some as soon as it is mended', async (t) => {
  const { providers, open, serverOf } = await start(t, { breaker: { failures: 0 } });
  providers.first.always(refuse(503));
  providers.second.always(begin);
  t.strictSame(new Set(await times(20, serverOf)), new Set([second]), 'the other one answers all');
  t.ok(providers.first.calls.length < 20, 'but not all were tried with this one');
  providers.first.always(answer);
  const isMended = async (): Promise<boolean> => {
    const answered = await open();
    return answered.headers.get('x-sluice-model') === first && (await answered.text()) !== '';
  };
  for (let asked = 0; asked < 100 && !(await isMended()); asked += 1);
  t.strictSame(new Set(await times(10, serverOf)), new Set([first]), 'it has less to do');
});

await test('calls of a session go to one server, as long as that has not many more open requests than the other', async (t) => {
  const { providers, open, serverOf } = await start(t);
  const session = { session_id: 's-1' };
  const answered = async (): Promise<string | null> => {
    const complete = await open(session);
    await complete.text();
    return complete.headers.get('x-sluice-model');
  };
  const favourite = await answered();
  t.strictSame(
    await times(5, answered),
    Array.from({ length: 5 }, () => favourite),
  );
  providers.first.always(begin);
  providers.second.always(begin);
  await times(2, () => open({ model: favourite ?? '' }));
  t.not(await serverOf(session), favourite);
});
