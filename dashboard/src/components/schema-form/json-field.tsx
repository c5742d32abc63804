import { JsonInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './schema-field.js';

const noJson = 'This is not JSON.';

/** A value that has no control of its own, as JSON. While the text is no JSON, the value stays as it was, and the form cannot be sent. */
export function JsonField({ label, schema, isRequired, value, onChange }: FieldProps) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
  const [isJson, setIsJson] = useState(true);
  const enter = (entered: string): void => {
    setText(entered);
    try {
      onChange(entered.trim() === '' ? undefined : JSON.parse(entered));
      setIsJson(true);
    } catch {
      setIsJson(false);
    }
  };
  return (
    <JsonInput
      ref={(field) => field?.setCustomValidity(isJson ? '' : noJson)}
      label={label}
      description={schema.description}
      required={isRequired}
      autosize
      minRows={3}
      formatOnBlur
      validationError={noJson}
      value={text}
      onChange={enter}
    />
  );
}
