import { type Test, test } from 'tap';
import { connectionTo, testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { requestTimeoutMs, stopRequestTime } from '../../../test/fixtures/time/request-time.js';
import type { Answer, Contributions, Outcome, Plugin } from '../../api/index.js';
import { openAccess } from '../../testkit/open-access.js';
import { plainDialect, plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { type Script, scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { testInferenceRoute, testRoute } from '../../testkit/test-route.js';

let hanging = Promise.withResolvers<void>();

/** Hangs, and says so to {@link ask}. */
function never<T>(): Promise<T> {
  hanging.resolve();
  return new Promise<T>(() => undefined);
}

const yes: Script = { parts: textAnswer('Yes', '.') };
const sampled = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

/** A `Contributions` whose hook of this name never returns. */
const hangingIn = (hook: 'admit' | 'prepare' | 'govern' | 'reserve' | 'authenticate'): Contributions => ({
  [hook]: () => never(),
});

/** Passes everything on, asynchronously. */
const passing: Contributions = {
  around: async (call, _exchange, next) => {
    const answer = await next(call);
    return { ...answer, deliver: async (sink) => answer.deliver(async (part) => sink(part)) };
  },
  prepare: async () => undefined,
  govern: async () => undefined,
  transform: { stage: () => ({ part: async (part, output) => output.push(part) }) },
};

const answerThatHangs: Answer = { provider: 'culprit', discard: () => undefined, deliver: () => never() };

const routes = (handle: Parameters<typeof testRoute>[0]['handle']): Contributions => ({
  routes: [testRoute({ method: 'POST', path: '/hang', handle })],
});

interface Hang {
  readonly title: string;
  readonly hook: string;
  /** Of the plugin "culprit", between two that pass everything on. */
  readonly contributions: Contributions;
  /** Whether it has returned an answer that does not end. */
  readonly isAnswer?: true;
  readonly path?: string;
}

const hangs: readonly Hang[] = [
  ...(['authenticate', 'admit', 'prepare', 'govern', 'reserve'] as const).map((hook) => ({
    title: hook,
    hook,
    contributions: hangingIn(hook),
  })),
  { title: 'around, before the call of next', hook: 'around', contributions: { around: () => never() } },
  {
    title: 'around, after next has answered',
    hook: 'around',
    contributions: { around: (call, _exchange, next) => next(call).then(() => never()) },
  },
  {
    title: 'around, beside a call of next that has answered',
    hook: 'around',
    contributions: {
      around: async (call, _exchange, next) => {
        const other = Promise.withResolvers<Answer>();
        const answering = next(call).then((answer) => {
          hanging.resolve();
          return answer;
        });
        return Promise.all([answering, other.promise]).then(([answer]) => answer);
      },
    },
  },
  {
    title: 'the own answer of around',
    hook: 'around',
    isAnswer: true,
    contributions: { around: () => Promise.resolve(answerThatHangs) },
  },
  {
    title: 'the answer of around, after that of the provider',
    hook: 'around',
    isAnswer: true,
    contributions: {
      around: async (call, _exchange, next) => {
        const answer = await next(call);
        return { ...answer, deliver: async (sink) => answer.deliver(sink).then(() => never()) };
      },
    },
  },
  {
    title: 'a part that around has got from the provider',
    hook: 'around',
    isAnswer: true,
    contributions: {
      around: async (call, _exchange, next) => {
        const answer = await next(call);
        return {
          ...answer,
          deliver: (sink) => answer.deliver((part) => (part.type === 'text' ? never() : sink(part))),
        };
      },
    },
  },
  { title: 'dispatch', hook: 'dispatch', contributions: { dispatch: () => never() } },
  {
    title: 'the answer of dispatch',
    hook: 'dispatch',
    isAnswer: true,
    contributions: { dispatch: () => answerThatHangs },
  },
  {
    title: 'the answer of dispatch, in its middle',
    hook: 'dispatch',
    isAnswer: true,
    contributions: {
      dispatch: () => ({
        ...answerThatHangs,
        async deliver(sink) {
          for (const part of textAnswer('Ye').slice(0, 2)) await sink(part);
          return never();
        },
      }),
    },
  },
  {
    title: 'a stage',
    hook: 'transform',
    contributions: { transform: { stage: () => ({ part: () => never() }) } },
  },
  {
    title: 'the end of a stage',
    hook: 'transform',
    contributions: { transform: { stage: () => ({ part: (part, output) => output.push(part), end: () => never() }) } },
  },
  {
    title: 'rewrite',
    hook: 'transform',
    contributions: { transform: { buffer: { maxBytes: 1000 }, rewrite: () => never() } },
  },
  { title: 'the handler of a route', hook: 'route', path: '/hang', contributions: routes(() => never()) },
  {
    title: 'the stream of a route',
    hook: 'route',
    path: '/hang',
    isAnswer: true,
    contributions: routes(async () => ({
      stream: (async function* () {
        await never();
        yield '';
      })(),
    })),
  },
  {
    title: 'resolve of a dialect',
    hook: 'route',
    path: '/resolve',
    contributions: { routes: [testInferenceRoute('resolve', { ...plainDialect, resolve: () => never() })] },
  },
];

/** Asks a gateway until a plugin hangs and the time is over, and returns what is said about the request. */
async function ask(
  t: Test,
  plugins: readonly Plugin[],
  { path = '/plain' }: { readonly path?: string | undefined } = {},
) {
  const outcome = Promise.withResolvers<Outcome>();
  const recording = pluginOf('recording', { record: (_exchange, recorded) => outcome.resolve(recorded) });
  const endTime = stopRequestTime(t);
  hanging = Promise.withResolvers();
  const settings = { server: { requestTimeoutMs } };
  const gateway = await testGateway(
    t,
    [recording, ...plugins, openAccess(), plainRoute, scriptedProvider(yes)],
    settings,
  );
  const asked = gateway.post(path, {}, sampled);
  await hanging.promise;
  await endTime();
  const response = await asked;
  const body = (await response.json()) as { readonly message: string };
  const { steps, error } = await outcome.promise;
  const line = gateway.log.find(({ message }) => message === 'request failed');
  return { status: response.status, body, steps, error, line };
}

for (const { title, hook, contributions, isAnswer, path } of hangs) {
  await test(`what hangs is named by the error, the log and the trace: ${title}`, async (t) => {
    const culprit = pluginOf('culprit', contributions);
    const plugins = [pluginOf('before', passing), culprit, pluginOf('behind', passing)];
    const { status, body, steps, error, line } = await ask(t, plugins, { path });
    t.equal(status, 504);
    const what = isAnswer ? 'ended the answer of' : 'returned from';
    const message = `The answer was not complete within 60000 ms (server.requestTimeoutMs): the plugin "culprit" has not ${what} "${hook}".`;
    t.ok(JSON.stringify(body).includes(JSON.stringify(message).slice(1, -1)), JSON.stringify(body));
    t.equal(error?.message, message);
    t.match(line?.fields, { code: 'GW_REQUEST_DEADLINE', plugin: 'culprit', hook });
    const failed = steps.filter((step) => step.failed);
    t.match(failed, [{ plugin: 'culprit', hook, startedAt: Number, durationMs: Number }]);
    t.equal(failed.length, 1);
  });
}

await test('a second attempt that hangs is blamed on the provider, not on the plugin that retries', async (t) => {
  const retrying = pluginOf('retrying', {
    around: async (call, _exchange, next) => {
      (await next({ ...call, model: 'first' })).discard();
      return next({ ...call, model: 'second' });
    },
  });
  const culprit = pluginOf('culprit', {
    dispatch: (call) => (call.model === 'second' ? never() : undefined),
  });
  const { body } = await ask(t, [retrying, culprit]);
  t.match(body.message, /the plugin "culprit" has not returned from "dispatch"\.$/);
});

await test('nobody is blamed when the client does not read', async (t) => {
  const aborted = Promise.withResolvers<void>();
  const endless = scriptedProvider({
    async parts(sink, { signal }) {
      signal.addEventListener('abort', () => aborted.resolve());
      const [start, text] = textAnswer('x'.repeat(100_000));
      if (!start || !text) return;
      await sink(start);
      while (!signal.aborted) await sink(text);
    },
  });
  const outcome = Promise.withResolvers<Outcome>();
  const recording = pluginOf('recording', { record: (_exchange, recorded) => outcome.resolve(recorded) });
  const settings = { server: { requestTimeoutMs: 500 } };
  const plugins = [recording, openAccess(), plainRoute, pluginOf('between', passing), endless];
  const gateway = await testGateway(t, plugins, settings);
  const connection = await connectionTo(t, gateway);
  connection.pause();
  connection.post('/plain', JSON.stringify({ stream: true }), { 'content-type': 'application/json', ...sampled });
  await aborted.promise;
  connection.resume();
  const { error, steps } = await outcome.promise;
  t.equal(error?.message, 'The answer was not complete within 500 ms (server.requestTimeoutMs).');
  t.strictSame(
    steps.filter(({ failed }) => failed),
    [],
  );
});
