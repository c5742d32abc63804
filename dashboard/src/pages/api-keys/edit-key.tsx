import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import { changedFields } from '../../api/changed-fields.js';
import type { ApiKey, ApiKeyChange } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { asItIs, type Expiry, ExpiryInput, expiryTime } from '../../components/credentials/expiry-input.js';
import { KeyFields, keySettings, type KeySettings, useKeyForm } from './key-fields.js';

const path = 'v1/management/api-keys';

/** Changes what a key is called, whose it is, what may be used with it, and when it expires. Its spending limit has a form of its own. */
export function EditKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const [form, setForm] = useKeyForm(apiKey);
  const [expiry, setExpiry] = useState<Expiry>(asItIs);
  const change = useChange([path]);
  function submit(): void {
    const body: ApiKeyChange = {
      ...changedFields<KeySettings>(apiKey, keySettings(form)),
      ...(expiry.after !== asItIs.after && { expires: expiryTime(expiry) }),
    };
    change.mutate({ method: 'PUT', path: `${path}/${apiKey.keyId}`, body }, { onSuccess: onClose });
  }
  return (
    <FormModal
      title={`Edit ${apiKey.name}`}
      action="Save"
      isReady={form.isForAll || form.chosen.length > 0 || apiKey.connectionIds?.length === 0}
      change={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeyFields form={form} onChange={setForm} />
      <ExpiryInput current={apiKey.expires} value={expiry} onChange={setExpiry} />
    </FormModal>
  );
}
