import { Anchor, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { PageOf } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type {
  EndUserSpendingReport,
  OrganizationSpendingReport,
  OwnerSpendingReport,
  TagSpendingReport,
} from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { ModelSpending } from '../../components/model-spending.js';
import { ModelNames } from '../../components/model-names.js';
import type { Column } from '../../components/records.js';
import { SpendingFigures } from '../../components/spending-figures.js';
import { Time } from '../../components/time.js';
import { TitledRecords } from '../../components/titled-records.js';
import { addressWith } from '../../shell/page-query.js';

const path = 'v1/management/spending';
const pageSize = 10;

/** What is left of the limits of gateway.yaml; nothing without them. */
export function Limits() {
  return (
    <>
      <OrganizationLimit />
      <OwnerLimits />
      <TagLimits />
      <EndUserLimits />
    </>
  );
}

function OrganizationLimit() {
  const { data } = useRead<OrganizationSpendingReport>(path);
  if (!data || (data.limit === null && data.ofModels.length === 0)) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Limit of the organization">
      <Title order={2} size="h4">
        Limit of the organization
      </Title>
      <SpendingFigures spending={data} />
      <ModelSpending of={data.ofModels} />
    </Stack>
  );
}

function OwnerLimits() {
  const [page, onPage] = useState(1);
  const read = useRead<PageOf<OwnerSpendingReport>>(`${path}/owners`, { query: { page, pageSize } });
  if (!read.data) return null;
  const { items, totalCount } = read.data;
  // Of many owners, those on other pages may have a limit.
  if (totalCount <= pageSize && items.every(({ limits }) => limits.length === 0)) return null;
  return (
    <TitledRecords
      title="Limits of owners of keys"
      minWidth={600}
      read={read}
      items={items.flatMap(({ owner, limits }) => (limits.length === 0 ? [null] : limits).map((of) => ({ owner, of })))}
      keyOf={({ owner, of }) => JSON.stringify([owner, of?.models])}
      columns={ownerColumns}
      paging={{ page, pageSize, total: totalCount, onPage }}
      empty="No key has an owner."
    />
  );
}

function TagLimits() {
  const [page, onPage] = useState(1);
  const read = useRead<PageOf<TagSpendingReport>>(`${path}/tags`, { query: { page, pageSize } });
  // Without a limit, there is none.
  if (!read.data || read.data.totalCount === 0) return null;
  const { items, totalCount } = read.data;
  return (
    <TitledRecords
      title="Limits of tags"
      minWidth={600}
      read={read}
      items={items.flatMap(({ tag, limits }) => (limits.length === 0 ? [null] : limits).map((of) => ({ tag, of })))}
      keyOf={({ tag, of }) => JSON.stringify([tag, of?.models])}
      columns={tagColumns}
      paging={{ page, pageSize, total: totalCount, onPage }}
      empty="Nothing was spent with a tag."
    />
  );
}

/** A limit of an owner or a tag, if there is one. */
interface NamedLimit {
  readonly of: OwnerSpendingReport['limits'][number] | null;
}

interface OwnerLimit extends NamedLimit {
  readonly owner: string;
}

interface TagLimit extends NamedLimit {
  readonly tag: string;
}

const limitColumns: readonly Column<NamedLimit>[] = [
  { title: 'Models', of: ({ of }) => of && (of.models ? <ModelNames of={of.models} /> : 'all') },
  { title: 'Spent', isNumber: true, of: ({ of }) => of && <Amount of={of.spent} currency={of.currency} /> },
  { title: 'Left', isNumber: true, of: ({ of }) => of && <Amount of={of.remaining} currency={of.currency} /> },
  { title: 'Limit', isNumber: true, of: ({ of }) => (of ? <Amount of={of.limit} currency={of.currency} /> : 'none') },
  { title: 'Starts again', of: ({ of }) => of && <Time at={of.resetsAt} /> },
];

const ownerColumns: readonly Column<OwnerLimit>[] = [
  {
    title: 'Owner',
    of: ({ owner }) => (
      <Anchor inherit className="whole-text" href={`#${addressWith('/history', { owner })}`}>
        {owner}
      </Anchor>
    ),
  },
  ...limitColumns,
];

const tagColumns: readonly Column<TagLimit>[] = [
  {
    title: 'Tag',
    of: ({ tag }) => (
      <Anchor inherit className="whole-text" href={`#${addressWith('/history', { tag })}`}>
        {tag}
      </Anchor>
    ),
  },
  ...limitColumns,
];

function EndUserLimits() {
  const [page, onPage] = useState(1);
  const read = useRead<PageOf<EndUserSpendingReport>>(`${path}/end-users`, { query: { page, pageSize } });
  // Without a limit, there is none.
  if (!read.data || read.data.totalCount === 0) return null;
  return (
    <TitledRecords
      title="Limits of end users"
      minWidth={600}
      read={read}
      items={read.data.items}
      keyOf={({ endUserId }) => endUserId}
      columns={columns}
      paging={{ page, pageSize, total: read.data.totalCount, onPage }}
      empty="Nobody has spent anything in this period."
    />
  );
}

const columns: readonly Column<EndUserSpendingReport>[] = [
  {
    title: 'End user',
    of: ({ endUserId: id }) => (
      <Anchor inherit className="whole-text" href={`#${addressWith('/history', { end_user_id: id })}`}>
        {id}
      </Anchor>
    ),
  },
  { title: 'Spent', isNumber: true, of: ({ spent, currency }) => <Amount of={spent} currency={currency} /> },
  { title: 'Left', isNumber: true, of: ({ remaining, currency }) => <Amount of={remaining} currency={currency} /> },
  { title: 'Limit', isNumber: true, of: ({ limit, currency }) => <Amount of={limit} currency={currency} /> },
  { title: 'Starts again', of: ({ resetsAt }) => <Time at={resetsAt} /> },
  { title: 'Of some models', of: ({ ofModels }) => (ofModels.length === 0 ? '–' : <ModelSpending of={ofModels} />) },
];
