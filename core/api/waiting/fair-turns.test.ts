import { test } from 'tap';
import { firstTurnOf, nextTurnOf } from './fair-turns.js';

const { signal } = new AbortController();

await test('one piece of work goes on in each turn of the event loop, and organizations take turns', async (t) => {
  const turns: string[] = [];
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  const work = async (name: string, organization: string, steps: number): Promise<void> => {
    await firstTurnOf(organization, { signal });
    for (let step = 1; step <= steps; step += 1) {
      turns.push(`${name}.${step} in ${turn}`);
      if (step < steps) await nextTurnOf(organization, { signal });
    }
  };
  setImmediate(count);
  await Promise.all([work('a1', 'a', 2), work('a2', 'a', 3), work('b1', 'b', 2)]);
  counting = false;
  t.strictSame(turns, ['a1.1 in 1', 'b1.1 in 2', 'a1.2 in 3', 'b1.2 in 4', 'a2.1 in 5', 'a2.2 in 6', 'a2.3 in 7']);
});

await test('work of an exchange that is aborted while it waits does not go on', async (t) => {
  const leaving = new AbortController();
  const [first, second] = [firstTurnOf('a', leaving), firstTurnOf('a', { signal })];
  leaving.abort(new Error('gone'));
  await t.rejects(first, { message: 'gone' });
  await second;
});
