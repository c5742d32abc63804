import { NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { MultiChoice } from '../multi-choice.js';
import { GroupField } from './group-field.js';
import { GroupsField } from './groups-field.js';
import { JsonField } from './json-field.js';
import { defaultOf, type FieldKind, type JsonSchema, kindOf } from './json-schema.js';
import { MapField } from './map-field.js';

/** What every field is given. An absent value means the default. */
export interface FieldProps {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The control for one value of a configuration, chosen by its schema. */
export function SchemaField(props: FieldProps) {
  const Field = fields[kindOf(props.schema)];
  return <Field {...props} />;
}

const fields: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  choice: ChoiceField,
  choices: ChoicesField,
  'yes-no': YesNoField,
  number: NumberField,
  text: TextField,
  texts: TextsField,
  group: GroupField,
  groups: GroupsField,
  map: MapField,
  json: JsonField,
};

/** What all controls of one value show. */
function shownOf({ label, schema, isRequired }: FieldProps) {
  return { label, description: schema.description, required: isRequired, placeholder: defaultOf(schema) };
}

function ChoiceField(props: FieldProps) {
  const { schema, isRequired, value, onChange } = props;
  return (
    <Select
      {...shownOf(props)}
      data={[...(schema.enum ?? [])]}
      clearable={!isRequired}
      value={(value as string | undefined) ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

function YesNoField(props: FieldProps) {
  const { schema, value, onChange } = props;
  return (
    <Select
      {...shownOf(props)}
      placeholder={schema.default === undefined ? undefined : schema.default === true ? 'yes' : 'no'}
      data={['yes', 'no']}
      clearable
      value={value === undefined ? null : value === true ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === null ? undefined : chosen === 'yes')}
    />
  );
}

function ChoicesField(props: FieldProps) {
  const { schema, value, onChange } = props;
  return (
    <MultiChoice
      {...shownOf(props)}
      data={[...(schema.items?.enum ?? [])]}
      clearable
      value={[...((value as readonly string[] | undefined) ?? [])]}
      onChange={(chosen) => onChange(chosen.length === 0 ? undefined : chosen)}
    />
  );
}

function TextsField(props: FieldProps) {
  const { schema, value, onChange } = props;
  return (
    <TagsInput
      {...shownOf(props)}
      {...(schema.maxItems !== undefined && { maxTags: schema.maxItems })}
      splitChars={['\n', ';']}
      acceptValueOnBlur
      value={[...((value as readonly string[] | undefined) ?? [])]}
      onChange={(texts) => onChange(texts.length === 0 ? undefined : texts)}
    />
  );
}

function NumberField(props: FieldProps) {
  const { schema, value, onChange } = props;
  return (
    <NumberInput
      {...shownOf(props)}
      {...(schema.minimum !== undefined && { min: schema.minimum })}
      {...(schema.maximum !== undefined && { max: schema.maximum })}
      allowDecimal={schema.type === 'number'}
      value={(value as number | undefined) ?? ''}
      onChange={(entered) => onChange(typeof entered === 'number' ? entered : undefined)}
    />
  );
}

function TextField(props: FieldProps) {
  const { schema, value, onChange } = props;
  return (
    <TextInput
      {...shownOf(props)}
      {...(schema.maxLength !== undefined && { maxLength: schema.maxLength })}
      value={(value as string | undefined) ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}
