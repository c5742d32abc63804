import {
  callerOf,
  type Connections,
  defineRoute,
  findConnection,
  pageQuery,
  pageReply,
  refusal,
  type Route,
  storableText,
  z,
} from '../../core/api/index.js';
import { budgetOfEndUser, budgetOfOrganization, isOfAllModels } from './budgets/budget.js';
import { costsAsCsv, costsAsJson, CostQuery, CostReport, reportCosts } from './cost-report.js';
import { endUsersWhoSpent } from './end-users.js';
import { type KeyRouteServices, keySpendingRoutes } from './key-routes.js';
import { ofAllAndSomeModels } from './reported-spending.js';
import { connectionExamples, costExamples, endUserExamples, organizationExamples } from './route-examples.js';
import { tagSpending } from './tag-spending.js';
import { reportAllSpending, reportBudgets, reportSpender } from './spending-report.js';
import { type UnpricedServices, unpricedModels } from './unpriced-models.js';

/** The services of the routes. */
interface SpendingRouteServices extends KeyRouteServices {
  readonly connections: Connections;
  readonly unpriced: UnpricedServices;
}

const ConnectionSpendingSchema = z
  .object({
    connectionId: z.string(),
    enableSpendingLimit: z.boolean(),
    ...ofAllAndSomeModels,
    unpricedModels: z
      .array(z.string())
      .describe(
        'The listed models that the connection may use but whose price is not known: calls of them are refused where a limit applies.',
      ),
  })
  .meta({ id: 'ConnectionSpendingReport' });
const OrganizationSpendingSchema = z
  .object({ organizationId: z.string(), ...ofAllAndSomeModels })
  .meta({ id: 'OrganizationSpendingReport' });

const EndUserSpendingSchema = z
  .object({ endUserId: z.string(), ...ofAllAndSomeModels })
  .meta({ id: 'EndUserSpendingReport' });
const EndUserSpendingPage = pageReply(EndUserSpendingSchema).meta({ id: 'EndUserSpendingPage' });

const endUserQuery = pageQuery.extend({
  endUserId: storableText({ least: 1, most: 256 })
    .optional()
    .describe('Only this end user, also one that has spent nothing.'),
});

/** The operations that show what a connection, API keys, their owners, tags, end users and the organization have spent, and on what. */
export function spendingRoutes(services: SpendingRouteServices): readonly Route[] {
  return [
    connectionSpending(services),
    organizationSpending(services),
    endUserSpending(services),
    tagSpending(services),
    costs(services),
    ...keySpendingRoutes(services),
  ];
}

function connectionSpending({ connections, journal, budgets, unpriced, report }: SpendingRouteServices): Route {
  return defineRoute({
    operation: 'getConnectionSpending',
    method: 'GET',
    path: '/v1/management/connections/{connectionId}/spending',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'Get what a connection has spent in this period, and what is left',
    description:
      'Returns what the connection has spent in the current period, what is reserved for calls that are running, what is left of its limit (its own or the one that gateway.yaml gives to connections), and which of its models a limit refuses because their price is not known. Without a limit, the period is the month, and `limit` and `remaining` are null.',
    tag: 'Connections',
    parameters: { path: z.object({ connectionId: z.string().describe('Id of the connection, a UUID.') }) },
    replies: {
      200: { description: 'The spending of the connection.', schema: ConnectionSpendingSchema },
      404: refusal('The organization has no such connection.'),
    },
    examples: connectionExamples,
    async handle({ exchange, path }) {
      const connection = await findConnection(connections, callerOf(exchange).organizationId, path.connectionId);
      const { connectionId: id, enableSpendingLimit, spendingPeriod } = connection;
      await journal.settled();
      const spender = { id, budgets: budgets.ofConnection(connection), period: spendingPeriod ?? undefined };
      const reply = await reportSpender(spender, report);
      const unpricedOnes = unpricedModels(connection, unpriced);
      return { body: { connectionId: id, enableSpendingLimit, ...reply, unpricedModels: unpricedOnes } };
    },
  });
}

function organizationSpending({ journal, budgets, report }: SpendingRouteServices): Route {
  return defineRoute({
    operation: 'getOrganizationSpending',
    method: 'GET',
    path: '/v1/management/spending',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'Get what the organization has spent in this period, and what is left',
    description:
      'Returns what all connections of the organization have spent in the current period, what is reserved for calls that are running, and what is left of the limit that gateway.yaml gives to organizations.',
    tag: 'Spending',
    replies: { 200: { description: 'The spending of all its connections.', schema: OrganizationSpendingSchema } },
    examples: organizationExamples,
    async handle({ exchange }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const spender = { id: budgetOfOrganization(organizationId), budgets: budgets.ofOrganization(organizationId) };
      return { body: { organizationId, ...(await reportSpender(spender, report)) } };
    },
  });
}

function endUserSpending({ journal, budgets, report }: SpendingRouteServices): Route {
  return defineRoute({
    operation: 'listEndUserSpending',
    method: 'GET',
    path: '/v1/management/spending/end-users',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'List what end users with a limit have spent in this period, and what is left, ordered by id',
    description:
      'Returns a page of end users with what they have spent in the current period. Their spending is counted only while gateway.yaml has a limit `per: endUser`.',
    tag: 'Spending',
    parameters: { query: endUserQuery },
    replies: {
      200: { description: 'A page of end users.', schema: EndUserSpendingPage },
      400: refusal('A parameter is invalid.'),
    },
    examples: endUserExamples,
    async handle({ exchange, query: { endUserId: wanted, page, pageSize } }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const period = budgets.ofEndUser(organizationId, '').find(isOfAllModels)?.period ?? 'monthly';
      const { ids, totalCount } =
        wanted === undefined
          ? await endUsersWhoSpent(organizationId, { period, page, pageSize }, report)
          : { ids: page === 1 ? [wanted] : [], totalCount: 1 };
      const ofEach = ids.map((endUserId) => budgets.ofEndUser(organizationId, endUserId));
      const spenders = ids.map((endUserId, index) => ({
        id: budgetOfEndUser(organizationId, endUserId),
        limit: ofEach[index]?.find(isOfAllModels)?.configuredLimit,
      }));
      const reports = await reportAllSpending(spenders, period, report);
      const ofModels = await reportBudgets(
        ofEach.flat().filter(({ models }) => models),
        report,
      );
      const perUser = ofModels.length / Math.max(1, ids.length);
      const items = ids.map((endUserId, index) => ({
        endUserId,
        ...reports[index],
        ofModels: ofModels.slice(index * perUser, (index + 1) * perUser),
      }));
      return { body: { items, page, pageSize, totalCount } };
    },
  });
}

function costs({ journal, report: { database, calendar, now, currency } }: SpendingRouteServices): Route {
  return defineRoute({
    operation: 'getCostReport',
    method: 'GET',
    path: '/v1/management/spending/costs',
    access: { kind: 'bearer', role: 'viewer' },
    summary:
      'Sum up the costs of some days, by provider, model, connection, API key, owner, tag, day, month or purpose',
    description:
      'Returns sums of the ledger: every call of a provider that was, or may have been, billed, under the provider and the model that were called. Unlike usage reports, it therefore shows retries and fallbacks under the model that was called, and includes calls that belong to no answer, such as those for vectors of documents and for classifiers. Days are those of spending limits.',
    tag: 'Spending',
    parameters: { query: CostQuery },
    replies: {
      200: { description: 'The costs.', schema: CostReport, contentType: 'text/csv' },
      400: refusal('A parameter is invalid.'),
      422: refusal('The database took too long.'),
    },
    examples: costExamples,
    async handle({ exchange, query }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const { firstDay } = calendar.periodAt('monthly', now());
      const { groupBy, format, dateFrom = firstDay, dateTo = calendar.dayAt(now()) } = query;
      const costs = await reportCosts(database, organizationId, { ...query, dateFrom, dateTo });
      if (format === 'json') return { body: { groupBy, currency, dateFrom, dateTo, ...costsAsJson(costs) } };
      return {
        contentType: 'text/csv; charset=utf-8; header=present',
        headers: { 'content-disposition': `attachment; filename="costs-by-${groupBy}-${dateFrom}-${dateTo}.csv"` },
        body: costsAsCsv(costs, { groupBy, currency }),
      };
    },
  });
}
