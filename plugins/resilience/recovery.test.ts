import { type Test, test } from 'tap';
import {
  type Answer,
  type Attempt,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type ModelInfo,
} from '../../core/api/index.js';
import { catalogOf, collectingLog, fakeClock } from '../../core/testkit/index.js';
import { sampleChatCall } from '../../core/testkit/sample-call.js';
import { BalancedNames } from './balanced-names.js';
import { Breaker } from './breaker.js';
import { config } from './config.js';
import { recordAttempts } from './record-attempts.js';
import { Recovery, type RecoveryServices } from './recovery.js';
import { FallbackLists } from './fallback-lists.js';
import type { Strategy } from './strategies/strategy.js';

const failure = (retryAfter?: number, message = 'Busy.'): GatewayError =>
  new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 503,
    message,
    upstream: { provider: 'p', dialect: 'd', status: 503 },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
const answer: Answer = { provider: 'p', deliver: async () => undefined, discard: () => undefined };
const call = sampleChatCall({ model: 'a' }, {}, 'native');
const models = ['a', 'b', 'c'].map(
  (modelId): ModelInfo => ({ modelId, displayName: modelId, provider: 'p', capabilities: ['chat'] }),
);

/** A recovery on a clock that stands still; random waits are as long as they can be. */
function played(settings: object, ...outcomes: readonly (Answer | GatewayError)[]) {
  const clock = fakeClock();
  const leaving = new AbortController();
  const parsed = config.parse(settings);
  const ranked: Strategy = (drawn) =>
    drawn.map((member) => ({ ...member, rank: -Number.parseInt(member.model, 36), reason: 'last', figure: 'known' }));
  const strategies = { 'least-requests': ranked, 'lowest-latency': ranked, 'lowest-cost': ranked };
  const balanced = new BalancedNames(parsed.balance, 'resilience', { random: () => 0.5, strategies });
  const chosen: unknown[] = [];
  const notes: unknown[] = [];
  const services: RecoveryServices = {
    config: parsed,
    lists: new FallbackLists(parsed.fallbacks, catalogOf(models), balanced),
    balanced,
    breaker: new Breaker(parsed.breaker, () => clock.now()),
    clock,
    notes: { add: (_exchange, note) => void notes.push(note) },
    log: collectingLog(),
    random: () => 1,
    chosen: (_exchange, ...choice) => void chosen.push(choice),
  };
  const sent: string[] = [];
  const left = [...outcomes];
  const exchange = { id: 'x', signal: leaving.signal } as Exchange;
  const next = async ({ model }: InferenceCall): Promise<Answer> => {
    sent.push(model);
    const outcome = left.shift() ?? answer;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { clock, leaving, services, sent, chosen, notes, pending: { call, exchange, next } };
}

async function waits(t: Test, { clock, sent }: ReturnType<typeof played>, milliseconds: number): Promise<void> {
  const before = sent.length;
  await clock.advance(milliseconds - 1);
  t.equal(sent.length, before, `not before ${milliseconds} ms`);
  await clock.advance(1);
  t.equal(sent.length, before + 1);
}

await test('the backoff doubles with each retry, and respects Retry-After', async (t) => {
  const recovery = played({ retries: 4, firstWaitMs: 100, maxWaitMs: 2000 }, failure(), failure(), failure(1));
  const answered = Recovery.after(failure(), recovery.pending, recovery.services);
  for (const milliseconds of [100, 200, 400, 1100]) await waits(t, recovery, milliseconds);
  t.match((await answered).headers, { 'x-sluice-attempts': '5' });
  t.strictSame(recovery.sent, ['a', 'a', 'a', 'a']);
});

await test('the next model is called without waiting, with its own number of retries', async (t) => {
  const recovery = played({ retries: 1, fallbacks: { a: ['b', 'c'] } }, failure(), failure(3600));
  const answered = Recovery.after(failure(), recovery.pending, recovery.services);
  await recovery.clock.advance(250);
  t.strictSame(recovery.sent, ['a', 'b', 'c'], 'b asks for more time than anybody has');
  t.match((await answered).headers, { 'x-sluice-model': 'p/c', 'x-sluice-attempts': '4' });
});

await test('an abort of the exchange ends the backoff immediately', async (t) => {
  const recovery = played({}, failure());
  const answered = Recovery.after(failure(5), recovery.pending, recovery.services);
  await recovery.clock.advance(1);
  const reason = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  recovery.leaving.abort(reason);
  await t.rejects(answered, reason);
  t.equal(recovery.clock.waiting, 0);
  t.strictSame(recovery.sent, []);
});

await test('nothing is sent for an exchange that has ended', async (t) => {
  const recovery = played({ firstWaitMs: 0, fallbacks: { a: ['b'] } });
  recovery.leaving.abort(new Error('gone'));
  await t.rejects(Recovery.after(failure(), recovery.pending, recovery.services), failure());
  t.strictSame(recovery.sent, []);
});

await test('after the failure of an answer, the recovery continues where its call left off', async (t) => {
  const recovery = played({ retries: 1, firstWaitMs: 0, fallbacks: { a: ['b'] } });
  const first = await Recovery.after(failure(), recovery.pending, recovery.services);
  const second = await first.instead?.(failure());
  t.strictSame(recovery.sent, ['a', 'b'], 'the one further try was made');
  const third = await second?.instead?.(failure());
  t.strictSame(recovery.sent, ['a', 'b', 'b']);
  await t.rejects(
    Promise.resolve(third?.instead?.(failure())).then(() => undefined),
    failure(),
  );
});

await test('a model with an open circuit is tried last, and its own error is shown', async (t) => {
  const busy = failure(undefined, 'a itself');
  const recovery = played({ retries: 0, fallbacks: { a: ['b'] }, breaker: { failures: 1 } }, failure(), busy);
  recovery.services.breaker.failed('p/a');
  await t.rejects(Recovery.begin(recovery.pending, recovery.services), { message: 'a itself' });
  t.strictSame(recovery.sent, ['b', 'a']);
});

await test('the models of an alias are tried one after the other without waiting, and only the last is retried', async (t) => {
  const settings = {
    retries: 1,
    firstWaitMs: 100,
    balance: { a: ['b', { model: 'c', weight: 0 }] },
    fallbacks: { a: ['p/a'] },
  };
  const recovery = played(settings, failure(5), failure(), failure());
  const answered = Recovery.begin(recovery.pending, recovery.services);
  await recovery.clock.advance(0);
  await recovery.clock.advance(99);
  t.strictSame(recovery.sent, ['b', 'c']);
  await recovery.clock.advance(1);
  t.match((await answered).headers, { 'x-sluice-model': 'p/a', 'x-sluice-attempts': '4' });
  t.strictSame(recovery.sent, ['b', 'c', 'c', 'p/a']);
});

await test('a model of an alias that must not be called is skipped, and an invalid request is refused at once', async (t) => {
  const refusal = (code: string): GatewayError => new GatewayError({ code, status: 400, message: code });
  const shared = { balance: { a: ['b', { model: 'c', weight: 0 }] } };
  const switchedOff = played(shared, refusal('GW_MODEL_DISABLED'));
  t.match((await Recovery.begin(switchedOff.pending, switchedOff.services)).headers, { 'x-sluice-model': 'p/c' });
  const blocked = played(shared, refusal('GW_POLICY_BLOCKED'));
  await t.rejects(Recovery.begin(blocked.pending, blocked.services), { code: 'GW_POLICY_BLOCKED' });
  t.strictSame(blocked.sent, ['b']);
  const none = played(shared, refusal('GW_MODEL_DISABLED'), refusal('GW_REQUEST_UNSUPPORTED'));
  await t.rejects(Recovery.begin(none.pending, none.services), { code: 'GW_REQUEST_UNSUPPORTED' });
});

await test('after a refusal by the limit of a model another one is called, unless that is not wanted', async (t) => {
  const code = 'GW_SPENDING_LIMIT_REACHED';
  const spent = new GatewayError({ code, status: 429, message: 'a', field: 'model', retryAfter: 60, retryable: false });
  const spentToo = new GatewayError({ code, status: 429, message: 'b', field: 'model', retryAfter: 60 });
  const recovery = played({ fallbacks: { a: ['b', 'c'] } }, spentToo);
  const answered = await Recovery.after(spent, recovery.pending, recovery.services);
  t.match(answered.headers, { 'x-sluice-model': 'p/c', 'x-sluice-attempts': '3' });
  t.strictSame(recovery.sent, ['b', 'c'], 'nothing is waited for');
  const log = (recovery.services.log as ReturnType<typeof collectingLog>).lines;
  t.match(log, [{ message: 'the spending limit of a model is reached; another model takes over' }, Object]);
  const all = played({ fallbacks: { a: ['b'] } }, spentToo);
  await t.rejects(Recovery.after(spent, all.pending, all.services), { message: 'a' });
  const unwanted = played({ fallbacks: { a: ['b'] }, fallbackOn: ['unreachable'] });
  await t.rejects(Recovery.after(spent, unwanted.pending, unwanted.services), { message: 'a' });
  t.strictSame(unwanted.sent, []);
});

await test('without a matching fallback, a model of an alias is retried', async (t) => {
  const recovery = played(
    { retries: 1, firstWaitMs: 100, fallbackOn: [], balance: { a: ['b', 'c'] } },
    failure(),
    failure(),
  );
  const refused = t.rejects(Recovery.begin(recovery.pending, recovery.services), failure());
  await recovery.clock.advance(0);
  await waits(t, recovery, 100);
  await refused;
  t.equal(new Set(recovery.sent).size, 1);
});

/** A refusal with a reason, as providers report one. */
function refusal(reason: 'context-length' | 'content'): GatewayError {
  const upstream = { provider: 'p', dialect: 'd', status: 400, reason };
  return new GatewayError({ code: 'GW_PROVIDER_REFUSED', status: 400, message: reason, upstream });
}

await test('a model that takes over only after some failures is called after those, wherever it is in the list, and after no others', async (t) => {
  const settings = { retries: 0, fallbacks: { a: [{ model: 'b', on: ['content', 'context-length'] }, 'c'] } };
  for (const [sent, ...outcomes] of [
    [['a', 'b'], refusal('content')],
    [['a', 'b'], refusal('context-length')],
    [['a', 'c'], failure()],
    [['a', 'c', 'b'], failure(), refusal('content')],
  ] as const) {
    const [first = failure(), ...more] = outcomes;
    const recovery = played(settings, ...more);
    const { headers } = await Recovery.after(first, recovery.pending, recovery.services);
    t.strictSame(['a', ...recovery.sent], sent);
    t.match(headers, { 'x-sluice-model': `p/${sent.at(-1)}` });
  }
  const last = played(settings, failure(undefined, 'c itself'));
  await t.rejects(Recovery.after(failure(undefined, 'a itself'), last.pending, last.services), { message: 'a itself' });
  t.strictSame(last.sent, ['c']);
  const unwanted = played({ fallbacks: { a: ['b'] } });
  await t.rejects(Recovery.after(refusal('content'), unwanted.pending, unwanted.services), { message: 'content' });
});

await test('a model that takes over only after some failures does not stand in for one whose circuit is open', async (t) => {
  const settings = { breaker: { failures: 1 }, fallbacks: { a: [{ model: 'b', on: ['context-length'] }] } };
  const recovery = played(settings, refusal('context-length'));
  recovery.services.breaker.failed('p/a');
  await Recovery.begin(recovery.pending, recovery.services);
  t.strictSame(recovery.sent, ['a', 'b']);
});

await test('a model of an alias that asks for a pause gets it, as long as another one of the alias answers', async (t) => {
  const settings = {
    retries: 0,
    breaker: { coolDownMs: 20_000 },
    balance: {
      a: [
        { model: 'b', weight: 1_000_000 },
        { model: 'c', weight: 0 },
      ],
    },
    fallbacks: { a: ['p/a'] },
  };
  const recovery = played(settings, failure(7));
  const begin = async (): Promise<readonly string[]> => {
    recovery.sent.length = 0;
    await Recovery.begin(recovery.pending, recovery.services);
    return [...recovery.sent];
  };
  t.strictSame(await begin(), ['b', 'c']);
  await recovery.clock.advance(6_999);
  t.strictSame(await begin(), ['c']);
  t.match(recovery.notes.at(-1), { kind: 'recovery', action: 'skip', model: 'b', reason: 'retry-after' });
  recovery.services.breaker.rests('p/c', 1_000);
  t.strictSame(await begin(), ['b'], 'before any fallback');
  await recovery.clock.advance(1);
  t.strictSame(await begin(), ['b']);
  recovery.services.breaker.rests('p/b', 3_600_000);
  await recovery.clock.advance(20_000);
  t.strictSame(await begin(), ['b'], 'but not for longer than the cool-down');
});

await test('why a model of an alias comes first is reported, also when it is not the first that is called', async (t) => {
  const recovery = played({ balance: { a: { strategy: 'lowest-cost', models: ['b', 'c'] } } });
  await Recovery.begin(recovery.pending, recovery.services);
  recovery.services.breaker.rests('p/c', 1_000);
  await Recovery.begin(recovery.pending, recovery.services);
  const choice = { reason: 'last', figures: 'c known, b known' };
  t.strictSame(recovery.chosen, [
    ['a', 'c', choice],
    ['a', 'b', choice],
  ]);
});

await test('a model gets the pause that it asks for, but none because a limit of the caller is reached', async (t) => {
  const busy = played({ retries: 0, fallbacks: { a: ['b'] } });
  await Recovery.after(failure(5), busy.pending, busy.services);
  t.ok(busy.services.breaker.isResting('p/a'));
  const spent = played({ retries: 0, fallbacks: { a: ['b'] } });
  const code = 'GW_SPENDING_LIMIT_REACHED';
  const limit = new GatewayError({ code, status: 429, field: 'model', message: 'Spent.', retryAfter: 5 });
  await Recovery.after(limit, spent.pending, spent.services);
  t.strictSame(spent.sent, ['b']);
  t.ok(spent.services.breaker.isQuiet);
});

await test('a model whose circuit is open is retried if no other one can take over', async (t) => {
  const recovery = played({ retries: 1, firstWaitMs: 0, breaker: { failures: 1 } });
  recovery.services.breaker.failed('p/a');
  await Recovery.after(failure(), recovery.pending, recovery.services);
  t.strictSame(recovery.sent, ['a']);
});

await test('if the others cannot take over, the client gets the error of the model that it has asked for', async (t) => {
  const disabled = new GatewayError({ code: 'GW_MODEL_DISABLED', status: 400, message: 'Switched off.' });
  const recovery = played({ retries: 0, fallbacks: { a: ['b'] } }, disabled);
  await t.rejects(Recovery.after(failure(), recovery.pending, recovery.services), { message: 'Busy.' });
  t.strictSame(recovery.sent, ['b']);
});

await test('a circuit closes with a complete answer, not with one that was given up', (t) => {
  const { services } = played({ breaker: { failures: 1 } });
  const attempt = { model: 'a', error: undefined } as Attempt;
  services.breaker.failed('p/a');
  recordAttempts([{ ...attempt, complete: false }], services);
  t.ok(services.breaker.isOpen('p/a'));
  recordAttempts([{ ...attempt, complete: true }], services);
  t.notOk(services.breaker.isOpen('p/a'));
  t.end();
});
