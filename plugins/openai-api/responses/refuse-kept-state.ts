import { isPromptReference } from '../../../core/api/index.js';
import type { RequestObject } from '../request-object.js';
import { unsupported } from './unsupported.js';

const sendAll = 'Requests are not stored: send the whole conversation in "input".';

/**
 * Refuses requests that refer to stored state or request it: the gateway stores none, and an answer without the earlier conversation would
 * be wrong.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) with the field
 */
export function refuseKeptState(body: RequestObject): void {
  if (body.has('previous_response_id')) {
    throw unsupported('previous_response_id', `"previous_response_id" is not supported. ${sendAll}`);
  }
  if (body.has('conversation')) throw unsupported('conversation', `"conversation" is not supported. ${sendAll}`);
  if (body.boolean('background') === true) {
    throw unsupported(
      'background',
      '"background" is not supported: nothing is kept that could be fetched later. Use "stream".',
    );
  }
  if (body.has('prompt') && !isPromptReference(body.fields['prompt'])) {
    throw unsupported(
      'prompt',
      '"prompt" must be a template of the gateway: an object whose "id" is a UUID, or one with "variables" and no "id". Prompts that are stored at a provider cannot be used here.',
    );
  }
  // Validated only; the answer says that nothing is stored.
  body.boolean('store');
}
