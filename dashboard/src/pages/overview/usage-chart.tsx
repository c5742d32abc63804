import { Group, Paper, SegmentedControl, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { UsageGroup } from '../../api/schemas.js';
import { useSession } from '../../api/session.js';
import { Chart, type ChartSeries } from '../../components/chart.js';
import { countOf, dayOf, durationOf, moneyOf } from '../../components/numbers.js';

interface Measure {
  readonly label: string;
  readonly series: readonly {
    readonly title: string;
    readonly color: string;
    readonly of: (group: UsageGroup) => number | null;
  }[];
  readonly show: (value: number | null, currency: string) => string;
}

/** Each first series contains the second, which is drawn over it. */
const measures: Readonly<Record<string, Measure>> = {
  requests: {
    label: 'Requests',
    series: [
      { title: 'Requests', color: 'water', of: ({ requests }) => requests },
      { title: 'Not completed', color: 'red', of: ({ failed }) => failed },
    ],
    show: countOf,
  },
  tokens: {
    label: 'Tokens',
    series: [
      { title: 'All tokens', color: 'water', of: ({ input_tokens, output_tokens }) => input_tokens + output_tokens },
      { title: 'Output tokens', color: 'yellow', of: ({ output_tokens }) => output_tokens },
    ],
    show: countOf,
  },
  cost: {
    label: 'Cost',
    series: [{ title: 'Cost', color: 'water', of: ({ cost }) => Number(cost) }],
    // The chart has no place for all digits; the sums and tables have them.
    show: (value, currency) => (value === null ? '–' : moneyOf(value, currency, 4)),
  },
  time: {
    label: 'Time',
    series: [
      { title: 'Average time', color: 'water', of: ({ average_duration_ms }) => average_duration_ms },
      { title: 'Until the first byte', color: 'yellow', of: ({ average_first_byte_ms }) => average_first_byte_ms },
    ],
    show: durationOf,
  },
};

interface UsageChartProps {
  readonly groups: readonly UsageGroup[];
  /** The keys that may have a group, in order. */
  readonly keys: readonly string[];
  readonly isByHour: boolean;
}

/** Requests, tokens, cost or times by day, or by hour. */
export function UsageChart({ groups, keys, isByHour }: UsageChartProps) {
  const [chosen, setChosen] = useState('requests');
  const { signedIn } = useSession();
  const currency = signedIn?.caller.currency ?? 'USD';
  const { label, series, show } = measures[chosen] as Measure;
  const drawn = useMemo(() => {
    const byKey = new Map(groups.map((group) => [group.key, group]));
    const values = (of: (group: UsageGroup) => number | null): (number | null)[] =>
      keys.map((key) => {
        const group = byKey.get(key);
        return group ? of(group) : null;
      });
    return {
      places: keys.map((key) => (isByHour ? key.slice(11) : dayOf(key))),
      series: series.map(({ title, color, of }): ChartSeries => ({ title, color, values: values(of) })),
      show: (value: number | null): string => show(value, currency),
    };
  }, [groups, keys, isByHour, series, show, currency]);
  const title = `${label} by ${isByHour ? 'hour' : 'day'}`;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <SegmentedControl
          aria-label="What the chart shows"
          size="xs"
          data={Object.entries(measures).map(([value, { label }]) => ({ value, label }))}
          value={chosen}
          onChange={setChosen}
        />
      </Group>
      <Chart title={title} placeTitle={isByHour ? 'Hour' : 'Day'} {...drawn} />
    </Paper>
  );
}
