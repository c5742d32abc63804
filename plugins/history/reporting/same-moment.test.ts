import type { Database } from '../../../core/api/database.js';
import { newId } from '../../../core/api/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { tables } from '../tables.js';
import { findMessages, findSessions, messagePages } from './history-query.js';
import { MessageQuery, SessionQuery } from './reporting-schema.js';

const moments = ['2030-01-01T00:00:00.001Z', '2030-01-01T00:00:00.002Z', '2030-01-01T00:00:00.003Z'];
const later = '2031-01-01T00:00:00.000Z';
const connection = newId(Date.parse(later));
/** More than one page of an export in one moment. */
const inOneMoment = 1_100;
const ids = moments.map((moment) => Array.from({ length: inOneMoment }, () => newId(Date.parse(moment))).toSorted());

/** Half of the messages name a session. They come in the order of the checksums of their identifiers, which is none. */
const insert = `
  insert into history_message (
    message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text,
    output_text, remote_ip_address, user_agent, model, status, http_status, attempts, usage_estimated, duration_ms)
  select id::uuid, 'acme', '', case place % 2 when 0 then '' else 's' end, 'u', ?::uuid, ?::timestamptz,
    'createChatCompletion', 'in', 'out', '192.0.2.1', 'app', 'gpt-4o', 'completed', 200, 1, false, 1
  from unnest(?::text[]) with ordinality as given (id, place) order by md5(id)`;

await forEachDatabase('messages of one moment', [tables], async (t, database) => {
  for (const [index, moment] of moments.entries()) {
    await database.fork().execute(insert, [connection, moment, `{${(ids[index] as string[]).join(',')}}`]);
  }
  const all = ids.flat();
  const isSingle = new Set(ids.flatMap((some) => some.filter((_, place) => place % 2 === 1)));

  for (const ascending of [true, false]) {
    const expected = ascending ? all : all.toReversed();
    const order = ascending ? 'oldest first' : 'newest first';
    for (const [name, filters] of Object.entries({
      'of a day': { date_from: '2030-01-01' },
      'of a connection': { connection_id: connection },
      'of a user': { end_user_id: 'u' },
      'of a user on a connection': { connection_id: connection, end_user_id: 'u' },
    })) {
      await t.test(`are listed and exported once, by their identifiers: ${name}, ${order}`, async (t) => {
        const listed: string[] = [];
        for (let from = 1_001; listed.length < 300; from += 100) {
          const query = MessageQuery.parse({ ...filters, from, size: 100, sort_ascending: ascending });
          listed.push(...(await findMessages(database, 'acme', query)).entries.map((each) => each.message_id));
        }
        t.strictSame(listed, expected.slice(1_000, 1_300));
        t.strictSame(await exported(database, { ...filters, sort_ascending: ascending }), expected);
      });
    }

    await t.test(`are single sessions, by their identifiers: ${order}`, async (t) => {
      const query = SessionQuery.parse({ size: 100, from: 301, sort_ascending: ascending });
      const { entries } = await findSessions(database, 'acme', query);
      const single = expected.filter((id) => isSingle.has(id));
      t.strictSame(
        entries.map((each) => each.session_id),
        single.slice(300, 400),
      );
    });
  }
});

async function exported(database: Database, query: Parameters<typeof messagePages>[2]): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of messagePages(database, 'acme', query, later))
    found.push(...page.map((each) => each.message_id));
  return found;
}
