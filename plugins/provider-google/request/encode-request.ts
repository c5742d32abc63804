import { type ChatCall, type JsonObject, refuseOwnMembers, withoutSampling } from '../../../core/api/index.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeThinking } from './encode-thinking.js';
import { encodeTools } from './encode-tools.js';
import { fittingSchema } from './fitting-schema.js';
import { ownOptions } from './own-options.js';
import type { BodyContext } from './request-body.js';

/** Encodes a call of another dialect. Unset members are undefined, and so omitted from the JSON. */
export function encodeRequest(
  call: ChatCall,
  { signer, safetySettings, refused, excludesDomains }: BodyContext,
): JsonObject {
  refuseOwnMembers(call);
  const { systemInstruction, contents } = encodeConversation(call, signer);
  const { tools, toolConfig } = encodeTools(call, excludesDomains);
  const { thinkingConfig, cachedContent } = ownOptions(call);
  return {
    systemInstruction,
    contents,
    tools,
    toolConfig,
    safetySettings: safetySettings.length === 0 ? undefined : safetySettings,
    cachedContent,
    generationConfig: {
      ...encodeSampling(withoutSampling(call, refused)),
      maxOutputTokens: call.maxOutputTokens,
      candidateCount: call.choices === 1 ? undefined : call.choices,
      ...encodeFormat(call),
      ...(call.logprobs && { responseLogprobs: true, logprobs: call.logprobs.top }),
      thinkingConfig: thinkingConfig ?? encodeThinking(call.reasoning, signer.model, refused),
    },
  };
}

/** Encodes sampling parameters. */
export function encodeSampling({ sampling: { stop, seed, ...parameters } }: ChatCall): JsonObject {
  const stopSequences = stop?.filter((sequence) => sequence !== '');
  return {
    ...parameters,
    // The provider takes a number of 32 bits.
    seed: seed === undefined ? undefined : seed % 2 ** 31,
    stopSequences: stopSequences?.length === 0 ? undefined : stopSequences,
  };
}

/** Encodes the form of the answer. */
export function encodeFormat({ responseFormat }: ChatCall): JsonObject {
  if (!responseFormat || responseFormat.type === 'text') return {};
  if (responseFormat.type !== 'json-schema') return { responseMimeType: 'application/json' };
  return { responseMimeType: 'application/json', responseJsonSchema: fittingSchema(responseFormat.schema) };
}
