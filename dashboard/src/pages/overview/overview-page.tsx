import { Anchor, Paper, SegmentedControl, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useRead } from '../../api/requests.js';
import type { UsageReport } from '../../api/schemas.js';
import { useTimezone } from '../../api/use-timezone.js';
import { DayInput } from '../../components/day-input.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useQueryValue } from '../../shell/address.js';
import { FirstSteps } from './first-steps.js';
import { FailureTable } from './failure-table.js';
import { measureOf } from './measures.js';
import { hoursOf, isDay, lastDays, rangeOf, timeRanges } from './time-range.js';
import { Totals } from './totals.js';
import { UsageChart } from './usage-chart.js';
import { type Period, UsageExport } from './usage-export.js';
import { UsageTable } from './usage-table.js';
import { useToday } from './use-today.js';

/** What was used in the last days. */
export function OverviewPage() {
  const [wanted, choose] = useQueryValue('range');
  const range = rangeOf(wanted);
  const timezone = useTimezone();
  const today = useToday(timezone);
  const day = isDay(wanted) ? wanted : '';
  const days = useMemo(() => lastDays(range.days, day || today), [range.days, day, today]);
  const period = useMemo(() => ({ date_from: days[0] ?? '', date_to: days.at(-1) ?? '' }), [days]);
  return (
    <Page
      title="Overview"
      about={`Requests of the organization. Days are those of ${timezone}.`}
      actions={
        <>
          <SegmentedControl
            aria-label="Time range"
            data={timeRanges.map(({ value, label }) => ({ value, label }))}
            value={day === '' ? range.value : ''}
            onChange={choose}
          />
          <DayInput label="One day" isLabelHidden value={day} onChange={choose} />
          <UsageExport period={period} />
        </>
      }
    >
      <Usage key={range.value} days={days} period={period} onDay={choose} />
    </Page>
  );
}

interface UsageProps {
  readonly days: readonly string[];
  readonly period: Period;
  readonly onDay: (day: string) => void;
}

function Usage({ days, period, onDay }: UsageProps) {
  const [shown, setShown] = useQueryValue('show');
  const measure = measureOf(shown);
  const isByHour = days.length === 1;
  const keys = useMemo(() => (isByHour ? hoursOf(days[0] ?? '') : days), [isByHour, days]);
  // Sums of many days cost more, and change less.
  const every = isByHour ? 30_000 : undefined;
  const { data, error, refetch } = useRead<UsageReport>('v1/management/reporting/usage', {
    query: { group_by: isByHour ? 'hour' : 'day', ...period },
    every,
  });
  if (error && !data) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  if (data.groups.length === 0) return <NothingYet />;
  return (
    <>
      <ProblemAlert problem={error} onRetry={refetch} />
      <Totals groups={data.groups} />
      <UsageChart
        groups={data.groups}
        keys={keys}
        isByHour={isByHour}
        measure={measure}
        onMeasure={setShown}
        onDay={onDay}
      />
      {data.groups.some(({ failed }) => failed > 0) && <FailureTable period={period} every={every} />}
      {tables.map((table) => (
        <UsageTable key={table.title} {...table} period={period} measure={measure} onMeasure={setShown} every={every} />
      ))}
    </>
  );
}

const tables = [
  { title: 'By provider', groupBy: 'provider', filter: 'provider' },
  { title: 'By connection', groupBy: 'connection', filter: 'connection_id' },
  { title: 'By API key', groupBy: 'key', filter: 'key_id' },
  { title: 'By owner', groupBy: 'owner', filter: 'owner' },
  { title: 'By model', groupBy: 'model', filter: 'model' },
  { title: 'By end user', groupBy: 'end_user', filter: 'end_user_id' },
  { title: 'By tag', groupBy: 'tag', filter: 'tag' },
] as const;

function NothingYet() {
  return (
    <>
      <Paper withBorder p="xl">
        <Text c="dimmed" ta="center">
          There were no requests in this time. Choose a longer one, or send a request from the{' '}
          <Anchor href="#/playground">playground</Anchor>.
        </Text>
      </Paper>
      <FirstSteps />
    </>
  );
}
