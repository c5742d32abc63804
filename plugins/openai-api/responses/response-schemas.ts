import { gatewayFields, z } from '../../../core/api/index.js';
import { fallbackFields } from '../schemas.js';

/*
 * Schemas for the OpenAPI document. Requests are decoded by `read-request.ts`. Objects are loose, because unknown members are allowed.
 */

const part = z.looseObject({ type: z.string() });

const item = z
  .looseObject({
    type: z.string().optional().describe('message when absent.'),
    role: z.enum(['user', 'assistant', 'system', 'developer']).optional(),
    content: z.union([z.string(), z.array(part)]).nullish(),
    id: z.string().nullish().describe('Of an item_reference: the id of an item of an earlier answer.'),
    call_id: z.string().nullish(),
    name: z.string().nullish(),
    arguments: z.unknown().optional().describe('JSON text; in a search for tools, an object.'),
    output: z.unknown().optional().describe('A text, or an array of content parts.'),
  })
  .describe(
    'message, reasoning, function_call, function_call_output, custom_tool_call, custom_tool_call_output, item_reference, compaction; at the end, compaction_trigger. All other types are for providers of the same API only.',
  );

const tool = z
  .looseObject({
    type: z.string().describe('function, custom, namespace, or one that only providers of the same API know.'),
    name: z.string().optional(),
    description: z.string().nullish(),
    parameters: z.record(z.string(), z.unknown()).nullish().describe('JSON Schema of the arguments.'),
    strict: z.boolean().nullish(),
  })
  .describe('A function that the client runs or, by its name alone, one that the gateway runs.');

/** Body of `POST /v1/responses`. */
export const ResponseRequest = z
  .looseObject({
    model: z.string(),
    input: z
      .union([z.string(), z.array(item)])
      .nullish()
      .describe('At least one item, unless the request continues a response.'),
    previous_response_id: z
      .string()
      .nullish()
      .describe('The id of a stored response, whose conversation is put before the input, without its instructions.'),
    instructions: z.string().nullish(),
    stream: z.boolean().nullish(),
    max_output_tokens: z.int().positive().nullish(),
    temperature: z.number().nullish(),
    top_p: z.number().nullish(),
    tools: z.array(tool).nullish(),
    tool_choice: z.union([z.enum(['none', 'auto', 'required']), z.looseObject({ type: z.string() })]).nullish(),
    parallel_tool_calls: z.boolean().nullish(),
    text: z.looseObject({ format: z.looseObject({ type: z.string() }).nullish() }).nullish(),
    reasoning: z.looseObject({ effort: z.string().nullish() }).nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    safety_identifier: z.string().nullish(),
    user: z.string().nullish(),
    store: z
      .boolean()
      .nullish()
      .describe(
        'Whether request and answer are stored, so that later requests can continue the response, and refer to its items; true when absent.',
      ),
    ...fallbackFields,
    ...gatewayFields,
  })
  .meta({ id: 'ResponseRequest' });

/** Body of `POST /v1/responses/input_tokens`: that of a response, of which only the model is required. */
export const InputTokenRequest = ResponseRequest.meta({ id: 'ResponseInputTokenRequest' });

/** Reply of `POST /v1/responses/input_tokens`. */
export const InputTokenCount = z
  .object({ object: z.literal('response.input_tokens'), input_tokens: z.int().nonnegative() })
  .meta({ id: 'ResponseInputTokens' });

const usage = z
  .looseObject({
    input_tokens: z.int(),
    input_tokens_details: z.looseObject({ cached_tokens: z.int() }),
    output_tokens: z.int(),
    output_tokens_details: z.looseObject({ reasoning_tokens: z.int() }),
    total_tokens: z.int(),
  })
  .nullable();

/** Body of `POST /v1/responses/compact`. */
export const CompactRequest = ResponseRequest.omit({ stream: true, store: true }).meta({
  id: 'ResponseCompactRequest',
});

/** Reply of `POST /v1/responses/compact`. */
export const CompactedResponse = z
  .looseObject({
    id: z.string(),
    object: z.literal('response.compaction'),
    created_at: z.int(),
    output: z
      .array(z.looseObject({ id: z.string(), type: z.string() }))
      .describe('The next input: the messages of users and instructions, and a compaction item for all else.'),
    usage,
  })
  .meta({ id: 'CompactedResponse' });

/** A response that is not streamed; the last event of a stream contains the same. */
export const ResponseObject = z
  .looseObject({
    id: z.string(),
    object: z.literal('response'),
    created_at: z.int(),
    status: z.enum(['completed', 'incomplete', 'failed', 'cancelled', 'in_progress']),
    error: z.looseObject({ code: z.string(), message: z.string() }).nullable(),
    incomplete_details: z.looseObject({ reason: z.enum(['max_output_tokens', 'content_filter']) }).nullable(),
    model: z.string(),
    output: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    previous_response_id: z.string().nullable(),
    store: z.boolean().describe('Whether the response is stored.'),
    usage,
  })
  .meta({ id: 'ResponseObject' });

/** Reply of `DELETE /v1/responses/{response_id}`. */
export const DeletedResponse = z
  .object({ id: z.string(), object: z.literal('response'), deleted: z.literal(true) })
  .meta({ id: 'DeletedResponse' });

/** Reply of `GET /v1/responses/{response_id}/input_items`. */
export const InputItemList = z
  .object({
    object: z.literal('list'),
    data: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.boolean(),
  })
  .meta({ id: 'ResponseInputItemList' });
