import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Query } from '../../api/client.js';
import { usePages } from '../../api/pages.js';
import type { AuditEntry } from '../../api/schemas.js';
import { Page } from '../../components/page.js';
import { DayInput } from '../../components/day-input.js';
import { type Column, Records } from '../../components/records.js';
import { Time } from '../../components/time.js';
import { usePageQuery } from '../../shell/address.js';
import type { PageQuery } from '../../shell/page-query.js';
import { actions, resourceTypes } from './known-actions.js';
import { AuditAuthor, AuditChange, AuditResource } from './audit-parts.js';
import { OpenedEntry } from './opened-entry.js';

const about =
  'Every change that was made through management, on the command line or at the start, with who made it. Nothing can be taken out of it here.';

interface AuditFilter {
  readonly resourceType: string;
  readonly resourceId: string;
  readonly action: string;
  readonly author: string;
  /** Days, as `2030-12-31`, both included. */
  readonly first: string;
  readonly last: string;
}

const names = ['resourceType', 'resourceId', 'action', 'author', 'first', 'last'] as const;
/** While somebody types, nothing is asked. */
const pauseMs = 300;

/** Who changed what, newest first. */
export function AuditPage() {
  const [query, { replace }] = usePageQuery();
  const [settled] = useDebouncedValue(query, pauseMs);
  const filter = filterOf(settled);
  return (
    <Page title="Audit trail" about={about}>
      <AuditFilters value={filterOf(query)} onChange={(next) => replace({ ...next })} />
      <AuditEntries key={JSON.stringify(filter)} filter={queryOf(filter)} />
    </Page>
  );
}

function filterOf(query: PageQuery): AuditFilter {
  return Object.fromEntries(names.map((name) => [name, query[name] ?? ''])) as unknown as AuditFilter;
}

function AuditEntries({ filter }: { readonly filter: Query }) {
  const { read, items, paging } = usePages<AuditEntry>('v1/management/audit', filter);
  return (
    <>
      <Records
        caption="Audit trail"
        read={read}
        items={items}
        keyOf={({ auditId }) => auditId}
        columns={columns}
        paging={paging}
        minWidth={900}
        empty="No change matches. Leave out a filter, or choose other days."
      />
      <OpenedEntry items={items} />
    </>
  );
}

function AuditFilters({
  value,
  onChange,
}: {
  readonly value: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}) {
  const set = (part: Partial<AuditFilter>): void => onChange({ ...value, ...part });
  return (
    <SimpleGrid cols={{ base: 2, md: 3, lg: 6 }}>
      <Autocomplete
        label="What kind"
        placeholder="any"
        data={resourceTypes}
        value={value.resourceType}
        onChange={(resourceType) => set({ resourceType })}
      />
      <Autocomplete
        label="Action"
        placeholder="any"
        data={actions}
        value={value.action}
        onChange={(action) => set({ action })}
      />
      <TextInput
        label="By whom"
        placeholder="name or id"
        value={value.author}
        onChange={(event) => set({ author: event.currentTarget.value })}
      />
      <TextInput
        label="Resource id"
        placeholder="any"
        value={value.resourceId}
        onChange={(event) => set({ resourceId: event.currentTarget.value })}
      />
      <DayInput label="First day" value={value.first} onChange={(first) => set({ first })} />
      <DayInput label="Last day" value={value.last} onChange={(last) => set({ last })} />
    </SimpleGrid>
  );
}

function queryOf({ resourceType, resourceId, action, author, first, last }: AuditFilter): Query {
  return {
    resourceType: resourceType.trim(),
    resourceId: resourceId.trim(),
    action: action.trim(),
    author: author.trim(),
    from: first === '' ? '' : startOf(first, 0),
    to: last === '' ? '' : startOf(last, 1),
  };
}

/** When a day begins where the reader is, or a later one. The gateway says what is wrong with an address that names no day. */
function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return Number.isNaN(start.getTime()) ? day : start.toISOString();
}

const columns: readonly Column<AuditEntry>[] = [
  { title: 'When', of: ({ at }) => <Time at={at} isExact /> },
  { title: 'Who', of: ({ author }) => <AuditAuthor author={author} /> },
  { title: 'Action', of: ({ action }) => action },
  { title: 'What', of: (entry) => <AuditResource entry={entry} /> },
  { title: 'Change', of: (entry) => <AuditChange entry={entry} /> },
];
