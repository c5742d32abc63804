import { test } from 'tap';
import type { ChatCall } from '../../../core/api/index.js';
import { sampleChatCall } from '../../../core/testkit/sample-call.js';
import { fc } from '../../../test/fixtures/random.js';
import { lowestLatency } from './lowest-latency.js';
import { ServerState } from './server-states.js';
import type { Ranked } from './strategy.js';

/** A model whose streams have begun after this time, with calls that wait for theirs. */
interface Server {
  readonly ms?: number;
  readonly waiting?: number;
}

const streamed = sampleChatCall({ model: 'm', stream: true }, {}, 'native');
const continued: ChatCall = {
  ...streamed,
  messages: [...streamed.messages, { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] }],
};

interface Asked {
  readonly call?: ChatCall;
  readonly affinity?: string;
  readonly random?: number;
}

function ranked(servers: readonly Server[], { call = streamed, affinity, random = 1 }: Asked = {}): readonly Ranked[] {
  let now = 0;
  const states = servers.map(({ ms, waiting = 0 }) => {
    const state = new ServerState(() => now);
    const latency = state.latencyFor({ stream: true });
    if (ms !== undefined) {
      const measured = latency.begin();
      now += ms;
      measured.answered(1);
    }
    return { latency, waiting, state };
  });
  for (const { latency, waiting } of states) for (let index = 0; index < waiting; index += 1) latency.begin();
  const strategy = lowestLatency({ of: (model) => states[Number(model)]?.state }, () => random);
  return strategy(
    servers.map((_, index) => ({ model: String(index), weight: 1 })),
    { call, affinity },
  );
}

/** The model that is tried first. */
function first(...asked: Parameters<typeof ranked>): string | undefined {
  return ranked(...asked).toSorted((a, b) => a.rank - b.rank || 0)[0]?.model;
}

await test('the fastest come first, those that are about as fast in the order in which they were drawn, and then the others by their speed', (t) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 }), (all) => {
      const lowest = Math.min(...all);
      const order = ranked(all.map((ms) => ({ ms })));
      for (const { model, rank, reason } of order) {
        const ms = all[Number(model)] ?? 0;
        t.equal(rank === 0, ms <= lowest * 1.25, model);
        t.equal(reason, rank === 0 ? 'fastest' : 'slower');
        if (rank > 0) t.equal(rank, ms);
      }
    }),
    { numRuns: 200 },
  );
  t.strictSame(
    ranked([{ ms: 400 }, { ms: 1_234 }, { ms: 480 }, {}]).map(({ figure }) => figure),
    ['400 ms', '1234 ms', '480 ms', 'not measured'],
  );
  t.end();
});

await test('a model that was never measured is as good as the fastest, but gets one call at a time until it has answered', (t) => {
  t.match(ranked([{ ms: 100 }, {}]), [
    { rank: 0, reason: 'fastest' },
    { rank: 0, reason: 'unmeasured' },
  ]);
  t.match(ranked([{ ms: 100 }, { waiting: 1 }]), [{ rank: 0 }, { rank: Infinity, figure: 'no answer yet' }]);
  t.match(ranked([{ waiting: 1 }, { waiting: 2 }, {}]), [{ rank: Infinity }, { rank: Infinity }, { rank: 0 }]);
  t.match(ranked([{ waiting: 1 }, { waiting: 2 }]), [{ rank: 0 }, { rank: 0 }], 'if there is no other');
  t.end();
});

await test('a share of the calls measures slower models again, one call at a time', (t) => {
  const servers = [{ ms: 100 }, { ms: 900 }];
  t.equal(first(servers, { random: 0.05 }), '0');
  t.equal(first(servers, { random: 0.049 }), '1');
  t.match(ranked(servers, { random: 0.049 })[1], { reason: 'exploration', figure: '900 ms' });
  t.equal(first([{ ms: 100 }, { ms: 900, waiting: 1 }], { random: 0 }), '0');
  t.equal(first([{ ms: 100 }, { ms: 900, waiting: 1 }, { ms: 950 }], { random: 0 }), '2');
  t.equal(first([{ ms: 100 }, { ms: 110 }], { random: 0 }), '0', 'not without a slower one');
  t.end();
});

await test('a conversation stays with a model that is up to twice as slow, and explores nothing once it has begun', (t) => {
  const servers = [{ ms: 199 }, { ms: 100 }];
  t.equal(first(servers), '1');
  t.equal(first(servers, { affinity: 's' }), '0');
  t.match(ranked(servers, { affinity: 's' })[0], { reason: 'conversation' });
  t.equal(first([{ ms: 201 }, { ms: 100 }], { affinity: 's' }), '1');
  const slow = [{ ms: 300 }, { ms: 100 }];
  t.equal(first(slow, { affinity: 's', random: 0 }), '0', 'its first call may');
  t.equal(first(slow, { affinity: 's', random: 0, call: continued }), '1');
  t.equal(first(slow, { random: 0, call: continued }), '1');
  t.end();
});

await test('streams and whole answers are measured separately, the latter by their tokens', (t) => {
  const whole = { ...streamed, stream: false };
  t.match(ranked([{ ms: 100 }, { ms: 900 }], { call: whole }), [{ reason: 'unmeasured' }, { reason: 'unmeasured' }]);
  let now = 0;
  const state = new ServerState(() => now);
  const measured = state.latencyFor(whole).begin();
  now += 2_500;
  measured.answered(100);
  const [one] = lowestLatency({ of: () => state }, () => 1)([{ model: 'm', weight: 1 }], {
    call: whole,
    affinity: undefined,
  });
  t.match(one, { figure: '25.0 ms a token' });
  t.end();
});
