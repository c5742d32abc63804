import { getEventListeners } from 'node:events';
import { test } from 'tap';
import type { Answer, Contributions, StreamPart } from '../../api/index.js';
import type { Application } from '../../http/application.js';
import { ChainCompiler } from '../../pipeline/chain/chain.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { testConnection } from '../../testkit/open-access.js';
import { scriptedAnswer } from '../../testkit/scripted-provider.js';
import { HostModelCalls } from './model-calls.js';

const parts: readonly StreamPart[] = [
  { type: 'start', id: 'e', model: 'm', created: 1 },
  { type: 'embedding', index: 0, vector: [1, 2] },
];

function callsOf(dispatch: NonNullable<Contributions['dispatch']>): HostModelCalls {
  const provider = { id: 'p', name: 'p', onFailure: 'closed', hookTimeoutMs: 10_000, log: collectingLog() } as const;
  const chains = new ChainCompiler([{ ...provider, contributions: { dispatch } }]);
  const calls = new HostModelCalls();
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

await test('when the work is cancelled, the call ends with a refusal that names the reason', async (t) => {
  const work = new AbortController();
  const calls = callsOf((_call, { signal }) => {
    const { promise, reject } = Promise.withResolvers<Answer>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    work.abort(new Error('the document was deleted'));
    return promise;
  });
  const context = { connection: testConnection, operation: 'embed', signal: work.signal };
  await t.rejects(calls.embed(wanted, context), { code: 'GW_CLIENT_GONE', cause: { message: /deleted/ } });
});
