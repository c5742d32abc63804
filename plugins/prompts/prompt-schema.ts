import {
  anyNames,
  isStorableJson,
  type JsonValue,
  pageReply,
  storableName,
  storableText,
  stringifyJson,
  unchangeable,
  z,
} from '../../core/api/index.js';
import { variableName } from './rendering/template.js';
import { fitsType, variableTypes } from './variable.js';

const name = storableName({ most: 200 }).describe('Unique in the organization.');
const versionName = storableName({ most: 200 }).describe('Unique in the template.');
const description = storableText({ most: 2000 });
const template = storableText({ least: 1, most: 32_768 }).describe('Text with {{variable}} placeholders.');

const maxVariables = 100;
const maxLabels = 20;

const longestDefault = 10_000;

/**
 * Not a `z.json()`, which would not take numbers as `parseJson` returns them. In OpenAPI it has `items`, because generators of clients refuse a list
 * without.
 */
const defaultValue = z
  .unknown()
  .refine((value) => value !== null, { message: 'must not be null; leave it out for none', abort: true })
  .refine(
    (value) => isStorableJson(value as JsonValue),
    'must not contain NUL characters, broken surrogate pairs, or numbers of more than 15 digits',
  )
  .refine(
    (value) => value === undefined || stringifyJson(value as JsonValue).length <= longestDefault,
    `must have at most ${longestDefault} characters as JSON`,
  )
  .transform((value) => value as JsonValue)
  .optional()
  .meta({
    description: 'Used when a request gives no value, so that the variable is optional. Must fit the type.',
    override: { type: ['string', 'number', 'boolean', 'array', 'object'], items: {} },
  });

const variable = z
  .strictObject({
    type: z.enum(variableTypes).default('string'),
    required: z.boolean().default(true),
    description: storableText({ most: 500 }).optional().describe('For people: what the value is for.'),
    default: defaultValue,
  })
  .superRefine(({ type, default: value }, context) => {
    if (value === undefined || fitsType(value, type)) return;
    context.addIssue({ code: 'custom', path: ['default'], message: `must fit the type of the variable, ${type}` });
  })
  .meta({ id: 'PromptVariable' });

const variableReply = z.object({
  type: z.enum(variableTypes),
  required: z.boolean(),
  description: z.string().optional(),
  default: z
    .unknown()
    .optional()
    .meta({ override: { type: ['string', 'number', 'boolean', 'array', 'object'], items: {} } }),
});

const variables = anyNames(
  z.record(
    z
      .string()
      .regex(variableName, 'is not a valid variable name: use a letter, then up to 63 letters, digits and underscores'),
    variable,
  ),
)
  .refine((map) => Object.keys(map).length <= maxVariables, `must have at most ${maxVariables} variables`)
  .meta({
    description: 'The placeholders by name. A placeholder that is not declared is a required string.',
    maxProperties: maxVariables,
  });

const labels = z
  .array(storableText({ least: 1, most: 64 }))
  .max(maxLabels)
  .refine((list) => new Set(list).size === list.length, 'must not contain a label twice')
  .meta({
    description: 'Labels of the version; a request can ask for the newest version with a label.',
    uniqueItems: true,
  });

const wording = {
  template,
  variables: variables.default({}),
  labels: labels.default([]),
};

/** Body of `createPrompt`. */
export const promptToCreate = z
  .strictObject({ name, description: description.default(''), ...wording })
  .meta({ id: 'PromptToCreate' });

/** Body of an update: only what is present changes. */
export const promptUpdate = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
  })
  .meta({
    id: 'PromptUpdate',
    ...unchangeable(
      'id',
      'created',
      'updated',
      'connections',
      ['versions', 'use `createPromptVersion`'],
      ['template', 'use `createPromptVersion`'],
      ['variables', 'use `createPromptVersion`'],
      ['labels', '`updatePromptVersion` changes those of a version'],
    ),
  });

/** Body of a further version. */
export const versionToCreate = z
  .strictObject({
    name: versionName.optional().describe('`v2` and so on when absent. Unique in the template.'),
    ...wording,
    activate: z.boolean().default(false).describe('Whether it becomes the active version.'),
  })
  .meta({ id: 'PromptVersionToCreate' });

/** Body of a change of a version: everything else of it stays as it was created. */
export const versionUpdate = z
  .strictObject({
    labels,
  })
  .meta({
    id: 'PromptVersionUpdate',
    ...unchangeable(
      'id',
      'name',
      ['template', 'create another version'],
      ['variables', 'create another version'],
      'created',
      ['isActive', 'use `activatePromptVersion`'],
      'undeclaredVariables',
      'unusedVariables',
    ),
  });

const version = z
  .object({
    id: z.string(),
    name: z.string(),
    template: z.string(),
    variables: z.record(z.string(), variableReply),
    labels: z.array(z.string()),
    created: z.iso.datetime(),
    isActive: z.boolean(),
    undeclaredVariables: z.array(z.string()).describe('Placeholders that `variables` does not declare.'),
    unusedVariables: z.array(z.string()).describe('Declared variables without a placeholder.'),
  })
  .meta({ id: 'PromptVersion' });

/** A template in a reply. */
export const prompt = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    created: z.iso.datetime(),
    updated: z.iso.datetime(),
    connections: z.int().describe('How many connections use it for every request.'),
    versions: z.array(version).describe('All versions, oldest first.'),
  })
  .meta({ id: 'Prompt' });

/** Reply of `listPrompts`. */
export const promptPage = pageReply(prompt).meta({ id: 'PromptPage' });

/** Path of one template. */
export const promptPath = z.object({ promptId: z.string().describe('Id of the prompt template.') });

/** Path of one version. */
export const versionPath = promptPath.extend({ versionId: z.string().describe('Id of the version.') });
