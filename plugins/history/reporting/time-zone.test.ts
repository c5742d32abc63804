import { newId } from '../../../core/api/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { tables } from '../tables.js';
import { findMessages, findSessions, messagePages } from './history-query.js';
import { MessageQuery, SessionQuery } from './reporting-schema.js';
import { reportUsage, UsageQuery } from './usage-report.js';

/** In New York: the last hour of 28 February, the first and the last moment of 1 March, and the first of 2 March. */
const moments = ['2030-03-01T04:30:00Z', '2030-03-01T05:00:00Z', '2030-03-02T04:59:59.999Z', '2030-03-02T05:00:00Z'];
const timezone = 'America/New_York';

const insert = `
  insert into history_message (
    message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text,
    output_text, remote_ip_address, user_agent, model, status, http_status, attempts, usage_estimated, duration_ms)
  values (?::uuid, 'acme', '', '', '', ?::uuid, ?::timestamptz, 'createChatCompletion', 'in', 'out', '192.0.2.1', 'app',
    'gpt-4o', 'completed', 200, 1, false, 1)`;

await forEachDatabase('days of a time zone', [tables], async (t, database) => {
  for (const moment of moments) {
    const id = newId(Date.parse(moment));
    await database.fork().execute(insert, [id, newId(Date.parse(moment)), moment]);
  }
  const iso = (at: readonly number[]): string[] => at.map((index) => new Date(moments[index] as string).toISOString());

  for (const [filters, found] of [
    [{ date_from: '2030-03-01', date_to: '2030-03-01' }, [1, 2]],
    [{ date_from: '2030-03-01T00:00' }, [1, 2, 3]],
    [{ date_to: '2030-02-28T23:30:00' }, [0]],
    [{ date_from: '2030-03-01T05:00:00Z', date_to: '2030-03-02T04:59:59.999Z' }, [1, 2]],
    [{ date_from: '0000-01-01', date_to: '9999-12-31' }, [0, 1, 2, 3]],
  ] as const) {
    await t.test(`are those of the filters in every report: ${JSON.stringify(filters)}`, async (t) => {
      const query = { ...MessageQuery.parse(filters), timezone };
      const { entries, total } = await findMessages(database, 'acme', query);
      t.strictSame([entries.map((each) => each.created_at), total], [iso(found), found.length]);

      const sessions = { ...SessionQuery.parse({ ...filters, sort_ascending: true }), timezone };
      const list = await findSessions(database, 'acme', sessions);
      t.strictSame([list.entries.map((each) => each.created_at), list.total], [iso(found), found.length]);

      const exported: string[] = [];
      for await (const page of messagePages(database, 'acme', query, '2031-01-01T00:00:00Z'))
        exported.push(...page.map((each) => each.created_at));
      t.strictSame(exported, iso(found));

      const { groups } = await reportUsage(database, 'acme', UsageQuery.parse(filters), timezone);
      const days = ['2030-02-28', '2030-03-01', '2030-03-01', '2030-03-02'];
      t.strictSame(
        groups.map(({ key, requests }) => [key, requests]),
        [...new Set(found.map((index) => days[index]))].map((day) => [
          day,
          found.filter((index) => days[index] === day).length,
        ]),
      );
    });
  }

  await t.test('and so are the hours of the usage report', async (t) => {
    const query = UsageQuery.parse({ group_by: 'hour', date_from: '2030-03-01', date_to: '2030-03-01' });
    const { groups } = await reportUsage(database, 'acme', query, timezone);
    t.strictSame(
      groups.map(({ key }) => key),
      ['2030-03-01 00:00', '2030-03-01 23:00'],
    );
  });
});
