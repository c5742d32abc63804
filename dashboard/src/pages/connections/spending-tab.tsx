import { Alert, Stack } from '@mantine/core';
import { useRead } from '../../api/requests.js';
import type { ConnectionSpendingReport } from '../../api/schemas.js';
import { Loading } from '../../components/loading.js';
import { ModelSpending } from '../../components/model-spending.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { SpendingFigures } from '../../components/spending-figures.js';
import { UnpricedModels } from './unpriced-models.js';

/** What the connection has spent in its period, and what is left. */
export function SpendingTab({ connectionId }: { readonly connectionId: string }) {
  const { data, error, refetch } = useRead<ConnectionSpendingReport>(
    `v1/management/connections/${connectionId}/spending`,
    { every: 5_000 },
  );
  if (error && !data) return <ProblemAlert problem={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const isLimited = data.enableSpendingLimit && data.limit !== null;
  return (
    <Stack>
      <ProblemAlert problem={error} onRetry={refetch} />
      {!isLimited && (
        <Alert>
          This connection has no limit{data.ofModels.length > 0 && ' of all models'}. What it spends is counted all the
          same.
        </Alert>
      )}
      {isLimited && <UnpricedModels models={data.unpricedModels} />}
      <SpendingFigures spending={data} />
      <ModelSpending of={data.ofModels} />
    </Stack>
  );
}
