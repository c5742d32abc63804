import { isJsonObject, isStorableJson, type JsonObject, storableText, unchangeable, z } from '../../core/api/index.js';
import { sensitivityLevels } from './sensitivity-level.js';

const action = z.enum(['block', 'audit', 'redact']);

/**
 * The configuration of a policy. It is stored as sent, so it is not a `looseObject`, which would silently drop `__proto__`, and must not contain
 * values that the database would change.
 */
const configuration = z
  .unknown()
  .refine(isJsonObject, { message: 'must be an object', abort: true })
  .refine(
    (value) => isStorableJson(value as JsonObject),
    'must not contain NUL characters, broken surrogate pairs, or numbers of more than 15 digits',
  )
  .transform((value) => value as JsonObject)
  .describe('Fits the configurationSchema of the type. What is absent has the default that the schema names.')
  .meta({ override: { type: 'object', additionalProperties: true } });

const typeName = storableText({ least: 1, most: 100 }).describe('A policyType of GET /v1/management/policies.');
const actionName = storableText({ least: 1, most: 100 }).describe('One of the validActions of the type.');

/** Parameters of the path to the policies of a connection. */
export const connectionPath = z.object({ connectionId: z.string().describe('Id of a connection.') });

/** Parameters of the path to one policy. */
export const policyPath = connectionPath.extend({
  // Ids are case-insensitive.
  policyId: z.string().toLowerCase().describe('Id of a policy of the connection.'),
});

/** Body of "create policy". */
export const policyToCreate = z
  .strictObject({
    type: typeName,
    action: actionName,
    disabled: z.boolean().default(false).describe('A disabled policy counts as absent.'),
    configuration: configuration.optional(),
  })
  .meta({ id: 'PolicyToCreate' });

/** Body of "update policy": absent members are unchanged. */
export const policyUpdate = z
  .strictObject({
    action: actionName.optional(),
    disabled: z.boolean().optional(),
    configuration: configuration.optional().describe('Replaces the whole configuration.'),
  })
  .meta({
    id: 'PolicyUpdate',
    ...unchangeable('policyId', ['type', 'create another policy'], 'created', 'updated', 'source'),
  });

/** Schema of a policy in a response. */
export const policy = z
  .object({
    policyId: z.uuid(),
    type: z.string(),
    action,
    disabled: z.boolean(),
    configuration: z.looseObject({}),
    created: z.iso.datetime(),
    updated: z.iso.datetime(),
    source: z
      .literal('gateway')
      .optional()
      .describe(
        'Present if the policy comes from gateway.yaml: every connection has it, it cannot be changed over HTTP, and its times are those at which the file was loaded.',
      ),
  })
  .meta({ id: 'Policy' });

/** Schema of a policy type in a response. */
export const policyType = z
  .object({
    policyType: z.string(),
    validActions: z.array(action),
    description: z.string(),
    isEnabled: z.boolean().describe('Whether policies of this type can be made now.'),
    configurationSchema: z.looseObject({}).describe('JSON Schema (2020-12) of the configuration.'),
  })
  .meta({ id: 'PolicyType' });

/** Maximum length of a text; longer ones can be tested in parts. */
const maxTestText = 100_000;

/** Body of "test policy". */
export const policyTest = z
  .strictObject({
    type: typeName,
    action: actionName,
    configuration: configuration.optional(),
    text: z.string().min(1).max(maxTestText).describe('The text on which the policy is tried. It is not stored.'),
    surface: z
      .enum(['input', 'documents', 'tool_arguments', 'tool_results', 'output'])
      .default('input')
      .describe('Where the text is taken to occur.'),
  })
  .meta({ id: 'PolicyTest' });

/** Schema of the response to "test policy". */
export const policyTestResult = z
  .object({
    action: z.enum(['none', 'block', 'audit', 'redact']).describe('The strongest of the actions of the findings.'),
    findings: z.array(
      z.object({
        category: z.string(),
        action,
        score: z.number().describe('0 to 1.'),
        level: z
          .enum(sensitivityLevels)
          .nullable()
          .describe(
            'The lowest sensitivityLevel at which it is found; null where levels make no difference, or a service decided.',
          ),
        start: z.int().describe('Index of the first character, in UTF-16 units.'),
        end: z.int().describe('Index after the last character.'),
      }),
    ),
    text: z.string().nullable().describe('The text as it would be passed on; null if it would be blocked.'),
  })
  .meta({ id: 'PolicyTestResult' });
