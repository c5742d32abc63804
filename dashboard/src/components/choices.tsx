import { Autocomplete, Select } from '@mantine/core';
import { useConnections, useModels } from '../api/all-items.js';

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

/** A model's name; also one that the gateway does not list, because requests may have named any. */
export function ModelChoice({ label = 'Model', ...rest }: ChoiceProps) {
  const { data } = useModels();
  return <Autocomplete label={label} {...rest} data={(data ?? []).map(({ modelId }) => modelId)} limit={50} />;
}
