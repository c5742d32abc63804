import {
  type Answer,
  type ChatCall,
  type Clock,
  type EmbeddingCall,
  type Exchange,
  fittingMemberNames,
  type HttpResponse,
  type InferenceCall,
  isStreamed,
  knownTokenLimit,
  type Logger,
  type ModelMatch,
  type ModelTable,
  type ProviderErrors,
  RefusedParameters,
  refusePage,
  type ShortNamedCall,
  startOf,
  stringifyJson,
  type TokenCounter,
  unsupportedKind,
  withoutDispensable,
  withShortToolNames,
} from '../../core/api/index.js';
import type { AnswerContext } from './answer/answer-context.js';
import { embedTexts } from './answer/embed-texts.js';
import { streamedAnswer } from './answer/streamed-answer.js';
import { wholeAnswer } from './answer/whole-answer.js';
import type { ProviderConfig } from './config.js';
import type { Endpoint } from './endpoint.js';
import { familyOf, spokenName } from './model-family.js';
import { errorsOf } from './provider-errors.js';
import { abilitiesBeside, isLasting, refusedParameters, without } from './refused/refused-parameters.js';
import { embeddingForm } from './request/encode-embedding.js';
import { encodeRequest, type TargetModel } from './request/encode-request.js';

/** The most characters of the name of a tool. */
const longestToolName = 64;

/** The content type of streamed answers. */
const eventType = 'application/vnd.amazon.eventstream';

/** The dependencies of a provider instance. */
interface ProviderParts {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly config: ProviderConfig;
  readonly models: ModelTable;
  readonly endpoint: Endpoint;
  readonly clock: Clock;
  readonly tokens: TokenCounter;
  readonly log: Logger;
}

/** One configured provider: finds its models, sends calls, and decodes responses. */
export class Provider {
  readonly #parts: ProviderParts;
  readonly #errors: ProviderErrors;
  readonly #refused: RefusedParameters;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
    this.#errors = errorsOf(parts.id, parts.endpoint.withhold);
    this.#refused = new RefusedParameters(parts.log);
  }

  /** Sends a call if its model is served here; undefined otherwise. */
  dispatch(call: InferenceCall, exchange: Exchange): Promise<Answer> | undefined {
    const match = this.#parts.models.find(call.model);
    if (!match) return undefined;
    const form = embeddingForm(match.upstream, call.model);
    if (call.kind === 'chat') {
      if (form) throw unsupportedKind(call);
      const target = this.#target(call, match);
      return withShortToolNames(withoutDispensable(call), longestToolName, (short) =>
        this.#answer(short, target, exchange),
      );
    }
    if (call.kind === 'task' || !form) throw unsupportedKind(call);
    return this.#embed(call, match.upstream, form, exchange);
  }

  #target(call: ChatCall, { upstream, info }: ModelMatch): TargetModel {
    const { defaultMaxTokens, guardrail } = this.#parts.config;
    const name = spokenName(upstream, call.model);
    return {
      id: upstream,
      name,
      family: familyOf(name),
      defaultMaxTokens: info.maxTokens ?? defaultMaxTokens,
      maxTokens: info.maxTokens,
      guardrail,
    };
  }

  #answer(call: ChatCall, model: TargetModel, exchange: Exchange): Promise<Answer> {
    let sent = call;
    let named: ShortNamedCall | undefined;
    const sending = {
      model: model.id,
      errors: this.#errors,
      isLasting,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        sent = without(call, leftOut);
        named = fittingMemberNames(sent, leftOut);
        return this.#send(named?.call ?? sent, model, leftOut, exchange);
      },
      refusedIn: (text: string): ReadonlySet<string> => refusedParameters(sent, text),
    };
    return this.#refused.answer(sending, (response) => {
      const answer = this.#read(response, call, model.name, exchange);
      return named ? named.restored(answer) : answer;
    });
  }

  async #send(
    call: ChatCall,
    model: TargetModel,
    leftOut: ReadonlySet<string>,
    exchange: Exchange,
  ): Promise<HttpResponse> {
    const body = stringifyJson(encodeRequest(call, limited(model, leftOut), abilitiesBeside(leftOut)));
    const operation = call.stream ? 'converse-stream' : 'converse';
    return this.#parts.endpoint.send({ model: model.id, operation, body }, exchange);
  }

  #embed(
    call: EmbeddingCall,
    model: string,
    form: NonNullable<ReturnType<typeof embeddingForm>>,
    exchange: Exchange,
  ): Promise<Answer> {
    const { endpoint, tokens } = this.#parts;
    const context = { ...this.#context(spokenName(model, call.model), exchange), tokens };
    return embedTexts(call, form, context, (body) => endpoint.send({ model, operation: 'invoke', body }, exchange));
  }

  #read(response: HttpResponse, call: ChatCall, model: string, exchange: Exchange): Answer {
    refusePage(response, this.#errors);
    const context = this.#context(model, exchange, response.headers['x-amzn-requestid']);
    return isStreamed(response, call, eventType) ? streamedAnswer(response, context) : wholeAnswer(response, context);
  }

  #context(model: string, exchange: Exchange, requestId = exchange.id): AnswerContext {
    return {
      exchange,
      errors: this.#errors,
      start: startOf(`msg_${requestId}`, model, exchange),
      maxAnswerBytes: this.#parts.config.maxAnswerBytes,
      clock: this.#parts.clock,
    };
  }
}

/** A model with the limit of generated tokens that it has named. */
function limited(model: TargetModel, refused: ReadonlySet<string>): TargetModel {
  const { maxTokens = Infinity, defaultMaxTokens } = model;
  const most = knownTokenLimit(refused);
  if (most >= maxTokens) return model;
  return { ...model, maxTokens: most, defaultMaxTokens: defaultMaxTokens && Math.min(most, defaultMaxTokens) };
}
