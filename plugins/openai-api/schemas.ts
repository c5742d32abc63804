import { gatewayFields, z } from '../../core/api/index.js';

/** What both kinds of completions have. */
const completionFields = {
  stream: z.boolean().optional(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).optional(),
  max_tokens: z.int().positive().optional(),
  n: z.int().positive().optional(),
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  frequency_penalty: z.number().optional(),
  presence_penalty: z.number().optional(),
  seed: z.int().optional(),
  stop: z.union([z.string(), z.array(z.string())]).optional(),
  user: z.string().optional(),
};

/** Models that take over, as clients of other gateways name them. */
export const fallbackFields = {
  models: z
    .array(z.string())
    .optional()
    .describe(
      'Models that take over when `model` fails, in this order; without `model`, the first is the requested one.',
    ),
  fallbacks: z
    .array(z.union([z.string(), z.strictObject({ model: z.string() })]))
    .optional()
    .describe('Models that take over when `model` fails, behind those of `models`.'),
};

/** Documents the body of a chat completion, which the dialect decodes; unknown members are passed on. */
export const ChatCompletionRequest = z
  .looseObject({
    model: z.string(),
    messages: z.array(
      z.looseObject({
        role: z.enum(['developer', 'system', 'user', 'assistant', 'tool', 'function']),
        content: z.union([z.string(), z.array(z.looseObject({ type: z.string() })), z.null()]).optional(),
      }),
    ),
    ...completionFields,
    max_completion_tokens: z.int().positive().optional(),
    tools: z.array(z.looseObject({ type: z.string() })).optional(),
    tool_choice: z.union([z.enum(['none', 'auto', 'required']), z.looseObject({ type: z.string() })]).optional(),
    parallel_tool_calls: z.boolean().optional(),
    response_format: z.looseObject({ type: z.string() }).optional(),
    reasoning_effort: z.string().optional(),
    safety_identifier: z.string().optional(),
    metadata: z.record(z.string(), z.unknown()).optional(),
    ...fallbackFields,
    ...gatewayFields,
  })
  .meta({ id: 'ChatCompletionRequest' });

const Usage = z.looseObject({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() });

/** Documents a chat completion that is not streamed. */
export const ChatCompletion = z
  .looseObject({
    id: z.string(),
    object: z.literal('chat.completion'),
    created: z.int(),
    model: z.string(),
    choices: z.array(
      z.looseObject({
        index: z.int(),
        message: z.looseObject({ role: z.literal('assistant'), content: z.string().nullable() }),
        finish_reason: z.string(),
      }),
    ),
    usage: Usage.optional(),
  })
  .meta({ id: 'ChatCompletion' });

/** Documents the body of a text completion. */
export const TextCompletionRequest = z
  .looseObject({
    model: z.string(),
    prompt: z.union([z.string().min(1), z.array(z.string().min(1)).length(1)]).describe('One text, not token ids.'),
    ...completionFields,
    auto_continuation: gatewayFields.auto_continuation,
    agent_parameters: gatewayFields.agent_parameters,
  })
  .meta({ id: 'TextCompletionRequest' });

/** Documents a text completion that is not streamed. */
export const TextCompletion = z
  .looseObject({
    id: z.string(),
    object: z.literal('text_completion'),
    created: z.int(),
    model: z.string(),
    choices: z.array(
      z.looseObject({ text: z.string(), index: z.int(), logprobs: z.null(), finish_reason: z.string() }),
    ),
    usage: Usage.optional(),
  })
  .meta({ id: 'TextCompletion' });

const tokenIds = z.array(z.int());

/** Documents the body of an embedding request. */
export const EmbeddingRequest = z
  .looseObject({
    model: z.string(),
    input: z
      .union([z.string(), z.array(z.string()), tokenIds, z.array(tokenIds)])
      .describe('At most 2,048 texts, unless the operator has set another limit.'),
    dimensions: z.int().positive().optional(),
    input_type: z
      .string()
      .optional()
      .describe('For models that place questions differently: `query`, `document`, `classification` or `clustering`.'),
    encoding_format: z.enum(['float', 'base64']).optional(),
    user: z.string().optional(),
  })
  .meta({ id: 'EmbeddingRequest' });

/** Documents a list of embeddings. */
export const EmbeddingList = z
  .looseObject({
    object: z.literal('list'),
    model: z.string(),
    data: z.array(
      z.looseObject({
        object: z.literal('embedding'),
        index: z.int(),
        embedding: z.union([z.array(z.number()), z.string()]),
      }),
    ),
    usage: z.looseObject({ prompt_tokens: z.int(), total_tokens: z.int() }),
  })
  .meta({ id: 'EmbeddingList' });

/** Documents one model. */
export const ModelObject = z
  .object({
    id: z.string(),
    object: z.literal('model'),
    created: z.int(),
    owned_by: z.string(),
    type: z
      .literal('model')
      .describe('This and the following fields are for clients of another dialect, which use the same route.'),
    display_name: z.string(),
    created_at: z.iso.datetime(),
    lifecycle: z.literal('active'),
    line: z.null(),
    deprecated_at: z.null(),
    retires_at: z.null(),
    max_input_tokens: z.int().nullable().describe('Null if not known, like the next one.'),
    max_tokens: z.int().nullable(),
    capabilities: z.null(),
    name: z
      .string()
      .describe('`models/` and the id; this and the following fields are for clients of a third dialect.'),
    displayName: z.string(),
    inputTokenLimit: z.int().optional(),
    outputTokenLimit: z.int().optional(),
    supportedGenerationMethods: z.array(z.string()),
  })
  .meta({ id: 'ModelObject' });

/** Documents the list of models. */
export const ModelList = z
  .object({
    object: z.literal('list'),
    data: z.array(ModelObject),
    models: z.array(ModelObject).describe('The same, for clients of another dialect.'),
    has_more: z.literal(false),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
  })
  .meta({ id: 'ModelList' });

/** Documents an error; that of a provider of the same dialect may have other members. */
export const ErrorBody = z
  .looseObject({
    error: z.looseObject({
      message: z.string(),
      type: z.string().nullish(),
      param: z.string().nullish().describe('Path of the offending field, if there is one.'),
      code: z.unknown().describe('Stable code, listed in docs/errors.md.'),
    }),
  })
  .meta({ id: 'OpenaiError' });
