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
      <NamedLimits kind="owner" title="Limits of owners of keys" empty="No key has an owner." />
      <NamedLimits kind="tag" title="Limits of tags" empty="Nothing was spent with a tag." />
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

interface NamedLimitsProps {
  readonly kind: 'owner' | 'tag';
  readonly title: string;
  /** Shown on a page behind the last one. */
  readonly empty: string;
}

function NamedLimits({ kind, title, empty }: NamedLimitsProps) {
  const [page, onPage] = useState(1);
  const read = useRead<PageOf<OwnerSpendingReport | TagSpendingReport>>(`${path}/${kind}s`, {
    query: { page, pageSize },
  });
  if (!read.data) return null;
  const { items, totalCount } = read.data;
  // Of many, those on other pages may have a limit.
  if (totalCount <= pageSize && items.every(({ limits }) => limits.length === 0)) return null;
  return (
    <TitledRecords
      title={title}
      minWidth={600}
      read={read}
      items={items.flatMap((report) => {
        const name = 'owner' in report ? report.owner : report.tag;
        return (report.limits.length === 0 ? [null] : report.limits).map((of) => ({ name, of }));
      })}
      keyOf={({ name, of }) => JSON.stringify([name, of?.models])}
      columns={namedColumns[kind]}
      paging={{ page, pageSize, total: totalCount, onPage }}
      empty={empty}
    />
  );
}

/** A limit of an owner or a tag, if there is one. */
interface NamedLimit {
  readonly name: string;
  readonly of: OwnerSpendingReport['limits'][number] | null;
}

const limitColumns: readonly Column<NamedLimit>[] = [
  { title: 'Models', of: ({ of }) => of && (of.models ? <ModelNames of={of.models} /> : 'all') },
  { title: 'Spent', isNumber: true, of: ({ of }) => of && <Amount of={of.spent} currency={of.currency} /> },
  { title: 'Left', isNumber: true, of: ({ of }) => of && <Amount of={of.remaining} currency={of.currency} /> },
  { title: 'Limit', isNumber: true, of: ({ of }) => (of ? <Amount of={of.limit} currency={of.currency} /> : 'none') },
  { title: 'Starts again', of: ({ of }) => of && <Time at={of.resetsAt} /> },
];

function nameColumn(title: string, kind: 'owner' | 'tag'): Column<NamedLimit> {
  return {
    title,
    of: ({ name }) => (
      <Anchor inherit className="whole-text" href={`#${addressWith('/history', { [kind]: name })}`}>
        {name}
      </Anchor>
    ),
  };
}

const namedColumns = {
  owner: [nameColumn('Owner', 'owner'), ...limitColumns],
  tag: [nameColumn('Tag', 'tag'), ...limitColumns],
};

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
