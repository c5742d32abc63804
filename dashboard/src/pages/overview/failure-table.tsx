import { Anchor } from '@mantine/core';
import { useParts } from '../../api/parts.js';
import { useRead } from '../../api/requests.js';
import type { UsageGroup, UsageReport } from '../../api/schemas.js';
import { ErrorMeaning } from '../../components/error-meaning.js';
import { countOf } from '../../components/numbers.js';
import type { Column } from '../../components/records.js';
import { TitledRecords } from '../../components/titled-records.js';
import { addressWith } from '../../shell/page-query.js';
import type { Period } from './usage-export.js';

const title = 'Not completed, by reason';

interface FailureTableProps {
  readonly period: Period;
  /** Milliseconds until it is read again. */
  readonly every: number | undefined;
}

/** Why requests were not completed, and what each reason means, the most frequent first; each leads to its requests. */
export function FailureTable({ period, every }: FailureTableProps) {
  const read = useRead<UsageReport>('v1/management/reporting/usage', {
    query: { group_by: 'error_code', ...period },
    every,
  });
  const groups = read.data?.groups
    .filter(({ failed }) => failed > 0)
    .toSorted((one, other) => other.failed - one.failed);
  const { shown, paging } = useParts(groups, 5);
  const columns: readonly Column<UsageGroup>[] = [
    { title: 'Reason', of: ({ key }) => <Reason code={key} period={period} /> },
    { title: 'Requests', of: ({ failed }) => countOf(failed), isNumber: true },
  ];
  return (
    <TitledRecords
      title={title}
      minWidth={300}
      read={read}
      items={shown}
      keyOf={({ key }) => key}
      columns={columns}
      empty="All requests of this time were completed."
      paging={paging}
    />
  );
}

/** Those without a code ended with their client. */
function Reason({ code, period }: { readonly code: string; readonly period: Period }) {
  const filter = code === '' ? { status: 'aborted' } : { error_code: code };
  return (
    <>
      <Anchor inherit className="whole-text" href={`#${addressWith('/history', { ...filter, ...period })}`}>
        {code || 'ended by the client'}
      </Anchor>
      <ErrorMeaning code={code} lines={2} />
    </>
  );
}
