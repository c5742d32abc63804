import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { GroupField } from './group-field.js';
import { GroupsField } from './groups-field.js';
import { JsonField } from './json-field.js';
import { defaultOf, type JsonSchema, kindOf } from './json-schema.js';
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
  const { label, schema, isRequired, value, onChange } = props;
  const shown = { label, description: schema.description, required: isRequired, placeholder: defaultOf(schema) };
  switch (kindOf(schema)) {
    case 'choice':
      return (
        <Select
          {...shown}
          data={[...(schema.enum ?? [])]}
          clearable={!isRequired}
          value={(value as string | undefined) ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      );
    case 'yes-no':
      return (
        <Select
          {...shown}
          placeholder={schema.default === undefined ? undefined : schema.default === true ? 'yes' : 'no'}
          data={['yes', 'no']}
          clearable
          value={value === undefined ? null : value === true ? 'yes' : 'no'}
          onChange={(chosen) => onChange(chosen === null ? undefined : chosen === 'yes')}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          {...shown}
          data={[...(schema.items?.enum ?? [])]}
          clearable
          value={[...((value as readonly string[] | undefined) ?? [])]}
          onChange={(chosen) => onChange(chosen.length === 0 ? undefined : chosen)}
        />
      );
    case 'texts':
      return (
        <TagsInput
          {...shown}
          {...(schema.maxItems !== undefined && { maxTags: schema.maxItems })}
          splitChars={['\n', ';']}
          acceptValueOnBlur
          value={[...((value as readonly string[] | undefined) ?? [])]}
          onChange={(texts) => onChange(texts.length === 0 ? undefined : texts)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...shown}
          {...(schema.minimum !== undefined && { min: schema.minimum })}
          {...(schema.maximum !== undefined && { max: schema.maximum })}
          allowDecimal={schema.type === 'number'}
          value={(value as number | undefined) ?? ''}
          onChange={(entered) => onChange(typeof entered === 'number' ? entered : undefined)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...shown}
          {...(schema.maxLength !== undefined && { maxLength: schema.maxLength })}
          value={(value as string | undefined) ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      );
    case 'group':
      return <GroupField {...props} />;
    case 'groups':
      return <GroupsField {...props} />;
    case 'map':
      return <MapField {...props} />;
    default:
      return <JsonField {...props} />;
  }
}
