import { ActionIcon, Button, Fieldset, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { JsonSchema } from './json-schema.js';
import type { FieldProps } from './schema-field.js';

type Choices = Readonly<Record<string, string>>;

/** A choice for each of some names: other actions for some kinds of personal data, for instance. */
export function MapField({ label, schema, value, onChange }: FieldProps) {
  const entries = Object.entries((value as Choices | undefined) ?? {});
  const choices = [...((schema.additionalProperties as JsonSchema).enum ?? [])];
  const taken = entries.map(([name]) => name);
  const replace = (changed: readonly (readonly [string, string])[]): void =>
    onChange(changed.length === 0 ? undefined : Object.fromEntries(changed));
  const add = (name: string): void => {
    if (!taken.includes(name)) replace([...entries, [name, choices[0] ?? '']]);
  };
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {schema.description !== undefined && <Input.Description>{schema.description}</Input.Description>}
        {entries.map(([key, chosen]) => (
          <Group key={key} wrap="nowrap">
            <Select
              label={key}
              data={choices}
              value={chosen}
              allowDeselect={false}
              flex={1}
              onChange={(other) =>
                replace(entries.map(([known, before]) => [known, known === key ? (other ?? before) : before]))
              }
            />
            <ActionIcon
              variant="default"
              mt="lg"
              aria-label={`Remove ${key}`}
              onClick={() => replace(entries.filter(([known]) => known !== key))}
            >
              ×
            </ActionIcon>
          </Group>
        ))}
        <NewEntry names={schema.propertyNames} taken={taken} onAdd={add} />
      </Stack>
    </Fieldset>
  );
}

interface NewEntryProps {
  /** What is known of the names. */
  readonly names: JsonSchema['propertyNames'];
  readonly taken: readonly string[];
  readonly onAdd: (name: string) => void;
}

function NewEntry({ names, taken, onAdd }: NewEntryProps) {
  const [name, setName] = useState('');
  const add = (): void => {
    onAdd(name);
    setName('');
  };
  return (
    <Group align="flex-end" wrap="nowrap">
      {names?.enum ? (
        <Select
          label="Name"
          flex={1}
          data={names.enum.filter((known) => !taken.includes(known))}
          value={name || null}
          onChange={(chosen) => setName(chosen ?? '')}
        />
      ) : (
        <TextInput
          label="Name"
          description={names?.description}
          flex={1}
          value={name}
          onChange={(event) => setName(event.currentTarget.value.trim())}
        />
      )}
      <Button variant="default" onClick={add} disabled={name === ''}>
        Add
      </Button>
    </Group>
  );
}
