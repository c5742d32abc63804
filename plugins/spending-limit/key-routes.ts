import {
  callerOf,
  type Credentials,
  defineRoute,
  type Journal,
  type KeyIdentity,
  pageQuery,
  pageReply,
  payingKey,
  refusal,
  type Route,
  storableText,
  unknownResource,
  z,
} from '../../core/api/index.js';
import { budgetOfKey, storedKeyId } from './budgets/budget.js';
import type { Budgets } from './budgets/budgets.js';
import { ofAllAndSomeModels, reportedLimits } from './reported-spending.js';
import { keyExamples, ownerExamples, ownExamples } from './route-examples.js';
import { reportBudgets, reportSpender, type ReportServices } from './spending-report.js';

/** The services of the routes. */
export interface KeyRouteServices {
  /** Undefined when another plugin than `auth` authenticates callers. */
  readonly credentials: Credentials | undefined;
  readonly journal: Journal;
  readonly budgets: Budgets;
  readonly report: ReportServices;
}

const KeySpending = z
  .object({
    keyId: z.string(),
    owner: z.string().nullable().describe('Whose the key is.'),
    ...ofAllAndSomeModels,
    ofOwner: reportedLimits.describe(
      'The limits that gateway.yaml sets `per: owner`, with what all keys of the owner of this one have spent while there was such a limit.',
    ),
  })
  .meta({ id: 'ApiKeySpendingReport' });

const OwnerSpending = z
  .object({
    owner: z.string(),
    limits: reportedLimits.describe(
      'The limits that gateway.yaml sets `per: owner` for this one, with what all its keys have spent while there was such a limit; none without one.',
    ),
  })
  .meta({ id: 'OwnerSpendingReport' });

const ownerQuery = pageQuery.extend({
  owner: storableText({ least: 1, most: 256 }).optional().describe('Only this owner, also one without a key.'),
});

/** The operations that show what API keys and their owners have spent, and what is left. */
export function keySpendingRoutes(services: KeyRouteServices): readonly Route[] {
  const { credentials } = services;
  const ofOthers = credentials ? [keySpending(services, credentials), ownerSpending(services, credentials)] : [];
  return [...ofOthers, ownSpending(services)];
}

function keySpending(services: KeyRouteServices, credentials: Credentials): Route {
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
      200: { description: 'The spending of the key, on all connections.', schema: KeySpending },
      404: refusal('There is no such API key.'),
    },
    examples: keyExamples,
    async handle({ exchange, path }) {
      const key = await credentials.findKey(callerOf(exchange).organizationId, path.keyId);
      if (!key) throw unknownResource('GW_KEY_UNKNOWN', 'API key', path.keyId);
      return { body: await spendingOf({ kind: 'key', ...key }, services) };
    },
  });
}

function ownSpending(services: KeyRouteServices): Route {
  return defineRoute({
    operation: 'getOwnSpending',
    method: 'GET',
    path: '/v1/spending',
    access: { kind: 'connection-key' },
    summary: 'Get what the API key that is sent has spent in this period, and what is left',
    description:
      'Returns, for the key of the request, what `getApiKeySpending` returns: what is spent and left of the limits of the key, and of those that it shares with the other keys of its owner. Limits of its connection and of the organization are not shown.',
    tag: 'Spending',
    replies: { 200: { description: 'The spending of the key, on all connections.', schema: KeySpending } },
    examples: ownExamples,
    async handle({ exchange }) {
      const key = payingKey(exchange.identity);
      if (!key) throw new Error('a route for API keys was called without one');
      return { body: await spendingOf(key, services) };
    },
  });
}

async function spendingOf(key: KeyIdentity, { journal, budgets, report }: KeyRouteServices) {
  const { keyId, organizationId, owner = null, spendingPeriod } = key;
  await journal.settled();
  const id = budgetOfKey(storedKeyId(keyId), organizationId);
  const spender = { id, budgets: budgets.ofKey(key), period: spendingPeriod ?? undefined };
  const ofKey = await reportSpender(spender, report);
  return { keyId, owner, ...ofKey, ofOwner: await reportBudgets(budgets.ofOwner(key), report) };
}

function ownerSpending({ journal, budgets, report }: KeyRouteServices, credentials: Credentials): Route {
  return defineRoute({
    operation: 'listOwnerSpending',
    method: 'GET',
    path: '/v1/management/spending/owners',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'List the owners of API keys with what they have spent in this period, and what is left, ordered by name',
    description:
      'Returns a page of the owners of valid keys, with what is spent and left of each limit that gateway.yaml sets `per: owner` for them. What an owner has cost without a limit is in the costs by owner.',
    tag: 'Spending',
    parameters: { query: ownerQuery },
    replies: {
      200: { description: 'A page of owners.', schema: pageReply(OwnerSpending).meta({ id: 'OwnerSpendingPage' }) },
      400: refusal('A parameter is invalid.'),
    },
    examples: ownerExamples,
    async handle({ exchange, query: { owner: wanted, page, pageSize } }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const { items: owners, totalCount } =
        wanted === undefined
          ? await credentials.listOwners(organizationId, { page, pageSize })
          : { items: page === 1 ? [wanted] : [], totalCount: 1 };
      const items = await Promise.all(
        owners.map(async (owner) => {
          return { owner, limits: await reportBudgets(budgets.ofOwner({ organizationId, owner }), report) };
        }),
      );
      return { body: { items, page, pageSize, totalCount } };
    },
  });
}
