import type { Database } from '../../core/api/database.js';
import { callerOf, defineRoute, type Journal, refusal, type Route } from '../../core/api/index.js';
import { exportMessages } from './reporting/export-messages.js';
import { findMessages, findSessions, maxReadBytes } from './reporting/history-query.js';
import { piecesOf } from './reporting/pieces-of.js';
import { ExportQuery, MessagePage, MessageQuery, SessionPage, SessionQuery } from './reporting/reporting-schema.js';
import { exportExamples, messageExamples, sessionExamples, usageExamples } from './route-examples.js';
import type { ShownFeedback } from './reporting/shown-feedback.js';
import { reportUsage, UsageQuery, UsageReport } from './reporting/usage-report.js';

const tag = 'Reporting';
const access = { kind: 'bearer', role: 'viewer' } as const;
const refusals = { 400: refusal('A date is invalid, or a field is out of range.') };
const tooLong = { 422: refusal('The database took too long.') };

/** The sources of the reports. */
interface ReportSources {
  readonly database: Database;
  /** May have records that are not in the database yet. */
  readonly journal: Journal;
  readonly feedback: ShownFeedback;
  /** Time zone of the days in summaries, and of times without an offset. */
  readonly timezone: string;
}

/** The history of sessions and of messages, the export of messages, and the summary of usage. */
export function reportingRoutes(sources: ReportSources): Route[] {
  return [sessionsRoute(sources), messagesRoute(sources), exportRoute(sources), usageRoute(sources)];
}

function sessionsRoute({ database, journal, timezone }: ReportSources): Route {
  return defineRoute({
    operation: 'querySessionHistory',
    method: 'POST',
    path: '/v1/management/reporting/sessions/history',
    access,
    summary: 'List sessions',
    description:
      'Returns sessions that match all given filters. Messages with the same `session_id` are a session; one without is a session of its own. `from` is the number of the first entry, counted from 1, and `size` how many are wanted: the next page begins at `from` + `size`.',
    tag,
    body: SessionQuery,
    examples: sessionExamples,
    replies: { 200: { description: 'Sessions by date', schema: SessionPage }, ...refusals, ...tooLong },
    async handle({ exchange, body }) {
      await journal.settled();
      const { organizationId } = callerOf(exchange);
      const { entries, total, totalIsEstimate } = await findSessions(database, organizationId, { ...body, timezone });
      return { body: { sessions: entries, total, total_is_estimate: totalIsEstimate } };
    },
  });
}

function messagesRoute({ database, journal, feedback, timezone }: ReportSources): Route {
  return defineRoute({
    operation: 'queryMessageHistory',
    method: 'POST',
    path: '/v1/management/reporting/messages/history',
    access,
    summary: 'List messages',
    description:
      'Returns messages that match all given filters; at least one is required. Texts are there only if the connection keeps them (`logRequestBody`, `logResponseBody`), as they were after policies. `from` is the number of the first entry, counted from 1: the next page begins at `from` + `size`. A message can be read as soon as its answer has ended.',
    tag,
    body: MessageQuery,
    examples: messageExamples,
    replies: {
      200: { description: 'Messages by date', schema: MessagePage },
      400: refusal('A date is invalid, a field is out of range, or there is no filter.'),
      ...tooLong,
    },
    async handle({ exchange, body, occupies }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const query = { ...body, timezone };
      const { entries, total, totalIsEstimate } = await findMessages(database, organizationId, query, occupies);
      const messages = await feedback.addTo(organizationId, entries);
      const counted = JSON.stringify({ total, total_is_estimate: totalIsEstimate });
      const stream = piecesOf([messages], {
        head: '{"messages":[',
        line: (entry) => JSON.stringify(entry),
        between: ',',
        end: `],${counted.slice(1)}`,
      });
      return { contentType: 'application/json; charset=utf-8', stream };
    },
  });
}

function exportRoute({ database, journal, feedback, timezone }: ReportSources): Route {
  return defineRoute({
    operation: 'exportMessageHistory',
    method: 'GET',
    path: '/v1/management/reporting/messages/export',
    access,
    summary: 'Download messages',
    description:
      'Streams all messages that match all given filters, without pages, as JSONL or CSV. Without filters it is the whole history.',
    tag,
    parameters: { query: ExportQuery },
    examples: exportExamples,
    replies: {
      200: {
        description: 'A file with all messages that match',
        contentType: ['application/jsonl', 'text/csv'],
      },
      ...refusals,
    },
    async handle({ exchange, query, occupies }) {
      await journal.settled();
      const { organizationId } = callerOf(exchange);
      // A client that does not read keeps what was read for it.
      occupies(maxReadBytes);
      return exportMessages({ database, feedback }, organizationId, { ...query, timezone }, exchange.receivedAt);
    },
  });
}

function usageRoute({ database, journal, timezone }: ReportSources): Route {
  return defineRoute({
    operation: 'getUsageReport',
    method: 'GET',
    path: '/v1/management/reporting/usage',
    access,
    summary: 'Sum up usage by hour, day, connection, API key, model, provider, error code, end user or tag',
    description:
      'Returns requests, tokens, cost, failures and average times for each group, in the currency and the time zone of gateway.yaml. Without dates, it covers everything that is kept. There are no pages, and at most 10,000 groups.',
    tag,
    parameters: { query: UsageQuery },
    examples: usageExamples,
    replies: {
      200: {
        description: 'One group for each hour or day, or for each value of what `group_by` names',
        schema: UsageReport,
      },
      ...refusals,
      ...tooLong,
    },
    async handle({ exchange, query }) {
      await journal.settled();
      return { body: await reportUsage(database, callerOf(exchange).organizationId, query, timezone) };
    },
  });
}
