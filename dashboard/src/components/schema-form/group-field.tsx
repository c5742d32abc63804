import { Checkbox, Fieldset, Stack, Text } from '@mantine/core';
import type { FieldProps } from './schema-field.js';
import { SchemaFields } from './schema-fields.js';

/** An object with fields of its own, which may be absent as a whole. */
export function GroupField({ label, schema, isRequired, value, onChange }: FieldProps) {
  const isPresent = isRequired || value !== undefined;
  const title = isRequired ? (
    label
  ) : (
    <Checkbox
      label={label}
      checked={isPresent}
      onChange={(event) => onChange(event.currentTarget.checked ? {} : undefined)}
    />
  );
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        {schema.description !== undefined && (
          <Text size="xs" c="dimmed">
            {schema.description}
          </Text>
        )}
        {isPresent && (
          <SchemaFields
            schema={schema}
            value={(value ?? {}) as Readonly<Record<string, unknown>>}
            onChange={onChange}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
