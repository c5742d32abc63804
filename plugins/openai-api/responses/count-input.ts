import {
  after,
  countUncalled,
  type CountingServices,
  defineRoute,
  type JsonObject,
  type Route,
  stringifyJson,
} from '../../../core/api/index.js';
import { readRequest } from './request/read-request.js';
import { resolveStored, type Stored } from './stored/resolve-stored.js';
import { countExamples } from './response-examples.js';
import { responseError } from './response-error.js';
import { InputTokenCount, InputTokenRequest } from './response-schemas.js';
import { responsesDialectName } from '../dialect-name.js';

/**
 * `POST /v1/responses/input_tokens`: counts the input tokens of a response, with the conversation that it continues, without calling a model.
 *
 * @param stored undefined if nothing is stored
 */
export function countInputRoute(services: CountingServices, stored: Stored | undefined): Route {
  return defineRoute({
    operation: 'countResponseTokens',
    method: 'POST',
    path: '/v1/responses/input_tokens',
    access: { kind: 'connection-key' },
    summary: 'Count the input tokens of a response',
    description: 'Returns the number of input tokens of the request, without calling its model.',
    tag: 'OpenAI dialect',
    body: InputTokenRequest,
    replies: {
      200: { description: 'The number of input tokens', schema: InputTokenCount },
      404: { description: 'No such model' },
    },
    examples: countExamples,
    errors: responseError,
    handle({ exchange, body, occupies }) {
      const asked = withInput(body as JsonObject);
      return after(stored ? resolveStored(asked, exchange, stored) : asked, (resolved) => {
        // A short request may refer to a long conversation.
        if (resolved !== asked) occupies(Buffer.byteLength(stringifyJson(resolved)));
        const request = { decoded: readRequest(resolved), dialect: responsesDialectName, body: resolved, exchange };
        return after(countUncalled(request, services), ({ tokens }) => ({
          body: { object: 'response.input_tokens', input_tokens: tokens },
        }));
      });
    },
  });
}

/** Unlike in a request for a response, the input is optional: instructions and tools can be counted alone. */
function withInput(body: JsonObject): JsonObject {
  const { input = null, previous_response_id: previous = null } = body;
  return input === null && previous === null ? { ...body, input: '' } : body;
}
