import {
  type CountingServices,
  countUncalled,
  defineRoute,
  invalidField,
  type JsonObject,
  type Route,
  z,
} from '../../core/api/index.js';
import type { ApiVersion } from './api-version.js';
import { decodeRequest, modelIn } from './request/decode-request.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { access } from './key-access.js';
import { ContentFields } from './request/content-fields.js';
import { countExamples } from './route-examples.js';
import { countReply, countRequest } from './schemas.js';

/** `countTokens`: counts the tokens of a request without calling a model. */
export function countTokensRoute({ base, suffix }: ApiVersion, services: CountingServices): Route {
  return defineRoute({
    operation: `countContentTokens${suffix}`,
    method: 'POST',
    path: `${base}/models/{model+}:countTokens`,
    access,
    summary: 'Count the input tokens of a request',
    description: 'Returns the number of input tokens of the request, without calling its model.',
    tag: 'Google',
    parameters: { path: z.object({ model: z.string() }) },
    body: countRequest,
    replies: {
      200: { description: 'The number of input tokens', schema: countReply },
      404: { description: 'No such model' },
    },
    examples: countExamples,
    errors: encodeError,
    async handle({ exchange, path, body }) {
      const asked = requestIn(body as JsonObject);
      const decoded = decodeRequest(asked, modelIn(path), false);
      const { tokens } = await countUncalled({ decoded, dialect: dialectName, body: asked, exchange }, services);
      return { body: { totalTokens: tokens } };
    },
  });
}

/** The request to count: the body itself, or the one inside of it. */
function requestIn(body: JsonObject): JsonObject {
  const fields = new ContentFields(body, '');
  const inner = fields.inner('generateContentRequest');
  if (inner && fields.value('contents') !== undefined)
    throw invalidField('contents', 'cannot be combined with "generateContentRequest"');
  return inner?.object ?? body;
}
