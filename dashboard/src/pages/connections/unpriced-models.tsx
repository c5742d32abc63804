import { Alert, Text } from '@mantine/core';
import { useRead } from '../../api/requests.js';
import type { ConnectionSpendingReport } from '../../api/schemas.js';

/** Says which models a spending limit refuses, because nobody knows what they cost. */
export function UnpricedModels({ models }: { readonly models: readonly string[] }) {
  if (models.length === 0) return null;
  return (
    <Alert color="yellow" title="Models without a known price">
      <Text size="sm" lineClamp={4} className="whole-text">
        While a spending limit applies, calls of these are refused: {models.join(', ')}.
      </Text>
      <Text size="sm">In gateway.yaml, the operator can give each a price, or mark it as free.</Text>
    </Alert>
  );
}

/** The same for a connection, once it is known. @param connection its path */
export function UnpricedModelsOf({ connection }: { readonly connection: string }) {
  const { data } = useRead<ConnectionSpendingReport>(`${connection}/spending`);
  return data && <UnpricedModels models={data.unpricedModels} />;
}
