import 'uplot/dist/uPlot.min.css';
import { Table, useComputedColorScheme, useMantineTheme, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';

/** The values of one colour. */
export interface ChartSeries {
  readonly title: string;
  readonly values: readonly (number | null)[];
  /** A colour of the theme. */
  readonly color: string;
}

interface ChartProps {
  /** What is shown, for people who do not see it. */
  readonly title: string;
  /** The name of a bar's place: a day, an hour. */
  readonly places: readonly string[];
  readonly placeTitle: string;
  /** Drawn over one another: each contains the next one. */
  readonly series: readonly ChartSeries[];
  readonly show: (value: number | null) => string;
  /** What a click on a place does. The same must be offered elsewhere, for people without a mouse. */
  readonly onPlace?: (index: number) => void;
}

const height = 240;
/** Distances between the grid lines for things that are counted: there is no half request. */
const wholeSteps = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

/** Bars by day or hour, and the same numbers as a table for screen readers. */
export function Chart({ title, places, placeTitle, series, show, onPlace }: ChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const target = useRef<HTMLDivElement>(null);
  const theme = useMantineTheme();
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    if (!target.current || width === 0) return;
    const isDark = scheme === 'dark';
    const colorOf = (name: string): string => theme.colors[name]?.[isDark ? 5 : 6] ?? name;
    const colors = { text: isDark ? '#c9d1d9' : '#495057', grid: isDark ? '#2c3a45' : '#e6ebef' };
    const options = { width, places, placeTitle, series, show, colorOf, colors };
    const plot = new UPlot(optionsOf(options), dataOf(places, series), target.current);
    const { over } = plot;
    const choose = (): void => {
      if (typeof plot.cursor.idx === 'number') onPlace?.(plot.cursor.idx);
    };
    over.addEventListener('click', choose);
    over.style.cursor = onPlace ? 'pointer' : '';
    return () => plot.destroy();
  }, [width, scheme, theme, places, placeTitle, series, show, onPlace]);
  return (
    <div ref={ref}>
      <div ref={target} role="img" aria-label={title} />
      <VisuallyHidden>
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{placeTitle}</Table.Th>
              {series.map((one) => (
                <Table.Th key={one.title}>{one.title}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {places.map((place, index) => (
              <Table.Tr key={place}>
                <Table.Th>{place}</Table.Th>
                {series.map((one) => (
                  <Table.Td key={one.title}>{show(one.values[index] ?? null)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </VisuallyHidden>
    </div>
  );
}

function dataOf(places: readonly string[], series: readonly ChartSeries[]): UPlot.AlignedData {
  return [places.map((_, index) => index), ...series.map(({ values }) => [...values])];
}

interface Drawing extends Omit<ChartProps, 'title' | 'onPlace'> {
  readonly width: number;
  readonly colorOf: (name: string) => string;
  readonly colors: { readonly text: string; readonly grid: string };
}

function optionsOf({ width, places, placeTitle, series, show, colorOf, colors }: Drawing): UPlot.Options {
  const placeOf = (index: number): string => places[index] ?? '';
  const bars = UPlot.paths.bars?.({ size: [0.7, 48] });
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const axis = { stroke: colors.text, grid: { stroke: colors.grid, width: 1 }, ticks: { show: false } };
  return {
    width,
    height,
    scales: {
      x: { time: false, range: [-0.6, places.length - 0.4] },
      y: { range: (_plot, _least, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 2, 3, 4, 6, 7, 14, 30],
        space: 64,
        values: (_plot, splits) => splits.map((index) => placeOf(index)),
      },
      {
        ...axis,
        ...(isWhole && { incrs: wholeSteps }),
        size: 68,
        values: (_plot, splits) => splits.map((value) => show(value)),
      },
    ],
    series: [
      { label: placeTitle, value: (_plot, index) => (index === null ? '–' : placeOf(index)) },
      ...series.map(({ title, color }) => ({
        label: title,
        fill: colorOf(color),
        stroke: colorOf(color),
        width: 0,
        points: { show: false },
        ...(bars && { paths: bars }),
        value: (_plot: UPlot, value: number | null) => show(value),
      })),
    ],
    cursor: { y: false, drag: { x: false, y: false } },
  };
}
