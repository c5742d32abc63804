import {
  defineRoute,
  GatewayError,
  type InferenceCall,
  type JsonObject,
  type ModelCatalog,
  type ModelSwitches,
  refuseUncallableModel,
  type Route,
  type TokenCounter,
  uncalled,
} from '../../core/api/index.js';
import { decodeCountRequest } from './decode-request.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { countReply, countRequest } from './message-schema.js';
import { countExamples } from './route-examples.js';

/** The services of {@link countTokensRoute}. */
export interface CountingServices {
  readonly counter: TokenCounter;
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

/** `POST /v1/messages/count_tokens`: counts the tokens of a request without calling a model. */
export function countTokensRoute(services: CountingServices): Route {
  return defineRoute({
    operation: 'countMessageTokens',
    method: 'POST',
    path: '/v1/messages/count_tokens',
    access: { kind: 'connection-key' },
    summary: 'Count the input tokens of a message',
    tag: 'Anthropic',
    body: countRequest,
    replies: {
      200: { description: 'The number of input tokens', schema: countReply },
      404: { description: 'No such model' },
    },
    examples: countExamples,
    errors: encodeError,
    async handle({ exchange, body }) {
      const call = calledWith(body as JsonObject);
      refuseUncallableModel(call.model, exchange.connection, services);
      const { tokens } = await services.counter.countInput(call, exchange.signal);
      return { body: { input_tokens: tokens }, headers: { 'request-id': exchange.id } };
    },
  });
}

function calledWith(body: JsonObject): InferenceCall {
  const decoded = decodeCountRequest(body);
  if (decoded.prompt) {
    throw new GatewayError({
      code: 'GW_REQUEST_UNSUPPORTED',
      status: 400,
      field: 'prompt',
      message:
        'prompt: a template is rendered only when a model is called, so its tokens cannot be counted. Send the messages themselves.',
    });
  }
  return uncalled(decoded, dialectName, body);
}
