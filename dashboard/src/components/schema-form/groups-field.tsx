import { Button, Fieldset, Group, Input, Paper, Stack } from '@mantine/core';
import type { FieldProps } from './schema-field.js';
import { SchemaFields } from './schema-fields.js';

type Fields = Readonly<Record<string, unknown>>;

/** A list of objects, each with fields of its own. */
export function GroupsField({ label, schema, value, onChange }: FieldProps) {
  const groups = (value as readonly Fields[] | undefined) ?? [];
  const replace = (changed: readonly Fields[]): void => onChange(changed.length === 0 ? undefined : changed);
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {schema.description !== undefined && <Input.Description>{schema.description}</Input.Description>}
        {groups.map((group, at) => (
          // The groups have no identity but their place.
          <Paper key={at} withBorder p="sm">
            <Stack gap="sm">
              <SchemaFields
                schema={schema.items ?? {}}
                value={group}
                onChange={(changed) => replace(groups.map((other, index) => (index === at ? changed : other)))}
              />
              <Group justify="flex-end">
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => replace(groups.filter((_, index) => index !== at))}
                >
                  Remove
                </Button>
              </Group>
            </Stack>
          </Paper>
        ))}
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => replace([...groups, {}])}>
            Add
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
