import { z } from '../../core/api/index.js';

const citation = z
  .object({
    url: z.string().optional().describe('The address of the page.'),
    title: z.string().optional(),
    quote: z.string().optional().describe('The words of the source.'),
    file_id: z.string().optional().describe("The provider's id of the file."),
    place: z
      .object({
        document: z.int().describe('The number of the document among those of the request, from 0.'),
        unit: z.enum(['character', 'page', 'block']).describe('What is counted.'),
        start: z.int().describe('The first: pages are counted from 1, all else from 0.'),
        end: z.int().describe('The one after the last.'),
      })
      .optional()
      .describe('Where the words stand in a document of the request.'),
    start: z.int().describe('Where what is taken from it begins in the text, in UTF-16 units.'),
    end: z.int(),
  })
  .describe('A source that the provider has given.');

const message = z.looseObject({
  role: z.literal('assistant'),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  citations: z.array(citation).optional().describe('The sources of the text; absent if there are none.'),
  tool_calls: z
    .array(
      z.object({
        id: z.string(),
        type: z.literal('function'),
        function: z.object({ name: z.string(), arguments: z.string() }),
      }),
    )
    .optional(),
  reasoning: z.string().optional().describe("The model's own thinking, from models that show it."),
});

const usage = z.looseObject({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.int(),
});

const policy = z.looseObject({
  type: z.literal('policy'),
  choice: z.int(),
  action: z.enum(['block', 'audit', 'redact']),
  policyId: z.string(),
  policyType: z.string(),
  categories: z.array(z.string()),
});

/** Answer of both native operations when it is not streamed. */
export const inferenceReply = z
  .looseObject({
    id: z.string(),
    model: z.string(),
    created: z.int().describe('Unix seconds.'),
    trace_id: z.string().describe('W3C trace id; the target of feedback.'),
    choices: z.array(
      z.looseObject({
        index: z.int(),
        message,
        finish_reason: z.enum(['stop', 'length', 'tool_calls', 'content_filter']),
      }),
    ),
    usage,
    policies: z
      .array(policy)
      .optional()
      .describe('What policies have done to the answer; absent if they have done nothing.'),
  })
  .meta({ id: 'InferenceReply' });
