import { isPromptReference } from '../../../../core/api/index.js';
import { type RequestObject, unsupported } from '../../request-object.js';

const sendAll = 'Send the whole conversation in "input".';
const continueOne = 'Continue a response with "previous_response_id", or send the whole conversation in "input".';

/**
 * Refuses requests that refer to stored state, or request it, where the gateway has none: an answer without the earlier conversation would be wrong.
 * A `previous_response_id` that the gateway knows has been replaced before.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) with the field
 */
export function refuseKeptState(body: RequestObject): void {
  if (body.has('previous_response_id')) {
    throw unsupported(
      'previous_response_id',
      `"previous_response_id" is not supported by this gateway, because its operator has switched off "storedItems.keepRequests" or "storedItems.enabled" of openai-api. ${sendAll}`,
    );
  }
  if (body.has('conversation')) throw unsupported('conversation', `"conversation" is not supported. ${continueOne}`);
  if (body.boolean('background') === true) {
    throw unsupported(
      'background',
      '"background" is not supported: an answer is generated only while its request is open. Use "stream".',
    );
  }
  if (body.has('prompt') && !isPromptReference(body.fields['prompt'])) {
    throw unsupported(
      'prompt',
      '"prompt" must be a template of the gateway: an object whose "id" is a UUID, or one with "variables" and no "id". Prompts that are stored at a provider cannot be used here.',
    );
  }
  // Validated only; the answer says what is stored.
  body.boolean('store');
}
