import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { ApiKey, IssuedApiKey, NewApiKey } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { type Expiry, ExpiryInput, expiryTime, ninetyDays } from '../../components/credentials/expiry-input.js';
import { areComplete, ModelLimitFields } from '../../components/model-limit-fields.js';
import { limitOf, noLimit, settingsOf, SpendingFields } from '../../components/spending-fields.js';
import { KeyFields, keySettings, type KeySettings, useKeyForm } from './key-fields.js';

interface NewKeyProps {
  /** The connection for which a key is wanted, if one is. */
  readonly wantedFor: string | undefined;
  /** The key in whose place the new one is, with its settings, if it is to take that of another. */
  readonly replaced: ApiKey | undefined;
  readonly onIssued: (issued: IssuedApiKey) => void;
  readonly onClose: () => void;
}

/** Asks what a new API key may do, and makes it. */
export function NewKey({ wantedFor, replaced, onIssued, onClose }: NewKeyProps) {
  const [form, setForm] = useKeyForm(firstSettings(wantedFor, replaced));
  const [expiry, setExpiry] = useState<Expiry>(ninetyDays);
  const [limit, setLimit] = useState(replaced ? limitOf(replaced) : noLimit);
  const [modelLimits, setModelLimits] = useState<NewApiKey['modelSpendingLimits']>(replaced?.modelSpendingLimits);
  const create = useChange<IssuedApiKey>(['v1/management/api-keys']);
  function submit(): void {
    const limits = { ...settingsOf(limit), ...(modelLimits && { modelSpendingLimits: modelLimits }) };
    const body: NewApiKey = { ...keySettings(form), ...limits, expires: expiryTime(expiry) };
    create.mutate({ method: 'POST', path: 'v1/management/api-keys', body }, { onSuccess: onIssued });
  }
  return (
    <FormModal
      title={replaced ? `A new key in place of ${replaced.name}` : 'New API key'}
      action="Create"
      isReady={(form.isForAll || form.chosen.length > 0) && areComplete(modelLimits)}
      change={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeyFields form={form} onChange={setForm} />
      <SpendingFields value={limit} onChange={setLimit} />
      <ModelLimitFields limits={modelLimits} onChange={setModelLimits} />
      <ExpiryInput value={expiry} onChange={setExpiry} />
    </FormModal>
  );
}

/** What a form begins with: the settings of the key that is replaced, or the connection for which a key is wanted. */
function firstSettings(wantedFor: string | undefined, replaced: ApiKey | undefined): KeySettings {
  if (replaced) return replaced;
  const unlimited = {
    name: '',
    owner: null,
    tags: null,
    allowedModelIdentifiersList: null,
    allowedAddresses: null,
    rateLimit: null,
  };
  if (wantedFor === undefined) return { ...unlimited, connectionIds: null, defaultConnectionId: null };
  return { ...unlimited, connectionIds: [wantedFor], defaultConnectionId: wantedFor };
}
