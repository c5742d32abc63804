import { Anchor } from '@mantine/core';
import { useParts } from '../../api/parts.js';
import { useRead } from '../../api/requests.js';
import type { UsageGroup, UsageReport } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { countOf, durationOf } from '../../components/numbers.js';
import type { Column } from '../../components/records.js';
import { TitledRecords } from '../../components/titled-records.js';
import { addressWith } from '../../shell/page-query.js';
import { type MeasureName, mostFirst } from './measures.js';
import type { Period } from './usage-export.js';
import { useNames } from './use-names.js';

const pageSize = 10;

interface UsageTableProps {
  readonly title: string;
  readonly groupBy: 'provider' | 'connection' | 'key' | 'owner' | 'model' | 'end_user' | 'tag';
  /** What is filtered for in the history that a row leads to. */
  readonly filter: 'provider' | 'connection_id' | 'key_id' | 'owner' | 'model' | 'end_user_id' | 'tag';
  readonly period: Period;
  /** Decides what comes first. */
  readonly measure: MeasureName;
  readonly onMeasure: (name: MeasureName) => void;
  readonly every: number | undefined;
}

/** Usage by provider, connection, API key, owner of keys, model, end user or tag, with the most of a measure first; each row leads to its requests. */
export function UsageTable({ title, groupBy, filter, period, measure, onMeasure, every }: UsageTableProps) {
  const read = useRead<UsageReport>('v1/management/reporting/usage', {
    query: { group_by: groupBy, ...period },
    every,
  });
  const groups = read.data && mostFirst(read.data.groups, measure);
  const { shown, paging } = useParts(groups, pageSize);
  const nameOf = useNames(groupBy, shown?.flatMap(({ key }) => key || []) ?? []);
  const first = (name: MeasureName): Pick<Column<UsageGroup>, 'isNumber' | 'mostFirst'> => ({
    isNumber: true,
    mostFirst: { isChosen: name === measure, choose: () => onMeasure(name) },
  });
  const columns: readonly Column<UsageGroup>[] = [
    {
      title: title.replace('By ', '').replace(/^[a-z]/, (letter) => letter.toUpperCase()),
      of: ({ key }) =>
        key === '' ? (
          'none given'
        ) : (
          <Anchor inherit className="whole-text" href={`#${addressWith('/history', { [filter]: key, ...period })}`}>
            {nameOf(key)}
          </Anchor>
        ),
    },
    { title: 'Requests', of: ({ requests }) => countOf(requests), ...first('requests') },
    { title: 'Not completed', of: ({ failed }) => countOf(failed), isNumber: true },
    { title: 'Input tokens', of: ({ input_tokens }) => countOf(input_tokens), ...first('tokens') },
    { title: 'Output tokens', of: ({ output_tokens }) => countOf(output_tokens), isNumber: true },
    { title: 'Cost', of: ({ cost }) => <Amount of={cost} />, ...first('cost') },
    { title: 'Average time', of: ({ average_duration_ms }) => durationOf(average_duration_ms), ...first('time') },
  ];
  return (
    <TitledRecords
      title={title}
      minWidth={760}
      read={read}
      items={shown}
      keyOf={({ key }) => key}
      columns={columns}
      empty="There were no requests in this time."
      paging={paging}
    />
  );
}
