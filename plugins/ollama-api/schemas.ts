import { gatewayFields, z } from '../../core/api/index.js';

/*
 * Schemas for the OpenAPI document. Requests are decoded by `request/`. Objects are loose, because what other servers do not know is ignored.
 */

const model = z.string().describe('`:latest` at its end is left out, unless a model is listed with it.');
const options = z.looseObject({}).nullish().describe('temperature, top_p, top_k, seed, stop, num_predict, penalties.');
const settings = {
  options,
  stream: z.boolean().nullish().describe('True when absent.'),
  format: z.unknown().optional().describe('`json`, or a JSON Schema.'),
  think: z.unknown().optional().describe('true, false, or an effort.'),
  keep_alive: z.unknown().optional().describe('Ignored: models run elsewhere.'),
  auto_continuation: gatewayFields.auto_continuation,
  agent_parameters: gatewayFields.agent_parameters,
};
const images = z.array(z.string()).nullish().describe('Pictures in base64.');
const { prompt: template } = gatewayFields;

/** Documents the body of `/api/chat`. */
export const chatRequest = z
  .looseObject({
    model,
    messages: z.array(z.looseObject({ role: z.string(), content: z.string().nullish(), images })),
    tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).nullish(),
    ...settings,
    prompt: template,
  })
  .meta({ id: 'OllamaChatRequest' });

/** Documents the body of `/api/generate`. */
export const generateRequest = z
  .looseObject({ model, prompt: z.string(), system: z.string().nullish(), images, ...settings })
  .meta({ id: 'OllamaGenerateRequest' });

const end = {
  model: z.string(),
  created_at: z.iso.datetime(),
  done: z.boolean(),
  done_reason: z.string().optional().describe('stop, length, content_filter …'),
  total_duration: z.int().optional().describe('Nanoseconds, like the other durations.'),
  load_duration: z.int().optional(),
  prompt_eval_count: z.int().optional().describe('Tokens of the request.'),
  prompt_eval_duration: z.int().optional(),
  eval_count: z.int().optional().describe('Tokens of the answer.'),
  eval_duration: z.int().optional(),
};

/** Documents an answer of `/api/chat`, whole or one line of it. */
export const chatReply = z
  .object({
    ...end,
    message: z.object({
      role: z.literal('assistant'),
      content: z.string(),
      thinking: z.string().optional(),
      tool_calls: z
        .array(
          z.object({
            id: z.string(),
            function: z.object({ index: z.int(), name: z.string(), arguments: z.record(z.string(), z.unknown()) }),
          }),
        )
        .optional(),
    }),
  })
  .meta({ id: 'OllamaChatReply' });

/** Documents an answer of `/api/generate`, whole or one line of it. */
export const generateReply = z
  .object({ ...end, response: z.string(), thinking: z.string().optional() })
  .meta({ id: 'OllamaGenerateReply' });

/** Documents the body of `/api/embed`. */
export const embedRequest = z
  .looseObject({ model, input: z.union([z.string(), z.array(z.string())]), dimensions: z.int().nullish() })
  .meta({ id: 'OllamaEmbedRequest' });

/** Documents an answer of `/api/embed`. */
export const embedReply = z
  .object({
    model: z.string(),
    embeddings: z.array(z.array(z.number())),
    total_duration: z.int(),
    load_duration: z.int(),
    prompt_eval_count: z.int(),
  })
  .meta({ id: 'OllamaEmbedReply' });

/** Documents the body of `/api/embeddings`. */
export const embeddingRequest = z.looseObject({ model, prompt: z.string() }).meta({ id: 'OllamaEmbeddingRequest' });

/** Documents an answer of `/api/embeddings`. */
export const embeddingReply = z.object({ embedding: z.array(z.number()) }).meta({ id: 'OllamaEmbeddingReply' });

const details = z.object({
  parent_model: z.string(),
  format: z.string(),
  family: z.string(),
  families: z.array(z.string()),
  parameter_size: z.string(),
  quantization_level: z.string(),
});

/** Documents `GET /api/tags`. */
export const modelList = z
  .object({
    models: z.array(
      z.object({
        name: z.string(),
        model: z.string(),
        modified_at: z.iso.datetime(),
        size: z.int(),
        digest: z.string(),
        details,
      }),
    ),
  })
  .meta({ id: 'OllamaModelList' });

/** Documents the body of `/api/show`. */
export const showRequest = z
  .looseObject({ model: z.string().optional(), name: z.string().optional() })
  .meta({ id: 'OllamaShowRequest' });

/** Documents an answer of `/api/show`. */
export const modelDetails = z
  .object({
    modelfile: z.string(),
    parameters: z.string(),
    template: z.string(),
    details,
    model_info: z.record(z.string(), z.unknown()).describe('`model.context_length`, if it is known.'),
    capabilities: z.array(z.string()).describe('completion, tools, vision, thinking, embedding'),
    modified_at: z.iso.datetime(),
  })
  .meta({ id: 'OllamaModel' });

/** Documents `GET /api/ps`. */
export const runningModels = z.object({ models: z.array(z.never()) }).meta({ id: 'OllamaRunningModels' });

/** Documents `GET /api/version`. */
export const versionReply = z.object({ version: z.string() }).meta({ id: 'OllamaVersion' });

/** Documents an error. */
export const errorReply = z
  .object({ error: z.string(), code: z.string().describe('Stable code, listed in docs/errors.md.') })
  .meta({ id: 'OllamaError' });
