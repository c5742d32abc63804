import { Group, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRead } from '../../api/requests.js';
import type { CostReport } from '../../api/schemas.js';
import { useTimezone } from '../../api/use-timezone.js';
import { Amount } from '../../components/amount.js';
import { DayInput } from '../../components/day-input.js';
import { Figures } from '../../components/figures.js';
import { Loading } from '../../components/loading.js';
import { countOf, percentOf } from '../../components/numbers.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { usePageQuery } from '../../shell/address.js';
import { useToday } from '../overview/use-today.js';
import { CostExport } from './cost-export.js';
import { type CostQuery, costQueryOf, costsPath, groupings } from './cost-query.js';
import { CostTable } from './cost-table.js';
import { Limits } from './limits.js';
import { type Days, lastMonth, lastWeek, thisMonth } from './days.js';

/** While somebody types, nothing is asked. */
const pauseMs = 300;

/** What providers bill for some days, by the ledger. */
export function CostsPage() {
  const [{ page: _, ...query }, { push, replace }] = usePageQuery();
  const timezone = useTimezone();
  const today = useToday(timezone);
  const asked = costQueryOf(query, today);
  const [tag] = useDebouncedValue(asked.tag, pauseMs);
  return (
    <Page
      title="Costs"
      about={`Every call that was billed, under the provider and the model that were called, also for vectors and classifiers. Days are those of ${timezone}.`}
      actions={<CostExport query={asked} />}
    >
      <Group align="flex-end">
        <Select
          label="Grouped by"
          allowDeselect={false}
          data={Object.entries(groupings).map(([value, label]) => ({ value, label }))}
          value={asked.groupBy}
          onChange={(by) => push({ ...query, by: by ?? '' })}
        />
        <TextInput
          label="Tag"
          placeholder="all"
          value={asked.tag}
          onChange={(event) => replace({ ...query, tag: event.currentTarget.value.trim() })}
        />
        <DayInput label="From" value={asked.dateFrom} onChange={(from) => push({ ...query, from })} />
        <DayInput label="To" value={asked.dateTo} onChange={(to) => push({ ...query, to })} />
        <RangeChoice
          days={asked}
          today={today}
          onChange={({ dateFrom: from, dateTo: to }) => push({ ...query, from, to })}
        />
      </Group>
      <Costs query={{ ...asked, tag }} />
      <Limits />
    </Page>
  );
}

interface RangeChoiceProps {
  readonly days: Days;
  readonly today: string;
  readonly onChange: (days: Days) => void;
}

function RangeChoice({ days: { dateFrom, dateTo }, today, onChange }: RangeChoiceProps) {
  const offered = {
    'Last 7 days': lastWeek(today),
    'This month': thisMonth(today),
    'Last month': lastMonth(today),
  };
  const chosen = Object.entries(offered).find(([, of]) => of.dateFrom === dateFrom && of.dateTo === dateTo);
  return (
    <SegmentedControl
      aria-label="Time range"
      data={Object.keys(offered)}
      value={chosen?.[0] ?? ''}
      onChange={(name) => onChange(offered[name as keyof typeof offered])}
    />
  );
}

function Costs({ query }: { readonly query: CostQuery }) {
  const { data, error, refetch } = useRead<CostReport>(costsPath, { query: { ...query } });
  if (error && !data) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { cost, estimatedCost, unpricedCalls, calls, inputTokens, outputTokens } = data.total;
  const { currency } = data;
  return (
    <>
      <ProblemAlert problem={error} onRetry={refetch} />
      <Figures
        of={[
          ['Cost', <Amount key="cost" of={cost} currency={currency} />],
          [
            'Of it estimated',
            <Amount key="estimated" of={estimatedCost} currency={currency} />,
            cost > 0 ? `${percentOf(estimatedCost / cost)}, which a bill may be below` : undefined,
          ],
          [
            'Without a price',
            countOf(unpricedCalls),
            unpricedCalls > 0 ? 'calls that are missing in the cost' : undefined,
          ],
          ['Calls', countOf(calls)],
          ['Input tokens', countOf(inputTokens)],
          ['Output tokens', countOf(outputTokens)],
        ]}
      />
      <CostTable report={data} />
    </>
  );
}
