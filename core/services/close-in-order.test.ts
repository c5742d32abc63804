import { test } from 'tap';
import { closeInOrder } from './close-in-order.js';

await test('everything is closed in order, one at a time, even after a failure', async (t) => {
  const events: string[] = [];
  const closing =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  await t.rejects(closeInOrder([closing('a', true), closing('b')]), { message: 'a' });
  t.strictSame(events, ['a begins', 'a ends', 'b begins', 'b ends']);
  await closeInOrder([closing('a'), () => undefined]);
});

await test('several failures are reported together', async (t) => {
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  await t.rejects(closeInOrder([fail('a'), () => undefined, fail('b')]), {
    message: '2 of 3 failed to close',
    errors: [{ message: 'a' }, { message: 'b' }],
  });
});
