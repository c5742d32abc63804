import { test } from 'tap';
import type { Exchange, ProcessGroup } from '../../core/api/index.js';
import { testConnection } from '../../core/testkit/index.js';
import { RunningCalls } from './running-calls.js';

/** The part of an exchange that tells callers apart. */
function exchangeOf(
  session: string | undefined,
  { key = 'k', organization = 'default', connection = 'c' } = {},
): Exchange {
  return {
    identity: { kind: 'key', keyId: key, organizationId: organization },
    connection: { ...testConnection, connectionId: connection },
    header: (name: string) => (name === 'mcp-session-id' ? session : undefined),
  } as Partial<Exchange> as Exchange;
}

/** A group of processes, whose questions reach all of them. */
function groupOf(): ProcessGroup {
  const answers = new Map<string, () => unknown>();
  return {
    number: 1,
    answer(kind, give) {
      answers.set(kind, give);
      return () => void answers.delete(kind);
    },
    async ask(kind) {
      answers.get(kind)?.();
      return [];
    },
  };
}

await test('a call is ended only by the caller that has begun it, and under its own id', async (t) => {
  const calls = new RunningCalls(new Map(), undefined);
  const ended: string[] = [];
  const remove = calls.add(exchangeOf('s'), 1, () => ended.push('one'));
  calls.add(exchangeOf('s'), '1', () => ended.push('text'));
  for (const other of [
    exchangeOf('other'),
    exchangeOf(undefined),
    exchangeOf('s', { key: 'other' }),
    exchangeOf('s', { organization: 'other' }),
    exchangeOf('s', { connection: 'other' }),
  ])
    await calls.cancel(other, 1);
  await calls.cancel(exchangeOf('s'), 2);
  t.strictSame(ended, []);
  await calls.cancel(exchangeOf('s'), 1);
  t.strictSame(ended, ['one']);
  remove();
  await calls.cancel(exchangeOf('s'), 1);
  t.strictSame(ended, ['one'], 'one that has ended is not ended again');
  await calls.cancel(exchangeOf('s'), '1');
  t.strictSame(ended, ['one', 'text']);
});

await test('a client that does not say which it is cannot end a call of another one', async (t) => {
  const calls = new RunningCalls(new Map(), undefined);
  calls.add(exchangeOf(undefined), 1, () => t.fail('it was ended'));
  await calls.cancel(exchangeOf(undefined), 1);
  t.end();
});

await test('a call in another process of the group is ended there', async (t) => {
  const group = groupOf();
  const [here, there] = [new RunningCalls(new Map(), group), new RunningCalls(new Map(), group)];
  let ended = 0;
  const remove = there.add(exchangeOf('s'), 1, () => (ended += 1));
  await here.cancel(exchangeOf('s'), 1);
  t.equal(ended, 1);
  remove();
  await here.cancel(exchangeOf('s'), 1);
  t.equal(ended, 1);
});
