import { Alert, Paper, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { useRead } from '../../api/requests.js';
import type { ConnectionSpendingReport } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { Loading } from '../../components/loading.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';
import { UnpricedModels } from './unpriced-models.js';

/** What the connection has spent in its period, and what is left. */
export function SpendingTab({ connectionId }: { readonly connectionId: string }) {
  const { data, error, refetch } = useRead<ConnectionSpendingReport>(
    `v1/management/connections/${connectionId}/spending`,
    { every: 5_000 },
  );
  if (error && !data) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { currency, enableSpendingLimit, spendingPeriod, limit, spent, held, remaining, periodBegan, resetsAt } = data;
  const isLimited = enableSpendingLimit && limit !== null;
  const amounts = [
    ['Spent', spent],
    ['Reserved for running requests', held],
    ['Left', remaining],
    ['Limit', limit],
  ] as const;
  return (
    <Stack>
      <ProblemAlert problem={error} onRetry={refetch} />
      {!isLimited && <Alert>This connection has no limit. What it spends is counted all the same.</Alert>}
      {isLimited && <UnpricedModels models={data.unpricedModels} />}
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        {amounts.map(([title, amount]) => (
          <Paper key={title} withBorder p="md">
            <Text size="sm" c="dimmed">
              {title}
            </Text>
            <Text fw={700} size="lg">
              <Amount of={amount} currency={currency} />
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {limit !== null && limit > 0 && (
        <Progress.Root size="lg">
          <Progress.Section value={(100 * spent) / limit} aria-label="Spent" />
          <Progress.Section value={(100 * held) / limit} color="yellow" aria-label="Reserved" />
        </Progress.Root>
      )}
      <Text size="sm" c="dimmed">
        {spendingPeriod}, since <Time at={periodBegan} />, starts again <Time at={resetsAt} />.
      </Text>
    </Stack>
  );
}
