import { callerOf, defineRoute, refusal, type Route, z } from '../../core/api/index.js';
import { feedbackError } from './feedback-error.js';
import { Averages, AveragesQuery, Feedback, FeedbackPage, FeedbackQuery } from './feedback-schema.js';
import { averageScores, type FeedbackServices, listFeedback, submitFeedback } from './feedback-store.js';
import { averagesExamples, listExamples, submitExamples } from './route-examples.js';

const tag = 'Feedback';
const viewer = { kind: 'bearer', role: 'viewer' } as const;
const invalidParameter = refusal('A parameter is invalid.');

/** The route that takes feedback, and those that read it. */
export function feedbackRoutes(services: FeedbackServices): readonly Route[] {
  return [submit(services), list(services), averages(services)];
}

function submit(services: FeedbackServices): Route {
  return defineRoute({
    operation: 'submitFeedback',
    method: 'POST',
    path: '/v1/management/reporting/trace/feedback/{trace_id}',
    access: { kind: 'bearer', role: 'editor' },
    summary: 'Rate an answer',
    description:
      'Rates the answer with this `trace_id`, between `min` and `max`. One rating is kept for each `version`; a second one replaces it. Errors with 400 and 404 have no body; a 401 has a body of its own.',
    tag,
    parameters: {
      path: z.object({
        trace_id: z.string().min(1).max(200).describe('The `trace_id` of the answer, or that in its `traceresponse`.'),
      }),
    },
    body: Feedback,
    examples: submitExamples,
    errors: feedbackError,
    replies: {
      200: { description: 'The feedback is stored; the body is empty.' },
      400: { description: 'The submission is invalid; the body is empty.' },
      404: { description: 'There is no such trace; the body is empty.' },
    },
    async handle({ exchange, path: { trace_id: traceId }, body }) {
      const { organizationId } = callerOf(exchange);
      await submitFeedback({ organizationId, traceId: traceId.toLowerCase() }, body, services, exchange);
      return {};
    },
  });
}

function list({ database }: FeedbackServices): Route {
  return defineRoute({
    operation: 'listFeedback',
    method: 'GET',
    path: '/v1/management/reporting/feedback',
    access: viewer,
    summary: 'List feedback',
    description:
      'Returns a page of ratings, newest first. `score` is the value between 0 and 1, where more is better, so that ratings with other bounds can be compared.',
    tag,
    parameters: { query: FeedbackQuery },
    examples: listExamples,
    replies: { 200: { description: 'Feedback, newest first', schema: FeedbackPage }, 400: invalidParameter },
    handle: async ({ exchange, query }) => ({
      body: await listFeedback(database, callerOf(exchange).organizationId, {
        ...query,
        trace_id: query.trace_id?.toLowerCase(),
      }),
    }),
  });
}

function averages({ database }: FeedbackServices): Route {
  return defineRoute({
    operation: 'getFeedbackAverages',
    method: 'GET',
    path: '/v1/management/reporting/feedback/averages',
    access: viewer,
    summary: 'Average the scores of feedback by model, connection, prompt version or version',
    description: 'Returns the number of ratings and the average score, between 0 and 1, for each group.',
    tag,
    parameters: { query: AveragesQuery },
    examples: averagesExamples,
    replies: { 200: { description: 'One entry for each group', schema: Averages }, 400: invalidParameter },
    async handle({ exchange, query: { group_by: groupBy } }) {
      const groups = await averageScores(database, callerOf(exchange).organizationId, groupBy);
      return { body: { group_by: groupBy, groups } };
    },
  });
}
