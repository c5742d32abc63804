import { Stack, Text } from '@mantine/core';
import type { ApiKey } from '../api/schemas.js';
import { Amount } from './amount.js';
import { ModelNames } from './model-names.js';

type Limits = Pick<ApiKey, 'spendingLimit' | 'spendingPeriod' | 'modelSpendingLimits'>;

/** What may be spent on all models, and on some. */
export function SpendingLimits({
  of: { spendingLimit, spendingPeriod, modelSpendingLimits },
}: {
  readonly of: Limits;
}) {
  if (spendingLimit === null && !modelSpendingLimits) return <>none</>;
  return (
    <Stack gap={2} lh={1.4} component="span" align="flex-start" style={{ whiteSpace: 'normal' }}>
      {spendingLimit !== null && (
        <span>
          <Amount of={spendingLimit} /> {spendingPeriod ?? 'monthly'}
        </span>
      )}
      {modelSpendingLimits?.map(({ models, amount, period }) => (
        <Text key={models.join()} span inherit fw={400} miw={120}>
          <Amount of={amount} /> {period}: <ModelNames of={models} />
        </Text>
      ))}
    </Stack>
  );
}
