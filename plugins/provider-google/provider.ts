import {
  type Answer,
  type ChatCall,
  type Clock,
  type EmbeddingCall,
  type Exchange,
  type HttpResponse,
  type InferenceCall,
  type JsonObject,
  type Logger,
  mayBeEmpty,
  type ModelTable,
  type ProviderErrors,
  RefusedParameters,
  serviceTier,
  startOf,
  stringifyJson,
  type TokenCounter,
  unsupportedKind,
  withoutDispensable,
  withShortToolNames,
} from '../../core/api/index.js';
import { chatAnswer } from './answer/chat-answer.js';
import type { ProviderConfig } from './config.js';
import { dialectName } from './dialect-name.js';
import { embedTexts } from './embeddings.js';
import type { Endpoint } from './endpoint.js';
import { errorsOf } from './provider-errors.js';
import { refusedParameters } from './refused/refused-parameters.js';
import { hasOwnTools, requestBody, thinkingConfigIn } from './request/request-body.js';
import type { Signer } from './thought-signature.js';

/** The most characters of the name of a function. */
const longestToolName = 64;

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
    this.#errors = { ...errorsOf(parts.id), withhold: parts.endpoint.withhold };
    this.#refused = new RefusedParameters(parts.log);
  }

  /** Sends a call if its model is served here; undefined otherwise. */
  dispatch(call: InferenceCall, exchange: Exchange): Promise<Answer> | undefined {
    const match = this.#parts.models.find(call.model);
    if (!match) return undefined;
    if (call.kind === 'task') throw unsupportedKind(call);
    if (call.kind === 'embedding') return this.#embed(call, match.upstream, exchange);
    const ask = (asked: ChatCall): Promise<Answer> => this.#chat(asked, match.upstream, exchange);
    if (call.source.dialect === dialectName) return ask(call);
    return withShortToolNames(withoutDispensable(call), longestToolName, ask);
  }

  async #chat(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    const { id, config, endpoint, clock } = this.#parts;
    const signer: Signer = { provider: id, model };
    const method = call.stream ? 'streamGenerateContent' : 'generateContent';
    const { safetySettings, vertex } = config;
    const form = { signer, safetySettings, excludesDomains: vertex !== undefined };
    let sent: JsonObject = {};
    const sending = {
      model,
      errors: this.#errors,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        const { json, bytes } = requestBody(call, { ...form, refused: leftOut });
        sent = json;
        return endpoint.send({ model, method, body: bytes ?? stringifyJson(json), exchange });
      },
      refusedIn: (text: string): ReadonlySet<string> => refusedParameters(call, thinkingConfigIn(sent), text),
    };
    const isOwn = call.source.dialect === dialectName;
    const context = {
      errors: this.#errors,
      isOwn,
      // Clients of the dialect judge for themselves.
      mayBeEmpty: isOwn || mayBeEmpty(call),
      signer,
      exchange,
      clock,
      fallback: startOf(exchange.id, model, exchange),
      maxAnswerBytes: config.maxAnswerBytes,
    };
    return this.#refused.answer(sending, (response) => {
      // Clients of other dialects cannot ask for a tier.
      const tier = serviceTier(response.headers['x-gemini-service-tier']) ?? (isOwn ? undefined : 'standard');
      return chatAnswer(response, call, { ...context, tier, isGrounded: hasOwnTools(sent) });
    });
  }

  #embed(call: EmbeddingCall, model: string, exchange: Exchange): Promise<Answer> {
    const { config, endpoint, tokens } = this.#parts;
    return embedTexts(call, model, {
      exchange,
      tokens,
      errors: this.#errors,
      start: startOf(exchange.id, model, exchange),
      maxAnswerBytes: config.maxAnswerBytes,
      isVertex: config.vertex !== undefined,
      send: (method, body) => endpoint.send({ model, method, body, exchange }),
    });
  }
}
