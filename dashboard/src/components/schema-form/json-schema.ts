/** The parts of JSON Schema that the gateway's configurations use. */
export interface JsonSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** How a value is edited. */
export type FieldKind =
  | 'choice'
  | 'choices'
  | 'yes-no'
  | 'number'
  | 'text'
  | 'texts'
  | 'group'
  | 'groups'
  | 'map'
  | 'json';

/** Finds the way to edit the values of a schema; as JSON where there is no better one. */
export function kindOf({ type, enum: choices, properties, additionalProperties, items }: JsonSchema): FieldKind {
  if (choices) return 'choice';
  switch (type) {
    case 'boolean':
      return 'yes-no';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'array':
      return items?.enum ? 'choices' : items?.type === 'string' ? 'texts' : items?.properties ? 'groups' : 'json';
    case 'object':
      if (properties) return 'group';
      return typeof additionalProperties === 'object' && additionalProperties.enum ? 'map' : 'json';
    default:
      return 'json';
  }
}

/** The label of a field: `excludeEntities` becomes `Exclude entities`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What applies when a field is left empty, for its placeholder. */
export function defaultOf({ default: value }: JsonSchema): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
