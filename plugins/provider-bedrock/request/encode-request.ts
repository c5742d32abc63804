import {
  type ChatCall,
  closedSchema,
  formatInstruction,
  type JsonObject,
  type ResponseFormat,
  type Sampling,
  stringifyJson,
  refuseOwnMembers,
  refuseSeveralAnswers,
  withBreakpointsAsMarks,
  withoutCacheMarks,
} from '../../../core/api/index.js';
import { encodeBetas } from './encode-betas.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeReasoning } from './encode-reasoning.js';
import { encodeTools } from './encode-tools.js';
import type { ModelFamily } from '../model-family.js';

/** The requested model and its limits. */
export interface TargetModel {
  /** The provider's own id of the model, or an ARN. */
  readonly id: string;
  /** The name that says which model it is. */
  readonly name: string;
  readonly family: ModelFamily;
  /** The token limit for clients that set none; undefined for the model's own. */
  readonly defaultMaxTokens: number | undefined;
  /** The most tokens of one answer, if known. */
  readonly maxTokens: number | undefined;
  readonly guardrail: { readonly id: string; readonly version: string } | undefined;
}

/**
 * What not every model can: keep to a schema of the answer, and to those of tools; take options for reasoning, and be told not to reason; take betas and
 * cache points; cite documents. Learned from what each refuses, because no list says so.
 */
export type Ability = 'schema' | 'strictTools' | 'reasoning' | 'reasoningOff' | 'betas' | 'caching' | 'citations';

/** Whether a model has an ability. */
export type HasAbility = (ability: Ability) => boolean;

/** Encodes a call as a Converse request. Unset members are undefined, and so omitted from the JSON. */
export function encodeRequest(asked: ChatCall, model: TargetModel, has: HasAbility): JsonObject {
  const call = has('caching') ? withBreakpointsAsMarks(asked) : withoutCacheMarks(asked);
  refuseOwnMembers(call);
  refuseSeveralAnswers(call);
  const { family, guardrail } = model;
  const tools = encodeTools(call, family, has('strictTools'));
  const { system, messages } = encodeConversation(call.messages, {
    family,
    hasTools: tools.toolConfig !== undefined,
    cites: has('citations'),
  });
  const reasoning = encodeReasoning(call, model, has);
  const sampling = reasoning.takesSampling ? call.sampling : { stop: call.sampling.stop ?? [] };
  const betas = has('betas') ? encodeBetas(call, family) : {};
  const additional = { ...tools.additional, ...reasoning.additional, ...encodeTopK(sampling, family), ...betas };
  const { responseFormat: format } = call;
  const isEnforced = format?.type === 'json-schema' && has('schema');
  const instruction = format && !isEnforced ? formatInstruction(format) : undefined;
  return {
    messages,
    system: instruction === undefined ? system : [...(system ?? []), { text: instruction }],
    inferenceConfig: encodeInference(sampling, reasoning.maxTokens),
    toolConfig: tools.toolConfig,
    outputConfig: has('schema') ? encodeOutput(format) : undefined,
    additionalModelRequestFields: Object.keys(additional).length === 0 ? undefined : additional,
    // Without this, nobody learns which stop sequence has ended the answer.
    additionalModelResponseFieldPaths: family === 'claude' ? ['/delta/stop_sequence'] : undefined,
    guardrailConfig: guardrail && { guardrailIdentifier: guardrail.id, guardrailVersion: guardrail.version },
  };
}

function encodeInference({ temperature, topP, stop }: Sampling, maxTokens: number | undefined): JsonObject | undefined {
  // Models refuse stop sequences of white space.
  const stopSequences = stop?.filter((sequence) => sequence.trim() !== '') ?? [];
  const written = {
    ...(maxTokens === undefined ? {} : { maxTokens }),
    // Other dialects allow up to 2.
    ...(temperature === undefined ? {} : { temperature: Math.min(1, Math.max(0, temperature)) }),
    ...(topP === undefined ? {} : { topP }),
    ...(stopSequences.length === 0 ? {} : { stopSequences }),
  };
  return Object.keys(written).length === 0 ? undefined : written;
}

/** Converse has no such parameter, but some families have one; the others refuse it, so it is left out. */
function encodeTopK({ topK }: Sampling, family: ModelFamily): JsonObject {
  if (topK === undefined) return {};
  switch (family) {
    case 'claude':
    case 'mistral':
      return { top_k: topK };
    case 'cohere':
      return { k: topK };
    case 'nova':
      return { inferenceConfig: { topK } };
    default:
      return {};
  }
}

function encodeOutput(format: ResponseFormat | undefined): JsonObject | undefined {
  if (format?.type !== 'json-schema') return undefined;
  const { name, description, schema } = format;
  const jsonSchema = { schema: stringifyJson(closedSchema(schema)), name, description };
  return { textFormat: { type: 'json_schema', structure: { jsonSchema } } };
}
