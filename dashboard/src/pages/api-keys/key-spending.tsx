import { Text } from '@mantine/core';
import { useState } from 'react';
import { useChange, useRead } from '../../api/requests.js';
import { changedFields } from '../../api/changed-fields.js';
import type { ApiKey, ApiKeyChange, ApiKeySpendingReport } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { FormModal } from '../../components/form-modal.js';
import { areComplete, ModelLimitFields } from '../../components/model-limit-fields.js';
import { ModelSpending } from '../../components/model-spending.js';
import { ModelNames } from '../../components/model-names.js';
import { StartsAgain } from '../../components/starts-again.js';
import { Time } from '../../components/time.js';
import { limitOf, settingsOf, SpendingFields } from '../../components/spending-fields.js';

const path = 'v1/management/api-keys';

/** What has been spent with a key, and its limit, which can be changed. */
export function KeySpending({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { keyId, name } = apiKey;
  const [limit, setLimit] = useState(() => limitOf(apiKey));
  const [modelLimits, setModelLimits] = useState<ApiKeyChange['modelSpendingLimits']>(apiKey.modelSpendingLimits);
  const body: ApiKeyChange = {
    ...settingsOf(limit),
    ...changedFields<ApiKeyChange>(apiKey, { modelSpendingLimits: modelLimits ?? null }),
  };
  const read = useRead<ApiKeySpendingReport>(`${path}/${keyId}/spending`, { every: 5_000 });
  const change = useChange([path]);
  return (
    <FormModal
      title={`Spending of ${name}`}
      action="Save"
      change={{ isPending: change.isPending, error: change.error ?? read.error }}
      isReady={areComplete(modelLimits)}
      onSubmit={() => change.mutate({ method: 'PUT', path: `${path}/${keyId}`, body }, { onSuccess: onClose })}
      openedBy="key"
      onClose={onClose}
    >
      {read.data && <Spent spending={read.data} />}
      <SpendingFields value={limit} onChange={setLimit} />
      <ModelLimitFields limits={modelLimits} onChange={setModelLimits} />
    </FormModal>
  );
}

/** The limits that a key shares with the other keys of its owner; nothing without any. */
function OwnerSpending({ of }: { readonly of: ApiKeySpendingReport['ofOwner'] }) {
  return of.map(({ models, spent, limit, currency, resetsAt }) => (
    <Text key={models?.join() ?? ''} size="sm">
      All keys of its owner
      {models && (
        <>
          {' '}
          with <ModelNames of={models} />
        </>
      )}
      : <Amount of={spent} currency={currency} /> of <Amount of={limit ?? 0} currency={currency} /> spent.{' '}
      <StartsAgain at={resetsAt} />
    </Text>
  ));
}

function Spent({
  spending: { spent, held, remaining, currency, periodBegan, resetsAt, ofModels, ofOwner },
}: {
  readonly spending: ApiKeySpendingReport;
}) {
  return (
    <>
      <Text>
        <Amount of={spent} currency={currency} /> spent, <Amount of={held} currency={currency} /> reserved for running
        requests
        {remaining !== null && (
          <>
            , <Amount of={remaining} currency={currency} /> left
          </>
        )}
        .
      </Text>
      <Text size="sm" c="dimmed">
        {periodBegan !== null && (
          <>
            Since <Time at={periodBegan} />.{' '}
          </>
        )}
        <StartsAgain at={resetsAt} />
      </Text>
      <ModelSpending of={ofModels} />
      <OwnerSpending of={ofOwner} />
    </>
  );
}
