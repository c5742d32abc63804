import { gatewayFields, z } from '../../core/api/index.js';

/*
 * Schemas for the OpenAPI document. Requests are decoded by `decode-request.ts`. Objects are loose, because unknown fields are passed on to
 * a provider of the dialect.
 */

const text = z.looseObject({ type: z.literal('text'), text: z.string() });
const block = z.looseObject({ type: z.string() }).describe('text, image, document, tool_use, tool_result, thinking …');
const content = z.union([z.string(), z.array(block)]);

const message = z.looseObject({
  role: z.enum(['user', 'assistant', 'system']).describe('system needs anthropic-version 2026-10-21 or later.'),
  content,
});

const tool = z.looseObject({
  type: z.string().nullish().describe('Absent or custom for the client’s own functions.'),
  name: z.string().optional(),
  description: z.string().nullish(),
  input_schema: z.record(z.string(), z.unknown()).optional().describe('JSON Schema of the input.'),
});

/** Body of `POST /v1/messages`. */
export const messageRequest = z
  .looseObject({
    model: z.string().min(1),
    max_tokens: z.int().nonnegative(),
    messages: z.array(message).min(1),
    system: z.union([z.string(), z.array(text)]).nullish(),
    stream: z.boolean().nullish(),
    stop_sequences: z.array(z.string()).nullish(),
    temperature: z.number().nullish(),
    top_p: z.number().nullish(),
    top_k: z.int().nullish(),
    tools: z.array(tool).nullish(),
    tool_choice: z
      .looseObject({
        type: z.enum(['auto', 'any', 'tool', 'none']),
        name: z.string().optional(),
        disable_parallel_tool_use: z.boolean().nullish(),
      })
      .nullish(),
    thinking: z.looseObject({ type: z.string(), budget_tokens: z.int().nullish() }).nullish(),
    output_config: z
      .looseObject({
        effort: z.string().nullish(),
        format: z.looseObject({ type: z.string(), schema: z.record(z.string(), z.unknown()) }).nullish(),
      })
      .nullish(),
    metadata: z.looseObject({ user_id: z.string().nullish() }).nullish(),
    ...gatewayFields,
  })
  .meta({ id: 'MessageRequest' });

/** Body of `POST /v1/messages/count_tokens`. `decode-request.ts` validates it in detail. */
export const countRequest = messageRequest
  .pick({ model: true, messages: true, system: true, tools: true })
  .meta({ id: 'CountTokensRequest' });

/** Reply of `POST /v1/messages/count_tokens`. */
export const countReply = z.object({ input_tokens: z.int().nonnegative() }).meta({ id: 'TokenCount' });

/** Reply of `POST /v1/messages` without `stream`. */
export const messageReply = z
  .looseObject({
    id: z.string(),
    type: z.literal('message'),
    role: z.literal('assistant'),
    model: z.string(),
    content: z.array(block),
    stop_reason: z.string(),
    stop_sequence: z.string().nullable(),
    usage: z.looseObject({
      input_tokens: z.int(),
      cache_creation_input_tokens: z.int(),
      cache_read_input_tokens: z.int(),
      output_tokens: z.int(),
    }),
  })
  .meta({ id: 'Message' });

/** Documents an error; that of a provider of the same dialect may have other members. */
export const errorReply = z
  .looseObject({
    type: z.literal('error'),
    error: z.looseObject({ type: z.string(), message: z.string() }),
    request_id: z.string().nullish(),
  })
  .meta({ id: 'AnthropicError' });
