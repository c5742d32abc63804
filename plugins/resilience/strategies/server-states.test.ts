import { type Test, test } from 'tap';
import { type Attempt, GatewayError } from '../../../core/api/index.js';
import { catalogOf } from '../../../core/testkit/index.js';
import { ServerStates } from './server-states.js';

const catalog = catalogOf(
  ['a', 'b'].map((modelId) => ({ modelId, displayName: modelId, provider: 'p', capabilities: ['chat'] })),
);

function errorOf(code: string, status: number): GatewayError {
  return new GatewayError({ code, status, message: code });
}

function started(t: Test) {
  let now = 0;
  const servers = new ServerStates(['a'], catalog, () => now);
  /** A call that begins its answer, if it is streamed, and ends after these times. */
  const ask = (
    stream: boolean,
    { begunMs, endMs }: { readonly begunMs?: number; readonly endMs: number },
    attempt: Partial<Attempt> | 'unsent' = { complete: true },
  ): number | undefined => {
    const from = now;
    const reservation = servers.reserve({ model: 'p/a', stream });
    if (begunMs !== undefined) {
      now = from + begunMs;
      reservation?.begun?.();
    }
    now = from + endMs;
    t.equal(
      reservation?.settle(attempt === 'unsent' ? undefined : (attempt as Attempt)),
      undefined,
      'it costs nothing',
    );
    return servers.of('a')?.latencyFor({ stream }).estimateMs;
  };
  return { servers, ask };
}

await test('streams are measured to their first content, and whole answers by their output tokens', async (t) => {
  const { servers, ask } = started(t);
  t.equal(ask(true, { begunMs: 300, endMs: 9_000 }), 300);
  t.equal(ask(false, { endMs: 1_000 }, { complete: true, usage: { inputTokens: 5, outputTokens: 40 } }), 25);
  t.equal(started(t).ask(false, { endMs: 70 }, { complete: true, usage: { inputTokens: 5, outputTokens: 0 } }), 70);
  t.equal(servers.reserve({ model: 'b', stream: true }), undefined, 'no other model is measured');
  t.equal(servers.of('b'), undefined);
  t.match(servers.of('p/a'), { openRequests: 0, isFailing: false });
});

await test('the failures of a provider count as slow, also in the middle of an answer; refusals of a request do not count', async (t) => {
  const failed = { error: errorOf('GW_UPSTREAM_BROKEN', 502) };
  t.equal(started(t).ask(true, { endMs: 5 }, failed), Infinity);
  const { servers, ask } = started(t);
  t.ok((ask(true, { begunMs: 100, endMs: 500 }, failed) ?? 0) > 10_000);
  t.match(servers.of('a'), { openRequests: 0, isFailing: true });
  ask(true, { endMs: 5 }, { error: errorOf('GW_CLIENT_GONE', 499) });
  t.match(servers.of('a'), { isFailing: true }, 'a client that leaves says nothing about it');
  ask(true, { endMs: 5 });
  t.match(servers.of('a'), { isFailing: false });
  const refused = started(t);
  t.equal(refused.ask(true, { begunMs: 100, endMs: 200 }), 100);
  t.equal(refused.ask(true, { endMs: 900 }, { error: errorOf('GW_PROVIDER_REFUSED', 400) }), 100);
  t.equal(refused.servers.of('a')?.latencyFor({ stream: true }).isIdle, true);
});

await test('a client that leaves before its answer has begun has waited; a call that was not sent has not', async (t) => {
  const gone = { error: errorOf('GW_CLIENT_GONE', 499) };
  for (const attempt of [gone, {}]) {
    const { ask } = started(t);
    t.equal(ask(true, { begunMs: 100, endMs: 100 }), 100);
    t.ok((ask(true, { endMs: 400 }, attempt) ?? 0) > 490);
  }
  const { ask, servers } = started(t);
  ask(true, { endMs: 400 }, 'unsent');
  t.equal(ask(true, { begunMs: 100, endMs: 100 }), 100);
  t.match(servers.of('a'), { openRequests: 0 });
});
