import { Autocomplete, Select, TextInput } from '@mantine/core';
import { useModels } from '../api/models.js';
import { connectionList, keyList, promptList } from '../api/named-lists.js';
import { useMay } from '../api/session.js';
import { useFoundOptions } from './use-found-options.js';

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
  const options = useFoundOptions(connectionList, value === '' ? [] : [value], {
    nothing: 'No connection has this name.',
  });
  return (
    <Select
      label={label}
      {...rest}
      {...options}
      clearable={!required}
      required={required ?? false}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** One of the API keys, revoked ones too, or none; by its id for those who may not see keys. */
export function KeyChoice({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const isAdmin = useMay('admin');
  const options = useFoundOptions(keyList, value === '' ? [] : [value], {
    nothing: 'No API key has this name.',
    enabled: isAdmin,
    filters: { order: 'desc' },
    labelOf: ({ name, prefix }) => `${name} (${prefix}…)`,
  });
  if (!isAdmin)
    return (
      <TextInput
        label="API key"
        placeholder="its id"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    );
  return (
    <Select
      label="API key"
      placeholder="all"
      {...options}
      clearable
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** One of the prompt templates, or none. */
export function PromptChoice({ label = 'Prompt template', value, onChange, ...rest }: ChoiceProps) {
  const options = useFoundOptions(promptList, value === '' ? [] : [value], {
    nothing: 'No prompt template has this name.',
    // Each comes with the texts of all its versions.
    pageSize: 20,
  });
  return (
    <Select
      label={label}
      {...rest}
      {...options}
      clearable
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

/** A model's name. It may be one that the gateway does not list, because requests may have named any. */
export function ModelChoice({ label = 'Model', ...rest }: ChoiceProps) {
  const { data } = useModels();
  return <Autocomplete label={label} {...rest} data={(data ?? []).map(({ modelId }) => modelId)} limit={50} />;
}
