import {
  type Answer,
  type ChatCall,
  type Clock,
  type EmbeddingCall,
  type Exchange,
  GatewayError,
  type HttpResponse,
  type InferenceCall,
  isSuccess,
  LearnedModels,
  type Logger,
  type ModelTable,
  type ProviderErrors,
  readFailure,
  RefusedParameters,
  startOf,
  type Task,
  type TaskCall,
  unsupportedKind,
  withoutDispensable,
  withShortToolNames,
} from '../../core/api/index.js';
import { isEventStream } from './answer/answer-context.js';
import type { RequestRules } from './request/chat-request.js';
import { marksReadBy } from './request/cache-marks.js';
import type { ProviderConfig } from './config.js';
import { chatDialect, embeddingsDialect, taskPaths } from './dialect-names.js';
import { embeddingsAnswer } from './tasks/embeddings-answer.js';
import { embeddingsBody, onlyEncoding, refusesEncoding } from './request/embeddings-body.js';
import type { Endpoint } from './endpoint.js';
import { mentioningJson } from './request/json-word.js';
import type { Origin } from './kept-reasoning.js';
import { errorsOf } from './provider-errors.js';
import type { ReasoningMember } from './reasoning-member.js';
import { ChatAttempts } from './refused/chat-attempts.js';
import { type ReasoningTag, withTaggedReasoning } from './answer/reasoning-tag.js';
import { mediaStream } from './tasks/media-stream.js';
import { recordingAnswer } from './tasks/recording-answer.js';
import { ResponsesChat } from './responses/responses-chat.js';
import { isMoved, type Moved, MovedModels, movedIn, withoutHostedTools } from './refused/moved-models.js';
import { nothingFits } from './refused/small-limit.js';
import { endingBefore } from './answer/stop-sequences.js';
import { streamAnswer } from './answer/stream-answer.js';
import { taskAnswer } from './tasks/task-answer.js';
import { taskBody } from './request/task-body.js';
import { transcriptAnswer } from './tasks/transcript-answer.js';
import { transcriptStream } from './tasks/transcript-stream.js';
import { wholeAnswer } from './answer/whole-answer.js';

const nothing: ReadonlySet<string> = new Set();
const noHeaders: Readonly<Record<string, string>> = Object.freeze({});
/** The most characters of the name of a tool. */
const longestToolName = 64;
/** The hosts of the author of the dialect. */
const ownHosts = /(^|\.)(openai\.com|openai\.azure\.com)$/;

/** The dependencies of a provider instance. */
export interface ProviderParts {
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
  readonly #embeddingsErrors: ProviderErrors;
  readonly #reasoningTag: ReasoningTag | undefined;
  readonly #rules: RequestRules;
  readonly #refused: RefusedParameters;
  readonly #responses: ResponsesChat;
  /** Whether all chat calls go to `/responses`. */
  readonly #isAtResponses: boolean;
  readonly #moved: MovedModels;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
    const { id, config, endpoint, log } = parts;
    this.#chatErrors = { ...errorsOf(id, chatDialect), withhold: endpoint.withhold };
    this.#embeddingsErrors = { ...errorsOf(id, embeddingsDialect), withhold: endpoint.withhold };
    this.#refused = new RefusedParameters(log);
    const { maxAnswerBytes, reasoningTag: name, reasoningTagIsOpen: isOpen } = config;
    this.#reasoningTag = name === undefined ? undefined : { name, isOpen };
    const { hostname } = new URL(config.baseUrl);
    const readMarks = marksReadBy(hostname);
    this.#isAtResponses = config.api === 'responses';
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
        return this.#chat(call, match.upstream, exchange);
      case 'embedding':
        return this.#embed(call, match.upstream, exchange);
      case 'task':
        return this.#perform(call, match.upstream, exchange);
    }
  }

  #chat(call: ChatCall, model: string, exchange: Exchange): Promise<Answer> {
    const ask = (asked: ChatCall): Promise<Answer> => {
      if (this.#isAtResponses) return this.#askAtResponses(asked, model, exchange);
      if (this.#moved.has(model, asked)) return this.#askAtResponses(withoutHostedTools(asked), model, exchange);
      return this.#ask(asked, model, exchange);
    };
    // A client of the dialect knows its limits.
    if (call.source.dialect === chatDialect) return ask(call);
    return withShortToolNames(mentioningJson(withoutDispensable(call)), longestToolName, ask);
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
      const answer = await this.#askAtResponses(withoutHostedTools(call), model, exchange);
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

  #embed(call: EmbeddingCall, model: string, exchange: Exchange): Promise<Answer> {
    const errors = this.#embeddingsErrors;
    const forward = call.source.dialect === embeddingsDialect ? call.source.headers : noHeaders;
    const sending = {
      model,
      errors,
      send: (leftOut: ReadonlySet<string>): Promise<HttpResponse> => {
        const body = embeddingsBody(call, model, leftOut);
        return this.#parts.endpoint.send({ path: '/embeddings', body, call, exchange, forward });
      },
      refusedIn: (text: string): ReadonlySet<string> => (refusesEncoding(text) ? onlyEncoding : nothing),
    };
    const fallback = startOf(`embd-${exchange.id}`, model, exchange);
    const context = { errors, call, exchange, fallback, maxAnswerBytes: this.#parts.config.maxAnswerBytes };
    return this.#refused.answer(sending, (response) => embeddingsAnswer(response, context));
  }

  async #perform(call: TaskCall, model: string, exchange: Exchange): Promise<Answer> {
    const { dialect, headers } = call.source;
    const path = taskPaths.get(dialect);
    if (path === undefined) throw unsupportedKind(call);
    const errors = { ...errorsOf(this.#parts.id, dialect), withhold: this.#parts.endpoint.withhold };
    const response = await this.#parts.endpoint.send({
      path,
      ...taskBody(call, model),
      call,
      exchange,
      forward: headers,
    });
    if (!isSuccess(response)) throw (await readFailure(response, errors)).error;
    const context = {
      errors,
      call,
      exchange,
      fallback: startOf(`${call.task}-${exchange.id}`, model, exchange),
      maxAnswerBytes: this.#parts.config.maxAnswerBytes,
    };
    if (call.task === 'transcription' && call.stream) return transcriptStream(response, context, this.#parts.clock);
    const asEvents = call.task === 'speech' ? call.source.body['stream_format'] === 'sse' : call.stream;
    if (asEvents && isEventStream(response)) return mediaStream(response, context, this.#parts.clock);
    const answer = answersOf[call.task](response, context);
    if (!asEvents) return answer;
    // From a server that sends no events: the client's dialect writes them.
    const { relay: _, ...parts } = answer;
    return parts;
  }
}

/** How the answer to each task is read. */
const answersOf: Readonly<Record<Task, typeof taskAnswer>> = {
  moderation: taskAnswer,
  rerank: taskAnswer,
  image: taskAnswer,
  speech: recordingAnswer,
  transcription: transcriptAnswer,
};
