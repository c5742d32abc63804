import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { connectionList } from '../../api/named-lists.js';
import { useChange } from '../../api/requests.js';
import type { ApiKey, IssuedApiKey, NewApiKey } from '../../api/schemas.js';
import { FormModal } from '../../components/form-modal.js';
import { MultiChoice } from '../../components/multi-choice.js';
import { useFoundOptions } from '../../components/use-found-options.js';
import { type Expiry, ExpiryInput, expiryTime, ninetyDays } from '../../components/credentials/expiry-input.js';
import { limitOf, noLimit, settingsOf, SpendingFields } from '../../components/spending-fields.js';
import { UsableConnection } from './usable-connection.js';

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
  const first = firstSettings(wantedFor, replaced);
  const [name, setName] = useState(first.name);
  const [isForAll, setForAll] = useState(first.connectionIds === null);
  const [chosen, setChosen] = useState<string[]>(first.connectionIds ?? []);
  const [defaultConnectionId, setDefault] = useState(first.defaultConnectionId);
  const [expiry, setExpiry] = useState<Expiry>(ninetyDays);
  const [limit, setLimit] = useState(replaced ? limitOf(replaced) : noLimit);
  const create = useChange<IssuedApiKey>(['v1/management/api-keys']);
  const isUsable = isForAll || chosen.some((id) => id === defaultConnectionId);
  const shownDefault = isUsable ? defaultConnectionId : null;
  const nothing = 'No connection has this name.';
  const choosing = useFoundOptions(connectionList, chosen, { nothing });
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
      title={replaced ? `A new key in place of ${replaced.name}` : 'New API key'}
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
      <AllOrChosen isForAll={isForAll} onForAll={setForAll} />
      {!isForAll && (
        <MultiChoice
          label="Chosen connections"
          placeholder={chosen.length === 0 ? 'Choose at least one' : ''}
          {...choosing}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <UsableConnection
        label="Default connection"
        description="Used by requests that name no connection. Clients that can send only a key need one."
        placeholder="none"
        clearable
        among={isForAll ? null : chosen}
        value={shownDefault}
        onChange={setDefault}
      />
      <SpendingFields value={limit} onChange={setLimit} />
      <ExpiryInput value={expiry} onChange={setExpiry} />
    </FormModal>
  );
}

function AllOrChosen({
  isForAll,
  onForAll,
}: {
  readonly isForAll: boolean;
  readonly onForAll: (isForAll: boolean) => void;
}) {
  return (
    <Radio.Group
      label="Connections"
      value={isForAll ? 'all' : 'chosen'}
      onChange={(value) => onForAll(value === 'all')}
    >
      <Stack gap="xs" mt={4}>
        <Radio value="all" label="All, and those that will be created" />
        <Radio value="chosen" label="Only chosen ones" />
      </Stack>
    </Radio.Group>
  );
}

/** What a form begins with: the settings of the key that is replaced, or the connection for which a key is wanted. */
function firstSettings(
  wantedFor: string | undefined,
  replaced: ApiKey | undefined,
): Pick<ApiKey, 'name' | 'connectionIds' | 'defaultConnectionId'> {
  if (replaced) return replaced;
  if (wantedFor === undefined) return { name: '', connectionIds: null, defaultConnectionId: null };
  return { name: '', connectionIds: [wantedFor], defaultConnectionId: wantedFor };
}
