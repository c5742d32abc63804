import { test } from 'tap';
import type { Identity } from '../../api/index.js';
import { nextTurnOf, type Turned } from './fair-turns.js';

function from(organizationId: string, signal = new AbortController().signal): Turned {
  const identity: Identity = { kind: 'key', keyId: 'k', organizationId };
  return { identity, signal };
}

await test('one piece of work goes on in each turn of the event loop, and organizations take turns', async (t) => {
  const turns: string[] = [];
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  const work = async (name: string, organization: string): Promise<void> => {
    await nextTurnOf(from(organization));
    turns.push(`${name} in ${turn}`);
  };
  setImmediate(count);
  await Promise.all([
    work('a1', 'a'),
    work('a2', 'a'),
    work('a3', 'a'),
    work('b1', 'b'),
    work('a4', 'a'),
    work('b2', 'b'),
  ]);
  counting = false;
  t.strictSame(turns, ['a1 in 1', 'b1 in 2', 'a2 in 3', 'b2 in 4', 'a3 in 5', 'a4 in 6']);
});

await test('work of an exchange that is aborted while it waits does not go on', async (t) => {
  const leaving = new AbortController();
  const [first, second] = [nextTurnOf(from('a', leaving.signal)), nextTurnOf(from('a'))];
  leaving.abort(new Error('gone'));
  await t.rejects(first, { message: 'gone' });
  await second;
});
