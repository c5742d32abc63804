import {
  type Answer,
  type ChatCall,
  type Clock,
  type Exchange,
  GatewayError,
  type HttpResponse,
  type InferenceCall,
  LearnedModels,
  type Logger,
  type ModelInfo,
  type ModelTable,
  namedFallbacks,
  type ProviderErrors,
  RefusedParameters,
  startOf,
  webSearchOf,
  withoutDispensable,
  withoutFallbacks,
  withShortToolNames,
} from '../../core/api/index.js';
import { isEventStream } from './answer/answer-context.js';
import type { RequestRules } from './request/chat-request.js';
import { marksReadBy } from './request/cache-marks.js';
import { type ProviderConfig, searchesForOthers } from './config.js';
import { chatDialect } from './dialect-names.js';
import type { Endpoint } from './endpoint.js';
import { mentioningJson } from './request/json-word.js';
import type { Origin } from './kept-reasoning.js';
import { errorsOf } from './provider-errors.js';
import type { ReasoningMember } from './reasoning-member.js';
import { ChatAttempts } from './refused/chat-attempts.js';
import { type ReasoningTag, withTaggedReasoning } from './answer/reasoning-tag.js';
import { ResponsesChat } from './responses/responses-chat.js';
import { isMoved, type Moved, MovedModels, movedIn, withoutHostedTools } from './refused/moved-models.js';
import { nothingFits } from './refused/small-limit.js';
import { endingBefore } from './answer/stop-sequences.js';
import { streamAnswer } from './answer/stream-answer.js';
import { embed } from './tasks/embed.js';
import { performTask } from './tasks/perform-task.js';
import { wholeAnswer } from './answer/whole-answer.js';

const noHeaders: Readonly<Record<string, string>> = Object.freeze({});
/** The most characters of the name of a tool. */
const longestToolName = 64;
/** The hosts of the author of the dialect. */
const ownHosts = /(^|\.)(openai\.com|openai\.azure\.com)$/;

/** The dependencies of a provider instance. */
interface ProviderParts {
  readonly id: string;
  readonly config: ProviderConfig;
  readonly models: ModelTable;
  readonly endpoint: Endpoint;
  readonly log: Logger;
  readonly clock: Clock;
}

/** A call that `/chat/completions` has refused. */
interface RefusedCall {
  readonly model: string;
  readonly exchange: Exchange;
  readonly refusal: unknown;
}

/** One instance of the plugin: a server of the dialect, and what has been learned about its models. */
export class Provider {
  readonly #parts: ProviderParts;
  readonly #chatErrors: ProviderErrors;
  readonly #reasoningTag: ReasoningTag | undefined;
  readonly #rules: RequestRules;
  readonly #refused: RefusedParameters;
  readonly #responses: ResponsesChat;
  /** Whether all chat calls go to `/responses`. */
  readonly #isAtResponses: boolean;
  /** Whether those of other dialects that search the web do. */
  readonly #searchesAtResponses: boolean;
  readonly #moved: MovedModels;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
    const { id, config, endpoint, log } = parts;
    this.#chatErrors = errorsOf(id, chatDialect, endpoint.withhold);
    this.#refused = new RefusedParameters(log);
    const { maxAnswerBytes, reasoningTag: name, reasoningTagIsOpen: isOpen } = config;
    this.#reasoningTag = name === undefined ? undefined : { name, isOpen };
    const { hostname } = new URL(config.baseUrl);
    const readMarks = marksReadBy(hostname);
    this.#isAtResponses = config.api === 'responses';
    this.#searchesAtResponses = searchesForOthers(config);
    this.#moved = new MovedModels(log);
    // What a model refuses there says nothing about the other route.
    const refused = this.#isAtResponses ? this.#refused : new RefusedParameters(log);
    this.#responses = new ResponsesChat({ id, endpoint, refused, readMarks, maxAnswerBytes });
    const isOpenai = ownHosts.test(hostname);
    this.#rules = {
      maxTokensField: config.maxTokensField,
      isOpenai,
      usualMaxTokensField: isOpenai ? 'max_completion_tokens' : 'max_tokens',
      readMarks,
      reasoningMembers: new LearnedModels(),
    };
  }

  /** Sends a call if its model is served here; resolves when the provider has accepted it. */
  dispatch(call: InferenceCall, exchange: Exchange): Promise<Answer> | undefined {
    const match = this.#parts.models.find(call.model);
    if (!match) return undefined;
    switch (call.kind) {
      case 'chat':
        return this.#chat(this.#withOwnFallbacks(call, match.info), match.upstream, exchange);
      case 'embedding':
        return embed(call, match.upstream, exchange, { ...this.#parts, refused: this.#refused });
      case 'task':
        return performTask(call, match.upstream, exchange, this.#parts);
    }
  }

  /** Models that the client names to take over are for a server that calls them itself. */
  #withOwnFallbacks(call: ChatCall, info: ModelInfo): ChatCall {
    return namedFallbacks(call, info) ? withoutFallbacks(call) : call;
  }

  #chat(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    const ask = (asked: ChatCall): Promise<Answer> => {
      if (this.#isAtResponses) return this.#askAtResponses(asked, model, exchange);
      if (this.#moved.has(model, asked) || this.#wantsSearch(asked)) return this.#askMoved(asked, model, exchange);
      return this.#ask(asked, model, exchange);
    };
    // A client of the dialect knows its limits.
    if (call.source.dialect === chatDialect) return ask(call);
    return withShortToolNames(mentioningJson(withoutDispensable(call)), longestToolName, ask);
  }

  /** Models that search under `/chat/completions`, too, are others, so a client of that has chosen one. */
  #wantsSearch(call: ChatCall): boolean {
    return this.#searchesAtResponses && call.source.dialect !== chatDialect && webSearchOf(call) !== undefined;
  }

  #askMoved(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    return this.#askAtResponses(withoutHostedTools(call, this.#searchesAtResponses), model, exchange);
  }

  #askAtResponses(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    return this.#responses.ask(call, startOf(`resp_${exchange.id}`, model, exchange), exchange);
  }

  #ask(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    const attempts = new ChatAttempts(call, {
      origin: this.#originOf(model),
      errors: this.#chatErrors,
      rules: this.#rules,
      post: (body) => this.#sendChat(body, call, exchange),
    });
    const answer = this.#refused.answer(attempts, (response) =>
      endingBefore(this.#chatAnswer(response, call, model, exchange), attempts.lookedFor),
    );
    return answer.catch((error: unknown) => {
      const moved = attempts.moved ?? (error instanceof GatewayError ? movedIn(error.message) : undefined);
      if (isMoved(call, moved)) return this.#move(call, moved, { model, exchange, refusal: error });
      if (!attempts.isTooSmall) throw error;
      return nothingFits(this.#parts.id, startOf(`chatcmpl-${exchange.id}`, model, exchange));
    });
  }

  /** Sends a refused call to `/responses`, and remembers that, if it is taken there. What it could not have there leaves it refused. */
  async #move(call: ChatCall, moved: Moved, { model, exchange, refusal }: RefusedCall): Promise<Answer> {
    try {
      const answer = await this.#askMoved(call, model, exchange);
      this.#moved.add(model, moved);
      return answer;
    } catch {
      throw refusal;
    }
  }

  #originOf(model: string): Origin {
    return { provider: this.#parts.id, model };
  }

  #sendChat(body: string | Uint8Array, call: ChatCall, exchange: Exchange): Promise<HttpResponse> {
    const forward = call.source.dialect === chatDialect ? call.source.headers : noHeaders;
    return this.#parts.endpoint.send({ path: '/chat/completions', body, call, exchange, forward });
  }

  #chatAnswer(response: HttpResponse, call: ChatCall, model: string, exchange: Exchange): Answer {
    const fallback = startOf(`chatcmpl-${exchange.id}`, model, exchange);
    const isOwn = call.source.dialect === chatDialect;
    const context = {
      errors: this.#chatErrors,
      call,
      exchange,
      fallback,
      origin: isOwn ? undefined : this.#originOf(model),
      earlier: isOwn ? undefined : call.messages,
      onReasoning: (member: ReasoningMember) => this.#rules.reasoningMembers.learn(model, member),
      maxAnswerBytes: this.#parts.config.maxAnswerBytes,
    };
    const isStream = call.stream || isEventStream(response);
    const answer = isStream ? streamAnswer(response, context) : wholeAnswer(response, context);
    return withTaggedReasoning(answer, this.#reasoningTag);
  }
}
