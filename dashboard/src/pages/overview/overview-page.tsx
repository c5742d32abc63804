import { Anchor, Paper, SegmentedControl, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useConnections } from '../../api/all-items.js';
import { useRead } from '../../api/requests.js';
import type { UsageReport } from '../../api/schemas.js';
import { useSession } from '../../api/session.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { useQueryValue } from '../../shell/address.js';
import { hoursOf, lastDays, type TimeRange, timeRanges } from './time-range.js';
import { Totals } from './totals.js';
import { UsageChart } from './usage-chart.js';
import { UsageTable } from './usage-table.js';
import { useToday } from './use-today.js';

/** What was used in the last days. */
export function OverviewPage() {
  const [wanted, choose] = useQueryValue('range');
  const range = timeRanges.find(({ value }) => value === wanted) ?? (timeRanges[1] as TimeRange);
  const { signedIn } = useSession();
  const timezone = signedIn?.caller.timezone ?? 'UTC';
  const today = useToday(timezone);
  return (
    <Page
      title="Overview"
      about={`Requests of the organization. Days are those of ${timezone}.`}
      actions={
        <SegmentedControl
          aria-label="Time range"
          data={timeRanges.map(({ value, label }) => ({ value, label }))}
          value={range.value}
          onChange={choose}
        />
      }
    >
      <Usage key={range.value} days={range.days} today={today} />
    </Page>
  );
}

function Usage({ days, today }: { readonly days: number; readonly today: string }) {
  const isByHour = days === 1;
  const all = useMemo(() => lastDays(days, today), [days, today]);
  const period = { date_from: all[0] ?? '', date_to: all.at(-1) ?? '' };
  const keys = useMemo(() => (isByHour ? hoursOf(all[0] ?? '') : all), [isByHour, all]);
  const { data, error, refetch } = useRead<UsageReport>('v1/management/reporting/usage', {
    query: { group_by: isByHour ? 'hour' : 'day', ...period },
    // Sums of many days cost more, and change less.
    ...(isByHour && { every: 30_000 }),
  });
  const { data: connections } = useConnections();
  const nameOfConnection = (id: string): string =>
    connections?.find(({ connectionId }) => connectionId === id)?.name ?? id;
  if (error && !data) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) {
    return <Loading />;
  }
  if (data.groups.length === 0) return <NothingYet />;
  return (
    <>
      <ProblemAlert problem={error} onRetry={refetch} />
      <Totals groups={data.groups} />
      <UsageChart groups={data.groups} keys={keys} isByHour={isByHour} />
      <UsageTable
        title="By connection"
        groupBy="connection"
        filter="connection_id"
        period={period}
        nameOf={nameOfConnection}
      />
      <UsageTable title="By model" groupBy="model" filter="model" period={period} nameOf={itself} />
      <UsageTable title="By end user" groupBy="end_user" filter="end_user_id" period={period} nameOf={itself} />
    </>
  );
}

function itself(key: string): string {
  return key;
}

function NothingYet() {
  return (
    <Paper withBorder p="xl">
      <Text c="dimmed" ta="center">
        There were no requests in this time. Choose a longer one, or send a request from the{' '}
        <Anchor href="#/playground">playground</Anchor>.
      </Text>
    </Paper>
  );
}
