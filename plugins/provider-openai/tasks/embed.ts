import {
  type Answer,
  type EmbeddingCall,
  type Exchange,
  type HttpResponse,
  type RefusedParameters,
  startOf,
} from '../../../core/api/index.js';
import type { ProviderConfig } from '../config.js';
import { embeddingsDialect } from '../dialect-names.js';
import type { Endpoint } from '../endpoint.js';
import { errorsOf } from '../provider-errors.js';
import { embeddingsBody, onlyEncoding, refusesEncoding } from '../request/embeddings-body.js';
import { embeddingsAnswer } from './embeddings-answer.js';

/** The server that texts are sent to. */
interface EmbeddingsServer {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly config: Pick<ProviderConfig, 'maxAnswerBytes'>;
  readonly refused: RefusedParameters;
}

const nothing: ReadonlySet<string> = new Set();

/** Asks for vectors of texts, and once more without the encoding, if the server refuses it; resolves when the provider has accepted the call. */
export function embed(
  call: EmbeddingCall,
  model: string,
  exchange: Exchange,
  { id, endpoint, config: { maxAnswerBytes }, refused }: EmbeddingsServer,
): Promise<Answer> {
  const errors = errorsOf(id, embeddingsDialect, endpoint.withhold);
  const forward = call.source.dialect === embeddingsDialect ? call.source.headers : {};
  const sending = {
    model,
    errors,
    send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> =>
      endpoint.send({ path: '/embeddings', body: embeddingsBody(call, model, leftOut), call, exchange, forward }),
    refusedIn: (text: string): ReadonlySet<string> => (refusesEncoding(text) ? onlyEncoding : nothing),
  };
  const context = {
    errors,
    call,
    exchange,
    fallback: startOf(`embd-${exchange.id}`, model, exchange),
    maxAnswerBytes,
  };
  return refused.answer(sending, (response) => embeddingsAnswer(response, context));
}
