import {
  after,
  defineRoute,
  type InferenceCall,
  type JsonObject,
  type ModelCatalog,
  type ModelSwitches,
  refuseUncallableModel,
  type Route,
  stringifyJson,
  type TokenCounter,
  uncalled,
} from '../../../core/api/index.js';
import { readRequest } from './read-request.js';
import { resolveStored, type Stored } from './resolve-stored.js';
import { countExamples } from './response-examples.js';
import { responseError } from './response-error.js';
import { InputTokenCount, InputTokenRequest } from './response-schemas.js';
import { responsesDialectName } from './responses-dialect.js';
import { unsupported } from './unsupported.js';

/** The services of {@link countInputRoute}. */
export interface CountingServices {
  readonly counter: TokenCounter;
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

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
        const call = calledWith(resolved);
        refuseUncallableModel(call.model, exchange.connection, services);
        return after(services.counter.countInput(call, exchange.signal), ({ tokens }) => ({
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

function calledWith(body: JsonObject): InferenceCall {
  const decoded = readRequest(body);
  if (decoded.prompt) {
    throw unsupported(
      'prompt',
      '"prompt" is rendered only when a model is called, so its tokens cannot be counted. Send the messages themselves.',
    );
  }
  return uncalled(decoded, responsesDialectName, body);
}
