import {
  callerOf,
  type Connections,
  defineRoute,
  findConnection,
  type Journal,
  refusal,
  type Route,
  type RouteExample,
  z,
} from '../../core/api/index.js';
import { reportSpending, type ReportServices } from './spending-report.js';

const amount = z.number().describe("A decimal with all its digits, in the gateway's currency.");

const SpendingSchema = z
  .object({
    connectionId: z.string(),
    currency: z.string().describe('ISO 4217.'),
    enableSpendingLimit: z.boolean(),
    spendingPeriod: z.enum(['daily', 'weekly', 'monthly']).describe('Monthly if the connection names none.'),
    limit: amount.nullable().describe('Null without a limit.'),
    spent: amount.describe('In this period, according to the ledger.'),
    held: amount.describe('Reserved for running requests; what they do not spend is released.'),
    remaining: amount.nullable().describe('Neither spent nor held. Null without a limit.'),
    inHand: amount.describe(
      'The part of `remaining` that replicas have taken for themselves: for calls to come, or already spent and not yet in the ledger.',
    ),
    periodBegan: z.iso.datetime(),
    resetsAt: z.iso.datetime().describe('When the next period begins.'),
  })
  .meta({ id: 'ConnectionSpending' });

const connectionId = '01990000-0000-7000-8000-000000000001';

const examples: readonly RouteExample[] = [
  {
    title: 'A connection that may spend 12.50 a month',
    path: { connectionId },
    status: 200,
    reply: {
      connectionId,
      currency: 'USD',
      enableSpendingLimit: true,
      spendingPeriod: 'monthly',
      limit: 12.5,
      spent: 3.0625,
      held: 0.02,
      remaining: 9.4175,
      inHand: 0.25,
      periodBegan: '2030-01-01T00:00:00.000Z',
      resetsAt: '2030-02-01T00:00:00.000Z',
    },
  },
];

/** The operation that shows what a connection has spent. */
export function spendingRoutes(connections: Connections, journal: Journal, services: ReportServices): readonly Route[] {
  return [
    defineRoute({
      operation: 'getConnectionSpending',
      method: 'GET',
      path: '/v1/management/connections/{connectionId}/spending',
      access: { kind: 'bearer', role: 'viewer' },
      summary: 'Get what a connection has spent in this period, and what is left',
      tag: 'Connections',
      parameters: { path: z.object({ connectionId: z.string().describe('Id of the connection, a UUID.') }) },
      replies: {
        200: { description: 'The spending of the connection.', schema: SpendingSchema },
        404: refusal('The organization has no such connection.'),
      },
      examples,
      async handle({ exchange, path: { connectionId } }) {
        const connection = await findConnection(connections, callerOf(exchange).organizationId, connectionId);
        await journal.settled();
        return { body: await reportSpending(connection, services) };
      },
    }),
  ];
}
