import {
  type CallSource,
  type ChatCall,
  type Connection,
  defineRoute,
  GatewayError,
  isDisabledBy,
  type JsonObject,
  type ModelCatalog,
  modelNames,
  type ModelSwitches,
  type Route,
  type TokenCounter,
} from '../../core/api/index.js';
import { decodeCountRequest } from './decode-request.js';
import { dialectName } from './dialect-name.js';
import { encodeError } from './error-body.js';
import { countReply, countRequest } from './message-schema.js';
import { countExamples } from './route-examples.js';

/** What is counted with, and who knows which models may be asked about. */
export interface CountingServices {
  readonly counter: TokenCounter;
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
}

/** `POST /v1/messages/count_tokens`: how long a request is, without asking a model. */
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
      refuseModel(call.model, exchange.connection, services);
      const { tokens } = await services.counter.countInput(call, exchange.signal);
      return { body: { input_tokens: tokens }, headers: { 'request-id': exchange.id } };
    },
  });
}

function calledWith(body: JsonObject): ChatCall {
  const decoded = decodeCountRequest(body);
  if (decoded.prompt) {
    throw new GatewayError({
      code: 'GW_REQUEST_UNSUPPORTED',
      status: 400,
      field: 'prompt',
      message:
        'prompt: a template is rendered when a model is asked, and cannot be counted before. Send the messages themselves.',
    });
  }
  const source: { -readonly [K in keyof CallSource]?: CallSource[K] } = {
    dialect: dialectName,
    body,
    bytes: new Uint8Array(),
    headers: {},
  };
  const call = { ...decoded, source } as ChatCall;
  source.original = call;
  return call;
}

/** What could not be asked is not counted either. */
function refuseModel(model: string, connection: Connection | undefined, { models, switches }: CountingServices): void {
  const name = model.slice(0, 200);
  if (!models.find(model)) {
    throw unavailable('GW_MODEL_UNKNOWN', `No provider serves model "${name}". List the models with GET /v1/models.`);
  }
  if (!connection) return;
  if (isDisabledBy(connection.disabledModelIdentifiersList, modelNames(model, models))) {
    throw unavailable('GW_MODEL_DISABLED', `Model "${name}" is disabled on this connection.`);
  }
  if (switches?.isEnabled(connection.organizationId, model) === false) {
    throw unavailable('GW_MODEL_DISABLED', `Model "${name}" is switched off in this organization.`);
  }
}

function unavailable(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 404, field: 'model', message });
}
