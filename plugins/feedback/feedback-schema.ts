import {
  anyNames,
  isStorableJsonText,
  type JsonValue,
  pageQuery,
  pageReply,
  storableText,
  z,
} from '../../core/api/index.js';

const longestMetadata = 16_384;

const metadata = z
  .union([z.string(), anyNames(z.record(z.string(), z.unknown()))])
  .refine((value) => isStorableJsonText(value as JsonValue), 'text that can be stored is expected')
  .refine(
    (value) => JSON.stringify(value).length <= longestMetadata,
    `at most ${longestMetadata} characters are expected`,
  );

/** Body of a submission. */
export const Feedback = z
  .strictObject({
    value: z.number().describe('Between min and max.'),
    metadata: metadata.optional().describe('Whatever belongs to the rating: a comment, a reason, a page.'),
    version: storableText({ most: 200 })
      .optional()
      .describe('One feedback is kept for each version; a second one replaces it.'),
    min: z.number().default(0).describe('Lowest value of the scale.'),
    max: z.number().default(100).describe('Highest value of the scale.'),
    inverted: z.boolean().default(false).describe('Whether smaller values are better.'),
  })
  .refine(({ min, max }) => min < max, { path: ['min'], error: 'less than max is expected' })
  .refine(({ value, min, max }) => value >= min && value <= max, {
    path: ['value'],
    error: 'a number between min and max is expected',
  })
  .meta({ id: 'Feedback' });

export type Feedback = z.output<typeof Feedback>;

/** Query parameters of "list feedback". */
export const FeedbackQuery = pageQuery.extend({
  trace_id: storableText({ least: 1, most: 200 }).optional().describe('Only feedback on this answer.'),
  connection_id: z.uuid().optional().describe('Only feedback on answers of this connection.'),
  model: storableText({ least: 1, most: 256 }).optional().describe('Only feedback on answers of this model.'),
});

export type FeedbackQuery = z.output<typeof FeedbackQuery>;

const FeedbackEntry = z
  .object({
    trace_id: z.string(),
    version: z.string(),
    value: z.number(),
    min: z.number(),
    max: z.number(),
    inverted: z.boolean(),
    score: z.number().describe('From 0 (bad) to 1 (good): the value in its range, reversed if it is inverted.'),
    metadata: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
    connection_id: z.string(),
    model: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'FeedbackEntry' });

export const FeedbackPage = pageReply(FeedbackEntry).meta({ id: 'FeedbackPage' });

export type FeedbackEntry = z.output<typeof FeedbackEntry>;

const groupBy = z.enum(['model', 'connection', 'prompt_version', 'version']);

/** Query parameters of the averages. */
export const AveragesQuery = z.strictObject({
  group_by: groupBy.default('model').describe('What the averages are grouped by.'),
});

const AverageOfGroup = z.object({ key: z.string(), count: z.int(), average_score: z.number() });

export type AverageOfGroup = z.output<typeof AverageOfGroup>;

export const Averages = z
  .object({ group_by: groupBy, groups: z.array(AverageOfGroup) })
  .meta({ id: 'FeedbackAverages' });
