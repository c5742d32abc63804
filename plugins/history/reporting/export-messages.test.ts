import { isDeepStrictEqual } from 'node:util';
import { test } from 'tap';
import type { Database } from '../../../core/api/database.js';
import type { Journal } from '../../../core/api/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { reportingRoutes } from '../routes.js';
import { tables } from '../tables.js';
import { exportMessages } from './export-messages.js';
import { findMessages } from './history-query.js';
import { ExportQuery, MessageEntry, MessageQuery } from './reporting-schema.js';
import { ShownFeedback } from './shown-feedback.js';

/** More than three pages of a thousand. */
const count = 3_500;
const now = Date.UTC(2030, 0, 2);
const columns = Object.keys(MessageEntry.shape);

/** Texts that files and spreadsheets trip over, in turns; a hundred messages have one time, so that pages end between equals. */
const insert = `
  insert into history_message (
    message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text,
    output_text, remote_ip_address, user_agent, model, status, http_status, attempts, usage_estimated, duration_ms)
  select gen_random_uuid(), 'acme', repeat('0', 32), 's' || n % 7, 'ada', '00000000-0000-7000-8000-000000000001',
    '2030-01-01T00:00:00Z'::timestamptz + (n / 100) * interval '1 second', 'chat',
    (array['plain', 'a,b', 'say "hi"', E'two\\nlines', E'two\\r\\nlines', '=1+1', '@SUM(A1)', 'ä 世 😀', ''])[1 + n % 9],
    repeat('x', 20) || n, '::1', '', 'm', 'completed', 200, 1, false, 1
  from generate_series(1, ?) as n`;

async function textOf(stream: AsyncIterable<string | Uint8Array> | undefined): Promise<string> {
  let text = '';
  for await (const piece of stream ?? []) text += String(piece);
  return text;
}

/** Reads RFC 4180, field by field. */
function readCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** The place of the first item that is not as wanted, or -1. Tap writes both of two long lists down, even where they are the same. */
function firstOther(found: readonly unknown[], wanted: readonly unknown[]): number {
  return wanted.findIndex((item, index) => !isDeepStrictEqual(found[index], item));
}

/** The database, and how many pages have been read from it. */
function counting(database: Database): { readonly database: Database; readonly read: () => number } {
  let read = 0;
  const transactional: Database['transactional'] = (work) => {
    read += 1;
    return database.transactional(work);
  };
  return { database: { ...database, transactional }, read: () => read };
}

await forEachDatabase('exporting messages', [tables], async (t, database) => {
  await database.fork().execute(insert, [count]);
  const entries = async (from: number, more: Partial<MessageQuery> = {}): Promise<readonly MessageEntry[]> =>
    (await findMessages(database, 'acme', { from, size: 1000, sort_ascending: true, ...more })).entries;
  const all = (await Promise.all([1, 1001, 2001, 3001].map((from) => entries(from)))).flat();
  const feedback = new ShownFeedback();
  const run = (query: object = {}, organization = 'acme', at = now) =>
    exportMessages({ database, feedback }, organization, ExportQuery.parse(query), at);

  await t.test('JSON Lines contain each entry once, in the order and form of the history', async (t) => {
    const { contentType, headers, stream } = run({ format: 'jsonl' });
    t.equal(contentType, 'application/jsonl; charset=utf-8');
    t.equal(headers?.['content-disposition'], 'attachment; filename="messages-2030-01-02.jsonl"');
    const lines = (await textOf(stream)).split('\n');
    t.equal(lines.pop(), '');
    t.equal(lines.length, count);
    const entriesOfLines = lines.map((line) => JSON.parse(line) as MessageEntry);
    const other = firstOther(entriesOfLines, all);
    t.equal(other, -1, `${lines[other]} should be ${JSON.stringify(all[other])}`);
  });

  await t.test('CSV contains every text unchanged, except that formulas get an apostrophe in front', async (t) => {
    const { contentType, headers, stream } = run({ format: 'csv' });
    t.equal(contentType, 'text/csv; charset=utf-8; header=present');
    t.equal(headers?.['content-disposition'], 'attachment; filename="messages-2030-01-02.csv"');
    const [head, ...lines] = readCsv(await textOf(stream));
    t.strictSame(head, columns);
    t.equal(lines.length, count);
    const input = columns.indexOf('input_text');
    const found = lines.map((line) => [line[columns.indexOf('message_id')], line[input]]);
    const wanted = all.map(({ message_id, input_text }) => [message_id, input_text.replace(/^[=@]/, "'$&")]);
    const other = firstOther(found, wanted);
    t.equal(other, -1, `${String(found[other])} should be ${String(wanted[other])}`);
    t.equal(new Set(lines.map((line) => line[input])).size, 9);
  });

  await t.test('an export is filtered, newest first, and without entries that arrive during it', async (t) => {
    const ids = async (query: object, organization?: string): Promise<string[]> =>
      (await textOf(run(query, organization).stream))
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as MessageEntry).message_id);
    const known = all.map(({ message_id }) => message_id);
    t.strictSame(await ids({ sort_ascending: 'false' }), known.toReversed());
    t.equal((await ids({ session_id: 's1' })).length, all.filter(({ session_id }) => session_id === 's1').length);
    t.strictSame(await ids({ date_to: '2030-01-01T00:00:00Z' }), known.slice(0, 99));
    t.strictSame(await ids({ connection_id: 'no-uuid' }), []);
    t.strictSame(await ids({}, 'other'), []);
    t.equal(
      (await textOf(run({ format: 'csv' }, 'other').stream)).length,
      `${columns.join(',')}\r\n`.length,
      'nothing is a file with a header',
    );
    const early = run({}, 'acme', Date.parse('2030-01-01T00:00:00.500Z'));
    t.equal((await textOf(early.stream)).split('\n').length - 1, 99);
  });

  await t.test('each page is read only when the previous one was consumed, and none after the end', async (t) => {
    const { database: counted, read } = counting(database);
    const { stream } = exportMessages({ database: counted, feedback }, 'acme', ExportQuery.parse({}), now);
    t.equal(read(), 0);
    let taken = 0;
    for await (const piece of stream ?? []) {
      taken += String(piece).split('\n').length - 1;
      t.ok(read() <= Math.floor(taken / 1000) + 1, `${read()} pages for ${taken} entries`);
      if (taken > 2_500) break;
    }
    t.equal(read(), 3);
  });

  await t.test('what is read for a client counts as memory', async (t) => {
    const journal = { settled: async () => undefined } as unknown as Journal;
    const routes = reportingRoutes({ database, journal, feedback, timezone: 'UTC' });
    const identity = { kind: 'token', organizationId: 'acme', tokenId: 'id', subject: 'ada', role: 'viewer' };
    const query = { ...ExportQuery.parse({}), ...MessageQuery.parse({ date_from: '2020-01-01' }) };
    for (const operation of ['queryMessageHistory', 'exportMessageHistory']) {
      const occupied: number[] = [];
      const occupies = (bytes: number): void => void occupied.push(bytes);
      const route = routes.find((each) => each.operation === operation);
      await route?.handle({ exchange: { identity, receivedAt: now }, query, body: query, occupies } as never);
      t.ok(occupied.length === 1 && (occupied[0] as number) > 0, operation);
    }
  });

  await t.test('pages have a limited size, whatever the length of their texts; an export has them all', async (t) => {
    const long = 'ä'.repeat(1_000_000);
    // A few at a time: each statement has its time, also on a busy machine.
    for (let from = 1; from <= 40; from += 5)
      await database.fork().execute(
        `insert into history_message (
           message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text,
           output_text, remote_ip_address, user_agent, model, status, http_status, attempts, usage_estimated, duration_ms)
         select gen_random_uuid(), 'wordy', repeat('0', 32), 's', 'ada', '00000000-0000-7000-8000-000000000001',
           '2030-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 'chat', ?, n::text, '::1', '', 'm', 'completed', 200, 1, false, 1
         from generate_series(?::int, ?::int) as n`,
        [long, from, from + 4],
      );
    const counted = counting(database);
    const { stream } = exportMessages({ database: counted.database, feedback }, 'wordy', ExportQuery.parse({}), now);
    const exported = (await textOf(stream))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as MessageEntry);
    t.strictSame(
      exported.map(({ output_text: text }) => text),
      Array.from({ length: 40 }, (_, index) => String(index + 1)),
    );
    t.ok(exported.every(({ input_text: text }) => text === long));
    t.ok(counted.read() >= 8, `${counted.read()} pages`);
    const list = (from: number, size: number) =>
      findMessages(database, 'wordy', { from, size, session_id: 's', sort_ascending: false });
    await t.rejects(list(1, 40), { code: 'GW_REQUEST_INVALID', status: 400, field: 'size', message: /at most 34 of/ });
    t.equal((await list(1, 33)).entries.length, 33);
    t.strictSame(
      (await list(34, 33)).entries.map(({ output_text: text }) => text),
      ['7', '6', '5', '4', '3', '2', '1'],
    );
  });
});

await test('unknown parameters of an export are refused', (t) => {
  t.strictSame(ExportQuery.parse({}), { format: 'jsonl', sort_ascending: true });
  for (const wrong of [{ format: 'xml' }, { size: '1' }, { sort_ascending: 'yes' }, { date_from: 'once' }]) {
    t.notOk(ExportQuery.safeParse(wrong).success, JSON.stringify(wrong));
  }
  t.end();
});
