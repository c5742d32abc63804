import {
  type Answer,
  type ChatCall,
  type Clock,
  type Exchange,
  fittingMemberNames,
  type HttpResponse,
  type InferenceCall,
  isStreamed,
  knownTokenLimit,
  type Logger,
  mayBeEmpty,
  type ModelMatch,
  type ModelTable,
  type ProviderErrors,
  RefusedParameters,
  refusePage,
  type ShortNamedCall,
  startOf,
  unsupportedKind,
  withShortToolNames,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import type { AnswerContext } from './answer/answer-context.js';
import type { ProviderConfig } from './config.js';
import type { TargetModel } from './request/encode-request.js';
import type { Endpoint } from './endpoint.js';
import { errorsOf } from './provider-errors.js';
import { betasRefusedIn } from './refused/refused-betas.js';
import { isLasting, refusedParameters, without } from './refused/refused-parameters.js';
import { bodyWithoutModel, requestBody } from './request/request-body.js';
import { streamedAnswer } from './answer/streamed-answer.js';
import { wholeAnswer } from './answer/whole-answer.js';

/** The most characters of the name of a tool. */
const longestToolName = 128;

/** The dependencies of a provider instance. */
interface ProviderParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly config: ProviderConfig;
  readonly models: ModelTable;
  readonly endpoint: Endpoint;
  readonly clock: Clock;
  readonly log: Logger;
}

/** One configured provider: finds its models, sends calls, and decodes responses. */
export class Provider {
  readonly #parts: ProviderParts;
  readonly #errors: ProviderErrors;
  readonly #refused: RefusedParameters;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
    this.#errors = { ...errorsOf(parts.id), withhold: parts.endpoint.withhold };
    this.#refused = new RefusedParameters(parts.log);
  }

  /** Sends a call if its model is served here; undefined otherwise. */
  dispatch(call: InferenceCall, exchange: Exchange): Promise<Answer> | undefined {
    const match = this.#parts.models.find(call.model);
    if (!match) return undefined;
    if (call.kind !== 'chat') throw unsupportedKind(call);
    const ask = (asked: ChatCall): Promise<Answer> => this.#answer(asked, match, exchange);
    return call.source.dialect === dialectName ? ask(call) : withShortToolNames(call, longestToolName, ask);
  }

  #answer(call: ChatCall, match: ModelMatch, exchange: Exchange): Promise<Answer> {
    const model: TargetModel = {
      name: match.upstream,
      defaultMaxTokens: this.#parts.config.defaultMaxTokens,
      maxTokens: match.info.maxTokens,
    };
    let sent = call;
    let named: ShortNamedCall | undefined;
    const sending = {
      model: model.name,
      errors: this.#errors,
      isLasting,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        sent = without(call, leftOut);
        named = fittingMemberNames(sent, leftOut);
        return this.#send(named?.call ?? sent, limited(model, leftOut), exchange, leftOut);
      },
      refusedIn: (text: string): ReadonlySet<string> => {
        const betas = betasRefusedIn(call, text);
        return betas.length > 0 ? new Set(betas) : refusedParameters(sent, text);
      },
    };
    return this.#refused.answer(sending, (response) => {
      const answer = this.#read(response, call, model, exchange);
      return named ? named.restored(answer) : answer;
    });
  }

  #send(call: ChatCall, model: TargetModel, exchange: Exchange, leftOut: ReadonlySet<string>): Promise<HttpResponse> {
    const { config, endpoint } = this.#parts;
    const form = { version: endpoint.versionFor(call), leftOut };
    const body = config.vertex ? bodyWithoutModel(call, model, form) : requestBody(call, model, form);
    return endpoint.send({ model: model.name, body, call, exchange, leftOut });
  }

  #read(response: HttpResponse, call: ChatCall, model: TargetModel, exchange: Exchange): Answer {
    refusePage(response, this.#errors);
    const context: AnswerContext = {
      exchange,
      errors: this.#errors,
      fallback: startOf(`msg_${exchange.id}`, model.name, exchange),
      maxAnswerBytes: this.#parts.config.maxAnswerBytes,
      clock: this.#parts.clock,
      mayBeEmpty: mayBeEmpty(call),
      isOwn: call.source.dialect === dialectName,
    };
    return isStreamed(response, call) ? streamedAnswer(response, context) : wholeAnswer(response, context);
  }
}

/** A model with what it has refused, and the limit of generated tokens that it has named. */
function limited(model: TargetModel, refused: ReadonlySet<string>): TargetModel {
  if (refused.size === 0) return model;
  const most = knownTokenLimit(refused);
  return { ...model, maxTokens: most < (model.maxTokens ?? Infinity) ? most : model.maxTokens, refused };
}
