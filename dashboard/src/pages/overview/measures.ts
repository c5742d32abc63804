import type { UsageGroup } from '../../api/schemas.js';
import { countOf, durationOf, moneyOf } from '../../components/numbers.js';

/** What of the usage is looked at. */
export interface Measure {
  readonly label: string;
  readonly series: readonly {
    readonly title: string;
    readonly color: string;
    readonly of: (group: UsageGroup) => number | null;
  }[];
  readonly show: (value: number | null, currency: string) => string;
}

/** By the names that addresses have. Each first series contains the second, which is drawn over it. */
export const measures = {
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
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

/** The measure that an address names; requests without one. */
export function measureOf(wanted: string): MeasureName {
  return Object.hasOwn(measures, wanted) ? (wanted as MeasureName) : 'requests';
}

/** Groups with the most of a measure first. */
export function mostFirst(groups: readonly UsageGroup[], name: MeasureName): readonly UsageGroup[] {
  const [{ of }] = measures[name].series;
  return groups.toSorted((one, other) => (of(other) ?? 0) - (of(one) ?? 0) || other.requests - one.requests);
}
