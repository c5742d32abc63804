import {
  type Attempt,
  type Contributions,
  type Exchange,
  type InferenceCall,
  LimitedCollector,
  type Outcome,
  perExchange,
} from '../../core/api/index.js';
import type { TracingConfig } from './config.js';
import { inputMessages, outputMessages, toolDefinitions } from './messages.js';

/** What was asked and answered in one call of a provider, as JSON. */
export interface SpanContent {
  readonly inputMessages: string | undefined;
  readonly toolDefinitions: string | undefined;
  readonly outputMessages: string | undefined;
}

/** What the hooks have seen of one exchange. */
interface Seen {
  /** The calls as they were sent, by the ids of their spans. */
  readonly calls: Map<string | undefined, InferenceCall>;
  answer: LimitedCollector | undefined;
  isStreamed: boolean;
}

/**
 * Keeps what spans say about contents: of connections that log bodies, what is logged there. Calls come from `reserve`, which runs after all hooks that
 * may redact or refuse them, wherever this plugin stands in the list.
 */
export class Contents {
  readonly #maxLength: number;
  readonly #seen = perExchange<Seen>(() => ({ calls: new Map(), answer: undefined, isStreamed: false }));

  constructor({ maxContentLength }: Pick<TracingConfig, 'maxContentLength'>) {
    this.#maxLength = maxContentLength;
  }

  readonly hooks: Required<Pick<Contributions, 'reserve' | 'observe'>> = {
    reserve: (call, exchange) => {
      if (!exchange.connection?.logRequestBody || !exchange.trace.sampled) return undefined;
      const { calls } = this.#seen.of(exchange);
      return { settle: (attempt) => void (attempt && calls.set(attempt.spanId, call)) };
    },
    observe: ({ stream }, exchange) => {
      if (!exchange.connection?.logResponseBody || !exchange.trace.sampled) return undefined;
      const answer = new LimitedCollector(this.#maxLength);
      Object.assign(this.#seen.of(exchange), { answer, isStreamed: stream });
      return answer.add;
    },
  };

  /**
   * The contents of an exchange's calls. The answer belongs to the last of them, because it is what the client has got: of a stream that failed the part
   * before the failure, of a body all or nothing. If that call failed and the client has an answer, a plugin has answered.
   */
  of(exchange: Exchange, { attempts, error }: Outcome): (attempt: Attempt) => SpanContent {
    const { calls, answer, isStreamed } = this.#seen.of(exchange);
    const received = isStreamed || error === undefined ? answer?.soFar() : undefined;
    const answered = attempts.at(-1);
    return (attempt) => {
      const call = calls.get(attempt.spanId);
      const request = call && inputMessages(call, this.#maxLength);
      const isOfAnswer = attempt === answered && (error !== undefined || attempt.error === undefined);
      return {
        inputMessages: request?.json,
        toolDefinitions: call && toolDefinitions(call, request?.left ?? 0),
        outputMessages: isOfAnswer && received ? outputMessages(received) : undefined,
      };
    };
  }
}
