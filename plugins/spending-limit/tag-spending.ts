import {
  callerOf,
  defineRoute,
  type Page,
  pageOffset,
  type PageQuery,
  pageQuery,
  pageReply,
  refusal,
  requestTag,
  type Route,
  z,
} from '../../core/api/index.js';
import type { KeyRouteServices } from './key-routes.js';
import { reportedLimits } from './reported-spending.js';
import { tagExamples } from './route-examples.js';
import { reportBudgets, type ReportServices } from './spending-report.js';

const TagSpending = z
  .object({
    tag: z.string(),
    limits: reportedLimits.describe(
      'The limits that gateway.yaml sets `per: tag` for this one, with what all calls with it have spent while there was such a limit; none without one.',
    ),
  })
  .meta({ id: 'TagSpendingReport' });

const tagQuery = pageQuery.extend({ tag: requestTag.optional().describe('Only this tag, also one without a call.') });

/** The operation that shows what tags have spent, and what is left. */
export function tagSpending({
  journal,
  budgets,
  report,
}: Pick<KeyRouteServices, 'journal' | 'budgets' | 'report'>): Route {
  return defineRoute({
    operation: 'listTagSpending',
    method: 'GET',
    path: '/v1/management/spending/tags',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'List tags with a limit with what they have spent in this period, and what is left, ordered by name',
    description:
      'Returns a page of the tags from whose limits something was ever spent, with what is spent and left of each limit that gateway.yaml sets `per: tag` for them. What a tag has cost without a limit is in the costs by tag.',
    tag: 'Spending',
    parameters: { query: tagQuery },
    replies: {
      200: { description: 'A page of tags.', schema: pageReply(TagSpending).meta({ id: 'TagSpendingPage' }) },
      400: refusal('A parameter is invalid.'),
    },
    examples: tagExamples,
    async handle({ exchange, query: { tag: wanted, page, pageSize } }) {
      const { organizationId } = callerOf(exchange);
      await journal.settled();
      const { items: tags, totalCount } =
        wanted === undefined
          ? await tagsThatSpent(organizationId, { page, pageSize }, report)
          : { items: page === 1 ? [wanted] : [], totalCount: 1 };
      const items = await Promise.all(
        tags.map(async (tag) => ({ tag, limits: await reportBudgets(budgets.ofTag(organizationId, tag), report) })),
      );
      return { body: { items, page, pageSize, totalCount } };
    },
  });
}

const whichSpent = 'from spending_day where organization_id = ? and tag is not null';

async function tagsThatSpent(
  organizationId: string,
  page: PageQuery,
  { database }: Pick<ReportServices, 'database'>,
): Promise<Pick<Page<string>, 'items' | 'totalCount'>> {
  const entities = database.fork();
  const rows = await entities.execute<{ tag: string }[]>(
    `select distinct tag ${whichSpent} order by tag limit ? offset ?`,
    [organizationId, page.pageSize, pageOffset(page)],
  );
  const [counted] = await entities.execute<{ count: number }[]>(
    `select count(distinct tag)::int as count ${whichSpent}`,
    [organizationId],
  );
  return { items: rows.map(({ tag }) => tag), totalCount: counted?.count ?? 0 };
}
