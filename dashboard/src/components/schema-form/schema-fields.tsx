import { type JsonSchema, labelOf } from './json-schema.js';
import { SchemaField } from './schema-field.js';

interface SchemaFieldsProps {
  readonly schema: JsonSchema;
  readonly value: Readonly<Record<string, unknown>>;
  readonly onChange: (value: Record<string, unknown>) => void;
}

/** The fields of an object, in the order of its schema. What is left empty is left out of the value, so that its default applies. */
export function SchemaFields({ schema: { properties = {}, required = [] }, value, onChange }: SchemaFieldsProps) {
  const set = (name: string, entered: unknown): void => {
    const { [name]: _, ...others } = value;
    onChange(entered === undefined ? others : { ...others, [name]: entered });
  };
  return Object.entries(properties).map(([name, schema]) => (
    <SchemaField
      key={name}
      label={labelOf(name)}
      schema={schema}
      isRequired={required.includes(name)}
      value={value[name]}
      onChange={(entered) => set(name, entered)}
    />
  ));
}
