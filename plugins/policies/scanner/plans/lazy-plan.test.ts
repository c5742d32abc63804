import { test } from 'tap';
import { plannedScanner } from '../engine/text-stream.js';
import type { ScanRequest } from '../scan-request.js';
import { BuiltPlans, type LazyPlan, planLimits } from './lazy-plan.js';
import { planRequests } from './plan-requests.js';

const letters = 'a b c d e f g h i j k l m n o p'.split(' ');

/** Configurations whose words start with different letters, so that each plan has its own table of unit kinds. */
function planNumber(index: number): LazyPlan {
  const words = letters.filter((_, bit) => ((index >> bit) & 1) === 1).map((letter) => `${letter}zzz${index}`);
  const requests: readonly ScanRequest[] = [
    { kind: 'keyword', words: [`zzz${index}`, ...words] },
    { kind: 'pii', sensitivityLevel: 'medium', entities: ['EMAIL_ADDRESS'] },
  ];
  return planRequests(requests);
}

await test('the plans of the least recently used configurations are discarded', async (t) => {
  const all = Array.from({ length: planLimits.plans + 40 }, (_, index) => planNumber(index));
  const [used, unused] = all as [LazyPlan, LazyPlan];
  const [first, second] = [used.plan, unused.plan];
  const stream = plannedScanner(unused).stream();
  const found: string[] = [];
  const take = (_: string, findings: readonly { category: string }[]): void =>
    void found.push(...findings.map(({ category }) => category));
  stream.push('an ordinary sentence, then mail ada@exam', take);

  for (const each of all.slice(2)) {
    t.ok(each.plan.skipper, 'every plan has a place in the tables of unit kinds');
    void used.plan;
  }
  t.equal(used.plan, first, 'the one that was used all the time is still there');

  stream.push('ple.org and an ordinary sentence', take);
  stream.end(take);
  t.strictSame(found, ['EMAIL_ADDRESS'], 'a text that was being read is read to its end');

  const preparing = unused.prepare();
  t.ok(preparing, 'one that was not used has to be prepared');
  await preparing;
  t.equal(unused.prepare(), undefined);
  t.not(unused.plan, second);
  t.match(plannedScanner(unused).scan('Yzzz1, azzz1, ada@example.org'), [
    { category: 'KEYWORD' },
    { category: 'EMAIL_ADDRESS' },
  ]);
});

await test('long lists of words discard as many plans as they need', (t) => {
  const listOf = (words: number, name: string, built?: BuiltPlans): LazyPlan =>
    planRequests([{ kind: 'keyword', words: Array.from({ length: words }, (_, word) => `${name}${word}`) }], {
      ...(built && { built }),
    });
  const [bytesOfShort, bytesOfLong] = [listOf(10, 'short0').plan.ownBytes, listOf(900, 'long').plan.ownBytes];
  t.ok(bytesOfLong > 10 * bytesOfShort);
  const bytes = bytesOfLong + 1.5 * bytesOfShort;
  const built = new BuiltPlans({ plans: 100, bytes });
  const short = Array.from({ length: 5 }, (_, index) => listOf(10, `short${index}`, built));
  const [used, ...others] = short.map((lazy) => lazy.plan);
  t.equal(short[0]?.plan, used);
  t.ok(built.hasRoom);

  const long = listOf(900, 'long', built);
  t.equal(long.plan.ownBytes, bytesOfLong);
  t.equal(short[0]?.prepare(), undefined, 'the one that was used last is still there');
  t.ok(short[1]?.prepare(), 'the others are not');

  const longest = listOf(5000, 'longest', built);
  t.ok(longest.plan.ownBytes > bytes);
  t.equal(longest.prepare(), undefined, 'a list that is longer than all may be is kept alone');
  t.ok(long.prepare());
  t.notOk(built.hasRoom);
  t.not(short[1]?.plan, others[0]);
  t.match(plannedScanner(longest).scan('a longest4711 list'), [{ start: 2, end: 13 }]);
  t.end();
});

await test('many short lists and patterns count with the tables that each of them has', (t) => {
  const { plan } = planRequests([
    { kind: 'keyword', words: ['short'] },
    { kind: 'keyword', words: ['other'], patterns: [{ name: 'digits', regex: '\\d{4}' }] },
  ]);
  const tables = plan.groups.flatMap(({ group }) => [
    group.automaton.classes.ofUnit,
    group.automaton.transitions,
    group.begins,
    group.marks,
  ]);
  t.equal(plan.groups.length, 3);
  t.ok(plan.ownBytes >= tables.reduce((bytes, { byteLength }) => bytes + byteLength, 0));
  t.ok(plan.ownBytes < planLimits.bytes / planLimits.plans, 'as many plans of usual size as there may be have room');
  t.end();
});

await test('policies about links share what reads links', (t) => {
  const { groups } = planRequests([
    { kind: 'url', deny: ['one.example'] },
    { kind: 'url', allow: ['two.example'] },
  ]).plan;
  t.equal(groups.length, 2);
  t.equal(groups[0]?.group, groups[1]?.group);
  t.end();
});

await test('between the plans that are prepared one after the other, other work runs', async (t) => {
  await planNumber(1000).prepare();
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  for (let index = 1001; index < 1011; index += 1) await planNumber(index).prepare();
  clearImmediate(next);
  t.ok(turns >= 10, `${turns} turns of the event loop`);
});
