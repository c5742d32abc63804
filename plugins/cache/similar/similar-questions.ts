import {
  askingRequest,
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  type InferenceCall,
  isWithin,
  type Logger,
  type ModelCalls,
  perExchange,
  type StepPolicies,
  untilAborted,
  withTimeLimit,
} from '../../../core/api/index.js';
import type { SimilarSettings } from '../config.js';
import { type Question, questionOf } from './question.js';
import type { KnownQuestion, QuestionStore } from './question-store.js';
import { type QuestionVector, quantized, similarity } from './question-vector.js';

/** How long a connection asks for no vectors after a failure. */
const pauseMs = 10_000;
/** The operation of calls for vectors, in their records. */
const operation = 'embedCachedQuestion';

/** The dependencies of {@link SimilarQuestions}. */
interface SimilarServices {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly store: QuestionStore;
  /** A further part of the keys, within which answers may be reused. */
  readonly scope: string;
  readonly secret: Buffer;
  readonly calls: ModelCalls;
  /** Undefined if no plugin enforces policies. */
  readonly policies: StepPolicies | undefined;
  readonly notes: ExchangeNotes;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A question that was found for another one. */
export interface SimilarQuestion {
  readonly known: KnownQuestion;
  /** From 0 to 1. */
  readonly similarity: number;
}

/** Finds questions that mean the same. After any failure nothing is found, but no call fails. */
export class SimilarQuestions {
  readonly #services: SimilarServices;
  /** The vectors of an exchange by model and text: a call that is repeated asks once. */
  readonly #vectors = perExchange(() => new Map<string, Promise<QuestionVector | undefined>>());
  readonly #failedAt = new WeakMap<Connection, number>();

  constructor(services: SimilarServices) {
    this.#services = services;
  }

  /** The question of a call; undefined if an answer to another one will not do. */
  questionOf(call: InferenceCall, connection: Connection, settings: SimilarSettings | undefined): Question | undefined {
    const { secret, scope, store } = this.#services;
    if (!settings || !store.isReady) return undefined;
    return questionOf(call, settings, { connection, secret, within: [scope] });
  }

  /** The nearest earlier question. Its vector is awaited only if there are any. */
  async find(question: Question, exchange: Exchange): Promise<SimilarQuestion | undefined> {
    const { store } = this.#services;
    const known = await store.read(question.scope);
    if (!known || known.length === 0) return undefined;
    const vector = await this.#vectorOf(question, exchange);
    const nearest = vector && nearestOf(known, vector);
    if (!nearest || nearest.similarity < question.settings.threshold) return undefined;
    store.use(question.scope, nearest.known);
    return nearest;
  }

  /** The vector of a question, which is asked for once; undefined when there is none in time. Never rejects. */
  #vectorOf(question: Question, exchange: Exchange): Promise<QuestionVector | undefined> {
    const vectors = this.#vectors.of(exchange);
    const name = `${question.settings.model}\n${question.text}`;
    const vector = vectors.get(name) ?? this.#ask(question, exchange);
    vectors.set(name, vector);
    return vector;
  }

  /** Begins to ask for the vector of a question that will have to be remembered. */
  prepare(question: Question, exchange: Exchange): void {
    this.#vectorOf(question, exchange).catch(() => undefined);
  }

  /** Remembers a question to which there is an answer now. */
  async remember(
    question: Question,
    exchange: Exchange,
    answer: Pick<KnownQuestion, 'key' | 'expiresAt'>,
  ): Promise<void> {
    const vector = await this.#vectorOf(question, exchange);
    if (vector) this.#services.store.add(question.scope, { ...answer, vector, requestId: exchange.id });
  }

  /** Forgets a question whose answer is gone. */
  forget({ scope }: Question, { known }: SimilarQuestion): void {
    this.#services.store.remove(scope, known);
  }

  async #ask(question: Question, exchange: Exchange): Promise<QuestionVector | undefined> {
    const { clock, log } = this.#services;
    const { connection, settings } = question;
    const startedAt = clock.now();
    if (isWithin(pauseMs, this.#failedAt.get(connection) ?? -Infinity, startedAt)) return undefined;
    try {
      const vector = await this.#embedInTime(question, exchange);
      this.#noteStep(exchange, startedAt, false);
      return vector;
    } catch (error) {
      this.#noteStep(exchange, startedAt, true);
      if (exchange.signal.aborted) return undefined;
      this.#failedAt.set(connection, clock.now());
      const connectionId = connection.connectionId;
      log.warn({ requestId: exchange.id, connectionId, model: settings.model, error }, 'questions cannot be compared');
      return undefined;
    }
  }

  #embedInTime(question: Question, exchange: Exchange): Promise<QuestionVector | undefined> {
    const { timeoutMs: limitMs } = question.settings;
    const embed = (signal: AbortSignal): Promise<QuestionVector | undefined> =>
      untilAborted(this.#embed(question, exchange, signal), signal);
    return withTimeLimit(embed, { limitMs, clock: this.#services.clock, signal: exchange.signal });
  }

  async #embed(
    { text, connection, settings }: Question,
    exchange: Exchange,
    signal: AbortSignal,
  ): Promise<QuestionVector | undefined> {
    if (!(await this.#isClean(text, connection, exchange))) return undefined;
    signal.throwIfAborted();
    const context = { connection, ...askingRequest(exchange), operation, signal };
    const [part] = await this.#services.calls.embed({ model: settings.model, inputs: [text] }, context);
    return part && quantized(part.vector);
  }

  /**
   * Whether the policies of the connection find nothing in the text. They are not applied to a call that the cache answers, and unlike the rest of
   * the call, they have never seen this text.
   */
  async #isClean(text: string, { policies }: Connection, exchange: Exchange): Promise<boolean> {
    if (policies.every(({ disabled }) => disabled)) return true;
    return (await this.#services.policies?.kept(text, ['input'], exchange)) === text;
  }

  /** For the trace of the request: how long the vector took. */
  #noteStep(exchange: Exchange, startedAt: number, failed: boolean): void {
    const { id: name, notes, clock } = this.#services;
    const durationMs = clock.now() - startedAt;
    notes.add(exchange, { kind: 'step', operation: 'retrieval', name, startedAt, durationMs, failed });
  }
}

/** The nearest question; among equally near ones the last. */
function nearestOf(questions: readonly KnownQuestion[], vector: QuestionVector): SimilarQuestion | undefined {
  let nearest: SimilarQuestion | undefined;
  for (const known of questions) {
    const found = similarity(known.vector, vector);
    if (!nearest || found >= nearest.similarity) nearest = { known, similarity: found };
  }
  return nearest;
}
