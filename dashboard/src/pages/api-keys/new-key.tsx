import { MultiSelect, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/requests.js';
import type { ConnectionListItem, IssuedApiKey, NewApiKey } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { type Expiry, ExpiryInput, expiryTime, ninetyDays } from '../../components/credentials/expiry-input.js';
import { noLimit, settingsOf, SpendingFields } from '../../components/spending-fields.js';

interface NewKeyProps {
  readonly connections: readonly ConnectionListItem[];
  /** The connection for which a key is wanted, if one is. */
  readonly wantedFor: string | undefined;
  readonly onIssued: (issued: IssuedApiKey) => void;
  readonly onClose: () => void;
}

/** Asks what a new API key may do, and makes it. */
export function NewKey({ connections, wantedFor, onIssued, onClose }: NewKeyProps) {
  const [name, setName] = useState('');
  const [isForAll, setForAll] = useState(wantedFor === undefined);
  const [chosen, setChosen] = useState<string[]>(wantedFor === undefined ? [] : [wantedFor]);
  const [defaultConnectionId, setDefault] = useState<string | null>(wantedFor ?? null);
  const [expiry, setExpiry] = useState<Expiry>(ninetyDays);
  const [limit, setLimit] = useState(noLimit);
  const create = useChange<IssuedApiKey>(['v1/management/api-keys']);
  const all = connections.map(({ connectionId: value, name: label }) => ({ value, label }));
  // The connections may still be on their way: those that are chosen already count all the same.
  const usable = isForAll ? all : chosen.map((id) => all.find(({ value }) => value === id) ?? { value: id, label: id });
  const isUsable = isForAll || usable.some(({ value }) => value === defaultConnectionId);
  const shownDefault = isUsable ? defaultConnectionId : null;
  function submit(): void {
    const body: NewApiKey = {
      name,
      ...(!isForAll && { connectionIds: chosen }),
      ...(shownDefault !== null && { defaultConnectionId: shownDefault }),
      ...settingsOf(limit),
      expires: expiryTime(expiry),
    };
    create.mutate({ method: 'POST', path: 'v1/management/api-keys', body }, { onSuccess: onIssued });
  }
  return (
    <FormModal
      title="New API key"
      action="Create"
      isReady={isForAll || chosen.length > 0}
      change={create}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="The app that will use it, so that it is known when the key is no longer needed."
        required
        maxLength={200}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Radio.Group
        label="Connections"
        value={isForAll ? 'all' : 'chosen'}
        onChange={(value) => setForAll(value === 'all')}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="all" label="All, and those that will be created" />
          <Radio value="chosen" label="Only chosen ones" />
        </Stack>
      </Radio.Group>
      {!isForAll && (
        <MultiSelect
          label="Chosen connections"
          placeholder={chosen.length === 0 ? 'Choose at least one' : ''}
          data={all}
          searchable
          limit={100}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <Select
        label="Default connection"
        description="Used by requests that name no connection. Clients that can send only a key need one."
        placeholder="none"
        clearable
        searchable
        limit={100}
        data={usable}
        value={shownDefault}
        onChange={setDefault}
      />
      <SpendingFields value={limit} onChange={setLimit} />
      <ExpiryInput value={expiry} onChange={setExpiry} />
    </FormModal>
  );
}
