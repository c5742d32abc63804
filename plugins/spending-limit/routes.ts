import {
  callerOf,
  type Connections,
  type Credentials,
  defineRoute,
  findConnection,
  type Journal,
  pageQuery,
  pageReply,
  refusal,
  type Route,
  spendingPeriod,
  storableText,
  unknownResource,
  z,
} from '../../core/api/index.js';
import { type Budget, budgetOfEndUser, budgetOfOrganization } from './budgets/budget.js';
import type { Budgets } from './budgets/budgets.js';
import { costsAsCsv, costsAsJson, CostQuery, CostReport, reportCosts } from './cost-report.js';
import { endUsersWhoSpent } from './end-users.js';
import {
  connectionExamples,
  costExamples,
  endUserExamples,
  keyExamples,
  organizationExamples,
} from './route-examples.js';
import {
  reportAllSpending,
  reportModels,
  reportOwner,
  reportSpending,
  type ReportServices,
} from './spending-report.js';
import { type UnpricedServices, unpricedModels } from './unpriced-models.js';

/** The services of the routes. */
interface SpendingRouteServices {
  readonly connections: Connections;
  /** Undefined when another plugin than `auth` authenticates callers. */
  readonly credentials: Credentials | undefined;
  readonly journal: Journal;
  readonly budgets: Budgets;
  readonly unpriced: UnpricedServices;
  readonly report: ReportServices;
}

const amount = z.number().describe("A decimal with all its digits, in the gateway's currency.");

const reported = {
  currency: z.string().describe('ISO 4217.'),
  spendingPeriod: spendingPeriod.describe('Monthly if none is set.'),
  limit: amount.nullable().describe('Null without a limit.'),
  spent: amount.describe('In this period, according to the ledger.'),
  held: amount.describe('Reserved for running requests; what they do not spend is released.'),
  remaining: amount.nullable().describe('Neither spent nor held. Null without a limit.'),
  inHand: amount.describe(
    'The part of `remaining` that replicas have taken for themselves: for calls to come, or already spent but not yet in the ledger.',
  ),
  periodBegan: z.iso.datetime(),
  resetsAt: z.iso.datetime().describe('When the next period begins.'),
};

const ofAllAndSomeModels = {
  ...reported,
  ofModels: z
    .array(z.object({ models: z.array(z.string()), ...reported }).meta({ id: 'ModelSpendingReport' }))
    .describe('The limits of some models, with what was spent on these while there was such a limit.'),
};

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
const KeySpendingSchema = z
  .object({
    keyId: z.string(),
    ...ofAllAndSomeModels,
    ofOwner: z
      .array(
        z
          .object({ models: z.array(z.string()).nullable().describe('Null: all.'), ...reported })
          .meta({ id: 'OwnerSpendingReport' }),
      )
      .describe(
        'The limits that gateway.yaml sets `per: owner`, with what all keys of the owner of this one have spent while there was such a limit.',
      ),
  })
  .meta({ id: 'ApiKeySpendingReport' });
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

/** The operations that show what a connection, an API key, end users and the organization have spent, and on what. */
export function spendingRoutes(services: SpendingRouteServices): readonly Route[] {
  const { credentials } = services;
  const ofKey = credentials ? [keySpending(services, credentials)] : [];
  return [
    connectionSpending(services),
    ...ofKey,
    organizationSpending(services),
    endUserSpending(services),
    costs(services),
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
      const all = budgets.ofConnection(connection);
      const budget = all.find(isOfAllModels);
      const period = budget?.period ?? spendingPeriod ?? 'monthly';
      await journal.settled();
      const reply = await reportSpending({ id, limit: budget?.configuredLimit, period }, report);
      const ofModels = await reportModels(all, report);
      const unpricedOnes = unpricedModels(connection, unpriced);
      return { body: { connectionId: id, enableSpendingLimit, ...reply, ofModels, unpricedModels: unpricedOnes } };
    },
  });
}

function keySpending({ journal, budgets, report }: SpendingRouteServices, credentials: Credentials): Route {
  return defineRoute({
    operation: 'getApiKeySpending',
    method: 'GET',
    path: '/v1/management/api-keys/{keyId}/spending',
    access: { kind: 'bearer', role: 'admin' },
    summary: 'Get what an API key has spent in this period, and what is left',
    description:
      'Returns what requests with the key have spent in the current period on all connections, what is reserved for calls that are running, and what is left of its limit: its own, or the one that gateway.yaml gives to keys. The same for the limits that it shares with the other keys of its owner.',
    tag: 'API keys',
    parameters: { path: z.object({ keyId: z.string().describe('The `keyId` of the answer that created the key.') }) },
    replies: {
      200: { description: 'The spending of the key, on all connections.', schema: KeySpendingSchema },
      404: refusal('There is no such API key.'),
    },
    examples: keyExamples,
    async handle({ exchange, path }) {
      const key = await credentials.findKey(callerOf(exchange).organizationId, path.keyId);
      if (!key) throw unknownResource('GW_KEY_UNKNOWN', 'API key', path.keyId);
      const all = budgets.ofKey({ kind: 'key', ...key });
      const budget = all.find(isOfAllModels);
      const period = budget?.period ?? key.spendingPeriod ?? 'monthly';
      await journal.settled();
      const reply = await reportSpending({ id: key.keyId, limit: budget?.configuredLimit, period }, report);
      const ofModels = await reportModels(all, report);
      const ofOwner = await reportOwner(budgets.ofOwner(key), report);
      return { body: { keyId: key.keyId, ...reply, ofModels, ofOwner } };
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
      const all = budgets.ofOrganization(organizationId);
      const budget = all.find(isOfAllModels);
      await journal.settled();
      const spender = { id: budgetOfOrganization(organizationId), limit: budget?.configuredLimit };
      const reply = await reportSpending({ ...spender, period: budget?.period ?? 'monthly' }, report);
      return { body: { organizationId, ...reply, ofModels: await reportModels(all, report) } };
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
      const ofModels = await reportModels(ofEach.flat(), report);
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
    summary: 'Sum up the costs of some days, by provider, model, connection, API key, tag, day, month or purpose',
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

function isOfAllModels({ models }: Budget): boolean {
  return !models;
}
