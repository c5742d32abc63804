import { test } from 'tap';
import type { PolicyNote } from '../../../core/api/index.js';
import { FindingLog } from './finding-log.js';
import { ruleOf } from './inspectors/rule-of-policy.js';

const rule = ruleOf({ policyId: 'p', type: 'content_filtering', action: 'audit', configuration: {} });

await test('a note counts the findings of a policy on a surface, with the highest score', (t) => {
  const notes: PolicyNote[] = [];
  const log = new FindingLog((note) => notes.push(note));
  log.add(rule, 'audit', 'input', { category: 'hate', score: 0.4 });
  log.add(rule, 'audit', 'input', { category: 'violence', score: 0.9 });
  log.add(rule, 'audit', 'input', { category: 'hate', score: 0.6 });
  log.add(rule, 'audit', 'output', { category: 'hate', score: 0.5 });
  t.match(notes, [
    { surface: 'input', categories: ['hate', 'violence'], count: 3, score: 0.9 },
    { surface: 'output', categories: ['hate'], count: 1, score: 0.5 },
  ]);
  t.equal(notes.length, 2);
  t.strictSame(log.notes, notes);
  t.equal(log.count, 4);
  t.end();
});

await test('a note names a hundred categories, and the rest together', (t) => {
  const log = new FindingLog(() => undefined);
  for (let at = 0; at < 120; at += 1) log.add(rule, 'audit', 'input', { category: `c${at}`, score: 1 });
  const [note] = log.notes;
  t.equal(note?.categories.length, 101);
  t.strictSame(note?.categories.slice(-2), ['c99', 'other']);
  t.equal(note?.count, 120);
  t.end();
});
