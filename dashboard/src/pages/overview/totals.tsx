import { sumOfDecimals } from '../../api/decimal.js';
import type { UsageGroup } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { Figures } from '../../components/figures.js';
import { countOf, durationOf, percentOf } from '../../components/numbers.js';

/** The sums of a time range. */
export function Totals({ groups }: { readonly groups: readonly UsageGroup[] }) {
  const sum = (of: (group: UsageGroup) => number): number => groups.reduce((total, group) => total + of(group), 0);
  const requests = sum(({ requests }) => requests);
  const failed = sum(({ failed }) => failed);
  const cached = sum(({ cached_input_tokens }) => cached_input_tokens);
  return (
    <Figures
      of={[
        ['Requests', countOf(requests)],
        ['Not completed', countOf(failed), requests === 0 ? undefined : `${percentOf(failed / requests)} of all`],
        [
          'Input tokens',
          countOf(sum(({ input_tokens }) => input_tokens)),
          cached > 0 ? `${countOf(cached)} cached` : undefined,
        ],
        ['Output tokens', countOf(sum(({ output_tokens }) => output_tokens))],
        ['Cost', <Amount key="cost" of={sumOfDecimals(groups.map(({ cost }) => cost))} />],
        ['Average time', durationOf(averageDuration(groups)), 'until the end of the answer'],
      ]}
    />
  );
}

/** Averages weigh as much as the completed requests that they are of. */
function averageDuration(groups: readonly UsageGroup[]): number | null {
  const completed = groups.reduce((total, { requests, failed }) => total + requests - failed, 0);
  if (completed === 0) return null;
  const total = groups.reduce(
    (sum, { requests, failed, average_duration_ms: average }) => sum + (requests - failed) * (average ?? 0),
    0,
  );
  return Math.round(total / completed);
}
