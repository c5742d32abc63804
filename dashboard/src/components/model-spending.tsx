import { Text } from '@mantine/core';
import type { ModelSpendingReport } from '../api/schemas.js';
import { Amount } from './amount.js';
import { ModelNames } from './model-names.js';
import { StartsAgain } from './starts-again.js';

/** What has been spent of the limits of some models. */
export function ModelSpending({ of }: { readonly of: readonly ModelSpendingReport[] }) {
  return of.map(({ models, spent, held, remaining, limit, currency, spendingPeriod, resetsAt }) => (
    <Text key={models.join()} size="sm">
      <ModelNames of={models} />: <Amount of={spent} currency={currency} /> of <Amount of={limit} currency={currency} />{' '}
      {spendingPeriod} spent, <Amount of={held} currency={currency} /> reserved,{' '}
      <Amount of={remaining} currency={currency} /> left. <StartsAgain at={resetsAt} />
    </Text>
  ));
}
