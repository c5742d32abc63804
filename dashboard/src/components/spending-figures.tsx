import { Progress, SimpleGrid, Text } from '@mantine/core';
import type { ConnectionSpendingReport } from '../api/schemas.js';
import { Amount } from './amount.js';
import { FigureTile } from './figures.js';
import { StartsAgain } from './starts-again.js';
import { Time } from './time.js';

type Spending = Pick<
  ConnectionSpendingReport,
  'currency' | 'spendingPeriod' | 'limit' | 'spent' | 'held' | 'remaining' | 'periodBegan' | 'resetsAt'
>;

/** What has been spent in a period, what is left, and when it starts again. */
export function SpendingFigures({ spending }: { readonly spending: Spending }) {
  const { currency, spendingPeriod, limit, spent, held, remaining, periodBegan, resetsAt } = spending;
  const amounts = [
    ['Spent', spent],
    ['Reserved for running requests', held],
    ['Left', remaining],
    ['Limit', limit],
  ] as const;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        {amounts.map(([title, amount]) => (
          <FigureTile key={title} title={title} value={<Amount of={amount} currency={currency} />} />
        ))}
      </SimpleGrid>
      {limit !== null && limit > 0 && (
        <Progress.Root size="lg">
          <Progress.Section value={(100 * spent) / limit} aria-label="Spent" />
          <Progress.Section value={(100 * held) / limit} color="yellow" aria-label="Reserved" />
        </Progress.Root>
      )}
      <Text size="sm" c="dimmed">
        {periodBegan !== null && (
          <>
            Counted {spendingPeriod}, since <Time at={periodBegan} />.{' '}
          </>
        )}
        <StartsAgain at={resetsAt} />
      </Text>
    </>
  );
}
