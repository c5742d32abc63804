import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAddressedParts } from '../../api/parts.js';
import type { CostGroup, CostReport } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { ConnectionName } from '../../components/connection-name.js';
import { KeyName } from '../../components/key-name.js';
import { countOf } from '../../components/numbers.js';
import { type Column, Records } from '../../components/records.js';
import { addressWith } from '../../shell/page-query.js';
import { groupings } from './cost-query.js';

/** The groups of a report, the dearest first; days and months in their order. */
export function CostTable({ report }: { readonly report: CostReport }) {
  const { groupBy, currency, groups } = report;
  const isInTime = groupBy === 'day' || groupBy === 'month';
  const { shown, paging } = useAddressedParts(
    isInTime ? groups : groups.toSorted((one, other) => other.cost - one.cost),
  );
  const columns: readonly Column<CostGroup>[] = [
    { title: groupings[groupBy], of: ({ key }) => nameOf(key, report) },
    { title: 'Calls', of: ({ calls }) => countOf(calls), isNumber: true },
    { title: 'Input tokens', of: ({ inputTokens }) => countOf(inputTokens), isNumber: true },
    { title: 'Output tokens', of: ({ outputTokens }) => countOf(outputTokens), isNumber: true },
    { title: 'Cost', of: ({ cost }) => <Amount of={cost} currency={currency} />, isNumber: true },
    {
      title: 'Estimated',
      of: ({ estimatedCost }) => <Amount of={estimatedCost} currency={currency} />,
      isNumber: true,
    },
    { title: 'Without a price', of: ({ unpricedCalls }) => countOf(unpricedCalls), isNumber: true },
  ];
  return (
    <Records
      caption={`Costs by ${groupings[groupBy]}`}
      minWidth={760}
      read={{ error: null, isPending: false, isPlaceholderData: false }}
      items={shown}
      keyOf={({ key }) => key}
      columns={columns}
      empty="Nothing was billed in this time."
      paging={paging}
    />
  );
}

function nameOf(key: string, { groupBy, dateFrom, dateTo }: CostReport): ReactNode {
  if (key === '') return 'none';
  if (groupBy === 'connection') return <ConnectionName id={key} />;
  if (groupBy === 'key') return <KeyName id={key} />;
  if (groupBy === 'tag' || groupBy === 'owner') {
    const requests = addressWith('/history', { [groupBy]: key, date_from: dateFrom, date_to: dateTo });
    return (
      <Anchor inherit className="whole-text" href={`#${requests}`}>
        {key}
      </Anchor>
    );
  }
  return <span className="whole-text">{key}</span>;
}
