import { ActionIcon, Button, Fieldset, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { JsonSchema } from './json-schema.js';
import type { FieldProps } from './schema-field.js';

type Choices = Readonly<Record<string, string>>;

/** A choice for each of some names: other actions for some kinds of personal data, for instance. */
export function MapField({ label, schema, value, onChange }: FieldProps) {
  const entries = Object.entries((value as Choices | undefined) ?? {});
  const choices = [...((schema.additionalProperties as JsonSchema).enum ?? [])];
  const [name, setName] = useState('');
  const replace = (changed: readonly (readonly [string, string])[]): void =>
    onChange(changed.length === 0 ? undefined : Object.fromEntries(changed));
  const add = (): void => {
    const isNew = name !== '' && entries.every(([other]) => other !== name);
    if (isNew) replace([...entries, [name, choices[0] ?? '']]);
    setName('');
  };
  const names = schema.propertyNames?.enum?.filter((known) => entries.every(([other]) => other !== known));
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
        <Group align="flex-end" wrap="nowrap">
          {names ? (
            <Select
              label="Name"
              flex={1}
              data={names}
              value={name || null}
              onChange={(chosen) => setName(chosen ?? '')}
            />
          ) : (
            <TextInput
              label="Name"
              description={schema.propertyNames?.description}
              flex={1}
              value={name}
              onChange={(event) => setName(event.currentTarget.value.trim())}
            />
          )}
          <Button variant="default" onClick={add} disabled={name === ''}>
            Add
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
