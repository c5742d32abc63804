import { test } from 'tap';
import { workFor } from '../../../api/internal/work-for.js';
import { SingleConnectionPool } from './single-connection-pool.js';
import type { EmbeddedThread } from './thread-handle.js';

const announced = (): void => undefined;
const thread = { failure: undefined, close: () => Promise.resolve() } as Partial<EmbeddedThread> as EmbeddedThread;

function poolWith(waitMs: number): SingleConnectionPool {
  const crashed = (reason: Error): void => {
    throw reason;
  };
  const start = (): Promise<EmbeddedThread> => Promise.resolve(thread);
  return new SingleConnectionPool(thread, { start, crashed, announced, waitMs, statementMs: 0 });
}

await test('callers get the connection in the order in which they came', async (t) => {
  const pool = poolWith(60_000);
  const first = await pool.connect();
  const order: number[] = [];
  const others = [1, 2, 3, 4].map(async (number) => {
    const connection = await pool.connect();
    order.push(number);
    connection.release();
  });
  t.strictSame(order, []);
  first.release();
  await Promise.all(others);
  t.strictSame(order, [1, 2, 3, 4]);
  await pool.end();
});

await test('an organization with many callers does not delay those of others, and of the gateway itself', async (t) => {
  const pool = poolWith(60_000);
  const first = await pool.connect();
  const order: string[] = [];
  const use = async (name: string): Promise<void> => {
    const connection = await pool.connect();
    order.push(name);
    connection.release();
  };
  const many = [1, 2, 3, 4].map((number) => workFor('many', () => use(`many ${number}`)));
  const few = [1, 2].map((number) => workFor('few', () => use(`few ${number}`)));
  const own = use('itself');
  first.release();
  await Promise.all([...many, ...few, own]);
  t.strictSame(order, ['many 1', 'few 1', 'itself', 'many 2', 'few 2', 'many 3', 'many 4']);
  await pool.end();
});

await test('a caller that has waited too long is told that the database is busy, and when to try again; the others keep their place', async (t) => {
  const pool = poolWith(1);
  const first = await pool.connect();
  await t.rejects(pool.connect(), {
    code: 'GW_DATABASE_UNAVAILABLE',
    status: 503,
    retryAfter: 1,
    message: /too busy\. Try again/,
    cause: { message: /was not free for 1 ms/ },
  });
  first.release();
  const next = await pool.connect();
  next.release();
  await pool.end();
});

await test('the end of the database is reported once, however often it cannot be opened again', async (t) => {
  const failure = new Error('Read-only file system');
  const ended = { failure, close: () => Promise.resolve() } as Partial<EmbeddedThread> as EmbeddedThread;
  const reported: Error[] = [];
  let starts = 0;
  const start = (): Promise<EmbeddedThread> => {
    starts += 1;
    return starts < 3 ? Promise.reject(new Error('it did not start')) : Promise.resolve(thread);
  };
  const pool = new SingleConnectionPool(ended, {
    start,
    crashed: (reason) => reported.push(reason),
    announced,
    waitMs: 60_000,
    statementMs: 0,
  });
  await t.rejects(pool.connect(), { code: 'GW_DATABASE_UNAVAILABLE' });
  await t.rejects(pool.connect(), { code: 'GW_DATABASE_UNAVAILABLE' });
  (await pool.connect()).release();
  t.strictSame(reported, [failure]);
  await pool.end();
});
