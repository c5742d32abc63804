import { JsonInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './schema-field.js';

/** A value that has no control of its own, as JSON. While the text is no JSON, the value stays as it was. */
export function JsonField({ label, schema, isRequired, value, onChange }: FieldProps) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const enter = (entered: string): void => {
    setText(entered);
    if (entered.trim() === '') return onChange(undefined);
    try {
      onChange(JSON.parse(entered));
    } catch {
      // Shown by the field itself, once it is left.
    }
  };
  return (
    <JsonInput
      label={label}
      description={schema.description}
      required={isRequired}
      autosize
      minRows={3}
      formatOnBlur
      validationError="This is not JSON."
      value={text}
      onChange={enter}
    />
  );
}
