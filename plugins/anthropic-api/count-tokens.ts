import {
  countUncalled,
  type CountingServices,
  defineRoute,
  type JsonObject,
  type Route,
} from '../../core/api/index.js';
import { decodeCountRequest } from './decode-request.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { withoutThread } from './kept-conversation.js';
import { countReply, countRequest } from './message-schema.js';
import { countExamples } from './route-examples.js';

/** `POST /v1/messages/count_tokens`: counts the tokens of a request without calling a model. */
export function countTokensRoute(services: CountingServices): Route {
  return defineRoute({
    operation: 'countMessageTokens',
    method: 'POST',
    path: '/v1/messages/count_tokens',
    access: { kind: 'connection-key' },
    summary: 'Count the input tokens of a message',
    description: 'Returns the number of input tokens of the request, without calling its model.',
    tag: 'Anthropic',
    body: countRequest,
    replies: {
      200: { description: 'The number of input tokens', schema: countReply },
      404: { description: 'No such model' },
    },
    examples: countExamples,
    errors: encodeError,
    async handle({ exchange, body }) {
      const asked = withoutThread(body as JsonObject);
      const request = { decoded: decodeCountRequest(asked), dialect: dialectName, body: asked, exchange };
      const { tokens } = await countUncalled(request, services);
      return { body: { input_tokens: tokens }, headers: { 'request-id': exchange.id } };
    },
  });
}
