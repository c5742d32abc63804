import {
  agentFieldNames,
  type ChatCall,
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
} from '../../../core/api/index.js';
import { encodeConversation } from './encode-conversation.js';
import { encodeFormat, encodeSampling } from './encode-request.js';
import { encodeThinking } from './encode-thinking.js';
import { encodeTools } from './encode-tools.js';
import type { BodyContext } from './request-body.js';

type Changes = Record<string, JsonValue | undefined>;

/**
 * The client's own body, overlaid with what hooks have changed, so that members that the gateway does not know are kept; the same object if there
 * is nothing to change. Removed members are undefined, and so omitted from the JSON.
 */
export function overlayRequest(call: ChatCall, original: ChatCall, context: BodyContext): JsonObject {
  const { body } = call.source;
  const changed: Changes = {
    ...changedConversation(call, original, context),
    ...changedTools(call, original, context),
    ...changedSafety(body, context.safetySettings),
  };
  const generationConfig = changedConfig(call, original, context);
  if (Object.keys(generationConfig).length > 0) {
    const before = objectIn(body['generationConfig'] ?? body['generation_config']);
    changed['generationConfig'] = overlaid(before, generationConfig);
  }
  // The model is in the path, under the provider's name.
  for (const field of ['model', 'prompt', ...agentFieldNames]) {
    const isKept = body[field] === undefined || (field === 'prompt' && call.prompt === original.prompt);
    if (!isKept) changed[field] = undefined;
  }
  return Object.keys(changed).length === 0 ? body : overlaid(body, changed);
}

/** Without the other spelling of what has changed. */
function overlaid(body: JsonObject, changed: Changes): JsonObject {
  const replaced = Object.keys(changed).map((name) =>
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const kept = Object.entries(body).filter(([name]) => !replaced.includes(name));
  return { ...Object.fromEntries(kept), ...changed };
}

function changedConversation(call: ChatCall, original: ChatCall, { signer }: BodyContext): Changes {
  if (call.messages === original.messages) return {};
  const { systemInstruction, contents } = encodeConversation(call, signer);
  return { systemInstruction, contents };
}

function changedTools(call: ChatCall, original: ChatCall, { excludesDomains }: BodyContext): Changes {
  const toolsChanged = call.tools !== original.tools;
  if (!toolsChanged && call.toolChoice === original.toolChoice) return {};
  const { tools, toolConfig } = encodeTools(call, excludesDomains);
  const config = objectIn(call.source.body['toolConfig'] ?? call.source.body['tool_config']);
  const { functionCallingConfig: _, function_calling_config: __, ...others } = config;
  const hasConfig = toolConfig !== undefined || Object.keys(others).length > 0;
  return { ...(toolsChanged ? { tools } : {}), toolConfig: hasConfig ? { ...others, ...toolConfig } : undefined };
}

/** What the operator has set stays, whatever the client asks for. */
function changedSafety(body: JsonObject, settings: BodyContext['safetySettings']): Changes {
  if (settings.length === 0) return {};
  const asked = objectsIn(body['safetySettings'] ?? body['safety_settings']);
  const others = asked.filter(({ category }) => !settings.some((setting) => setting.category === category));
  return { safetySettings: [...others, ...settings] };
}

function changedConfig(call: ChatCall, original: ChatCall, { signer, refused }: BodyContext): Changes {
  const changed: Changes = {};
  if (call.sampling !== original.sampling) {
    const [written, before] = [encodeSampling(call), encodeSampling(original)];
    const names = new Set([...Object.keys(before), ...Object.keys(written)]);
    for (const name of names) if (written[name] !== before[name]) changed[name] = written[name];
  }
  if (call.maxOutputTokens !== original.maxOutputTokens) changed['maxOutputTokens'] = call.maxOutputTokens;
  if (call.choices !== original.choices) changed['candidateCount'] = call.choices;
  if (call.responseFormat !== original.responseFormat) {
    for (const name of formatMembers) changed[name] = undefined;
    Object.assign(changed, encodeFormat(call));
  }
  if (call.reasoning !== original.reasoning)
    changed['thinkingConfig'] = encodeThinking(call.reasoning, signer.model, refused);
  return changed;
}

/** Where a client may have said which form the answer shall have. */
const formatMembers = ['responseMimeType', 'responseSchema', 'responseJsonSchema', 'responseFormat'] as const;
