import {
  type Answer,
  type CacheNote,
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  type Hold,
  type InferenceCall,
  type ModelSwitches,
  type Next,
  type Outcome,
  perExchange,
} from '../../core/api/index.js';
import type { AnswerStore } from './answer-store.js';
import { type CacheKey, cacheKey } from './cache-key.js';
import type { CacheRules } from './cache-rules.js';
import { type CacheControl, parseCacheControl } from './cache-control.js';
import type { CacheRule } from './config.js';
import { type AnswerForm, fitsForm, type CachedAnswer, readAnswer, writeAnswer } from './cached-answer.js';
import { recordedAnswer } from './recorded-answer.js';
import { Recording } from './recording.js';
import { isCacheable } from './cacheable.js';
import { ReplayedAnswer } from './replayed-answer.js';

/** How far the clocks of replicas may differ. */
const clockDifferenceMs = 60_000;

/** The dependencies of {@link AnswerCache}. */
export interface AnswerCacheServices {
  /** Id of the plugin instance. */
  readonly id: string;
  readonly rules: CacheRules;
  readonly store: AnswerStore;
  /** A further part of the cache key, within which answers may be reused. */
  readonly scope: string;
  readonly secret: Buffer;
  readonly maxEntryBytes: number;
  readonly notes: ExchangeNotes;
  readonly clock: Clock;
  /** Undefined if models cannot be switched off. */
  readonly switches: ModelSwitches | undefined;
}

/** A call whose answer may be cached. */
interface CacheableCall {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly key: CacheKey;
  readonly ttlMs: number;
}

/** An answer that is being recorded. */
interface PendingEntry {
  readonly recording: Recording;
  readonly key: CacheKey;
  readonly ttlMs: number;
}

/** A cache of answers, which are reused for identical calls. */
export class AnswerCache {
  readonly #services: AnswerCacheServices;
  readonly #pending = perExchange<PendingEntry[]>(() => []);

  constructor(services: AnswerCacheServices) {
    this.#services = services;
  }

  /** The cached answer, or that of `next`. */
  answer(call: InferenceCall, exchange: Exchange, next: Next): Promise<Answer> {
    const { rules, secret, scope } = this.#services;
    const { connection } = exchange;
    const rule = connection && rules.find(call, connection);
    if (!rule || this.#isSwitchedOff(call, connection)) return next(call);
    const directives = parseCacheControl(exchange.header('cache-control'));
    if (directives.noStore || !isCacheable(call)) {
      this.#note(exchange, 'bypass');
      return next(call);
    }
    const key = cacheKey(call, connection, secret, scope);
    return this.#lookUp({ call, exchange, key, ttlMs: ttlOf(rule) }, directives, next);
  }

  /** A hold that stores the recorded answers when it is settled: before the client sees the end, so that its next call finds them. */
  hold(exchange: Exchange): Hold {
    return { settle: (outcome) => this.#store(exchange, outcome) };
  }

  /** Whether the model is switched off. That is otherwise checked in `govern`, which does not run for a cached answer. */
  #isSwitchedOff({ model }: InferenceCall, { organizationId }: Connection): boolean {
    return this.#services.switches?.isEnabled(organizationId, model) === false;
  }

  #lookUp(cacheable: CacheableCall, { maxAgeSeconds }: CacheControl, next: Next): Promise<Answer> {
    if (maxAgeSeconds === 0) return this.#forward(cacheable, next, 'refresh');
    const decide = (bytes: Buffer | undefined): Promise<Answer> => {
      const answer = bytes && read(bytes);
      if (!answer || !this.#isUsable(answer, cacheable)) return this.#forward(cacheable, next, 'miss');
      const isOld = maxAgeSeconds !== undefined && this.#services.clock.now() - answer.madeAt > maxAgeSeconds * 1000;
      return isOld ? this.#forward(cacheable, next, 'refresh') : Promise.resolve(this.#replay(answer, cacheable));
    };
    const found = this.#services.store.get(cacheable.key);
    return found instanceof Promise ? found.then(decide) : decide(found);
  }

  #isUsable(answer: CachedAnswer, { call }: CacheableCall): boolean {
    const now = this.#services.clock.now();
    // An answer from the future was made before the clock was set back, and would be used for as long as that was by.
    if (answer.expiresAt <= now || answer.madeAt > now + clockDifferenceMs) return false;
    return fitsForm(answer, formOf(call));
  }

  #replay(answer: CachedAnswer, { call, exchange }: CacheableCall): Answer {
    this.#note(exchange, 'hit');
    const seconds = Math.ceil((answer.expiresAt - this.#services.clock.now()) / 1000);
    const headers = { 'cache-status': `sluice; hit; ttl=${seconds}` };
    return new ReplayedAnswer(answer, { wanted: formOf(call), headers, signal: exchange.signal });
  }

  async #forward(
    { call, exchange, key, ttlMs }: CacheableCall,
    next: Next,
    result: 'miss' | 'refresh',
  ): Promise<Answer> {
    this.#note(exchange, result);
    const headers = { 'cache-status': `sluice; fwd=${result === 'miss' ? 'uri-miss' : 'request'}` };
    const record = (provider: string): Recording => {
      const recording = new Recording(call, provider, this.#services.maxEntryBytes);
      this.#pending.of(exchange).push({ recording, key, ttlMs });
      return recording;
    };
    return recordedAnswer(await next(call), { call, headers, record });
  }

  /** Stores the recorded answers of a completed exchange in which no policy has found anything. */
  #store(exchange: Exchange, { status }: Outcome): void {
    const { notes, clock, store, maxEntryBytes } = this.#services;
    const pending = this.#pending.of(exchange);
    if (pending.length === 0 || status !== 'completed') return;
    if (notes.of(exchange).some(({ kind }) => kind === 'policy')) return;
    const madeAt = clock.now();
    for (const { recording, key, ttlMs } of pending) {
      const recorded = recording.result();
      if (!recorded) continue;
      const bytes = writeAnswer({ ...recorded, madeAt, expiresAt: madeAt + ttlMs });
      if (bytes.length <= maxEntryBytes) store.set(key, bytes, ttlMs);
    }
  }

  #note(exchange: Exchange, result: CacheNote['result']): void {
    this.#services.notes.add(exchange, { kind: 'cache', plugin: this.#services.id, result });
  }
}

function ttlOf({ ttlSeconds }: CacheRule): number {
  return ttlSeconds * 1000;
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
