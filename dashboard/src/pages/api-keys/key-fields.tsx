import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { connectionList } from '../../api/named-lists.js';
import type { ApiKey } from '../../api/schemas.js';
import { MultiChoice } from '../../components/multi-choice.js';
import { useFoundOptions } from '../../components/use-found-options.js';
import { UsableConnection } from './usable-connection.js';

/** What a key is called, and may use. */
export type KeySettings = Pick<ApiKey, 'name' | 'connectionIds' | 'defaultConnectionId'>;

/** What has been entered in {@link KeyFields}. */
interface KeyForm {
  readonly name: string;
  readonly isForAll: boolean;
  readonly chosen: string[];
  /** Stays while the connection is not among the chosen ones, which it may be again. */
  readonly defaultConnectionId: string | null;
}

/** The state of a form that begins with these settings. */
export function useKeyForm({ name, connectionIds, defaultConnectionId }: KeySettings) {
  return useState<KeyForm>({
    name,
    isForAll: connectionIds === null,
    chosen: connectionIds ?? [],
    defaultConnectionId,
  });
}

/** The settings that have been entered. */
export function keySettings({ name, isForAll, chosen, defaultConnectionId }: KeyForm): KeySettings {
  const isUsable = isForAll || chosen.some((id) => id === defaultConnectionId);
  return {
    name,
    connectionIds: isForAll ? null : chosen,
    defaultConnectionId: isUsable ? defaultConnectionId : null,
  };
}

/** Asks what a key is called, and which connections it may use. */
export function KeyFields({ form, onChange }: { readonly form: KeyForm; readonly onChange: (form: KeyForm) => void }) {
  const { name, isForAll, chosen } = form;
  const nothing = 'No connection has this name.';
  const choosing = useFoundOptions(connectionList, chosen, { nothing });
  return (
    <>
      <TextInput
        label="Name"
        description="The app that will use it, so that it is known when the key is no longer needed."
        required
        maxLength={200}
        data-autofocus
        value={name}
        onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
      />
      <AllOrChosen isForAll={isForAll} onForAll={(all) => onChange({ ...form, isForAll: all })} />
      {!isForAll && (
        <MultiChoice
          label="Chosen connections"
          placeholder={chosen.length === 0 ? 'Choose at least one' : ''}
          {...choosing}
          value={chosen}
          onChange={(ids) => onChange({ ...form, chosen: ids })}
        />
      )}
      <UsableConnection
        label="Default connection"
        description="Used by requests that name no connection. Clients that can send only a key need one."
        placeholder="none"
        clearable
        among={isForAll ? null : chosen}
        value={keySettings(form).defaultConnectionId}
        onChange={(id) => onChange({ ...form, defaultConnectionId: id })}
      />
    </>
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
