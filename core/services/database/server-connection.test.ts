import type { PoolClient } from 'pg';
import { test } from 'tap';
import { withNext } from '../../api/database/with-next.js';
import { ServerConnection } from './server-connection.js';

const notify = withNext("select pg_notify('x', 'y')");

/** A connection, and the messages that it has sent, each of which is a round trip. */
function sampleConnection() {
  const messages: string[] = [];
  const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
    messages.push(values.length > 0 ? `${text} with ${values.join()}` : text);
    const results = text.split('\n;').map((statement) => ({ rows: [statement] }));
    return Promise.resolve(results.length === 1 ? results[0] : results);
  };
  const connection = new ServerConnection({ query } as unknown as PoolClient, 'begin');
  const run = async (...statements: readonly string[]): Promise<unknown> => {
    let result: unknown;
    for (const sql of statements) result = await connection.query(sql, []);
    return result;
  };
  return { messages, run, connection };
}

await test('a transaction begins with its first statement, whose result it gives', async (t) => {
  const { run, messages } = sampleConnection();
  t.strictSame(await run('begin', 'select 1'), { rows: ['select 1'] });
  await run('select 2', 'commit', 'select 3');
  t.strictSame(messages, ['begin\n;select 1', 'select 2', 'commit', 'select 3']);
});

await test('a statement whose result nobody needs is sent with the next one of its transaction, also with its end', async (t) => {
  const { run, messages } = sampleConnection();
  await run('begin', notify, 'select 1', notify, notify, 'commit');
  t.strictSame(messages, [`begin\n;${notify}\n;select 1`, `${notify}\n;${notify}\n;commit`]);
});

await test('outside a transaction every statement is sent at once', async (t) => {
  const { run, messages } = sampleConnection();
  await run(notify, 'begin', 'select 1', 'commit', notify);
  t.strictSame(messages, [notify, 'begin\n;select 1', 'commit', notify]);
});

await test('a transaction without a statement is not sent, nor is what a rollback would undo', async (t) => {
  const { run, messages } = sampleConnection();
  await run('begin', 'commit', 'begin', notify, 'rollback');
  t.strictSame(messages, []);
  await run('begin', 'select 1', notify, 'rollback');
  t.strictSame(messages, ['begin\n;select 1', 'rollback']);
});

await test('a transaction of nothing but such statements is sent with its commit', async (t) => {
  const { run, messages } = sampleConnection();
  await run('begin', notify, 'commit');
  t.strictSame(messages, [`begin\n;${notify}\n;commit`]);
});

await test('a statement with parameters follows what precedes it, because PostgreSQL takes only one of these in a message', async (t) => {
  const { run, connection, messages } = sampleConnection();
  await run('begin', notify);
  await connection.query('select $1', ['a']);
  t.strictSame(messages, [`begin\n;${notify}`, 'select $1 with a']);
});
