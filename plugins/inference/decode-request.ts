import {
  type ChatCall,
  type JsonObject,
  type ModelCatalog,
  readAgentFields,
  readPromptReference,
} from '../../core/api/index.js';
import { decodeMessages } from './decode-messages.js';
import { decodeParameters, parameterNames } from './decode-parameters.js';
import { decodeTools } from './decode-tools.js';
import { fieldNames, NativeFields } from './native-fields.js';

/** Names of the fields; the second list is for clients of other dialects, which put parameters at the top level. */
const requestNames = fieldNames(
  [
    'type',
    'version',
    'model',
    'messages',
    'parameters',
    'session_id',
    'tools',
    'auto_continuation',
    'agent_parameters',
    'prompt',
  ],
  new Map(parameterNames.map((name) => [name, `parameters.${name}`])),
);

/**
 * Decodes a native request.
 *
 * @param catalog used to look up whether the model supports sampling parameters
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function decodeRequest(body: JsonObject, catalog: ModelCatalog): Omit<ChatCall, 'source'> {
  const request = new NativeFields(body, '', requestNames);
  request.oneOf('type', ['Inference']);
  request.oneOf('version', ['2.0']);
  const model = request.required('model', request.string('model', { least: 1 }));
  const messages = decodeMessages(request.required('messages', request.array('messages')));
  const parameters = decodeParameters(request, catalog.find(model)?.takesSampling !== false);
  const prompt = request.value('prompt');
  return {
    kind: 'chat',
    model,
    messages,
    ...parameters,
    sessionId: request.recordedId('session_id'),
    tools: decodeTools(request),
    ...readAgentFields(body),
    prompt: prompt === undefined ? undefined : readPromptReference(prompt),
  };
}
