import { type Test, test } from 'tap';
import { type Answer, type Exchange, GatewayError, type InferenceCall, type ModelInfo } from '../../core/api/index.js';
import { catalogOf, collectingLog, fakeClock } from '../../core/testkit/index.js';
import { BalancedNames } from './balanced-names.js';
import { Breaker } from './breaker.js';
import { config } from './config.js';
import { Course, type Means } from './course.js';
import { FallbackLists } from './fallback-lists.js';

const failure = (retryAfter?: number, message = 'Busy.'): GatewayError =>
  new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 503,
    message,
    upstream: { provider: 'p', dialect: 'd', status: 503 },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
const answer: Answer = { provider: 'p', deliver: async () => undefined, discard: () => undefined };
const call = { kind: 'chat', model: 'a' } as InferenceCall;
const models = ['a', 'b', 'c'].map(
  (modelId): ModelInfo => ({ modelId, displayName: modelId, provider: 'p', capabilities: ['chat'] }),
);

/** A course on a clock that stands still; random waits are as long as they can be. */
function played(settings: object, ...outcomes: readonly (Answer | GatewayError)[]) {
  const clock = fakeClock();
  const leaving = new AbortController();
  const parsed = config.parse(settings);
  const balanced = new BalancedNames(parsed.balance, 'resilience', () => 0.5);
  const means: Means = {
    config: parsed,
    lists: new FallbackLists(parsed.fallbacks, catalogOf(models), balanced),
    balanced,
    breaker: new Breaker(parsed.breaker, () => clock.now()),
    clock,
    notes: { add: () => undefined },
    log: collectingLog(),
    random: () => 1,
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
  return { clock, leaving, means, sent, asked: { call, exchange, next } };
}

async function waits(t: Test, { clock, sent }: ReturnType<typeof played>, milliseconds: number): Promise<void> {
  const before = sent.length;
  await clock.advance(milliseconds - 1);
  t.equal(sent.length, before, `not before ${milliseconds} ms`);
  await clock.advance(1);
  t.equal(sent.length, before + 1);
}

await test('the backoff doubles with each retry, and respects Retry-After', async (t) => {
  const course = played({ retries: 4, firstWaitMs: 100, maxWaitMs: 2000 }, failure(), failure(), failure(1));
  const answered = Course.after(failure(), course.asked, course.means);
  for (const milliseconds of [100, 200, 400, 1100]) await waits(t, course, milliseconds);
  t.match((await answered).headers, { 'x-sluice-attempts': '5' });
  t.strictSame(course.sent, ['a', 'a', 'a', 'a']);
});

await test('the next model is asked without a wait, and has tries of its own', async (t) => {
  const course = played({ retries: 1, fallbacks: { a: ['b', 'c'] } }, failure(), failure(3600));
  const answered = Course.after(failure(), course.asked, course.means);
  await course.clock.advance(250);
  t.strictSame(course.sent, ['a', 'b', 'c'], 'b asks for more time than anybody has');
  t.match((await answered).headers, { 'x-sluice-model': 'p/c', 'x-sluice-attempts': '4' });
});

await test('the end of the exchange ends the wait at once, and nothing waits any longer', async (t) => {
  const course = played({}, failure());
  const answered = Course.after(failure(5), course.asked, course.means);
  await course.clock.advance(1);
  const reason = new GatewayError({ code: 'GW_CLIENT_GONE', status: 499, message: 'Gone.' });
  course.leaving.abort(reason);
  await t.rejects(answered, reason);
  t.equal(course.clock.waiting, 0);
  t.strictSame(course.sent, []);
});

await test('nothing is sent for an exchange that has ended', async (t) => {
  const course = played({ firstWaitMs: 0, fallbacks: { a: ['b'] } });
  course.leaving.abort(new Error('gone'));
  await t.rejects(Course.after(failure(), course.asked, course.means), failure());
  t.strictSame(course.sent, []);
});

await test('an answer that fails goes on where its call has left off', async (t) => {
  const course = played({ retries: 1, firstWaitMs: 0, fallbacks: { a: ['b'] } });
  const first = await Course.after(failure(), course.asked, course.means);
  const second = await first.instead?.(failure());
  t.strictSame(course.sent, ['a', 'b'], 'the one further try was made');
  const third = await second?.instead?.(failure());
  t.strictSame(course.sent, ['a', 'b', 'b']);
  await t.rejects(
    Promise.resolve(third?.instead?.(failure())).then(() => undefined),
    failure(),
  );
});

await test('a model with an open circuit is tried last, and its own error is shown', async (t) => {
  const busy = failure(undefined, 'a itself');
  const course = played({ retries: 0, fallbacks: { a: ['b'] }, breaker: { failures: 1 } }, failure(), busy);
  course.means.breaker.failed('p/a');
  await t.rejects(Course.begin(course.asked, course.means), { message: 'a itself' });
  t.strictSame(course.sent, ['b', 'a']);
});

await test('the models of an alias are tried one after the other without waiting, and only the last is retried', async (t) => {
  const settings = {
    retries: 1,
    firstWaitMs: 100,
    balance: { a: ['b', { model: 'c', weight: 0 }] },
    fallbacks: { a: ['p/a'] },
  };
  const course = played(settings, failure(5), failure(), failure());
  const answered = Course.begin(course.asked, course.means);
  await course.clock.advance(0);
  await course.clock.advance(99);
  t.strictSame(course.sent, ['b', 'c']);
  await course.clock.advance(1);
  t.match((await answered).headers, { 'x-sluice-model': 'p/a', 'x-sluice-attempts': '4' });
  t.strictSame(course.sent, ['b', 'c', 'c', 'p/a']);
});

await test('a model of an alias that must not be called is skipped, and an invalid request is refused at once', async (t) => {
  const refusal = (code: string): GatewayError => new GatewayError({ code, status: 400, message: code });
  const shared = { balance: { a: ['b', { model: 'c', weight: 0 }] } };
  const switchedOff = played(shared, refusal('GW_MODEL_DISABLED'));
  t.match((await Course.begin(switchedOff.asked, switchedOff.means)).headers, { 'x-sluice-model': 'p/c' });
  const blocked = played(shared, refusal('GW_POLICY_BLOCKED'));
  await t.rejects(Course.begin(blocked.asked, blocked.means), { code: 'GW_POLICY_BLOCKED' });
  t.strictSame(blocked.sent, ['b']);
  const none = played(shared, refusal('GW_MODEL_DISABLED'), refusal('GW_REQUEST_UNSUPPORTED'));
  await t.rejects(Course.begin(none.asked, none.means), { code: 'GW_REQUEST_UNSUPPORTED' });
});

await test('without a matching fallback, a model of an alias is retried', async (t) => {
  const course = played(
    { retries: 1, firstWaitMs: 100, fallbackOn: [], balance: { a: ['b', 'c'] } },
    failure(),
    failure(),
  );
  const refused = t.rejects(Course.begin(course.asked, course.means), failure());
  await course.clock.advance(0);
  await waits(t, course, 100);
  await refused;
  t.equal(new Set(course.sent).size, 1);
});
