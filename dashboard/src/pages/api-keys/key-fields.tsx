import { Group, Radio, Stack, TagsInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { connectionList } from '../../api/named-lists.js';
import type { ApiKey } from '../../api/schemas.js';
import { ModelsChoice } from '../../components/models-choice.js';
import { MultiChoice } from '../../components/multi-choice.js';
import { useFoundOptions } from '../../components/use-found-options.js';
import { TagsOfRequests } from '../../components/tags-of-requests.js';
import { UsableConnection } from './usable-connection.js';

/** What a key is called, and may use. */
export type KeySettings = Pick<
  ApiKey,
  | 'name'
  | 'owner'
  | 'tags'
  | 'connectionIds'
  | 'defaultConnectionId'
  | 'allowedModelIdentifiersList'
  | 'allowedAddresses'
  | 'rateLimit'
>;

/** What has been entered in {@link KeyFields}. */
interface KeyForm {
  readonly name: string;
  /** Empty for nobody. */
  readonly owner: string;
  readonly tags: string[];
  readonly isForAll: boolean;
  readonly chosen: string[];
  /** Stays while the connection is not among the chosen ones, which it may be again. */
  readonly defaultConnectionId: string | null;
  readonly models: string[];
  readonly addresses: string[];
  /** As they are entered; empty for no limit. */
  readonly requests: string;
  readonly tokens: string;
  readonly concurrent: string;
}

/** The state of a form that begins with these settings. */
export function useKeyForm(settings: KeySettings) {
  const { name, owner, tags, connectionIds, defaultConnectionId, allowedModelIdentifiersList } = settings;
  const { allowedAddresses, rateLimit } = settings;
  return useState<KeyForm>({
    name,
    owner: owner ?? '',
    tags: tags ?? [],
    isForAll: connectionIds === null,
    chosen: connectionIds ?? [],
    defaultConnectionId,
    models: allowedModelIdentifiersList ?? [],
    addresses: allowedAddresses ?? [],
    requests: String(rateLimit?.requests ?? ''),
    tokens: String(rateLimit?.tokens ?? ''),
    concurrent: String(rateLimit?.concurrent ?? ''),
  });
}

/** The settings that have been entered. */
export function keySettings(form: KeyForm): KeySettings {
  const { name, isForAll, chosen, defaultConnectionId, models, addresses } = form;
  const isUsable = isForAll || chosen.some((id) => id === defaultConnectionId);
  return {
    name,
    owner: form.owner.trim() || null,
    tags: form.tags.length === 0 ? null : form.tags,
    connectionIds: isForAll ? null : chosen,
    defaultConnectionId: isUsable ? defaultConnectionId : null,
    allowedModelIdentifiersList: models.length === 0 ? null : models,
    allowedAddresses: addresses.length === 0 ? null : addresses,
    rateLimit: rateLimitOf(form),
  };
}

function rateLimitOf({ requests, tokens, concurrent }: KeyForm): ApiKey['rateLimit'] {
  const entered = Object.entries({ requests, tokens, concurrent }).filter(([, value]) => value !== '');
  return entered.length === 0 ? null : Object.fromEntries(entered.map(([name, value]) => [name, Number(value)]));
}

/** Asks what a key is called, whose it is, which connections and models it may use, from where, and how much in a minute and at the same time. */
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
      <TextInput
        label="Owner"
        description="A person or a team, if it has several keys: they share the limits that gateway.yaml sets for owners."
        placeholder="nobody"
        maxLength={200}
        value={form.owner}
        onChange={(event) => onChange({ ...form, owner: event.currentTarget.value })}
      />
      <TagsOfRequests tags={form.tags} onChange={(tags) => onChange({ ...form, tags })} />
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
      <ModelsChoice
        label="The only models that may be used"
        description="All that its connections allow, if there are none. A name, or a beginning with *, such as gpt-*."
        models={form.models}
        onChange={(models) => onChange({ ...form, models })}
      />
      <TagsInput
        label="The only addresses from which it may be used"
        description="Any address, if there are none. An address, or a range of them, such as 10.0.0.0/8 or 2001:db8::/32."
        limit={100}
        value={form.addresses}
        onChange={(addresses) => onChange({ ...form, addresses })}
      />
      <Group grow align="flex-end">
        <CountLimit
          label="Requests per minute"
          value={form.requests}
          onChange={(requests) => onChange({ ...form, requests })}
        />
        <CountLimit
          label="Tokens per minute"
          value={form.tokens}
          onChange={(tokens) => onChange({ ...form, tokens })}
        />
        <CountLimit
          label="At the same time"
          value={form.concurrent}
          onChange={(concurrent) => onChange({ ...form, concurrent })}
        />
      </Group>
    </>
  );
}

function CountLimit({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <TextInput
      label={label}
      placeholder="none"
      inputMode="numeric"
      pattern="[1-9][0-9]{0,14}"
      title="A whole number, such as 60"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
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
