import { getEventListeners } from 'node:events';
import { inspect } from 'node:util';
import { test } from 'tap';
import {
  type Answer,
  askingRequest,
  type Contributions,
  definePlugin,
  type Exchange,
  GatewayError,
  type Identity,
  isOwnRequest,
  ModelCalls,
  type ModelQuestion,
  type Plugin,
  type StreamPart,
  textOf,
  z,
} from '../../api/index.js';
import type { Application } from '../../http/application.js';
import { BodyMemory } from '../../http/request/body-memory.js';
import { ChainCompiler } from '../../pipeline/chain/chain.js';
import { HonouredSettings } from '../../pipeline/chain/honoured-settings.js';
import { isAskedFailure } from '../../pipeline/asked-model.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { openAccess, testConnection } from '../../testkit/open-access.js';
import { plainRoute } from '../../testkit/plain-dialect.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { scriptedAnswer, scriptedProvider, textAnswer } from '../../testkit/scripted-provider.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { HostModelCalls } from './model-calls.js';

const parts: readonly StreamPart[] = [
  { type: 'start', id: 'e', model: 'm', created: 1 },
  { type: 'embedding', index: 0, vector: [1, 2] },
];

function callsOf(dispatch: NonNullable<Contributions['dispatch']>): HostModelCalls {
  const provider = { id: 'p', name: 'p', onFailure: 'closed', hookTimeoutMs: 10_000, log: collectingLog() } as const;
  const plugins = [{ ...provider, contributions: { dispatch } }];
  const chains = new ChainCompiler(plugins, { honoured: new HonouredSettings(plugins), usableModels: () => [] });
  const calls = new HostModelCalls(new BodyMemory());
  calls.fill({ chains, enter: () => undefined, leave: () => undefined } as unknown as Application);
  return calls;
}

const wanted = { model: 'm', inputs: ['a'] };

await test('a finished call leaves no listener on the signal of the work, which may make thousands of calls', async (t) => {
  const calls = callsOf(() => Promise.resolve(scriptedAnswer('p', parts)));
  const { signal } = new AbortController();
  const vectors = await calls.embed(wanted, { connection: testConnection, operation: 'embed', signal });
  t.match(vectors, [{ vector: [1, 2] }]);
  t.equal(getEventListeners(signal, 'abort').length, 0);
});

/** Asks for an embedding, and aborts the work meanwhile. */
function askedAndAborted(reason: Error): Promise<unknown> {
  const work = new AbortController();
  const calls = callsOf((_call, { signal }) => {
    const { promise, reject } = Promise.withResolvers<Answer>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    work.abort(reason);
    return promise;
  });
  return calls.embed(wanted, { connection: testConnection, operation: 'embed', signal: work.signal });
}

await test('when the work is cancelled, the call ends with a refusal that names the reason', async (t) => {
  const asked = askedAndAborted(new Error('the document was deleted'));
  await t.rejects(asked, { code: 'GW_CLIENT_GONE', cause: { message: /deleted/ } });
});

await test('a time limit of the plugin that asks is a failure of the model, and no refusal', async (t) => {
  const error: unknown = await askedAndAborted(new DOMException('too late', 'TimeoutError')).catch((cause) => cause);
  t.match(error, { code: 'GW_UPSTREAM_TIMEOUT', status: 504 });
  t.ok(isAskedFailure(error as GatewayError));
});

const question = (text: string): ModelQuestion => ({
  model: 'judge',
  messages: [{ role: 'user', content: [{ type: 'text', text }] }],
});

/** Asks the model `judge` about each call, and refuses what it calls harmful. */
function judgeOf(passesOver: (exchange: Exchange) => boolean, onFailure: 'closed' | 'open' = 'closed'): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'judge',
    onFailure,
    config: z.strictObject({}),
    needs: { calls: ModelCalls },
    setup: ({ services: { calls } }) => ({
      async govern(call, exchange) {
        const { connection = testConnection, signal } = exchange;
        if (call.kind !== 'chat' || passesOver(exchange)) return undefined;
        const [message] = call.messages.slice(-1);
        const context = { connection, ...askingRequest(exchange), operation: 'judge', signal };
        const { choices, usage } = await calls.chat(question(textOf(message?.content ?? [])), context);
        if (usage && choices.every(({ content }) => textOf(content) !== 'harmful')) return undefined;
        throw new GatewayError({ code: 'TEST_HARMFUL', status: 400, message: 'That is harmful.' });
      },
    }),
  });
}

/** The model `judge` knows one harmful text, and is away when it is asked about another. */
const models = scriptedProvider((call) => {
  if (call.kind !== 'chat' || call.model !== 'judge') return { parts: textAnswer('fine') };
  const text = call.messages.map(({ content }) => textOf(content)).join();
  if (text !== 'away') return { parts: textAnswer(text === 'a bomb' ? 'harmful' : 'harmless') };
  const upstream = { provider: 'scripted-provider', dialect: 'test', status: 500, quoted: true };
  throw new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 500,
    message: 'Overloaded, as a model says.',
    upstream,
  });
});

await test('a plugin asks a chat model, through the hooks of the connection other than prepare', async (t) => {
  const prepared: string[] = [];
  const callers: Identity[] = [];
  const watching = pluginOf('watching', {
    prepare: ({ model }) => void prepared.push(model),
    govern: (_call, { identity }) => void callers.push(identity),
  });
  const gateway = await startTestGateway([openAccess(), plainRoute, watching, judgeOf(isOwnRequest), models]);
  t.teardown(() => gateway.stop());
  t.match(await (await gateway.post('/plain', { model: 'm', text: 'a flower' })).json(), { text: 'fine' });
  t.match(await (await gateway.post('/plain', { model: 'm', text: 'a bomb' })).json(), { plainError: 'TEST_HARMFUL' });
  t.strictSame(prepared, ['m', 'm']);
  t.match(callers.slice(0, 2), [{ keyId: 'test' }, { onBehalfOf: { keyId: 'test' } }]);
});

await test('a failure of an asked model is one of the plugin that asks, with its name, and not of the model of the request', async (t) => {
  let attempts = 0;
  const retrying = pluginOf('retrying', {
    around(call, _exchange, next) {
      attempts += 1;
      return next(call);
    },
  });
  const gateway = await startTestGateway([openAccess(), plainRoute, retrying, judgeOf(isOwnRequest), models]);
  t.teardown(() => gateway.stop());
  const response = await gateway.post('/plain', { model: 'm', text: 'away' });
  t.equal(response.status, 503);
  t.match(await response.json(), { plainError: 'GW_PLUGIN_SERVER_UNAVAILABLE', message: /^(?!.*Overloaded)/ });
  t.equal(attempts, 2, 'once the question, once the call');
  await gateway.reload([openAccess(), plainRoute, judgeOf(isOwnRequest, 'open'), models]);
  t.equal(
    (await gateway.post('/plain', { model: 'm', text: 'away' })).status,
    200,
    'a plugin that fails open is skipped',
  );
});

await test('questions about questions end, with a message for the author, and the app of the first request pays for all', async (t) => {
  const payers: (string | undefined)[] = [];
  const watching = pluginOf('watching', {
    govern: (_call, { identity }) => void (identity.kind === 'key' && payers.push(identity.onBehalfOf?.keyId)),
  });
  const gateway = await startTestGateway([openAccess(), plainRoute, watching, judgeOf(() => false), models]);
  t.teardown(() => gateway.stop());
  const response = await gateway.post('/plain', { model: 'm', text: 'a flower' });
  t.match(await response.json(), { plainError: 'GW_PLUGIN_SERVER_UNAVAILABLE' });
  const told = gateway.log.map(({ fields }) => inspect(fields, { depth: 20 })).join('\n');
  t.match(told, /plugin "judge" failed in govern.*pass over isOwnRequest/s);
  t.strictSame(payers, [undefined, 'test', 'test', 'test']);
});
