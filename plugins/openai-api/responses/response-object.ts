import { type FinishReason, type JsonObject, type JsonValue, objectIn, type Usage } from '../../../core/api/index.js';
import type { AnswerHead } from '../chat/encode-completion.js';

/** The state of a response. */
export interface ResponseState {
  readonly status: 'in_progress' | 'completed' | 'incomplete' | 'failed' | 'cancelled';
  readonly output: readonly JsonObject[];
  /** Whether later requests can refer to the items, and continue the response. */
  readonly isStored: boolean;
  /** The id of the response that this one continues. */
  readonly previousId: string | undefined;
  readonly usage?: Usage | undefined;
  readonly error?: ResponseFailure;
  readonly incomplete?: 'max_output_tokens' | 'content_filter';
  /** What the provider says besides, such as `service_tier` and `tool_usage`. */
  readonly members?: JsonObject | undefined;
}

/** The error of a failed response, with one of the dialect's codes. The last one is not documented, but what agents look for. */
export interface ResponseFailure {
  readonly code: 'server_error' | 'rate_limit_exceeded' | 'context_length_exceeded' | 'invalid_prompt';
  readonly message: string;
}

/** The status, and the details of an incomplete response, for a finish reason. */
export function endOf(reason: FinishReason): Pick<ResponseState, 'status' | 'error' | 'incomplete'> {
  switch (reason) {
    case 'length':
      return { status: 'incomplete', incomplete: 'max_output_tokens' };
    case 'content_filter':
      return { status: 'incomplete', incomplete: 'content_filter' };
    case 'error':
      return {
        status: 'failed',
        error: { code: 'server_error', message: 'The provider of the model ended the answer with an error.' },
      };
    default:
      return { status: 'completed' };
  }
}

/**
 * The end of an answer that a filter has ended, for agents which take an incomplete response for a broken connection and send the request again.
 * This code is one for which they do not.
 */
export const withheld = {
  status: 'failed',
  error: {
    code: 'invalid_prompt',
    message: 'A policy of the connection, or the provider, has withheld the rest of the answer.',
  },
} as const;

/** The end of a compaction whose model has written no summary. */
export const noSummary = {
  status: 'failed',
  error: { code: 'server_error', message: 'The model has not written a summary of the conversation.' },
} as const;

/** The settings of a request that its response repeats, with their values when they are absent. */
const defaults = {
  frequency_penalty: null,
  instructions: null,
  max_output_tokens: null,
  metadata: {},
  parallel_tool_calls: true,
  presence_penalty: null,
  reasoning: { effort: null, summary: null },
  safety_identifier: null,
  temperature: null,
  text: { format: { type: 'text' } },
  tool_choice: 'auto',
  tools: [],
  top_p: null,
  truncation: 'disabled',
} satisfies JsonObject;
const settings = [...Object.keys(defaults), 'user'];

/** The settings of a request that its response repeats, without those that are absent. */
export function settingsOf(body: JsonObject): JsonObject {
  return Object.fromEntries(settings.flatMap((name) => ((body[name] ?? null) === null ? [] : [[name, body[name]]])));
}

/** The `response` object, which repeats the settings of the request; absent ones are `null`. */
export function responseObject(body: JsonObject, { id, created, model }: AnswerHead, state: ResponseState): JsonObject {
  const { status, output, isStored, previousId, usage, error, incomplete, members } = state;
  const asked = (name: keyof typeof defaults): JsonValue => body[name] ?? defaults[name];
  return {
    access_programs: null,
    ...members,
    id,
    object: 'response',
    created_at: created,
    status,
    background: false,
    completed_at: null,
    error: error ? { code: error.code, message: error.message } : null,
    frequency_penalty: asked('frequency_penalty'),
    incomplete_details: incomplete === undefined ? null : { reason: incomplete },
    instructions: asked('instructions'),
    max_output_tokens: asked('max_output_tokens'),
    metadata: asked('metadata'),
    model,
    output,
    parallel_tool_calls: asked('parallel_tool_calls'),
    presence_penalty: asked('presence_penalty'),
    previous_response_id: previousId ?? null,
    reasoning: asked('reasoning'),
    safety_identifier: asked('safety_identifier'),
    store: isStored,
    temperature: asked('temperature'),
    text: asked('text'),
    tool_choice: asked('tool_choice'),
    tools: asked('tools'),
    top_p: asked('top_p'),
    truncation: asked('truncation'),
    usage: usage ? usageObject(usage) : null,
    ...(typeof body['user'] === 'string' ? { user: body['user'] } : {}),
  };
}

/** The usage. The provider's own is used if its counts are the same, because it may say what the gateway has no fields for, such as a cost. */
function usageObject({ inputTokens, outputTokens, raw, ...parts }: Usage): JsonObject {
  const isOwn =
    raw?.['input_tokens'] === inputTokens &&
    raw['output_tokens'] === outputTokens &&
    raw['total_tokens'] === inputTokens + outputTokens;
  const own = isOwn ? raw : {};
  return {
    ...own,
    input_tokens: inputTokens,
    input_tokens_details: {
      ...objectIn(own['input_tokens_details']),
      cached_tokens: parts.cachedInputTokens ?? 0,
      cache_write_tokens: parts.cacheWriteTokens ?? 0,
    },
    output_tokens: outputTokens,
    output_tokens_details: {
      ...objectIn(own['output_tokens_details']),
      reasoning_tokens: parts.reasoningTokens ?? 0,
    },
    total_tokens: inputTokens + outputTokens,
  };
}
