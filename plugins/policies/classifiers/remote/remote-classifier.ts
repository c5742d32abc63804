import {
  type Clock,
  GatewayError,
  type HttpClient,
  isJsonObject,
  isSuccess,
  type Logger,
  untilAborted,
  type Usage,
  withTimeLimit,
} from '../../../../core/api/index.js';
import type { ClassifierPayer } from '../text-classifier.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import type { RemoteSettings } from './remote-config.js';
import {
  MalformedAnswer,
  type PostJson,
  type Question,
  type RemoteAnswer,
  type RemoteVerdict,
  type WireFormat,
} from './remote-service.js';
import { VerdictCache } from './verdict-cache.js';

/** The services of remote classifiers. */
export interface RemoteServices {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
  /** Redacts personal data in texts for classifiers that are not trusted. */
  redact(text: string, signal: AbortSignal): string | Promise<string>;
}

/** The options of a call. */
interface CallOptions {
  readonly signal: AbortSignal;
  /** In milliseconds; default: the timeout of the classifier. */
  readonly timeoutMs?: number | undefined;
  readonly payer?: ClassifierPayer | undefined;
}

/** The requests of a call. Those that were refused, or reached nobody, are not billed. */
interface Requests {
  begun: number;
  refused: number;
}

/** The texts could not be judged: the service is unreachable, its circuit is open, or its response is invalid. */
export class ClassifierFailed extends Error {}

/**
 * The service is at fault. Other failures may be due to the text (a judge that it confuses), or to a policy that waits for less time than the
 * operator allows. They must not open the circuit, because one client could then open it for all organizations.
 */
class ServiceFailed extends ClassifierFailed {}

/** Statuses with which services refuse single texts. */
const refusedText: ReadonlySet<number> = new Set([400, 413, 422]);

/** Size limit of a response in bytes. */
const maxResponseBytes = 1024 * 1024;

/**
 * A classifier of gateway.yaml: calls its service in batches, with a concurrency limit, a cache and a circuit breaker.
 */
export class RemoteClassifier {
  readonly id: string;
  readonly kind: RemoteSettings['kind'];
  /** Whether it receives texts without redaction. */
  readonly trusted: boolean;
  /** Maximum length of a text for one call. */
  readonly maxCharacters: number;
  readonly #settings: RemoteSettings;
  readonly #format: WireFormat;
  readonly #tools: RemoteServices;
  readonly #breaker: CircuitBreaker;
  readonly #slots: ConcurrencyLimit;
  readonly #cache: VerdictCache;

  constructor(settings: RemoteSettings, format: WireFormat, tools: RemoteServices) {
    this.id = settings.id;
    this.kind = settings.kind;
    this.trusted = settings.trusted;
    this.maxCharacters = settings.maxCharacters;
    this.#settings = settings;
    this.#format = format;
    this.#tools = tools;
    this.#breaker = new CircuitBreaker(settings.breaker, tools.clock);
    this.#slots = new ConcurrencyLimit(settings.concurrency);
    this.#cache = new VerdictCache(settings.cacheEntries);
  }

  covers(category: string): boolean {
    return this.#format.covers(category);
  }

  /**
   * Judges texts. Returns one verdict for each, in order.
   *
   * @throws ClassifierFailed when the service fails; the signal's reason; the error of the payer
   */
  async ask(texts: readonly string[], question: Question, options: CallOptions): Promise<readonly RemoteVerdict[]> {
    const questionKey = JSON.stringify(question);
    const keys = texts.map((text) => this.#cache.keyOf(questionKey, text));
    const known = new Map(keys.map((key) => [key, this.#cache.get(key)]));
    const missing = [...new Map(keys.map((key, index) => [key, texts[index] ?? '']))].filter(
      ([key]) => !known.get(key),
    );
    const batches: (typeof missing)[] = [];
    for (let from = 0; from < missing.length; from += this.#format.maxTexts) {
      batches.push(missing.slice(from, from + this.#format.maxTexts));
    }
    if (batches.length > 0) {
      const sentQuestion = await this.#redactedQuestion(question, options.signal);
      await Promise.all(
        batches.map(async (batch) => {
          const sent = await Promise.all(batch.map(([, text]) => this.#redacted(text, options.signal)));
          const { verdicts } = await this.#call(sent, sentQuestion, options);
          for (const [index, [key]] of batch.entries()) {
            const verdict = verdicts[index] as RemoteVerdict;
            known.set(key, verdict);
            this.#cache.set(key, verdict);
          }
        }),
      );
    }
    return keys.map((key) => known.get(key) as RemoteVerdict);
  }

  async #redacted(text: string, signal: AbortSignal): Promise<string> {
    return this.#settings.trusted ? text : this.#tools.redact(text, signal);
  }

  async #redactedQuestion(question: Question, signal: AbortSignal): Promise<Question> {
    const { context } = question;
    if (!context || this.#settings.trusted) return question;
    const asked = context.question === undefined ? undefined : await this.#redacted(context.question, signal);
    const documents = await Promise.all((context.documents ?? []).map((document) => this.#redacted(document, signal)));
    return { ...question, context: { ...(asked !== undefined && { question: asked }), documents } };
  }

  async #call(texts: readonly string[], question: Question, options: CallOptions): Promise<RemoteAnswer> {
    await this.#slots.acquire(options.signal);
    try {
      if (!this.#breaker.admits()) throw this.#failed('it has failed too often just now');
      return await this.#callPaid(texts, question, options);
    } finally {
      this.#slots.release();
    }
  }

  async #callPaid(texts: readonly string[], question: Question, options: CallOptions): Promise<RemoteAnswer> {
    const { chargeAs, id } = this.#settings;
    if (chargeAs === undefined || !options.payer) return this.#callGuarded(texts, question, options);
    let bytes = 2000 + Buffer.byteLength(JSON.stringify(question));
    for (const text of texts) bytes += Buffer.byteLength(text) + 100;
    let charge: Awaited<ReturnType<ClassifierPayer['reserve']>>;
    try {
      charge = await options.payer.reserve({
        model: chargeAs,
        provider: id,
        purpose: 'classifier',
        // A token has at least one byte.
        inputTokens: bytes,
        outputTokens: this.#format.maxOutputTokens ?? 0,
      });
    } catch (cause) {
      // The circuit breaker may have admitted this call as its only attempt.
      this.#breaker.abandoned();
      throw cause;
    }
    const requests: Requests = { begun: 0, refused: 0 };
    let usage: Usage | undefined;
    try {
      const answer = await this.#callGuarded(texts, question, options, requests);
      ({ usage } = answer);
      return answer;
    } finally {
      await charge.settle(usage ?? (requests.begun === requests.refused ? 'unsent' : 'sent'));
    }
  }

  async #callGuarded(
    texts: readonly string[],
    question: Question,
    options: CallOptions,
    requests: Requests = { begun: 0, refused: 0 },
  ): Promise<RemoteAnswer> {
    try {
      const answer = await this.#withTimeout(options, (signal) =>
        this.#format.ask(texts, question, (...request) => this.#post(signal, requests, ...request)),
      );
      this.#breaker.succeeded();
      return answer;
    } catch (cause) {
      if (options.signal.aborted) {
        this.#breaker.abandoned();
        throw options.signal.reason;
      }
      if (cause instanceof ServiceFailed || GatewayError.is(cause)) this.#breaker.failed();
      else this.#breaker.abandoned();
      // Messages of other errors may quote the response, which may quote the text.
      const isOwnError =
        cause instanceof ClassifierFailed || cause instanceof MalformedAnswer || GatewayError.is(cause);
      const reason = cause instanceof Error ? (isOwnError ? cause.message : cause.name) : 'unknown';
      this.#tools.log.warn({ classifier: this.id, reason }, 'a remote classifier has failed');
      throw this.#failed('it did not answer as it must');
    }
  }

  #withTimeout<T>(options: CallOptions, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal, timeoutMs = this.#settings.timeoutMs } = options;
    const Failure = timeoutMs < this.#settings.timeoutMs ? ClassifierFailed : ServiceFailed;
    const tooLate = (): Error => this.#failed('it took too long', Failure);
    const terms = { limitMs: timeoutMs, clock: this.#tools.clock, signal, tooLate };
    return withTimeLimit((limited) => untilAborted(work(limited), limited), terms);
  }

  async #post(
    signal: AbortSignal,
    requests: Requests,
    ...[url, body, headers]: Parameters<PostJson>
  ): Promise<unknown> {
    requests.begun += 1;
    const sent = this.#tools.http.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body, wellFormed),
      signal,
    });
    const response = await sent.catch((error: unknown) => {
      if (GatewayError.is(error) && error.code === 'GW_UPSTREAM_UNREACHABLE') requests.refused += 1;
      throw error;
    });
    if (!isSuccess(response)) {
      requests.refused += 1;
      response.discard();
      const Failure = refusedText.has(response.status) ? ClassifierFailed : ServiceFailed;
      throw this.#failed(`it answered with the status ${response.status}`, Failure);
    }
    const answer: unknown = JSON.parse(Buffer.from(await response.bytes(maxResponseBytes)).toString('utf8'));
    if (!isJsonObject(answer) && !Array.isArray(answer)) throw this.#failed('it answered with no object');
    return answer;
  }

  #failed(why: string, Failure = ClassifierFailed): ClassifierFailed {
    return new Failure(`The classifier "${this.id}" is not available: ${why}.`);
  }
}

/** Replaces lone surrogates, on which services written in some languages fail: one client that sends many such texts would open the circuit for all. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
