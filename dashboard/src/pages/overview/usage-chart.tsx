import { Group, Paper, SegmentedControl, Title } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { UsageGroup } from '../../api/schemas.js';
import { Chart, type ChartSeries } from '../../components/chart.js';
import { useCurrency } from '../../components/currency.js';
import { dayOf } from '../../components/numbers.js';
import { type Measure, type MeasureName, measureOf, measures } from './measures.js';

interface UsageChartProps {
  readonly groups: readonly UsageGroup[];
  /** The keys that may have a group, in order. */
  readonly keys: readonly string[];
  readonly isByHour: boolean;
  readonly measure: MeasureName;
  readonly onMeasure: (name: MeasureName) => void;
  /** Opens the day of a bar. */
  readonly onDay: (day: string) => void;
}

/** Requests, tokens, cost or times by day, or by hour. */
export function UsageChart({ groups, keys, isByHour, measure, onMeasure, onDay }: UsageChartProps) {
  const currency = useCurrency();
  const { label, series, show }: Measure = measures[measure];
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
  const openDay = useCallback((index: number) => onDay(keys[index] ?? ''), [keys, onDay]);
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
          value={measure}
          onChange={(name) => onMeasure(measureOf(name))}
        />
      </Group>
      <Chart title={title} placeTitle={isByHour ? 'Hour' : 'Day'} {...drawn} {...(!isByHour && { onPlace: openDay })} />
    </Paper>
  );
}
