import { test } from 'tap';
import { plannedScanner } from '../engine/text-stream.js';
import type { ScanRequest } from '../scan-request.js';
import { planRequests } from './plan-requests.js';

/** What tenants write into two policies of the usual kinds and a list of words. */
function requestsOf(tenant: string, level: 'low' | 'medium' = 'medium'): readonly ScanRequest[] {
  return [
    { kind: 'pii', sensitivityLevel: level, allowList: [`desk@${tenant}.example`, `Help@${tenant}.example`] },
    { kind: 'secret', sensitivityLevel: 'medium', allowList: [`example-of-${tenant}`] },
    { kind: 'keyword', words: [`project ${tenant}`] },
  ];
}

await test('plans that differ in their allow lists and words share everything that is built in', (t) => {
  const [one, other] = [planRequests(requestsOf('ada')).plan, planRequests(requestsOf('bob')).plan];
  const builtIn = one.groups.filter(({ isBuiltIn }) => isBuiltIn);
  t.ok(builtIn.length > 2);
  for (const [index, group] of builtIn.entries()) t.equal(other.groups[index], group);
  t.equal(other.contexts, one.contexts);
  t.equal(other.prefilters, one.prefilters);
  t.not(other.groups.at(-1), one.groups.at(-1), 'the words are their own');
  t.not(planRequests(requestsOf('ada', 'low')).plan.groups[0], one.groups[0], 'another level has other thresholds');
  t.end();
});

await test('plans without words of their own share the table of first characters as well', (t) => {
  const [one, other] = ['ada', 'bob'].map((tenant) => planRequests(requestsOf(tenant).slice(0, 2)).plan);
  t.ok(one);
  t.equal(one?.begins, other?.begins);
  t.end();
});

await test('each plan has its own allow list and words', (t) => {
  const text = 'project ada, project bob, DESK@ada.example, help@bob.example';
  for (const [tenant, address] of [
    ['ada', 'help@bob.example'],
    ['bob', 'DESK@ada.example'],
  ] as const) {
    const found = plannedScanner(planRequests(requestsOf(tenant))).scan(text);
    t.strictSame(
      found.map(({ start, end }) => text.slice(start, end)),
      [`project ${tenant}`, address],
    );
  }
  t.end();
});
