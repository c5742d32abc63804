import { JsonInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './schema-field.js';

const noJson = 'This is not JSON.';

/** A text, the value that it stands for, and whether it is JSON. */
interface Entered {
  readonly text: string;
  readonly value: unknown;
  readonly isJson: boolean;
}

/** A value that has no control of its own, as JSON. While the text is not valid JSON, the value stays as it was, and the form cannot be sent. */
export function JsonField({ label, schema, isRequired, value, onChange }: FieldProps) {
  const [last, setLast] = useState<Entered>(() => writtenOf(value));
  // The value may have been changed elsewhere than in this field.
  const { text, isJson } = last.value === value ? last : writtenOf(value);
  const enter = (entered: string): void => {
    const parsed = valueOf(entered);
    setLast({ text: entered, value: parsed ? parsed.value : value, isJson: parsed !== undefined });
    if (parsed) onChange(parsed.value);
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

function writtenOf(value: unknown): Entered {
  return { text: value === undefined ? '' : JSON.stringify(value, null, 2), value, isJson: true };
}

/** The value that a text stands for, which an empty one leaves out; undefined if it is not valid JSON. */
function valueOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
