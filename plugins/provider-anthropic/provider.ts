import {
  type Answer,
  type ChatCall,
  type Clock,
  type Exchange,
  type HttpClient,
  type HttpResponse,
  type InferenceCall,
  type Logger,
  type ModelMatch,
  type ModelTable,
} from '../../core/api/index.js';
import { type AnswerContext, isEventStream } from './answer-context.js';
import type { ProviderConfig } from './config.js';
import type { TargetModel } from './encode-request.js';
import { Endpoint } from './endpoint.js';
import { badAnswer, readFailure } from './provider-failures.js';
import { RefusedParameters, refusedParameters, without } from './refused-parameters.js';
import { requestBody } from './request-body.js';
import { streamedAnswer } from './streamed-answer.js';
import { unsupportedRequest } from './unsupported.js';
import { wholeAnswer } from './whole-answer.js';

/** What a provider instance is made of. */
export interface ProviderParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly config: ProviderConfig;
  readonly models: ModelTable;
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
}

/** One configured provider: finds its models, sends calls, makes answers of what comes back. */
export class Provider {
  readonly #id: string;
  readonly #config: ProviderConfig;
  readonly #models: ModelTable;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #endpoint: Endpoint;
  readonly #refused = new RefusedParameters();

  constructor({ id, config, models, http, clock, log }: ProviderParts) {
    this.#id = id;
    this.#config = config;
    this.#models = models;
    this.#clock = clock;
    this.#log = log;
    this.#endpoint = new Endpoint(http, config);
  }

  /** Answers calls of its models; undefined for all others. */
  dispatch(call: InferenceCall, exchange: Exchange): Promise<Answer> | undefined {
    const match = this.#models.find(call.model);
    if (!match) return undefined;
    if (call.kind !== 'chat') throw unsupportedRequest('model', `"${call.model.slice(0, 200)}" makes no embeddings`);
    return this.#answer(call, match, exchange);
  }

  async #answer(call: ChatCall, match: ModelMatch, exchange: Exchange): Promise<Answer> {
    const model: TargetModel = {
      name: match.upstream,
      defaultMaxTokens: this.#config.defaultMaxTokens,
      maxTokens: match.info.maxTokens,
    };
    const first = this.#refused.leaveOut(call, model.name);
    const response = await this.#send(first, model, exchange);
    if (isSuccess(response)) return this.#read(response, call, model, exchange);
    const failure = await readFailure(response, this.#id);
    const refused = failure.status === 400 ? refusedParameters(first, failure.message) : new Set<never>();
    if (refused.size === 0) throw failure.error;
    return this.#answerWithout(refused, first, model, exchange);
  }

  /** A parameter that the client has not sent must not cost it the answer: once more, without. */
  async #answerWithout(
    refused: ReturnType<typeof refusedParameters>,
    call: ChatCall,
    model: TargetModel,
    exchange: Exchange,
  ): Promise<Answer> {
    const response = await this.#send(without(call, refused), model, exchange);
    if (!isSuccess(response)) throw (await readFailure(response, this.#id)).error;
    this.#refused.remember(model.name, refused);
    const fields = { model: model.name, parameters: [...refused] };
    this.#log.info(fields, 'The model refuses parameters that the client had not sent; they are left out from now on');
    return this.#read(response, call, model, exchange);
  }

  #send(call: ChatCall, model: TargetModel, exchange: Exchange): Promise<HttpResponse> {
    return this.#endpoint.send(requestBody(call, model, this.#endpoint.versionFor(call)), call, exchange);
  }

  #read(response: HttpResponse, call: ChatCall, model: TargetModel, exchange: Exchange): Answer {
    if (response.headers['content-type']?.includes('text/html')) {
      response.discard();
      throw badAnswer(this.#id, 'a page');
    }
    const context: AnswerContext = {
      provider: this.#id,
      fallback: {
        type: 'start',
        id: `msg_${exchange.id}`,
        model: model.name,
        created: Math.floor(exchange.receivedAt / 1000),
      },
      maxAnswerBytes: this.#config.maxAnswerBytes,
      clock: this.#clock,
    };
    return streams(response, call) ? streamedAnswer(response, context) : wholeAnswer(response, context);
  }
}

function isSuccess({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

/** By what the provider says it sends; by what was asked when it says neither. */
function streams(response: HttpResponse, call: ChatCall): boolean {
  if (isEventStream(response)) return true;
  return call.stream && !(response.headers['content-type']?.includes('json') ?? false);
}
