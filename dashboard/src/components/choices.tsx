import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useApiKeys, useConnections, useModels } from '../api/all-items.js';
import { useMay } from '../api/session.js';

interface ChoiceProps {
  readonly label?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
}

/** One of the connections, or none. */
export function ConnectionChoice({ label = 'Connection', value, onChange, required, ...rest }: ChoiceProps) {
  const { data, isPending } = useConnections();
  const known = (data ?? []).map(({ connectionId, name }) => ({ value: connectionId, label: name }));
  const isKnown = value === '' || known.some((connection) => connection.value === value);
  return (
    <Select
      label={label}
      {...rest}
      searchable
      limit={100}
      clearable={!required}
      required={required ?? false}
      data={isKnown ? known : [...known, { value, label: value }]}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      nothingFoundMessage={isPending ? 'Loading' : 'No connection has this name.'}
    />
  );
}

/** One of the API keys, revoked ones too, or none; by its id for those who may not see keys. */
export function KeyChoice({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const { data = [] } = useApiKeys();
  const isAdmin = useMay('admin');
  if (!isAdmin)
    return (
      <TextInput
        label="API key"
        placeholder="its id"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    );
  const known = data.map(({ keyId, name, prefix }) => ({ value: keyId, label: `${name} (${prefix}…)` })).toReversed();
  const isKnown = value === '' || known.some((key) => key.value === value);
  return (
    <Select
      label="API key"
      placeholder="all"
      searchable
      limit={100}
      clearable
      data={isKnown ? known : [...known, { value, label: value }]}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      nothingFoundMessage="No API key has this name."
    />
  );
}

/** A model's name; also one that the gateway does not list, because requests may have named any. */
export function ModelChoice({ label = 'Model', ...rest }: ChoiceProps) {
  const { data } = useModels();
  return <Autocomplete label={label} {...rest} data={(data ?? []).map(({ modelId }) => modelId)} limit={50} />;
}
