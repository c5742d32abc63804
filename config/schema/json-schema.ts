import { z } from 'zod';
import { pluginEntrySchema } from '../plugin-list.js';
import { settingsSchema } from './settings-schema.js';

/** What the schema needs of a bundled plugin. */
export interface DescribedPlugin {
  readonly config: z.ZodType;
  readonly summary?: string;
}

/** A part of a JSON Schema. Draft 7, which YAML extensions of editors support best. */
export type JsonSchema = { [keyword: string]: unknown };

/**
 * Generates the JSON Schema of gateway.yaml, for completion and validation in editors. It is more lenient than the gateway: any value may be a
 * reference, and any key may lack its value.
 */
export function gatewayJsonSchema(plugins: Readonly<Record<string, DescribedPlugin>>): JsonSchema {
  const names = Object.keys(plugins);
  const settings = convert(settingsSchema, '#');
  const definitions = Object.entries(plugins).map(([name, plugin]) => {
    return [definitionName(name), convert(plugin.config, `#/definitions/${definitionName(name)}`)] as const;
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'gateway.yaml',
    description: 'The configuration of Sluice.',
    ...settings,
    type: ['object', 'null'],
    properties: {
      ...(settings['properties'] as JsonSchema),
      plugins: {
        type: ['array', 'null'],
        description: 'What runs, in this order.',
        items: { anyOf: [{ $ref: '#/definitions/name' }, { $ref: '#/definitions/entry' }] },
      },
    },
    definitions: {
      reference: {
        type: 'string',
        description: 'An environment variable or a file, with or without a default.',
        pattern: '\\$\\{(env:[A-Za-z_][A-Za-z0-9_]*(:-[^}]*)?|file:[^{}]+)\\}',
      },
      name: pluginName(plugins),
      entry: pluginEntry(names),
      ...Object.fromEntries(definitions),
    },
  };
}

function definitionName(plugin: string): string {
  return `config-of-${plugin}`;
}

function pluginName(plugins: Readonly<Record<string, DescribedPlugin>>): JsonSchema {
  const bundled = Object.entries(plugins).map(([name, plugin]) => {
    return { const: name, ...(plugin.summary !== undefined && { description: plugin.summary }) };
  });
  const other = { type: 'string', minLength: 1, description: 'An npm package, or a path that begins with ./' };
  return { anyOf: [...bundled, other] };
}

function pluginEntry(names: readonly string[]): JsonSchema {
  const entry = convert(pluginEntrySchema, '#/definitions/entry');
  const properties = entry['properties'] as JsonSchema;
  return {
    ...entry,
    type: 'object',
    properties: { ...properties, use: { $ref: '#/definitions/name' } },
    allOf: names.map((name) => ({
      if: { properties: { use: { const: name } }, required: ['use'] },
      // oxlint-disable-next-line no-thenable -- a keyword of JSON Schema
      then: { properties: { config: { $ref: `#/definitions/${definitionName(name)}` } } },
    })),
  };
}

/** `place` is the location of the result, for references within it. */
function convert(schema: z.ZodType, place: string): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    // A schema with custom code cannot be expressed here; it is checked when the gateway reads the file.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // zod emits this for strict objects only, but the gateway never accepts unknown keys.
      if (def.type === 'object' && def.catchall === undefined) jsonSchema.additionalProperties = false;
    },
  }) as JsonSchema;
  delete converted['$schema'];
  return relax(converted, place) as JsonSchema;
}

/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set(['default', 'const', 'enum', 'examples', 'required']);

/** Keywords that would refuse the text of a reference. */
const narrowing = ['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength'];

function relax(value: unknown, place: string): unknown {
  if (Array.isArray(value)) return value.map((item) => relax(item, place));
  if (typeof value !== 'object' || value === null) return value;
  const schema: JsonSchema = {};
  for (const [keyword, content] of Object.entries(value)) {
    if (keyword === 'secret') schema['writeOnly'] = true;
    else if (keyword === '$ref') schema['$ref'] = String(content).replace(/^#/, place);
    // A reference may fit several alternatives.
    else if (keyword === 'oneOf') schema['anyOf'] = relax(content, place);
    else if (keyword === 'properties' || keyword === 'definitions') schema[keyword] = relaxEach(content, place);
    else schema[keyword] = dataKeywords.has(keyword) ? content : relax(content, place);
  }
  return allowReference(schema);
}

function relaxEach(properties: unknown, place: string): JsonSchema {
  const entries = Object.entries(properties as JsonSchema);
  return Object.fromEntries(entries.map(([name, property]) => [name, relax(property, place)]));
}

function allowReference(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  const narrow = narrowing.some((keyword) => keyword in schema);
  const wide = type === 'object' || type === 'array' || (type === 'string' && !narrow);
  if (wide) return { ...schema, type: [type, 'null'] };
  if (type === undefined && !narrow) return schema;
  const { description, default: preset, writeOnly, ...rules } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(preset !== undefined && { default: preset }),
    ...(writeOnly !== undefined && { writeOnly }),
    anyOf: [rules, { $ref: '#/definitions/reference' }, { type: 'null' }],
  };
}
