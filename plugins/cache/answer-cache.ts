import {
  after,
  type Answer,
  type CacheNote,
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  type Hold,
  type InferenceCall,
  type ModelCatalog,
  type ModelSwitches,
  type Next,
  type Outcome,
  perExchange,
  refuseDisabledModel,
  refuseOtherModels,
} from '../../core/api/index.js';
import type { AnswerStore } from './stores/answer-store.js';
import { type CacheKey, cacheKey } from './cache-key.js';
import type { CacheRules } from './cache-rules.js';
import { type CacheControl, parseCacheControl } from './cache-control.js';
import { type AnswerForm, fitsForm, type CachedAnswer, readAnswer, writeAnswer } from './cached-answer.js';
import { recordedAnswer } from './recorded-answer.js';
import { type Recorded, Recording } from './recording.js';
import { isCacheable, isOwnCall } from './cacheable.js';
import type { Question } from './similar/question.js';
import { ReplayedAnswer } from './replayed-answer.js';
import type { SimilarQuestion, SimilarQuestions } from './similar/similar-questions.js';

/** How far the clocks of replicas may differ. */
const clockDifferenceMs = 60_000;

/** The dependencies of {@link AnswerCache}. */
interface AnswerCacheServices {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly rules: CacheRules;
  readonly store: AnswerStore;
  readonly similar: SimilarQuestions;
  /** A further part of the cache key, within which answers may be reused. */
  readonly scope: string;
  readonly secret: Buffer;
  readonly maxEntryBytes: number;
  readonly notes: ExchangeNotes;
  readonly clock: Clock;
  /** Undefined if models cannot be switched off. */
  readonly switches: ModelSwitches | undefined;
  readonly catalog: ModelCatalog;
}

/** A call whose answer may be cached. */
interface CacheableCall {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly key: CacheKey;
  readonly ttlMs: number;
  /** Undefined if only identical calls may get the same answer. */
  readonly question: Question | undefined;
}

/** An answer that is being recorded. */
interface PendingEntry {
  readonly recording: Recording;
  readonly key: CacheKey;
  readonly ttlMs: number;
  readonly question: Question | undefined;
}

/** A stored answer that can be used. */
interface UsableAnswer {
  readonly answer: CachedAnswer;
  /** The question that it answers; undefined for an identical call. */
  readonly found?: SimilarQuestion;
}

/** A cache of answers, which are reused for identical calls, and where a rule says so for similar questions. */
export class AnswerCache {
  readonly #services: AnswerCacheServices;
  readonly #pending = perExchange<PendingEntry[]>(() => []);

  constructor(services: AnswerCacheServices) {
    this.#services = services;
  }

  /** The cached answer, or that of `next`. */
  answer(call: InferenceCall, exchange: Exchange, next: Next): Promise<Answer> {
    const { rules, secret, scope, similar, catalog } = this.#services;
    const { connection } = exchange;
    const rule = connection && rules.find(call, connection);
    if (!rule || isOwnCall(call) || this.#isSwitchedOff(call, connection)) return next(call);
    // Otherwise checked in `govern`, which does not run for a cached answer; keys of a connection share answers, and may have lists of their own.
    refuseDisabledModel(call.model, exchange, catalog, { requested: call.source.original.model });
    refuseOtherModels(call, exchange, catalog);
    const directives = parseCacheControl(exchange.header('cache-control'));
    if (directives.noStore || !isCacheable(call)) {
      this.#note(exchange, 'bypass');
      return next(call);
    }
    const key = cacheKey(call, connection, secret, scope);
    const question = similar.questionOf(call, connection, rule.similar);
    return this.#lookUp({ call, exchange, key, ttlMs: rule.ttlSeconds * 1000, question }, directives, next);
  }

  /** A hold that stores the recorded answers when it is settled: before the client sees the end, so that its next call finds them. */
  hold(exchange: Exchange): Hold {
    return { settle: (outcome) => this.#store(exchange, outcome) };
  }

  /** Whether the model is switched off. That is otherwise checked in `govern`, which does not run for a cached answer. */
  #isSwitchedOff({ model }: InferenceCall, { organizationId }: Connection): boolean {
    return this.#services.switches?.isEnabled(organizationId, model) === false;
  }

  #lookUp(cacheable: CacheableCall, control: CacheControl, next: Next): Promise<Answer> {
    if (control.maxAgeSeconds === 0) return this.#forward(cacheable, next, 'refresh');
    const decide = (bytes: Buffer | undefined): Promise<Answer> => {
      const answer = this.#usable(bytes, cacheable);
      if (answer) return this.#replayIfFresh({ answer }, cacheable, control, next);
      return this.#lookUpSimilar(cacheable, control, next);
    };
    return Promise.resolve(after(this.#services.store.get(cacheable.key), decide));
  }

  async #lookUpSimilar(cacheable: CacheableCall, control: CacheControl, next: Next): Promise<Answer> {
    const { similar, store } = this.#services;
    const { question, exchange } = cacheable;
    const found = question && (await similar.find(question, exchange));
    if (!found) return this.#forward(cacheable, next, 'miss');
    const bytes = await store.get(found.known.key);
    if (!bytes) similar.forget(question, found);
    const answer = this.#usable(bytes, cacheable);
    if (!answer) return this.#forward(cacheable, next, 'miss');
    return this.#replayIfFresh({ answer, found }, cacheable, control, next);
  }

  /** The stored answer, if it can be used for the call. */
  #usable(bytes: Buffer | undefined, { call }: CacheableCall): CachedAnswer | undefined {
    const answer = bytes && read(bytes);
    const now = this.#services.clock.now();
    // An answer from the future was made before the clock was set back, and would be used for too long by that time.
    if (!answer || answer.expiresAt <= now || answer.madeAt > now + clockDifferenceMs) return undefined;
    return fitsForm(answer, formOf(call)) ? answer : undefined;
  }

  #replayIfFresh(
    usable: UsableAnswer,
    cacheable: CacheableCall,
    { maxAgeSeconds }: CacheControl,
    next: Next,
  ): Promise<Answer> {
    const ageMs = this.#services.clock.now() - usable.answer.madeAt;
    if (maxAgeSeconds !== undefined && ageMs > maxAgeSeconds * 1000) return this.#forward(cacheable, next, 'refresh');
    return Promise.resolve(this.#replay(usable, cacheable));
  }

  #replay({ answer, found }: UsableAnswer, { call, exchange }: CacheableCall): Answer {
    const seconds = Math.ceil((answer.expiresAt - this.#services.clock.now()) / 1000);
    const status = `sluice; hit; ttl=${seconds}`;
    // Three digits, as RFC 8941 allows, and never more than it was.
    const similarity = found && Math.floor(found.similarity * 1000) / 1000;
    this.#note(exchange, 'hit', found && { similarity: similarity ?? 0, requestId: found.known.requestId });
    const headers = {
      'cache-status': found ? `${status}; detail=similar; similarity=${String(similarity)}` : status,
    };
    return new ReplayedAnswer(answer, { wanted: formOf(call), headers, signal: exchange.signal });
  }

  async #forward(cacheable: CacheableCall, next: Next, result: 'miss' | 'refresh'): Promise<Answer> {
    const { call, exchange, key, ttlMs, question } = cacheable;
    this.#note(exchange, result);
    // While the provider answers.
    if (question) this.#services.similar.prepare(question, exchange);
    const headers = { 'cache-status': `sluice; fwd=${result === 'miss' ? 'uri-miss' : 'request'}` };
    const record = (provider: string): Recording => {
      const recording = new Recording(call, provider, this.#services.maxEntryBytes);
      this.#pending.of(exchange).push({ recording, key, ttlMs, question });
      return recording;
    };
    return recordedAnswer(await next(call), { call, headers, record });
  }

  /** Stores the recorded answers of a completed exchange in which no policy has found anything. */
  #store(exchange: Exchange, { status }: Outcome): void | Promise<void> {
    const { notes, clock, store, similar, maxEntryBytes } = this.#services;
    const pending = this.#pending.of(exchange);
    if (pending.length === 0 || status !== 'completed') return;
    if (notes.of(exchange).some(({ kind }) => kind === 'policy')) return;
    const madeAt = clock.now();
    const remembering: Promise<void>[] = [];
    for (const { recording, key, ttlMs, question } of pending) {
      const recorded = recording.result();
      if (!recorded) continue;
      const expiresAt = madeAt + ttlMs;
      const bytes = writeAnswer({ ...recorded, madeAt, expiresAt });
      if (bytes.length > maxEntryBytes) continue;
      store.set(key, bytes, ttlMs);
      if (question && !callsTools(recorded)) remembering.push(similar.remember(question, exchange, { key, expiresAt }));
    }
    return remembering.length === 0 ? undefined : Promise.all(remembering).then(() => undefined);
  }

  #note(exchange: Exchange, result: CacheNote['result'], similar?: CacheNote['similar']): void {
    const { notes, id } = this.#services;
    notes.add(exchange, { kind: 'cache', plugin: id, result, ...(similar && { similar }) });
  }
}

/** Whether the answer calls tools: with arguments from its own question. */
function callsTools({ pieces }: Recorded): boolean {
  return pieces.some(({ parts }) => parts.some((part) => part.type === 'finish' && part.reason === 'tool_calls'));
}

function formOf(call: InferenceCall): AnswerForm {
  return { stream: call.stream, includeUsage: call.kind === 'chat' && call.includeUsage };
}

/** Decodes a stored answer; undefined when that fails. */
function read(bytes: Buffer): CachedAnswer | undefined {
  try {
    return readAnswer(bytes);
  } catch {
    return undefined;
  }
}
