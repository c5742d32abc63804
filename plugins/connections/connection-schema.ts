import {
  allowedModels,
  allowedModelsMeaning,
  type Connection,
  decimalNumber,
  describeModelLimits,
  isUuid,
  type JsonObject,
  modelList,
  modelSpendingLimitDocuments,
  modelSpendingLimits,
  ownTags,
  ownTagsMeaning,
  pageReply,
  spendingAmount,
  spendingPeriod,
  storableName,
  unchangeable,
  z,
} from '../../core/api/index.js';
import { forNoModels, longestName } from './check-settings.js';
import { settingsOf } from './settings-of.js';

const aPrompt = 'Id of the prompt template that is rendered ahead of the messages of every request, or null for none.';
const anAmount =
  'The most that may be spent in a period, in the gateway’s currency; null only while no limit is enabled.';

const name = storableName({ most: longestName }).describe('Unique within the organization.');

const settings = {
  logRequestBody: z.boolean().optional().describe('Keep the bodies of requests for auditing.'),
  logResponseBody: z.boolean().optional().describe('Keep the bodies of answers for auditing.'),
  enableSpendingLimit: z
    .boolean()
    .optional()
    .describe(
      'Refuse requests once the spending limit is reached. Without a `spendingLimit` it cannot be switched on.',
    ),
  spendingLimit: spendingAmount.describe(`${anAmount} A number, or a decimal as a string; never rounded.`),
  spendingPeriod: spendingPeriod
    .nullable()
    .optional()
    .describe('Calendar period after which the spending starts again at zero; total: never; monthly, if null.'),
  modelSpendingLimits,
  tags: ownTags,
  enableDocuments: z.boolean().optional().describe('Let models search the documents.'),
  forceDocumentsUse: z.boolean().optional().describe('Search the documents for every request.'),
  logDocumentsResults: z.boolean().optional().describe('Keep the results of document searches.'),
  promptId: z.string().refine(isUuid, 'must be a UUID').nullable().optional().describe(aPrompt),
  disabled: z.boolean().optional().describe('Refuse every request through the connection.'),
  allowedModelIdentifiersList: allowedModels(forNoModels),
  disabledModelIdentifiersList: modelList
    .optional()
    .describe('Models that may not be used; a trailing * matches any ending.'),
};

/** Body of `createConnection`. */
export const connectionToCreate = z
  .strictObject({ name, ...settings })
  .meta({ id: 'ConnectionToCreate', description: 'Fields that are left out are off, or null.' });

/** Body of `updateConnection`. */
export const connectionChange = z.strictObject({ name: name.optional(), ...settings }).meta({
  id: 'ConnectionChange',
  description: 'Only the fields that are present change.',
  ...unchangeable('connectionId', 'created', 'updated'),
});

const unixSeconds = z.int().describe('Unix time, in seconds.');
const identity = { connectionId: z.uuid(), name: z.string() };
const warnings = z
  .array(z.string())
  .optional()
  .describe(
    'What was sent and has no effect: a `spendingLimit` of a connection whose limit is off, `forceDocumentsUse` while documents are off.',
  );

/** Reply of `createConnection`. */
export const createdConnection = z
  .object({ ...identity, created: unixSeconds, warnings })
  .meta({ id: 'CreatedConnection', description: 'A connection that was just created.' });

/** Reply of `updateConnection`. */
export const updatedConnection = z
  .object({ ...identity, updated: unixSeconds, warnings })
  .meta({ id: 'UpdatedConnection', description: 'A connection that was just changed.' });

/** Reply of `getConnection`. */
export const connection = z
  .object({
    ...identity,
    logRequestBody: z.boolean(),
    logResponseBody: z.boolean(),
    enableSpendingLimit: z.boolean(),
    spendingLimit: z.number().nullable().describe(`${anAmount} With all its digits.`),
    spendingPeriod: spendingPeriod.nullable(),
    modelSpendingLimits: modelSpendingLimitDocuments,
    tags: z.array(z.string()).nullable().describe(ownTagsMeaning),
    enableDocuments: z.boolean(),
    forceDocumentsUse: z.boolean(),
    logDocumentsResults: z.boolean(),
    promptId: z.uuid().nullable().describe(aPrompt),
    disabled: z.boolean(),
    allowedModelIdentifiersList: z.array(z.string()).nullable().describe(allowedModelsMeaning),
    created: unixSeconds,
    updated: unixSeconds,
  })
  .meta({ id: 'Connection' });

/** Reply of `listConnections`. */
export const connectionPage = pageReply(
  connection.extend({ disabledModelIdentifiersList: z.array(z.string()) }).meta({ id: 'ConnectionListItem' }),
).meta({ id: 'ConnectionPage' });

/** A connection as `listConnections` shows it. */
export function listItemOf(shown: Connection): JsonObject {
  const { connectionId, spendingLimit, created, updated } = shown;
  const limit = spendingLimit === null ? null : decimalNumber(spendingLimit);
  const modelSpendingLimits = describeModelLimits(shown.modelSpendingLimits);
  return { connectionId, ...settingsOf(shown), spendingLimit: limit, modelSpendingLimits, created, updated };
}

/** A connection as `getConnection` shows it: everything except the list of disabled models. */
export function replyOf(shown: Connection): JsonObject {
  const { disabledModelIdentifiersList: _, ...reply } = listItemOf(shown);
  return reply;
}
